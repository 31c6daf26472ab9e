//! The canonical form: the lowest grid that a transform can make.
//!
//! Grids are compared as text, row by row from the left, a blank before every digit.
//! The lowest is built so as well: for the grid and for its transpose
//! ([`side`]), every row is tried as the first one that can be, under it every row
//! that can be second, and so on ([`walk`]). What is above the best so far is left
//! ([`best`]). Three things keep the number of states ([`state`]) small:
//!
//! - **Nothing is decided before it matters.** Columns that may still change places
//!   without a change of the rows so far are a *class*, and so are stacks. A digit gets
//!   its label, the lowest that is free, where it is met first; as long as that
//!   column has no place of its own, only the labels of its class are known
//!   ([`labels`]). A row sorts classes by what it holds ([`classes`]), and only a
//!   label that depends on a choice makes a branch: one column is put to the front
//!   of its class. So the first row of a solution, for which all 1296 orders of the
//!   columns are as good as each other, is one state.
//! - **Twins.** Equal rows of a band, such as blank ones, equal bands and equal stacks
//!   are tried once and counted. Equal columns are never told apart anyway.
//! - **Rounds.** The best first rows are found before any state goes on
//!   below them, and the next round begins only with the first two rows that led there.
//!
//! All of that holds for any grid, also for one that breaks the rules. Solutions
//! would still branch too much at their second row, 18 × 2 × 324 ways, so for this one
//! the lowest orders are computed ([`pair`]).
//!
//! States that end in the same grid are the automorphisms: each stands for as many as
//! its classes and twins have orders.
//!
//! **Bounds.** There is no recursion and no more than 14 open branches. A solution has
//! at most 648 automorphisms, and as many states at the end.

mod best;
mod classes;
mod labels;
mod pair;
mod side;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod walk;

use crate::{Column, Digit, DigitSet, Grid, Row, Transform};
use best::Best;
use side::Side;

impl Grid {
    /// The lowest grid that a [`Transform`] can make of this one, and such a
    /// transform.
    ///
    /// Lowest in the [order](Ord) of grids: as text in reading order, with a blank
    /// before every digit. Two grids are isomorphic exactly if their canonical forms
    /// are equal. Any grid has one: a solution, a puzzle with one solution, with several or
    /// none, and one that breaks the rules.
    ///
    /// Of several transforms that make it this gives any one; which one may differ by
    /// version, the form may not. Takes about 10 microseconds on a server for a
    /// solution, 5 for a puzzle, and for the most symmetric grids up to a millisecond;
    /// no search for solutions is made. It needs some 4 KiB of stack.
    ///
    /// ```
    /// use bitdoku::{Grid, Transform};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let (form, transform) = puzzle.canonical();
    /// assert_eq!(
    ///     form.to_string(),
    ///     "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.",
    /// );
    /// assert_eq!(transform.apply(&puzzle), form);
    ///
    /// // The same puzzle in other clothes, and how to change them.
    /// let other = Transform::random(1).apply(&puzzle);
    /// let (other_form, other_transform) = other.canonical();
    /// assert_eq!(other_form, form);
    /// assert_eq!(other_transform.inverse().compose(&transform).apply(&puzzle), other);
    /// # Ok::<(), bitdoku::Error>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> (Self, Transform) {
        let transform = self.transform_to(&search(self));
        (transform.apply(self), transform)
    }

    /// How many transforms leave the grid as it is, at least 1.
    ///
    /// The names of digits that are absent count: with k of them there are k!
    /// transforms that only rename those. The grids isomorphic to this one number
    /// [`Transform::COUNT`] divided by this. Costs as much as
    /// [`canonical`](Self::canonical).
    ///
    /// ```
    /// use bitdoku::{Grid, Transform};
    ///
    /// assert_eq!(Grid::EMPTY.automorphisms(), Transform::COUNT);
    /// // The solution grid with the most.
    /// let grid: Grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645".parse()?;
    /// assert_eq!(grid.automorphisms(), 648);
    /// # Ok::<(), bitdoku::Error>(())
    /// ```
    #[must_use]
    pub fn automorphisms(&self) -> u64 {
        let present: DigitSet = self.iter().filter_map(|(_, digit)| digit).collect();
        let names: u64 = (1..=(!present).len() as u64).product();
        search(self).ways * names
    }

    /// The transform that makes the lowest grid.
    fn transform_to(&self, best: &Best) -> Transform {
        let mut rows = Row::ALL;
        let mut columns = Column::ALL;
        for (place, (to_row, to_column)) in (0..).zip(Row::ALL.into_iter().zip(Column::ALL)) {
            rows[Row::at(best.way.rows.get(place).into()).index()] = to_row;
            columns[Column::at(best.way.columns.get(place).into()).index()] = to_column;
        }
        let moves = Transform::from_parts(best.way.transpose, rows, columns, Digit::ALL);
        // The labels, and for absent digits, in order, those that are left.
        let mut labels = [None; 9];
        let mut left = DigitSet::ALL;
        for (cell, digit) in self {
            if let Some(digit) = digit {
                let cell = moves.apply_cell(cell);
                let label = best.get(cell.row() as u8, cell.column() as u8);
                labels[digit.index()] = Digit::new(label);
                left -= labels[digit.index()].map_or(DigitSet::EMPTY, DigitSet::of);
            }
        }
        let mut left = left.iter();
        let digits = labels.map(|label| label.or_else(|| left.next()).unwrap_or(Digit::D1));
        Transform::from_parts(best.way.transpose, rows, columns, digits)
    }
}

/// The lowest grid, and the ways to it.
fn search(grid: &Grid) -> Best {
    let mut best = Best::new();
    let sides = Side::both(grid);
    for rows in [3, 9] {
        best.begin_round();
        for (side, transpose) in sides.iter().zip([false, true]) {
            best.transpose = transpose;
            walk::walk(side, rows, &mut best);
        }
    }
    best
}
