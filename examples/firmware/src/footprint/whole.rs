//! Read, check, report conflicts, solve, prove uniqueness and count, and nothing else: no start-up,
//! no printing. For its size, and for the proof that none of it can panic: `panic-never` is a panic
//! handler that no linker can resolve, so the link fails as long as a single path may panic.
#![no_std]
#![no_main]

use bitdoku::{Error, Grid, SolutionCount, SolveError};
use panic_never as _;

/// What a program can ask of a puzzle.
pub struct Report {
    pub conflicting_cells: usize,
    pub solution: Result<Grid, SolveError>,
    pub unique: Result<Grid, SolveError>,
    pub count: SolutionCount,
}

/// The entry point.
#[unsafe(no_mangle)]
pub fn whole(text: &[u8], limit: u64) -> Result<Report, Error> {
    let grid = Grid::from_bytes(text)?;
    let mut conflicting_cells = 0;
    if !grid.is_valid() {
        for conflict in grid.conflicts() {
            conflicting_cells += conflict.cells().len();
        }
    }
    Ok(Report {
        conflicting_cells,
        solution: grid.solve(),
        unique: grid.solve_unique(),
        count: grid.count_solutions(limit),
    })
}
