//! Reading: any bytes, never a panic, and never a wrong cell.
//!
//! What the text says is found a second time here, as simply as can be: in every
//! text its digits in order, and in plain layouts each cell.

#![no_main]

use bitdoku::{Grid, ParseErrorKind};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let result = Grid::from_bytes(text);
    if let Ok(text) = str::from_utf8(text) {
        assert_eq!(text.parse::<Grid>(), result);
    }
    let plain = plain_cells(text);
    match result {
        Ok(grid) => {
            assert_eq!(grid.to_string().parse(), Ok(grid));
            assert_eq!(format!("{grid:#}").parse(), Ok(grid));
            let values: [u8; 81] = grid.into();
            let read: Vec<u8> = values.into_iter().filter(|&value| value != 0).collect();
            assert!(digits(text).starts_with(&read), "digits in another order");
            if let Some((cells, _)) = plain {
                assert_eq!(values, cells);
            }
        }
        Err(error) => {
            assert!(error.offset() <= text.len());
            assert!(error.line() >= 1 && error.column() >= 1);
            assert!(!error.to_string().is_empty());
            // What it found is what stands there.
            let rest = &text[error.offset()..];
            match error.found() {
                Some(found) => {
                    assert!(rest.starts_with(found.encode_utf8(&mut [0; 4]).as_bytes()));
                }
                None => assert!(
                    rest.is_empty() || matches!(error.kind(), ParseErrorKind::InvalidUtf8 { .. })
                ),
            }
            assert!(
                !plain.is_some_and(|(_, certain)| certain),
                "refused a grid: {error}"
            );
        }
    }
});

/// The lines in which cells can be: no remarks, nothing empty.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let lines = text.split(|byte| matches!(byte, b'\n' | b'\r'));
    let lines = lines.map(|line| {
        let start = line.iter().position(|byte| !matches!(byte, b' ' | b'\t'));
        &line[start.unwrap_or(line.len())..]
    });
    lines.filter(|line| !line.is_empty() && line[0] != b'#')
}

/// The digits of the text in order.
fn digits(text: &[u8]) -> Vec<u8> {
    let bytes = lines(text).flatten();
    let digits = bytes.filter(|byte| matches!(byte, b'1'..=b'9'));
    digits.map(|byte| byte - b'0').collect()
}

/// The cells of a text of nine lines of nine cells, perhaps spaced or with bars, or
/// of one line that begins with 81 cells: `None` for any other. All its blanks are
/// the same character.
///
/// And whether nothing else stands there, so that the text must be read.
fn plain_cells(text: &[u8]) -> Option<([u8; 81], bool)> {
    let rows: Vec<&[u8]> = lines(text).collect();
    let mut cells = Vec::new();
    let whole = match rows[..] {
        [line] => {
            cells.extend(line.get(..81)?);
            text.len() == 81
        }
        [_, _, _, _, _, _, _, _, _] => {
            for row in rows {
                let before = cells.len();
                cells.extend(row.iter().filter(|byte| !b" \t|".contains(byte)));
                if cells.len() != before + 9 {
                    return None;
                }
            }
            !text.contains(&b'#')
        }
        _ => return None,
    };
    let cells = <[u8; 81]>::try_from(cells).ok()?;
    let blank = cells.into_iter().find(|byte| !matches!(byte, b'1'..=b'9'));
    if !blank.is_none_or(|blank| b".0_*-Xx?".contains(&blank)) {
        return None;
    }
    let value = |byte| match byte {
        b'1'..=b'9' => Some(byte - b'0'),
        _ => (Some(byte) == blank).then_some(0),
    };
    let values: Option<Vec<u8>> = cells.into_iter().map(value).collect();
    Some((values?.try_into().ok()?, whole))
}
