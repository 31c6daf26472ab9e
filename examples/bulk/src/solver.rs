//! The answers to the lines of a block.

use crate::blocks::{Block, MAX_LINE};
use crate::report::{Kind, Tally};
use bitdoku::batch::{LengthMismatch, Workspace};
use bitdoku::{Grid, ParseGridError, SolutionCount, SolveError};
use std::io::{self, Write};

/// What a line holds.
enum Line {
    /// The next grid.
    Puzzle,
    NoPuzzle(ParseGridError),
    TooLong,
    /// Nothing, or a comment.
    Empty,
}

/// Solves block after block. All memory is used again.
pub(crate) struct Solver {
    workspace: Box<Workspace>,
    limit: u64,
    lines: Vec<Line>,
    /// The puzzles, and of each the solution.
    puzzles: Vec<Grid>,
    solutions: Vec<Result<Grid, SolveError>>,
    /// Those of the puzzles that have several solutions, and of each how many.
    several: Vec<Grid>,
    counts: Vec<SolutionCount>,
}

impl Solver {
    pub(crate) fn new(limit: u64) -> Self {
        Self {
            workspace: Box::new(Workspace::new()),
            limit,
            lines: Vec::new(),
            puzzles: Vec::new(),
            solutions: Vec::new(),
            several: Vec::new(),
            counts: Vec::new(),
        }
    }

    /// Writes an answer for each line of the block, and counts them.
    pub(crate) fn answer(&mut self, block: &Block, out: &mut Vec<u8>) -> io::Result<Tally> {
        self.read(block);
        self.solve().map_err(io::Error::other)?;
        self.write(out)
    }

    fn read(&mut self, block: &Block) {
        self.lines.clear();
        self.puzzles.clear();
        for line in block.lines() {
            // Nearly every line is a puzzle, so that is tried first.
            let line = match Grid::from_bytes(line) {
                _ if line.len() > MAX_LINE => Line::TooLong,
                Ok(puzzle) => {
                    self.puzzles.push(puzzle);
                    Line::Puzzle
                }
                Err(_) if is_empty(line) => Line::Empty,
                Err(error) => Line::NoPuzzle(error),
            };
            self.lines.push(line);
        }
    }

    /// One search finds the solution or a second one. Only puzzles with several solutions
    /// are searched again, to count on.
    fn solve(&mut self) -> Result<(), LengthMismatch> {
        let unknown = Err(SolveError::Undecided);
        self.solutions.resize(self.puzzles.len(), unknown);
        if self.limit == 1 {
            return self.workspace.solve(&self.puzzles, &mut self.solutions);
        }
        self.workspace
            .solve_unique(&self.puzzles, &mut self.solutions)?;

        self.several.clear();
        if self.limit > 2 {
            let answered = self.puzzles.iter().zip(&self.solutions);
            let several = answered.filter(|(_, answer)| **answer == Err(SolveError::NotUnique));
            self.several.extend(several.map(|(puzzle, _)| puzzle));
        }
        let unknown = SolutionCount::AtLeast(2);
        self.counts.clear();
        self.counts.resize(self.several.len(), unknown);
        self.workspace
            .count_solutions(&self.several, self.limit, &mut self.counts)
    }

    fn write(&self, out: &mut Vec<u8>) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut solutions = self.solutions.iter();
        let mut counts = self.counts.iter();
        for line in &self.lines {
            let kind = match line {
                Line::Puzzle => match solutions.next().unwrap_or(&Err(SolveError::Undecided)) {
                    Ok(solution) => {
                        out.extend_from_slice(&solution.to_line());
                        Kind::Solved
                    }
                    Err(SolveError::NotUnique) => {
                        match counts.next() {
                            None => write!(out, "many")?,
                            Some(SolutionCount::Exactly(count)) => write!(out, "many {count}")?,
                            Some(SolutionCount::AtLeast(count)) => write!(out, "many {count}+")?,
                        }
                        Kind::Many
                    }
                    Err(SolveError::NoSolution) => {
                        out.extend_from_slice(b"none");
                        Kind::None
                    }
                    Err(SolveError::Conflict(conflict)) => {
                        out.extend_from_slice(b"invalid");
                        for cell in conflict.cells().iter().take(2) {
                            write!(out, " {cell}")?;
                        }
                        Kind::Invalid
                    }
                    // No call with a bound on the work was made.
                    Err(error) => return Err(io::Error::other(*error)),
                },
                Line::NoPuzzle(error) => {
                    // The line of the text is told by the line of the answer.
                    let error = error.to_string();
                    let error = error.strip_prefix("line 1, ").unwrap_or(&error);
                    write!(out, "error {error}")?;
                    Kind::Error
                }
                Line::TooLong => {
                    write!(
                        out,
                        "error column {}: found a line of more than {MAX_LINE} bytes",
                        MAX_LINE + 1
                    )?;
                    Kind::Error
                }
                Line::Empty => Kind::Empty,
            };
            out.push(b'\n');
            tally.add(kind);
        }
        Ok(tally)
    }
}

/// Whether a line holds nothing, or a comment.
fn is_empty(line: &[u8]) -> bool {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    matches!(line.trim_ascii_start(), [] | [b'#', ..])
}
