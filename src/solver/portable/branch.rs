//! Where to guess.
//!
//! A digit follows one of six permutations in each chute (see [`propagate`]). The
//! search takes the chute with the fewest open triads, in it the digit with the
//! fewest open triads, and tries its permutations (two, nearly always). This is the
//! branch rule of tdoku, <https://t-dillon.github.io/tdoku/>, which found that it
//! needs half the guesses of a rule that looks for the smallest cell.
//!
//! **Two rules.** On some grids with few clues the rule above guesses for long where
//! nothing depends on it, under each guess anew: we found unsolvable ones that took
//! 400,000 nodes. Taking the digit with the fewest open triads first, and then a chute
//! for it, stays with what it began. It takes five times the nodes on hard puzzles,
//! but 3 to 500 on those grids. So the search changes to the other rule when it has
//! been at it for long (see [`search`](super::search)).
//!
//! **Depth.** A decision fixes one digit in one chute, and what is fixed is never
//! chosen again below. Nor is the ninth digit of a chute of which eight are fixed:
//! they fill their triads, and the triple rule leaves the ninth one permutation. So
//! 6 times 8 decisions are the most that can stand at once. When every digit is
//! fixed in every chute, each has one minirow and one minicolumn, so one cell, in
//! each row: the board is solved.
//!
//! [`propagate`]: super::propagate

use super::board::Board;
use super::triads::{Direction, MINICOLUMNS, MINIROWS};
use crate::arch::Word;

/// What to look for first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// The tightest chute, and in it a digit.
    Chute,
    /// The tightest digit, and for it a chute.
    Digit,
}

/// The most decisions that can stand at once.
pub(super) const MAX_DEPTH: usize = 6 * 8;

/// A guess: a digit follows one permutation in a chute. Of the permutations still
/// to be tried, bits 0 to 5, the lowest is the one that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    /// The digit from 0, the chute of its direction times 16, and 64 in a stack.
    place: u8,
    permutations: u8,
}

impl Decision {
    pub(super) const NONE: Self = Self {
        place: 0,
        permutations: 0,
    };

    fn new(stacks: bool, chute: u8, digit: usize, triads: u32) -> Self {
        Self {
            place: u8::from(stacks) << 6 | chute << 4 | digit as u8,
            permutations: direction(stacks).open_permutations(triads),
        }
    }

    /// The decision with the next permutation, if there is one.
    pub(super) fn next(self) -> Option<Self> {
        let permutations = self.permutations & self.permutations.wrapping_sub(1);
        (permutations != 0).then_some(Self {
            permutations,
            ..self
        })
    }

    const fn digit(self) -> usize {
        (self.place & 0xf) as usize
    }

    /// The cells that it leaves its digit, in three bands.
    fn keep(self) -> [u32; 3] {
        let direction = direction(self.place & 0x40 != 0);
        // Without a count of zeros, which small cores lack.
        let mut permutation = 0;
        while permutation < 5 && self.permutations >> permutation & 1 == 0 {
            permutation += 1;
        }
        direction.cells(direction.but_for(self.place >> 4 & 3, permutation))
    }
}

const fn direction(stacks: bool) -> &'static Direction {
    if stacks { &MINICOLUMNS } else { &MINIROWS }
}

impl<W: Word, const N: usize> Board<W, N> {
    /// Leaves the digit of a decision only the cells of its permutation.
    pub(super) fn apply(&mut self, decision: Decision) {
        let digit = decision.digit();
        for (words, keep) in self.bands.iter_mut().zip(decision.keep()) {
            if let Some(word) = words.get_mut(digit / W::LANES) {
                *word = word.keep(digit, keep);
            }
        }
    }

    /// The next decision on a board at rest, `None` if it is solved.
    pub(super) fn choose(&self, rule: Rule) -> Option<Decision> {
        let mut open = [[0; 9]; 6];
        for (stacks, chutes) in [false, true].into_iter().zip(open.as_chunks_mut::<3>().0) {
            let digits = self.triads_by_digit(direction(stacks));
            for (chute, open) in (0..).zip(chutes) {
                for (open, &triads) in open.iter_mut().zip(&digits) {
                    *open = direction(stacks).chute(triads, chute).count_ones() as u8;
                }
            }
        }
        // What is fixed has three triads open.
        let (chute, digit) = match rule {
            Rule::Chute => {
                let chute = least_above(9 * 3, open.iter().map(|open| open.iter().sum()))?;
                (chute, least_above(3, open.get(chute)?.iter().copied())?)
            }
            Rule::Digit => {
                let of = |digit| open.iter().filter_map(move |open| open.get(digit)).copied();
                let digit = least_above(6 * 3, (0..9).map(|digit| of(digit).sum()))?;
                (least_above(3, of(digit))?, digit)
            }
        };
        let (stacks, chute) = (chute >= 3, chute as u8 % 3);
        let triads = *self.triads_by_digit(direction(stacks)).get(digit)?;
        let triads = direction(stacks).chute(triads, chute);
        Some(Decision::new(stacks, chute, digit, triads))
    }

    fn triads_by_digit(&self, direction: &Direction) -> [u32; 9] {
        let mut digits = [0; 9];
        let [a, b, c] = &self.bands;
        for (lanes, ((&a, &b), &c)) in digits.chunks_mut(W::LANES).zip(a.iter().zip(b).zip(c)) {
            let triads = direction.triads([a, b, c]);
            for (index, lane) in lanes.iter_mut().enumerate() {
                *lane = triads.lane(index);
            }
        }
        digits
    }
}

/// Where the least of the values above a bound is.
fn least_above(bound: u8, values: impl Iterator<Item = u8>) -> Option<usize> {
    let mut least = u8::MAX;
    let mut place = None;
    for (index, value) in values.enumerate() {
        if bound < value && value < least {
            least = value;
            place = Some(index);
        }
    }
    place
}
