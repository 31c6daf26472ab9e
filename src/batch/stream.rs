//! Puzzles that come one after another, and need not fit in memory.

use super::Workspace;
use super::chunk::{CHUNK, Chunk, Source};
use super::job::{Count, Solve};
use crate::arch::Buffer;
use crate::{Error, Grid, SolutionCount, SolveError};
use core::fmt;
use core::iter::FusedIterator;

/// Solves the puzzles of an iterator, as fast as those of a slice, in bounded memory.
///
/// The calls take puzzles that may fail to be read, as `text.lines().map(str::parse)`,
/// and give an iterator of answers: one for each puzzle, in their order. A puzzle
/// that is an error has that error as its answer, and changes nothing for the others.
///
/// The iterator of answers takes up to [`CHUNK`](Self::CHUNK) puzzles, solves these as
/// a batch, gives their answers, and takes the next ones. So an answer may have to
/// wait for puzzles that follow. What an iterator has taken when it is dropped
/// is lost; the stream can be used again at any time.
///
/// It is [`SIZE`](Self::SIZE) bytes and never allocates. It is best placed in a `Box` or a
/// static.
///
/// ```
/// use bitdoku::batch::Stream;
/// use bitdoku::{Error, Grid, SolveError};
///
/// let text = "\
/// 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
/// no puzzle
/// .................................................................................
/// ";
/// let mut stream = Box::new(Stream::new());
/// let mut answers = stream.solve_unique(text.lines().map(str::parse));
/// assert!(answers.next().is_some_and(|answer| answer.is_ok()));
/// assert!(matches!(answers.next(), Some(Err(Error::Parse(_)))));
/// assert_eq!(answers.next(), Some(Err(Error::Solve(SolveError::NotUnique))));
/// assert_eq!(answers.next(), None);
///
/// // Lines that are bytes, and grids.
/// let lines = text.as_bytes().split(|&byte| byte == b'\n').map(Grid::from_bytes);
/// assert_eq!(stream.solve(lines).filter(Result::is_ok).count(), 2);
/// let grids = [Grid::EMPTY; 3].map(Ok::<_, Error>);
/// assert!(stream.solve(grids).all(|answer| answer.is_ok()));
/// ```
pub struct Stream {
    workspace: Workspace,
    chunk: Chunk,
    answers: Buffer<Result<Grid, SolveError>, CHUNK>,
    counts: Buffer<SolutionCount, CHUNK>,
}

const _: () = assert!(Stream::SIZE as u64 <= Workspace::SIZE as u64 + 324 * 1024);

impl Stream {
    /// How many puzzles are taken before the first of them is answered, if there are so
    /// many: 1,024, in the small form 1.
    pub const CHUNK: usize = CHUNK;

    /// The size of a stream in bytes, at most 324 KiB more than that of a [`Workspace`].
    pub const SIZE: usize = size_of::<Self>();

    /// A stream.
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        // Without optimisation the parts would be moved about the stack, several times the size: so
        // the whole is made by the compiler. It would take its size in an optimised program.
        if cfg!(debug_assertions) {
            const { Self::assembled() }
        } else {
            Self::assembled()
        }
    }

    #[inline]
    const fn assembled() -> Self {
        Self {
            workspace: Workspace::new(),
            chunk: Chunk::new(),
            answers: Buffer::new(),
            counts: Buffer::new(),
        }
    }

    /// A solution of each puzzle, as [`batch::solve`](super::solve).
    ///
    /// The answer is what `puzzle?.solve()?` would give, but for the choice
    /// between several solutions.
    #[inline]
    pub fn solve<I, E>(&mut self, puzzles: I) -> Answers<'_, I::IntoIter>
    where
        I: IntoIterator<Item = Result<Grid, E>>,
        E: Into<Error>,
    {
        Answers {
            stream: self,
            source: Source::new(puzzles.into_iter()),
            question: Solve { unique: false },
        }
    }

    /// The only solution of each puzzle, as [`batch::solve_unique`](super::solve_unique).
    ///
    /// The answer is what `puzzle?.solve_unique()?` would give.
    #[inline]
    pub fn solve_unique<I, E>(&mut self, puzzles: I) -> Answers<'_, I::IntoIter>
    where
        I: IntoIterator<Item = Result<Grid, E>>,
        E: Into<Error>,
    {
        Answers {
            stream: self,
            source: Source::new(puzzles.into_iter()),
            question: Solve { unique: true },
        }
    }

    /// The number of solutions of each puzzle, up to a limit, as
    /// [`batch::count_solutions`](super::count_solutions).
    ///
    /// ```
    /// use bitdoku::SolutionCount::{AtLeast, Exactly};
    /// use bitdoku::batch::Stream;
    ///
    /// let lines = [
    ///     ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
    ///     "11...............................................................................",
    ///     ".................................................................................",
    /// ];
    /// let mut stream = Box::new(Stream::new());
    /// let counts = stream.count_solutions(lines.map(str::parse), 10);
    /// assert!(counts.eq([Ok(Exactly(2)), Ok(Exactly(0)), Ok(AtLeast(10))]));
    /// ```
    #[inline]
    pub fn count_solutions<I, E>(&mut self, puzzles: I, limit: u64) -> Counts<'_, I::IntoIter>
    where
        I: IntoIterator<Item = Result<Grid, E>>,
        E: Into<Error>,
    {
        Counts {
            stream: self,
            source: Source::new(puzzles.into_iter()),
            question: Count { limit },
        }
    }
}

impl Default for Stream {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

/// The solutions of puzzles, in their order.
///
/// Made by [`Stream::solve`] and [`Stream::solve_unique`].
#[must_use = "iterators do nothing unless consumed"]
pub struct Answers<'a, I> {
    stream: &'a mut Stream,
    pub(super) source: Source<I>,
    question: Solve,
}

impl<I, E> Iterator for Answers<'_, I>
where
    I: Iterator<Item = Result<Grid, E>>,
    E: Into<Error>,
{
    type Item = Result<Grid, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let Stream {
            workspace,
            chunk,
            answers,
            ..
        } = &mut *self.stream;
        let answer = self
            .source
            .answer(workspace, chunk, answers, self.question)?;
        Some(answer.and_then(|answer| answer.map_err(Error::Solve)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.source.size_hint()
    }
}

/// The numbers of solutions of puzzles, in their order.
///
/// Made by [`Stream::count_solutions`].
#[must_use = "iterators do nothing unless consumed"]
pub struct Counts<'a, I> {
    stream: &'a mut Stream,
    pub(super) source: Source<I>,
    question: Count,
}

impl<I, E> Iterator for Counts<'_, I>
where
    I: Iterator<Item = Result<Grid, E>>,
    E: Into<Error>,
{
    type Item = Result<SolutionCount, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let Stream {
            workspace,
            chunk,
            counts,
            ..
        } = &mut *self.stream;
        self.source.answer(workspace, chunk, counts, self.question)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.source.size_hint()
    }
}

/// What the two iterators have besides `next`.
macro_rules! complete {
    ($($name:ident)*) => {$(
        impl<I, E> ExactSizeIterator for $name<'_, I>
        where
            I: ExactSizeIterator<Item = Result<Grid, E>>,
            E: Into<Error>,
        {
        }

        impl<I, E> FusedIterator for $name<'_, I>
        where
            I: Iterator<Item = Result<Grid, E>>,
            E: Into<Error>,
        {
        }

        impl<I> fmt::Debug for $name<'_, I> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}

complete!(Answers Counts);
