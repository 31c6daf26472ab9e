//! The number of guesses, which nothing outside can see.

#![allow(clippy::expect_used, reason = "a test reports by its panic")]

use super::{Engine, Isa, Walk};
use crate::Grid;
use std::io::{Write, stderr};

/// Unsolvable grids that cost millions of nodes without the triple rule or with a
/// poor branch rule, nearly empty ones, and the hardest for people. P4 is from
/// <https://norvig.com/sudoku.html>, P9 from the players' forum's list of the hardest,
/// the others are made up.
const GRIDS: [&str; 6] = [
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".876543212........3........4........5........6........7........8........9........",
    "........................................1.........2..............................",
    ".................................................................................",
    "..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2....",
];

/// The nodes at which a search for two solutions guesses.
fn nodes(engine: Engine, grid: &Grid) -> Option<u64> {
    let mut walk = Walk::new(Isa::of(engine)?, Some(grid.values()));
    for _ in 0..2 {
        let _ = walk.next(false);
    }
    Some(match walk {
        Walk::Avx2(_, chain, _) => chain.guesses,
        Walk::Avx512(_, chain, _) => chain.guesses,
    })
}

#[test]
fn no_grid_needs_many_nodes() {
    for engine in [Engine::Avx2, Engine::Avx512] {
        for line in GRIDS {
            let grid: Grid = line.parse().expect("81 cells");
            match nodes(engine, &grid) {
                Some(nodes) => assert!(nodes < 100, "{engine}: {nodes} nodes for {line}"),
                None => {
                    // Past the capture of tests that pass, or nobody would see it.
                    let _ = writeln!(
                        stderr(),
                        "skipped: {engine} is not available on this CPU"
                    );
                    break;
                }
            }
        }
    }
}
