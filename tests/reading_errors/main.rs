//! Texts that are no grid: what is said of them, and where.

mod characters;
mod counts;

use bitdoku::{Grid, ParseErrorKind, ParseGridError};
use std::error::Error;
use std::mem::size_of;

const C: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[track_caller]
fn error(text: impl AsRef<[u8]>) -> ParseGridError {
    Grid::from_bytes(text.as_ref()).expect_err("the text is no grid")
}

/// The error of this text is at this offset, and says this.
#[track_caller]
fn case(text: impl AsRef<[u8]>, offset: usize, message: &str) {
    let error = error(text);
    assert_eq!(
        (error.to_string().as_str(), error.offset()),
        (message, offset)
    );
}

/// The cells in rows of nine.
fn rows(cells: &str) -> Vec<String> {
    (0..9).map(|i| cells[9 * i..][..9].to_owned()).collect()
}

/// The nine rows of `C`, one of them replaced.
fn with_row(number: usize, row: &str) -> String {
    let mut rows = rows(C);
    row.clone_into(&mut rows[number - 1]);
    rows.join("\n")
}

#[test]
fn positions() {
    // Line ends of all kinds, and characters of one to three bytes before it.
    let error = error("\u{feff}\r\n\r\n# é\r\n\r\t┃ 5 ┃ é");
    assert_eq!((error.line(), error.column(), error.offset()), (5, 8, 25));
    assert_eq!(error.found(), Some('é'));
}

#[test]
fn the_error_type() {
    fn ordinary<T: Copy + Eq + std::hash::Hash + Send + Sync + Unpin + 'static>() {}
    ordinary::<ParseGridError>();
    ordinary::<ParseErrorKind>();
    assert!(size_of::<ParseGridError>() <= 32);
    let boxed: Box<dyn Error + Send + Sync> = "".parse::<Grid>().unwrap_err().into();
    assert!(boxed.source().is_none());
}
