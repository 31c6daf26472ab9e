//! The changes of a grid that keep the rules.

use super::rng::Rng;
use bitdoku::{Cell, Digit, Grid};

/// Digits renamed, rows and columns moved (within their chutes, and the chutes), and the board
/// transposed or not: one of the 9! * 2 * 6^8 changes that turn solutions into solutions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symmetry {
    /// The new name of each digit.
    pub(crate) digits: [usize; 9],
    /// The row that comes into each row.
    pub(crate) rows: [usize; 9],
    /// The column that comes into each column.
    pub(crate) columns: [usize; 9],
    /// Whether rows become columns at last.
    pub(crate) transpose: bool,
}

impl Symmetry {
    pub(crate) const NONE: Self = Self {
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        transpose: false,
    };

    pub(crate) fn random(rng: &mut Rng) -> Self {
        Self {
            digits: rng.permutation(),
            rows: lines(rng),
            columns: lines(rng),
            transpose: rng.below(2) == 1,
        }
    }

    pub(crate) fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for (row, &old_row) in self.rows.iter().enumerate() {
            for (column, &old_column) in self.columns.iter().enumerate() {
                let to = if self.transpose {
                    9 * column + row
                } else {
                    9 * row + column
                };
                let content = grid[Cell::ALL[9 * old_row + old_column]];
                let renamed = content.map(|digit| Digit::ALL[self.digits[digit.index()]]);
                image.set(Cell::ALL[to], renamed);
            }
        }
        image
    }
}

/// Nine rows or columns in an order that keeps chutes together.
fn lines(rng: &mut Rng) -> [usize; 9] {
    let chutes: [usize; 3] = rng.permutation();
    let within: [[usize; 3]; 3] = std::array::from_fn(|_| rng.permutation());
    std::array::from_fn(|line| 3 * chutes[line / 3] + within[line / 3][line % 3])
}
