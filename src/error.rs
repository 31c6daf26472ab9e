//! Any error between an input and its solution.

use crate::{InvalidValueError, ParseGridError, SolveError};
use core::convert::Infallible;
use core::fmt;

/// What can go wrong between a text, or an array of numbers, and its solution.
///
/// The errors of reading and of solving convert into it, so that `?` serves for both in
/// one function, without allocation.
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
///
/// fn solve_numbers(rows: [[u8; 9]; 9]) -> Result<Grid, Error> {
///     Ok(Grid::try_from(rows)?.solve()?)
/// }
///
/// assert!(solve_numbers([[0; 9]; 9]).is_ok());
/// assert!(matches!(solve_numbers([[10; 9]; 9]), Err(Error::Value(_))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Error {
    /// The text is not a grid.
    Parse(ParseGridError),
    /// An array holds a number that is not 0 to 9.
    Value(InvalidValueError),
    /// The grid has no solution of the kind asked for.
    Solve(SolveError),
}

impl fmt::Display for Error {
    /// What the error within says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Value(error) => error.fmt(f),
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

impl From<InvalidValueError> for Error {
    fn from(error: InvalidValueError) -> Self {
        Self::Value(error)
    }
}

/// So that what cannot fail may stand where an error could be.
impl From<Infallible> for Error {
    fn from(error: Infallible) -> Self {
        match error {}
    }
}

impl From<SolveError> for Error {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}
