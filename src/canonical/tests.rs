#![allow(clippy::expect_used, reason = "a test may panic")]

use super::search;
use crate::{Cell, Digit, Grid};

/// The solution grid with the most automorphisms.
const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

fn states(grid: &Grid) -> u32 {
    search(grid).states
}

fn grid(text: &str) -> Grid {
    text.parse().expect("81 cells")
}

/// The cells of the grid that a rule keeps.
fn part(whole: &Grid, keep: impl Fn(Cell, Digit) -> bool) -> Grid {
    let mut part = Grid::EMPTY;
    for (cell, digit) in whole {
        part.set(cell, digit.filter(|&digit| keep(cell, digit)));
    }
    part
}

/// The worst grid known takes 12,424 states, half a millisecond. Climbing from thousands of
/// sparse, symmetric and broken grids towards more states found none with more.
const MOST: u32 = 12_500;

#[test]
fn few_states() {
    for (text, most) in [
        (MOST_CANONICAL, MOST),
        // Nothing, one digit in nine cells that share no house, and an ordinary puzzle.
        (&".".repeat(81), 30),
        (
            ".......1.....1....1.........1............1.........1.....1.......1..............1",
            2_200,
        ),
        (
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            150,
        ),
        // The worst found among grids that break the rules.
        (
            "842391755666.6........6....1..285999344......686715.....6........3........4......",
            7_000,
        ),
    ] {
        let states = states(&grid(text));
        assert!(states <= most, "{states} states: {text}");
    }
}

#[test]
fn parts_of_the_most_symmetric_grid() {
    let whole = grid(MOST_CANONICAL);
    for mask in 0..512 {
        for part in [
            part(&whole, |_, digit| mask >> digit.index() & 1 != 0),
            part(&whole, |cell, _| mask >> cell.block().index() & 1 != 0),
            part(&whole, |cell, _| mask >> cell.row().index() & 1 != 0),
        ] {
            let states = states(&part);
            assert!(states <= MOST, "{states} states: {part}");
        }
    }
}
