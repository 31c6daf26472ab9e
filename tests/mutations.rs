//! No cliffs: puzzles with clues removed, changed and added, each answer checked.
//!
//! `BITDOKU_MUTATIONS` is the number of grids, 10,000 without it.

mod common;

use bitdoku::{Cell, Grid, SolveError};
use common::cases::CASES;
use common::oracle;
use common::puzzles::{mutate, solution, with_clues, with_spare_clues};
use common::rng::Rng;
use common::rules::assert_solves;
use std::env;

/// No proof of uniqueness may need more steps than this.
const STEPS: u64 = 2_000;

/// What the oracle may spend on a grid.
const TRIES: u64 = if cfg!(debug_assertions) {
    50_000
} else {
    1_000_000
};

fn number() -> usize {
    env::var("BITDOKU_MUTATIONS").map_or(10_000, |number| {
        number.parse().expect("BITDOKU_MUTATIONS is a number")
    })
}

/// How many grids had each answer, and of how many the oracle said the same.
#[derive(Debug, Default)]
struct Tally {
    conflicts: usize,
    none: usize,
    one: usize,
    many: usize,
    none_confirmed: usize,
    one_confirmed: usize,
    most_steps: u64,
}

impl Tally {
    fn check(&mut self, grid: &Grid) {
        let answer = grid.solve_unique();
        assert_eq!(answer, grid.solve_unique_within(STEPS), "{grid}");

        let mut search = grid.search();
        let mut next = || {
            let left = STEPS - search.steps();
            let solution = search.next_within(left).unwrap_or_else(|_| {
                panic!("{grid} takes more than {STEPS} steps");
            });
            self.most_steps = self.most_steps.max(search.steps());
            solution
        };
        match answer {
            Err(SolveError::Conflict(conflict)) => {
                self.conflicts += 1;
                assert_eq!(grid.conflicts().next(), Some(conflict), "{grid}");
                assert_eq!(next(), None, "{grid}");
            }
            Err(SolveError::NoSolution) => {
                self.none += 1;
                assert_eq!(next(), None, "{grid}");
                if let Some(answer) = oracle::by_masks(grid, 1, TRIES) {
                    self.none_confirmed += 1;
                    assert_eq!(answer.count, 0, "{grid}");
                }
            }
            Err(SolveError::NotUnique) => {
                self.many += 1;
                let (first, second) = (next().unwrap(), next().unwrap());
                assert_solves(&first, grid);
                assert_solves(&second, grid);
                assert_ne!(first, second, "{grid}");
            }
            Ok(solution) => {
                self.one += 1;
                assert_solves(&solution, grid);
                assert_eq!((next(), next()), (Some(solution), None), "{grid}");
                if let Some(answer) = oracle::by_masks(grid, 2, TRIES) {
                    self.one_confirmed += 1;
                    assert_eq!((answer.count, answer.first), (1, Some(solution)), "{grid}");
                }
            }
            Err(error) => panic!("{grid}: {error}"),
        }
    }
}

#[test]
fn of_puzzles_made_here() {
    let mut rng = Rng::new(1);
    let mut tally = Tally::default();
    for _ in 0..number().div_ceil(100) {
        let puzzle = with_spare_clues(&mut rng);
        for _ in 0..50 {
            tally.check(&mutate(&puzzle, &mut rng));
        }
    }
    println!("{tally:?}");
    let Tally { none, one, .. } = tally;
    assert!(tally.conflicts > 0 && tally.many > 0, "{tally:?}");
    assert!(tally.none_confirmed * 3 > none * 2, "{tally:?}");
    assert!(tally.one_confirmed * 2 > one, "{tally:?}");
}

#[test]
fn of_grids_that_broke_other_software() {
    let mut rng = Rng::new(2);
    let mut tally = Tally::default();
    for _ in 0..number().div_ceil(4) {
        let case = &CASES[rng.below(CASES.len())];
        tally.check(&mutate(&case.grid(), &mut rng));
    }
    println!("{tally:?}");
    let Tally {
        none, one, many, ..
    } = tally;
    assert!(
        tally.conflicts > 0 && none > 0 && one > 0 && many > 0,
        "{tally:?}"
    );
}

/// Grids with few clues, which leave a search the most room to go astray.
#[test]
fn of_grids_with_few_clues() {
    let mut rng = Rng::new(3);
    let mut tally = Tally::default();
    let mut solved = solution(&mut rng);
    for index in 0..number().div_ceil(4) {
        if index % 10 == 0 {
            solved = solution(&mut rng);
        }
        let clues = rng.below(25);
        let mut grid = with_clues(&Grid::EMPTY, &solved, clues, &mut rng);
        // Digits that fit but are not the solution's.
        for _ in 0..rng.below(10) {
            let cell = Cell::ALL[rng.below(81)];
            let candidates: Vec<_> = grid.candidates(cell).iter().collect();
            if !candidates.is_empty() {
                grid.set(cell, Some(candidates[rng.below(candidates.len())]));
            }
        }
        tally.check(&grid);
    }
    println!("{tally:?}");
    assert!(tally.none > 0 && tally.many > 0, "{tally:?}");
}
