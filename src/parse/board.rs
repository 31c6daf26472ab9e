//! The full reader: every layout, every error, one pass a reading.

use super::error::Fault;
use super::frame::{Part, border};
use super::{Class, ParseErrorKind, class, is_line_end};
use crate::Digit;

/// A first line with more cells than this is meant as a one-line puzzle, so
/// that its error speaks of 81 cells and not of nine.
const LONGEST_ROW: usize = 18;

/// Reads a text in any layout.
pub(super) fn read(text: &[u8], cells: &mut [Option<Digit>; 81]) -> Result<(), Fault> {
    let mut told = Ok(());
    for reading in [Reading::Borders, Reading::DashRows, Reading::ZeroBlanks] {
        let Err(fault) = attempt(text, reading, cells) else {
            return Ok(());
        };
        // The first one's, or with rows of dashes in the count of too few.
        if told.is_ok() || reading == Reading::DashRows && fault.is_too_few() {
            told = Err(fault);
        }
    }
    told
}

/// Reads a text in one pass.
fn attempt(text: &[u8], reading: Reading, cells: &mut [Option<Digit>; 81]) -> Result<(), Fault> {
    let mut board = Board {
        reading,
        text,
        at: 0,
        cells,
        count: 0,
        column: 0,
        blank: 0,
        layout: Layout::Open,
        dash_lines: 0,
        first_dash_line: 0,
        excess: 0,
    };
    let read = board.read();
    let offset = board.at;
    read.map_err(|kind| Fault { kind, offset })
}

/// The ways to understand a text; the head of the module tells why three.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// What can be a border is one.
    Borders,
    /// What can be a border is cells if it can be cells.
    DashRows,
    /// `0` is the blank, and other blanks separate rows.
    ZeroBlanks,
}

/// What the text is, as far as it is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// The first line of cells is to come or is being read.
    Open,
    /// The 81 cells were one line.
    OneLine,
    /// There is a border, a bar or a row, so that the cells cannot be one line.
    Rows,
}

/// A text, being read.
struct Board<'a> {
    reading: Reading,
    text: &'a [u8],
    /// The offset of what is read next; of the error, once there is one.
    at: usize,
    cells: &'a mut [Option<Digit>; 81],
    /// The cells so far. It goes on beyond 81, to tell how many too many.
    count: usize,
    /// `count` modulo 9; to divide is a library call on small processors.
    column: u8,
    /// The blank of this text, 0 until there is one.
    blank: u8,
    layout: Layout,
    /// The borders that could have been rows of nine dashes, and the first one.
    dash_lines: usize,
    first_dash_line: usize,
    /// Where the first cell too many is: the tenth of its row, or cell 82. Bars
    /// below the last row as well.
    excess: usize,
}

impl Board<'_> {
    fn read(&mut self) -> Result<(), ParseErrorKind> {
        let lines = self.lines();
        if self.count > 81 {
            // Whatever ended the reading came after that.
            self.at = self.excess;
            let cells = saturate(self.count);
            return Err(ParseErrorKind::TooManyCells { cells });
        }
        lines?;
        if self.count < 81 {
            return Err(self.too_few());
        }
        if self.reading == Reading::ZeroBlanks && self.blank != b'0' {
            // Without a `0` the other blanks were no mixture: they are cells.
            return Err(self.unexpected());
        }
        Ok(())
    }

    fn lines(&mut self) -> Result<(), ParseErrorKind> {
        while self.at < self.text.len() {
            self.skip_spaces();
            match self.peek(0) {
                byte if is_line_end(byte) => {}
                b'#' if self.layout == Layout::OneLine || self.count == 0 => {}
                _ if self.layout == Layout::OneLine => return Err(self.unexpected()),
                _ if self.is_border() => self.layout = Layout::Rows,
                _ => self.row()?,
            }
            // Over a remark, a border or a comment.
            while !is_line_end(self.peek(0)) {
                self.at += 1;
            }
            self.at += 1;
        }
        // The end of the last line counted as a character.
        self.at = self.text.len();
        Ok(())
    }

    /// Whether this line is a border, in this reading.
    fn is_border(&mut self) -> bool {
        let Some(dashes) = border(self.rest()) else {
            return false;
        };
        if dashes == 9 && self.reading == Reading::Borders {
            if self.dash_lines == 0 {
                self.first_dash_line = self.at;
            }
            self.dash_lines += 1;
        }
        self.reading != Reading::DashRows || !matches!(dashes, 9 | 81)
    }

    /// Reads a line of cells up to its end: a row, or a one-line puzzle.
    fn row(&mut self) -> Result<(), ParseErrorKind> {
        let before = self.count;
        if before == 81 {
            // For bars, if no cell follows on this line.
            self.excess = self.at;
        }
        let mut spaced = false;
        let mut separated = false;
        let cells = loop {
            let cells = self.count - before;
            let space = self.skip_spaces();
            let byte = self.peek(0);
            let class = class(byte);
            // The end of a one-line puzzle: of its line, or at a comment.
            if self.layout == Layout::Open
                && self.count >= 81
                && (matches!(class, Class::LineEnd | Class::Separator)
                    || space && !(spaced && self.is_lone_cell(class)))
            {
                self.layout = Layout::OneLine;
                return Ok(());
            }
            spaced |= space;
            match class {
                Class::LineEnd => break cells,
                Class::Blank if self.is_separator(byte) => {
                    separated = true;
                    self.at += 1;
                }
                Class::Digit(_) | Class::Blank => {
                    // Once there are too many of all, those of a row do not matter.
                    if self.count == 81 || cells == 9 && self.count < 81 {
                        self.excess = self.at;
                    }
                    self.cell(byte, class)?;
                }
                _ => match Part::first(self.rest()) {
                    Some((Part::Bar, len))
                        if self.layout != Layout::Open || cells <= LONGEST_ROW =>
                    {
                        self.layout = Layout::Rows;
                        self.at += len;
                    }
                    _ => return Err(self.unexpected()),
                },
            }
        };
        let open = self.layout == Layout::Open;
        self.layout = Layout::Rows;
        if cells == 9 || cells == 0 && separated {
            return Ok(());
        }
        let short = cells < 9;
        if short && self.count == 81 {
            // Nothing but bars, below nine rows.
            self.at = self.excess;
            return Err(ParseErrorKind::TrailingText);
        }
        if self.count > 81 {
            // Too many of all: they are only counted.
            return Ok(());
        }
        let ended = self.text_ends() || open && cells > LONGEST_ROW;
        if ended && (open || short) {
            return Err(self.too_few());
        }
        if !short {
            self.at = self.excess;
        }
        let cells = saturate(cells);
        Err(ParseErrorKind::RowLength { cells })
    }

    /// Whether the next character, of this class, is a cell and no part of a word.
    fn is_lone_cell(&self, class: Class) -> bool {
        matches!(class, Class::Digit(_) | Class::Blank)
            && matches!(
                self::class(self.peek(1)),
                Class::Space | Class::LineEnd | Class::Separator
            )
    }

    /// Whether only empty lines come next.
    fn text_ends(&self) -> bool {
        let mut rest = self.rest().iter();
        rest.all(|&byte| matches!(byte, b' ' | b'\t') || is_line_end(byte))
    }

    /// Whether this blank is one of those that stand between rows of `0`s.
    fn is_separator(&self, blank: u8) -> bool {
        self.reading == Reading::ZeroBlanks
            && blank != b'0'
            && self.column == 0
            && 0 < self.count
            && self.count < 81
    }

    /// Takes the next character, a digit or a blank.
    fn cell(&mut self, byte: u8, class: Class) -> Result<(), ParseErrorKind> {
        let mut digit = None;
        if let Class::Digit(value) = class {
            digit = Some(value);
        } else if self.blank == 0 {
            self.blank = byte;
        } else if self.blank != byte && self.count < 81 {
            let blank = char::from(self.blank);
            return Err(ParseErrorKind::MixedBlanks { blank });
        }
        if let Some(cell) = self.cells.get_mut(self.count) {
            *cell = digit;
        }
        self.count += 1;
        self.column = if self.column == 8 { 0 } else { self.column + 1 };
        self.at += 1;
        Ok(())
    }

    /// The character this many bytes on. The end of the text looks like the end
    /// of a line.
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(b'\n')
    }

    /// What is not read yet.
    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Whether there were any.
    fn skip_spaces(&mut self) -> bool {
        let start = self.at;
        while matches!(self.peek(0), b' ' | b'\t') {
            self.at += 1;
        }
        self.at > start
    }

    /// What the next character is, which can be neither a cell nor a bar.
    const fn unexpected(&self) -> ParseErrorKind {
        if self.count < 81 {
            ParseErrorKind::UnexpectedCharacter
        } else {
            ParseErrorKind::TrailingText
        }
    }

    /// What is wrong if the text ends here, before cell 81.
    fn too_few(&mut self) -> ParseErrorKind {
        let dash_is_blank = matches!(self.blank, 0 | b'-');
        if dash_is_blank && self.column == 0 && self.count + 9 * self.dash_lines > 81 {
            // Some of the lines of nine dashes must be rows, but not all.
            self.at = self.first_dash_line;
            return ParseErrorKind::AmbiguousBorder;
        }
        let cells = saturate(self.count);
        ParseErrorKind::TooFewCells { cells }
    }
}

fn saturate(cells: usize) -> u32 {
    u32::try_from(cells).unwrap_or(u32::MAX)
}
