//! What an answer costs, by difficulty, beside the two textbook solvers where those end.
//!
//! With `BITDOKU_PUZZLES` set, whole collections as well.

#![allow(missing_docs, reason = "criterion_group! makes a public function")]

#[path = "../tests/common/mod.rs"]
mod common;

use bitdoku::{Engine, Grid, SolutionCount, SolveError};
use common::cases::grid;
use common::corpus::collections;
use common::oracle::{by_masks, by_scanning};
use common::rules::assert_solves;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// From easy to hard, and how many solutions there are, up to 1,000.
const GRIDS: [(&str, u64); 6] = [
    ("C", 1),
    ("17 clues", 1),
    ("21 clues, rated 11.9", 1),
    ("17 clues, no solution", 0),
    ("16 clues", 1_000),
    ("no clue", 1_000),
];

/// The textbook solvers run where they need fewer tries than this.
const TRIES: u64 = 100_000;

const fn count(n: u64, limit: u64) -> SolutionCount {
    if n < limit {
        SolutionCount::Exactly(n)
    } else {
        SolutionCount::AtLeast(limit)
    }
}

fn solving(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve");
    for (name, n) in GRIDS {
        let grid = grid(name);
        match grid.solve() {
            Ok(solution) => assert_solves(&solution, &grid),
            Err(error) => assert_eq!((error, n), (SolveError::NoSolution, 0)),
        }
        group.bench_function(name, |b| b.iter(|| black_box(&grid).solve()));
    }
    group.finish();
}

fn proving(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve_unique");
    for (name, n) in GRIDS {
        let grid = grid(name);
        match grid.solve_unique() {
            Ok(solution) => {
                assert_solves(&solution, &grid);
                assert_eq!(n, 1);
            }
            Err(error) if n == 0 => assert_eq!(error, SolveError::NoSolution),
            Err(error) => assert_eq!((error, n), (SolveError::NotUnique, 1_000)),
        }
        group.bench_function(name, |b| b.iter(|| black_box(&grid).solve_unique()));
    }
    group.finish();
}

/// Each engine that this CPU can run, by name.
fn engines(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve_unique, by engine");
    for (name, _) in GRIDS {
        let grid = grid(name);
        for engine in Engine::ALL {
            let Some(answer) = engine.solve_unique(&grid) else {
                eprintln!("skipped: {engine} is not available on this CPU");
                continue;
            };
            assert_eq!(answer, grid.solve_unique(), "{engine}: {name}");
            group.bench_function(format!("{name}/{engine}"), |b| {
                b.iter(|| engine.solve_unique(black_box(&grid)));
            });
        }
    }
    group.finish();
}

/// From a line of text to the only solution.
fn text_to_text(c: &mut Criterion) {
    let line = grid("17 clues").to_string();
    let solved = |line: &str| line.parse::<Grid>().ok()?.solve_unique().ok();
    assert!(solved(&line).is_some_and(|solution| solution.is_solved()));
    c.bench_function("text to solution/17 clues", |b| {
        b.iter(|| solved(black_box(&line)));
    });
}

fn counting(c: &mut Criterion) {
    for limit in [2, 1_000] {
        let mut group = c.benchmark_group(format!("count_solutions({limit})"));
        for (name, n) in GRIDS {
            let grid = grid(name);
            assert_eq!(grid.count_solutions(limit), count(n, limit));
            group.bench_function(name, |b| {
                b.iter(|| black_box(&grid).count_solutions(black_box(limit)));
            });
        }
        group.finish();
    }
}

/// The same question to each: is there a second solution?
fn textbook(c: &mut Criterion) {
    let mut group = c.benchmark_group("beside the textbook");
    for name in ["C", "2 solutions", "15 clues, rotated"] {
        let grid = grid(name);
        let here = grid.count_solutions(2).at_least();
        let masks = by_masks(&grid, 2, TRIES).map(|answer| answer.count);
        let scanning = by_scanning(&grid, 2, TRIES).map(|answer| answer.count);
        assert_eq!((masks, scanning), (Some(here), Some(here)), "{name}");
        group.bench_function(format!("{name}/here"), |b| {
            b.iter(|| black_box(&grid).count_solutions(2));
        });
        group.bench_function(format!("{name}/masks"), |b| {
            b.iter(|| by_masks(black_box(&grid), 2, TRIES));
        });
        group.bench_function(format!("{name}/scanning"), |b| {
            b.iter(|| by_scanning(black_box(&grid), 2, TRIES));
        });
    }
    group.finish();
}

fn whole_collections(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve_unique, a collection");
    group.sample_size(10);
    for collection in collections().unwrap_or_default() {
        let puzzles = collection.sample();
        for puzzle in &puzzles {
            match puzzle.solve_unique() {
                Ok(solution) => assert_solves(&solution, puzzle),
                Err(error) => panic!("{}: {puzzle}: {error}", collection.name),
            }
        }
        group.throughput(Throughput::Elements(puzzles.len() as u64));
        group.bench_function(&collection.name, |b| {
            b.iter(|| puzzles.iter().filter(|puzzle| puzzle.is_unique()).count());
        });
    }
    group.finish();
}

criterion_group!(
    benches,
    solving,
    proving,
    engines,
    text_to_text,
    counting,
    textbook,
    whole_collections
);
criterion_main!(benches);
