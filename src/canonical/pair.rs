//! A complete row under a complete row.
//!
//! In a solution every row can be first, with its columns in any order: 18 × 1296
//! ways. The second row decides between them. Say that column c *points* to the
//! column that holds in the first row what c holds in the second; it lies in
//! another stack. In the second row, the value in a place is then the place that
//! its column points to. If the three columns of a stack point into one stack, so
//! do those of each, all round (*whole* pairs); else two of each stack point to the
//! next one, all round, and one to the other.
//!
//! The lowest second row begins with 4, 5 and then 6 if the pair is whole, else 7.
//! So the first two columns point into the same stack. They leave no other choice, as
//! what is pointed to first must come first in its stack:
//!
//! ```text
//! place      0  1  2 | 3    4    5        | 6    7 8
//! whole      a  b  c | a'   b'   c'       | a''  b'' c''    a' is what a points to
//! else       a  b  c | a'   b'   the rest | c'   what 3, 4, 5 point to
//! ```

use super::best::Best;
use super::state::{ALL_CUTS, ALL_STACK_CUTS, State};
use super::table::Table;

/// A complete row under a complete row.
pub(super) struct Pair {
    /// The column that each column points to.
    to: Table,
}

impl Pair {
    /// The row in progress under the first one.
    #[inline]
    fn of(state: &State) -> Self {
        let mut to = Table::ZERO;
        for column in 0..9 {
            let digit = state.cells.get(column);
            to.set(column, state.first_column.get(digit));
        }
        Self { to }
    }

    /// Whether no column points into its own stack, as some may do in a grid that
    /// breaks the rules.
    fn leaves_stacks(&self) -> bool {
        (0..9).all(|column| self.to.get(column) / 3 != column / 3)
    }

    /// The starts (bits) with which the second row begins as low as any, and no
    /// higher than the best.
    ///
    /// Starts are the first columns, and the second is the next in its stack or,
    /// from start 9 on, the next but one.
    #[inline]
    pub(super) fn starts(&self, best: &Best) -> u32 {
        let mut starts = 0;
        for base in [0, 3, 6] {
            let [x, y, z] = [base, base + 1, base + 2].map(|column| self.to.get(column) / 3);
            if x == y && y == z {
                if best.accepts_second([4, 5, 6, 7]) {
                    starts |= 0o7007 << base;
                }
                continue;
            }
            // The column that points elsewhere comes third.
            let third = base + if x == y { 2 } else { u8::from(x == z) };
            let after = Self::next(third);
            let last = Self::next(after);
            for (start, first) in [(after, after), (9 + last, last)] {
                if best.accepts_second([4, 5, 7, self.fourth(first, third)]) {
                    starts |= 1 << start;
                }
            }
        }
        starts
    }

    /// The next column in a stack, all round.
    #[inline(always)]
    const fn next(column: u8) -> u8 {
        if column % 3 == 2 {
            column - 2
        } else {
            column + 1
        }
    }

    /// The value in place 3, of a pair that is not whole.
    #[inline(always)]
    fn fourth(&self, a: u8, c: u8) -> u8 {
        let back = self.to.get(self.to.get(a));
        if back == a {
            1
        } else if back == c {
            3
        } else if back / 3 == a / 3 {
            2
        } else if back == self.to.get(c) {
            7
        } else {
            8
        }
    }

    /// The order of the columns that follows from a start.
    #[inline]
    pub(super) fn columns(&self, start: u8) -> Table {
        let first = if start < 9 { start } else { start - 9 };
        let (a, next) = (first, Self::next(first));
        let (b, c) = if start < 9 {
            (next, Self::next(next))
        } else {
            (Self::next(next), next)
        };
        let [to_a, to_b, to_c] = [a, b, c].map(|column| self.to.get(column));
        let second = to_a / 3;
        let whole = second == to_c / 3;
        let sixth = if whole {
            to_c
        } else {
            9 * second + 3 - to_a - to_b
        };
        let mut columns = Table::ZERO;
        let mut place = 0;
        let mut put = |column| {
            columns.set(place, column);
            place += 1;
        };
        for column in [a, b, c, to_a, to_b, sixth] {
            put(column);
        }
        if !whole {
            put(to_c);
        }
        for column in [to_a, to_b, sixth] {
            let on = self.to.get(column);
            if on / 3 != a / 3 {
                put(on);
            }
        }
        columns
    }
}

impl State {
    /// This row and the one before, if both are complete and nothing is decided yet.
    pub(super) fn pair(&self) -> Option<Pair> {
        let undecided = self.cuts == Self::START.cuts && self.stack_cuts == Self::START.stack_cuts;
        if self.row != 1 || self.met != 9 || self.repeats || !undecided {
            return None;
        }
        let complete = (0..9).all(|column| self.cells.get(column) != 0);
        let pair = Pair::of(self);
        (complete && pair.leaves_stacks()).then_some(pair)
    }

    /// Puts all columns in the order that follows from a start.
    pub(super) fn choose_start(&mut self, start: u8) {
        self.columns = Pair::of(self).columns(start);
        self.cuts = ALL_CUTS;
        self.stack_cuts = ALL_STACK_CUTS;
        for place in 0..9 {
            self.places.set(self.columns.get(place), place);
        }
        for digit in 1..10 {
            let place = self.places.get(self.first_column.get(digit));
            self.labels.set(digit, place + 1);
        }
    }
}
