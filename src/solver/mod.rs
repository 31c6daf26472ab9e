//! Solving: the calls on [`Grid`] and the engines behind them.
//!
//! ```text
//! mod         the calls on Grid
//! within      the same calls with a bound on the work
//! solutions   the iterator, and the search that runs in portions
//!  engine     which engine runs
//!   portable  digit by digit, for every target
//!   simd      the board in vectors (no_simd where it is not built)
//! ```

mod count;
mod engine;
mod error;
mod portable;
mod solutions;
mod within;

cfg_select! {
    all(target_arch = "x86_64", target_feature = "sse2", not(feature = "small")) => {
        mod simd;
    }
    _ => {
        #[path = "no_simd.rs"]
        mod simd;
    }
}

pub use count::SolutionCount;
pub use engine::Engine;
pub use error::SolveError;
pub use solutions::{OutOfSteps, Search, Solutions};

use crate::Grid;

impl Grid {
    /// A solution: the grid with every blank filled by the rules.
    ///
    /// Of several solutions this is any one: which, is not specified and may differ
    /// by processor and by version of this crate. [`solve_unique`](Self::solve_unique)
    /// makes sure that there is no other.
    ///
    /// Nobody has proved a bound on the time. Of a million puzzles, mutated puzzles and
    /// nearly empty grids none took 2,000 steps or a millisecond; of grids made to be slow,
    /// by changing clues at random and keeping what took longer, the worst that we found
    /// took 31,000. To be sure of an end by a given time, use
    /// [`solve_within`](Self::solve_within).
    ///
    /// # Errors
    ///
    /// [`SolveError::Conflict`] if a digit stands twice in a house, found before any
    /// search, and [`SolveError::NoSolution`] if the clues cannot be completed.
    ///
    /// ```
    /// use bitdoku::Grid;
    /// use core::str::FromStr;
    ///
    /// # fn main() -> Result<(), bitdoku::Error> {
    /// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let solution = Grid::from_str(puzzle)?.solve()?;
    /// assert_eq!(
    ///     solution.to_string(),
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    /// );
    /// # Ok(())
    /// # }
    /// ```
    pub fn solve(&self) -> Result<Self, SolveError> {
        Engine::best().find(self, false)
    }

    /// The only solution.
    ///
    /// # Errors
    ///
    /// As [`solve`](Self::solve), and [`SolveError::NotUnique`] if there is another
    /// solution.
    ///
    /// ```
    /// use bitdoku::{Grid, SolveError};
    ///
    /// assert_eq!(Grid::EMPTY.solve_unique(), Err(SolveError::NotUnique));
    /// ```
    pub fn solve_unique(&self) -> Result<Self, SolveError> {
        Engine::best().find(self, true)
    }

    /// Whether the grid has exactly one solution.
    ///
    /// `false` for a grid that has none, that has several, and that breaks the
    /// rules; [`solve_unique`](Self::solve_unique) tells these apart.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        self.count_solutions(2) == SolutionCount::Exactly(1)
    }

    /// Counts the solutions, up to a limit.
    ///
    /// With n solutions the answer is [`Exactly(n)`](SolutionCount::Exactly) if n is
    /// below the limit, and else [`AtLeast(limit)`](SolutionCount::AtLeast). A grid
    /// that breaks the rules has exactly 0. With a limit of 0 nothing is searched.
    ///
    /// The cost grows with the number counted: about a microsecond for each on a
    /// server, once there are many. The empty grid has 6,670,903,752,021,072,936,960
    /// solutions, so choose a limit.
    ///
    /// ```
    /// use bitdoku::{Grid, SolutionCount};
    ///
    /// assert_eq!(Grid::EMPTY.count_solutions(1000), SolutionCount::AtLeast(1000));
    /// ```
    #[must_use]
    pub fn count_solutions(&self, limit: u64) -> SolutionCount {
        Engine::best().count(self, limit)
    }

    /// All solutions, each once, in an order that is not specified.
    ///
    /// Nothing is searched before the first call of `next`, and a grid that breaks
    /// the rules has no solutions.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let mut first = Grid::EMPTY.solutions().take(3);
    /// assert!(first.all(|solution| solution.is_solved()));
    /// ```
    #[inline]
    pub fn solutions(&self) -> Solutions {
        Solutions::new(Engine::best(), self)
    }

    fn refuse_conflict(&self) -> Result<(), SolveError> {
        match self.conflicts().next() {
            Some(conflict) => Err(SolveError::Conflict(conflict)),
            None => Ok(()),
        }
    }
}
