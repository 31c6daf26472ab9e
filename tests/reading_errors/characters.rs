//! Characters that have no place where they stand.

use super::{C, SOLVED, case, error, rows, with_row};
use bitdoku::ParseErrorKind;

#[test]
fn mixed_blanks() {
    case(
        with_row(2, "6..195..0"),
        18,
        "line 2, column 9: found '0', expected '.' for every blank, as before",
    );
    case(
        C.replacen('.', "x", 1),
        3,
        "line 1, column 4: found '.', expected 'x' for every blank, as before",
    );
    case(
        C.replace('.', "X").replacen('X', "x", 1),
        3,
        "line 1, column 4: found 'X', expected 'x' for every blank, as before",
    );
    case(
        with_row(5, "---------").replacen("---", "--1", 1),
        40,
        "line 5, column 1: found '-', expected '.' for every blank, as before",
    );
    case(
        with_row(5, "*********"),
        40,
        "line 5, column 1: found '*', expected '.' for every blank, as before",
    );
    case(
        "5 3 . ? 7",
        6,
        "line 1, column 7: found '?', expected '.' for every blank, as before",
    );
    // Zeros win only if they and the digits make 81, in rows of nine.
    let zeros = rows(&C.replace('.', "0"));
    let mixed = "expected '0' for every blank, as before";
    case(
        format!("{}.", zeros.join(".")),
        9,
        &format!("line 1, column 10: found '.', {mixed}"),
    );
    case(
        format!(".{}", zeros.join(".")),
        3,
        "line 1, column 4: found '0', expected '.' for every blank, as before",
    );
    case(
        zeros[..8].join("."),
        9,
        &format!("line 1, column 10: found '.', {mixed}"),
    );
    case(
        zeros.join(".").replacen("0.", ".0", 1),
        8,
        &format!("line 1, column 9: found '.', {mixed}"),
    );
    case(
        zeros.join(".") + "7",
        9,
        &format!("line 1, column 10: found '.', {mixed}"),
    );
    assert!(matches!(
        error("1.0").kind(),
        ParseErrorKind::MixedBlanks { blank: '.', .. }
    ));
}

#[test]
fn ambiguous_borders() {
    let dashes = |number: usize| {
        let mut rows = rows(&C.replace('.', "-"));
        rows[number - 1] = "---------".to_owned();
        rows
    };
    let ambiguous = "expected no border that can be read as a row of nine blanks";
    let rows = dashes(5);
    let text = [&rows[..3], &rows[3..6], &rows[6..]].map(|band| band.join("\n"));
    case(
        text.join("\n---|---|---\n"),
        30,
        &format!("line 4, column 1: found '-', {ambiguous}"),
    );
    case(
        format!("---------\n{}", rows.join("\n")),
        0,
        &format!("line 1, column 1: found '-', {ambiguous}"),
    );
    case(
        format!("{}\n\n --- --- ---", rows.join("\n")),
        40,
        &format!("line 5, column 1: found '-', {ambiguous}"),
    );
    case(
        "---------\n".repeat(10),
        0,
        &format!("line 1, column 1: found '-', {ambiguous}"),
    );
    // The blank may be unknown yet.
    let solved = super::rows(SOLVED)[..8].join("\n");
    case(
        format!("---------\n{solved}\n---------"),
        0,
        &format!("line 1, column 1: found '-', {ambiguous}"),
    );
    assert_eq!(
        error("---------\n".repeat(10)).kind(),
        ParseErrorKind::AmbiguousBorder
    );
}

#[test]
fn unexpected_characters() {
    let expected = "expected a digit 1 to 9 or a blank (one of . 0 _ * - X x ?)";
    let first = |found: &str| format!("line 1, column 1: found {found}, {expected}");
    case("+5", 0, &first("'+'"));
    case("hello", 0, &first("'h'"));
    case("=", 0, &first("'='"));
    case("\0", 0, &first("U+0000"));
    case("[[\"5\",\"3\"", 0, &first("'['"));
    case("Grid 01\n003020600", 0, &first("'G'"));
    case("puzzle,solution", 0, &first("'p'"));
    case("+---1---+", 0, &first("'+'"));
    // Printable ASCII is shown, other characters are named.
    case("'", 0, &first("'''"));
    case("\\", 0, &first("'\\'"));
    case("~", 0, &first("'~'"));
    case("\u{7f}", 0, &first("U+007F"));
    case("\u{b7}5", 0, &first("U+00B7"));
    case("\u{10ffff}", 0, &first("U+10FFFF"));
    case("┌─1─┐", 0, &first("U+250C"));
    case("\u{2009}5", 0, &first("U+2009"));
    case(
        "5\u{feff}",
        1,
        &format!("line 1, column 2: found U+FEFF, {expected}"),
    );
    case("\u{feff}\u{feff}", 3, &first("U+FEFF"));
    case(
        "5,3,4",
        1,
        &format!("line 1, column 2: found ',', {expected}"),
    );
    case(
        "5\u{c}3",
        1,
        &format!("line 1, column 2: found U+000C, {expected}"),
    );
    case(
        format!("{}|", &C[..19]),
        19,
        &format!("line 1, column 20: found '|', {expected}"),
    );
    case(
        "--- easy ---",
        4,
        &format!("line 1, column 5: found 'e', {expected}"),
    );
    case(
        "1---+---+",
        4,
        &format!("line 1, column 5: found '+', {expected}"),
    );
    case(
        with_row(2, "6..195..é"),
        18,
        &format!("line 2, column 9: found U+00E9, {expected}"),
    );
    case(
        with_row(2, "│6..1│é"),
        20,
        &format!("line 2, column 7: found U+00E9, {expected}"),
    );
    case(
        with_row(2, "6..195...#"),
        19,
        &format!("line 2, column 10: found '#', {expected}"),
    );
    case(
        with_row(2, "#"),
        10,
        &format!("line 2, column 1: found '#', {expected}"),
    );
    case(
        "12😀",
        2,
        &format!("line 1, column 3: found U+1F600, {expected}"),
    );
    case(
        "1..A............G",
        3,
        &format!("line 1, column 4: found 'A', {expected}"),
    );
    // One line in which all blanks are the same character, but none of the eight.
    for blank in ["A", "/", ":", "#", "+", "~"] {
        let found = blank.chars().next().unwrap();
        case(
            C.replace('.', blank),
            2,
            &format!("line 1, column 3: found {found:?}, {expected}"),
        );
    }
    // A library line, and text with the placed digits marked.
    case(":0000:x:+71..+8...4..27..83.+3+85::435::", 0, &first("':'"));
    case("+71..+8...4..27..83.+3+85..6+19+7+1.8.", 0, &first("'+'"));
    case(
        C.replacen('7', "+7", 1),
        4,
        &format!("line 1, column 5: found '+', {expected}"),
    );
    assert_eq!(error("A").kind(), ParseErrorKind::UnexpectedCharacter);
    assert_eq!((error("A").found(), error("").found()), (Some('A'), None));
}

#[test]
fn text_after_the_grid() {
    let expected = "expected the end of the grid after 81 cells";
    case(
        format!("{C}A"),
        81,
        &format!("line 1, column 82: found 'A', {expected}"),
    );
    case(
        format!("{C}/"),
        81,
        &format!("line 1, column 82: found '/', {expected}"),
    );
    case(
        format!("{C}\u{a0}5"),
        81,
        &format!("line 1, column 82: found U+00A0, {expected}"),
    );
    case(
        format!("{C}|"),
        81,
        &format!("line 1, column 82: found '|', {expected}"),
    );
    case(
        format!("{C}\n{C}"),
        82,
        &format!("line 2, column 1: found '5', {expected}"),
    );
    case(
        format!("{C} é\r\r\n\n x"),
        89,
        &format!("line 4, column 2: found 'x', {expected}"),
    );
    case(
        format!("{C}\n---------"),
        82,
        &format!("line 2, column 1: found '-', {expected}"),
    );
    let board = rows(C).join("\n");
    case(
        format!("{board} # a comment"),
        90,
        &format!("line 9, column 11: found '#', {expected}"),
    );
    case(
        format!("{board},"),
        89,
        &format!("line 9, column 10: found ',', {expected}"),
    );
    case(
        format!("{board}\n# a remark"),
        90,
        &format!("line 10, column 1: found '#', {expected}"),
    );
    case(
        format!("{board}\n---\n\n;"),
        95,
        &format!("line 12, column 1: found ';', {expected}"),
    );
    // Bars without cells, below the last row or a puzzle in one line.
    for (bars, at) in [
        ("|", 0),
        ("│", 0),
        ("|\n", 0),
        (" |", 1),
        ("\t║ |  ", 1),
        ("|\n|", 0),
        ("\n\r\n| | |\r\n\n", 3),
    ] {
        for grid in [&board, C, SOLVED] {
            let error = error(format!("{grid}\n{bars}"));
            assert_eq!(error.kind(), ParseErrorKind::TrailingText, "{bars:?}");
            assert_eq!(error.offset(), grid.len() + 1 + at, "{bars:?}");
        }
    }
    case(
        format!("{board}\n---\n|"),
        94,
        &format!("line 11, column 1: found '|', {expected}"),
    );
    assert_eq!(error(format!("{C}A")).kind(), ParseErrorKind::TrailingText);
}

#[test]
fn bytes_that_are_no_text() {
    let grid = |bytes: &[u8]| [C.as_bytes(), bytes].concat();
    let at_81 = |byte: &str| {
        format!("line 1, column 82: found the byte {byte}, which is not UTF-8, expected text")
    };
    for (bytes, byte) in [
        (&b"\xff"[..], "0xff"),
        (b"\x80", "0x80"),
        // Cut off, overlong, a surrogate, beyond the last character.
        (b"\xe2\x94", "0xe2"),
        (b"\xe2\x94A", "0xe2"),
        (b"\xc0\x80", "0xc0"),
        (b"\xe0\x80\x80", "0xe0"),
        (b"\xed\xa0\x80", "0xed"),
        (b"\xf4\x90\x80\x80", "0xf4"),
        (b"\xf8\x88\x80\x80\x80", "0xf8"),
    ] {
        case(grid(bytes), 81, &at_81(byte));
    }
    case(
        b"\xef\xbb53",
        0,
        "line 1, column 1: found the byte 0xef, which is not UTF-8, expected text",
    );
    // The bytes of box drawing, cut off.
    case(
        b"\xe2\x94\x82\xe2\x94",
        3,
        "line 1, column 2: found the byte 0xe2, which is not UTF-8, expected text",
    );
    case(
        b"\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2",
        0,
        "line 1, column 1: found U+2500, expected a digit 1 to 9 or a blank (one of . 0 _ * - X x ?)",
    );
    let error = error(grid(b"\xff"));
    assert!(matches!(
        error.kind(),
        ParseErrorKind::InvalidUtf8 { byte: 0xff, .. }
    ));
    assert_eq!(error.found(), None);
}
