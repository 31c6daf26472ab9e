//! Which answer each line gets.

mod common;

use common::*;

#[test]
fn each_kind_of_line_has_its_answer() {
    for (line, answer) in CASES {
        let line = [line, b"\n"].concat();
        assert_eq!(answers(&[], line), format!("{answer}\n"));
    }
}

#[test]
fn no_line_shifts_the_answers_to_others() {
    // Fewer than the lanes, more, and several blocks.
    for count in [2, 10, 100, 1000, 20_000] {
        let (lines, expected) = mixture(count);
        assert!(answers(&[], lines) == expected, "{count} lines");
    }
}

#[test]
fn an_empty_input_has_no_answers() {
    assert_eq!(answers(&[], ""), "");
}

#[test]
fn line_ends_are_lf_or_cr_lf_and_the_last_may_lack() {
    let expected = format!("{SOLUTION}\n\nnone\n{SOLUTION}\n");
    for end in ["\n", "\r\n"] {
        let lines = [PUZZLE, "", UNSOLVABLE, PUZZLE].join(end);
        assert_eq!(answers(&[], &*lines), expected);
        assert_eq!(answers(&[], lines + end), expected);
    }
}

#[test]
fn an_error_is_the_same_with_cr_lf() {
    let answer = answers(&[], "53..7\n");
    assert!(answer.starts_with("error column 6: "), "{answer}");
    assert_eq!(answers(&[], "53..7\r\n"), answer);
}

/// A CR alone ends no line. What the reader sees as its second line is told as that.
#[test]
fn a_cr_within_a_line_does_not_shift_the_answers() {
    let answer = answers(&[], format!("{PUZZLE}\r{PUZZLE}\n{PUZZLE}\n"));
    let (first, second) = answer.split_once('\n').unwrap();
    assert!(first.starts_with("error line 2, column 1: "), "{first}");
    assert_eq!(second, format!("{SOLUTION}\n"));
}

#[test]
fn a_byte_order_mark_is_no_text() {
    for (line, answer) in [
        (PUZZLE, SOLUTION),
        ("# a comment", ""),
        ("", ""),
        (
            "53",
            "error column 3: found the end of the text after 2 cells, expected 81",
        ),
    ] {
        assert_eq!(
            answers(&[], format!("\u{feff}{line}\n{TWO}\n")),
            format!("{answer}\nmany\n")
        );
    }
}

#[test]
fn columns_after_the_puzzle_are_not_looked_at() {
    for rest in [",x", ", ", "\tx", " x y", ";", "#", ":1", ",53467,\u{e9}"] {
        assert_eq!(
            answers(&[], format!("{PUZZLE}{rest}\n")),
            format!("{SOLUTION}\n"),
            "{rest}"
        );
    }
}

#[test]
fn limit_1_takes_any_solution() {
    let lines = [PUZZLE, TWO, UNSOLVABLE, INVALID, "5", ""].join("\n");
    let answers = answers(&["--limit", "1"], lines + "\n");
    let answers: Vec<_> = answers.lines().collect();
    let puzzle: bitdoku::Grid = TWO.parse().unwrap();
    assert!(
        answers[1]
            .parse::<bitdoku::Grid>()
            .unwrap()
            .is_solution_of(&puzzle)
    );
    assert_eq!(
        [answers[0], answers[2], answers[3]],
        [SOLUTION, "none", "invalid r1c1 r2c2"]
    );
    assert!(answers[4].starts_with("error column 2"));
    assert_eq!(answers[5..], [""]);
}

#[test]
fn limits_above_2_count() {
    let lines = format!("{TWO}\n{PUZZLE}\n{EMPTY_GRID}\n{UNSOLVABLE}\n5\n{INVALID}\n{TWO}\n");
    for (limit, two, empty) in [
        ("2", "many", "many"),
        ("3", "many 2", "many 3+"),
        ("1000", "many 2", "many 1000+"),
    ] {
        let answers = answers(&["--limit", limit], &*lines);
        let answers: Vec<_> = answers.lines().collect();
        assert_eq!(
            answers[..4],
            [two, SOLUTION, empty, "none"],
            "limit {limit}"
        );
        assert_eq!(answers[5..], ["invalid r1c1 r2c2", two], "limit {limit}");
    }
}

/// Enough of them for a search in lanes.
#[test]
fn many_puzzles_are_counted_too() {
    let lines = format!("{TWO}\n{PUZZLE}\n{EMPTY_GRID}\n").repeat(500);
    let expected = format!("many 2\n{SOLUTION}\nmany 7+\n").repeat(500);
    assert!(answers(&["--limit", "7"], lines) == expected);
}

#[test]
fn the_answers_do_not_depend_on_the_threads() {
    let (lines, expected) = mixture(50_000);
    for threads in ["1", "2", "4", "9"] {
        assert!(
            answers(&["--threads", threads], &*lines) == expected,
            "{threads} threads"
        );
    }
}
