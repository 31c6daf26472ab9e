//! Where to guess.
//!
//! As in the portable engine (see its `branch`, and there the source of the rule): the
//! chute whose triads have the fewest digits left, of those that are not yet settled.
//! But in it a digit that some row can hold in just two boxes, which is found without
//! a count for each digit. The nodes below let it follow one permutation each: two,
//! nearly always, and never more than six.
//!
//! Tried on hard puzzles (SE 11 and more), in passes: digits scored by the candidates,
//! bivalue cells or hidden singles that a choice meets, over all chutes, +18 to +56 %;
//! the same in the tightest chute, +6 %; only digits with exactly two permutations, or
//! chutes by their permutations or by their candidates instead of their triads, within
//! 3 %. The chute with the fewest open digits: -4 %, but +2 % on easier puzzles.

use super::board::Board;
use crate::arch::Lanes;

/// The six permutations of a digit through a band, as triads `3 * row + block`.
const PERMUTATIONS: [u32; 6] = [
    0b100_010_001,
    0b010_001_100,
    0b001_100_010,
    0b001_010_100,
    0b100_001_010,
    0b010_100_001,
];

/// For each set of triads that a digit may take, of the permutations through them: in
/// bits 0 to 8 the triads outside the first one, in bits 9 to 17 those outside the
/// second, and in bits 18 to 23 all but the first. Zero if there is none.
static PLANS: [u32; 512] = {
    let mut plans = [0; 512];
    let mut triads = 0;
    while triads < 512 {
        let mut found = 0;
        let mut permutation = 0;
        while permutation < 6 {
            if PERMUTATIONS[permutation] & triads == PERMUTATIONS[permutation] {
                let outside = 0x1ff ^ PERMUTATIONS[permutation];
                plans[triads as usize] |= match found {
                    0 => outside,
                    1 => outside << 9 | 1 << (18 + permutation),
                    _ => 1 << (18 + permutation),
                };
                found += 1;
            }
            permutation += 1;
        }
        triads += 1;
    }
    plans
};

/// What to do with a board that is kept for later.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    turned: bool,
    /// The permutations that `digit` is still to follow; none if the board is itself the
    /// next node.
    permutations: u8,
    band: u8,
    digit: u8,
}

impl Rest {
    /// A board that is itself the next node.
    #[inline(always)]
    pub(super) fn whole(turned: bool) -> Self {
        Self {
            turned,
            permutations: 0,
            band: 0,
            digit: 0,
        }
    }

    /// The next node, and whether it is the last.
    #[inline(always)]
    pub(super) fn next<V: Lanes>(&mut self, cells: [V; 3]) -> (Board<V>, bool) {
        let board = Board {
            cells,
            turned: self.turned,
        };
        if self.permutations == 0 {
            return (board, true);
        }
        let permutation = PERMUTATIONS[self.permutations.trailing_zeros() as usize % 6];
        self.permutations &= self.permutations - 1;
        let [x0, ..] = cells;
        let digit = x0.splat(1 << (self.digit & 15));
        (
            board.without(digit.within(self.band.into(), 0x1ff ^ permutation)),
            self.permutations == 0,
        )
    }
}

/// How to go on where propagation is stuck.
pub(super) enum Branch<V> {
    /// There is no solution.
    Dead,
    /// One node.
    Go(Board<V>),
    /// A node, and what remains to be done later.
    Split(Board<V>, [V; 3], Rest),
}

/// Branches on a board whose last pass changed nothing.
#[inline(always)]
pub(super) fn branch<V: Lanes>(board: Board<V>) -> Branch<V> {
    let across = board.transpose();
    let (triads, across_triads) = (board.triads(), across.triads());
    // All settled this way: the pass across has something to find.
    let Some(chute) = triads.tightest(across_triads) else {
        return Branch::Go(across);
    };
    // Which direction it is cannot be predicted, so there is no jump on it.
    let turn = chute >= 3;
    let band = if turn { chute - 3 } else { chute };
    let board = board.pick(across, turn);
    let rows = triads.pick(across_triads, turn).band(band);

    let digit = digit_with_choice(rows);
    let plan = PLANS[places(rows, digit)];
    if plan == 0 {
        return Branch::Dead;
    }
    let bit = triads.splat(1 << digit);
    let first = board.without(bit.within(band, plan & 0x1ff));
    let permutations = (plan >> 18) as u8;
    if permutations == 0 {
        Branch::Go(first)
    } else if permutations.is_power_of_two() {
        let second = board.without(bit.within(band, plan >> 9 & 0x1ff));
        Branch::Split(first, second.cells, Rest::whole(board.turned))
    } else {
        let rest = Rest {
            turned: board.turned,
            permutations,
            band: band as u8,
            digit: digit as u8,
        };
        Branch::Split(first, board.cells, rest)
    }
}

/// A digit (0 to 8) that some row can hold in just two boxes of the band, else one with
/// any choice.
#[inline(always)]
fn digit_with_choice(rows: [u64; 3]) -> u32 {
    let (mut two, mut choice) = (0, 0);
    for row in rows {
        let (a, b, c) = (row as u16, (row >> 16) as u16, (row >> 32) as u16);
        let several = a & b | (a | b) & c;
        let exactly_two = several & !(a & b & c);
        two = if two == 0 { exactly_two } else { two };
        choice |= several;
    }
    // Never zero: a band of more than 27 digits in triads has a row where one is twice.
    (if two == 0 { choice } else { two } | 0x100).trailing_zeros()
}

/// The triads of a band that may hold a digit.
#[inline(always)]
fn places(rows: [u64; 3], digit: u32) -> usize {
    // A bit for each block of a row, 16 apart.
    const BLOCKS: u64 = 0x0001_0001_0001;
    let [a, b, c] = rows.map(|row| row >> digit & BLOCKS);
    let all = a | b << 3 | c << 6;
    ((all | all >> 15 | all >> 30) & 0x1ff) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_follow_the_permutations() {
        assert_eq!(PLANS[0], 0);
        assert_eq!(PLANS[0o421], 0x1ff ^ 0o421, "one permutation: the diagonal");
        assert_eq!(PLANS[0x1ff] >> 18, 0b111110, "all permutations but the first");
        for permutation in PERMUTATIONS {
            for row in 0..3 {
                assert_eq!((permutation >> (3 * row) & 7).count_ones(), 1);
                assert_eq!((permutation >> row & 0o111).count_ones(), 1);
            }
        }
    }

    #[test]
    fn chooses_a_digit_with_two_places() {
        let row = |a: u64, b: u64, c: u64| a | b << 16 | c << 32;
        let rows = [
            row(1, 6, 8),
            row(0b11_0010, 0b10_0001, 0b11_0000),
            row(1, 2, 4),
        ];
        assert_eq!(digit_with_choice(rows), 4);
        assert_eq!(places(rows, 4), 0b000_101_000);
        assert_eq!(digit_with_choice([row(7, 7, 7); 3]), 0);
    }
}
