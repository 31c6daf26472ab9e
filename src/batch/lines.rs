//! A stream of the lines of a reader.

use super::stream::{Answers, Counts, Stream};
use crate::{Error, Grid, ParseGridError, SolutionCount};
use core::fmt;
use core::iter::FusedIterator;
use std::io::{self, BufRead, Read};
use std::vec::Vec;

/// What of a line counts, in bytes: enough for any puzzle and its comment.
const LONGEST: u64 = 64 * 1024;

impl Stream {
    /// A solution of each line, as [`solve`](Self::solve); see
    /// [`solve_unique_lines`](Self::solve_unique_lines). Needs the feature `std`.
    #[inline]
    pub fn solve_lines<R: BufRead>(&mut self, reader: R) -> LineAnswers<'_, R> {
        LineAnswers(self.solve(Lines::new(reader)))
    }

    /// The only solution of each line, as [`solve_unique`](Self::solve_unique). Needs the feature
    /// `std`.
    ///
    /// Each line that is read has its answer, be it empty, a remark or no puzzle:
    /// answer n is that of line n, and an error tells that number. A line ends with LF or
    /// CR LF, the last one with the text too. Only its first 64 KiB count, what follows is
    /// taken for a comment. An error of the reader is the last answer, after those of all
    /// lines before it.
    ///
    /// The lines need one buffer, as long as the longest of them.
    ///
    /// ```
    /// use bitdoku::batch::Stream;
    /// use std::io;
    ///
    /// # fn main() -> io::Result<()> {
    /// # let reader = "1\n".as_bytes();
    /// // let reader = io::stdin().lock();
    /// let mut stream = Box::new(Stream::new());
    /// for answer in stream.solve_unique_lines(reader) {
    ///     match answer? {
    ///         Ok(solution) => println!("{solution}"),
    ///         Err(error) => println!("{error}"),
    ///     }
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    pub fn solve_unique_lines<R: BufRead>(&mut self, reader: R) -> LineAnswers<'_, R> {
        LineAnswers(self.solve_unique(Lines::new(reader)))
    }

    /// The number of solutions of each line, as [`count_solutions`](Self::count_solutions); see
    /// [`solve_unique_lines`](Self::solve_unique_lines). Needs the feature `std`.
    #[inline]
    pub fn count_solutions_lines<R: BufRead>(
        &mut self,
        reader: R,
        limit: u64,
    ) -> LineCounts<'_, R> {
        LineCounts(self.count_solutions(Lines::new(reader), limit))
    }
}

/// The solutions of the lines of a reader, or why there is none, and at last the error that
/// ended the reading, if one did.
///
/// Made by [`Stream::solve_lines`] and [`Stream::solve_unique_lines`].
#[must_use = "iterators do nothing unless consumed"]
pub struct LineAnswers<'a, R>(Answers<'a, Lines<R>>);

/// The numbers of solutions of the lines of a reader, and at last the error that ended the
/// reading, if one did.
///
/// Made by [`Stream::count_solutions_lines`].
#[must_use = "iterators do nothing unless consumed"]
pub struct LineCounts<'a, R>(Counts<'a, Lines<R>>);

macro_rules! iterate {
    ($($name:ident gives $answer:ty;)*) => {$(
        impl<R: BufRead> Iterator for $name<'_, R> {
            type Item = io::Result<Result<$answer, Error>>;

            fn next(&mut self) -> Option<Self::Item> {
                match self.0.next() {
                    Some(answer) => Some(Ok(answer)),
                    None => self.0.source.puzzles.error.take().map(Err),
                }
            }
        }

        impl<R: BufRead> FusedIterator for $name<'_, R> {}

        impl<R> fmt::Debug for $name<'_, R> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    )*};
}

iterate! {
    LineAnswers gives Grid;
    LineCounts gives SolutionCount;
}

/// The puzzles of a reader, one a line.
struct Lines<R> {
    reader: R,
    /// The number of the line.
    number: u32,
    line: Vec<u8>,
    /// What ended the reading.
    error: Option<io::Error>,
}

impl<R: BufRead> Lines<R> {
    const fn new(reader: R) -> Self {
        Self {
            reader,
            number: 0,
            line: Vec::new(),
            error: None,
        }
    }

    /// The next line, without its end and what is too long; `None` at the end.
    fn read(&mut self) -> io::Result<Option<&[u8]>> {
        self.line.clear();
        self.number = self.number.saturating_add(1);
        let mut start = self.reader.by_ref().take(LONGEST);
        let len = start.read_until(b'\n', &mut self.line)? as u64;
        let line = match self.line.strip_suffix(b"\n") {
            Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
            None if len == 0 => return Ok(None),
            // Only the LF of CR LF may be beyond.
            None if len == LONGEST && self.reader.skip_until(b'\n')? == 1 => {
                self.line.strip_suffix(b"\r").unwrap_or(&self.line)
            }
            None => &self.line,
        };
        Ok(Some(line))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<Grid, ParseGridError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(line) => {
                let puzzle = Grid::from_bytes(line?);
                Some(puzzle.map_err(|error| error.starting_at(self.number)))
            }
            Err(error) => {
                self.error = Some(error);
                None
            }
        }
    }
}
