//! The lowest grid found so far.

use super::table::Table;

/// The lowest grid found so far, row by row as far as it is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    rows: [Table; 9],
    /// How many cells are known.
    known: u8,
    /// How many states the search has gone through, its cost.
    pub(super) states: u32,
    /// How many transforms of the grid lead here, but for the names of absent digits.
    pub(super) ways: u64,
    /// One of them.
    pub(super) way: Way,
    /// The side that is searched.
    pub(super) transpose: bool,
    /// For each side and first row, the second rows with which the last round came
    /// to its end at the best, and those of this round so far.
    last_round: [[u16; 9]; 2],
    this_round: [[u16; 9]; 2],
}

/// How to make a grid from another: where the row and column in each place come
/// from, after the transposition if there is one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) transpose: bool,
    pub(super) rows: Table,
    pub(super) columns: Table,
}

impl Best {
    pub(super) const fn new() -> Self {
        Self {
            rows: [Table::ZERO; 9],
            known: 0,
            states: 0,
            ways: 0,
            way: Way {
                transpose: false,
                rows: Table::COUNTING,
                columns: Table::COUNTING,
            },
            transpose: false,
            last_round: [[0o777; 9]; 2],
            this_round: [[0o777; 9]; 2],
        }
    }

    // --- cells ------------------------------------------------------------------

    /// A cell that is known.
    #[inline(always)]
    pub(super) fn get(&self, row: u8, place: u8) -> u8 {
        match self.rows.get(usize::from(row)) {
            Some(row) => row.get(place),
            None => 0,
        }
    }

    /// Takes a value for a cell, of a grid that has been equal up to here. `false`
    /// if it is above what is known.
    #[inline(always)]
    pub(super) fn offer(&mut self, row: u8, place: u8, value: u8) -> bool {
        let known = 9 * row + place < self.known;
        if known && value >= self.get(row, place) {
            return value == self.get(row, place);
        }
        if let Some(row) = self.rows.get_mut(usize::from(row)) {
            row.set(place, value);
        }
        self.lowered(known, 9 * row + place + 1);
        true
    }

    /// As [`offer`](Self::offer), for a whole row.
    #[inline(always)]
    pub(super) fn offer_row(&mut self, row: u8, values: &Table) -> bool {
        let known = 9 * row < self.known;
        let Some(best) = self.rows.get_mut(usize::from(row)) else {
            return false;
        };
        if known && values.order() >= best.order() {
            return values.order() == best.order();
        }
        *best = *values;
        self.lowered(known, 9 * row + 9);
        true
    }

    /// Whether [`offer`](Self::offer) would take this value.
    #[inline(always)]
    pub(super) fn accepts(&self, row: u8, place: u8, value: u8) -> bool {
        9 * row + place >= self.known || value <= self.get(row, place)
    }

    /// Whether a second row that begins so is not above what is known.
    #[inline(always)]
    pub(super) fn accepts_second(&self, values: [u8; 4]) -> bool {
        for (place, value) in (0..).zip(values) {
            if 9 + place >= self.known {
                return true;
            }
            let best = self.get(1, place);
            if value != best {
                return value < best;
            }
        }
        true
    }

    /// What was known from the last of `cells` cells on is void.
    #[inline(always)]
    fn lowered(&mut self, known: bool, cells: u8) {
        self.known = cells;
        self.ways = 0;
        if known {
            self.this_round = [[0; 9]; 2];
        }
    }

    // --- rounds -----------------------------------------------------------------

    pub(super) const fn begin_round(&mut self) {
        self.last_round = self.this_round;
        self.this_round = [[0; 9]; 2];
    }

    /// Notes that a grid with these first two rows came to the end of the round.
    pub(super) fn note(&mut self, first: u8, second: u8) {
        let [side, transposed] = &mut self.this_round;
        let side = if self.transpose { transposed } else { side };
        if let Some(seconds) = side.get_mut(usize::from(first)) {
            *seconds |= 1 << second;
        }
    }

    /// The rows that may come first, as far as the last round told.
    pub(super) fn first_rows(&self) -> u16 {
        let mut rows = 0;
        for (row, &seconds) in self.side().iter().enumerate() {
            rows |= u16::from(seconds != 0) << row;
        }
        rows
    }

    /// The rows that may come second.
    pub(super) fn second_rows(&self, first: u8) -> u16 {
        self.side().get(usize::from(first)).copied().unwrap_or(0)
    }

    const fn side(&self) -> &[u16; 9] {
        let [side, transposed] = &self.last_round;
        if self.transpose { transposed } else { side }
    }
}
