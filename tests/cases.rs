//! Every grid of the table of cases gets its right answer, from every call, without a cliff.

mod common;

use bitdoku::{Cell, Digit, Grid, SolutionCount, SolveError};
use common::cases::{Answer, CASES, Case, grid};
use common::rules::assert_solves;
use std::collections::HashSet;

/// No answer may need more steps than this.
const STEPS: u64 = 2_000;

fn texts(grid: &Grid) -> Vec<String> {
    let conflicts = grid.conflicts();
    conflicts.map(|conflict| conflict.to_string()).collect()
}

/// The calls agree on a number of solutions.
fn assert_count(name: &str, grid: &Grid, n: u64) {
    let count = grid.count_solutions(u64::MAX);
    assert_eq!(count, SolutionCount::Exactly(n), "{name}");
    assert_eq!(grid.is_unique(), n == 1, "{name}");

    // Each of tens of thousands takes too long without optimisation.
    let some = if cfg!(debug_assertions) {
        10_000
    } else {
        u64::MAX
    };
    let solutions: HashSet<Grid> = grid
        .solutions()
        .take(some as usize)
        .inspect(|solution| assert_solves(solution, grid))
        .collect();
    assert_eq!(
        solutions.len() as u64,
        n.min(some),
        "{name}: each solution once"
    );
}

fn check(case: &Case) {
    let Case { name, answer, .. } = *case;
    let grid = case.grid();
    match answer {
        Answer::Conflicts(expected) => {
            assert_eq!(texts(&grid), expected, "{name}");
            let error = grid.conflicts().next().map(SolveError::Conflict);
            assert_eq!(grid.solve().err(), error, "{name}");
            assert_eq!(grid.solve_unique().err(), error, "{name}");
            assert_eq!(grid.count_solutions(1), SolutionCount::Exactly(0), "{name}");
            assert_eq!(grid.solutions().next(), None, "{name}");
            assert!(!grid.is_unique(), "{name}");
            return;
        }
        Answer::Unique(expected) => {
            let solution: Grid = expected.parse().unwrap();
            assert_eq!(grid.solve(), Ok(solution), "{name}");
            assert_eq!(grid.solve_unique(), Ok(solution), "{name}");
            assert_count(name, &grid, 1);
        }
        Answer::Count(0) => {
            assert_eq!(grid.solve(), Err(SolveError::NoSolution), "{name}");
            assert_eq!(grid.solve_unique(), Err(SolveError::NoSolution), "{name}");
            assert_eq!(grid.count_solutions(1), SolutionCount::Exactly(0), "{name}");
            assert_eq!(grid.solutions().next(), None, "{name}");
            assert!(!grid.is_unique(), "{name}");
        }
        Answer::Count(1) => {
            let solution = grid.solve_unique().unwrap();
            assert_solves(&solution, &grid);
            assert_eq!(grid.solve(), Ok(solution), "{name}");
            assert_count(name, &grid, 1);
        }
        Answer::Count(n) => {
            assert_solves(&grid.solve().unwrap(), &grid);
            assert_eq!(grid.solve_unique(), Err(SolveError::NotUnique), "{name}");
            assert_count(name, &grid, n);
        }
        Answer::Many => {
            assert_solves(&grid.solve().unwrap(), &grid);
            assert_eq!(grid.solve_unique(), Err(SolveError::NotUnique), "{name}");
            assert_eq!(grid.count_solutions(2), SolutionCount::AtLeast(2), "{name}");
            assert!(!grid.is_unique(), "{name}");
            let first = grid.solutions().take(1_000);
            let distinct: HashSet<Grid> = first
                .inspect(|solution| assert_solves(solution, &grid))
                .collect();
            assert_eq!(distinct.len(), 1_000, "{name}");
        }
    }
    assert!(grid.is_valid() && texts(&grid).is_empty(), "{name}");
}

#[test]
fn right_answers() {
    CASES.iter().for_each(check);
}

/// The steps to the first so many solutions, or to the proof that there are no more.
fn steps_to(grid: &Grid, solutions: u64) -> u64 {
    let mut search = grid.search();
    for _ in 0..solutions {
        match search.next_within(1_000_000) {
            Ok(Some(solution)) => assert_solves(&solution, grid),
            Ok(None) => break,
            Err(error) => panic!("{grid}: {error}"),
        }
    }
    search.steps()
}

#[test]
fn no_proof_of_uniqueness_is_long() {
    for case in CASES {
        let steps = steps_to(&case.grid(), 2);
        assert!(steps <= STEPS, "{}: {steps} steps", case.name);
        let conflict = matches!(case.answer, Answer::Conflicts(_));
        assert_eq!(steps == 0, conflict, "{}: {steps} steps", case.name);
    }
}

#[test]
fn many_solutions_come_at_an_even_pace() {
    for case in CASES
        .iter()
        .filter(|case| matches!(case.answer, Answer::Many))
    {
        let steps = steps_to(&case.grid(), 1_000);
        assert!((1_000..=5_000).contains(&steps), "{}: {steps}", case.name);
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes a minute without optimisation")]
fn more_than_a_hundred_thousand() {
    for case in CASES
        .iter()
        .filter(|case| matches!(case.answer, Answer::Many))
    {
        let count = case.grid().count_solutions(100_001);
        assert_eq!(count, SolutionCount::AtLeast(100_001), "{}", case.name);
    }
}

/// A digit that no peer forbids is not the same as a digit that can be placed.
#[test]
fn conflict_after_an_edit() {
    let mut board = grid("before that edit");
    assert!(board.is_valid() && !board.can_place(Cell::R2C9, Digit::D5));
    board.set(Cell::R2C9, Some(Digit::D5));
    assert!(!board.is_valid());
    assert_eq!(board, grid("two in a row after an edit"));
}

#[test]
fn valid_is_not_solvable() {
    let grid = grid("a cell without a candidate");
    assert!(grid.is_valid() && grid.candidates(Cell::R1C1).is_empty());
    assert_eq!(grid.solve(), Err(SolveError::NoSolution));
}

/// Two boards that were held to be other solutions of C: solved, but not from its clues.
#[test]
fn rivals_do_not_extend_the_puzzle() {
    let puzzle = grid("C");
    let rivals = [
        (
            "531276498647198532298345167124867953756934821983521746869752314372419685415683279",
            8,
        ),
        (
            "531276498647198532298345167124867953856934721379521846982753614763419285415682379",
            9,
        ),
    ];
    for (rival, lost) in rivals {
        let rival: Grid = rival.parse().unwrap();
        assert!(rival.is_solved() && !rival.extends(&puzzle));
        let changed: Vec<Cell> = puzzle
            .iter()
            .filter(|&(cell, clue)| clue.is_some() && rival[cell] != clue)
            .map(|(cell, _)| cell)
            .collect();
        assert_eq!((changed.len(), changed[0]), (lost, Cell::R2C6));
        assert!(puzzle.solutions().all(|solution| solution != rival));
    }
}

#[test]
fn a_minimal_puzzle_needs_each_clue() {
    let puzzle = grid("17 clues");
    assert_eq!(puzzle.clue_count(), 17);
    for (cell, _) in puzzle.iter().filter(|(_, clue)| clue.is_some()) {
        let mut less = puzzle;
        less.set(cell, None);
        assert_eq!(
            less.solve_unique(),
            Err(SolveError::NotUnique),
            "without {cell}"
        );
    }
}
