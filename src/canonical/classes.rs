//! Filling a row, class by class.
//!
//! Without a choice as long as the values do not depend on one: blanks, labels that are
//! known and digits that are new sort a class of columns, or of stacks, into finer
//! ones.

use super::best::Best;
use super::side::Twins;
use super::state::{NEW, State, Step, end_of};

impl State {
    /// The stacks of a class, at once if no value depends on a choice.
    pub(super) fn fill_stacks(&mut self, twins: &Twins<3>, best: &mut Best) -> Step {
        let first = self.place / 3;
        let end = end_of(self.stack_cuts.into(), first);
        let mut keys = [0_u16; 4];
        for stack in first..end {
            let Some(key) = self.sort_stack(3 * stack, best) else {
                return Step::Branch(self.first_stacks(twins));
            };
            keys[usize::from(stack & 3)] = key;
        }
        let key = |keys: &[u16; 4], stack: u8| keys[usize::from(stack & 3)];
        // Insertion sort of two or three stacks.
        for last in first + 1..end {
            for stack in (first..last).rev() {
                let (a, b) = (key(&keys, stack), key(&keys, stack + 1));
                if a > b {
                    keys[usize::from(stack & 3)] = b;
                    keys[usize::from((stack + 1) & 3)] = a;
                    self.swap_stacks(stack, stack + 1);
                }
            }
        }
        for stack in first..end {
            let this = key(&keys, stack);
            if stack > first && this != key(&keys, stack - 1) {
                self.stack_cuts |= 1 << stack;
            }
            let [a, b, c] = [this >> 8, this >> 4 & 15, this & 15];
            self.cuts |= u16::from(a != b) << (3 * stack + 1);
            self.cuts |= u16::from(b != c) << (3 * stack + 2);
            for value in [a, b, c] {
                let alive = match value as u8 {
                    NEW => self.meet(best),
                    value => self.put(value, best),
                };
                if !alive {
                    return Step::Dead;
                }
            }
        }
        Step::Next
    }

    /// Sorts the columns of each class of a stack by value, and gives the three
    /// values in a number. `None` if one of them depends on a choice.
    fn sort_stack(&mut self, start: u8, best: &Best) -> Option<u16> {
        if self.repeats {
            return None;
        }
        let mut values = [0; 3];
        for (place, value) in (start..).zip(&mut values) {
            let digit = self.cells.get(self.columns.get(place));
            let (least, known) = self.value(digit, best);
            if !known {
                return None;
            }
            *value = least;
        }
        let [mut a, mut b, mut c] = values;
        let one_class = |place: u8| self.cuts >> place & 1 == 0;
        let (ab, bc) = (one_class(start + 1), one_class(start + 2));
        if ab && a > b {
            core::mem::swap(&mut a, &mut b);
            self.swap_columns(start, start + 1);
        }
        if bc && b > c {
            core::mem::swap(&mut b, &mut c);
            self.swap_columns(start + 1, start + 2);
        }
        if ab && a > b {
            core::mem::swap(&mut a, &mut b);
            self.swap_columns(start, start + 1);
        }
        Some(u16::from(a) << 8 | u16::from(b) << 4 | u16::from(c))
    }

    /// The places of a class of stacks that no twin comes before.
    fn first_stacks(&self, twins: &Twins<3>) -> u32 {
        let chosen = twins.first(self.class_of_stacks());
        let chosen = |place: &u8| chosen >> self.stack_at(*place) & 1 != 0;
        let first = self.place / 3;
        (first..end_of(self.stack_cuts.into(), first))
            .filter(chosen)
            .fold(0, |set, place| set | 1 << place)
    }

    /// Puts the stack at a place to the front of its class, and apart.
    pub(super) fn choose_stack(&mut self, place: u8, twins: &Twins<3>) {
        let first = self.place / 3;
        self.ways *= twins.count(self.stack_at(place), self.class_of_stacks());
        self.swap_stacks(first, place);
        self.stack_cuts |= 1 << (first + 1);
    }

    /// The stacks that may come next, as a set.
    fn class_of_stacks(&self) -> u16 {
        let first = self.place / 3;
        (first..end_of(self.stack_cuts.into(), first))
            .fold(0, |set, place| set | 1 << self.stack_at(place))
    }

    const fn stack_at(&self, place: u8) -> u8 {
        self.columns.get(3 * place) / 3
    }

    /// Fills the next place, or as many of its class as need no choice.
    #[inline]
    pub(super) fn fill_class(&mut self, best: &mut Best) -> Step {
        let start = self.place;
        let end = end_of(self.cuts, start);
        if end == start + 1 {
            let value = self.label(self.cells.get(self.columns.get(start)), best);
            return Step::next_if(self.put(value, best));
        }
        let mut least = u8::MAX;
        let mut candidates = 0_u16;
        for place in start..end {
            let value = self.value_in_front(place, end, best);
            if value < least {
                least = value;
                candidates = 0;
            }
            if value == least {
                candidates |= 1 << place;
            }
        }
        if least == NEW && !self.repeats {
            return Step::next_if((start..end).all(|_| self.meet(best)));
        }
        if self.repeats || least == 0 {
            candidates = self.one_of_each(candidates);
        }
        let value = if least == NEW { self.met + 1 } else { least };
        if !best.accepts(self.row, start, value) {
            return Step::Dead;
        }
        Step::Branch(candidates.into())
    }

    /// Of the places with the same digit, the first.
    fn one_of_each(&self, places: u16) -> u16 {
        let mut seen = 0_u16;
        let mut first = 0;
        for place in (0..9).filter(|place| places >> place & 1 != 0) {
            let digit = 1 << self.cells.get(self.columns.get(place));
            if seen & digit == 0 {
                seen |= digit;
                first |= 1 << place;
            }
        }
        first
    }

    /// Puts the column at a place, and those of its class with the same digit, to
    /// the front of the class, and apart. `false` if that is not the lowest.
    #[inline]
    pub(super) fn choose_column(&mut self, place: u8, best: &mut Best) -> bool {
        let start = self.place;
        let digit = self.cells.get(self.columns.get(place));
        self.swap_columns(start, place);
        let mut front = start + 1;
        // Only blanks and repeated digits are there more than once.
        if digit == 0 || self.repeats {
            let end = end_of(self.cuts, start);
            for place in start + 1..end {
                if self.cells.get(self.columns.get(place)) == digit {
                    self.swap_columns(front, place);
                    front += 1;
                }
            }
        }
        self.cuts |= 1 << front;
        let value = self.label(digit, best);
        (start..front).all(|_| self.put(value, best))
    }

    /// The value that the digit of a column gets if that is put in front of its
    /// class, which is the one of the next place.
    #[inline]
    fn value_in_front(&self, place: u8, end: u8, best: &Best) -> u8 {
        let digit = self.cells.get(self.columns.get(place));
        let (value, known) = self.value(digit, best);
        if known {
            return value;
        }
        let start = self.place;
        let first = self.places.get(self.first_column.get(digit));
        if !(start..end).contains(&first) {
            return value;
        }
        // Its label is the place of a column of the same class: at the front with
        // this one, or behind it.
        let equal = |place: &u8| self.cells.get(self.columns.get(*place)) == digit;
        let shift = if equal(&first) {
            0
        } else {
            (start..end).filter(equal).count() as u8
        };
        best.get(self.first_row.get(digit), start + shift)
    }
}
