//! Where a board breaks the rules.

use crate::arch::SMALL;
use crate::{CellSet, Digit, Grid, House};
use core::fmt;
use core::iter::FusedIterator;

/// A digit that is more than once in a house.
///
/// Conflicts are ordered by house (rows, columns, boxes), then by digit. Two
/// equal cells that share a row and a box are two conflicts, one in each house.
///
/// ```
/// use bitdoku::{Cell, Digit, Grid};
///
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::R1C1, Some(Digit::D5));
/// grid.set(Cell::R2C2, Some(Digit::D5));
/// let conflict = grid.conflicts().next().ok_or("no conflict")?;
/// assert_eq!(conflict.to_string(), "digit 5 twice in box 1: r1c1 r2c2");
/// assert_eq!(conflict.digit(), Digit::D5);
/// assert!(conflict.cells().contains(Cell::R2C2));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Conflict {
    house: House,
    digit: Digit,
    /// Bit `i` is the cell `house.cells()[i]`: small, so that a result that
    /// holds a conflict is hardly larger than a grid.
    positions: u16,
}

const _: () = assert!(size_of::<Conflict>() <= 8);

impl Conflict {
    /// The row, column or box.
    #[inline]
    #[must_use]
    pub const fn house(self) -> House {
        self.house
    }

    /// The digit that repeats.
    #[inline]
    #[must_use]
    pub const fn digit(self) -> Digit {
        self.digit
    }

    /// The cells of the house that hold the digit, 2 to 9 of them.
    #[must_use]
    pub fn cells(self) -> CellSet {
        let cells = self.house.cells().into_iter().enumerate();
        cells
            .filter(|(position, _)| self.positions >> position & 1 != 0)
            .map(|(_, cell)| cell)
            .collect()
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = match self.positions.count_ones() {
            2 => "twice",
            3 => "three times",
            4 => "four times",
            5 => "five times",
            6 => "six times",
            7 => "seven times",
            8 => "eight times",
            _ => "nine times",
        };
        write!(f, "digit {} {times} in {}:", self.digit, self.house)?;
        self.cells()
            .iter()
            .try_for_each(|cell| write!(f, " {cell}"))
    }
}

impl fmt::Debug for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conflict")
            .field("house", &self.house)
            .field("digit", &self.digit)
            .field("cells", &format_args!("{}", self.cells()))
            .finish()
    }
}

impl Grid {
    /// The digits that repeat, house by house: rows, columns, boxes, and in
    /// each by digit.
    ///
    /// A valid grid costs no more than [`is_valid`](Self::is_valid).
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C1, Some(Digit::D5));
    /// grid.set(Cell::R1C2, Some(Digit::D5));
    /// let texts: Vec<String> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
    /// assert_eq!(texts, ["digit 5 twice in row 1: r1c1 r1c2", "digit 5 twice in box 1: r1c1 r1c2"]);
    /// ```
    #[inline]
    pub fn conflicts(&self) -> Conflicts<'_> {
        let next = if self.is_valid() { PAIRS } else { 0 };
        Conflicts { grid: self, next }
    }

    /// Whether any digit is twice in the house: its cells hold more digits than there are kinds.
    fn repeats_in(&self, house: House) -> bool {
        let filled = house
            .cells()
            .into_iter()
            .filter(|&cell| self.get(cell).is_some());
        filled.count() > self.house_digits(house).len()
    }

    /// The cells of the house that hold the digit, as [`Conflict`] keeps them.
    fn positions(&self, house: House, digit: Digit) -> u16 {
        house.cells().into_iter().rev().fold(0, |positions, cell| {
            positions << 1 | u16::from(self.get(cell) == Some(digit))
        })
    }
}

/// The conflicts of a [`Grid`], in order.
///
/// Made by [`Grid::conflicts`].
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless consumed"]
pub struct Conflicts<'a> {
    grid: &'a Grid,
    /// The next pair to look at: nine times the house's index, and the digit's.
    next: u8,
}

/// The pairs of a house and a digit.
const PAIRS: u8 = 27 * 9;

impl Iterator for Conflicts<'_> {
    type Item = Conflict;

    fn next(&mut self) -> Option<Conflict> {
        while self.next < PAIRS {
            let house = House::from_index(usize::from(self.next / 9))?;
            let digit = Digit::at(usize::from(self.next % 9));
            // For speed alone.
            if !SMALL && digit == Digit::D1 && !self.grid.repeats_in(house) {
                self.next += 9;
                continue;
            }
            self.next += 1;
            let positions = self.grid.positions(house, digit);
            // More than the lowest bit: more than one cell.
            if positions & positions.wrapping_sub(1) != 0 {
                return Some(Conflict {
                    house,
                    digit,
                    positions,
                });
            }
        }
        None
    }
}

impl FusedIterator for Conflicts<'_> {}
