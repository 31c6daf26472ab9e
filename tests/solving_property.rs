//! Properties of solving: the rules, the oracle's answer, and the symmetries of the board.

mod common;

use bitdoku::{Cell, Digit, Grid, SolutionCount, SolveError};
use common::oracle;
use common::puzzles::{minimal, solution, with_clues};
use common::rng::Rng;
use common::rules::assert_solves;
use common::symmetry::Symmetry;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// What the oracle may spend on a grid. Others are not counted as tested.
const TRIES: u64 = 50_000;

/// The solution of a seed, with some cells blanked and a few filled at will.
///
/// Most have none or several solutions, and are dense enough for the oracle.
fn grid() -> impl Strategy<Value = Grid> {
    let blanks = prop::collection::vec(0_usize..81, 10..80);
    let edits = prop::collection::vec((0_usize..81, 0_usize..9), 0..3);
    (any::<u64>(), blanks, edits).prop_map(|(seed, blanks, edits)| {
        let mut grid = solution(&mut Rng::new(seed));
        for cell in blanks {
            grid.set(Cell::ALL[cell], None);
        }
        for (cell, digit) in edits {
            let cell = Cell::ALL[cell];
            // A digit that fits, if the one drawn does not.
            let fitting = grid.candidates(cell).iter().cycle().nth(digit);
            grid.set(cell, fitting.or(Some(Digit::ALL[digit])));
        }
        grid
    })
}

/// A puzzle with one solution, minimal or with some clues more, and its solution.
fn puzzle() -> impl Strategy<Value = (Grid, Grid)> {
    (any::<u64>(), 17_usize..50).prop_map(|(seed, clues)| {
        let mut rng = Rng::new(seed);
        let solution = solution(&mut rng);
        let puzzle = minimal(&solution, &mut rng);
        (with_clues(&puzzle, &solution, clues, &mut rng), solution)
    })
}

fn symmetry() -> impl Strategy<Value = Symmetry> {
    any::<u64>().prop_map(|seed| Symmetry::random(&mut Rng::new(seed)))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_solution_is_complete_valid_and_extends_its_puzzle(grid in grid()) {
        match grid.solve() {
            Ok(solution) => assert_solves(&solution, &grid),
            Err(SolveError::NoSolution) => prop_assert!(grid.is_valid()),
            Err(error) => {
                let first = grid.conflicts().next().map(SolveError::Conflict);
                prop_assert_eq!(Some(error), first);
            }
        }
    }

    #[test]
    fn the_oracle_agrees(grid in grid()) {
        let answer = oracle::by_masks(&grid, 50, TRIES);
        prop_assume!(answer.is_some());
        let answer = answer.unwrap();
        let count = grid.count_solutions(50);
        prop_assert_eq!(count.at_least(), answer.count);
        prop_assert_eq!(count.exact().is_some(), answer.count < 50);
        prop_assert_eq!(grid.is_unique(), answer.count == 1);

        let solutions: BTreeSet<Grid> = grid.solutions().take(50).collect();
        prop_assert_eq!(solutions.len() as u64, answer.count);
        solutions.iter().for_each(|solution| assert_solves(solution, &grid));
        // The oracle finds them in order; only all of them are surely the same.
        if answer.count < 50 {
            prop_assert_eq!(solutions.first(), answer.first.as_ref());
        }
        match (grid.solve_unique(), answer.count) {
            (Ok(solution), 1) => prop_assert_eq!(Some(solution), answer.first),
            (Err(SolveError::NoSolution), 0) => prop_assert!(grid.is_valid()),
            (Err(SolveError::Conflict(_)), 0) => prop_assert!(!grid.is_valid()),
            (Err(SolveError::NotUnique), 2..) => {}
            (other, count) => prop_assert!(false, "{:?} of {}", other, count),
        }
    }

    #[test]
    fn a_puzzle_has_the_solution_it_was_made_of((puzzle, solution) in puzzle()) {
        prop_assert_eq!(puzzle.solve_unique(), Ok(solution));
        prop_assert_eq!(puzzle.count_solutions(2), SolutionCount::Exactly(1));
    }

    #[test]
    fn symmetries_change_the_solution_alike((puzzle, solution) in puzzle(), symmetry in symmetry()) {
        let image = symmetry.apply(&puzzle);
        prop_assert_eq!(image.clue_count(), puzzle.clue_count());
        prop_assert_eq!(image.solve_unique(), Ok(symmetry.apply(&solution)));
    }

    #[test]
    fn symmetries_keep_the_count(grid in grid(), symmetry in symmetry()) {
        let image = symmetry.apply(&grid);
        prop_assert_eq!(image.count_solutions(50), grid.count_solutions(50));
        prop_assert_eq!(image.conflicts().count(), grid.conflicts().count());
    }

    #[test]
    fn a_clue_of_every_solution_changes_no_answer((puzzle, solution) in puzzle(), cell in 0_usize..81) {
        let mut more = puzzle;
        more.set(Cell::ALL[cell], solution[Cell::ALL[cell]]);
        prop_assert_eq!(more.solve_unique(), Ok(solution));
    }
}

/// Each kind of symmetry alone, so that a failure names it.
#[test]
fn symmetries_one_by_one() {
    let mut rng = Rng::new(1);
    let solution = solution(&mut rng);
    let puzzle = minimal(&solution, &mut rng);
    let with = |change: fn(&mut Symmetry)| {
        let mut symmetry = Symmetry::NONE;
        change(&mut symmetry);
        symmetry
    };
    let changes = [
        ("none", with(|_| {})),
        ("digits", with(|s| s.digits.reverse())),
        ("rows in a band", with(|s| s.rows.swap(3, 5))),
        ("bands", with(|s| s.rows.rotate_left(3))),
        ("columns in a stack", with(|s| s.columns.swap(7, 8))),
        ("stacks", with(|s| s.columns.rotate_left(6))),
        ("upside down", with(|s| s.rows.reverse())),
        ("transposed", with(|s| s.transpose = true)),
    ];
    for (name, symmetry) in changes {
        let image = symmetry.apply(&puzzle);
        assert_eq!(image == puzzle, name == "none", "{name}");
        assert_eq!(
            image.solve_unique(),
            Ok(symmetry.apply(&solution)),
            "{name}"
        );
    }
}
