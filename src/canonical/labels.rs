//! Which label a digit gets, and the moves of columns that give it the lowest.

use super::best::Best;
use super::state::{NEVER, NEW, State, end_of, start_of};

impl State {
    /// The least value that a digit can have, and whether it is sure.
    #[inline]
    pub(super) fn value(&self, digit: u8, best: &Best) -> (u8, bool) {
        let label = self.labels.get(digit);
        if label != 0 || digit == 0 {
            return (label, true);
        }
        let row = self.first_row.get(digit);
        if row == NEVER {
            return (NEW, true);
        }
        let place = self.places.get(self.first_column.get(digit));
        let stack = place / 3;
        let (start, end) = (start_of(self.cuts, place), end_of(self.cuts, place));
        let first_stack = start_of(self.stack_cuts.into(), stack);
        let end_stack = end_of(self.stack_cuts.into(), stack);
        let low = best.get(row, start - 3 * (stack - first_stack));
        let high = best.get(row, end - 1 + 3 * (end_stack - 1 - stack));
        (low, low == high)
    }

    /// The label of a digit: the least that it can have, and it has it from here on.
    #[inline(always)]
    pub(super) fn label(&mut self, digit: u8, best: &Best) -> u8 {
        let label = self.labels.get(digit);
        if label != 0 || digit == 0 {
            return label;
        }
        self.new_label(digit, best)
    }

    fn new_label(&mut self, digit: u8, best: &Best) -> u8 {
        let (value, known) = self.value(digit, best);
        let label = if value == NEW {
            self.met += 1;
            self.first_row.set(digit, self.row);
            self.first_column.set(digit, self.columns.get(self.place));
            self.met
        } else {
            if !known {
                self.settle(self.first_column.get(digit));
            }
            value
        };
        self.labels.set(digit, label);
        label
    }

    /// Puts a column to the front of its class, and its stack too.
    pub(super) fn settle(&mut self, column: u8) {
        let stack = self.places.get(column) / 3;
        let first = start_of(self.stack_cuts.into(), stack);
        self.swap_stacks(first, stack);
        self.stack_cuts |= 1 << (first + 1);
        let place = self.places.get(column);
        let start = start_of(self.cuts, place);
        self.swap_columns(start, place);
        self.cuts |= 1 << (start + 1);
    }

    /// Puts the next label, for the first digit of its class or for all of them.
    #[inline]
    pub(super) fn meet(&mut self, best: &mut Best) -> bool {
        let column = self.columns.get(self.place);
        let digit = self.cells.get(column);
        self.met += 1;
        self.first_row.set(digit, self.row);
        self.first_column.set(digit, column);
        self.put(self.met, best)
    }

    #[inline(always)]
    pub(super) fn put(&mut self, value: u8, best: &mut Best) -> bool {
        let alive = best.offer(self.row, self.place, value);
        self.place += 1;
        alive
    }

    #[inline]
    pub(super) fn swap_columns(&mut self, a: u8, b: u8) {
        self.places.swap(self.columns.get(a), self.columns.get(b));
        self.columns.swap(a, b);
    }

    pub(super) fn swap_stacks(&mut self, a: u8, b: u8) {
        if a != b {
            for within in 0..3 {
                self.swap_columns(3 * a + within, 3 * b + within);
            }
        }
    }
}
