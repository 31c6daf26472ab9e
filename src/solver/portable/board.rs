//! The candidates of a puzzle, digit by digit.
//!
//! Each digit has a word for each band, one bit a cell, set while the digit is a
//! candidate there. A row takes ten bits: nine cells, and a guard bit above them
//! that is always clear here and catches the borrow when a row is counted.
//!
//! ```text
//!  band 1      c9 . . . . . . . c1
//!  r1      0b_0_0_0_0_0_0_0_0_0_0          bits  0 to  8, guard  9
//!  r2      0b_0_0_0_0_0_0_0_0_0_0          bits 10 to 18, guard 19
//!  r3      0b_0_0_0_0_0_0_0_0_0_0          bits 20 to 28, guard 29
//! ```
//!
//! A minirow is then three neighbouring bits, and the same column of another row
//! ten bits away.

use crate::arch::Word;
use crate::{Cell, DigitSet, Grid};

/// The first cell of each row.
pub(super) const FIRST: u32 = 1 | 1 << 10 | 1 << 20;
/// Every cell.
pub(super) const CELLS: u32 = 0o777 * FIRST;
/// The guard bit of each row.
pub(super) const GUARD: u32 = FIRST << 9;

/// The candidates of nine digits in three bands, `N` words of [`Word::LANES`]
/// digits each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<W, const N: usize> {
    pub(super) bands: [[W; N]; 3],
}

impl<W: Word, const N: usize> Board<W, N> {
    /// The board without a candidate.
    pub(super) fn blank() -> Self {
        const { assert!(N * W::LANES >= 9, "nine digits need a lane each") };
        Self {
            bands: [[W::splat(0); N]; 3],
        }
    }

    /// Sets the candidates to the clues and, for each digit, the blank cells of the
    /// rows without it. Columns and boxes follow from propagation.
    pub(super) fn read(&mut self, grid: &Grid) {
        for (words, cells) in self.bands.iter_mut().zip(grid.digits().as_chunks::<27>().0) {
            let mut clues = [0; 9];
            let mut blank = CELLS;
            for (row, cells) in cells.as_chunks::<9>().0.iter().enumerate() {
                for (column, cell) in cells.iter().enumerate() {
                    if let Some(digit) = cell {
                        let bit = 1 << (10 * row + column);
                        clues[digit.index()] |= bit;
                        blank &= !bit;
                    }
                }
            }
            for (digit, &clues) in clues.iter().enumerate() {
                if let Some(word) = words.get_mut(digit / W::LANES) {
                    *word = word.with_lane(digit, (blank & !rows_with(clues)) | clues);
                }
            }
        }
    }

    /// Takes all candidates but these from a cell.
    #[inline(never)] // in the large frame of a search LLVM's AVR back end loses its products
    pub(super) fn keep(&mut self, cell: Cell, digits: DigitSet) {
        let (row, column) = (cell.row().index(), cell.column().index());
        if let Some(words) = self.bands.get_mut(row / 3) {
            for digit in !digits {
                if let Some(word) = words.get_mut(digit.index() / W::LANES) {
                    *word = word.keep(digit.index(), !(1 << (10 * (row % 3) + column)));
                }
            }
        }
    }

    /// Takes over another board's candidates.
    #[inline(always)]
    pub(super) fn copy_from(&mut self, other: &Self) {
        for (mine, theirs) in self.bands.iter_mut().zip(&other.bands) {
            for (mine, &theirs) in mine.iter_mut().zip(theirs) {
                // The mask changes nothing, but a plain copy is a call of `memcpy`,
                // which is 700 bytes of code that a small target may do without.
                *mine = theirs & W::splat(CELLS);
            }
        }
    }

    /// The grid of a board that has one candidate left in each cell.
    pub(super) fn grid(&self) -> Grid {
        Grid::solution(|index, digit| {
            let word = self
                .bands
                .get(index)
                .and_then(|words| words.get(digit / W::LANES));
            word.map_or(0, |word| word.lane(digit))
        })
    }
}

/// The cells of each row but its first, and the guards of the rows that have one.
#[inline(always)]
pub(super) fn second_cells<W: Word>(cells: W) -> (W, W) {
    // Counting a row down by one clears its first cell, or its guard if it is empty.
    let less = (cells | W::splat(GUARD)) - W::splat(FIRST);
    (cells & less, less & W::splat(GUARD))
}

/// All cells of the rows in which a cell is set.
#[inline(always)]
pub(super) fn rows_with<W: Word>(cells: W) -> W {
    let guards = second_cells(cells).1;
    guards - guards.down(9)
}
