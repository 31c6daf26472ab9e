//! Reads, checks and solves Sudoku grids.

#![no_std]
// For the library only, which runs where a panic has nobody to report to.
#![warn(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[cfg(any(feature = "std", test))]
extern crate std;

#[macro_use]
mod macros;

mod cell;
mod cell_set;
mod conflict;
mod convert;
mod digit;
mod digit_set;
mod display;
mod error;
mod grid;
mod house;
mod parse;
#[cfg(feature = "serde")]
mod serde;
mod solver;

pub use cell::{Block, Cell, Column, ParseCellError, Row};
pub use cell_set::{CellSet, CellSetIter};
pub use conflict::{Conflict, Conflicts};
pub use convert::InvalidValueError;
pub use digit::{Digit, ParseDigitError};
pub use digit_set::{DigitSet, DigitSetIter};
pub use error::Error;
pub use grid::{Grid, GridIter};
pub use house::House;
pub use parse::{ParseErrorKind, ParseGridError};
pub use solver::{OutOfSteps, Search, SolutionCount, Solutions, SolveError};
