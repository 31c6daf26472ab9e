//! Whether a given can go.
//!
//! A puzzle with one solution keeps it as the only one without a given exactly if
//! there is none with another digit in that cell. So one digit after another is
//! put there, and the search asked for any solution: which one it finds plays no
//! part. With a given more and the aim to fail, these searches together are faster
//! than one that counts to two.

use crate::{Cell, CellSet, Digit, Grid, SolutionCount};
use core::convert::Infallible;

/// Whether a grid has a solution, without an end to the search before that.
pub(super) fn has_solution(grid: &Grid) -> Result<bool, Infallible> {
    Ok(grid.count_solutions(1) == SolutionCount::AtLeast(1))
}

impl Grid {
    /// Blanks cells that must not be missed: each digit follows from the others, after
    /// the cells before it are blank. If not, all stay, and the answer is `false`.
    ///
    /// `has_solution` may give up with an error.
    pub(super) fn drop_givens<E>(
        &mut self,
        cells: CellSet,
        has_solution: &mut impl FnMut(&Self) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let mut dropped = [None; 8];
        for (cell, place) in cells.iter().zip(&mut dropped) {
            let given = self.set(cell, None);
            *place = given;
            if let Some(digit) = given
                && !self.follows(cell, digit, has_solution)?
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

    /// Whether every solution has this digit in a cell that is blank, and is so
    /// afterwards.
    pub(super) fn follows<E>(
        &mut self,
        cell: Cell,
        digit: Digit,
        has_solution: &mut impl FnMut(&Self) -> Result<bool, E>,
    ) -> Result<bool, E> {
        // Half of all questions need no search.
        if self.is_single(cell, digit) {
            return Ok(true);
        }
        let mut found = |grid: &Self| Ok(has_solution(grid)?.then_some(()));
        Ok(self.try_others(cell, digit, &mut found)?.is_none())
    }

    /// The first thing found in the grid with another digit than this in a cell that
    /// is blank, and is so afterwards.
    pub(super) fn try_others<T, E>(
        &mut self,
        cell: Cell,
        digit: Digit,
        find: &mut impl FnMut(&Self) -> Result<Option<T>, E>,
    ) -> Result<Option<T>, E> {
        let mut others = self.candidates(cell);
        others.remove(digit);
        let mut found = Ok(None);
        for other in others {
            self.set(cell, Some(other));
            found = find(self);
            if !matches!(found, Ok(None)) {
                break;
            }
        }
        self.set(cell, None);
        found
    }

    /// Whether a blank cell must hold a digit because its peers hold all others, or
    /// because no other cell of a house can.
    fn is_single(&self, cell: Cell, digit: Digit) -> bool {
        if self.is_seen(cell, digit) {
            return false;
        }
        let taken =
            |other| other == cell || self.get(other).is_some() || self.is_seen(other, digit);
        self.candidates(cell).len() == 1
            || cell
                .houses()
                .into_iter()
                .any(|house| house.cells().into_iter().all(taken))
    }

    /// Whether a house of a cell holds the digit.
    #[inline]
    fn is_seen(&self, cell: Cell, digit: Digit) -> bool {
        let [row, column, block] = cell.houses().map(|house| self.house_digits(house));
        (row | column | block).contains(digit)
    }
}
