//! The solvers, each called as its documentation says, from text to answer.

use std::str::FromStr;

pub trait Solver {
    const NAME: &'static str;

    /// A solution in the solver's own form, so that a race does not time
    /// conversions that a user would not make.
    type Solution;

    /// The solution of a line of 81 characters, `.` for a blank, if it has
    /// exactly one.
    fn solve_unique(line: &str) -> Option<Self::Solution>;

    /// The number of solutions of such a line, or the limit if there are more.
    fn count(line: &str, limit: usize) -> usize;

    /// The digits of a solution in reading order.
    fn digits(solution: Self::Solution) -> [u8; 81];
}

pub struct Bitdoku;

impl Solver for Bitdoku {
    const NAME: &'static str = "bitdoku";
    type Solution = bitdoku::Grid;

    fn solve_unique(line: &str) -> Option<bitdoku::Grid> {
        bitdoku::Grid::from_str(line).ok()?.solve_unique().ok()
    }

    fn count(line: &str, limit: usize) -> usize {
        let grid = bitdoku::Grid::from_str(line).expect("a line of 81 cells");
        grid.count_solutions(limit as u64).at_least() as usize
    }

    fn digits(solution: bitdoku::Grid) -> [u8; 81] {
        solution.into()
    }
}

pub struct Sudoku;

impl Solver for Sudoku {
    const NAME: &'static str = "sudoku";
    type Solution = sudoku::Sudoku;

    fn solve_unique(line: &str) -> Option<sudoku::Sudoku> {
        sudoku::Sudoku::from_str_line(line).ok()?.solution()
    }

    fn count(line: &str, limit: usize) -> usize {
        let grid = sudoku::Sudoku::from_str_line(line).expect("a line of 81 cells");
        grid.solutions_count_up_to(limit)
    }

    fn digits(solution: sudoku::Sudoku) -> [u8; 81] {
        solution.to_bytes()
    }
}

pub struct Msolve;

impl Solver for Msolve {
    const NAME: &'static str = "msolve";
    type Solution = msolve::Sudoku;

    fn solve_unique(line: &str) -> Option<msolve::Sudoku> {
        msolve::Sudoku::from_str(line).ok()?.solve_unique()
    }

    fn count(line: &str, limit: usize) -> usize {
        let Ok(grid) = msolve::Sudoku::from_str(line);
        grid.count_solutions(limit)
    }

    fn digits(solution: msolve::Sudoku) -> [u8; 81] {
        solution.to_array()
    }
}

/// The version of a crate that this one was built with, read from its lock file.
#[must_use]
pub fn version(name: &str) -> &'static str {
    const LOCK: &str = include_str!("../Cargo.lock");
    let entry = format!("name = \"{name}\"\nversion = \"");
    let (_, after) = LOCK.split_once(&entry).expect("a crate of the lock file");
    after.split('"').next().expect("a version")
}
