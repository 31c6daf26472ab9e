//! Threads that each take a block, solve it, and put its answers in their turn.

use crate::blocks::{Block, Blocks};
use crate::output::{Answers, Output};
use crate::solver::Solver;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

struct Shared {
    blocks: Mutex<Blocks>,
    output: Output,
    limit: u64,
}

/// Answers everything, and says whether all of the input could be read.
///
/// An error of the output ends it at once, though other threads may still be reading: they
/// end with the process.
pub(crate) fn run(blocks: Blocks, output: Output, threads: usize, limit: u64) -> io::Result<bool> {
    let shared = Arc::new(Shared {
        blocks: Mutex::new(blocks),
        output,
        limit,
    });
    let (sender, results) = mpsc::channel();
    for number in 0..threads {
        let (shared, sender) = (Arc::clone(&shared), sender.clone());
        // Nobody listens any more after the first error.
        let work = move || drop(sender.send(shared.work()));
        match thread::Builder::new().spawn(work) {
            Ok(_) => {}
            Err(error) if number == 0 => return Err(error),
            // Those that there are will do.
            Err(_) => break,
        }
    }
    drop(sender);
    results.iter().collect::<io::Result<()>>()?;
    shared.output.finish();
    Ok(lock(&shared.blocks).is_complete())
}

impl Shared {
    /// One thread's part.
    fn work(&self) -> io::Result<()> {
        let mut solver = Solver::new(self.limit);
        let mut block = Block::new();
        let mut answers = Answers::default();
        while let Some(number) = self.read(&mut block) {
            answers.text.clear();
            answers.tally = solver.answer(&block, &mut answers.text)?;
            answers.input = block.len();
            self.output.put(number, &mut answers)?;
        }
        Ok(())
    }

    /// Reads the next block and gives its number. Its own function, which ends the lock.
    fn read(&self, block: &mut Block) -> Option<u64> {
        lock(&self.blocks).read(block)
    }
}

/// A thread that panics ends the process, so no lock is ever poisoned.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
