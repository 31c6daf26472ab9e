//! What follows along the lines of one chute, in all lanes at once.
//!
//! A chute is a band with its rows or a stack with its columns; a *triad* is the three cells that a
//! line shares with a box. The rules are those of the search of one puzzle (see
//! `solver::simd::board`), but here a lane is a board and a vector a cell, so nothing is
//! shuffled: the rules are arithmetic on numbers of 16 bits, and a loop over the lanes that the
//! compiler makes vectors of.
//!
//! For that the body of the loop must be straight once the compiler has unrolled it, so all indices in
//! it are known to be in bounds, and it must not write where it reads. Hence arrays in
//! arrays for a board, and the two boards of [`Lanes`](super::lanes::Lanes).
//!
//! # Ways
//!
//! A digit goes through the three lines and three boxes of a chute in one of six *ways*:
//! three even permutations, three odd ones. A way is open if its three triads can take the digit,
//! and a triad keeps the digits of the two ways through it. This is all of pointing and
//! claiming. It also tells the digits that have no way, where the search is over, and
//! those that have several, on which it branches.

use core::array::from_fn;

/// Bits of all nine digits.
pub(super) const ALL: u16 = 0x1ff;

/// The triads of the six ways, as `3 * line + block`.
const WAYS: [[usize; 3]; 6] = [
    [0, 4, 8],
    [1, 5, 6],
    [2, 3, 7],
    [0, 5, 7],
    [1, 3, 8],
    [2, 4, 6],
];

/// The two ways through each triad.
const THROUGH: [[usize; 2]; 9] = {
    let mut through = [[0; 2]; 9];
    let mut i = 0;
    while i < 18 {
        through[WAYS[i / 3][i % 3]][i / 9] = i / 3;
        i += 1;
    }
    through
};

/// Candidates of 81 cells, in each lane those of another board: by band, row in it, stack and column
/// in it, which is reading order.
pub(super) type Cells<const L: usize> = [[[[[u16; L]; 3]; 3]; 3]; 3];

/// A decision for each lane, to be put in one pass: a digit takes one way through a chute, and no other.
#[derive(Clone, Debug)]
pub(super) struct Decisions<const L: usize> {
    /// The digit's bit; zero for no decision.
    pub(super) digit: [u16; L],
    pub(super) chute: [u16; L],
    pub(super) way: [u16; L],
}

impl<const L: usize> Decisions<L> {
    /// The digits that each way through a chute is closed to.
    #[inline(always)]
    fn closed(&self, chute: usize, lane: usize) -> [u16; 6] {
        let mask = |equal: bool| u16::from(equal).wrapping_neg();
        let digit = self.digit[lane] & mask(self.chute[lane] == chute as u16);
        six(|way| digit & !mask(self.way[lane] == way as u16))
    }
}

/// What a chute has found out, lane by lane.
#[derive(Clone, Debug)]
pub(super) struct Findings<const L: usize> {
    /// The digits that each way is open to.
    pub(super) ways: [[u16; L]; 6],
    /// The digits with more than one way.
    pub(super) several: [u16; L],
}

/// What all chutes together say about the boards, lane by lane.
#[derive(Clone, Debug)]
pub(super) struct Verdict<const L: usize> {
    /// Digits without a way, in some chute.
    pub(super) missing: [u16; L],
    /// Zero if a cell had no candidate after the pass along rows.
    pub(super) least: [u16; L],
    /// Not zero if something went that matters to the next pass.
    pub(super) changed: [u16; L],
}

#[inline(always)]
fn nine<T>(f: impl Fn(usize) -> T) -> [T; 9] {
    from_fn(f)
}

#[inline(always)]
fn six<T>(f: impl Fn(usize) -> T) -> [T; 6] {
    from_fn(f)
}

/// An array of arrays, for each of nine triads its three cells.
#[inline(always)]
fn all<T>(f: impl Fn(usize, usize) -> T) -> [[T; 3]; 9] {
    nine(|t| from_fn(|i| f(t, i)))
}

/// Without the lowest digit.
#[inline(always)]
fn rest(digits: u16) -> u16 {
    digits & digits.wrapping_sub(1)
}

/// Whether the instructions for so many lanes count bits: AVX-512 alone.
const fn can_count(lanes: usize) -> bool {
    lanes == 32
}

#[inline(always)]
fn has_three<const L: usize>(digits: u16) -> bool {
    if can_count(L) {
        digits.count_ones() as u16 >= 3
    } else {
        rest(rest(digits)) != 0
    }
}

/// The union of nine.
#[inline(always)]
fn any([a, b, c, d, e, f, g, h, i]: [u16; 9]) -> u16 {
    (a | b | c) | (d | e | f) | (g | h | i)
}

/// The lesser of two sets as numbers: signed, since SSE2 has no other minimum.
#[inline(always)]
fn lesser(a: u16, b: u16) -> u16 {
    if (a as i16) < b as i16 { a } else { b }
}

/// What at least two have.
#[inline(always)]
fn two_of([a, b, c]: [u16; 3]) -> u16 {
    a & b | (a | b) & c
}

/// What is the same along rows and along columns: ways, and what they leave of the triads.
struct Triads {
    ways: [u16; 6],
    several: u16,
    missing: u16,
    /// Digits that must be in the triad.
    must: [u16; 9],
    /// Digits that may stay in the triad.
    left: [u16; 9],
}

#[inline(always)]
fn triads<const L: usize>(seen: [u16; 9], closed: [u16; 6]) -> Triads {
    let way = |k: usize| {
        let [a, b, c] = WAYS[k];
        seen[a] & seen[b] & seen[c] & !closed[k]
    };
    let ways = six(way);
    let even = ways[0] | ways[1] | ways[2];
    let odd = ways[3] | ways[4] | ways[5];
    let several =
        two_of([ways[0], ways[1], ways[2]]) | two_of([ways[3], ways[4], ways[5]]) | even & odd;

    let closed = nine(|t| ways[THROUGH[t][0]] | ways[THROUGH[t][1]]);
    let beside =
        |of: &[u16; 9], t: usize| of[t / 3 * 3 + (t + 1) % 3] | of[t / 3 * 3 + (t + 2) % 3];
    // `t % 3` is the block, since a line has three triads.
    let must = nine(|t| closed[t] & !beside(&closed, t));
    // Three digits that must be here leave no room for others.
    let open = nine(|t| {
        if has_three::<L>(must[t]) {
            must[t]
        } else {
            closed[t]
        }
    });
    // Three that are left are here for sure, and nowhere else in the line. It saves a tenth of the passes, which pays only if it is cheap.
    let full = nine(|t| {
        if can_count(L) && closed[t].count_ones() as u16 <= 3 {
            closed[t]
        } else {
            0
        }
    });
    Triads {
        ways,
        several,
        missing: ALL & !(even | odd),
        must,
        left: nine(|t| open[t] & !beside(&full, t)),
    }
}

/// Deduces along the rows of a band.
#[inline(always)]
pub(super) fn rows<const L: usize>(
    band: usize,
    from: &Cells<L>,
    to: &mut Cells<L>,
    decisions: &Decisions<L>,
    findings: &mut Findings<L>,
    verdict: &mut Verdict<L>,
) {
    for lane in 0..L {
        // Naked singles leave the rest of their row. (The ways take them from the box.)
        let row = |line: usize| {
            let given = nine(|i| from[band][line][i / 3][i % 3][lane]);
            let single = nine(|i| if rest(given[i]) == 0 { given[i] } else { 0 });
            let naked = any(single);
            nine(|i| given[i] & (!naked | single[i]))
        };
        let x = [row(0), row(1), row(2)];
        let x = all(|t, i| x[t / 3][t % 3 * 3 + i]);

        let seen = nine(|t| x[t][0] | x[t][1] | x[t][2]);
        let twice = nine(|t| two_of(x[t]));
        let Triads {
            ways,
            several,
            missing,
            must,
            left,
        } = triads::<L>(seen, decisions.closed(band, lane));
        // A digit that must be in this triad, and is in one of its cells.
        let hidden = nine(|t| must[t] & !twice[t]);
        let y = all(|t, i| {
            let only = x[t][i] & hidden[t];
            if only == 0 { x[t][i] & left[t] } else { only }
        });
        let gone = nine(|t| x[t][0] ^ y[t][0] | x[t][1] ^ y[t][1] | x[t][2] ^ y[t][2]);
        let least = nine(|t| lesser(lesser(y[t][0], y[t][1]), y[t][2]));
        verdict.missing[lane] |= missing;
        verdict.changed[lane] |= any(gone);
        let [a, b, c, d, e, f, g, h, i] = least;
        let least = lesser(
            lesser(lesser(a, b), lesser(c, d)),
            lesser(lesser(e, f), lesser(g, h)),
        );
        verdict.least[lane] = lesser(verdict.least[lane], lesser(least, i));
        findings.several[lane] = several;
        put(&mut findings.ways, lane, ways);
        for (t, y) in y.into_iter().enumerate() {
            for (i, y) in y.into_iter().enumerate() {
                to[band][t / 3][t % 3][i][lane] = y;
            }
        }
    }
}

/// Deduces along the columns of a stack. Singles are left to the rows, which see them in their boxes.
#[inline(always)]
#[allow(
    clippy::needless_range_loop,
    reason = "all loops over lanes look alike"
)]
pub(super) fn columns<const L: usize>(
    stack: usize,
    from: &Cells<L>,
    to: &mut Cells<L>,
    decisions: &Decisions<L>,
    findings: &mut Findings<L>,
    verdict: &mut Verdict<L>,
) {
    let mut keep = [[0; L]; 9];
    for lane in 0..L {
        let x = all(|t, i| from[t % 3][i][stack][t / 3][lane]);
        let seen = nine(|t| x[t][0] | x[t][1] | x[t][2]);
        let Triads {
            ways,
            several,
            missing,
            left,
            ..
        } = triads::<L>(seen, decisions.closed(3 + stack, lane));
        let gone = nine(|t| seen[t] & !left[t]);
        verdict.missing[lane] |= missing;
        verdict.changed[lane] |= any(gone);
        findings.several[lane] = several;
        put(&mut findings.ways, lane, ways);
        put(&mut keep, lane, left);
    }
    // The cells once more, in a loop of their own: they are too many to stay in registers.
    for lane in 0..L {
        let y = all(|t, i| from[t % 3][i][stack][t / 3][lane] & keep[t][lane]);
        for (t, y) in y.into_iter().enumerate() {
            for (i, y) in y.into_iter().enumerate() {
                to[t % 3][i][stack][t / 3][lane] = y;
            }
        }
    }
}

/// Writes what has been found in a lane.
#[inline(always)]
fn put<const N: usize, const L: usize>(to: &mut [[u16; L]; N], lane: usize, of: [u16; N]) {
    for (to, of) in to.iter_mut().zip(of) {
        to[lane] = of;
    }
}
