//! A reading error in words.

use super::{ParseErrorKind, ParseGridError};
use core::fmt::{self, Write};

impl fmt::Display for ParseGridError {
    /// Where, what stood there, and what was expected, in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: found ", self.line(), self.column())?;
        match (self.kind(), self.found()) {
            (ParseErrorKind::InvalidUtf8 { byte }, _) => {
                write!(f, "the byte {byte:#04x}, which is not UTF-8")?;
            }
            (_, None) => f.write_str("the end of the text")?,
            (_, Some('\n' | '\r')) => f.write_str("the end of the line")?,
            (_, Some(char)) => write_char(f, char)?,
        }
        match self.kind() {
            ParseErrorKind::TooFewCells { cells } => {
                write!(f, " after {cells} {}, expected 81", plural(cells))
            }
            ParseErrorKind::TooManyCells { cells } => write!(
                f,
                ", expected the end of the grid after 81 cells, but there are {cells}"
            ),
            ParseErrorKind::RowLength { cells } if cells < 9 => {
                write!(
                    f,
                    " after {cells} {}, expected 9 in each row",
                    plural(cells)
                )
            }
            ParseErrorKind::RowLength { cells } => write!(
                f,
                ", expected the end of the row after 9 cells, but it has {cells}"
            ),
            ParseErrorKind::MixedBlanks { blank } => {
                f.write_str(", expected ")?;
                write_char(f, blank)?;
                f.write_str(" for every blank, as before")
            }
            ParseErrorKind::AmbiguousBorder => {
                f.write_str(", expected no border that can be read as a row of nine blanks")
            }
            ParseErrorKind::UnexpectedCharacter => {
                f.write_str(", expected a digit 1 to 9 or a blank (one of . 0 _ * - X x ?)")
            }
            ParseErrorKind::TrailingText => {
                f.write_str(", expected the end of the grid after 81 cells")
            }
            ParseErrorKind::InvalidUtf8 { .. } => f.write_str(", expected text"),
        }
    }
}

/// As `'x'`, or as `U+00B7` if it is not printable ASCII.
///
/// The `Debug` form of a character comes with tables of all of Unicode, 3 KB on
/// a microcontroller, and with paths that can panic.
fn write_char(f: &mut fmt::Formatter<'_>, char: char) -> fmt::Result {
    if matches!(char, ' '..='~') {
        f.write_char('\'')?;
        f.write_char(char)?;
        return f.write_char('\'');
    }
    write!(f, "U+{:04X}", u32::from(char))
}

const fn plural(cells: u32) -> &'static str {
    if cells == 1 { "cell" } else { "cells" }
}
