//! The puzzles of `data/generated.txt`: right answers, and made as the file says.

mod common;

use bitdoku::{Cell, Grid, SolutionCount, SolveError};
use common::oracle;
use common::puzzles::{minimal, solution, with_clues};
use common::rng::Rng;
use common::rules::assert_solves;
use std::fs;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/generated.txt");

const HEAD: &str = "\
# Puzzles made by this project: PUZZLE:COUNT:SOLUTION, the solution only where it is the only one.
# From the seed comes a random solution, and from that clues are taken in random order as long as
# one solution is left. `cargo test --test generated -- --ignored write` writes this file.
";

/// The seeds below 3,000 whose minimal puzzles took the search the most steps.
const HARD: [u64; 12] = [
    1196, 2330, 729, 1048, 35, 1172, 705, 323, 2928, 2757, 1804, 1534,
];

/// A solution, a minimal puzzle of it, and what comes next at random.
fn make(seed: u64) -> (Grid, Grid, Rng) {
    let mut rng = Rng::new(seed);
    let solution = solution(&mut rng);
    let puzzle = minimal(&solution, &mut rng);
    (solution, puzzle, rng)
}

fn text() -> String {
    let mut lines = String::from(HEAD);
    let mut line = |puzzle: &Grid, count: u64, solution: Option<Grid>| {
        let solution = solution.map_or(String::new(), |solution| solution.to_string());
        lines.push_str(&format!("{puzzle}:{count}:{solution}\n"));
    };
    for seed in 0..12 {
        let (solution, puzzle, mut rng) = make(seed);
        let easy = with_clues(&puzzle, &solution, 36, &mut rng);
        line(&easy, 1, Some(solution));
    }
    for seed in (12..24).chain(HARD) {
        let (solution, puzzle, _) = make(seed);
        line(&puzzle, 1, Some(solution));
    }
    // A clue less, and the puzzle has several solutions.
    for seed in 24..32 {
        let (_, mut puzzle, _) = make(seed);
        let clue = puzzle.iter().find(|(_, clue)| clue.is_some());
        puzzle.set(clue.expect("a puzzle has clues").0, None);
        line(&puzzle, puzzle.solutions().count() as u64, None);
    }
    // A wrong clue more, and it has none.
    for seed in 32..40 {
        let (solution, mut puzzle, _) = make(seed);
        let (cell, wrong) = Cell::ALL
            .into_iter()
            .filter(|&cell| puzzle[cell].is_none())
            .flat_map(|cell| {
                puzzle
                    .candidates(cell)
                    .iter()
                    .map(move |digit| (cell, digit))
            })
            .find(|&(cell, digit)| solution[cell] != Some(digit))
            .expect("a minimal puzzle has a cell with two candidates");
        puzzle.set(cell, Some(wrong));
        line(&puzzle, 0, None);
    }
    lines
}

/// The lines of the file: puzzle, number of solutions, the solution if it is the only one.
fn lines() -> Vec<(Grid, u64, Option<Grid>)> {
    let text = fs::read_to_string(FILE).expect("the file can be read");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let lines = lines.map(|line| {
        let fields: Vec<&str> = line.split(':').collect();
        let [puzzle, count, solution] = fields[..] else {
            panic!("three fields: {line}");
        };
        (
            Grid::from_line(puzzle).expect("a puzzle"),
            count.parse().expect("a number"),
            Grid::from_line(solution),
        )
    });
    lines.collect()
}

#[test]
fn right_answers() {
    let lines = lines();
    assert_eq!(lines.len(), 52);
    for (puzzle, count, solution) in lines {
        assert_eq!(solution.is_some(), count == 1, "{puzzle}");
        let expected = match (count, solution) {
            (0, _) => Err(SolveError::NoSolution),
            (_, Some(solution)) => {
                assert_solves(&solution, &puzzle);
                Ok(solution)
            }
            _ => Err(SolveError::NotUnique),
        };
        assert_eq!(puzzle.solve_unique(), expected, "{puzzle}");
        let counted = puzzle.count_solutions(u64::MAX);
        assert_eq!(counted, SolutionCount::Exactly(count), "{puzzle}");
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn the_oracle_says_the_same() {
    for (puzzle, count, solution) in lines() {
        let answer = oracle::by_masks(&puzzle, u64::MAX, 2_000_000_000).unwrap();
        assert_eq!(answer.count, count, "{puzzle}");
        assert!(solution.is_none() || answer.first == solution, "{puzzle}");
    }
}

#[test]
fn the_file_is_what_its_head_says() {
    assert_eq!(fs::read_to_string(FILE).unwrap(), text());
}

#[test]
#[ignore = "writes the file"]
fn write() {
    fs::write(FILE, text()).unwrap();
}
