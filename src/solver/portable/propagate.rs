//! What follows from the candidates without a guess.
//!
//! A digit needs one triad (minirow or minicolumn, see [`triads`](super::triads)) in
//! each row, or column, and in each box of a chute: it follows one of the six
//! permutations of three things.
//!
//! A round applies, first to bands and then to stacks:
//!
//! - **Chute consistency.** A digit stays in a triad only if one of the six
//!   permutations through the triad is still open. With `h[i][j]` for "the digit has
//!   a candidate in row i of box j", the triad (0, 0) needs
//!   `h[1][1] & h[2][2] | h[1][2] & h[2][1]`, and the others are its rotations.
//!   This is all of pointing and claiming.
//! - **The triple rule.** A digit must lie in a triad if its row has no other triad
//!   open. Three such digits fill the triad and push every other digit out; four are
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
//! A board is dead if four digits must lie in one triad, a digit has no place in a
//! row, a cell has no digit or two hidden singles, or a digit has two naked singles
//! in a row. All rules and tests are monotone: fewer candidates never bring one
//! back. So repeating rounds until one changes nothing gives the same board, or the
//! same verdict, from every way that leads there. The search relies on that when it
//! replays decisions, and one form of it visits the same nodes as another.

use super::board::{Board, CELLS, GUARD, rows_with, second_cells};
use super::triads::{Direction, MINICOLUMNS, MINIROWS, permitted};
use crate::arch::Word;

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

/// What a round found: any bit in `dead`, that there is no solution, and in
/// `removed`, that there are fewer candidates.
struct Findings<W> {
    dead: W,
    removed: W,
}

impl<W: Word, const N: usize> Board<W, N> {
    /// Applies the rules until they find nothing more.
    ///
    /// `false` if the board is dead: it has no solution. At most 649 rounds: all but the
    /// last take a candidate of 729 away, and 81 are left; three or four are common.
    pub(super) fn propagate(&mut self) -> bool {
        loop {
            let mut found = Findings {
                dead: W::splat(0),
                removed: W::splat(0),
            };
            self.round(&mut found);
            if !found.dead.is_zero() {
                return false;
            }
            if found.removed.is_zero() {
                return true;
            }
        }
    }

    /// Applies each rule once.
    #[inline(always)]
    fn round(&mut self, found: &mut Findings<W>) {
        if W::LANES > 1 {
            self.settle_triads(&MINIROWS, found);
            self.settle_triads(&MINICOLUMNS, found);
        } else {
            // The same, for small code: the numbers are not compiled in.
            for direction in [&MINIROWS, &MINICOLUMNS] {
                self.settle_triads(direction, found);
            }
        }
        // Half of all nodes end with the singles found, and the rest of the round would
        // be wasted. A wide word looks at all bands before it asks, which it does
        // faster; a narrow one saves the stack.
        if W::LANES > 1 {
            self.settle_bands::<3>(found);
        } else {
            self.settle_bands::<1>(found);
        }
    }

    /// Hidden and naked singles, `BANDS` bands at a time.
    #[inline(always)]
    fn settle_bands<const BANDS: usize>(&mut self, found: &mut Findings<W>) {
        for bands in self.bands.as_chunks_mut::<BANDS>().0 {
            let mut singles = [[W::splat(0); N]; BANDS];
            for (singles, band) in singles.iter_mut().zip(&*bands) {
                find_hidden_singles(band, singles, found);
            }
            if !found.dead.is_zero() {
                return;
            }
            for (band, singles) in bands.iter_mut().zip(&singles) {
                settle_singles(band, singles, found);
            }
        }
    }

    /// The three bands of one word.
    #[inline(always)]
    fn bands_of(&self, word: usize) -> [W; 3] {
        let [a, b, c] = &self.bands;
        [a[word], b[word], c[word]]
    }

    /// Chute consistency and the triple rule.
    #[inline(always)]
    fn settle_triads(&mut self, direction: &Direction, found: &mut Findings<W>) {
        let mut open = [(W::splat(0), W::splat(0)); N];
        let mut forced = [W::splat(0); N];
        for n in 0..N {
            let triads = direction.triads(self.bands_of(n));
            let (p, q) = direction.others(triads);
            open[n] = (triads, triads & permitted(p, q));
            forced[n] = triads.without(p | q);
        }
        let tally = Tally::of(&forced);
        found.dead = found.dead | tally.four;
        for n in 0..N {
            let triads = open[n].0;
            let open = open[n].1.without(tally.three.without(forced[n]));
            let closed = triads ^ open;
            // One digit often loses nothing, four at a time seldom.
            if W::LANES == 1 && closed.is_zero() {
                continue;
            }
            found.removed = found.removed | closed;
            for (band, cells) in self.bands.iter_mut().zip(direction.cells(open)) {
                band[n] = band[n] & cells;
            }
        }
    }
}

/// In each row, the cell of a digit that has no other there.
#[inline(always)]
fn find_hidden_singles<W: Word, const N: usize>(
    band: &[W; N],
    singles: &mut [W; N],
    found: &mut Findings<W>,
) {
    for n in 0..N {
        let (more, guards) = second_cells(band[n]);
        let empty = W::splat(GUARD).without(guards | W::padding(n));
        found.dead = found.dead | empty;
        singles[n] = band[n].without(rows_with(more));
    }
}

/// Takes the cells of hidden singles from other digits, then those of naked singles
/// from the rest of their row.
#[inline(always)]
fn settle_singles<W: Word, const N: usize>(
    band: &mut [W; N],
    singles: &[W; N],
    found: &mut Findings<W>,
) {
    let taken = Tally::of(singles).one;
    for n in 0..N {
        let gone = band[n] & taken.without(singles[n]);
        found.removed = found.removed | gone;
        band[n] = band[n] ^ gone;
    }
    let tally = Tally::of(band);
    let empty = W::splat(CELLS).without(tally.one);
    found.dead = found.dead | empty | (taken & tally.two);
    let naked = tally.one.without(tally.two);
    for word in band {
        let naked = *word & naked;
        found.dead = found.dead | second_cells(naked).0;
        let gone = *word & rows_with(naked).without(naked);
        found.removed = found.removed | gone;
        *word = *word ^ gone;
    }
}
