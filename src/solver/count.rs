//! How many solutions: exactly n, or at least n.

use core::fmt;

/// What [`Grid::count_solutions`](crate::Grid::count_solutions) found.
///
/// "Exactly" and "at least" are different answers, so that nobody takes one for the
/// other.
///
/// ```
/// use bitdoku::{Grid, SolutionCount};
///
/// match Grid::EMPTY.count_solutions(100) {
///     SolutionCount::Exactly(n) => println!("{n} solutions, and no more"),
///     SolutionCount::AtLeast(n) => println!("{n} solutions or more"),
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SolutionCount {
    /// There are this many, and the search has proved that there are no others.
    Exactly(u64),
    /// There are this many and perhaps more: the search stopped here.
    AtLeast(u64),
}

impl SolutionCount {
    /// The number, if it is exact.
    ///
    /// ```
    /// use bitdoku::SolutionCount;
    ///
    /// assert_eq!(SolutionCount::Exactly(1).exact(), Some(1));
    /// assert_eq!(SolutionCount::AtLeast(2).exact(), None);
    /// ```
    #[must_use]
    pub const fn exact(self) -> Option<u64> {
        match self {
            Self::Exactly(n) => Some(n),
            Self::AtLeast(_) => None,
        }
    }

    /// The number that there are for sure: the number in either answer.
    ///
    /// ```
    /// use bitdoku::SolutionCount;
    ///
    /// assert_eq!(SolutionCount::AtLeast(2).at_least(), 2);
    /// ```
    #[must_use]
    pub const fn at_least(self) -> u64 {
        let (Self::Exactly(n) | Self::AtLeast(n)) = self;
        n
    }
}

impl fmt::Display for SolutionCount {
    /// `exactly 1` or `at least 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(n) => write!(f, "exactly {n}"),
            Self::AtLeast(n) => write!(f, "at least {n}"),
        }
    }
}
