//! What follows from the candidates without a guess.
//!
//! A *line* is a minirow or a minicolumn: three cells that a box shares with a row
//! or a column. The nine lines of a chute (a band or a stack) are three boxes by
//! three rows (columns). A digit needs one line in each row and in each box of the
//! chute, so it follows one of the six permutations of three things.
//!
//! A round applies, first to bands and then to stacks:
//!
//! - **Chute consistency.** A digit stays in a line only if one of the six
//!   permutations through the line is still open. With `h[i][j]` for "the digit has
//!   a candidate in row i of box j", the line (0, 0) needs
//!   `h[1][1] & h[2][2] | h[1][2] & h[2][1]`, and the others are its rotations.
//!   This is all of pointing and claiming.
//! - **The triple rule.** A digit must lie in a line if its row has no other line
//!   open. Three such digits fill the line and push every other digit out; four are
//!   a contradiction. Without this rule some unsolvable and some nearly empty grids
//!   cost millions of nodes.
//!
//! and then, band by band:
//!
//! - **Hidden singles.** A digit with one cell left in a row takes it from the other
//!   digits. Those of columns and boxes show as one of a row, because the rules
//!   above have emptied the rest of the row.
//! - **Naked singles.** A cell with one digit left takes it from the rest of its
//!   row; column and box follow from the rules above.
//!
//! A board is dead if four digits must lie in one line, a digit has no place in a
//! row, a cell has no digit or two hidden singles, or a digit has two naked singles
//! in a row. All rules and tests are monotone: fewer candidates never bring one
//! back. So repeating rounds until one changes nothing gives the same board, or the
//! same verdict, from every way that leads there. The search relies on that when it
//! replays decisions, and one form of it visits the same nodes as another.

use super::board::{Board, CELLS, FIRST, GUARD, rows_with, second_cells};
use super::word::Word;

/// How the lines of a chute lie in the words of a board.
///
/// The 27 lines of a direction fit one word: ten bits, with one to spare, for each
/// row of a band (each minicolumn's band in a stack).
pub(super) trait Direction {
    /// The lines with a candidate in them, of three bands of a digit.
    fn lines<W: Word>(bands: [W; 3]) -> W;

    /// The cells of the lines.
    fn cells<W: Word>(lines: W) -> [W; 3];

    /// The two other lines that share the ten bits and the chute, at each line.
    fn others<W: Word>(lines: W) -> (W, W);
}

/// Minirows: row k and box j of band i (all from 0) at bit `10 k + 3 j + i`.
pub(super) struct Minirows;

/// Minicolumns: band k and column j at bit `10 k + j`.
pub(super) struct Minicolumns;

/// The first minirow cell of each box and row.
const THIRDS: u32 = 0o111 * FIRST;

impl Direction for Minirows {
    #[inline(always)]
    fn lines<W: Word>([a, b, c]: [W; 3]) -> W {
        let mask = W::splat;
        ((a | a.down::<1>() | a.down::<2>()) & mask(THIRDS))
            | ((b.up::<1>() | b | b.down::<1>()) & mask(THIRDS << 1))
            | ((c.up::<2>() | c.up::<1>() | c) & mask(THIRDS << 2))
    }

    #[inline(always)]
    fn cells<W: Word>(lines: W) -> [W; 3] {
        let a = lines & W::splat(THIRDS);
        let b = lines & W::splat(THIRDS << 1);
        let c = lines & W::splat(THIRDS << 2);
        // Bit 3j to bits 3j, 3j + 1, 3j + 2: eight times minus once.
        [
            a.up::<3>() - a,
            b.up::<2>() - b.down::<1>(),
            c.up::<1>() - c.down::<2>(),
        ]
    }

    #[inline(always)]
    fn others<W: Word>(lines: W) -> (W, W) {
        let mask = |row: u32| W::splat(row * FIRST);
        (
            (lines.up::<3>() & mask(0o770)) | (lines.down::<6>() & mask(0o007)),
            (lines.up::<6>() & mask(0o700)) | (lines.down::<3>() & mask(0o077)),
        )
    }
}

impl Direction for Minicolumns {
    #[inline(always)]
    fn lines<W: Word>([a, b, c]: [W; 3]) -> W {
        let mask = W::splat;
        ((a | a.down::<10>() | a.down::<20>()) & mask(0o777))
            | ((b.up::<10>() | b | b.down::<10>()) & mask(0o777 << 10))
            | ((c.up::<20>() | c.up::<10>() | c) & mask(0o777 << 20))
    }

    #[inline(always)]
    fn cells<W: Word>(lines: W) -> [W; 3] {
        let a = lines & W::splat(0o777);
        let b = lines & W::splat(0o777 << 10);
        let c = lines & W::splat(0o777 << 20);
        [
            a | a.up::<10>() | a.up::<20>(),
            b | b.up::<10>() | b.down::<10>(),
            c | c.down::<10>() | c.down::<20>(),
        ]
    }

    #[inline(always)]
    fn others<W: Word>(lines: W) -> (W, W) {
        let mask = |row: u32| W::splat(row * FIRST);
        (
            (lines.up::<1>() & mask(0o666)) | (lines.down::<2>() & mask(0o111)),
            (lines.up::<2>() & mask(0o444)) | (lines.down::<1>() & mask(0o333)),
        )
    }
}

/// Per bit, in how many digits' words it is set: at least one, two, three, four.
struct Tally<W> {
    one: W,
    two: W,
    three: W,
    four: W,
}

impl<W: Word> Tally<W> {
    /// Counts over all digits; every lane of the result holds the whole count.
    #[inline(always)]
    fn of<const N: usize>(words: &[W; N]) -> Self {
        let none = W::splat(0);
        let mut tally = Self {
            one: none,
            two: none,
            three: none,
            four: none,
        };
        for &word in words {
            tally.four = tally.four | (tally.three & word);
            tally.three = tally.three | (tally.two & word);
            tally.two = tally.two | (tally.one & word);
            tally.one = tally.one | word;
        }
        if W::LANES > 1 {
            tally = tally.plus(tally.map(W::swap_halves));
            tally = tally.plus(tally.map(W::swap_neighbours));
        }
        tally
    }

    #[inline(always)]
    fn map(&self, f: impl Fn(W) -> W) -> Self {
        Self {
            one: f(self.one),
            two: f(self.two),
            three: f(self.three),
            four: f(self.four),
        }
    }

    #[inline(always)]
    fn plus(&self, other: Self) -> Self {
        Self {
            one: self.one | other.one,
            two: self.two | other.two | (self.one & other.one),
            three: self.three | other.three | (self.two & other.one) | (self.one & other.two),
            four: self.four
                | other.four
                | (self.three & other.one)
                | (self.two & other.two)
                | (self.one & other.three),
        }
    }
}

impl<W: Word, const N: usize> Board<W, N> {
    /// Applies the rules until they find nothing more.
    ///
    /// `false` if the board is dead: it has no solution. At most 648 rounds, since
    /// each takes a candidate of 729 away and leaves 81; three or four are common.
    pub(super) fn propagate(&mut self) -> bool {
        loop {
            let before = *self;
            if !self.round() {
                return false;
            }
            if *self == before {
                return true;
            }
        }
    }

    /// Applies each rule once. `false` if the board is dead.
    #[inline(always)]
    fn round(&mut self) -> bool {
        let mut dead = W::splat(0);
        self.settle_lines::<Minirows>(&mut dead);
        self.settle_lines::<Minicolumns>(&mut dead);
        let mut singles = [[W::splat(0); N]; 3];
        for (singles, band) in singles.iter_mut().zip(&self.bands) {
            *singles = hidden_singles(band, &mut dead);
        }
        // Half of all nodes end here, and the rest of the round would be wasted.
        if !dead.is_zero() {
            return false;
        }
        for (band, singles) in self.bands.iter_mut().zip(&singles) {
            settle_singles(band, singles, &mut dead);
        }
        dead.is_zero()
    }

    /// The three bands of one word.
    #[inline(always)]
    fn bands_of(&self, word: usize) -> [W; 3] {
        let [a, b, c] = &self.bands;
        [a[word], b[word], c[word]]
    }

    /// Chute consistency and the triple rule.
    #[inline(always)]
    fn settle_lines<D: Direction>(&mut self, dead: &mut W) {
        let mut open = [W::splat(0); N];
        let mut forced = [W::splat(0); N];
        for n in 0..N {
            let lines = D::lines(self.bands_of(n));
            let (p, q) = D::others(lines);
            open[n] = lines & permitted(p, q);
            forced[n] = lines.without(p | q);
        }
        let tally = Tally::of(&forced);
        *dead = *dead | tally.four;
        for n in 0..N {
            let open = open[n].without(tally.three.without(forced[n]));
            for (band, cells) in self.bands.iter_mut().zip(D::cells(open)) {
                band[n] = band[n] & cells;
            }
        }
    }
}

/// The lines through which a permutation of the chute is open, from the two other
/// lines of each row.
#[inline(always)]
fn permitted<W: Word>(p: W, q: W) -> W {
    // Rotated by one and by two rows. The two bits that run over the top belong to
    // no line.
    let (p1, p2) = (p.up::<10>() | p.down::<20>(), p.up::<20>() | p.down::<10>());
    let (q1, q2) = (q.up::<10>() | q.down::<20>(), q.up::<20>() | q.down::<10>());
    (p1 & q2) | (q1 & p2)
}

/// In each row, the cell of a digit that has no other there.
#[inline(always)]
fn hidden_singles<W: Word, const N: usize>(band: &[W; N], dead: &mut W) -> [W; N] {
    let mut singles = [W::splat(0); N];
    for n in 0..N {
        let (more, guards) = second_cells(band[n]);
        let empty = W::splat(GUARD).without(guards | W::padding(n));
        *dead = *dead | empty;
        singles[n] = band[n].without(rows_with(more));
    }
    singles
}

/// Takes the cells of hidden singles from other digits, then those of naked singles
/// from the rest of their row.
#[inline(always)]
fn settle_singles<W: Word, const N: usize>(band: &mut [W; N], singles: &[W; N], dead: &mut W) {
    let taken = Tally::of(singles).one;
    for n in 0..N {
        band[n] = band[n].without(taken.without(singles[n]));
    }
    let tally = Tally::of(band);
    *dead = *dead | W::splat(CELLS).without(tally.one) | (taken & tally.two);
    let naked = tally.one.without(tally.two);
    for word in band {
        let naked = *word & naked;
        *dead = *dead | second_cells(naked).0;
        *word = word.without(rows_with(naked).without(naked));
    }
}
