//! The command line.

use clap::{Parser, value_parser};
use std::io;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

const ANSWERS: &str = "\
Answers, one for each line of the input, and in the same order:
  81 digits          the solution, with --limit 1 any
  many               there are 2 solutions or more
  many 5             there are 5 (with --limit 6 or more)
  many 10+           there are 10 or more (with --limit 10)
  none               no rule is broken, but there is no solution
  invalid r1c1 r1c2  a rule is broken: the same digit in both cells
  error column 82: found ...
                     the line is no puzzle: what stands where
  (an empty line)    the line is empty, or a comment that begins with #

Exit codes:
  0  everything was read and answered, whatever the answers
  1  a file could not be read (the others are), or the output not written
  2  wrong options";

/// Solves Sudoku puzzles by the million: one a line in, one answer a line out.
#[derive(Debug, Parser)]
#[command(after_help = ANSWERS)]
pub(crate) struct Options {
    /// Stop at N solutions of a puzzle: 1 finds one, 2 proves it to be the only one, more count
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u64).range(1..))]
    pub(crate) limit: u64,

    /// Solve in N threads [default: one a core]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Write no summary to standard error, and no progress bar
    #[arg(long, short)]
    pub(crate) quiet: bool,

    /// Files of puzzles, - for standard input [default: -]
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl Options {
    pub(crate) fn threads(&self) -> io::Result<usize> {
        match self.threads {
            Some(threads) => Ok(threads.into()),
            None => thread::available_parallelism().map(NonZero::get),
        }
    }
}
