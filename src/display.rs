//! Grids as text.

use crate::{Digit, Grid};
use core::fmt::{self, Write as _};

impl fmt::Display for Grid {
    /// `{}` is the line of 81 characters, `.` for a blank; `{:#}` is the board
    /// in a frame, without a line end after it. Both read back to the same grid.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C3, Some(Digit::D4));
    /// assert!(format!("{grid}").starts_with("..4......"));
    /// assert!(format!("{grid:#}").starts_with("\
    /// +-------+-------+-------+
    /// | . . 4 | . . . | . . . |
    /// "));
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            board(self, f)
        } else {
            line(self, f)
        }
    }
}

impl fmt::Debug for Grid {
    /// `{:?}` is the line, `{:#?}` the board in a frame.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Grid(")?;
        if f.alternate() {
            f.write_char('\n')?;
            board(self, f)?;
            f.write_char('\n')?;
        } else {
            line(self, f)?;
        }
        f.write_str(")")
    }
}

fn line(grid: &Grid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    grid.iter()
        .try_for_each(|(_, content)| f.write_char(character(content)))
}

fn board(grid: &Grid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    const BORDER: &str = "+-------+-------+-------+";
    f.write_str(BORDER)?;
    for (cell, content) in grid {
        let (row, column) = (cell.row().index(), cell.column().index());
        if column == 0 {
            f.write_str("\n|")?;
        }
        f.write_char(' ')?;
        f.write_char(character(content))?;
        if column % 3 == 2 {
            f.write_str(" |")?;
        }
        if row % 3 == 2 && column == 8 {
            f.write_char('\n')?;
            f.write_str(BORDER)?;
        }
    }
    Ok(())
}

/// The character of a cell: its digit, `.` for a blank.
pub(crate) const fn ascii(content: Option<Digit>) -> u8 {
    match content {
        Some(digit) => b'0' + digit.get(),
        None => b'.',
    }
}

fn character(content: Option<Digit>) -> char {
    char::from(ascii(content))
}
