//! Whether a given can go.
//!
//! A puzzle with one solution keeps it as the only one without a given exactly if
//! there is none with another digit in that cell. So the cell is left the other digits,
//! and the search asked for any solution: which one it finds plays no part. A search
//! that counts to two would find the known one as well, which is of no use.

use crate::{Cell, CellSet, Digit, DigitSet, Engine, Grid, House};
use core::convert::Infallible;

/// Whether a grid has a solution with one of these digits in a blank cell, without an end
/// to the search before that.
pub(super) fn completes(grid: &Grid, cell: Cell, digits: DigitSet) -> Result<bool, Infallible> {
    Ok(Engine::best().completes(grid, cell, digits))
}

impl Grid {
    /// Blanks cells that must not be missed: each digit follows from the others, after
    /// the cells before it are blank. If not, all stay, and the answer is `false`.
    ///
    /// `completes` may give up with an error.
    pub(super) fn drop_givens<E>(
        &mut self,
        cells: CellSet,
        completes: &mut impl FnMut(&Self, Cell, DigitSet) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let mut dropped = [None; 8];
        for (cell, place) in cells.iter().zip(&mut dropped) {
            let given = self.set(cell, None);
            *place = given;
            if let Some(digit) = given
                && !self.follows(cell, digit, completes)?
            {
                for (cell, digit) in cells.iter().zip(dropped) {
                    if digit.is_some() {
                        self.set(cell, digit);
                    }
                }
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether every solution has this digit in a cell that is blank.
    pub(super) fn follows<E>(
        &self,
        cell: Cell,
        digit: Digit,
        completes: &mut impl FnMut(&Self, Cell, DigitSet) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let candidates = self.candidates(cell);
        let others = candidates - digit.into();
        // Half of all questions need no search: no other digit fits the cell, or the digit
        // no other cell of the box.
        let fits = |&other: &Cell| self.get(other).is_none() && self.can_place(other, digit);
        let block = House::Block(cell.block()).cells();
        let is_single = others.is_empty()
            || candidates.contains(digit) && block.iter().filter(|other| fits(other)).count() == 1;
        Ok(is_single || !completes(self, cell, others)?)
    }
}
