//! What the tests share: the program, and a line of each kind with its answer.
#![allow(dead_code, reason = "no test uses all of it")]

use assert_cmd::Command;

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_bulk");

pub const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Two solutions.
pub const TWO: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
pub const EMPTY_GRID: &str =
    ".................................................................................";
pub const UNSOLVABLE: &str =
    ".876543212........3........4........5........6........7........8........9........";
/// Two 5s in box 1.
pub const INVALID: &str =
    "5.........5................8.......34..8.3..17...2...6.6....28....419..5....8..79";

/// A line of each kind and its answer.
pub const CASES: [(&[u8], &str); 14] = [
    (PUZZLE.as_bytes(), SOLUTION),
    (SOLUTION.as_bytes(), SOLUTION),
    (TWO.as_bytes(), "many"),
    (EMPTY_GRID.as_bytes(), "many"),
    (UNSOLVABLE.as_bytes(), "none"),
    (INVALID.as_bytes(), "invalid r1c1 r2c2"),
    (b"", ""),
    (b" \t", ""),
    (b"# a comment, \xff", ""),
    (
        b"53..7....6..195",
        "error column 16: found the end of the text after 15 cells, expected 81",
    ),
    (
        b"quizzes,solutions",
        "error column 1: found 'q', expected a digit 1 to 9 or a blank (one of . 0 _ * - X x ?)",
    ),
    (
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.",
        "error column 82: found '.', expected the end of the grid after 81 cells, but there are 82",
    ),
    (
        b"53..7....6\xff.195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "error column 11: found the byte 0xff, which is not UTF-8, expected text",
    ),
    (
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,53467\xff",
        SOLUTION,
    ),
];

/// The program with these options, without a summary.
pub fn bulk(options: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("--quiet").args(options);
    command
}

/// What the program makes of an input, if all is well.
pub fn answers(options: &[&str], input: impl Into<Vec<u8>>) -> String {
    let output = bulk(options)
        .write_stdin(input)
        .assert()
        .success()
        .stderr("");
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

/// Lines and their answers, in an order without a pattern, `count` of them.
pub fn mixture(count: usize) -> (Vec<u8>, String) {
    let (mut lines, mut answers) = (Vec::new(), String::new());
    for index in 0..count {
        let mixed = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let (line, answer) = CASES[mixed % CASES.len()];
        lines.extend_from_slice(line);
        lines.push(b'\n');
        answers.push_str(answer);
        answers.push('\n');
    }
    (lines, answers)
}
