//! How many answers there are of each kind, the progress bar and the summary, on standard
//! error.

use crate::options::Options;
use crate::output::Answers;
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::{self, Display};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::ops::AddAssign;
use std::time::Instant;

/// The kinds of answers.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Solved,
    Many,
    None,
    Invalid,
    Error,
    Empty,
}

/// How many answers there are of each [`Kind`].
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally([u64; 6]);

impl Tally {
    pub(crate) fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    /// How many puzzles they answer.
    fn puzzles(self) -> u64 {
        let [solved, many, none, invalid, ..] = self.0;
        solved + many + none + invalid
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        for (count, other) in self.0.iter_mut().zip(other.0) {
            *count += other;
        }
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [solved, many, none, invalid, error, empty] = self.0;
        write!(
            f,
            "{solved} solved, {many} many, {none} none, {invalid} invalid; \
             {error} error, {empty} empty"
        )
    }
}

/// What is told on standard error.
pub(crate) struct Report {
    quiet: bool,
    start: Instant,
    tally: Tally,
    bar: ProgressBar,
}

impl Report {
    /// A bar is shown on a terminal, but not between the answers.
    pub(crate) fn new(options: &Options) -> Self {
        let has_bar = !options.quiet && io::stderr().is_terminal() && !io::stdout().is_terminal();
        Self {
            quiet: options.quiet,
            start: Instant::now(),
            tally: Tally::default(),
            bar: if has_bar {
                bar(options)
            } else {
                ProgressBar::hidden()
            },
        }
    }

    /// Counts the answers to a block.
    pub(crate) fn add(&mut self, answers: &Answers) {
        self.tally += answers.tally;
        self.bar.inc(answers.input as u64);
        if !self.bar.is_hidden() {
            self.bar.set_message(self.rate());
        }
    }

    /// Ends the bar and writes the summary.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
        if !self.quiet {
            let seconds = self.start.elapsed().as_secs_f64();
            complain(format_args!(
                "{}; {seconds:.3} s, {}",
                self.tally,
                self.rate()
            ));
        }
    }

    fn rate(&self) -> String {
        let seconds = self.start.elapsed().as_secs_f64();
        format!("{:.0} puzzles/s", self.tally.puzzles() as f64 / seconds)
    }
}

/// A bar as long as the files, or without an end if that is not known.
fn bar(options: &Options) -> ProgressBar {
    let len = |file| {
        fs::metadata(file)
            .ok()
            .filter(fs::Metadata::is_file)
            .map(|file| file.len())
    };
    let total = options
        .files
        .iter()
        .map(len)
        .sum::<Option<u64>>()
        .filter(|&total| total > 0);
    let template = match total {
        Some(_) => "{wide_bar} {percent} %  {msg}  {eta} left",
        None => "{spinner} {bytes}  {msg}  {elapsed}",
    };
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = total.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    bar.with_style(style)
}

/// Writes to standard error. If that fails too, nobody is left to tell.
pub(crate) fn complain(message: impl Display) {
    let _ = writeln!(io::stderr(), "bulk: {message}");
}
