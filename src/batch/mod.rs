//! Many puzzles at once.
//!
//! The calls are those of [`Grid`] for a whole slice of puzzles, with the same answers in
//! the same order, and 1.4 to 2.8 times as fast: each lane of a vector holds another board,
//! 32 of them with AVX-512, 16 with AVX2 and 8 elsewhere. The only difference is that
//! [`solve`] may find another one of several solutions.
//!
//! ```
//! use bitdoku::{Grid, SolveError, batch};
//!
//! let puzzles = [
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?,
//!     Grid::EMPTY,
//! ];
//! let mut answers = [Err(SolveError::Undecided); 2];
//! batch::solve_unique(&puzzles, &mut answers).expect("as many answers as puzzles");
//! assert!(answers[0].is_ok_and(|solution| solution.extends(&puzzles[0])));
//! assert_eq!(answers[1], Err(SolveError::NotUnique));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! It pays from some hundred puzzles on, in one call or in several that are not much
//! shorter: with fewer than three a lane all are solved one by one.
//!
//! | the puzzles are in                    | the call is one of     | memory |
//! |---------------------------------------|------------------------|--------|
//! | a slice                               | this module            | 300 KiB on the stack |
//! | a slice, one of many                  | a [`Workspace`]        | the workspace, made once |
//! | an iterator, as of lines              | a [`Stream`]           | the stream, 624 KiB, however many they are |
//! | a reader, one a line (`std`)          | `_lines` of a `Stream` | the stream, and the longest line on the heap |
//! | a slice, and several cores (`rayon`)  | `parallel`             | a workspace for each thread, on the heap |
//!
//! The small form of the crate has the same calls, but solves the puzzles one by one: a
//! `Workspace` is below 300 bytes then, and a `Stream` below 1 KiB.
//!
//! # How it is built
//!
//! ```text
//! parallel     over all cores
//! lines        a stream of the lines of a reader
//!  stream      puzzles from an iterator, a chunk at a time
//!   chunk      the puzzles taken, and how far they are answered
//!   workspace  the calls, and the memory
//!    width     how many lanes an engine has
//!     search   a puzzle in each lane, depth first
//!      job     what is asked of which puzzles, and where the answers go
//!      lanes   the boards, and a pass over them
//!       chute  what follows along the lines of one chute
//!       set    sets of lanes
//! ```
//!
//! The rules are those of the engines for one puzzle, and so is the choice of branches but for one
//! thing: the tightest chute is the one with the fewest digits that have several ways.

mod chunk;
mod chute;
mod job;
mod lanes;
#[cfg(feature = "std")]
mod lines;
#[cfg(feature = "rayon")]
pub mod parallel;
mod search;
mod set;
mod stream;
#[cfg(all(test, not(feature = "small")))]
mod tests;
mod width;
mod workspace;

#[cfg(feature = "std")]
pub use lines::{LineAnswers, LineCounts};
pub use stream::{Answers, Counts, Stream};
pub use workspace::Workspace;

use crate::{Grid, SolutionCount, SolveError};
use core::fmt;

/// A solution of each puzzle, as [`Grid::solve`].
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
#[inline(never)]
pub fn solve(
    puzzles: &[Grid],
    answers: &mut [Result<Grid, SolveError>],
) -> Result<(), LengthMismatch> {
    Workspace::new().solve(puzzles, answers)
}

/// The only solution of each puzzle, as [`Grid::solve_unique`].
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
#[inline(never)]
pub fn solve_unique(
    puzzles: &[Grid],
    answers: &mut [Result<Grid, SolveError>],
) -> Result<(), LengthMismatch> {
    Workspace::new().solve_unique(puzzles, answers)
}

/// The number of solutions of each puzzle, up to a limit, as [`Grid::count_solutions`].
///
/// ```
/// use bitdoku::{Grid, SolutionCount, batch};
///
/// let mut counts = [SolutionCount::AtLeast(0); 3];
/// batch::count_solutions(&[Grid::EMPTY; 3], 10, &mut counts)?;
/// assert_eq!(counts, [SolutionCount::AtLeast(10); 3]);
/// # Ok::<(), batch::LengthMismatch>(())
/// ```
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
#[inline(never)]
pub fn count_solutions(
    puzzles: &[Grid],
    limit: u64,
    answers: &mut [SolutionCount],
) -> Result<(), LengthMismatch> {
    Workspace::new().count_solutions(puzzles, limit, answers)
}

/// There are not as many answers as puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LengthMismatch {
    puzzles: usize,
    answers: usize,
}

impl LengthMismatch {
    /// Makes sure that there are as many.
    const fn check(puzzles: usize, answers: usize) -> Result<(), Self> {
        if puzzles == answers {
            Ok(())
        } else {
            Err(Self { puzzles, answers })
        }
    }
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, answers } = self;
        write!(
            f,
            "expected as many answers as puzzles, {puzzles}, found {answers}"
        )
    }
}

impl core::error::Error for LengthMismatch {}
