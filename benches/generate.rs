//! What it costs to make puzzles, and to know them again. Beside other crates: `benches/peers`.

#![allow(missing_docs, reason = "criterion_group! makes a public function")]

#[path = "../tests/common/mod.rs"]
mod common;

use bitdoku::{Generator, Grid, Symmetry, Transform};
use common::corpus::collections;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// From the most symmetric solution grid to an ordinary one, and puzzles.
const GRIDS: [(&str, &str, u64); 5] = [
    (
        "the most symmetric solution",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        648,
    ),
    (
        "a solution",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        1,
    ),
    (
        "30 givens",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        1,
    ),
    (
        "a digit in nine cells",
        ".......1.....1....1.........1............1.........1.....1.......1..............1",
        2_903_040,
    ),
    (
        "no given",
        ".................................................................................",
        Transform::COUNT,
    ),
];

fn making(c: &mut Criterion) {
    let mut group = c.benchmark_group("generate");
    for symmetry in Symmetry::ALL {
        let mut generator = Generator::builder().symmetry(symmetry).build(1).unwrap();
        let puzzle = generator.clone().generate().unwrap();
        assert!(puzzle.is_unique());
        group.bench_function(format!("{symmetry:?}"), |b| b.iter(|| generator.generate()));
    }
    group.finish();

    let mut seed = 0;
    c.bench_function("random_solution", |b| {
        b.iter(|| {
            seed += 1;
            Grid::random_solution(seed)
        });
    });
    assert!(Grid::random_solution(seed).is_solved());
}

fn asking(c: &mut Criterion) {
    let puzzle = Generator::from_seed(1).generate().unwrap();
    let rich = Generator::builder()
        .givens(32..=32)
        .build(1)
        .unwrap()
        .generate()
        .unwrap();
    assert!(puzzle.is_minimal() && !rich.is_minimal());
    let mut group = c.benchmark_group("minimal");
    group.bench_function("is_minimal", |b| b.iter(|| black_box(&puzzle).is_minimal()));
    group.bench_function("redundant_givens", |b| {
        b.iter(|| black_box(&rich).redundant_givens())
    });
    group.bench_function("minimize", |b| b.iter(|| black_box(&rich).minimize(1)));
    let mut open = puzzle;
    let given = puzzle.iter().find(|(_, digit)| digit.is_some()).unwrap().0;
    open.set(given, None);
    assert!(open.ambiguous_cells().contains(given));
    group.bench_function("ambiguous_cells", |b| {
        b.iter(|| black_box(&open).ambiguous_cells())
    });
    group.finish();
}

fn recognising(c: &mut Criterion) {
    let mut group = c.benchmark_group("canonical");
    for (name, text, automorphisms) in GRIDS {
        let grid: Grid = text.parse().unwrap();
        assert_eq!(grid.automorphisms(), automorphisms);
        let image = Transform::random(1).apply(&grid);
        assert_eq!(image.canonical().0, grid.canonical().0);
        group.bench_function(name, |b| b.iter(|| black_box(&image).canonical()));
    }
    // One grid again and again teaches the processor its branches; these are 1,000.
    let solutions: Vec<Grid> = (0..1_000).map(Grid::random_solution).collect();
    group.throughput(Throughput::Elements(solutions.len() as u64));
    group.bench_function("1,000 solutions", |b| {
        b.iter(|| solutions.iter().map(|grid| grid.canonical().0).max());
    });
    for collection in collections().unwrap_or_default() {
        let puzzles = &collection.puzzles[..collection.puzzles.len().min(1_000)];
        group.throughput(Throughput::Elements(puzzles.len() as u64));
        group.bench_function(&collection.name, |b| {
            b.iter(|| puzzles.iter().map(|grid| grid.canonical().0).max());
        });
    }
    group.finish();
}

fn transforming(c: &mut Criterion) {
    let grid = Grid::random_solution(1);
    let mut seed = 0;
    c.bench_function("Transform::apply", |b| {
        b.iter_batched(
            || {
                seed += 1;
                Transform::random(seed)
            },
            |transform| transform.apply(black_box(&grid)),
            BatchSize::SmallInput,
        );
    });
    let transform = Transform::random(1);
    assert_eq!(transform.inverse().apply(&transform.apply(&grid)), grid);
}

criterion_group!(benches, making, asking, recognising, transforming);
criterion_main!(benches);
