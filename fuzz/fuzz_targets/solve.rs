//! Solving: the rules, and the crate `sudoku`, agree with every answer.
//!
//! The input is a line of cells; what is missing or is no digit is a blank. A
//! digit that breaks a rule is left out, as hardly any input would be valid
//! otherwise, unless there is something after cell 81.

#![no_main]

use bitdoku::{Cell, Digit, Grid, OutOfSteps, SolutionCount, SolveError};
use libfuzzer_sys::fuzz_target;
use std::collections::BTreeSet;
use sudoku::Sudoku;

const LIMIT: usize = 100;
/// Puzzles take some hundred steps at most. A grid that takes more than this
/// would be a bad case of the search, which is to have none.
const MAX_STEPS: u64 = 10_000;

fuzz_target!(|line: &[u8]| {
    let grid = grid(line);
    let solutions: BTreeSet<Grid> = grid.solutions().take(LIMIT).collect();
    let n = solutions.len();
    for solution in &solutions {
        assert!(solution.is_solved() && solution.extends(&grid));
    }
    if n < LIMIT {
        assert_eq!(grid.solutions().count(), n, "each solution once");
        assert_eq!(others(&grid, n == 0), solutions, "all solutions");
    }

    for limit in [1, 2, LIMIT] {
        let count = match n {
            _ if n >= limit => SolutionCount::AtLeast(limit as u64),
            _ => SolutionCount::Exactly(n as u64),
        };
        assert_eq!(grid.count_solutions(limit as u64), count);
    }

    let unique = match n {
        0 if !grid.is_valid() => Err(SolveError::Conflict(grid.conflicts().next().unwrap())),
        0 => Err(SolveError::NoSolution),
        1 => Ok(*solutions.first().unwrap()),
        _ => Err(SolveError::NotUnique),
    };
    assert_eq!(grid.solve_unique(), unique);
    assert_eq!(grid.solve_unique_within(MAX_STEPS), unique);
    assert_eq!(grid.is_unique(), n == 1);
    match grid.solve() {
        Ok(solution) => assert!(n > 0 && solution.is_solved() && solution.extends(&grid)),
        Err(error) => assert!(n == 0 && unique == Err(error)),
    }
    assert_eq!(in_portions(&grid), solutions.len());
});

/// The solutions, up to the limit, by another solver.
///
/// That is the crate `sudoku`. Only it takes seconds for some grids with few clues
/// and no solution, so msolve is asked about these.
fn others(grid: &Grid, none_expected: bool) -> BTreeSet<Grid> {
    let values: [u8; 81] = (*grid).into();
    let solutions: Vec<[u8; 81]> = if none_expected && grid.clue_count() < 22 {
        let solutions = msolve::Sudoku::from(values).iter().take(LIMIT);
        solutions.map(|solution| solution.to_array()).collect()
    } else {
        let solutions = Sudoku::from_bytes(values).unwrap().solutions_up_to(LIMIT);
        solutions.into_iter().map(Sudoku::to_bytes).collect()
    };
    let grids = solutions.into_iter().map(Grid::try_from);
    grids.collect::<Result<_, _>>().unwrap()
}

fn grid(line: &[u8]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, &byte) in Cell::ALL.into_iter().zip(line) {
        if let Some(digit) = Digit::from_char(byte.into())
            && (line.len() > 81 || grid.can_place(cell, digit))
        {
            grid.set(cell, Some(digit));
        }
    }
    grid
}

/// The number of solutions found by a search that stops after every third step.
fn in_portions(grid: &Grid) -> usize {
    let mut search = grid.search();
    let mut found = 0;
    while found < LIMIT {
        match search.next_within(3) {
            Ok(Some(solution)) => {
                assert!(solution.is_solved() && solution.extends(grid));
                found += 1;
            }
            Ok(None) => break,
            Err(OutOfSteps) => {}
        }
    }
    found
}
