//! The solvers, each called as its documentation says, from text to answer.

use bitdoku::{Engine, Grid};
use std::str::FromStr;

pub trait Solver {
    /// A solution in the solver's own form, so that a race does not time
    /// conversions that a user would not make.
    type Solution;

    fn name(&self) -> String;

    /// Whether this CPU can run it. If not, it solves nothing.
    fn is_available(&self) -> bool {
        true
    }

    /// The solution of a line of 81 characters, `.` for a blank, if it has
    /// exactly one.
    fn solve_unique(&self, line: &str) -> Option<Self::Solution>;

    /// The number of solutions of such a line, or the limit if there are more.
    fn count(&self, line: &str, limit: usize) -> usize;

    /// The digits of a solution in reading order.
    fn digits(solution: Self::Solution) -> [u8; 81];
}

/// One engine of bitdoku. The calls on its `Grid` do the same with the best engine.
pub struct Bitdoku(pub Engine);

impl Solver for Bitdoku {
    type Solution = Grid;

    fn name(&self) -> String {
        format!("bitdoku {}", self.0)
    }

    fn is_available(&self) -> bool {
        self.0.is_available()
    }

    fn solve_unique(&self, line: &str) -> Option<Grid> {
        let grid = Grid::from_str(line).ok()?;
        self.0.solve_unique(&grid)?.ok()
    }

    fn count(&self, line: &str, limit: usize) -> usize {
        let grid = Grid::from_str(line).expect("a line of 81 cells");
        let count = self.0.count_solutions(&grid, limit as u64);
        count.expect("an engine that is available").at_least() as usize
    }

    fn digits(solution: Grid) -> [u8; 81] {
        solution.into()
    }
}

pub struct Sudoku;

impl Solver for Sudoku {
    type Solution = sudoku::Sudoku;

    fn name(&self) -> String {
        "sudoku".to_owned()
    }

    fn solve_unique(&self, line: &str) -> Option<sudoku::Sudoku> {
        sudoku::Sudoku::from_str_line(line).ok()?.solution()
    }

    fn count(&self, line: &str, limit: usize) -> usize {
        let grid = sudoku::Sudoku::from_str_line(line).expect("a line of 81 cells");
        grid.solutions_count_up_to(limit)
    }

    fn digits(solution: sudoku::Sudoku) -> [u8; 81] {
        solution.to_bytes()
    }
}

pub struct Msolve;

impl Solver for Msolve {
    type Solution = msolve::Sudoku;

    fn name(&self) -> String {
        "msolve".to_owned()
    }

    fn solve_unique(&self, line: &str) -> Option<msolve::Sudoku> {
        msolve::Sudoku::from_str(line).ok()?.solve_unique()
    }

    fn count(&self, line: &str, limit: usize) -> usize {
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
