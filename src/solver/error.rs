//! Why a grid was not solved.

use crate::{Conflict, Grid};
use core::fmt;

/// Why [`Grid::solve`] or one of its kin gave no solution.
///
/// Three different answers: the board breaks a rule, the rules hold but the clues
/// cannot be completed, they can be completed in more than one way. And a fourth
/// that is none: the bound of a call `..._within` was reached first.
///
/// ```
/// use bitdoku::{Cell, Digit, Grid, SolveError};
///
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::R1C1, Some(Digit::D5));
/// grid.set(Cell::R2C2, Some(Digit::D5));
/// let error = grid.solve().unwrap_err();
/// assert_eq!(error.to_string(), "digit 5 twice in box 1: r1c1 r2c2");
/// assert!(matches!(error, SolveError::Conflict(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SolveError {
    /// A digit stands twice in a house: the first of [`Grid::conflicts`].
    Conflict(Conflict),
    /// The rules hold, and still the clues cannot be completed.
    NoSolution,
    /// There is more than one solution. Only where one is asked for that is unique.
    NotUnique,
    /// The steps allowed ran out before the answer was known. Only from calls with a
    /// bound on the work.
    Undecided,
}

const _: () = assert!(size_of::<Result<Grid, SolveError>>() <= 144);

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(conflict) => conflict.fmt(f),
            Self::NoSolution => f.write_str("no solution"),
            Self::NotUnique => f.write_str("more than one solution"),
            Self::Undecided => f.write_str("undecided: the steps allowed ran out"),
        }
    }
}

impl core::error::Error for SolveError {}
