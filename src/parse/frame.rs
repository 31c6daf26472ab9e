//! The lines around and between cells: box drawing and borders.

/// A box-drawing character (U+2500 to U+257F), of any weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    /// A horizontal line across the character, solid, dashed or double.
    Dash,
    /// A vertical one, which may stand between cells.
    Bar,
    /// All others: corners, crossings, halves, diagonals.
    Joint,
}

impl Drawn {
    /// The bytes of each in UTF-8.
    pub(super) const LEN: usize = 3;

    /// The one that the text begins with.
    pub(super) const fn first(text: &[u8]) -> Option<Self> {
        let &[0xe2, block @ (0x94 | 0x95), low @ 0x80..=0xbf, ..] = text else {
            return None;
        };
        Some(match (block & 1) << 6 | low & 0x3f {
            // ─━ ┄┅ ┈┉ ╌╍ alternate in twos with │┃ ┆┇ ┊┋ ╎╏.
            code @ (0x00..=0x0b | 0x4c..=0x4f) if code & 2 == 0 => Self::Dash,
            0x00..=0x0b | 0x4c..=0x4f | 0x51 => Self::Bar,
            0x50 => Self::Dash,
            _ => Self::Joint,
        })
    }
}

/// Whether the text begins with a line that is a border.
///
/// `Some` if it is. The number in it is how many dashes the line has if it
/// could be cells as well, so nothing but `-`, bars and spaces; else 0.
pub(super) fn border(text: &[u8]) -> Option<usize> {
    let mut rest = text;
    let mut dashes = 0;
    let mut drawn = 0;
    // How many of the last character stand together.
    let (mut last, mut run) = (b'\n', 0);
    let (mut rule, mut cells) = (false, true);
    while let &[byte, ref after @ ..] = rest {
        let mut next = after;
        match byte {
            b'\n' | b'\r' => break,
            b' ' | b'\t' | b'|' => {}
            b'-' => dashes += 1,
            b'=' | b'+' | b'.' | b':' | b'\'' | b'*' => cells = false,
            _ => {
                match Drawn::first(rest)? {
                    Drawn::Bar => {}
                    Drawn::Joint => cells = false,
                    Drawn::Dash => {
                        cells = false;
                        drawn += 1;
                    }
                }
                next = rest.get(Drawn::LEN..)?;
            }
        }
        run = if byte == last { run + 1 } else { 1 };
        last = byte;
        rule |= matches!(byte, b'-' | b'=') && run == 3;
        rest = next;
    }
    (rule || drawn >= 3).then_some(if cells { dashes } else { 0 })
}
