//! `examples/solve.rs` as its users run it: arguments, files, standard input, exit codes.

mod common;

use bitdoku::Grid;
use common::example::{Run, without_reader};
use std::fs;
use std::path::PathBuf;

const C: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const INVALID: &str =
    "5.........5................8.......34..8.3..17...2...6.6....28....419..5....8..79";
const UNSOLVABLE: &str =
    ".876543212........3........4........5........6........7........8........9........";
const TWO_SOLUTIONS: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const EMPTY: &str =
    ".................................................................................";

const SOLVED_C: &str = "\
It breaks no rule and has exactly one solution:
+-------+-------+-------+
| 5 3 4 | 6 7 8 | 9 1 2 |
| 6 7 2 | 1 9 5 | 3 4 8 |
| 1 9 8 | 3 4 2 | 5 6 7 |
+-------+-------+-------+
| 8 5 9 | 7 6 1 | 4 2 3 |
| 4 2 6 | 8 5 3 | 7 9 1 |
| 7 1 3 | 9 2 4 | 8 5 6 |
+-------+-------+-------+
| 9 6 1 | 5 3 7 | 2 8 4 |
| 2 8 7 | 4 1 9 | 6 3 5 |
| 3 4 5 | 2 8 6 | 1 7 9 |
+-------+-------+-------+

";

fn solve(arguments: &[&str], input: &str) -> Run {
    Run::new("solve", arguments, input)
}

/// A file that is gone when the test ends.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, text).expect("the folder for tests takes files");
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("the folder's name is text")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // At worst a file stays in the target folder.
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn nothing_to_solve_is_an_example() {
    for input in ["", " \n\n"] {
        let run = solve(&[], input);
        run.prints(0, SOLVED_C);
        assert!(run.out.starts_with("an example\n+-------+"), "{}", run.out);
        assert!(
            run.out.contains("\n| 5 3 . | . 7 . | . . . |\n"),
            "{}",
            run.out
        );
    }
}

#[test]
fn arguments_are_puzzles() {
    let run = solve(&[C], "");
    run.prints(0, SOLVED_C);
    assert!(run.out.starts_with(C), "{}", run.out);

    solve(&[TWO_SOLUTIONS], "").prints(
        1,
        "It breaks no rule and has exactly 2 solutions, such as:\n+---",
    );
    solve(&[UNSOLVABLE], "").prints(2, "It breaks no rule, but has no solution.\n");
    solve(&[INVALID], "").prints(
        3,
        "It breaks the rules:\n  digit 5 twice in box 1: r1c1 r2c2\n\n",
    );
}

#[test]
fn every_conflict_is_told() {
    solve(&[&EMPTY.replacen("..", "77", 1)], "").prints(
        3,
        "  digit 7 twice in row 1: r1c1 r1c2\n  digit 7 twice in box 1: r1c1 r1c2\n",
    );
}

#[test]
fn limit_bounds_the_count() {
    solve(&[EMPTY], "").prints(1, "has at least 1000 solutions, such as:");
    solve(&["--limit", "7", EMPTY], "").prints(1, "has at least 7 solutions, such as:");
    solve(&["--limit=7", EMPTY], "").prints(1, "has at least 7 solutions, such as:");
    solve(&[C, "--limit", "2"], "").prints(0, SOLVED_C);
    for arguments in [
        &["--limit"][..],
        &["--limit", "1"],
        &["--limit", "x", C],
        &["--limit=", C],
        &["--limit=1", C],
    ] {
        solve(arguments, "").complains(4, "solve: --limit needs a number, 2 or more");
    }
}

#[test]
fn the_worst_outcome_is_the_exit_code() {
    let puzzles = [C, TWO_SOLUTIONS, UNSOLVABLE, INVALID];
    for worst in 0..puzzles.len() {
        let mut arguments = puzzles[..=worst].to_vec();
        arguments.reverse();
        let run = solve(&arguments, "");
        run.prints(i32::try_from(worst).expect("four fit"), SOLVED_C);
    }
    let run = solve(&["no puzzle", INVALID, C], "");
    assert_eq!(run.code, 4, "{run:?}");
    assert!(
        run.out.ends_with(SOLVED_C),
        "the others are solved: {run:?}"
    );
}

#[test]
fn standard_input_is_read() {
    solve(&[], C).prints(0, SOLVED_C);
    let run = solve(
        &[],
        &format!("# two puzzles\r\n{C}\r\n\r\n{UNSOLVABLE}\r\n"),
    );
    run.prints(2, SOLVED_C);
    for title in ["standard input, puzzle 1\n", "standard input, puzzle 2\n"] {
        assert!(run.out.contains(title), "{}", run.out);
    }
    // With other arguments it is left alone.
    solve(&[C], INVALID).prints(0, SOLVED_C);
    let run = solve(&["-", C], INVALID);
    run.prints(3, SOLVED_C);
    assert!(run.out.starts_with("standard input\n+---"), "{}", run.out);
    // Who asks for it gets no example.
    solve(&["-"], "").complains(
        4,
        "solve: standard input:1:1: found the end of the text after 0 cells, expected 81",
    );
}

#[test]
fn a_file_is_one_board_or_a_puzzle_a_line() {
    let rows: Vec<&str> = (0..9).map(|row| &C[9 * row..][..9]).collect();
    let board = File::new("board.txt", &rows.join("\n"));
    solve(&[board.name()], "").prints(0, SOLVED_C);

    let lines = File::new("lines.txt", &format!("{INVALID}\n{}\n{C} easy\n", &C[..80]));
    let run = solve(&[lines.name()], "");
    assert_eq!(run.code, 4);
    assert_eq!(
        run.err.trim_end(),
        format!(
            "solve: {}:2:81: found the end of the text after 80 cells, expected 81",
            lines.name()
        )
    );
    assert!(run.out.contains("digit 5 twice in box 1") && run.out.ends_with(SOLVED_C));

    let broken = File::new("broken.txt", &rows[..8].join("\n"));
    solve(&[broken.name()], "").complains(
        4,
        &format!(
            "solve: {}:8:10: found the end of the text after 72 cells, expected 81",
            broken.name()
        ),
    );
}

#[test]
fn an_error_in_a_file_has_its_line() {
    let bad = C.replacen("7", ",", 1);
    let text = format!("\u{feff}# six\n\n{C}\n# bad:\n\n{bad}\n{C}\r\n  # end\n");
    let file = File::new("place.txt", &text);
    let run = solve(&[file.name()], "");
    assert_eq!(run.code, 4);
    let place = format!("solve: {}:6:5: found ',', expected a digit", file.name());
    assert!(run.err.starts_with(&place), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert_eq!(run.out.matches(SOLVED_C).count(), 2, "{}", run.out);
}

#[test]
fn boards_are_parted_by_empty_lines() {
    let rows = |grid: &str| -> String {
        let rows: Vec<_> = (0..9).map(|row| &grid[9 * row..][..9]).collect();
        rows.join("\n")
    };
    let framed = format!("{:#}", C.parse::<Grid>().expect("it is a puzzle"));
    let short = &rows(C)[..80];
    let text = format!(
        "# boards\r\n\n\n# one\n{framed}\n \n{}\n\n{UNSOLVABLE}\n{C}\n\n{short}\n\n",
        rows(INVALID)
    );
    let file = File::new("boards.txt", &text);
    let run = solve(&[file.name()], "");
    assert_eq!(run.code, 4);
    assert_eq!(
        run.err.trim_end(),
        format!(
            "solve: {}:39:10: found the end of the text after 72 cells, expected 81",
            file.name()
        )
    );
    assert_eq!(run.out.matches(SOLVED_C).count(), 2, "{}", run.out);
    assert!(run.out.contains("puzzle 2\n") && run.out.contains("digit 5 twice in box 1"));
    assert!(run.out.contains("puzzle 3\n") && run.out.contains("has no solution"));

    // Empty lines between the bands of one board do not part it.
    let bands = File::new("bands.txt", &rows(C).replace("\n8", "\n\n8"));
    solve(&[bands.name()], "").prints(0, SOLVED_C);
}

#[test]
fn what_is_no_file_and_no_puzzle_is_told() {
    let run = solve(&["5 3 ,"], "");
    assert_eq!((run.code, run.out.as_str()), (4, ""), "{run:?}");
    assert!(
        run.err.starts_with("solve: 5 3 ,: neither a file ("),
        "{}",
        run.err
    );
    assert!(
        run.err
            .contains(") nor a puzzle (line 1, column 5: found ',', expected"),
        "{}",
        run.err
    );
}

#[test]
fn an_unknown_option_is_told() {
    for option in ["--bogus", "-l", "--Limit"] {
        solve(&[option, C], "")
            .complains(4, &format!("solve: unknown option {option} (see --help)"));
    }
    solve(&["--bogus=1"], "").complains(4, "solve: unknown option --bogus (see --help)");
    // A puzzle is none, though it begins like one.
    solve(&[&UNSOLVABLE.replace('.', "-")], "").prints(2, "has no solution");
    solve(&[&EMPTY.replace('.', "-")], "").prints(1, "solutions");
}

#[test]
fn help_states_usage_and_exit_codes() {
    for option in ["--help", "-h"] {
        let run = solve(&[option], "");
        run.prints(0, "Usage: solve [--limit N] [PUZZLE | FILE | -]...");
        run.prints(0, "  3  a rule is broken\n");
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_crash() {
    assert_eq!(without_reader("solve", &[C]), (5, String::new()));
}
