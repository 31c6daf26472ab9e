//! What `whole.rs` leaves out and a game may call, for the proof alone that it cannot panic.
#![no_std]
#![no_main]

use core::fmt;

use bitdoku::{Cell, Digit, Grid, OutOfSteps, SolutionCount, SolveError};
use panic_never as _;

/// A player's move: whether the rules allow it, and how many digits the cell could take.
#[unsafe(no_mangle)]
pub fn play(grid: &mut Grid, cell: usize, digit: u8) -> Option<(bool, usize)> {
    let cell = Cell::from_index(cell)?;
    let digit = Digit::new(digit);
    let allowed = digit.is_none_or(|digit| grid.can_place(cell, digit));
    grid.set(cell, digit);
    Some((allowed, grid.candidates(cell).len()))
}

/// The end of a game.
#[unsafe(no_mangle)]
pub fn is_won(grid: &Grid, puzzle: &Grid) -> bool {
    grid.is_complete() && grid.is_solution_of(puzzle)
}

/// Solving in bounded time.
#[unsafe(no_mangle)]
pub fn within(grid: &Grid, steps: u64) -> (Result<Grid, SolveError>, SolutionCount) {
    (
        grid.solve_unique_within(steps),
        grid.count_solutions_within(steps, steps),
    )
}

/// Solving in portions.
#[unsafe(no_mangle)]
pub fn portions(grid: &Grid, solution: &mut Grid) -> u64 {
    let mut search = grid.search();
    loop {
        match search.next_within(10) {
            Ok(Some(found)) => *solution = found,
            Ok(None) => return search.steps(),
            Err(OutOfSteps) => {}
        }
    }
}

/// All solutions.
#[unsafe(no_mangle)]
pub fn solutions(grid: &Grid, most: usize) -> [u8; 81] {
    grid.solutions().take(most).last().unwrap_or(*grid).into()
}

/// Printing, errors included.
#[unsafe(no_mangle)]
pub fn show(text: &[u8], out: &mut dyn fmt::Write) -> fmt::Result {
    let grid = match Grid::from_bytes(text) {
        Ok(grid) => grid,
        Err(error) => return write!(out, "{error}"),
    };
    for conflict in grid.conflicts() {
        writeln!(out, "{conflict}")?;
    }
    match grid.solve() {
        Ok(solution) => write!(out, "{solution} {solution:#}"),
        Err(error) => write!(out, "{error}"),
    }
}
