//! The puzzles that a stream has taken, and how far they have been answered.

use super::Workspace;
use super::job::Question;
use crate::arch::{Buffer, SMALL};
use crate::{Error, Grid};

/// How many puzzles make a block.
pub(super) const BLOCK: usize = if SMALL { 1 } else { 1024 };

/// What was taken from an iterator.
pub(super) struct Block {
    puzzles: Buffer<Grid, BLOCK>,
    /// For each puzzle `None`, for each error in the place of one that error.
    faults: Buffer<Option<Error>, BLOCK>,
}

impl Block {
    pub(super) const fn new() -> Self {
        Self {
            puzzles: Buffer::new(),
            faults: Buffer::new(),
        }
    }
}

/// Where puzzles come from, and how far a block has been answered.
pub(super) struct Source<I> {
    pub(super) puzzles: I,
    /// Whether there are no more. (The iterator is not asked again then.)
    ended: bool,
    /// The puzzles and errors in the block.
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

    const fn is_block_over(&self) -> bool {
        self.answered == self.len
    }

    /// The next answer of a block: an error as it came, or what was found.
    fn next<T: Copy>(&mut self, block: &Block, found: &[T]) -> Option<Result<T, Error>> {
        if self.is_block_over() {
            return None;
        }
        let fault = *block.faults.as_slice().get(self.answered)?;
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
    /// The next answer. Once a block is over, those of the next are found first.
    pub(super) fn answer<Q: Question>(
        &mut self,
        workspace: &mut Workspace,
        block: &mut Block,
        answers: &mut Buffer<Q::Answer, BLOCK>,
        question: Q,
    ) -> Option<Result<Q::Answer, Error>> {
        if self.is_block_over() {
            self.fill(block);
            let puzzles = block.puzzles.as_slice();
            let answers = answers.first(puzzles.len(), Q::UNANSWERED);
            // They are as many.
            workspace.answer(question, puzzles, answers).ok()?;
        }
        self.next(block, answers.as_slice())
    }

    /// Takes the next block.
    fn fill(&mut self, block: &mut Block) {
        block.puzzles.clear();
        block.faults.clear();
        while !self.ended && block.faults.len() < BLOCK {
            match self.puzzles.next() {
                Some(Ok(puzzle)) => {
                    block.puzzles.push(puzzle);
                    block.faults.push(None);
                }
                Some(Err(error)) => block.faults.push(Some(error.into())),
                None => self.ended = true,
            }
        }
        (self.len, self.answered, self.solved) = (block.faults.len(), 0, 0);
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
