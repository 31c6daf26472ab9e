//! The 81 cells, and the rows, columns and boxes that they lie in.

use core::fmt;
use core::str::FromStr;

dense_enum! {
    /// One of the nine rows, from top to bottom.
    Row: 9 from 0, "row", index 0 to 8 { R1 R2 R3 R4 R5 R6 R7 R8 R9 }
}

dense_enum! {
    /// One of the nine columns, from left to right.
    Column: 9 from 0, "column", index 0 to 8 { C1 C2 C3 C4 C5 C6 C7 C8 C9 }
}

dense_enum! {
    /// One of the nine boxes, row by row: `(row / 3) * 3 + column / 3`.
    ///
    /// Named `Block` because `Box` is taken in Rust; it prints as `box 1` to
    /// `box 9`.
    Block: 9 from 0, "box", index 0 to 8 { B1 B2 B3 B4 B5 B6 B7 B8 B9 }
}

dense_enum! {
    /// One of the 81 cells.
    ///
    /// The [`index`](Self::index) counts from 0, row by row. Text counts from 1:
    /// `r1c9` is the last cell of the first row.
    ///
    /// ```
    /// use bitdoku::{Block, Cell, Column, Row};
    ///
    /// let cell = Cell::new(Row::R4, Column::C6);
    /// assert_eq!(cell, Cell::R4C6);
    /// assert_eq!(cell.index(), 3 * 9 + 5);
    /// assert_eq!(cell.block(), Block::B5);
    /// assert_eq!(cell.to_string(), "r4c6");
    /// assert_eq!("r4c6".parse(), Ok(cell));
    /// ```
    Cell: 81 from 0, "cell", index 0 to 80 {
        R1C1 R1C2 R1C3 R1C4 R1C5 R1C6 R1C7 R1C8 R1C9
        R2C1 R2C2 R2C3 R2C4 R2C5 R2C6 R2C7 R2C8 R2C9
        R3C1 R3C2 R3C3 R3C4 R3C5 R3C6 R3C7 R3C8 R3C9
        R4C1 R4C2 R4C3 R4C4 R4C5 R4C6 R4C7 R4C8 R4C9
        R5C1 R5C2 R5C3 R5C4 R5C5 R5C6 R5C7 R5C8 R5C9
        R6C1 R6C2 R6C3 R6C4 R6C5 R6C6 R6C7 R6C8 R6C9
        R7C1 R7C2 R7C3 R7C4 R7C5 R7C6 R7C7 R7C8 R7C9
        R8C1 R8C2 R8C3 R8C4 R8C5 R8C6 R8C7 R8C8 R8C9
        R9C1 R9C2 R9C3 R9C4 R9C5 R9C6 R9C7 R9C8 R9C9
    }
}

impl Cell {
    /// The cell where a row and a column meet.
    #[inline]
    #[must_use]
    pub const fn new(row: Row, column: Column) -> Self {
        Self::at(9 * row.index() + column.index())
    }

    /// The row of the cell.
    #[inline]
    #[must_use]
    pub const fn row(self) -> Row {
        Row::at(self.index() / 9)
    }

    /// The column of the cell.
    #[inline]
    #[must_use]
    pub const fn column(self) -> Column {
        Column::at(self.index() % 9)
    }

    /// The box of the cell.
    #[inline]
    #[must_use]
    pub const fn block(self) -> Block {
        Block::at(self.index() / 27 * 3 + self.index() % 9 / 3)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}", self.index() + 1)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.index() + 1)
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "box {}", self.index() + 1)
    }
}

impl fmt::Display for Cell {
    /// `r1c1` to `r9c9`; width, fill and alignment count as for a `str`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.row() as u8, self.column() as u8);
        let name = [b'r', b'1' + row, b'c', b'1' + column];
        // ASCII, so there is no error to hide.
        f.pad(str::from_utf8(&name).unwrap_or_default())
    }
}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads `r1c1` to `r9c9`, in either case, and nothing else.
    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let &[b'r' | b'R', row, b'c' | b'C', column] = text.as_bytes() else {
            return Err(ParseCellError(()));
        };
        let row = Row::from_index(usize::from(row).wrapping_sub(usize::from(b'1')));
        let column = Column::from_index(usize::from(column).wrapping_sub(usize::from(b'1')));
        match (row, column) {
            (Some(row), Some(column)) => Ok(Self::new(row, column)),
            _ => Err(ParseCellError(())),
        }
    }
}

/// A text did not name a [`Cell`].
///
/// ```
/// use bitdoku::Cell;
///
/// let error = "r0c1".parse::<Cell>().unwrap_err();
/// assert_eq!(error.to_string(), "expected a cell from r1c1 to r9c9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError(());

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cell from r1c1 to r9c9")
    }
}

impl core::error::Error for ParseCellError {}
