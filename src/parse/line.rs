//! The fast path: one line of 81 characters.

use super::{Class, class};
use crate::Digit;

/// Reads 81 characters with at most one kind of blank and at least one digit,
/// followed by the end of the text, by one line end, or by a comment.
///
/// `false` says nothing about the text: everything else, and every error, is
/// for the full reader. (So is a line without a digit: it may be a border.)
pub(super) fn read(text: &[u8], cells: &mut [Option<Digit>; 81]) -> bool {
    let Some((line, rest)) = text.split_first_chunk::<81>() else {
        return false;
    };
    // The blanks are equal if their union is their intersection. Bytes and masks of
    // bytes, and no branch: the compiler takes 16 cells at a time.
    let (mut union, mut intersection, mut digits) = (0, u8::MAX, 0);
    for (cell, &byte) in cells.iter_mut().zip(line) {
        let is_digit = mask(byte.wrapping_sub(b'1') < 9);
        digits |= is_digit;
        union |= byte & !is_digit;
        intersection &= byte | is_digit;
        *cell = Digit::new(byte.wrapping_sub(b'0') & is_digit);
    }
    let one_blank = class(union) == Class::Blank && union == intersection;
    let no_blank = union < intersection;
    digits != 0 && (one_blank || no_blank) && ends(rest)
}

/// All ones or none.
const fn mask(it: bool) -> u8 {
    if it { u8::MAX } else { 0 }
}

/// Whether nothing that counts follows the 81 cells.
fn ends(rest: &[u8]) -> bool {
    match rest {
        [] | [b'\n'] | [b'\r', b'\n'] => true,
        [byte, comment @ ..] if matches!(class(*byte), Class::Space | Class::Separator) => {
            let comment = comment.strip_suffix(b"\n").unwrap_or(comment);
            // All of it, without a way out in between, for speed.
            let line_ends = |found, &byte| found | matches!(byte, b'\n' | b'\r');
            !comment.iter().fold(false, line_ends)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    /// The full reader gives the same answers, so no other test would notice.
    #[test]
    fn the_common_texts_take_the_fast_path() {
        const { assert!(crate::parse::FAST_PATH || cfg!(feature = "small")) };
        let solved =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let puzzle = solved.replace('5', ".");
        for line in [solved, puzzle.as_str()] {
            for end in ["", "\n", "\r\n", ",17", " 17\n", "#\n"] {
                let mut cells = [None; 81];
                assert!(
                    read(std::format!("{line}{end}").as_bytes(), &mut cells),
                    "{line}{end:?}"
                );
            }
        }
    }
}
