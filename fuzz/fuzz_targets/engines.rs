//! Engines: every one that this CPU can run gives the answers of the portable one.
//!
//! The input is a line of cells; what is missing or is no digit is a blank.

#![no_main]

use bitdoku::{Cell, Digit, Engine, Grid};
use libfuzzer_sys::fuzz_target;
use std::collections::BTreeSet;

const LIMIT: usize = 100;

fuzz_target!(|line: &[u8]| {
    let mut grid = Grid::EMPTY;
    for (cell, &byte) in Cell::ALL.into_iter().zip(line) {
        grid.set(cell, Digit::from_char(byte.into()));
    }
    let expected = solutions(Engine::Portable, &grid);
    let count = Engine::Portable.count_solutions(&grid, LIMIT as u64);
    let unique = Engine::Portable.solve_unique(&grid);
    for engine in Engine::ALL
        .into_iter()
        .filter(|engine| engine.is_available())
    {
        let found = solutions(engine, &grid);
        assert_eq!(found.len(), expected.len(), "{engine}");
        assert!(found.len() == LIMIT || found == expected, "{engine}");
        assert_eq!(
            engine.count_solutions(&grid, LIMIT as u64),
            count,
            "{engine}"
        );
        assert_eq!(engine.solve_unique(&grid), unique, "{engine}");
        match engine.solve(&grid).unwrap() {
            Ok(solution) => assert!(solution.is_solved() && solution.extends(&grid)),
            Err(error) => assert_eq!(unique, Some(Err(error)), "{engine}"),
        }
    }
});

/// The solutions up to the limit, each once.
fn solutions(engine: Engine, grid: &Grid) -> BTreeSet<Grid> {
    let mut solutions = BTreeSet::new();
    for solution in engine.solutions(grid).unwrap().take(LIMIT) {
        assert!(solution.is_solved() && solution.extends(grid), "{engine}");
        assert!(solutions.insert(solution), "{engine}: one solution twice");
    }
    solutions
}
