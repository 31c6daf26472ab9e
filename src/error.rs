//! Either error of reading and solving.

use crate::{ParseGridError, SolveError};
use core::fmt;

/// What can go wrong between a text and its solution.
///
/// Both errors convert into it, so that `?` serves for reading and solving in one
/// function, without allocation.
///
/// ```
/// use bitdoku::{Error, Grid};
/// use core::str::FromStr;
///
/// fn solve(text: &str) -> Result<Grid, Error> {
///     Ok(Grid::from_str(text)?.solve()?)
/// }
///
/// assert!(matches!(solve("12"), Err(Error::Parse(_))));
/// assert!(matches!(solve(&"1".repeat(81)), Err(Error::Solve(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Error {
    /// The text is not a grid.
    Parse(ParseGridError),
    /// The grid has no solution of the kind asked for.
    Solve(SolveError),
}

impl fmt::Display for Error {
    /// What the error within says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Solve(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

impl From<ParseGridError> for Error {
    fn from(error: ParseGridError) -> Self {
        Self::Parse(error)
    }
}

impl From<SolveError> for Error {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}
