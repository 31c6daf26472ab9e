//! Solve and count alone, for their size; see `whole.rs`.
#![no_std]
#![no_main]

use bitdoku::{Grid, SolutionCount, SolveError};
use panic_never as _;

/// The entry point.
#[unsafe(no_mangle)]
pub fn search(grid: &Grid, limit: u64) -> (Result<Grid, SolveError>, SolutionCount) {
    (grid.solve_unique(), grid.count_solutions(limit))
}
