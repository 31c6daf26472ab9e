//! Makes puzzles.
//!
//! `cargo run --release --example generate -- --help` tells how to use it.

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::str::FromStr;

use bitdoku::{CellSet, Generator, Grid};

const HELP: &str = "\
Makes Sudoku puzzles with one solution and no given too many, one a line.

Usage: generate [OPTION]... [NUMBER]

NUMBER is how many, 1 without it. The same options make the same puzzles.

Options:
  --seed N         where the random numbers begin (default: 0)
  --symmetry NAME  none, half-turn, quarter-turn, left-right, up-down, axes,
                   diagonal, anti-diagonal, diagonals or full (default: none)
  --givens N|N-M   how many givens
  --pattern LINE   where givens may be: 81 characters, a blank is . or 0
  --solution LINE  the solution: 81 digits
  --strict         no given can be dropped, whatever the symmetry
  --attempts N     how many puzzles may be begun for one (default: 1000)
  --frame          print the board in a frame
  --help           print this

Exit codes:
  0  as many puzzles as asked for
  1  no such puzzle, or not in as many attempts
  2  an option that cannot be read
  3  the output could not be written
";

/// What is asked for.
struct Wishes {
    generator: Generator,
    number: u64,
    frame: bool,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    if arguments
        .iter()
        .any(|argument| argument == "--help" || argument == "-h")
    {
        return written(io::stdout().write_all(HELP.as_bytes()));
    }
    let wishes = match read(&arguments) {
        Ok(wishes) => wishes,
        Err((code, message)) => {
            complain(&message);
            return ExitCode::from(code);
        }
    };
    make(wishes)
}

/// Prints the puzzles.
fn make(mut wishes: Wishes) -> ExitCode {
    let mut out = io::stdout().lock();
    for _ in 0..wishes.number {
        let line = match wishes.generator.generate() {
            Ok(puzzle) if wishes.frame => writeln!(out, "{puzzle:#}\n"),
            Ok(puzzle) => writeln!(out, "{puzzle}"),
            Err(error) => {
                complain(&error.to_string());
                return ExitCode::from(1);
            }
        };
        if line.is_err() {
            return written(line);
        }
    }
    written(out.flush())
}

/// Reads the options. An error is an exit code and what to say.
fn read(arguments: &[String]) -> Result<Wishes, (u8, String)> {
    let (mut seed, mut number, mut frame) = (0, 1, false);
    let mut builder = Generator::builder();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let (option, mut attached) = match argument.split_once('=') {
            Some((option, value)) => (option, Some(value)),
            None => (argument.as_str(), None),
        };
        let mut value = || {
            let next = || arguments.next().map(String::as_str);
            let missing = || (2, format!("{option} needs a value"));
            attached.take().or_else(next).ok_or_else(missing)
        };
        match option {
            "--seed" => seed = parse(option, value()?)?,
            "--symmetry" => builder = builder.symmetry(parse(option, value()?)?),
            "--givens" => {
                let text = value()?;
                let (from, to) = text.split_once('-').unwrap_or((text, text));
                let (from, to): (usize, usize) = (parse(option, from)?, parse(option, to)?);
                builder = builder.givens(from..=to);
            }
            "--pattern" => builder = builder.pattern(pattern(option, value()?)?),
            "--solution" => builder = builder.solution(parse(option, value()?)?),
            "--strict" => builder = builder.strictly_minimal(),
            "--attempts" => builder = builder.attempts(parse(option, value()?)?),
            "--frame" => frame = true,
            _ if option.starts_with('-') => {
                return Err((2, format!("unknown option {option} (see --help)")));
            }
            _ => number = parse("the number of puzzles", argument)?,
        }
        if attached.is_some() && option.starts_with('-') {
            return Err((2, format!("{option} takes no value")));
        }
    }
    let generator = builder
        .build(seed)
        .map_err(|error| (1, error.to_string()))?;
    Ok(Wishes {
        generator,
        number,
        frame,
    })
}

fn parse<T: FromStr<Err: ToString>>(what: &str, text: &str) -> Result<T, (u8, String)> {
    let complaint = |error: T::Err| (2, format!("{what}: {text:?}: {}", error.to_string()));
    text.parse().map_err(complaint)
}

/// The cells that are not blank in a line of 81; any other character marks a given.
fn pattern(option: &str, text: &str) -> Result<CellSet, (u8, String)> {
    let marked: String = text
        .chars()
        .map(|char| if matches!(char, '.' | '0') { '.' } else { '1' })
        .collect();
    let grid: Grid = parse(option, &marked)?;
    Ok(grid.clues())
}

/// The exit code after writing. A reader that has seen enough, as `head` does, needs no
/// message.
fn written(result: io::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if error.kind() != ErrorKind::BrokenPipe {
                complain(&error.to_string());
            }
            ExitCode::from(3)
        }
    }
}

/// Writes to standard error. If that fails too, nobody is left to tell.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "generate: {message}");
}
