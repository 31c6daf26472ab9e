//! What the board costs: reading, checking, editing.

#![allow(missing_docs, reason = "criterion_group! makes a public function")]

#[path = "../tests/common/mod.rs"]
mod common;

use bitdoku::{Cell, Digit, Grid};
use common::cases::{CASES, grid};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn reading(c: &mut Criterion) {
    let puzzle = grid("C");
    let (line, board) = (puzzle.to_string(), format!("{puzzle:#}"));
    let mut group = c.benchmark_group("read");
    for (name, text) in [("line", &line), ("framed board", &board)] {
        assert_eq!(text.parse(), Ok(puzzle));
        group.bench_function(name, |b| b.iter(|| black_box(text).parse::<Grid>()));
    }
    assert_eq!(Grid::from_line(&line), Some(puzzle));
    group.bench_function("from_line", |b| {
        b.iter(|| Grid::from_line(black_box(&line)));
    });
    group.finish();
}

fn checking(c: &mut Criterion) {
    let names = ["no clue", "C", "81 clues", "two in the first box only"];
    let mut group = c.benchmark_group("is_valid");
    for name in names {
        let grid = grid(name);
        assert_eq!(grid.is_valid(), name != "two in the first box only");
        group.bench_function(name, |b| b.iter(|| black_box(&grid).is_valid()));
    }
    group.finish();

    let mut group = c.benchmark_group("conflicts");
    for name in names {
        let grid = grid(name);
        let count = usize::from(name == "two in the first box only");
        assert_eq!(grid.conflicts().count(), count);
        group.bench_function(name, |b| b.iter(|| black_box(&grid).conflicts().count()));
    }
    group.finish();
}

/// Every cell of every case: its digits in turn, then what it held before.
fn edit_all(grids: &mut [Grid]) {
    for grid in grids {
        for cell in Cell::ALL {
            let before = grid.set(cell, Some(Digit::D1));
            grid.set(cell, Some(Digit::D9));
            grid.set(cell, before);
        }
    }
}

fn editing(c: &mut Criterion) {
    let grids: Vec<Grid> = CASES.iter().map(|case| case.grid()).collect();
    let mut edited = grids.clone();
    edit_all(&mut edited);
    assert_eq!(edited, grids);
    for (edited, grid) in edited.iter().zip(&grids) {
        assert_eq!(edited.is_valid(), grid.is_valid());
    }
    c.bench_function("set, 243 times on each case", |b| {
        b.iter(|| edit_all(black_box(&mut edited)));
    });

    let puzzle = grid("C");
    let all = |grid: &Grid| -> usize {
        let candidates = Cell::ALL.iter().map(|&cell| grid.candidates(cell).len());
        candidates.sum()
    };
    assert_eq!(all(&Grid::EMPTY), 729);
    assert!((81..729).contains(&all(&puzzle)));
    c.bench_function("candidates of 81 cells", |b| {
        b.iter(|| all(black_box(&puzzle)));
    });
}

criterion_group!(benches, reading, checking, editing);
criterion_main!(benches);
