//! `examples/generate.rs` as its users run it: options, exit codes, the same puzzles from a seed.

mod common;

use bitdoku::{Generator, Grid, Symmetry};
use common::example::{Run, without_reader};
use common::puzzles::made;

const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn generate(arguments: &[&str]) -> Run {
    Run::new("generate", arguments, "")
}

/// The puzzles of a run, one a line.
#[track_caller]
fn puzzles(arguments: &[&str]) -> Vec<Grid> {
    let run = generate(arguments);
    run.prints(0, "");
    let puzzles = run.out.lines().map(|line| Grid::from_line(line).unwrap());
    puzzles.collect()
}

#[test]
fn one_a_line_from_the_seed() {
    let expected: Vec<Grid> = Generator::from_seed(0).take(1).collect();
    assert_eq!(puzzles(&[]), expected);
    let expected: Vec<Grid> = Generator::from_seed(7).take(3).collect();
    for arguments in [
        &["--seed", "7", "3"][..],
        &["3", "--seed", "7"],
        &["--seed=7", "3"],
    ] {
        assert_eq!(puzzles(arguments), expected);
    }
    assert_eq!(puzzles(&["0"]), []);
}

#[test]
fn in_a_frame() {
    let puzzles: Vec<Grid> = Generator::from_seed(1).take(2).collect();
    let expected = format!("{:#}\n\n{:#}\n\n", puzzles[0], puzzles[1]);
    let run = generate(&["--frame", "--seed", "1", "2"]);
    assert_eq!(run.out, expected);
    run.prints(0, "+-------+");
}

#[test]
fn symmetries_by_name() {
    let names = [
        "none",
        "half-turn",
        "quarter-turn",
        "left-right",
        "up-down",
        "axes",
        "diagonal",
        "anti-diagonal",
        "diagonals",
        "full",
    ];
    for (symmetry, name) in Symmetry::ALL.into_iter().zip(names) {
        let expected = made(Generator::builder().symmetry(symmetry), 1);
        let same = puzzles(&["--symmetry", name, "--seed", "1"]);
        assert_eq!(same, [expected], "{name}");
        assert!(generate(&["--help"]).out.contains(name));
    }
}

#[test]
fn wishes() {
    let numbers: Vec<usize> = puzzles(&["--givens", "26", "3"])
        .iter()
        .map(Grid::clue_count)
        .collect();
    assert_eq!(numbers, [26; 3]);
    for puzzle in puzzles(&["--givens", "28-30", "3"]) {
        assert!((28..=30).contains(&puzzle.clue_count()));
    }
    let pattern = format!("{}{}", ".".repeat(9), "x".repeat(72));
    for puzzle in puzzles(&["--pattern", &pattern, "3"]) {
        assert!(puzzle.to_string().starts_with("........."));
    }
    let solution = Grid::from_line(SOLUTION).unwrap();
    for puzzle in puzzles(&["--solution", SOLUTION, "3"]) {
        assert!(solution.is_solution_of(&puzzle));
    }
    for puzzle in puzzles(&["--symmetry", "diagonal", "--strict"]) {
        assert!(puzzle.is_minimal());
    }
}

#[test]
fn what_cannot_be_made() {
    generate(&["--givens", "16"]).complains(1, "generate: no puzzle has such givens");
    generate(&["--givens=17", "--attempts=3"])
        .complains(1, "generate: no such puzzle in as many attempts");
    generate(&["--solution", &SOLUTION.replace('5', ".")])
        .complains(1, "generate: the grid to start from is not a solution");
}

#[test]
fn what_cannot_be_read() {
    for (arguments, line) in [
        (&["--seed"][..], "--seed needs a value"),
        (
            &["--seed", "-1"],
            "--seed: \"-1\": invalid digit found in string",
        ),
        (
            &["--symmetry=odd"],
            "--symmetry: \"odd\": expected the name of a symmetry, as none or half-turn",
        ),
        (
            &["--givens", "24-x"],
            "--givens: \"x\": invalid digit found in string",
        ),
        (
            &["x"],
            "the number of puzzles: \"x\": invalid digit found in string",
        ),
        (&["--bogus"], "unknown option --bogus (see --help)"),
        (&["-n", "3"], "unknown option -n (see --help)"),
        (&["--frame=yes"], "--frame takes no value"),
    ] {
        generate(arguments).complains(2, &format!("generate: {line}"));
    }
    let run = generate(&["--solution", "123"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("expected 81"), "{}", run.err);
}

#[test]
fn help_states_usage_and_exit_codes() {
    for option in ["--help", "-h"] {
        let run = generate(&[option]);
        run.prints(0, "Usage: generate [OPTION]... [NUMBER]");
        run.prints(0, "  2  an option that cannot be read\n");
    }
}

#[test]
fn a_reader_that_leaves_early_is_no_crash() {
    assert_eq!(without_reader("generate", &["3"]), (3, String::new()));
}
