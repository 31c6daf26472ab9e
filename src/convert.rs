//! Grids from and into arrays of numbers, and from text.

use crate::parse::{self, ParseGridError};
use crate::{Cell, Digit, Grid, display};
use core::fmt;
use core::str::FromStr;

impl Grid {
    /// The grid of a line of exactly 81 characters: `1` to `9`, and `.` or `0`
    /// for a blank, even both of them in one line. `None` for anything else.
    ///
    /// It is `const`, for puzzles in statics, which lie in flash memory on a
    /// microcontroller. At run time take [`FromStr`], which
    /// reads every usual form and says what is wrong with the others.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// static PUZZLE: Grid = Grid::from_line(
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    /// )
    /// .unwrap();
    /// assert_eq!(PUZZLE.clue_count(), 30);
    /// ```
    #[must_use]
    pub const fn from_line(line: &str) -> Option<Self> {
        let Some(bytes) = line.as_bytes().first_chunk::<81>() else {
            return None;
        };
        if line.len() != bytes.len() {
            return None;
        }
        let mut cells = [None; 81];
        let mut index = 0;
        while index < 81 {
            let byte = bytes[index];
            cells[index] = Digit::from_char(byte as char);
            if cells[index].is_none() && !matches!(byte, b'.' | b'0') {
                return None;
            }
            index += 1;
        }
        Some(Self::from_cells(cells))
    }

    /// The line of 81 ASCII characters: `1` to `9`, and `.` for a blank.
    ///
    /// It is what `{}` prints, without a formatter and without allocation, and
    /// [`from_line`](Self::from_line) and [`from_bytes`](Self::from_bytes) read it.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C3, Some(Digit::D4));
    /// assert!(grid.to_line().starts_with(b"..4......"));
    /// assert_eq!(Grid::from_bytes(&grid.to_line()), Ok(grid));
    /// ```
    #[must_use]
    pub const fn to_line(&self) -> [u8; 81] {
        let mut line = [b'.'; 81];
        let mut index = 0;
        while index < 81 {
            line[index] = display::ascii(self.digits()[index]);
            index += 1;
        }
        line
    }

    /// The grid in a text given as bytes, read as [`FromStr`] reads it.
    ///
    /// For text that is not known to be UTF-8, as from a file or a serial line:
    /// a comment may hold any bytes.
    ///
    /// # Errors
    ///
    /// [`ParseGridError`], as from [`FromStr`].
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r\n";
    /// assert_eq!(Grid::from_bytes(text)?.clue_count(), 30);
    /// # Ok::<(), bitdoku::ParseGridError>(())
    /// ```
    pub fn from_bytes(text: &[u8]) -> Result<Self, ParseGridError> {
        parse::read(text).map(Self::from_cells)
    }

    /// The values in reading order, 0 for a blank.
    pub(crate) fn values(&self) -> [u8; 81] {
        self.digits().map(|digit| digit.map_or(0, Digit::get))
    }
}

impl FromStr for Grid {
    type Err = ParseGridError;

    /// Reads a grid: 81 characters in one line, nine lines, or a framed board, by
    /// the rules under [the text](crate#the-text).
    ///
    /// # Errors
    ///
    /// [`ParseGridError`] if the text is anything else. Nothing is cut off,
    /// padded or guessed. Rules are not checked here: see [`Grid::is_valid`].
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let grid: Grid = "
    ///     5 3 . | . 7 . | . . .
    ///     6 . . | 1 9 5 | . . .
    ///     . 9 8 | . . . | . 6 .
    ///     ------+-------+------
    ///     8 . . | . 6 . | . . 3
    ///     4 . . | 8 . 3 | . . 1
    ///     7 . . | . 2 . | . . 6
    ///     ------+-------+------
    ///     . 6 . | . . . | 2 8 .
    ///     . . . | 4 1 9 | . . 5
    ///     . . . | . 8 . | . 7 9
    /// "
    /// .parse()?;
    /// assert_eq!(grid.clue_count(), 30);
    /// # Ok::<(), bitdoku::ParseGridError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseGridError> {
        Self::from_bytes(text.as_bytes())
    }
}

impl TryFrom<&str> for Grid {
    type Error = ParseGridError;

    /// The same as [`FromStr`].
    fn try_from(text: &str) -> Result<Self, ParseGridError> {
        text.parse()
    }
}

impl TryFrom<&[u8; 81]> for Grid {
    type Error = InvalidValueError;

    /// The grid with these values in reading order, 0 for a blank.
    ///
    /// The values are numbers. Characters, as in `b"53..7"`, are read with
    /// [`Grid::from_bytes`].
    ///
    /// # Errors
    ///
    /// [`InvalidValueError`] with the first cell whose value is not 0 to 9.
    fn try_from(values: &[u8; 81]) -> Result<Self, InvalidValueError> {
        let mut cells = [None; 81];
        for (content, &value) in cells.iter_mut().zip(values) {
            *content = Digit::new(value);
        }
        // Apart from the loop above, which then has no branch.
        match values.iter().position(|&value| value > 9) {
            Some(index) => Err(InvalidValueError {
                cell: Cell::at(index),
                value: values[index],
            }),
            None => Ok(Self::from_cells(cells)),
        }
    }
}

impl TryFrom<[u8; 81]> for Grid {
    type Error = InvalidValueError;

    /// The grid with these values in reading order, 0 for a blank.
    ///
    /// The values are numbers. Characters, as in `b"53..7"`, are read with
    /// [`Grid::from_bytes`].
    ///
    /// # Errors
    ///
    /// [`InvalidValueError`] with the first cell whose value is not 0 to 9.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut values = [0; 81];
    /// values[80] = 4;
    /// let grid = Grid::try_from(values)?;
    /// assert_eq!(grid[Cell::R9C9], Some(Digit::D4));
    /// assert_eq!(<[u8; 81]>::from(grid), values);
    /// # Ok::<(), bitdoku::InvalidValueError>(())
    /// ```
    fn try_from(values: [u8; 81]) -> Result<Self, InvalidValueError> {
        Self::try_from(&values)
    }
}

impl TryFrom<&[[u8; 9]; 9]> for Grid {
    type Error = InvalidValueError;

    /// The grid with these rows of values, 0 for a blank.
    ///
    /// # Errors
    ///
    /// [`InvalidValueError`] with the first cell, in reading order, whose value is
    /// not 0 to 9.
    fn try_from(rows: &[[u8; 9]; 9]) -> Result<Self, InvalidValueError> {
        let mut values = [0; 81];
        for (value, &given) in values.iter_mut().zip(rows.as_flattened()) {
            *value = given;
        }
        Self::try_from(&values)
    }
}

impl TryFrom<[[u8; 9]; 9]> for Grid {
    type Error = InvalidValueError;

    /// The grid with these rows of values, 0 for a blank.
    ///
    /// # Errors
    ///
    /// [`InvalidValueError`] with the first cell, in reading order, whose value is
    /// not 0 to 9.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut rows = [[0; 9]; 9];
    /// rows[8][0] = 4;
    /// let grid = Grid::try_from(rows)?;
    /// assert_eq!(grid[Cell::R9C1], Some(Digit::D4));
    /// assert_eq!(<[[u8; 9]; 9]>::from(grid), rows);
    /// # Ok::<(), bitdoku::InvalidValueError>(())
    /// ```
    fn try_from(rows: [[u8; 9]; 9]) -> Result<Self, InvalidValueError> {
        Self::try_from(&rows)
    }
}

impl From<Grid> for [u8; 81] {
    /// The values in reading order, 0 for a blank.
    fn from(grid: Grid) -> Self {
        grid.values()
    }
}

impl From<Grid> for [[u8; 9]; 9] {
    /// The rows of values, 0 for a blank.
    fn from(grid: Grid) -> Self {
        let mut rows = [[0; 9]; 9];
        for (value, given) in rows.as_flattened_mut().iter_mut().zip(grid.values()) {
            *value = given;
        }
        rows
    }
}

/// An array of numbers held one that is not 0 to 9.
///
/// ```
/// use bitdoku::{Cell, Grid};
///
/// let mut values = [0; 81];
/// values[9] = 10;
/// let error = Grid::try_from(values).unwrap_err();
/// assert_eq!((error.cell(), error.value()), (Cell::R2C1, 10));
/// assert_eq!(error.to_string(), "the value 10 at r2c1 is not 0 to 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvalidValueError {
    cell: Cell,
    value: u8,
}

impl InvalidValueError {
    /// The first cell, in reading order, with such a value.
    #[must_use]
    pub const fn cell(self) -> Cell {
        self.cell
    }

    /// The value.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.value
    }
}

impl fmt::Display for InvalidValueError {
    /// The value and its cell; what to call instead if it looks like a character.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the value {} at {} is not 0 to 9", self.value, self.cell)?;
        if matches!(self.value, b'0'..=b'9' | b'.') {
            f.write_str(" (a text is read with Grid::from_bytes)")?;
        }
        Ok(())
    }
}

impl core::error::Error for InvalidValueError {}
