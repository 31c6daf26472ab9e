//! The lines around and between cells: box drawing and borders.

use super::is_line_end;
use super::utf8::first_char;

/// What a character can be in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// `-`, which can be a blank cell as well.
    Dash,
    /// A drawn horizontal line across the character, solid, dashed or double.
    DrawnDash,
    /// A vertical one, ASCII or drawn, or a space: it may stand between cells.
    Bar,
    /// All others: corners, crossings, halves, diagonals.
    Joint,
}

impl Part {
    /// The part that the text begins with, and its length in bytes.
    pub(super) fn first(text: &[u8]) -> Option<(Self, usize)> {
        let char = first_char(text)?;
        let part = match char {
            '-' => Self::Dash,
            '─' | '━' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '═' => {
                Self::DrawnDash
            }
            '|' | ' ' | '\t' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' => {
                Self::Bar
            }
            '+' | '=' | '.' | ':' | '\'' | '*' | '\u{2500}'..='\u{257f}' => Self::Joint,
            _ => return None,
        };
        Some((part, if char.is_ascii() { 1 } else { 3 }))
    }
}

/// Whether the text begins with a line that is a border.
///
/// `Some` if it is. The number in it is how many dashes the line has if it
/// could be cells as well, so nothing but `-`, bars and spaces; else 0.
pub(super) fn border(text: &[u8]) -> Option<usize> {
    let mut rest = text;
    let (mut dashes, mut drawn) = (0_usize, 0_usize);
    let (mut rule, mut cells) = (false, true);
    while rest.first().is_some_and(|&byte| !is_line_end(byte)) {
        rule |= matches!(rest, [b'-', b'-', b'-', ..] | [b'=', b'=', b'=', ..]);
        let (part, len) = Part::first(rest)?;
        match part {
            Part::Bar => {}
            Part::Dash => dashes += 1,
            Part::DrawnDash => (drawn, cells) = (drawn + 1, false),
            Part::Joint => cells = false,
        }
        rest = rest.get(len..)?;
    }
    (rule || drawn >= 3).then_some(if cells { dashes } else { 0 })
}
