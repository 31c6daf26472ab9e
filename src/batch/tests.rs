//! Every engine in lanes against one puzzle at a time, however few there are: the calls would
//! not take lanes for them. Their tests are in `tests/batch.rs`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use super::Workspace;
use super::job::{Count, Job, Question, Solve};
use super::width::search;
use crate::random::Random;
use crate::{Cell, Digit, Engine, Grid, SolutionCount, SolveError, Transform};
use std::boxed::Box;
use std::vec;
use std::vec::Vec;

/// Whether to test less of it: debug assertions go with unoptimised vectors, which are slow.
const SLOW: bool = cfg!(debug_assertions);

/// Easy, hard, with 17 clues, with several solutions or none, with conflicts, solved and empty.
const LINES: [&str; 14] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
    "59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65",
    "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5.",
    "..1......2.........3.......4.....5....56..6.....4....2....7.1.38..........9.2....",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ".876543212........3........4........5........6........7........8........9........",
    "9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3",
    "11...............................................................................",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ".................................................................................",
];

/// Some of the grids above in other clothes, a few with a clue less or more.
fn mixture(len: usize, random: &mut Random) -> Vec<Grid> {
    let sources = LINES.map(|line| line.parse::<Grid>().unwrap());
    (0..len)
        .map(|_| {
            let source = &sources[random.below(sources.len() as u32) as usize];
            let mut grid = Transform::random(random.next()).apply(source);
            let cell = Cell::ALL[random.below(81) as usize];
            match random.below(4) {
                0 => grid.set(cell, None),
                1 => grid.set(cell, Some(Digit::D1)),
                _ => None,
            };
            grid
        })
        .collect()
}

/// A workspace for each engine that this CPU can run; others are reported.
fn workspaces() -> Vec<(Engine, Box<Workspace>)> {
    let mut all = vec![];
    for engine in Engine::ALL {
        match Workspace::with_engine(engine) {
            Some(workspace) => all.push((engine, Box::new(workspace))),
            None => std::eprintln!("skipped: {engine} is not available on this CPU"),
        }
    }
    all
}

/// Asks in lanes, however few the grids are.
fn in_lanes<Q: Question>(
    workspace: &mut Workspace,
    engine: Engine,
    question: Q,
    grids: &[Grid],
    answers: &mut [Q::Answer],
) {
    let job = Job::new(question, engine, grids, answers);
    search(engine, job, &mut workspace.chains);
}

/// Compares all answers for some grids, in lanes whatever their number.
fn check(workspace: &mut Workspace, engine: Engine, grids: &[Grid]) {
    let mut answers = vec![Err(SolveError::Undecided); grids.len()];
    in_lanes(
        workspace,
        engine,
        Solve { unique: true },
        grids,
        &mut answers,
    );
    for (grid, &answer) in grids.iter().zip(&answers) {
        assert_eq!(answer, grid.solve_unique(), "{engine}: {grid}");
    }
    in_lanes(
        workspace,
        engine,
        Solve { unique: false },
        grids,
        &mut answers,
    );
    for (grid, &answer) in grids.iter().zip(&answers) {
        match (answer, grid.solve()) {
            (Ok(solution), Ok(_)) => {
                assert!(
                    solution.is_solved() && solution.is_valid(),
                    "{engine}: {grid}"
                );
                assert!(solution.extends(grid), "{engine}: {grid}");
            }
            (answer, single) => assert_eq!(answer, single, "{engine}: {grid}"),
        }
    }
    let mut counts = vec![SolutionCount::AtLeast(u64::MAX); grids.len()];
    for limit in if SLOW { vec![3] } else { vec![1, 2, 5, 100] } {
        in_lanes(workspace, engine, Count { limit }, grids, &mut counts);
        for (grid, &count) in grids.iter().zip(&counts) {
            assert_eq!(
                count,
                grid.count_solutions(limit),
                "{engine}, limit {limit}: {grid}"
            );
        }
    }
}

#[test]
fn answers_as_one_by_one_around_the_lanes() {
    let mut random = Random::new(5);
    for (engine, mut workspace) in workspaces() {
        for len in [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 70] {
            if SLOW && len > 33 {
                break;
            }
            check(&mut workspace, engine, &mixture(len, &mut random));
        }
    }
}

#[test]
fn answers_as_one_by_one_on_long_mixtures() {
    let mut random = Random::new(77);
    for (engine, mut workspace) in workspaces() {
        check(
            &mut workspace,
            engine,
            &mixture(if SLOW { 70 } else { 300 }, &mut random),
        );
    }
}

/// Many solutions of nearly empty grids: the longest chains, shared at the end. In a debug build the
/// chain itself asserts that it has room.
#[test]
fn chains_do_not_overflow() {
    for (engine, mut workspace) in workspaces() {
        let grids = [Grid::EMPTY; 3];
        let limit = if SLOW { 300 } else { 20_000 };
        let mut counts = [SolutionCount::AtLeast(0); 3];
        in_lanes(&mut workspace, engine, Count { limit }, &grids, &mut counts);
        assert_eq!(counts, [SolutionCount::AtLeast(limit); 3], "{engine}");
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes long without optimisation")]
fn every_solution_once() {
    let line = ".................1.....2.34.....4.....5...6....6.3.....3..5.....7..6.8..24.......";
    let grid: Grid = line.parse().unwrap();
    for (engine, mut workspace) in workspaces() {
        let mut counts = [SolutionCount::AtLeast(0); 2];
        in_lanes(
            &mut workspace,
            engine,
            Count { limit: 100_000 },
            &[grid; 2],
            &mut counts,
        );
        assert_eq!(counts, [SolutionCount::Exactly(65_729); 2], "{engine}");
    }
}
