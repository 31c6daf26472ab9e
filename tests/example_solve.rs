//! `examples/solve.rs` as its users run it: arguments, files, standard input, exit codes.

use bitdoku::Grid;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

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

/// The example. Cargo builds it before the tests, into a folder beside theirs.
fn example() -> Command {
    let mut path = std::env::current_exe().expect("a test has a path");
    path.pop();
    path.set_file_name("examples");
    path.push(format!("solve{}", std::env::consts::EXE_SUFFIX));
    assert!(
        path.exists(),
        "{} is not built: run `cargo test`, or `cargo build --example solve` first",
        path.display()
    );
    Command::new(path)
}

/// What a run printed, and its exit code.
#[derive(Debug)]
struct Run {
    out: String,
    err: String,
    code: i32,
}

impl Run {
    /// Runs the example with standard input that holds this text.
    fn new(arguments: &[&str], input: &str) -> Self {
        let mut child = example()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the example starts");
        let mut stdin = child.stdin.take().expect("it has a standard input");
        // With arguments it does not read, and may have ended before this.
        let written = stdin.write_all(input.as_bytes());
        assert!(written.is_ok() || !arguments.is_empty());
        drop(stdin);
        let output = child.wait_with_output().expect("the example ends");
        Self {
            out: String::from_utf8(output.stdout).expect("it prints text"),
            err: String::from_utf8(output.stderr).expect("it prints text"),
            code: output.status.code().expect("it exits"),
        }
    }

    /// Checks the exit code, that the output holds this text, and that nothing went to standard
    /// error.
    #[track_caller]
    fn prints(&self, code: i32, text: &str) {
        assert_eq!((self.code, self.err.as_str()), (code, ""), "{self:?}");
        assert!(self.out.contains(text), "{}", self.out);
    }

    /// Checks that all it said is this line on standard error.
    #[track_caller]
    fn complains(&self, line: &str) {
        assert_eq!(self.code, 4, "{self:?}");
        assert_eq!(self.err.trim_end(), line);
        assert_eq!(self.out, "");
    }
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
        let run = Run::new(&[], input);
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
    let run = Run::new(&[C], "");
    run.prints(0, SOLVED_C);
    assert!(run.out.starts_with(C), "{}", run.out);

    Run::new(&[TWO_SOLUTIONS], "").prints(
        1,
        "It breaks no rule and has exactly 2 solutions, such as:\n+---",
    );
    Run::new(&[UNSOLVABLE], "").prints(2, "It breaks no rule, but has no solution.\n");
    Run::new(&[INVALID], "").prints(
        3,
        "It breaks the rules:\n  digit 5 twice in box 1: r1c1 r2c2\n\n",
    );
}

#[test]
fn every_conflict_is_told() {
    Run::new(&[&EMPTY.replacen("..", "77", 1)], "").prints(
        3,
        "  digit 7 twice in row 1: r1c1 r1c2\n  digit 7 twice in box 1: r1c1 r1c2\n",
    );
}

#[test]
fn limit_bounds_the_count() {
    Run::new(&[EMPTY], "").prints(1, "has at least 1000 solutions, such as:");
    Run::new(&["--limit", "7", EMPTY], "").prints(1, "has at least 7 solutions, such as:");
    Run::new(&["--limit=7", EMPTY], "").prints(1, "has at least 7 solutions, such as:");
    Run::new(&[C, "--limit", "2"], "").prints(0, SOLVED_C);
    for arguments in [
        &["--limit"][..],
        &["--limit", "1"],
        &["--limit", "x", C],
        &["--limit=", C],
        &["--limit=1", C],
    ] {
        Run::new(arguments, "").complains("solve: --limit needs a number, 2 or more");
    }
}

#[test]
fn the_worst_outcome_is_the_exit_code() {
    let puzzles = [C, TWO_SOLUTIONS, UNSOLVABLE, INVALID];
    for worst in 0..puzzles.len() {
        let mut arguments = puzzles[..=worst].to_vec();
        arguments.reverse();
        let run = Run::new(&arguments, "");
        run.prints(i32::try_from(worst).expect("four fit"), SOLVED_C);
    }
    let run = Run::new(&["no puzzle", INVALID, C], "");
    assert_eq!(run.code, 4, "{run:?}");
    assert!(
        run.out.ends_with(SOLVED_C),
        "the others are solved: {run:?}"
    );
}

#[test]
fn standard_input_is_read() {
    Run::new(&[], C).prints(0, SOLVED_C);
    let run = Run::new(
        &[],
        &format!("# two puzzles\r\n{C}\r\n\r\n{UNSOLVABLE}\r\n"),
    );
    run.prints(2, SOLVED_C);
    for title in ["standard input, puzzle 1\n", "standard input, puzzle 2\n"] {
        assert!(run.out.contains(title), "{}", run.out);
    }
    // With other arguments it is left alone.
    Run::new(&[C], INVALID).prints(0, SOLVED_C);
    let run = Run::new(&["-", C], INVALID);
    run.prints(3, SOLVED_C);
    assert!(run.out.starts_with("standard input\n+---"), "{}", run.out);
    // Who asks for it gets no example.
    Run::new(&["-"], "").complains(
        "solve: standard input:1:1: found the end of the text after 0 cells, expected 81",
    );
}

#[test]
fn a_file_is_one_board_or_a_puzzle_a_line() {
    let rows: Vec<&str> = (0..9).map(|row| &C[9 * row..][..9]).collect();
    let board = File::new("board.txt", &rows.join("\n"));
    Run::new(&[board.name()], "").prints(0, SOLVED_C);

    let lines = File::new("lines.txt", &format!("{INVALID}\n{}\n{C} easy\n", &C[..80]));
    let run = Run::new(&[lines.name()], "");
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
    Run::new(&[broken.name()], "").complains(&format!(
        "solve: {}:8:10: found the end of the text after 72 cells, expected 81",
        broken.name()
    ));
}

#[test]
fn an_error_in_a_file_has_its_line() {
    let bad = C.replacen("7", ",", 1);
    let text = format!("\u{feff}# six\n\n{C}\n# bad:\n\n{bad}\n{C}\r\n  # end\n");
    let file = File::new("place.txt", &text);
    let run = Run::new(&[file.name()], "");
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
    let run = Run::new(&[file.name()], "");
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
    Run::new(&[bands.name()], "").prints(0, SOLVED_C);
}

#[test]
fn what_is_no_file_and_no_puzzle_is_told() {
    let run = Run::new(&["5 3 ,"], "");
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
        Run::new(&[option, C], "")
            .complains(&format!("solve: unknown option {option} (see --help)"));
    }
    Run::new(&["--bogus=1"], "").complains("solve: unknown option --bogus (see --help)");
    // A puzzle is none, though it begins like one.
    Run::new(&[&UNSOLVABLE.replace('.', "-")], "").prints(2, "has no solution");
    Run::new(&[&EMPTY.replace('.', "-")], "").prints(1, "solutions");
}

#[test]
fn help_states_usage_and_exit_codes() {
    for option in ["--help", "-h"] {
        let run = Run::new(&[option], "");
        run.prints(0, "Usage: solve [--limit N] [PUZZLE | FILE | -]...");
        run.prints(0, "  3  a rule is broken\n");
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_crash() {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let output = example()
        .arg(C)
        .stdin(Stdio::null())
        .stdout(writer)
        .output()
        .expect("the example runs");
    assert_eq!(output.status.code(), Some(5), "{output:?}");
    assert_eq!(output.stderr, b"", "{output:?}");
}
