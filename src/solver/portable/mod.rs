//! The engine for every target: digit by digit, in plain machine words.
//!
//! ```text
//! form        which words and how many saved boards on this target
//!  search     guess, propagate, take back
//!   branch    where to guess
//!   propagate what follows without a guess
//!    triads   minirows and minicolumns
//!    board    candidates, digit by digit
//!     word    one digit at a time, or four (in `arch`)
//! ```

mod board;
mod branch;
mod form;
mod propagate;
mod search;
#[cfg(test)]
mod tests;
mod triads;

pub(super) use form::Form;

use super::{SolutionCount, SolveError};
use crate::{Cell, DigitSet, Grid};

/// A solution of a grid without conflicts, on request proved to be the only one.
pub(super) fn find(grid: &Grid, unique: bool) -> Result<Grid, SolveError> {
    let mut search = Form::exhausted();
    search.start(grid);
    let mut answer = Err(SolveError::NoSolution);
    if search.advance() {
        answer = Ok(search.solution());
        if unique && search.advance() {
            answer = Err(SolveError::NotUnique);
        }
    }
    answer
}

/// The number of solutions of a grid without conflicts, up to a limit above 0.
pub(super) fn count(grid: &Grid, limit: u64) -> SolutionCount {
    let mut search = Form::exhausted();
    search.start(grid);
    let mut found = 0;
    while search.advance() {
        found += 1;
        if found == limit {
            return SolutionCount::AtLeast(limit);
        }
    }
    SolutionCount::Exactly(found)
}

/// Whether a grid without conflicts has a solution with one of these digits in a cell.
#[inline(never)] // or its memory is on the stack of the SIMD engines, too
pub(super) fn completes(grid: &Grid, cell: Cell, digits: DigitSet) -> bool {
    let mut search = Form::exhausted();
    search.start(grid);
    search.keep(cell, digits);
    search.advance()
}
