//! Where to guess.
//!
//! A digit follows one of six permutations in each chute (see [`propagate`]). The
//! search takes the chute with the fewest open lines, in it the digit with the
//! fewest open permutations (two, nearly always), and tries them one by one. This
//! is the branch rule of tdoku, <https://t-dillon.github.io/tdoku/>, which found
//! that it needs half the guesses of a rule that looks for the smallest cell.
//!
//! **Depth.** A decision fixes one of the 54 pairs of a digit and a chute, and a
//! fixed pair is never chosen again below, so 54 decisions are the most that can
//! stand at once. When all 54 are fixed each digit has one minirow and one
//! minicolumn, so one cell, in each row: the board is solved.
//!
//! [`propagate`]: super::propagate

use super::board::{Board, FIRST};
use super::propagate::{Direction, Minicolumns, Minirows};
use super::word::Word;

/// The most decisions that can stand at once.
pub(super) const MAX_DEPTH: usize = 6 * 9;

/// A chute: three bands, then three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chute(u8);

impl Chute {
    /// Of a digit's minirows and minicolumns, those of this chute: bits `10 k + 3 j`
    /// in a band, `10 k + j` in a stack.
    fn lines(self, minirows: u32, minicolumns: u32) -> u32 {
        match self.0 {
            band @ ..3 => minirows >> band & (0o111 * FIRST),
            stack => minicolumns >> (3 * (stack - 3)) & (0o007 * FIRST),
        }
    }

    /// The three lines of a permutation, as [`lines`](Self::lines) gives them.
    fn permutation(self, index: u8) -> u32 {
        let stride = if self.0 < 3 { 3 } else { 1 };
        let [a, b, c] = permutation(index);
        1 << (stride * a) | 1 << (stride * b + 10) | 1 << (stride * c + 20)
    }
}

/// The place of rows 0, 1 and 2 in one of the six permutations.
const fn permutation(index: u8) -> [u8; 3] {
    // Rotations first, then their mirror images.
    let a = index % 3;
    let (b, c) = ((a + 1) % 3, (a + 2) % 3);
    if index < 3 { [a, b, c] } else { [a, c, b] }
}

/// A guess: a digit follows one permutation in a chute. Of the permutations still
/// to be tried, bits 0 to 5, the lowest is the one that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decision(u16);

impl Decision {
    pub(super) const NONE: Self = Self(0);

    const fn new(chute: Chute, digit: usize, permutations: u16) -> Self {
        Self((chute.0 as u16) << 10 | (digit as u16) << 6 | permutations)
    }

    /// The decision with the next permutation, if there is one.
    pub(super) const fn next(self) -> Option<Self> {
        let rest = Self(self.0 & (self.0 - 1));
        if rest.0 & 0o77 == 0 { None } else { Some(rest) }
    }

    const fn chute(self) -> Chute {
        Chute((self.0 >> 10) as u8)
    }

    const fn digit(self) -> usize {
        (self.0 >> 6 & 0o17) as usize
    }

    const fn permutation(self) -> u8 {
        // Without a leading-zero count, which small cores lack.
        let mut index = 0;
        while index < 5 && self.0 >> index & 1 == 0 {
            index += 1;
        }
        index
    }
}

impl<W: Word, const N: usize> Board<W, N> {
    /// Leaves the digit of a decision only the cells of its permutation.
    pub(super) fn apply(&mut self, decision: Decision) {
        let Chute(chute) = decision.chute();
        let places = permutation(decision.permutation());
        if chute < 3 {
            let [a, b, c] = places.map(|place| 0o7 << (3 * place));
            self.keep(chute.into(), decision.digit(), a | b << 10 | c << 20);
        } else {
            let stack = 3 * (chute - 3);
            for (band, place) in places.into_iter().enumerate() {
                let column = 1 << (stack + place);
                let others = (0o7 << stack) & !column;
                self.keep(band, decision.digit(), !(others * FIRST));
            }
        }
    }

    /// The next decision on a board at rest, `None` if it is solved.
    pub(super) fn choose(&self) -> Option<Decision> {
        let minirows = self.lines_by_digit::<Minirows>();
        let minicolumns = self.lines_by_digit::<Minicolumns>();
        let by_digit = |chute: Chute| {
            minirows
                .iter()
                .zip(&minicolumns)
                .map(move |(&rows, &columns)| chute.lines(rows, columns))
        };

        // A fixed digit has three lines open, so a settled chute has 27.
        let mut fewest = u32::MAX;
        let mut chosen = None;
        for chute in (0..6).map(Chute) {
            let open = by_digit(chute).map(u32::count_ones).sum();
            if 27 < open && open < fewest {
                fewest = open;
                chosen = Some(chute);
            }
        }
        let chute = chosen?;

        let mut fewest = u32::MAX;
        let mut decision = None;
        for (digit, lines) in by_digit(chute).enumerate() {
            let mut permutations = 0;
            for index in 0..6 {
                let needed = chute.permutation(index);
                permutations |= u16::from(lines & needed == needed) << index;
            }
            let open = permutations.count_ones();
            if 1 < open && open < fewest {
                fewest = open;
                decision = Some(Decision::new(chute, digit, permutations));
            }
        }
        decision
    }

    fn lines_by_digit<D: Direction>(&self) -> [u32; 9] {
        let mut lines = [0; 9];
        let [a, b, c] = &self.bands;
        for (lines, ((&a, &b), &c)) in lines.chunks_mut(W::LANES).zip(a.iter().zip(b).zip(c)) {
            let words = D::lines([a, b, c]);
            for (lane, lines) in lines.iter_mut().enumerate() {
                *lines = words.lane(lane);
            }
        }
        lines
    }
}
