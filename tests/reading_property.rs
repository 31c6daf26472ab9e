//! Properties of reading: printing is undone, no text is read wrongly.
//!
//! The oracle is a second reader of the same grammar, written the naive way: it
//! tries every layout and every choice of borders, and a text is a grid if just
//! one choice makes it one.

use bitdoku::{Cell, Digit, Grid, ParseErrorKind};
use proptest::prelude::*;
use std::collections::BTreeSet;

const BLANKS: &str = ".0_*-Xx?";

/// The cells of a grid, `.` for a blank.
fn cells(grid: &Grid) -> String {
    let char = |cell| grid.get(cell).map_or('.', |digit| digit.char());
    Cell::ALL.into_iter().map(char).collect()
}

/// The cells of a text, if it is a grid.
fn oracle(text: &str) -> Option<String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let trim = |line| str::trim_matches(line, [' ', '\t']);
    let lines: Vec<&str> = text
        .split('\n')
        .map(trim)
        .filter(|line| !line.is_empty())
        .collect();
    let is_remark = |line: &&&str| line.starts_with('#');
    let start = lines.iter().take_while(is_remark).count();
    // Remarks may stand between the borders above the first row, too.
    let first_row = lines
        .iter()
        .position(|line| !line.starts_with('#') && !is_border(line));
    let above = first_row.unwrap_or(lines.len()).max(start);
    let (head, tail) = lines.split_at(above);
    let head: Vec<&str> = head
        .iter()
        .copied()
        .filter(|line| !line.starts_with('#'))
        .collect();
    let board: Vec<&str> = head.iter().chain(tail).copied().collect();

    let sole: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| !line.starts_with('#'))
        .collect();
    let mut readings = Vec::new();
    if let [line] = sole[..]
        && (!is_border(line) || line.chars().all(|char| "- \t".contains(char)))
    {
        readings.push(one_line(line, false));
        readings.push(one_line(line, true));
    }
    let dashes: Vec<usize> = (0..board.len())
        .filter(|&i| is_dash_row(board[i]))
        .collect();
    for choice in 0..1_u32 << dashes.len() {
        let mut rows = board.clone();
        let mut index = 0;
        let mut kept = dashes.iter().map(|dash| (dash, choice)).enumerate();
        let is_row: BTreeSet<usize> = kept
            .by_ref()
            .filter(|(bit, (_, choice))| choice >> bit & 1 == 1)
            .map(|(_, (&i, _))| i)
            .collect();
        rows.retain(|line| {
            index += 1;
            !is_border(line) || is_row.contains(&(index - 1))
        });
        readings.push(nine_rows(&rows, false));
        if choice == 0 {
            readings.push(nine_rows(&rows, true));
        }
    }
    let found: Vec<String> = readings.into_iter().flatten().collect();
    match &found[..] {
        [cells] => Some(cells.clone()),
        _ => None,
    }
}

fn is_cell(char: char) -> bool {
    BLANKS.contains(char) || ('1'..='9').contains(&char)
}

fn is_border(line: &str) -> bool {
    let drawn = |char: char| ('\u{2500}'..='\u{257f}').contains(&char);
    let rules = line.matches(|char| "─━┄┅┈┉╌╍═".contains(char)).count();
    line.chars()
        .all(|char| "+-=|.:'* \t".contains(char) || drawn(char))
        && (line.contains("---") || line.contains("===") || rules >= 3)
}

fn is_bar(char: char) -> bool {
    "|│┃┆┇┊┋╎╏║".contains(char)
}

fn is_dash_row(line: &str) -> bool {
    is_border(line)
        && line
            .chars()
            .all(|char| "- \t".contains(char) || is_bar(char))
        && line.matches('-').count() == 9
}

/// 81 characters with one kind of blank, as cells.
fn one_blank(cells: &str) -> Option<String> {
    let blanks: BTreeSet<char> = cells
        .chars()
        .filter(|&char| BLANKS.contains(char))
        .collect();
    let plain = |char| if BLANKS.contains(char) { '.' } else { char };
    (cells.len() == 81 && blanks.len() <= 1).then(|| cells.chars().map(plain).collect())
}

/// Removes the blanks between rows of digits and zeros.
fn without_separators(cells: &str) -> Option<String> {
    let mut kept = String::new();
    for char in cells.chars() {
        if char == '0' || !BLANKS.contains(char) {
            kept.push(char);
        } else if !kept.len().is_multiple_of(9) || kept.is_empty() || kept.len() >= 81 {
            return None;
        }
    }
    (kept.contains('0') && kept != cells).then_some(kept)
}

fn one_line(line: &str, zeros: bool) -> Option<String> {
    let counts = |char: char| is_cell(char) && (!zeros || char == '0' || !BLANKS.contains(char));
    let chars: Vec<char> = line.chars().collect();
    let last = (0..chars.len()).filter(|&i| counts(chars[i])).nth(80)?;
    let (line, rest) = chars.split_at(last + 1);
    let spaced = line.iter().any(|char| " \t".contains(*char));
    let line: String = line.iter().filter(|char| !" \t".contains(**char)).collect();
    let rest: String = rest.iter().collect();
    if !line.chars().all(is_cell)
        || !rest.is_empty() && !rest.starts_with([' ', '\t', ',', ';', '#', ':'])
    {
        return None;
    }
    if spaced && rest.starts_with([' ', '\t']) {
        let mut after = rest.trim_start_matches([' ', '\t']).chars();
        let word = (after.next(), after.next());
        if word.0.is_some_and(is_cell) && word.1.is_none_or(|char| " \t,;#:".contains(char)) {
            return None;
        }
    }
    one_blank(&if zeros {
        without_separators(&line)?
    } else {
        line
    })
}

fn nine_rows(lines: &[&str], zeros: bool) -> Option<String> {
    let bare = |line: &&str| line.replace([' ', '\t'], "").replace(is_bar, "");
    let rows: Vec<String> = lines.iter().map(bare).collect();
    if !rows
        .iter()
        .all(|row| !row.is_empty() && row.chars().all(is_cell))
    {
        return None;
    }
    let counts = |char: &char| !zeros || *char == '0' || !BLANKS.contains(*char);
    let lengths = rows.iter().map(|row| row.chars().filter(counts).count());
    if !lengths
        .clone()
        .all(|length| length == 9 || zeros && length == 0)
    {
        return None;
    }
    let cells = rows.concat();
    one_blank(&if zeros {
        without_separators(&cells)?
    } else {
        cells
    })
}

/// 81 cells: rows with many blanks, without one, and without a digit.
fn any_cells() -> impl Strategy<Value = Vec<u8>> {
    let row = prop_oneof![
        4 => prop::collection::vec(prop_oneof![2 => Just(0), 1 => 1_u8..=9], 9),
        1 => prop::collection::vec(1_u8..=9, 9),
        1 => Just(vec![0; 9]),
    ];
    prop::collection::vec(row, 9).prop_map(|rows| rows.concat())
}

/// One of the layouts, with some blank, and whatever may stand around it.
fn any_text() -> impl Strategy<Value = (Vec<u8>, String)> {
    let blank = prop::sample::select(BLANKS.chars().collect::<Vec<_>>());
    let space = prop::sample::select(vec!["", "", " ", "\t"]);
    let bar = prop::sample::select(vec!["", "|", " | ", "│", "║"]);
    let border = prop::sample::select(vec![
        "",
        "---------",
        "---|---|---",
        "+---+---+---+",
        ".---+---.",
        "===",
        "───┼───",
        "*-----------*",
    ]);
    let between = prop::sample::select(vec!["", ".", "---", "-", "*"]);
    let end = prop::sample::select(vec!["", "\n", "\r\n", " # 1", ",5", " 5", ": ---", "\n#"]);
    (
        any_cells(),
        blank,
        space,
        bar,
        border,
        between,
        end,
        any::<(bool, bool)>(),
    )
        .prop_map(
            |(cells, blank, space, bar, border, between, end, (lines, head))| {
                let char = |&cell: &u8| {
                    if cell == 0 {
                        blank.to_string()
                    } else {
                        cell.to_string()
                    }
                };
                let rows = cells.chunks(9).map(|row| {
                    let chutes = row
                        .chunks(3)
                        .map(|chute| chute.iter().map(char).collect::<Vec<_>>().join(space));
                    let chutes = chutes.collect::<Vec<_>>();
                    if lines {
                        chutes.join(bar)
                    } else {
                        chutes.join(space)
                    }
                });
                let rows: Vec<String> = rows.collect();
                let mut text = if head {
                    "\u{feff}# 1\n".to_owned()
                } else {
                    String::new()
                };
                if lines {
                    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
                    text += &bands.join(&format!("\n{border}\n"));
                } else {
                    text += &rows.join(if between.is_empty() { space } else { between });
                }
                (cells, text + end)
            },
        )
}

/// A change of one character, at a place given as a fraction of the text.
fn any_change() -> impl Strategy<Value = (f64, Option<char>, bool)> {
    let chars: Vec<char> = ".0_*-Xx?123456789 \t\n\r|+=:',;#─│┼éA\u{feff}"
        .chars()
        .collect();
    (
        0.0..1.0,
        prop::option::of(prop::sample::select(chars)),
        any::<bool>(),
    )
}

fn change(text: &mut String, (place, char, insert): (f64, Option<char>, bool)) {
    let mut chars: Vec<char> = text.chars().collect();
    let place = (place * chars.len() as f64) as usize;
    if !insert && place < chars.len() {
        chars.remove(place);
    }
    if let Some(char) = char {
        chars.insert(place, char);
    }
    *text = chars.into_iter().collect();
}

/// Whether the number of cells is one that this error can have.
fn is_in_range(kind: ParseErrorKind) -> bool {
    match kind {
        ParseErrorKind::TooFewCells { cells, .. } => cells <= 80,
        ParseErrorKind::TooManyCells { cells, .. } => cells >= 82,
        ParseErrorKind::RowLength { cells, .. } => cells != 9,
        _ => true,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn printing_is_undone(values in any_cells()) {
        let values = <[u8; 81]>::try_from(values).unwrap();
        let grid = Grid::try_from(values).unwrap();
        prop_assert_eq!(grid.to_string().parse::<Grid>(), Ok(grid));
        prop_assert_eq!(format!("{grid:#}").parse::<Grid>(), Ok(grid));
        for (cell, value) in Cell::ALL.into_iter().zip(values) {
            prop_assert_eq!(grid.get(cell), Digit::new(value));
        }
    }

    #[test]
    fn agrees_with_the_naive_reader((_, text) in any_text()) {
        let read = Grid::from_bytes(text.as_bytes());
        prop_assert_eq!(read.ok().as_ref().map(cells), oracle(&text), "{:?}", read);
    }

    #[test]
    fn errors_count_in_their_range(
        (_, text) in any_text(),
        more in "[1.x|│\\n -]{1,12}",
    ) {
        if let Err(error) = (text + "\n" + &more).parse::<Grid>() {
            prop_assert!(is_in_range(error.kind()), "{:?}", error);
        }
    }

    #[test]
    fn agrees_on_changed_texts(
        (_, text) in any_text(),
        changes in prop::collection::vec(any_change(), 1..4),
    ) {
        let mut text = text;
        changes.into_iter().for_each(|one| change(&mut text, one));
        let read = Grid::from_bytes(text.as_bytes());
        prop_assert_eq!(read.ok().as_ref().map(cells), oracle(&text), "{:?}: {:?}", text, read);
    }

    #[test]
    fn what_is_read_was_written((values, text) in any_text()) {
        // Some of these texts are no grid, by what stands between or after.
        if let Ok(grid) = text.parse::<Grid>() {
            prop_assert_eq!(<[u8; 81]>::from(grid).to_vec(), values, "{:?}", text);
        }
    }

    #[test]
    fn errors_are_inside_the_text(text in prop::collection::vec(any::<u8>(), 0..200), good in 0_usize..82) {
        let text = [&b"1".repeat(good)[..], &text].concat();
        if let Err(error) = Grid::from_bytes(&text) {
            prop_assert!(error.offset() <= text.len());
            prop_assert!(error.line() >= 1 && error.column() >= 1);
            prop_assert!(is_in_range(error.kind()), "{:?}", error);
            let rest = &text[error.offset()..];
            match error.found() {
                Some(char) => prop_assert!(rest.starts_with(char.to_string().as_bytes())),
                None => prop_assert!(rest.is_empty() || str::from_utf8(rest).is_err()),
            }
        }
    }
}
