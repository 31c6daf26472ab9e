//! The cells of a grid, one after another.

use crate::{Cell, Digit, Grid};
use core::iter::FusedIterator;
use core::ops::Range;

impl Grid {
    /// The cells in reading order, each with its digit.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C2, Some(Digit::D6));
    /// let mut blanks = grid.iter().filter(|(_, digit)| digit.is_none());
    /// assert_eq!(blanks.nth(1), Some((Cell::R1C3, None)));
    /// ```
    #[inline]
    pub const fn iter(&self) -> GridIter<'_> {
        GridIter {
            grid: self,
            indices: 0..81,
        }
    }
}

impl<'a> IntoIterator for &'a Grid {
    type Item = (Cell, Option<Digit>);
    type IntoIter = GridIter<'a>;

    fn into_iter(self) -> GridIter<'a> {
        self.iter()
    }
}

/// The cells of a [`Grid`] in reading order, each with its digit.
///
/// Made by [`Grid::iter`].
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless consumed"]
pub struct GridIter<'a> {
    grid: &'a Grid,
    indices: Range<usize>,
}

impl GridIter<'_> {
    fn item(&self, index: usize) -> Option<(Cell, Option<Digit>)> {
        let cell = Cell::from_index(index)?;
        Some((cell, self.grid.get(cell)))
    }
}

impl Iterator for GridIter<'_> {
    type Item = (Cell, Option<Digit>);

    fn next(&mut self) -> Option<Self::Item> {
        let index = self.indices.next()?;
        self.item(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let index = self.indices.nth(n)?;
        self.item(index)
    }
}

impl DoubleEndedIterator for GridIter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let index = self.indices.next_back()?;
        self.item(index)
    }
}

impl ExactSizeIterator for GridIter<'_> {}

impl FusedIterator for GridIter<'_> {}
