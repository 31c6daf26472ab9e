//! What is wrong with a text, and where.

use super::utf8::first_char;

/// What a text that is no grid has wrong with it.
///
/// [`ParseGridError`] knows where, and says all of it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text ends before cell 81, or its first line does and has 19 cells or
    /// more, so that it is meant as a puzzle in one line and not as a row. The
    /// error is at the end of that line, or after rows of nine at that of the text.
    #[non_exhaustive]
    TooFewCells {
        /// How many cells there are, 0 to 80.
        cells: u32,
    },
    /// A cell follows cell 81. The error is at cell 82.
    #[non_exhaustive]
    TooManyCells {
        /// How many cells there are, from 82 on: those of a puzzle in one line to
        /// its end or comment, those of a board to the end of the text, whatever
        /// the lengths of the rows. In both they end where a character has no
        /// place in a grid. From cell 82 on any blank counts.
        cells: u32,
    },
    /// A row of a board in several lines does not have nine cells. The error is
    /// at the end of the row, or at its tenth cell.
    #[non_exhaustive]
    RowLength {
        /// How many cells the row has.
        cells: u32,
    },
    /// Two characters stand for blank cells. The error is at the first that is
    /// not like those before it.
    #[non_exhaustive]
    MixedBlanks {
        /// The blank before it.
        blank: char,
    },
    /// Some lines can be borders or rows of nine blanks, and the text does not
    /// tell which of them are rows. The error is at the first of these lines.
    AmbiguousBorder,
    /// Where a cell is expected, something else stands.
    UnexpectedCharacter,
    /// After the last cell something stands that is no comment.
    TrailingText,
    /// Where a cell or the end is expected, there is a byte that begins no UTF-8
    /// character. (Comments may hold any bytes.)
    #[non_exhaustive]
    InvalidUtf8 {
        /// The byte.
        byte: u8,
    },
}

/// A text was not one Sudoku grid: what stood where, and what was expected.
///
/// ```
/// use bitdoku::{Grid, ParseErrorKind};
///
/// let error = "53..7.,..".parse::<Grid>().unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::UnexpectedCharacter);
/// assert_eq!((error.line(), error.column(), error.offset()), (1, 7, 6));
/// assert_eq!(error.found(), Some(','));
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 7: found ',', expected a digit 1 to 9 or a blank (one of . 0 _ * - X x ?)",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseGridError {
    offset: usize,
    kind: ParseErrorKind,
    found: Option<char>,
    line: u32,
    column: u32,
}

const _: () = assert!(size_of::<ParseGridError>() <= 32);

impl ParseGridError {
    /// What is wrong.
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }

    /// Where, in bytes from 0. A byte-order mark counts.
    ///
    /// It is at most the length of the text, and that where the text ends too
    /// early.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The line, from 1. Lines end with LF, CR LF or CR.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The same error, of a text that begins in a later line of a longer one.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let error = "53..7....6..195".parse::<Grid>().unwrap_err();
    /// assert_eq!(error.line(), 1);
    /// assert_eq!(error.starting_at(7).line(), 7);
    /// ```
    #[must_use]
    pub const fn starting_at(mut self, line: u32) -> Self {
        self.line = self.line.saturating_add(line.saturating_sub(1));
        self
    }

    /// The column, from 1, in characters (Unicode scalar values). A byte-order
    /// mark at the beginning of the text is not in a column.
    #[must_use]
    pub const fn column(&self) -> u32 {
        self.column
    }

    /// The character that stood there. `None` at the end of the text, and where
    /// the bytes are [no UTF-8](ParseErrorKind::InvalidUtf8).
    #[must_use]
    pub const fn found(&self) -> Option<char> {
        self.found
    }
}

impl core::error::Error for ParseGridError {}

/// What a reader knows of an error: the kind, and the bytes before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    pub(super) kind: ParseErrorKind,
    pub(super) offset: usize,
}

impl Fault {
    pub(super) const fn is_too_few(self) -> bool {
        matches!(self.kind, ParseErrorKind::TooFewCells { .. })
    }
}

impl ParseGridError {
    /// Finds the line, the column and the character of a fault, in one pass
    /// over the text before it. `skipped` bytes stood before the text.
    pub(super) fn new(text: &[u8], fault: Fault, skipped: usize) -> Self {
        let Fault { mut kind, offset } = fault;
        let (mut line, mut column, mut last) = (1_u32, 1_u32, 0);
        let (before, rest) = text.split_at_checked(offset).unwrap_or((text, &[]));
        for &byte in before {
            match byte {
                b'\n' if last == b'\r' => {}
                b'\n' | b'\r' => (line, column) = (line.saturating_add(1), 1),
                0x80..=0xbf => {}
                _ => column = column.saturating_add(1),
            }
            last = byte;
        }
        let found = first_char(rest);
        if let (None, Some(&byte)) = (found, rest.first()) {
            kind = ParseErrorKind::InvalidUtf8 { byte };
        }
        Self {
            offset: skipped + offset,
            kind,
            found,
            line,
            column,
        }
    }
}
