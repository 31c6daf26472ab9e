//! The memory of a search, and the calls.

use super::LengthMismatch;
use super::job::{Count, Job, Question, Solve};
use super::search::Chains;
use super::width::{lanes, search};
use crate::arch::SMALL;
use crate::{Engine, Grid, SolutionCount, SolveError};
use core::fmt;

/// With fewer puzzles for each lane than this too many lanes would stand idle, and they are solved one
/// by one.
pub(super) const LEAST: usize = 3;

/// The working memory of the calls of this module, to be placed and used again.
///
/// It is [`SIZE`](Self::SIZE) bytes, without an initial value: made on the stack it costs nothing, and
/// in a static it takes no place in the program file. What a call leaves in it means
/// nothing to the next.
///
/// ```
/// use bitdoku::batch::Workspace;
/// use bitdoku::{Grid, SolveError};
///
/// let mut workspace = Box::new(Workspace::new());
/// let mut answers = [Ok(Grid::EMPTY); 100];
/// workspace.solve_unique(&[Grid::EMPTY; 100], &mut answers)?;
/// assert_eq!(answers, [Err(SolveError::NotUnique); 100]);
/// # Ok::<(), bitdoku::batch::LengthMismatch>(())
/// ```
pub struct Workspace {
    engine: Engine,
    /// Whether the engine was chosen; else it is the best. (Not an `Option`: its `None` is not zero,
    /// and only a static of zeros takes no place in a program file.)
    is_chosen: bool,
    pub(super) chains: Chains,
}

const _: () = assert!(Workspace::SIZE as u64 <= 300 * 1024); // more than 16 bits

impl Workspace {
    /// The size of a workspace in bytes, at most 300 KiB.
    pub const SIZE: usize = size_of::<Self>();

    /// A workspace.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            engine: Engine::Portable,
            is_chosen: false,
            // Made by the compiler: without optimisation it would be moved about the stack.
            chains: const { Chains::new() },
        }
    }

    /// A workspace of which the calls run on an engine of choice, to test and to measure: 32
    /// lanes on [`Engine::Avx512`], 16 on [`Engine::Avx2`], 8 on [`Engine::Portable`].
    ///
    /// `None` if the engine is not available.
    #[inline]
    #[must_use]
    pub fn with_engine(engine: Engine) -> Option<Self> {
        let mut workspace = Self::new();
        (workspace.engine, workspace.is_chosen) = (engine, true);
        engine.is_available().then_some(workspace)
    }

    /// As [`batch::solve`](super::solve).
    ///
    /// # Errors
    ///
    /// [`LengthMismatch`] if there are not as many answers as puzzles.
    #[inline]
    pub fn solve(
        &mut self,
        puzzles: &[Grid],
        answers: &mut [Result<Grid, SolveError>],
    ) -> Result<(), LengthMismatch> {
        self.answer(Solve { unique: false }, puzzles, answers)
    }

    /// As [`batch::solve_unique`](super::solve_unique).
    ///
    /// # Errors
    ///
    /// [`LengthMismatch`] if there are not as many answers as puzzles.
    #[inline]
    pub fn solve_unique(
        &mut self,
        puzzles: &[Grid],
        answers: &mut [Result<Grid, SolveError>],
    ) -> Result<(), LengthMismatch> {
        self.answer(Solve { unique: true }, puzzles, answers)
    }

    /// As [`batch::count_solutions`](super::count_solutions).
    ///
    /// # Errors
    ///
    /// [`LengthMismatch`] if there are not as many answers as puzzles.
    #[inline]
    pub fn count_solutions(
        &mut self,
        puzzles: &[Grid],
        limit: u64,
        answers: &mut [SolutionCount],
    ) -> Result<(), LengthMismatch> {
        self.answer(Count { limit }, puzzles, answers)
    }

    /// Asks all puzzles a question.
    pub(super) fn answer<Q: Question>(
        &mut self,
        question: Q,
        puzzles: &[Grid],
        answers: &mut [Q::Answer],
    ) -> Result<(), LengthMismatch> {
        LengthMismatch::check(puzzles.len(), answers.len())?;
        let engine = if self.is_chosen {
            self.engine
        } else {
            Engine::best()
        };
        let job = Job::new(question, engine, puzzles, answers);
        if !SMALL && question.limit() > 0 && puzzles.len() >= LEAST * lanes(engine) {
            search(engine, job, &mut self.chains);
        } else {
            job.one_by_one();
        }
        Ok(())
    }
}

impl Default for Workspace {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Workspace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workspace").finish_non_exhaustive()
    }
}
