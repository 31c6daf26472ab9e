//! The batch calls of bitdoku, on an engine by name.

use crate::puzzles::Cells;
use crate::racer::Racer;
use bitdoku::batch::Workspace;
use bitdoku::{Engine, Grid, SolutionCount, SolveError};
use cpu_time::ThreadTime;
use std::time::Duration;

/// One engine of bitdoku, a puzzle in each lane.
pub struct Batch(pub Engine);

impl Batch {
    /// Reads the lines and asks about them, with the memory for the answers at hand as for
    /// every other racer.
    fn timed<A: Clone>(
        &self,
        lines: &[String],
        unanswered: A,
        ask: impl FnOnce(&mut Workspace, &[Grid], &mut [A]),
    ) -> (Duration, Vec<A>) {
        let workspace = Workspace::with_engine(self.0);
        let mut workspace = Box::new(workspace.expect("an engine that is available"));
        let mut puzzles = Vec::with_capacity(lines.len());
        let mut answers = vec![unanswered; lines.len()];
        let start = ThreadTime::now();
        let read = |line: &String| line.parse::<Grid>().expect("a line of 81 cells");
        puzzles.extend(lines.iter().map(read));
        ask(&mut workspace, &puzzles, &mut answers);
        (start.elapsed(), answers)
    }
}

impl Racer for Batch {
    fn name(&self) -> String {
        format!("bitdoku batch {}", self.0)
    }

    fn is_available(&self) -> bool {
        self.0.is_available()
    }

    fn prove_unique(&self, lines: &[String]) -> (Duration, Vec<Option<Cells>>) {
        let unanswered = Err(SolveError::Undecided);
        let (time, solutions) = self.timed(lines, unanswered, |workspace, puzzles, answers| {
            let result = workspace.solve_unique(puzzles, answers);
            result.expect("as many answers as puzzles");
        });
        let digits = |solution: Result<Grid, _>| solution.ok().map(Cells::from);
        (time, solutions.into_iter().map(digits).collect())
    }

    fn count_to_two(&self, lines: &[String]) -> (Duration, Vec<usize>) {
        let unanswered = SolutionCount::AtLeast(0);
        let (time, counts) = self.timed(lines, unanswered, |workspace, puzzles, answers| {
            let result = workspace.count_solutions(puzzles, 2, answers);
            result.expect("as many answers as puzzles");
        });
        let number = |count: SolutionCount| count.at_least() as usize;
        (time, counts.into_iter().map(number).collect())
    }
}
