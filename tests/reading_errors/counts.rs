//! Too few cells, too many, or not nine in a row.

use super::{C, SOLVED, case, error, rows, with_row};
use bitdoku::ParseErrorKind;

#[test]
fn no_cells() {
    let at_end = "found the end of the text after 0 cells, expected 81";
    case("", 0, &format!("line 1, column 1: {at_end}"));
    case("   ", 3, &format!("line 1, column 4: {at_end}"));
    case(" \r\n\t\r\n", 6, &format!("line 3, column 1: {at_end}"));
    case("\u{feff}", 3, &format!("line 1, column 1: {at_end}"));
    case(
        "+---+---+---+\n",
        14,
        &format!("line 2, column 1: {at_end}"),
    );
    case("┌───┐\n└───┘", 31, &format!("line 2, column 6: {at_end}"));
    case("# 1\n# 2", 7, &format!("line 2, column 4: {at_end}"));
    case(
        "---------------",
        15,
        &format!("line 1, column 16: {at_end}"),
    );
    // Without a digit a line of border characters stays a border.
    case(
        format!("{} ---", ".".repeat(81)),
        85,
        &format!("line 1, column 86: {at_end}"),
    );
}

#[test]
fn too_few_cells() {
    case(
        &C[..80],
        80,
        "line 1, column 81: found the end of the text after 80 cells, expected 81",
    );
    case(
        format!("{}\r\n", &C[..80]),
        80,
        "line 1, column 81: found the end of the line after 80 cells, expected 81",
    );
    case(
        format!("{}\n{C}", &C[..80]),
        80,
        "line 1, column 81: found the end of the line after 80 cells, expected 81",
    );
    case(
        "5",
        1,
        "line 1, column 2: found the end of the text after 1 cell, expected 81",
    );
    case(
        "5 3 . .  ",
        9,
        "line 1, column 10: found the end of the text after 4 cells, expected 81",
    );
    case(
        "1234567890123456",
        16,
        "line 1, column 17: found the end of the text after 16 cells, expected 81",
    );
    // A first line of more than 18 cells is all of a puzzle.
    case(
        format!("{}\n{}\n{}", &C[..27], &C[27..54], &C[54..]),
        27,
        "line 1, column 28: found the end of the line after 27 cells, expected 81",
    );
    case(
        "1................5.\n".repeat(5),
        19,
        "line 1, column 20: found the end of the line after 19 cells, expected 81",
    );
    // Boards that end early: between rows, and within one.
    let rows = rows(C);
    case(
        rows[..8].join("\n"),
        79,
        "line 8, column 10: found the end of the text after 72 cells, expected 81",
    );
    case(
        with_row(9, "....8..7"),
        88,
        "line 9, column 9: found the end of the text after 80 cells, expected 81",
    );
    case(
        format!("{}\n", with_row(9, "....8..7")),
        88,
        "line 9, column 9: found the end of the line after 80 cells, expected 81",
    );
    case(
        "|53.|.7.|...|\n",
        14,
        "line 2, column 1: found the end of the text after 9 cells, expected 81",
    );
    // Rows of dashes are in the count, unless the blank is another.
    case(
        "--3------\n---------\n",
        20,
        "line 3, column 1: found the end of the text after 18 cells, expected 81",
    );
    case(
        "..3......\n---------\n",
        20,
        "line 3, column 1: found the end of the text after 9 cells, expected 81",
    );
    assert!(matches!(
        error(&C[..80]).kind(),
        ParseErrorKind::TooFewCells { cells: 80, .. }
    ));
}

#[test]
fn too_many_cells() {
    let expected = "expected the end of the grid after 81 cells, but there are";
    let digit = format!("line 1, column 82: found '4', {expected}");
    case(format!("{C}4"), 81, &format!("{digit} 82"));
    case(format!("{C}4\n{C}4\n"), 81, &format!("{digit} 82"));
    case(format!("{C}4 17 clues"), 81, &format!("{digit} 82"));
    case(format!("{C}4,{C}4"), 81, &format!("{digit} 82"));
    case(format!("{C}4A"), 81, &format!("{digit} 82"));
    case(
        format!("\u{feff} {C}."),
        85,
        &format!("line 1, column 83: found '.', {expected} 82"),
    );
    // 729 characters, 256 cells, a puzzle and its solution without a separator.
    case(
        format!("4{}", ".".repeat(728)),
        81,
        &format!("line 1, column 82: found '.', {expected} 729"),
    );
    case(
        "1.2.".repeat(64),
        81,
        &format!("line 1, column 82: found '.', {expected} 256"),
    );
    case(
        format!("{C}{SOLVED}"),
        81,
        &format!("line 1, column 82: found '5', {expected} 162"),
    );
    // A spaced line, and cells after it that look like those before.
    let spaced = C.replace("", " ").trim().to_owned();
    let lone = format!("line 1, column 163: found '4', {expected}");
    case(format!("{spaced} 4"), 162, &format!("{lone} 82"));
    case(format!("{spaced} 4\r\n"), 162, &format!("{lone} 82"));
    case(format!("{spaced} 4 # easy"), 162, &format!("{lone} 82"));
    case(format!("{spaced} 4, easy"), 162, &format!("{lone} 82"));
    case(format!("{spaced} 4 . 5"), 162, &format!("{lone} 84"));
    case(
        format!("{spaced}4"),
        161,
        &format!("line 1, column 162: found '4', {expected} 82"),
    );
    case(
        format!("{}\t{} 4", &C[..50], &C[50..]),
        83,
        &format!("line 1, column 84: found '4', {expected} 82"),
    );
    // Boards.
    let board = rows(C).join("\n");
    case(
        format!("{board}\n4"),
        90,
        &format!("line 10, column 1: found '4', {expected} 82"),
    );
    case(
        format!("{board}\n\n{board}"),
        91,
        &format!("line 11, column 1: found '5', {expected} 162"),
    );
    case(
        format!("{board}5"),
        89,
        &format!("line 9, column 10: found '5', {expected} 82"),
    );
    case(
        format!("{board}\n---\n4 # more"),
        94,
        &format!("line 11, column 1: found '4', {expected} 82"),
    );
    case(
        with_row(2, C),
        82,
        &format!("line 2, column 73: found '.', {expected} 153"),
    );
    // They are counted to the end of the board, whatever the rows.
    let row = &C[..9];
    for (more, cells) in [
        ("4", 82),
        ("53..7\n53..7....", 95),
        ("|53.|.7.|...|", 90),
        ("4\n|\n|", 82),
        (C, 162),
        ("4\n---------\n\n| |\n4", 83),
        // Up to what is in no board.
        ("4A5", 82),
        ("4\n#\n5", 82),
    ] {
        assert!(
            matches!(
                error(format!("{board}\n{more}")).kind(),
                ParseErrorKind::TooManyCells { cells: found, .. } if found == cells
            ),
            "{more}"
        );
    }
    case(
        format!("{board}\n5\n{row}\n{row}"),
        90,
        &format!("line 10, column 1: found '5', {expected} 100"),
    );
    // A blank of another kind is no less a cell.
    case(
        format!("{spaced} x"),
        162,
        &format!("line 1, column 163: found 'x', {expected} 82"),
    );
    case(
        format!("{C}-*"),
        81,
        &format!("line 1, column 82: found '-', {expected} 83"),
    );
    case(
        format!("{board}\n0"),
        90,
        &format!("line 10, column 1: found '0', {expected} 82"),
    );
    // Rows of dots between rows without zeros are cells.
    case(
        rows(SOLVED).join("."),
        81,
        &format!("line 1, column 82: found '4', {expected} 89"),
    );
    assert!(matches!(
        error(format!("{C}4")).kind(),
        ParseErrorKind::TooManyCells { cells: 82, .. }
    ));
}

#[test]
fn rows_of_other_lengths() {
    case(
        with_row(3, ".98....6"),
        28,
        "line 3, column 9: found the end of the line after 8 cells, expected 9 in each row",
    );
    case(
        with_row(1, "53..7..."),
        8,
        "line 1, column 9: found the end of the line after 8 cells, expected 9 in each row",
    );
    case(
        with_row(3, ".98....6.."),
        29,
        "line 3, column 10: found '.', expected the end of the row after 9 cells, but it has 10",
    );
    case(
        with_row(1, "53..7....1"),
        9,
        "line 1, column 10: found '1', expected the end of the row after 9 cells, but it has 10",
    );
    case(
        with_row(2, &C[9..27]),
        19,
        "line 2, column 10: found '.', expected the end of the row after 9 cells, but it has 18",
    );
    // A first line of 18 cells is two rows; a longer one begins a one-line puzzle.
    case(
        with_row(1, &C[..18]),
        9,
        "line 1, column 10: found '6', expected the end of the row after 9 cells, but it has 18",
    );
    case(
        with_row(1, &C[..19]),
        19,
        "line 1, column 20: found the end of the line after 19 cells, expected 81",
    );
    case(
        with_row(9, "| |"),
        83,
        "line 9, column 4: found the end of the text after 72 cells, expected 81",
    );
    // A row without a cell, below a border that could be the ninth row.
    case(
        format!(
            "+---+---+---+\n{}\n---------\n| |",
            rows(SOLVED)[..8].join("\n")
        ),
        107,
        "line 11, column 4: found the end of the text after 72 cells, expected 81",
    );
    case(
        with_row(5, "| |"),
        43,
        "line 5, column 4: found the end of the line after 0 cells, expected 9 in each row",
    );
    case(
        with_row(5, "|1|"),
        43,
        "line 5, column 4: found the end of the line after 1 cell, expected 9 in each row",
    );
    // A frame is around rows, not around a line.
    case(
        format!("+---+\n{C}\n+---+"),
        15,
        "line 2, column 10: found '6', expected the end of the row after 9 cells, but it has 81",
    );
    // Other sizes.
    case(
        "1234\n3412\n2143\n4321",
        4,
        "line 1, column 5: found the end of the line after 4 cells, expected 9 in each row",
    );
    case(
        "1...............\n".repeat(16),
        9,
        "line 1, column 10: found '.', expected the end of the row after 9 cells, but it has 16",
    );
    // A bar tells that a line is a row, if it is not too long for one.
    for text in [
        "53..7....6|",
        "53..7....6|\n",
        "53..7....6|6..195...",
        "53..7....6..195...|",
    ] {
        let error = error(text);
        assert!(matches!(
            error.kind(),
            ParseErrorKind::RowLength { cells: 10.., .. }
        ));
        assert_eq!((error.offset(), error.found()), (9, Some('6')));
    }
    case(
        "5 3 . . 7 . . . . 1 |\n6 . . 1 9 5 . . .",
        18,
        "line 1, column 19: found '1', expected the end of the row after 9 cells, but it has 10",
    );
    case(
        "|53..7....|6..195...|",
        11,
        "line 1, column 12: found '6', expected the end of the row after 9 cells, but it has 18",
    );
    assert!(matches!(
        error(with_row(3, ".")).kind(),
        ParseErrorKind::RowLength { cells: 1, .. }
    ));
}
