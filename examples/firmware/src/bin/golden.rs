//! Answers the questions of `tests/data/golden.txt`, which are read from standard input: a line
//! `QUESTION = ANSWER: STACK TIME` each, with the stack in bytes and the time in the clock's unit.
#![no_std]
#![no_main]

#[cfg(target_arch = "avr")]
compile_error!("the flash of an AVR does not hold all of this program");

use bitdoku::{Generator, Grid, Symmetry, Transform};
use core::str::{self, FromStr};
use firmware::board::{print, read};
use firmware::cost::{Cost, measure, print_number};

firmware::entry!(main);

fn main() -> bool {
    let mut text = [0; 1536];
    let length = read(&mut text);
    let answered = |text: &str| text.lines().all(|line| answer(line).is_some());
    str::from_utf8(&text[..length]).is_ok_and(answered)
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
    print(b":");
    print_number(cost.stack as u64);
    print_number(cost.time.into());
    print(b"\n");
    Some(())
}

fn generator(name: &str, seed: u64) -> Option<Generator> {
    let symmetry = name.parse().ok()?;
    if symmetry == Symmetry::None {
        return Some(Generator::from_seed(seed));
    }
    Generator::builder().symmetry(symmetry).build(seed).ok()
}

fn seed_and_grid(text: &str) -> Option<(u64, Grid)> {
    let (seed, grid) = text.split_once(' ')?;
    Some((seed.parse().ok()?, grid.parse().ok()?))
}
