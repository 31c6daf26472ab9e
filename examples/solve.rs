//! Solves puzzles, and says of each what is wrong with it.
//!
//! `cargo run --release --example solve -- --help` tells how to use it.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;
use std::{env, fs};

use bitdoku::{Grid, ParseGridError, SolutionCount, SolveError};

const HELP: &str = "\
Solves Sudoku puzzles, and says of each what is wrong with it.

Usage: solve [--limit N] [PUZZLE | FILE | -]...

An argument is the name of a file, - for standard input, or else the text of a
puzzle. A file holds one puzzle a line, or boards with empty lines between them.
Without arguments the puzzles come from standard input, and an example is solved
if that is empty or a terminal.

Options:
  --limit N  count no further than N solutions, 2 or more (default: 1000)
  --help     print this

Exit codes, of several puzzles the highest:
  0  exactly one solution
  1  more than one solution
  2  no solution, though no rule is broken
  3  a rule is broken
  4  no puzzle: a text, file or option that cannot be read
  5  the output could not be written
";

const EXAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What came of a puzzle, from best to worst. The number is the exit code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Unique,
    Several,
    NoSolution,
    RuleBroken,
    NoPuzzle,
    NoOutput,
}

fn main() -> ExitCode {
    let outcome = run().unwrap_or_else(|error| {
        // A reader that has seen enough, as `head` does, needs no message.
        if error.kind() != ErrorKind::BrokenPipe {
            complain(error);
        }
        Outcome::NoOutput
    });
    ExitCode::from(outcome as u8)
}

/// Does everything. The only errors are those of writing the output.
fn run() -> io::Result<Outcome> {
    let mut out = io::stdout().lock();
    let mut limit = 1000;
    let mut inputs = Vec::new();
    let mut arguments = env::args_os().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--help" | "-h") => {
                out.write_all(HELP.as_bytes())?;
                return Ok(Outcome::Unique);
            }
            Some("-") => inputs.push(standard_input()),
            Some(option) if is_option(option) => {
                let (name, value) = match option.split_once('=') {
                    Some((name, value)) => (name, Some(value.into())),
                    None => (option, None),
                };
                if name != "--limit" {
                    complain(format_args!("unknown option {name} (see --help)"));
                    return Ok(Outcome::NoPuzzle);
                }
                let Some(number) = value.or_else(|| arguments.next()).and_then(parse_limit) else {
                    complain("--limit needs a number, 2 or more");
                    return Ok(Outcome::NoPuzzle);
                };
                limit = number;
            }
            _ => inputs.push(open(argument)),
        }
    }
    if inputs.is_empty() {
        inputs.push(standard_input_or_example());
    }

    let mut worst = Outcome::Unique;
    for (name, text) in inputs {
        let outcome = match text {
            Ok(text) => report_all(&mut out, &name, &text, limit)?,
            Err(error) => no_puzzle(&name, error),
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// Reports on the puzzles of a text, and gives the worst outcome.
fn report_all(out: &mut impl Write, name: &str, text: &[u8], limit: u64) -> io::Result<Outcome> {
    let puzzles = puzzles(text);
    let one = puzzles.len() == 1;
    let mut worst = Outcome::Unique;
    for (number, Part { line, grid }) in (1..).zip(puzzles) {
        let outcome = match grid {
            Ok(puzzle) if one => report(out, name, &puzzle, limit)?,
            Ok(puzzle) => report(out, &format!("{name}, puzzle {number}"), &puzzle, limit)?,
            Err(error) => {
                // The error counts the lines of its part. Its place is told as compilers do.
                let line = line + u64::from(error.line()) - 1;
                let text = error.to_string();
                let what = text.split_once(": ").map_or(&*text, |(_, what)| what);
                no_puzzle(format_args!("{name}:{line}:{}", error.column()), what)
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// Prints a puzzle, whether it breaks a rule, how many solutions it has, and one.
fn report(out: &mut impl Write, name: &str, puzzle: &Grid, limit: u64) -> io::Result<Outcome> {
    writeln!(out, "{name}\n{puzzle:#}")?;
    let solution = match puzzle.solve() {
        Ok(solution) => solution,
        Err(SolveError::Conflict(_)) => {
            writeln!(out, "It breaks the rules:")?;
            for conflict in puzzle.conflicts() {
                writeln!(out, "  {conflict}")?;
            }
            writeln!(out)?;
            return Ok(Outcome::RuleBroken);
        }
        Err(error) => {
            writeln!(out, "It breaks no rule, but has {error}.\n")?;
            return Ok(Outcome::NoSolution);
        }
    };
    let count = puzzle.count_solutions(limit);
    let outcome = if count == SolutionCount::Exactly(1) {
        writeln!(out, "It breaks no rule and has exactly one solution:")?;
        Outcome::Unique
    } else {
        writeln!(out, "It breaks no rule and has {count} solutions, such as:")?;
        Outcome::Several
    };
    writeln!(out, "{solution:#}\n")?;
    Ok(outcome)
}

/// What a part of a text holds, and the number of its first line.
struct Part {
    line: u64,
    grid: Result<Grid, ParseGridError>,
}

impl Part {
    fn read(line: u64, text: &[u8]) -> Self {
        let grid = Grid::from_bytes(text);
        Self { line, grid }
    }

    /// This part, or the parts that it is made of if only they hold a grid: where
    /// nothing does, the error of the whole says most.
    fn or(self, parts: Vec<Self>) -> Vec<Self> {
        if self.grid.is_err() && parts.iter().any(|part| part.grid.is_ok()) {
            parts
        } else {
            vec![self]
        }
    }
}

/// The puzzles of a text. It is one board, or each of its paragraphs is one, or
/// has one puzzle a line.
fn puzzles(text: &[u8]) -> Vec<Part> {
    let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
    let lines: Vec<_> = text.split(|&byte| byte == b'\n').collect();
    let is_comment = |line: &[u8]| line.trim_ascii_start().starts_with(b"#");
    let mut parts = Vec::new();
    let mut first = 1;
    for paragraph in lines.split(|line| line.trim_ascii().is_empty()) {
        let numbered = (first..).zip(paragraph);
        let lines: Vec<_> = numbered
            .filter(|(_, line)| !is_comment(line))
            .map(|(number, line)| Part::read(number, line))
            .collect();
        if !lines.is_empty() {
            parts.extend(Part::read(first, &paragraph.join(&b'\n')).or(lines));
        }
        first += paragraph.len() as u64 + 1;
    }
    Part::read(1, text).or(parts)
}

/// The name of an input and its text.
type Input = (String, io::Result<Vec<u8>>);

/// The input that an argument names, or is.
fn open(argument: OsString) -> Input {
    let name = argument.display().to_string();
    let text = fs::read(&argument).or_else(|no_file| {
        let text = argument.into_encoded_bytes();
        match Grid::from_bytes(&text) {
            Ok(_) => Ok(text),
            Err(no_puzzle) => Err(io::Error::other(format!(
                "neither a file ({no_file}) nor a puzzle ({no_puzzle})"
            ))),
        }
    });
    (name, text)
}

/// What is on standard input.
fn standard_input() -> Input {
    let mut text = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut text);
    ("standard input".into(), read.map(|_| text))
}

/// What is on standard input, or an example if nothing is.
fn standard_input_or_example() -> Input {
    let example = || ("an example".into(), Ok(EXAMPLE.into()));
    if io::stdin().is_terminal() {
        return example();
    }
    match standard_input() {
        (_, Ok(text)) if text.trim_ascii().is_empty() => example(),
        input => input,
    }
}

/// Whether an argument is meant as an option. A puzzle may begin with `-` too, a
/// blank, but no letter comes next.
fn is_option(argument: &str) -> bool {
    let name = argument.trim_start_matches('-');
    name.len() < argument.len() && name.starts_with(|char: char| char.is_ascii_alphabetic())
}

fn parse_limit(text: OsString) -> Option<u64> {
    text.to_str()?.parse().ok().filter(|&limit| limit >= 2)
}

fn no_puzzle(name: impl Display, error: impl Display) -> Outcome {
    complain(format_args!("{name}: {error}"));
    Outcome::NoPuzzle
}

/// Writes to standard error. If that fails too, nobody is left to tell.
fn complain(message: impl Display) {
    let _ = writeln!(io::stderr(), "solve: {message}");
}
