//! The full reader: every layout, every error, one pass a reading.

use super::error::Fault;
use super::frame::{Drawn, border};
use super::{Class, MARK_LEN, ParseErrorKind, class, has_mark};
use crate::Digit;

/// A first line with more cells than this is meant as a one-line puzzle, so
/// that its error speaks of 81 cells and not of nine.
const LONGEST_ROW: usize = 18;

/// Reads a text in any layout.
pub(super) fn read(text: &[u8], cells: &mut [Option<Digit>; 81]) -> Result<(), Fault> {
    let Err(mut fault) = attempt(text, Reading::Borders, cells) else {
        return Ok(());
    };
    match attempt(text, Reading::DashRows, cells) {
        Ok(()) => return Ok(()),
        // Still too few, but the rows of dashes are in the count.
        Err(more) if matches!(more.kind, ParseErrorKind::TooFewCells { .. }) => fault = more,
        Err(_) => {}
    }
    attempt(text, Reading::ZeroBlanks, cells).map_err(|_| fault)
}

/// Reads a text in one pass.
fn attempt(text: &[u8], reading: Reading, cells: &mut [Option<Digit>; 81]) -> Result<(), Fault> {
    let mut board = Board {
        reading,
        text,
        at: if has_mark(text) { MARK_LEN } else { 0 },
        cells,
        count: 0,
        column: 0,
        blank: 0,
        one_line: false,
        framed: false,
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
    /// Whether the 81 cells were one line.
    one_line: bool,
    /// Whether there was a border, so that the cells cannot be one line.
    framed: bool,
    /// The borders that could have been rows of nine dashes, and the first one.
    dash_lines: usize,
    first_dash_line: usize,
    /// Where cell 82 is.
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
            match self.peek() {
                b'\n' | b'\r' => {}
                b'#' if self.one_line || self.count == 0 => self.skip_line(),
                _ if self.one_line => return Err(self.unexpected()),
                _ if self.is_border() => self.skip_line(),
                _ => self.row()?,
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
        let is_border = self.reading != Reading::DashRows || !matches!(dashes, 9 | 81);
        self.framed |= is_border;
        is_border
    }

    /// Reads a line of cells up to its end: a row, or a one-line puzzle.
    fn row(&mut self) -> Result<(), ParseErrorKind> {
        let before = self.count;
        let mut may_be_puzzle = before == 0 && !self.framed;
        let mut spaced = false;
        let mut separated = false;
        let mut tenth = 0;
        let cells = loop {
            let cells = self.count - before;
            let byte = self.peek();
            let class = class(byte);
            if may_be_puzzle && cells >= 81 && self.at_comment(class, spaced) {
                self.one_line = true;
                self.skip_line();
                return Ok(());
            }
            match class {
                Class::LineEnd => break cells,
                Class::Space => {
                    spaced = true;
                    self.skip_spaces();
                }
                Class::Blank if self.is_separator(byte) => {
                    separated = true;
                    self.at += 1;
                }
                Class::Digit(_) | Class::Blank => {
                    if cells == 9 {
                        tenth = self.at;
                    }
                    self.cell(byte, class)?;
                }
                Class::Separator | Class::Other => {
                    if may_be_puzzle && cells > 9 {
                        return Err(self.unexpected());
                    }
                    self.bar(byte)?;
                    may_be_puzzle = false;
                }
            }
        };
        if cells == 9 || cells == 0 && separated {
            return Ok(());
        }
        let short = cells < 9;
        if may_be_puzzle && cells > LONGEST_ROW || (may_be_puzzle || short) && self.text_ends() {
            return Err(self.too_few());
        }
        if !short {
            self.at = tenth;
        }
        let cells = saturate(cells);
        Err(ParseErrorKind::RowLength { cells })
    }

    /// Whether the cells of a one-line puzzle end at this character.
    fn at_comment(&self, next: Class, spaced: bool) -> bool {
        match next {
            Class::LineEnd | Class::Separator => true,
            Class::Space => !(spaced && self.at_lone_cell()),
            _ => false,
        }
    }

    /// Whether spaces and one cell that is no part of a word come next.
    fn at_lone_cell(&self) -> bool {
        let mut classes = self.rest().iter().map(|&byte| class(byte));
        let cell = classes.find(|&class| class != Class::Space);
        matches!(cell, Some(Class::Digit(_) | Class::Blank))
            && matches!(
                classes.next(),
                None | Some(Class::Space | Class::LineEnd | Class::Separator)
            )
    }

    /// Whether only empty lines come next.
    fn text_ends(&self) -> bool {
        let mut classes = self.rest().iter().map(|&byte| class(byte));
        classes.all(|class| matches!(class, Class::Space | Class::LineEnd))
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
        } else if self.blank != byte {
            let blank = char::from(self.blank);
            return Err(ParseErrorKind::MixedBlanks { blank });
        }
        if self.count == 81 {
            self.excess = self.at;
        }
        if let Some(cell) = self.cells.get_mut(self.count) {
            *cell = digit;
        }
        self.count += 1;
        self.column = if self.column == 8 { 0 } else { self.column + 1 };
        self.at += 1;
        Ok(())
    }

    /// Takes the next character, which must be a bar.
    fn bar(&mut self, byte: u8) -> Result<(), ParseErrorKind> {
        self.at += if byte == b'|' {
            1
        } else if Drawn::first(self.rest()) == Some(Drawn::Bar) {
            Drawn::LEN
        } else {
            return Err(self.unexpected());
        };
        Ok(())
    }

    /// The next character. The end of the text looks like the end of a line.
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(b'\n')
    }

    /// What is not read yet.
    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_spaces(&mut self) {
        while class(self.peek()) == Class::Space {
            self.at += 1;
        }
    }

    fn skip_line(&mut self) {
        while class(self.peek()) != Class::LineEnd {
            self.at += 1;
        }
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
