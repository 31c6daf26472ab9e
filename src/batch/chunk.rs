//! The puzzles that a stream has taken, and how far they have been answered.

use super::Workspace;
use super::job::Question;
use crate::arch::{Buffer, SMALL};
use crate::{Error, Grid};

/// How many puzzles make a chunk.
pub(super) const CHUNK: usize = if SMALL { 1 } else { 1024 };

/// What was taken from an iterator.
pub(super) struct Chunk {
    puzzles: Buffer<Grid, CHUNK>,
    /// For each puzzle `None`, for each error in the place of one that error.
    faults: Buffer<Option<Error>, CHUNK>,
}

impl Chunk {
    pub(super) const fn new() -> Self {
        Self {
            puzzles: Buffer::new(),
            faults: Buffer::new(),
        }
    }
}

/// Where puzzles come from, and how far a chunk has been answered.
pub(super) struct Source<I> {
    pub(super) puzzles: I,
    /// Whether there are no more. (The iterator is not asked again then.)
    ended: bool,
    /// The puzzles and errors in the chunk.
    len: usize,
    /// How many of them have been answered.
    answered: usize,
    /// How many of those answered were puzzles.
    solved: usize,
}

impl<I> Source<I> {
    pub(super) const fn new(puzzles: I) -> Self {
        Self {
            puzzles,
            ended: false,
            len: 0,
            answered: 0,
            solved: 0,
        }
    }

    const fn is_chunk_over(&self) -> bool {
        self.answered == self.len
    }

    /// The next answer of a chunk: an error as it came, or what was found.
    fn next<T: Copy>(&mut self, chunk: &Chunk, found: &[T]) -> Option<Result<T, Error>> {
        if self.is_chunk_over() {
            return None;
        }
        let fault = *chunk.faults.as_slice().get(self.answered)?;
        self.answered += 1;
        if let Some(error) = fault {
            return Some(Err(error));
        }
        self.solved += 1;
        found.get(self.solved - 1).copied().map(Ok)
    }
}

impl<I, E> Source<I>
where
    I: Iterator<Item = Result<Grid, E>>,
    E: Into<Error>,
{
    /// The next answer. Once a chunk is over, those of the next are found first.
    pub(super) fn answer<Q: Question>(
        &mut self,
        workspace: &mut Workspace,
        chunk: &mut Chunk,
        answers: &mut Buffer<Q::Answer, CHUNK>,
        question: Q,
    ) -> Option<Result<Q::Answer, Error>> {
        if self.is_chunk_over() {
            self.fill(chunk);
            let puzzles = chunk.puzzles.as_slice();
            let answers = answers.first(puzzles.len(), Q::UNANSWERED);
            // They are as many.
            workspace.answer(question, puzzles, answers).ok()?;
        }
        self.next(chunk, answers.as_slice())
    }

    /// Takes the next chunk.
    fn fill(&mut self, chunk: &mut Chunk) {
        chunk.puzzles.clear();
        chunk.faults.clear();
        while !self.ended && chunk.faults.len() < CHUNK {
            match self.puzzles.next() {
                Some(Ok(puzzle)) => {
                    chunk.puzzles.push(puzzle);
                    chunk.faults.push(None);
                }
                Some(Err(error)) => chunk.faults.push(Some(error.into())),
                None => self.ended = true,
            }
        }
        (self.len, self.answered, self.solved) = (chunk.faults.len(), 0, 0);
    }

    pub(super) fn size_hint(&self) -> (usize, Option<usize>) {
        let waiting = self.len - self.answered;
        let (least, most) = if self.ended {
            (0, Some(0))
        } else {
            self.puzzles.size_hint()
        };
        (
            least.saturating_add(waiting),
            most.and_then(|most| most.checked_add(waiting)),
        )
    }
}
