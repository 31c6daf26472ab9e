//! Characters in bytes.

/// The character that the text begins with, if that is one.
///
/// `str::from_utf8` does it as well, in ten times the code.
pub(super) fn first_char(text: &[u8]) -> Option<char> {
    let &[lead, ref rest @ ..] = text else {
        return None;
    };
    // The least is the first character that needs so many bytes.
    let (more, bits, least) = match lead {
        0x00..=0x7f => (0, lead, 0),
        0xc0..=0xdf => (1, lead & 0x1f, 0x80),
        0xe0..=0xef => (2, lead & 0x0f, 0x800),
        0xf0..=0xf7 => (3, lead & 0x07, 0x1_0000),
        _ => return None,
    };
    let mut code = u32::from(bits);
    for &byte in rest.get(..more)? {
        if !matches!(byte, 0x80..=0xbf) {
            return None;
        }
        code = code << 6 | u32::from(byte & 0x3f);
    }
    char::from_u32(code).filter(|_| code >= least)
}
