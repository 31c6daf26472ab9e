//! Reads a puzzle from standard input, reports what breaks the rules, proves that it has one
//! solution, and prints it.
#![no_std]
#![no_main]

#[cfg(target_arch = "avr")]
compile_error!("the messages of this program do not fit the RAM of an AVR: see src/bin/measure.rs");

use bitdoku::Grid;
use firmware::board::{println, read};

firmware::entry!(main);

/// For a board without input.
const EXAMPLE: &[u8] =
    b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> bool {
    let mut text = [0; 512];
    let length = read(&mut text);
    let text = if length == 0 {
        EXAMPLE
    } else {
        &text[..length]
    };

    let puzzle = match Grid::from_bytes(text) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            println!("{error}");
            return false;
        }
    };
    for conflict in puzzle.conflicts() {
        println!("{conflict}");
    }
    match puzzle.solve_unique() {
        Ok(solution) => println!("{solution:#}"),
        Err(error) => println!("{error}"),
    }
    puzzle.is_unique()
}
