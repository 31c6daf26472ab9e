//! A fair race: every solver does the same work, in the same conditions.
//!
//! A machine is not equally fast all the time, so solvers take turns, a chunk of
//! puzzles each, and ratios are taken within a pass over the whole file. What is
//! counted is the time of the processor: others may run between. A chunk
//! is never solved twice in a row: branch predictors learn some hundred puzzles
//! by heart, and a solver then looks up to 30 % faster than it is. For the same
//! reason each pass has an order and names of the digits of its own.

use cpu_time::ThreadTime;
use fastrand::Rng;
use peers::puzzles::{self, Cells};
use peers::solvers::{Bitdoku, Msolve, Solver, Sudoku};
use std::fmt::Debug;
use std::time::Duration;

pub const SOLVERS: [&str; 3] = [Bitdoku::NAME, Sudoku::NAME, Msolve::NAME];

const CHUNK: usize = 100;

/// What a solver does in a race: its answers for a chunk, and the time it took.
type Work<A> = fn(&[String]) -> (Duration, Vec<A>);

/// The time of each solver in one pass, in seconds.
pub type Pass = [f64; SOLVERS.len()];

/// From the text to the proof that the solution is the only one. Every puzzle
/// must have such a solution.
pub fn prove_unique(puzzles: &[Cells], passes: usize, rng: &mut Rng) -> Vec<Pass> {
    fn work<S: Solver>(lines: &[String]) -> (Duration, Vec<Option<Cells>>) {
        let (time, solutions) = timed(lines, S::solve_unique);
        let digits = |solution: Option<S::Solution>| solution.map(S::digits);
        (time, solutions.into_iter().map(digits).collect())
    }
    let work = [work::<Bitdoku>, work::<Sudoku>, work::<Msolve>];
    race(puzzles, passes, rng, work, Option::is_some)
}

/// From the text to the number of solutions, at most 2.
pub fn count_to_two(puzzles: &[Cells], passes: usize, rng: &mut Rng) -> Vec<Pass> {
    fn work<S: Solver>(lines: &[String]) -> (Duration, Vec<usize>) {
        timed(lines, |line| S::count(line, 2))
    }
    let work = [work::<Bitdoku>, work::<Sudoku>, work::<Msolve>];
    race(puzzles, passes, rng, work, |&count| count <= 2)
}

fn timed<R>(lines: &[String], solve: impl Fn(&str) -> R) -> (Duration, Vec<R>) {
    let mut answers = Vec::with_capacity(lines.len());
    let start = ThreadTime::now();
    answers.extend(lines.iter().map(|line| solve(line)));
    (start.elapsed(), answers)
}

fn race<A: PartialEq + Debug>(
    puzzles: &[Cells],
    passes: usize,
    rng: &mut Rng,
    work: [Work<A>; SOLVERS.len()],
    possible: fn(&A) -> bool,
) -> Vec<Pass> {
    let mut order: Vec<&Cells> = puzzles.iter().collect();
    let mut turn = 0;
    let pass = |_| {
        rng.shuffle(&mut order);
        let relabelled = order.iter().map(|cells| puzzles::relabelled(cells, rng));
        let lines: Vec<String> = relabelled.map(|cells| puzzles::line(&cells)).collect();
        let mut seconds = [0.0; SOLVERS.len()];
        for chunk in lines.chunks(CHUNK) {
            let mut answers = [const { Vec::new() }; SOLVERS.len()];
            for place in 0..SOLVERS.len() {
                let solver = (place + turn) % SOLVERS.len();
                let (time, found) = work[solver](chunk);
                seconds[solver] += time.as_secs_f64();
                answers[solver] = found;
            }
            turn += 1;
            compare(chunk, &answers, possible);
        }
        seconds
    };
    (0..passes).map(pass).collect()
}

/// A benchmark of wrong answers is worth nothing: it ends here.
fn compare<A: PartialEq + Debug>(
    lines: &[String],
    answers: &[Vec<A>; SOLVERS.len()],
    possible: fn(&A) -> bool,
) {
    for (index, line) in lines.iter().enumerate() {
        let [first, others @ ..] = answers.each_ref().map(|found| &found[index]);
        assert!(
            possible(first) && others.iter().all(|&other| other == first),
            "{SOLVERS:?} answer {first:?} and {others:?} for\n{line}",
        );
    }
}
