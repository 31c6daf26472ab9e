//! Makes two puzzles of `tests/data/golden.txt` and prints them as `golden` does: for a board
//! without input, and with flash for little more.
#![no_std]
#![no_main]

use bitdoku::{GenerateError, Generator, Grid, Symmetry};
use firmware::board::print;
use firmware::cost::{Cost, measure, print_number};

firmware::entry!(main);

fn main() -> bool {
    plain() && symmetric()
}

#[inline(never)] // or both generators are in RAM at once
fn plain() -> bool {
    make(b"puzzle none 1 = ", &mut Generator::from_seed(1))
}

#[inline(never)]
fn symmetric() -> bool {
    let wish = Generator::builder().symmetry(Symmetry::HalfTurn);
    match wish.build(1) {
        Ok(mut generator) => make(b"puzzle half-turn 1 = ", &mut generator),
        Err(_) => false,
    }
}

#[inline(never)]
fn make(question: &[u8], generator: &mut Generator) -> bool {
    let mut cost = Cost::default();
    let puzzle = measure(&mut cost, || generator.generate());
    print(question);
    show(&puzzle);
    print(b":");
    print_number(cost.stack as u64);
    print_number(cost.time.into());
    print(b"\n");
    puzzle.is_ok()
}

#[inline(never)] // or the line is in RAM while the puzzle is made
fn show(puzzle: &Result<Grid, GenerateError>) {
    if let Ok(puzzle) = puzzle {
        print(&puzzle.to_line());
    }
}
