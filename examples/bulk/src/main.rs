//! A filter that solves Sudoku puzzles by the million: one a line in, one answer a line out.
//!
//! `--help` tells how to use it, and the README what the answers look like.
//!
//! ```text
//! main        the run from the options to the summary
//!  options    the command line
//!  pool       threads that each take a block, solve it, and put its answers in their turn
//!   blocks    the input, in blocks of whole lines
//!   solver    the answers to the lines of a block
//!   output    the answers of all blocks, in order
//!    report   how many answers of each kind, the progress bar and the summary
//! ```

mod blocks;
mod options;
mod output;
mod pool;
mod report;
mod solver;

use blocks::Blocks;
use clap::Parser;
use options::Options;
use output::Output;
use report::Report;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // A reader that has seen enough, as `head` does, is no failure.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            report::complain(error);
            ExitCode::FAILURE
        }
    }
}

/// Answers everything, and says whether all of the input could be read.
fn run(options: Options) -> io::Result<bool> {
    let report = Report::new(&options);
    let threads = options.threads()?;
    let blocks = Blocks::new(options.files);
    let output = Output::new(report, threads);
    pool::run(blocks, output, threads, options.limit)
}
