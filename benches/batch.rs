//! What an answer costs in a batch, by engine and by kind of grid, beside one by one.
//!
//! With `BITDOKU_PUZZLES` set, whole collections as well.

#![allow(missing_docs, reason = "criterion_group! makes a public function")]

#[path = "../tests/common/mod.rs"]
mod common;

use bitdoku::batch::{Stream, Workspace};
use bitdoku::{Error, Generator, Grid, SolutionCount, SolveError};
use common::corpus::collections;
use common::engines::engines;
use common::mixture::{KINDS, mixture};
use common::rng::Rng;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// Enough that a batch is like a long one, and that no branch predictor knows them by heart.
const LEN: usize = if cfg!(debug_assertions) { 120 } else { 5_000 };

type Answer = Result<Grid, SolveError>;

const UNANSWERED: Answer = Err(SolveError::Undecided);

fn each_alone(grids: &[Grid]) -> Vec<Answer> {
    grids.iter().map(Grid::solve_unique).collect()
}

/// Grids of every kind, generated puzzles among them, by name.
fn by_kind() -> Vec<(&'static str, Vec<Grid>)> {
    let mut rng = Rng::new(1);
    let mut all: Vec<_> = KINDS
        .iter()
        .map(|kind| (kind.name, kind.grids(LEN, &mut rng)))
        .collect();
    let generator = Generator::from_seed(1);
    let minimal: Vec<Grid> = generator.take(LEN).collect();
    assert!(minimal.iter().all(Grid::is_unique));
    all.push(("minimal puzzles", minimal));
    all.push(("mixture", mixture(LEN, &mut rng)));
    all
}

/// One by one, and in a batch by each engine that this CPU can run.
fn prove(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, grids: &[Grid]) {
    let expected = each_alone(grids);
    group.throughput(Throughput::Elements(grids.len() as u64));
    group.bench_function(format!("{name}/one by one"), |b| {
        b.iter(|| each_alone(black_box(grids)));
    });
    let mut answers = vec![UNANSWERED; grids.len()];
    for &engine in engines() {
        let workspace = Workspace::with_engine(engine).expect("an engine that can run");
        let mut workspace = Box::new(workspace);
        assert_eq!(workspace.solve_unique(grids, &mut answers), Ok(()));
        assert!(answers == expected, "{name}: {engine}");
        group.bench_function(format!("{name}/{engine}"), |b| {
            b.iter(|| workspace.solve_unique(black_box(grids), &mut answers));
        });
    }
}

fn kinds(c: &mut Criterion) {
    let mut group = c.benchmark_group("batch::solve_unique");
    group.sample_size(20);
    for (name, grids) in by_kind() {
        prove(&mut group, name, &grids);
    }
    group.finish();
}

/// What is lost in short batches.
fn lengths(c: &mut Criterion) {
    let mut group = c.benchmark_group("batch::solve_unique, short");
    let grids = KINDS[1].grids(LEN, &mut Rng::new(2));
    let expected = each_alone(&grids);
    let mut answers = vec![UNANSWERED; LEN];
    let mut workspace = Box::new(Workspace::new());
    for len in [1, 10, 50, 100, 500, 1_000, LEN] {
        if len > LEN {
            continue;
        }
        // All of them, so that the work is the same.
        let mut run = |grids: &[Grid]| {
            for (grids, answers) in grids.chunks(len).zip(answers.chunks_mut(len)) {
                assert_eq!(workspace.solve_unique(grids, answers), Ok(()));
            }
            answers == expected
        };
        assert!(run(&grids));
        group.throughput(Throughput::Elements(LEN as u64));
        group.bench_function(format!("{len} a call"), |b| {
            b.iter(|| run(black_box(&grids)))
        });
    }
    group.finish();
}

fn counting(c: &mut Criterion) {
    let mut group = c.benchmark_group("batch::count_solutions");
    group.sample_size(20);
    let grids = mixture(LEN, &mut Rng::new(3));
    let mut counts = vec![SolutionCount::AtLeast(0); LEN];
    let mut workspace = Box::new(Workspace::new());
    for limit in [2, 100] {
        let expected: Vec<_> = grids
            .iter()
            .map(|grid| grid.count_solutions(limit))
            .collect();
        assert_eq!(
            workspace.count_solutions(&grids, limit, &mut counts),
            Ok(())
        );
        assert!(counts == expected);
        group.throughput(Throughput::Elements(LEN as u64));
        group.bench_function(format!("to {limit}"), |b| {
            b.iter(|| workspace.count_solutions(black_box(&grids), limit, &mut counts));
        });
        group.bench_function(format!("to {limit}, one by one"), |b| {
            let count = |grid: &Grid| grid.count_solutions(limit).at_least();
            b.iter(|| black_box(&grids).iter().map(count).sum::<u64>());
        });
    }
    group.finish();
}

/// From text to solutions.
fn streams(c: &mut Criterion) {
    let mut group = c.benchmark_group("from text");
    let grids = KINDS[1].grids(LEN, &mut Rng::new(4));
    let text: String = grids.iter().map(|grid| format!("{grid}\n")).collect();
    let mut stream = Box::new(Stream::new());
    let expected = each_alone(&grids);
    let mut solved = |text: &str| -> Vec<Result<Grid, Error>> {
        let puzzles = text.lines().map(str::parse);
        stream.solve_unique(puzzles).collect()
    };
    let same = |(answer, expected): (Result<Grid, Error>, &Answer)| answer.ok() == expected.ok();
    assert!(solved(&text).into_iter().zip(&expected).all(same));
    group.throughput(Throughput::Elements(LEN as u64));
    group.bench_function("Stream::solve_unique", |b| {
        b.iter(|| solved(black_box(&text)));
    });
    #[cfg(feature = "std")]
    {
        let mut solved = |text: &str| -> Vec<Result<Grid, Error>> {
            let answers = stream.solve_unique_lines(text.as_bytes());
            answers
                .map(|answer| answer.expect("it is read from memory"))
                .collect()
        };
        assert!(solved(&text).into_iter().zip(&expected).all(same));
        group.bench_function("Stream::solve_unique_lines", |b| {
            b.iter(|| solved(black_box(&text)));
        });
    }
    group.finish();
}

/// All cores, beside one.
#[cfg(feature = "rayon")]
fn all_cores(c: &mut Criterion) {
    let mut group = c.benchmark_group("100,000 puzzles");
    group.sample_size(10);
    let len = 20 * LEN;
    let grids = KINDS[1].grids(len, &mut Rng::new(5));
    let mut answers = vec![UNANSWERED; len];
    let mut workspace = Box::new(Workspace::new());
    assert_eq!(workspace.solve_unique(&grids, &mut answers), Ok(()));
    let one = answers.clone();
    assert_eq!(
        bitdoku::batch::parallel::solve_unique(&grids, &mut answers),
        Ok(())
    );
    assert!(answers == one);
    group.throughput(Throughput::Elements(len as u64));
    group.bench_function("one core", |b| {
        b.iter(|| workspace.solve_unique(black_box(&grids), &mut answers));
    });
    let threads = rayon::current_num_threads();
    group.bench_function(format!("{threads} threads"), |b| {
        b.iter(|| bitdoku::batch::parallel::solve_unique(black_box(&grids), &mut answers));
    });
    group.finish();
}

#[cfg(not(feature = "rayon"))]
fn all_cores(_: &mut Criterion) {
    eprintln!("skipped: all cores, without the feature rayon");
}

fn whole_collections(c: &mut Criterion) {
    let mut group = c.benchmark_group("batch::solve_unique, a collection");
    group.sample_size(10);
    for collection in collections().unwrap_or_default() {
        prove(&mut group, &collection.name, &collection.sample());
    }
    group.finish();
}

criterion_group!(
    benches,
    kinds,
    lengths,
    counting,
    streams,
    all_cores,
    whole_collections
);
criterion_main!(benches);
