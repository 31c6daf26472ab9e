//! Answers the questions of `tests/data/golden.txt`, which are read from standard input: a line
//! `QUESTION = ANSWER (STACK TIME)` each, with the stack in bytes and the time in the clock's unit.
#![no_std]
#![no_main]

use bitdoku::{Generator, Grid, Symmetry, Transform};
use core::str::{self, FromStr};
use firmware::board::{print, read};
use firmware::cost::{Cost, measure, print_number};

firmware::entry!(main);

/// For a board without input.
const EXAMPLE: &[u8] = b"puzzle None 1\npuzzle HalfTurn 1\n";

fn main() -> bool {
    let mut text = [0; 1600];
    let length = read(&mut text);
    let text = if length == 0 { EXAMPLE } else { &text[..length] };
    str::from_utf8(text).is_ok_and(|text| text.lines().all(|line| answer(line).is_some()))
}

/// Prints the question, the answer and what that took. `None` if it is no question.
fn answer(question: &str) -> Option<()> {
    let (kind, rest) = question.split_once(' ')?;
    let mut cost = Cost::default();
    print(question.as_bytes());
    print(b" = ");
    match kind {
        "puzzle" => {
            let (name, seed) = rest.split_once(' ')?;
            let mut generator = generator(name, seed.parse().ok()?)?;
            let puzzle = measure(&mut cost, || generator.generate());
            print(&puzzle.ok()?.to_line());
        }
        "solution" => {
            let seed = rest.parse().ok()?;
            print(&measure(&mut cost, || Grid::random_solution(seed)).to_line());
        }
        "minimize" => {
            let (seed, grid) = seed_and_grid(rest)?;
            let puzzle = measure(&mut cost, || grid.minimize(seed));
            print(&puzzle.ok()?.to_line());
        }
        "canonical" => {
            let grid = Grid::from_str(rest).ok()?;
            let automorphisms = grid.automorphisms();
            let (form, _) = measure(&mut cost, || grid.canonical());
            print(&form.to_line());
            print_number(automorphisms);
        }
        "transform" => {
            let (seed, grid) = seed_and_grid(rest)?;
            let image = measure(&mut cost, || Transform::random(seed).apply(&grid));
            print(&image.to_line());
        }
        _ => return None,
    }
    print(b" (");
    print_number(cost.stack as u64);
    print_number(cost.time.into());
    print(b" )\n");
    Some(())
}

fn generator(name: &str, seed: u64) -> Option<Generator> {
    let symmetry = match name {
        "None" => return Some(Generator::from_seed(seed)),
        "HalfTurn" => Symmetry::HalfTurn,
        "QuarterTurn" => Symmetry::QuarterTurn,
        "LeftRight" => Symmetry::LeftRight,
        "UpDown" => Symmetry::UpDown,
        "Axes" => Symmetry::Axes,
        "Diagonal" => Symmetry::Diagonal,
        "AntiDiagonal" => Symmetry::AntiDiagonal,
        "Diagonals" => Symmetry::Diagonals,
        "Full" => Symmetry::Full,
        _ => return None,
    };
    Generator::builder().symmetry(symmetry).build(seed).ok()
}

fn seed_and_grid(text: &str) -> Option<(u64, Grid)> {
    let (seed, grid) = text.split_once(' ')?;
    Some((seed.parse().ok()?, grid.parse().ok()?))
}
