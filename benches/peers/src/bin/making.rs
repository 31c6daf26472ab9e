//! How fast puzzles and canonical forms are made, beside the crate `sudoku`.
//!
//! ```text
//! cargo run --release --manifest-path benches/peers/Cargo.toml --bin making -- PASSES
//! ```
//!
//! As in the races between solvers the two take turns, a chunk each, and what counts is
//! the time of the processor. Every puzzle made is checked by the solver of the other crate: one
//! solution, the symmetry, and no orbit of givens too many. Canonical forms are compared;
//! those of the crate `sudoku` are of solutions only.

use bitdoku::{Engine, Generator, Grid, Symmetry, Transform};
use cpu_time::ThreadTime;
use peers::making::{assert_minimal, count_by_bitdoku, count_by_sudoku, symmetry_of_sudoku};
use peers::puzzles::Cells;
use peers::race::summary;
use peers::solvers::version;
use std::error::Error;
use sudoku::Sudoku;

const CHUNK: usize = 100;
const CHUNKS: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let passes: u64 = std::env::args().nth(1).map_or(Ok(9), |text| text.parse())?;
    println!(
        "medians of {passes} passes; engine {}; sudoku {}\n\n{:<40} {:>11} {:>11}   times sudoku (range)",
        Engine::best(),
        version("sudoku"),
        "",
        "bitdoku, µs",
        "sudoku, µs",
    );
    for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Full] {
        let mut generator = Generator::builder().symmetry(symmetry).build(1)?;
        let theirs = symmetry_of_sudoku(symmetry);
        let chunk = |turn| {
            let (ours, others) = in_turn(
                turn,
                || generator.by_ref().take(CHUNK).collect::<Vec<_>>(),
                || [(); CHUNK].map(|()| Sudoku::generate_with_symmetry(theirs)),
            );
            assert_eq!(ours.1.len(), CHUNK);
            for puzzle in ours.1 {
                assert_minimal(&puzzle.into(), symmetry, count_by_sudoku);
            }
            for puzzle in others.1 {
                assert_minimal(&puzzle.to_bytes(), symmetry, count_by_bitdoku);
            }
            [ours.0, others.0]
        };
        print(&format!("minimal puzzles, {symmetry:?}"), passes, chunk);
    }
    print("canonical forms of solutions", passes, |turn| {
        let seeds = turn * CHUNK as u64..(turn + 1) * CHUNK as u64;
        let disguised = |seed| Transform::random(seed).apply(&Grid::random_solution(seed));
        let grids: Vec<Grid> = seeds.map(disguised).collect();
        let read = |grid: &Grid| Sudoku::from_bytes((*grid).into()).expect("a solution");
        let sudokus: Vec<Sudoku> = grids.iter().map(read).collect();
        let (ours, others) = in_turn(
            turn,
            || grids.iter().map(Grid::canonical).collect::<Vec<_>>(),
            || {
                sudokus
                    .iter()
                    .map(Sudoku::canonicalized)
                    .collect::<Vec<_>>()
            },
        );
        for ((ours, _), others) in ours.1.into_iter().zip(others.1) {
            let (form, _) = others.expect("a solution has one");
            assert_eq!(Cells::from(ours), form.to_bytes());
        }
        [ours.0, others.0]
    });
    Ok(())
}

/// What both give, with the times in seconds; who begins changes from turn to turn.
fn in_turn<A, B>(
    turn: u64,
    ours: impl FnOnce() -> A,
    theirs: impl FnOnce() -> B,
) -> ((f64, A), (f64, B)) {
    if turn.is_multiple_of(2) {
        let ours = timed(ours);
        (ours, timed(theirs))
    } else {
        let theirs = timed(theirs);
        (timed(ours), theirs)
    }
}

fn timed<R>(work: impl FnOnce() -> R) -> (f64, R) {
    let start = ThreadTime::now();
    let made = work();
    (start.elapsed().as_secs_f64(), made)
}

/// Runs the passes, some chunks each, and prints their medians.
fn print(title: &str, passes: u64, mut chunk: impl FnMut(u64) -> [f64; 2]) {
    let mut pass = |number: u64| {
        let mut sum = [0.0; 2];
        for turn in number * CHUNKS..(number + 1) * CHUNKS {
            let times = chunk(turn);
            sum = [sum[0] + times[0], sum[1] + times[1]];
        }
        sum.map(|time| 1e6 * time / (CHUNK as f64 * CHUNKS as f64))
    };
    let times: Vec<[f64; 2]> = (0..passes).map(&mut pass).collect();
    let [ours, theirs] = [0, 1].map(|side| summary(times.iter().map(|pass| pass[side])).0);
    let (median, least, most) = summary(times.iter().map(|[ours, theirs]| theirs / ours));
    println!("{title:<40} {ours:>11.2} {theirs:>11.2}   {median:.2} ({least:.2} to {most:.2})");
}
