//! Where to guess.
//!
//! A digit follows one of six permutations in each chute (see [`propagate`]). The
//! search takes the chute with the fewest open lines, in it the digit with the
//! fewest open lines, and tries its permutations (two, nearly always). This
//! is the branch rule of tdoku, <https://t-dillon.github.io/tdoku/>, which found
//! that it needs half the guesses of a rule that looks for the smallest cell.
//!
//! **Depth.** A decision fixes one of the 54 pairs of a digit and a chute, and a
//! fixed pair is never chosen again below, so 54 decisions are the most that can
//! stand at once. When all 54 are fixed each digit has one minirow and one
//! minicolumn, so one cell, in each row: the board is solved.
//!
//! [`propagate`]: super::propagate

use super::board::Board;
use super::lines::{Direction, MINICOLUMNS, MINIROWS};
use super::word::Word;

/// The most decisions that can stand at once.
pub(super) const MAX_DEPTH: usize = 6 * 9;

/// A guess: a digit follows one permutation in a chute. Of the permutations still
/// to be tried, bits 0 to 5, the lowest is the one that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decision(u16);

impl Decision {
    pub(super) const NONE: Self = Self(0);

    const fn new(chute: u8, digit: usize, permutations: u16) -> Self {
        Self((chute as u16) << 10 | (digit as u16) << 6 | permutations)
    }

    /// The decision with the next permutation, if there is one.
    pub(super) const fn next(self) -> Option<Self> {
        let rest = Self(self.0 & self.0.wrapping_sub(1));
        if rest.0 & 0o77 == 0 { None } else { Some(rest) }
    }

    const fn chute(self) -> u8 {
        (self.0 >> 10) as u8
    }

    const fn digit(self) -> usize {
        (self.0 >> 6 & 0o17) as usize
    }

    const fn permutation(self) -> u8 {
        // Without a count of zeros, which small cores lack.
        let mut index = 0;
        while index < 5 && self.0 >> index & 1 == 0 {
            index += 1;
        }
        index
    }
}

/// The direction of a chute, bands before stacks, and which of its three it is.
const fn place(chute: u8) -> (&'static Direction, u8) {
    match chute {
        band @ ..3 => (&MINIROWS, band),
        stack => (&MINICOLUMNS, stack - 3),
    }
}

impl<W: Word, const N: usize> Board<W, N> {
    /// Leaves the digit of a decision only the cells of its permutation.
    pub(super) fn apply(&mut self, decision: Decision) {
        let (direction, chute) = place(decision.chute());
        let lines = direction.but_for(chute, decision.permutation());
        let digit = decision.digit();
        for (words, keep) in self.bands.iter_mut().zip(direction.cells(lines)) {
            if let Some(word) = words.get_mut(digit / W::LANES) {
                *word = word.keep(digit, keep);
            }
        }
    }

    /// The next decision on a board at rest, `None` if it is solved.
    pub(super) fn choose(&self) -> Option<Decision> {
        let mut fewest = u32::MAX;
        let mut chosen = None;
        for chute in 0..6 {
            let mut sum = 0;
            let mut least = u32::MAX;
            let mut best = None;
            for (digit, lines) in self.chute(chute).into_iter().enumerate() {
                let open = lines.count_ones();
                sum += open;
                // A fixed digit has three lines open.
                if 3 < open && open < least {
                    least = open;
                    best = Some((chute, digit, lines));
                }
            }
            if best.is_some() && sum < fewest {
                fewest = sum;
                chosen = best;
            }
        }
        chosen.map(|(chute, digit, lines)| {
            let permutations = place(chute).0.open_permutations(lines);
            Decision::new(chute, digit, permutations)
        })
    }

    /// Each digit's lines in a chute.
    fn chute(&self, chute: u8) -> [u32; 9] {
        let (direction, chute) = place(chute);
        let mut digits = [0; 9];
        let [a, b, c] = &self.bands;
        for (lanes, ((&a, &b), &c)) in digits.chunks_mut(W::LANES).zip(a.iter().zip(b).zip(c)) {
            let lines = direction.lines([a, b, c]);
            for (index, lane) in lanes.iter_mut().enumerate() {
                *lane = direction.chute(lines.lane(index), chute);
            }
        }
        digits
    }
}
