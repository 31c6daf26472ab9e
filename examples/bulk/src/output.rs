//! The answers of all blocks, in order.

use crate::report::{Report, Tally};
use std::collections::BTreeMap;
use std::io::{self, Stdout, Write};
use std::mem;
use std::sync::{Condvar, Mutex, PoisonError};

/// The answers to a block.
#[derive(Default)]
pub(crate) struct Answers {
    pub(crate) text: Vec<u8>,
    pub(crate) tally: Tally,
    /// How much of the input they answer, in bytes.
    pub(crate) input: usize,
}

/// Standard output, to which many threads write in the order of their blocks.
pub(crate) struct Output {
    queue: Mutex<Queue>,
    /// The front of the queue has moved.
    moved: Condvar,
    /// How many blocks may wait, so that memory is bounded when one of them takes long.
    max_waiting: u64,
}

struct Queue {
    out: Stdout,
    report: Report,
    /// The number of the block that is written next.
    next: u64,
    waiting: BTreeMap<u64, Answers>,
    spare: Vec<Answers>,
}

impl Output {
    pub(crate) fn new(report: Report, threads: usize) -> Self {
        let queue = Queue {
            out: io::stdout(),
            report,
            next: 0,
            waiting: BTreeMap::new(),
            spare: Vec::new(),
        };
        Self {
            queue: Mutex::new(queue),
            moved: Condvar::new(),
            max_waiting: 4 * threads as u64,
        }
    }

    /// Takes the answers to a block, and writes what is in order then. `answers` is left for
    /// use again, with whatever in it.
    pub(crate) fn put(&self, number: u64, answers: &mut Answers) -> io::Result<()> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let mut queue = self
            .moved
            .wait_while(queue, |queue| number - queue.next >= self.max_waiting)
            .unwrap_or_else(PoisonError::into_inner);
        let spare = queue.spare.pop().unwrap_or_default();
        queue.waiting.insert(number, mem::replace(answers, spare));
        queue.write()?;
        self.moved.notify_all();
        Ok(())
    }

    /// Ends the progress bar and writes the summary.
    pub(crate) fn finish(&self) {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.report.finish();
    }
}

impl Queue {
    /// Writes what is in order.
    fn write(&mut self) -> io::Result<()> {
        while let Some(answers) = self.waiting.remove(&self.next) {
            // Whole lines, which are passed on at once.
            self.out.write_all(&answers.text)?;
            self.report.add(&answers);
            self.spare.push(answers);
            self.next += 1;
        }
        Ok(())
    }
}
