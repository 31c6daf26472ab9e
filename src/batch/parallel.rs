//! The same calls over all cores. Needs the feature `rayon`.
//!
//! The answers are those of one thread, in the same order. They are found in rayon's current
//! pool: the global one, with a thread for each core, unless the call is made within
//! [`ThreadPool::install`] or from a task of another pool. A call from a task is fine; its
//! thread works on.
//!
//! Each thread takes 512 to some 4,000 puzzles at a time, and has a [`Workspace`] on the
//! heap for as long as it works on them. Fewer than 512 are all for one thread.
//!
//! ```
//! use bitdoku::{Grid, SolveError, batch};
//!
//! let puzzles = vec![Grid::EMPTY; 10_000];
//! let mut answers = vec![Err(SolveError::Undecided); puzzles.len()];
//! batch::parallel::solve_unique(&puzzles, &mut answers)?;
//! assert!(answers.iter().all(|&answer| answer == Err(SolveError::NotUnique)));
//! # Ok::<(), batch::LengthMismatch>(())
//! ```
//!
//! [`ThreadPool::install`]: https://docs.rs/rayon/1/rayon/struct.ThreadPool.html#method.install

use super::search::LANES;
use super::workspace::LEAST;
use super::{LengthMismatch, Workspace};
use crate::{Grid, SolutionCount, SolveError};
use rayon::current_num_threads;
use rayon::iter::{IndexedParallelIterator, ParallelIterator};
use rayon::slice::{ParallelSlice, ParallelSliceMut};
use std::boxed::Box;

/// A solution of each puzzle, as [`batch::solve`](super::solve).
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
pub fn solve(
    puzzles: &[Grid],
    answers: &mut [Result<Grid, SolveError>],
) -> Result<(), LengthMismatch> {
    divide(puzzles, answers, Workspace::solve)
}

/// The only solution of each puzzle, as [`batch::solve_unique`](super::solve_unique).
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
pub fn solve_unique(
    puzzles: &[Grid],
    answers: &mut [Result<Grid, SolveError>],
) -> Result<(), LengthMismatch> {
    divide(puzzles, answers, Workspace::solve_unique)
}

/// The number of solutions of each puzzle, up to a limit, as
/// [`batch::count_solutions`](super::count_solutions).
///
/// # Errors
///
/// [`LengthMismatch`] if there are not as many answers as puzzles; nothing is written then.
pub fn count_solutions(
    puzzles: &[Grid],
    limit: u64,
    answers: &mut [SolutionCount],
) -> Result<(), LengthMismatch> {
    divide(puzzles, answers, |workspace, puzzles, answers| {
        workspace.count_solutions(puzzles, limit, answers)
    })
}

/// Asks about parts of the puzzles, each thread in a workspace of its own.
fn divide<A: Send>(
    puzzles: &[Grid],
    answers: &mut [A],
    ask: impl Fn(&mut Workspace, &[Grid], &mut [A]) -> Result<(), LengthMismatch> + Sync,
) -> Result<(), LengthMismatch> {
    LengthMismatch::check(puzzles.len(), answers.len())?;
    let part = part(puzzles.len());
    puzzles
        .par_chunks(part)
        .zip(answers.par_chunks_mut(part))
        .try_for_each_init(
            || Box::new(Workspace::new()),
            |workspace, (puzzles, answers)| ask(workspace, puzzles, answers),
        )
}

/// From so many puzzles on they are searched in lanes, on any engine.
const ENOUGH: usize = LEAST * LANES;

/// How many puzzles a thread takes at a time: so many that lanes are seldom idle, and, if there are
/// enough, few enough that all threads end at about the same time.
///
/// No part is too short for lanes unless all is: which of several solutions is found would
/// depend on the number of threads.
fn part(puzzles: usize) -> usize {
    let mut part = (puzzles / (16 * current_num_threads())).clamp(512, 4096);
    while (1..ENOUGH).contains(&(puzzles % part)) && part < puzzles {
        part += 1;
    }
    part
}
