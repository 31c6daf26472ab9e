//! Solving with a bound on the work, for code that must end in time.

use super::{OutOfSteps, Search, SolutionCount, SolveError};
use crate::{Cell, DigitSet, Grid};

impl Grid {
    /// A search for the solutions that runs in portions of [steps](Search).
    ///
    /// To be able to go on when the steps have run out, use it in place of a call
    /// `..._within`: keep the search, and give it steps when there is time.
    pub fn search(&self) -> Search {
        let mut search = Search::exhausted();
        search.start(self);
        search
    }

    /// As [`solve`](Self::solve), in at most this many [steps](Search).
    ///
    /// # Errors
    ///
    /// As [`solve`](Self::solve), and [`SolveError::Undecided`] when the steps ran
    /// out first.
    ///
    /// ```
    /// use bitdoku::{Grid, SolveError};
    ///
    /// # fn main() -> Result<(), bitdoku::Error> {
    /// let puzzle: Grid = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....".parse()?;
    /// assert_eq!(puzzle.solve_within(3), Err(SolveError::Undecided));
    /// assert_eq!(puzzle.solve_within(1000), puzzle.solve());
    /// # Ok(())
    /// # }
    /// ```
    pub fn solve_within(&self, steps: u64) -> Result<Self, SolveError> {
        self.find_within(false, steps)
    }

    /// As [`solve_unique`](Self::solve_unique), in at most this many
    /// [steps](Search).
    ///
    /// # Errors
    ///
    /// As [`solve_unique`](Self::solve_unique), and [`SolveError::Undecided`] when
    /// the steps ran out first, even if one solution was found by then.
    pub fn solve_unique_within(&self, steps: u64) -> Result<Self, SolveError> {
        self.find_within(true, steps)
    }

    /// As [`count_solutions`](Self::count_solutions), in at most this many
    /// [steps](Search).
    ///
    /// When the steps run out the answer is
    /// [`AtLeast`](SolutionCount::AtLeast) with the number found so far.
    ///
    /// ```
    /// use bitdoku::{Grid, SolutionCount};
    ///
    /// let count = Grid::EMPTY.count_solutions_within(u64::MAX, 500);
    /// assert!(matches!(count, SolutionCount::AtLeast(1..500)));
    /// ```
    #[must_use]
    pub fn count_solutions_within(&self, limit: u64, mut steps: u64) -> SolutionCount {
        let mut search = Search::exhausted();
        search.start(self);
        let mut found = 0;
        while found < limit {
            match search.advance(&mut steps) {
                Ok(true) => found += 1,
                Ok(false) => return SolutionCount::Exactly(found),
                Err(OutOfSteps) => break,
            }
        }
        SolutionCount::AtLeast(found)
    }

    /// Whether there is a solution with one of these digits in a cell, in at most this
    /// many steps.
    pub(crate) fn completes_within(
        &self,
        cell: Cell,
        digits: DigitSet,
        mut steps: u64,
    ) -> Result<bool, OutOfSteps> {
        let mut search = Search::exhausted();
        search.start(self);
        search.keep(cell, digits);
        search.advance(&mut steps)
    }

    /// A solution, on request proved to be the only one.
    fn find_within(&self, unique: bool, mut steps: u64) -> Result<Self, SolveError> {
        self.refuse_conflict()?;
        let mut search = Search::exhausted();
        search.start(self);
        let mut answer = Err(SolveError::NoSolution);
        if search.advance(&mut steps)? {
            answer = Ok(search.solution());
            if unique && search.advance(&mut steps)? {
                answer = Err(SolveError::NotUnique);
            }
        }
        answer
    }
}

impl From<OutOfSteps> for SolveError {
    fn from(_: OutOfSteps) -> Self {
        Self::Undecided
    }
}
