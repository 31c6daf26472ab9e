//! Grids of every kind in one batch.

use super::cases::grid;
use super::rng::Rng;
use super::symmetry::Symmetry;
use bitdoku::{Cell, Digit, Grid};

/// A kind of grid, and the cases that it is made from.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    cases: &'static [&'static str],
}

impl Kind {
    /// So many grids of the kind: cases with other names of the digits, rows and columns.
    pub(crate) fn grids(&self, len: usize, rng: &mut Rng) -> Vec<Grid> {
        let cases: Vec<Grid> = self.cases.iter().map(|name| grid(name)).collect();
        (0..len)
            .map(|_| Symmetry::random(rng).apply(&cases[rng.below(cases.len())]))
            .collect()
    }
}

pub(crate) const KINDS: [Kind; 7] = [
    Kind {
        name: "easy",
        cases: &["C"],
    },
    Kind {
        name: "17 clues",
        cases: &["17 clues", "17 clues, hidden pair"],
    },
    Kind {
        name: "hard",
        cases: &["21 clues", "21 clues, rated 11.9", "22 clues, many guesses"],
    },
    Kind {
        name: "several solutions",
        cases: &[
            "2 solutions",
            "10 solutions",
            "36 clues, 5 solutions",
            "16 clues",
            "no clue",
        ],
    },
    Kind {
        name: "no solution",
        cases: &[
            "no place in a box",
            "no place in a row",
            "17 clues, no solution",
        ],
    },
    Kind {
        name: "a rule broken",
        cases: &[
            "two in a row, the rest blank",
            "two in the first box only",
            "two in a row after an edit",
        ],
    },
    Kind {
        name: "solved",
        cases: &["81 clues"],
    },
];

/// So many grids of all kinds, shuffled, some with a clue more, less or changed.
pub(crate) fn mixture(len: usize, rng: &mut Rng) -> Vec<Grid> {
    (0..len)
        .map(|_| {
            let kind = &KINDS[rng.below(KINDS.len())];
            let mut grid = kind.grids(1, rng)[0];
            let cell = Cell::ALL[rng.below(81)];
            match rng.below(6) {
                0 => grid.set(cell, None),
                1 => grid.set(cell, Some(Digit::ALL[rng.below(9)])),
                _ => None,
            };
            grid
        })
        .collect()
}
