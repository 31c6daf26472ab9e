//! What both crates make, and whether it is right.

use crate::puzzles::{Cells, line};
use bitdoku::{Cell, Grid, Symmetry};
use sudoku::Sudoku;

/// What the crate `sudoku` calls the symmetry.
#[must_use]
pub fn symmetry_of_sudoku(symmetry: Symmetry) -> sudoku::Symmetry {
    match symmetry {
        Symmetry::None => sudoku::Symmetry::None,
        Symmetry::HalfTurn => sudoku::Symmetry::HalfRotation,
        Symmetry::QuarterTurn => sudoku::Symmetry::QuarterRotation,
        Symmetry::LeftRight => sudoku::Symmetry::VerticalMirror,
        Symmetry::UpDown => sudoku::Symmetry::HorizontalMirror,
        Symmetry::Axes => sudoku::Symmetry::VerticalAndHorizontalMirror,
        Symmetry::Diagonal => sudoku::Symmetry::DiagonalMirror,
        Symmetry::AntiDiagonal => sudoku::Symmetry::AntidiagonalMirror,
        Symmetry::Diagonals => sudoku::Symmetry::BidiagonalMirror,
        Symmetry::Full => sudoku::Symmetry::Dihedral,
    }
}

/// A solver's number of solutions of a grid, at most 2.
pub type Count = fn(&Cells) -> usize;

/// # Panics
///
/// If a value is above 9, as in [`count_by_sudoku`].
#[must_use]
pub fn count_by_bitdoku(cells: &Cells) -> usize {
    let grid = Grid::try_from(*cells).expect("values from 0 to 9");
    grid.count_solutions(2).at_least() as usize
}

/// # Panics
///
/// If a value is above 9.
#[must_use]
pub fn count_by_sudoku(cells: &Cells) -> usize {
    let grid = Sudoku::from_bytes(*cells).expect("values from 0 to 9");
    grid.solutions_count_up_to(2)
}

/// Checks that a puzzle has the symmetry, one solution, and several without any one orbit.
///
/// # Panics
///
/// If not.
pub fn assert_minimal(puzzle: &Cells, symmetry: Symmetry, count: Count) {
    let text = line(puzzle);
    assert_eq!(count(puzzle), 1, "{text}");
    for cell in Cell::ALL {
        let orbit = symmetry.orbit(cell);
        let given = puzzle[cell.index()] != 0;
        let mut fewer = *puzzle;
        for other in orbit {
            assert_eq!(puzzle[other.index()] != 0, given, "{symmetry:?}: {text}");
            fewer[other.index()] = 0;
        }
        if given {
            assert_eq!(count(&fewer), 2, "{symmetry:?}, without {orbit}: {text}");
        }
    }
}
