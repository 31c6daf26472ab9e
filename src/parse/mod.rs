//! Reading a grid from text.
//!
//! # The grammar
//!
//! ```text
//! text    = [UTF-8 byte-order mark] lines        a line ends with LF, CR LF, CR
//!                                                or the text
//! lines   = one-line puzzle | board              empty lines count nowhere
//!
//! puzzle  = {remark} line {remark}
//! remark  = '#' anything                         one line
//! line    = 81 cells, spaced or not [comment]    spaces and tabs
//! comment = (space | tab | ',' | ';' | '#' | ':') anything
//!
//! board   = {remark | border} row 8 * ({border} row) {border}
//! row     = 9 cells, spaces, tabs and bars       on one line
//! bar     = '|' | vertical box-drawing line
//! border  = a line of border characters only (+ - = | . : ' *, box drawing,
//!           spaces, tabs) with a rule in it: --- or === or any three
//!           horizontal box-drawing dashes
//!
//! cell    = digit 1 to 9 | blank
//! blank   = one of . 0 _ * - X x ?               the same one in all the text
//! ```
//!
//! What follows the separator of a comment never counts and is not looked at,
//! with one exception: in a line whose cells are spaced a further lone cell, a
//! digit or any blank, is cell 82 and so an error.
//!
//! # Where the grammar meets itself
//!
//! A line that is a border by its characters is a border, even if there are
//! blanks among them (`.---+---.`). Three texts need more than that:
//!
//! - **Nine dashes.** A border of nine dashes, bars and spaces could as well be
//!   a row, if `-` can be the blank. Borders are tried first, and if that gives
//!   nine rows it is the only reading. With fewer rows *all* such lines must be
//!   rows to make nine. If only some of them are needed, nothing tells which:
//!   [`AmbiguousBorder`](ParseErrorKind::AmbiguousBorder).
//! - **81 dashes.** The empty grid, where this is all the text holds.
//! - **`0` and another blank.** Some write `080000005.000835410.` and so on: if
//!   the digits and the `0`s make 81, and the other blanks stand only between
//!   rows of nine, then the others separate rows and `0` is the blank. Any other
//!   mixture is an error at the first blank that differs.
//!
//! So a text has at most three readings (`board::Reading`). They are tried in
//! turn, each in one pass over the text; no two of them can succeed with
//! different cells, and the first one's error is the one told.
//!
//! # How it is built
//!
//! `line` reads the commonest text in one straight loop, and leaves every other
//! text and every error to `board`. The readers note where an error is as a
//! byte offset; `error` finds line, column and character from that, once.
//! Text is bytes throughout: all that counts is ASCII except for box drawing,
//! which `utf8` decodes and `frame` knows. Nothing can panic, allocate or recurse.

mod board;
mod error;
mod frame;
mod line;
mod message;
mod utf8;

pub use error::{ParseErrorKind, ParseGridError};

use crate::Digit;
use crate::arch::SMALL;

/// The cells of a text in reading order, or what is wrong with it.
///
/// Not inlined, because the compiler would take the array out of the result
/// piece by piece, with 400 bytes of code on a Cortex-M0.
#[inline(never)]
pub(crate) fn read(text: &[u8]) -> Result<[Option<Digit>; 81], ParseGridError> {
    let mut cells = [None; 81];
    if FAST_PATH && line::read(text, &mut cells) {
        return Ok(cells);
    }
    // A byte-order mark counts in offsets, but in no column.
    let has_mark = utf8::first_char(text) == Some('\u{feff}');
    let mark = if has_mark { 3 } else { 0 };
    let text = text.get(mark..).unwrap_or_default();
    match board::read(text, &mut cells) {
        Ok(()) => Ok(cells),
        Err(fault) => Err(ParseGridError::new(text, fault, mark)),
    }
}

/// Whether to have the fast path. It is there for speed alone, so the targets
/// that get the small form of the search go without its code.
const FAST_PATH: bool = !SMALL;

/// What a character is to every layout.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Digit(Digit),
    Blank,
    /// A space or a tab.
    Space,
    LineEnd,
    /// What begins a comment, other than a space.
    Separator,
    Other,
}

/// The class of a character, or of a byte of one.
const fn class(byte: u8) -> Class {
    match byte {
        b'.' | b'0' | b'_' | b'*' | b'-' | b'X' | b'x' | b'?' => Class::Blank,
        b' ' | b'\t' => Class::Space,
        b'\n' | b'\r' => Class::LineEnd,
        b',' | b';' | b'#' | b':' => Class::Separator,
        _ => match digit(byte) {
            Some(digit) => Class::Digit(digit),
            None => Class::Other,
        },
    }
}

/// Whether a line ends with this byte. (CR LF is two ends, but empty lines
/// count nowhere.)
const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// The digit `1` to `9` that a character is.
const fn digit(byte: u8) -> Option<Digit> {
    Digit::new(byte.wrapping_sub(b'0'))
}
