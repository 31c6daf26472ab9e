//! Canonical forms: a transform makes them, they are the same for isomorphic grids, and
//! for solutions what the crate `sudoku` says.
//!
//! Eight bytes are the seed of a transform, and the next 81 the cells, modulo ten.

#![no_main]

use bitdoku::{Grid, Transform};
use libfuzzer_sys::fuzz_target;
use sudoku::Sudoku;

fuzz_target!(|bytes: &[u8]| {
    let Some((&seed, cells)) = bytes.split_first_chunk::<8>() else {
        return;
    };
    let mut values = [0; 81];
    for (value, cell) in values.iter_mut().zip(cells) {
        *value = cell % 10;
    }
    let grid = Grid::try_from(values).unwrap();
    let (form, ways) = check(&grid, u64::from_le_bytes(seed));
    if let Ok(solution) = grid.solve() {
        let (solved, automorphisms) = check(&solution, u64::from_le_bytes(seed));
        let other = Sudoku::from_str_line(&solution.to_string()).unwrap();
        let (lowest, count) = other.canonicalized().unwrap();
        assert_eq!(lowest.to_string(), solved.to_string());
        assert_eq!(count as u64, automorphisms);
        // The transforms that keep a puzzle keep its only solution.
        if grid.is_unique() {
            assert!(automorphisms.is_multiple_of(ways));
        }
    }
    assert!(form <= grid);
});

/// Checks the form of a grid and of one isomorphic to it.
fn check(grid: &Grid, seed: u64) -> (Grid, u64) {
    let (form, to_form) = grid.canonical();
    assert_eq!(to_form.apply(grid), form);
    let transform = Transform::random(seed);
    let image = transform.apply(grid);
    assert_eq!(transform.inverse().apply(&image), *grid);
    let (other, to_other) = image.canonical();
    assert_eq!(other, form);
    let automorphism = to_form.inverse().compose(&to_other).compose(&transform);
    assert_eq!(automorphism.apply(grid), *grid);
    let ways = grid.automorphisms();
    assert_eq!(image.automorphisms(), ways);
    (form, ways)
}
