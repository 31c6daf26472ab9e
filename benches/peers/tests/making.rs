//! Puzzles made by bitdoku, and canonical forms, checked by the crate `sudoku`.

use bitdoku::{Generator, Grid, Symmetry, Transform};
use peers::making::{assert_minimal, count_by_bitdoku, count_by_sudoku};
use sudoku::Sudoku;

#[test]
fn puzzles_are_unique_and_minimal() {
    for symmetry in Symmetry::ALL {
        let generator = Generator::builder().symmetry(symmetry).build(1).unwrap();
        for puzzle in generator.take(500) {
            assert_minimal(&puzzle.into(), symmetry, count_by_sudoku);
        }
    }
}

#[test]
fn strictly_minimal_puzzles() {
    let wish = Generator::builder().symmetry(Symmetry::HalfTurn);
    let generator = wish.strictly_minimal().build(2).unwrap();
    for puzzle in generator.take(20) {
        assert_minimal(&puzzle.into(), Symmetry::HalfTurn, count_by_sudoku);
        assert_minimal(&puzzle.into(), Symmetry::None, count_by_sudoku);
    }
}

#[test]
fn puzzles_of_sudoku() {
    for _ in 0..200 {
        let puzzle = Sudoku::generate().to_bytes();
        assert_minimal(&puzzle, Symmetry::HalfTurn, count_by_bitdoku);
        let puzzle = Grid::try_from(puzzle).unwrap();
        let minimal = puzzle.minimize(1).unwrap();
        assert_minimal(&minimal.into(), Symmetry::None, count_by_sudoku);
        assert_eq!(puzzle.is_minimal(), puzzle.redundant_givens().is_empty());
    }
}

/// The canonical form of a solution is the same in both crates.
#[test]
fn canonical_solutions() {
    for seed in 0..2_000 {
        let grid = Transform::random(seed).apply(&Grid::random_solution(seed));
        let theirs = Sudoku::from_bytes(grid.into()).unwrap();
        let (form, automorphisms) = theirs.canonicalized().unwrap();
        assert_eq!(<[u8; 81]>::from(grid.canonical().0), form.to_bytes());
        assert_eq!(grid.automorphisms(), automorphisms as u64);
    }
}
