//! Triads: the threes of cells that a box shares with a row or a column.
//!
//! The nine triads of a chute (a band or a stack) are three boxes by three rows, or
//! three boxes by three columns. The two differ in numbers only, so what holds for
//! both is written once, for a [`Direction`].

use super::board::FIRST;
use crate::arch::Word;

/// The minirows or the minicolumns, as they lie in words.
///
/// The 27 triads of a digit fit one word. The minirow of band i, its row k and its
/// box j (all from 0) is bit `10 k + 3 j + i`; the minicolumn of stack i, its column
/// j and its box k is bit `10 k + 3 i + j`. So of the triads of a chute a digit takes
/// one in each ten bits, each in another place j.
#[derive(Debug)]
pub(super) struct Direction {
    /// Bits from a cell of a triad to the next.
    stride: u32,
    /// Bits from a place of a chute to the next.
    place: u32,
    /// Bits from a chute to the next.
    chute: u32,
    /// The triads that cross the first band: its minirows, or its boxes' minicolumns.
    first_band: u32,
    /// The triads of the first chute.
    first_chute: u32,
    /// The triads of places 1 and 2, and of place 2, in all chutes.
    upper_places: u32,
    last_place: u32,
    /// The triads of the six permutations of three things, in the first chute.
    permutations: [u32; 6],
}

pub(super) static MINIROWS: Direction = Direction::new(1, 3, 1, 0o111 * FIRST);
pub(super) static MINICOLUMNS: Direction = Direction::new(10, 1, 3, 0o777);

impl Direction {
    const fn new(stride: u32, place: u32, chute: u32, first_band: u32) -> Self {
        let first_place = (1 | 1 << chute | 1 << (2 * chute)) * FIRST;
        Self {
            stride,
            place,
            chute,
            first_band,
            first_chute: (1 | 1 << place | 1 << (2 * place)) * FIRST,
            upper_places: first_place << place | first_place << (2 * place),
            last_place: first_place << (2 * place),
            permutations: [
                permutation(place, [0, 1, 2]),
                permutation(place, [1, 2, 0]),
                permutation(place, [2, 0, 1]),
                permutation(place, [0, 2, 1]),
                permutation(place, [1, 0, 2]),
                permutation(place, [2, 1, 0]),
            ],
        }
    }

    /// The triads with a candidate in them, of three bands of a digit.
    #[inline(always)]
    pub(super) fn triads<W: Word>(&self, [a, b, c]: [W; 3]) -> W {
        let step = self.stride;
        let band = |index| W::splat(self.first_band << (index * step));
        let (a, c) = (a | a.down(step), c | c.up(step));
        // Each band's triads are gathered where no other band has its own.
        ((a | a.down(step)) & band(0))
            | ((b.up(step) | b | b.down(step)) & band(1))
            | ((c | c.up(step)) & band(2))
    }

    /// The cells of the triads.
    #[inline(always)]
    pub(super) fn cells<W: Word>(&self, triads: W) -> [W; 3] {
        let step = self.stride;
        let band = |index| triads & W::splat(self.first_band << (index * step));
        let (a, b, c) = (band(0), band(1), band(2));
        let (a, c) = (a | a.up(step), c | c.down(step));
        [
            a | a.up(step),
            b.up(step) | b | b.down(step),
            c | c.down(step),
        ]
    }

    /// For each triad, whether the triads in the two other places are set. Guard bits
    /// of the answer are arbitrary.
    #[inline(always)]
    pub(super) fn others<W: Word>(&self, triads: W) -> (W, W) {
        let (one, two) = (self.place, 2 * self.place);
        let (upper, last) = (W::splat(self.upper_places), W::splat(self.last_place));
        (
            (triads.up(one) & upper) | triads.down(two).without(upper),
            (triads.up(two) & last) | triads.down(one).without(last),
        )
    }

    /// Those of the triads that are of chute 0, 1 or 2, moved to where those of
    /// chute 0 are.
    pub(super) const fn chute(&self, triads: u32, index: u8) -> u32 {
        triads >> (self.chute * index as u32) & self.first_chute
    }

    /// All triads but those of a chute that a permutation, 0 to 5, does not take.
    pub(super) fn but_for(&self, index: u8, permutation: u8) -> u32 {
        let taken = self.permutations.get(usize::from(permutation));
        let shut = self.first_chute & !taken.copied().unwrap_or(0);
        !(shut << (self.chute * u32::from(index)))
    }

    /// The permutations that find their three triads open in the first chute, as bits
    /// 0 to 5.
    pub(super) fn open_permutations(&self, triads: u32) -> u8 {
        let mut open = 0;
        for &needed in self.permutations.iter().rev() {
            open = open << 1 | u8::from(triads & needed == needed);
        }
        open
    }
}

const fn permutation(place: u32, [a, b, c]: [u32; 3]) -> u32 {
    1 << (place * a) | 1 << (place * b + 10) | 1 << (place * c + 20)
}

/// The triads through which a permutation of the chute is open, from the two other
/// triads of each ten bits.
#[inline(always)]
pub(super) fn permitted<W: Word>(p: W, q: W) -> W {
    // Rotated by ten bits and by twenty. The two bits that run over the top belong
    // to no triad.
    let (p1, p2) = (p.up(10) | p.down(20), p.up(20) | p.down(10));
    let (q1, q2) = (q.up(10) | q.down(20), q.up(20) | q.down(10));
    (p1 & q2) | (q1 & p2)
}
