//! A fair race: every solver does the same work, in the same conditions.
//!
//! A machine is not equally fast all the time, so solvers take turns, a chunk of
//! puzzles each, and ratios are taken within a pass over the whole file. What is
//! counted is the time of the processor: others may run between. A chunk
//! is never solved twice in a row: branch predictors learn some hundred puzzles
//! by heart, and a solver then looks up to 30 % faster than it is. For the same
//! reason each pass has an order and names of the digits of its own.

use crate::batch::Batch;
use crate::puzzles::{self, Cells};
use crate::racer::Racer;
use crate::solvers::{Bitdoku, Msolve, Sudoku};
use bitdoku::Engine;
use fastrand::Rng;
use std::fmt::Debug;
use std::time::Duration;

/// So many that a batch is like a long one, and no predictor knows them at the next racer's turn.
const CHUNK: usize = 2000;

pub type Racers = Vec<Box<dyn Racer>>;

/// The engines of bitdoku from fast to slow, in batches and one by one, and the peers. Not all
/// need be available.
#[must_use]
pub fn racers() -> Racers {
    let engines = Engine::ALL.into_iter().rev();
    let mut racers: Racers = Vec::new();
    let batches = engines.clone();
    racers.extend(batches.map(|engine| Box::new(Batch(engine)) as Box<dyn Racer>));
    racers.extend(engines.map(|engine| Box::new(Bitdoku(engine)) as Box<dyn Racer>));
    racers.push(Box::new(Sudoku));
    racers.push(Box::new(Msolve));
    racers
}

/// Those that this CPU can run; the others are said to be skipped.
#[must_use]
pub fn available_racers() -> Racers {
    let (available, skipped): (Racers, Racers) =
        racers().into_iter().partition(|racer| racer.is_available());
    for racer in skipped {
        println!(
            "skipped: this CPU or this build cannot run {}",
            racer.name()
        );
    }
    available
}

/// The time of each racer in one pass, in seconds.
pub type Pass = Vec<f64>;

/// Races over puzzles that all have exactly one solution.
pub fn prove_unique(racers: &Racers, puzzles: &[Cells], passes: usize, rng: &mut Rng) -> Vec<Pass> {
    let work = |racer: &dyn Racer, lines: &[String]| racer.prove_unique(lines);
    race(racers, puzzles, passes, rng, work, Option::is_some)
}

/// Races over any puzzles.
pub fn count_to_two(racers: &Racers, puzzles: &[Cells], passes: usize, rng: &mut Rng) -> Vec<Pass> {
    let work = |racer: &dyn Racer, lines: &[String]| racer.count_to_two(lines);
    race(racers, puzzles, passes, rng, work, |&count| count <= 2)
}

fn race<A: PartialEq + Debug>(
    racers: &Racers,
    puzzles: &[Cells],
    passes: usize,
    rng: &mut Rng,
    work: impl Fn(&dyn Racer, &[String]) -> (Duration, Vec<A>),
    possible: fn(&A) -> bool,
) -> Vec<Pass> {
    let mut order: Vec<&Cells> = puzzles.iter().collect();
    let mut turn = 0;
    let pass = |_| {
        rng.shuffle(&mut order);
        let relabelled = order.iter().map(|cells| puzzles::relabelled(cells, rng));
        let lines: Vec<String> = relabelled.map(|cells| puzzles::line(&cells)).collect();
        let mut seconds = vec![0.0; racers.len()];
        for chunk in lines.chunks(CHUNK) {
            let mut answers: Vec<Vec<A>> = racers.iter().map(|_| Vec::new()).collect();
            for place in 0..racers.len() {
                let racer = (place + turn) % racers.len();
                let (time, found) = work(&*racers[racer], chunk);
                seconds[racer] += time.as_secs_f64();
                answers[racer] = found;
            }
            turn += 1;
            compare(racers, chunk, &answers, possible);
        }
        seconds
    };
    (0..passes).map(pass).collect()
}

/// A benchmark of wrong answers is worth nothing: it ends here.
fn compare<A: PartialEq + Debug>(
    racers: &Racers,
    lines: &[String],
    answers: &[Vec<A>],
    possible: fn(&A) -> bool,
) {
    for (index, line) in lines.iter().enumerate() {
        let first = &answers[0][index];
        for (racer, found) in racers.iter().zip(answers) {
            let (name, answer) = (racer.name(), &found[index]);
            assert!(
                possible(answer) && answer == first,
                "{name} answers {answer:?}, the first of the race {first:?}, for\n{line}",
            );
        }
    }
}

/// The median, the least and the greatest.
///
/// # Panics
///
/// If there are no values.
pub fn summary(values: impl IntoIterator<Item = f64>) -> (f64, f64, f64) {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    let (low, high) = ((values.len() - 1) / 2, values.len() / 2);
    let median = f64::midpoint(values[low], values[high]);
    (median, values[0], values[values.len() - 1])
}
