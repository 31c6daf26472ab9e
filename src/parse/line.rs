//! The fast path: one line of 81 characters.

use super::{Class, class, digit};
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
    // The blanks are equal if their union is their intersection. No branch
    // depends on the text, so that the compiler can take many cells at a time.
    let (mut union, mut intersection, mut digits) = (0, u8::MAX, false);
    for (cell, &byte) in cells.iter_mut().zip(line) {
        *cell = digit(byte);
        let is_digit = cell.is_some();
        digits |= is_digit;
        union |= if is_digit { 0 } else { byte };
        intersection &= if is_digit { u8::MAX } else { byte };
    }
    let one_blank = class(union) == Class::Blank && union == intersection;
    let no_blank = union < intersection;
    digits && (one_blank || no_blank) && ends(rest)
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
