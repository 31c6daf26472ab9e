//! Every layout of text that is a grid, read to the right cells.

use bitdoku::{Cell, Grid};

/// The worked puzzle, and its solution.
const C: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The text is the grid with these cells, `.` for a blank.
#[track_caller]
fn case(text: impl AsRef<[u8]>, cells: &str) {
    let text = text.as_ref();
    match Grid::from_bytes(text) {
        Ok(grid) => {
            assert_eq!(cells.len(), 81, "a case gives all its cells");
            let read = Cell::ALL.map(|cell| grid.get(cell).map_or('.', |digit| digit.char()));
            assert_eq!(String::from_iter(read), cells);
        }
        Err(error) => panic!("{error}\n{}", String::from_utf8_lossy(text)),
    }
}

/// `C` with another blank.
fn with_blank(blank: &str) -> String {
    C.replace('.', blank)
}

/// The cells in rows of nine, each written by `row`.
fn rows(cells: &str, row: impl Fn(&str) -> String) -> Vec<String> {
    (0..9).map(|i| row(&cells[9 * i..][..9])).collect()
}

/// A row with `bar` around its boxes and `space` around each cell.
fn barred(row: &str, bar: &str, space: &str) -> String {
    let chute = |i: usize| {
        let cells: Vec<&str> = (3 * i..3 * i + 3).map(|i| &row[i..=i]).collect();
        format!("{space}{}{space}", cells.join(space))
    };
    format!("{bar}{}{bar}{}{bar}{}{bar}", chute(0), chute(1), chute(2))
}

/// A board in a frame: these borders above, between the boxes and below.
fn framed(cells: &str, bar: &str, space: &str, borders: [&str; 3]) -> String {
    let rows = rows(cells, |row| barred(row, bar, space));
    let [top, middle, bottom] = borders;
    let bands = [&rows[..3], &rows[3..6], &rows[6..]].map(|band| band.join("\n"));
    format!(
        "{top}\n{}\n{bottom}\n",
        bands.join(&format!("\n{middle}\n"))
    )
}

#[test]
fn every_blank() {
    for blank in [".", "0", "_", "*", "-", "X", "x", "?"] {
        let line = with_blank(blank);
        case(&line, C);
        case(rows(&line, str::to_owned).join("\n"), C);
        case(rows(&line, |row| barred(row, "|", " ")).join("\n"), C);
        case(blank.repeat(81), &".".repeat(81));
        case(format!("{}\n", blank.repeat(9)).repeat(9), &".".repeat(81));
    }
    case(SOLVED, SOLVED);
}

#[test]
fn what_stands_around_a_line() {
    for text in [
        format!("{C}\r\n"),
        format!("{C}\n"),
        format!("{C}\r"),
        format!(" {C}"),
        format!("\u{feff}{C}"),
        format!("\u{feff} \t{C} \t\r\n\r\n"),
        format!("\n\r\n\r  \n\t{C}\n \n\t"),
        format!("# a remark\n#\n{C}\n# another\n\n"),
    ] {
        case(text, C);
    }
}

#[test]
fn comments() {
    for separator in [" ", "\t", ",", ";", "#", ":", "  ", " # ", "\t;"] {
        for comment in ["", "17 clues", "5", SOLVED, "é ---", "x", "5 3 . 1", "|||"] {
            case(format!("{C}{separator}{comment}"), C);
            case(format!("{C}{separator}{comment}\r\n"), C);
            case(format!("\n{C}{separator}{comment}\n"), C);
        }
    }
    // A row of a set of puzzles and solutions.
    case(format!("{C},{SOLVED}\n"), C);
    // A comment is bytes, not text.
    case([C.as_bytes(), b" caf\xe9 \xff\xf8\0"].concat(), C);
    case([b"# caf\xe9\n", C.as_bytes()].concat(), C);
    // Without a digit before it as well.
    case(
        format!("{} the empty grid", ".".repeat(81)),
        &".".repeat(81),
    );
    case(
        format!("{} the empty grid", "-".repeat(81)),
        &".".repeat(81),
    );
}

#[test]
fn spaced_lines() {
    let by = |size: usize, space: &str| {
        let groups: Vec<&str> = (0..81 / size).map(|i| &C[size * i..][..size]).collect();
        groups.join(space)
    };
    for space in [" ", "\t", "  ", " \t "] {
        for size in [1, 3, 9, 27] {
            let line = by(size, space);
            case(&line, C);
            case(format!("  {line}  \r\n"), C);
            case(format!("{line} 17 clues"), C);
            case(format!("{line}  {SOLVED}"), C);
            case(format!("{line},5"), C);
            case(format!("{line}; 5"), C);
            case(format!("{line} # 5"), C);
            case(format!("{line} 5.1"), C);
        }
    }
}

#[test]
fn nine_lines() {
    let lines = rows(C, str::to_owned);
    for line_end in ["\n", "\r\n", "\r", "\n\n", " \n", "\t\r\n  \r\n "] {
        let text = lines.join(line_end);
        case(&text, C);
        case(format!("{text}{line_end}"), C);
        case(format!("\u{feff}{line_end}{text}{line_end}{line_end}"), C);
        case(format!("#A somebody\n#C something\n{text}"), C);
    }
    case(rows(C, |row| barred(row, "", " ")).join("\n"), C);
    case(rows(C, |row| barred(row, "\t", "")).join("\n"), C);
    case(rows(C, |row| barred(row, "|", "")).join("\n"), C);
    // Bars between all cells, or only some.
    case(rows(C, |row| row.replace("", "|")).join("\n"), C);
    case(rows(C, |row| row.replace("", " | ")).join("\n"), C);
    case(
        rows(C, |row| format!("{}|{}", &row[..4], &row[4..])).join("\n"),
        C,
    );
}

#[test]
fn ascii_frames() {
    for (bar, space, borders) in [
        ("|", "", ["+---+---+---+"; 3]),
        ("|", "", ["*-----------*", "|---+---+---|", "*-----------*"]),
        ("|", "", [".---+---.", "+---+---+", "'---+---'"]),
        ("|", " ", ["+-------+-------+-------+"; 3]),
        ("|", " ", ["+=======+=======+=======+"; 3]),
        (
            "|",
            "  ",
            [
                ".---------.---------.---------.",
                ":---------+---------+---------:",
                "'---------'---------'---------'",
            ],
        ),
        ("|", "", ["-----------", "---+---+---", ""]),
        ("", " ", ["", "------+-------+------", ""]),
    ] {
        case(framed(C, bar, space, borders), C);
        case(framed(SOLVED, bar, space, borders), SOLVED);
        case(framed(C, bar, space, borders).replace('\n', "\r\n"), C);
    }
    // Simple Sudoku's own file.
    let rows = rows(C, |row| barred(row, "|", "").trim_matches('|').to_owned());
    let text = [&rows[..3], &rows[3..6], &rows[6..]].map(|band| band.join("\n"));
    case(text.join("\n-----------\n"), C);
}

#[test]
fn drawn_frames() {
    for (bar, borders) in [
        (
            "│",
            [
                "┌───────┬───────┬───────┐",
                "├───────┼───────┼───────┤",
                "└───────┴───────┴───────┘",
            ],
        ),
        (
            "┃",
            [
                "┏━━━━━━━┳━━━━━━━┳━━━━━━━┓",
                "┣━━━━━━━╋━━━━━━━╋━━━━━━━┫",
                "┗━━━━━━━┻━━━━━━━┻━━━━━━━┛",
            ],
        ),
        (
            "║",
            [
                "╔═══════╦═══════╦═══════╗",
                "╠═══════╬═══════╬═══════╣",
                "╚═══════╩═══════╩═══════╝",
            ],
        ),
        (
            "┆",
            [
                "╭┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄╮",
                "├╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌┤",
                "╰┉┉┉┉┉┉┉┴┉┉┉┉┉┉┉┴┉┉┉┉┉┉┉╯",
            ],
        ),
        ("╎", ["┌─┬─┬─┐", "├─┼─┼─┤", "└─┴─┴─┘"]),
        ("┋", ["│───────┿═══════┿───────│"; 3]),
    ] {
        for blank in [".", "0", "-", "*"] {
            let text = framed(&with_blank(blank), bar, " ", borders);
            case(&text, C);
            case(format!("\u{feff}{text}").replace('\n', "\r\n"), C);
        }
    }
    // A border between all rows and a bar between all cells.
    let rows = rows(C, |row| row.replace("", "│"));
    case(
        format!(
            "┌─┬─┬─┬─┬─┬─┬─┬─┬─┐\n{}\n",
            rows.join("\n├─┼─┼─┼─┼─┼─┼─┼─┼─┤\n")
        ),
        C,
    );
}

#[test]
fn the_last_cell_counts() {
    let text = ".................1.....2.34.....4.....5...6....6.3.....3..5.....7..6.8..24......7";
    case(text, text);
    case(format!("{text},"), text);
}

#[test]
fn zeros_with_other_blanks_between_rows() {
    let text =
        "080000005.000835410.903407820.700000600.100509002.006000003.018302907.047698000.300000040";
    let cells = text.replace('.', "").replace('0', ".");
    case(text, &cells);
    for separator in [
        "-",
        "---",
        "..",
        ".x",
        " . ",
        "*\n",
        "\n.........\n",
        "\n---------\n",
    ] {
        case(text.replace('.', separator), &cells);
    }
    case(format!("{text},{SOLVED}"), &cells);
    case(format!("{text}\r\n"), &cells);
    // Not every pair of rows needs one, and zeros may come late.
    case(text.replacen('.', "", 7), &cells);
    let mut late = SOLVED.to_owned();
    late.replace_range(80.., "0");
    let dotted = rows(&late, str::to_owned).join(".");
    case(dotted, &late.replace('0', "."));
}

#[test]
fn rows_of_dashes() {
    // Rows with digits and `---` in them are rows, by their digits.
    let line = with_blank("-");
    assert!(line.contains("6--195---") && line.contains("---419--5"));
    let lines = rows(&line, str::to_owned);
    case(lines.join("\n"), C);
    // With nine of those, nine dashes are a border.
    let text = [&lines[..3], &lines[3..6], &lines[6..]].map(|band| band.join("\n"));
    case(text.join("\n---------\n"), C);
    case(text.join("\n---|---|---\n"), C);
    case(format!("---------\n{}\n---------", lines.join("\n")), C);
    // Without, all of them are rows, between borders that cannot be rows.
    for number in 1..=9 {
        let mut cells = C.to_owned();
        cells.replace_range(..9 * number, &".".repeat(9 * number));
        let line = cells.replace('.', "-");
        case(&line, &cells);
        case(rows(&line, str::to_owned).join("\n"), &cells);
        for borders in [
            ["+---+---+---+"; 3],
            ["-----------"; 3],
            ["===|===|==="; 3],
            ["┌───┬───┬───┐"; 3],
        ] {
            case(framed(&line, "|", "", borders), &cells);
        }
    }
    // With another blank they are borders in any number.
    let dotted = rows(C, str::to_owned);
    case(dotted.join("\n---------\n"), C);
    // 81 dashes alone are the empty grid, but elsewhere a long border.
    let dashes = "-".repeat(81);
    case(format!("\n {dashes} \n\n"), &".".repeat(81));
    case(format!("{dashes}\n{}\n{dashes}", dotted.join("\n")), C);
}

#[test]
fn what_is_printed() {
    for cells in [C, SOLVED] {
        let grid = Grid::from_bytes(cells.as_bytes()).unwrap();
        case(format!("{grid}"), cells);
        case(format!("{grid:#}"), cells);
    }
}
