//! Who takes part in a race: a solver that takes one puzzle after another, or batches.

use crate::puzzles::Cells;
use crate::solvers::Solver;
use cpu_time::ThreadTime;
use std::time::Duration;

/// A solver in a race: its answers for some lines, and the time it took for them.
pub trait Racer {
    fn name(&self) -> String;

    fn is_available(&self) -> bool;

    /// From the text to the proof that the solution is the only one.
    fn prove_unique(&self, lines: &[String]) -> (Duration, Vec<Option<Cells>>);

    /// From the text to the number of solutions, at most 2.
    fn count_to_two(&self, lines: &[String]) -> (Duration, Vec<usize>);
}

impl<S: Solver> Racer for S {
    fn name(&self) -> String {
        Solver::name(self)
    }

    fn is_available(&self) -> bool {
        Solver::is_available(self)
    }

    fn prove_unique(&self, lines: &[String]) -> (Duration, Vec<Option<Cells>>) {
        let (time, solutions) = timed(lines, |line| self.solve_unique(line));
        let digits = |solution: Option<S::Solution>| solution.map(S::digits);
        (time, solutions.into_iter().map(digits).collect())
    }

    fn count_to_two(&self, lines: &[String]) -> (Duration, Vec<usize>) {
        timed(lines, |line| self.count(line, 2))
    }
}

fn timed<R>(lines: &[String], solve: impl Fn(&str) -> R) -> (Duration, Vec<R>) {
    let mut answers = Vec::with_capacity(lines.len());
    let start = ThreadTime::now();
    answers.extend(lines.iter().map(|line| solve(line)));
    (start.elapsed(), answers)
}
