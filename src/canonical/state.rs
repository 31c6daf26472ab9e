//! What is decided of a grid half made, and what the next place follows from it.

use super::best::{Best, Way};
use super::side::Side;
use super::table::Table;

/// The row in which a digit that was not met yet was met first.
pub(super) const NEVER: u8 = 15;
/// The value of such a digit where values are compared: above every label.
pub(super) const NEW: u8 = 15;

/// The cuts if every column, and every stack, has its place.
pub(super) const ALL_CUTS: u16 = 0b1_111_111_111;
pub(super) const ALL_STACK_CUTS: u8 = 0b1111;

/// The lowest choice that is a start of a [`Pair`], above all others.
const FIRST_START: u8 = 9;

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The next step.
    Next,
    /// Nothing: another grid is lower.
    Dead,
    /// Each of these choices (bits) for itself: rows, starts of a [`Pair`](super::pair),
    /// places of stacks, or places of columns.
    Branch(u32),
}

impl Step {
    #[inline(always)]
    pub(super) const fn next_if(alive: bool) -> Self {
        if alive { Self::Next } else { Self::Dead }
    }
}

/// A grid half made: which rows, and in which places columns and digits may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The column in each place. In a class, any order is as good.
    pub(super) columns: Table,
    /// The place of each column.
    pub(super) places: Table,
    /// Bit p: a class of columns begins at place p. Bits 0, 3, 6 and 9 are set.
    pub(super) cuts: u16,
    /// Bit q: a class of stacks begins at place q. Bits 0 and 3 are set.
    pub(super) stack_cuts: u8,
    /// The label of each digit, as far as known, else 0. Digit 0 is the blank.
    pub(super) labels: Table,
    /// Where a digit was met first: its place is that of its label.
    pub(super) first_row: Table,
    pub(super) first_column: Table,
    /// How many digits were met.
    pub(super) met: u8,
    /// The row in each place.
    pub(super) rows: Table,
    /// Bit r: row r has no place yet.
    pub(super) left: u16,
    /// The next place to fill.
    pub(super) row: u8,
    pub(super) place: u8,
    /// Whether the row of that place is chosen, what it holds, and whether a digit
    /// stands in it twice.
    pub(super) open: bool,
    pub(super) cells: Table,
    pub(super) repeats: bool,
    /// How many ways this state stands for.
    pub(super) ways: u32,
}

impl State {
    pub(super) const START: Self = Self {
        columns: Table::COUNTING,
        places: Table::COUNTING,
        cuts: 0b1_001_001_001,
        stack_cuts: 0b1001,
        labels: Table::ZERO,
        first_row: Table::filled(NEVER),
        first_column: Table::ZERO,
        met: 0,
        rows: Table::COUNTING,
        left: 0o777,
        row: 0,
        place: 0,
        open: false,
        cells: Table::ZERO,
        repeats: false,
        ways: 1,
    };

    /// Whether this many rows are placed, and no more is begun.
    #[inline]
    pub(super) const fn has_placed(&self, rows: u8) -> bool {
        self.row == rows && !self.open
    }

    /// Goes on to a choice or the end of a row.
    #[inline]
    pub(super) fn step(&mut self, side: &Side, best: &mut Best) -> Step {
        if !self.open {
            return Step::Branch(self.next_rows(side, best).into());
        }
        if self.place == 0 {
            if self.cuts == ALL_CUTS && self.stack_cuts == ALL_STACK_CUTS {
                return self.fill_row(best);
            }
            if let Some(pair) = self.pair() {
                return Step::Branch(pair.starts(best) << FIRST_START);
            }
        }
        while self.place < 9 {
            let step = if self.at_stacks() {
                self.fill_stacks(&side.stack_twins, best)
            } else {
                self.fill_class(best)
            };
            if step != Step::Next {
                return step;
            }
        }
        self.close_row();
        Step::Next
    }

    /// Takes one choice of a [`Step::Branch`]. `false` if it is not the lowest.
    #[inline]
    pub(super) fn choose(&mut self, choice: u8, side: &Side, best: &mut Best) -> bool {
        if !self.open {
            self.choose_row(choice, side);
        } else if choice >= FIRST_START {
            self.choose_start(choice - FIRST_START);
        } else if self.at_stacks() {
            self.choose_stack(choice, &side.stack_twins);
        } else {
            return self.choose_column(choice, best);
        }
        true
    }

    /// Whether the next place begins a class of stacks.
    #[inline(always)]
    const fn at_stacks(&self) -> bool {
        0b001_001_001 >> self.place & 1 != 0 && self.stack_cuts >> (self.place / 3 + 1) & 1 == 0
    }

    /// The end: where rows and columns come from, and how many ways lead there. The
    /// orders within the classes that are left are all as good as each other.
    pub(super) fn way(&self, transpose: bool) -> (Way, u64) {
        let way = Way {
            transpose,
            rows: self.rows,
            columns: self.columns,
        };
        let ways = orders(self.cuts, 9) * orders(self.stack_cuts.into(), 3);
        (way, u64::from(self.ways) * ways)
    }

    pub(super) const fn first_rows(&self) -> (u8, u8) {
        (self.rows.get(0), self.rows.get(1))
    }

    // --- rows -------------------------------------------------------------------

    /// The rows that may come next.
    fn next_rows(&self, side: &Side, best: &Best) -> u16 {
        let mut rows = if self.row.is_multiple_of(3) {
            let bands = side.band_twins.first(self.bands_left());
            (0..3)
                .filter(|band| bands >> band & 1 != 0)
                .fold(0, |set, band| set | self.left & rows_of(band))
        } else {
            self.left & rows_of(self.rows.get(self.row - 1) / 3)
        };
        rows = side.row_twins.first(rows);
        match self.row {
            0 => rows & best.first_rows(),
            1 => rows & best.second_rows(self.rows.get(0)),
            _ => rows,
        }
    }

    fn choose_row(&mut self, row: u8, side: &Side) {
        let band = row / 3;
        if self.row.is_multiple_of(3) {
            self.ways *= side.band_twins.count(band, self.bands_left());
        }
        self.ways *= side.row_twins.count(row, self.left & rows_of(band));
        self.left &= !(1 << row);
        self.rows.set(self.row, row);
        self.open = true;
        self.cells = side.row(row);
        self.repeats = side.repeats(row);
    }

    fn bands_left(&self) -> u16 {
        (0..3)
            .filter(|&band| self.left & rows_of(band) != 0)
            .fold(0, |set, band| set | 1 << band)
    }

    /// Fills a row whose columns all have their places.
    #[inline]
    fn fill_row(&mut self, best: &mut Best) -> Step {
        let mut values = Table::ZERO;
        while self.place < 9 {
            let digit = self.cells.get(self.columns.get(self.place));
            let label = self.label(digit, best);
            values.set(self.place, label);
            self.place += 1;
        }
        let row = self.row;
        self.close_row();
        Step::next_if(best.offer_row(row, &values))
    }

    const fn close_row(&mut self) {
        self.open = false;
        self.place = 0;
        self.row += 1;
    }
}

/// The rows of a band.
const fn rows_of(band: u8) -> u16 {
    0o7 << (3 * band)
}

/// The next cut after a place.
#[inline(always)]
pub(super) const fn end_of(cuts: u16, place: u8) -> u8 {
    place + 1 + (cuts >> (place + 1)).trailing_zeros() as u8
}

/// The last cut at a place or before.
#[inline(always)]
pub(super) const fn start_of(cuts: u16, place: u8) -> u8 {
    15 - (cuts & ((2 << place) - 1)).leading_zeros() as u8
}

/// How many orders of places keep the classes between cuts together.
fn orders(cuts: u16, places: u8) -> u64 {
    let mut orders = 1;
    for place in 0..places {
        // A class of n has n times as many as one of n - 1.
        orders *= u64::from(place - start_of(cuts, place) + 1);
    }
    orders
}
