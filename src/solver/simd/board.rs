//! The board in vectors, and what follows from it without a guess.
//!
//! # Layout
//!
//! Three vectors of 27 lanes hold the candidates of the 81 cells. Lane
//! `(band, row, block)` of vector `i` is the cell in row `3 * band + row` and column
//! `3 * block + (row + i) % 3`, all counted from 0. So in each box the nine cells lie
//! in these vectors:
//!
//! ```text
//!           column 0 1 2
//!     row 0        0 1 2
//!     row 1        2 0 1
//!     row 2        1 2 0
//! ```
//!
//! The three cells of a minirow have the same lane in the three vectors, so what
//! concerns minirows is plain work lane by lane. And each diagonal of a box lies in one
//! vector, so to exchange rows and columns is one permutation a vector (and vectors 1
//! and 2 change places): the code for rows does columns too. A *triad* is a minirow or,
//! on a board that is turned, a minicolumn.
//!
//! # Propagation
//!
//! A pass deduces along rows and boxes, the next one along columns and boxes. `seen`
//! is the union of the three vectors: the digits that a triad may hold.
//!
//! - *Chute consistency.* A digit goes through the three rows of a band and its three
//!   boxes by one of six permutations. It may stay in a triad if the two other rows can
//!   take it in the two other boxes, one way or the other: two ANDs and an OR of
//!   rotations. This is all of pointing and claiming.
//! - *A digit that has left both other triads of its row* must be in this one. If it is
//!   in just one cell of the triad, that is a hidden single, of the row and of the box.
//! - *The triple rule.* Three digits that must be in one triad push all others out of
//!   it; a triad with just three digits left takes them from the rest of its row.
//!   Without it some unsolvable or nearly empty grids take millions of nodes.
//! - *Naked singles* leave the rest of their row. (Chute consistency takes them from
//!   the box.)
//!
//! A board is dead if a cell has no candidate or a row lacks a digit. It is solved if
//! each cell has one candidate, a pass changed nothing, and no column lacks a digit:
//! then rows, columns and boxes hold nine digits each.
//!
//! All of these read the board as it was before the pass. They find a little less than
//! if each saw the results of the one before (7 % more passes), but the chain of
//! dependent instructions is half as long, and that is what one puzzle on a wide core
//! waits for: a quarter less time with AVX-512, none lost with AVX2. For the same reason
//! no rule uses mask registers: a comparison into one and a masked move take twice as
//! long as to shift a sign bit down (10 %).

use crate::arch::{Cpu, Lanes};

/// Bits of all nine digits.
const ALL: u16 = 0x1ff;

/// Candidates of all cells.
#[derive(Clone, Copy)]
pub(super) struct Board<V> {
    /// See the layout above.
    pub(super) cells: [V; 3],
    /// Whether rows and columns have changed places.
    pub(super) turned: bool,
}

/// What a pass leaves.
#[derive(Clone, Copy)]
pub(super) struct Pass<V> {
    pub(super) board: Board<V>,
    /// Whether a candidate went.
    pub(super) changed: bool,
    /// Whether a cell has no candidate, or a row lacks a digit.
    pub(super) dead: bool,
}

impl<V: Lanes> Board<V> {
    /// The board of 81 values, 0 for a blank, without a deduction.
    #[inline(always)]
    pub(super) fn read(cpu: Cpu<V>, values: &[u8; 81]) -> Self {
        Self {
            cells: V::read(cpu, values),
            turned: false,
        }
    }

    /// The values of a solved board.
    #[inline(always)]
    pub(super) fn values(self) -> [u8; 81] {
        V::write(self.upright().cells)
    }

    /// A board without candidates, on which each pass finds a contradiction.
    #[inline(always)]
    pub(super) fn emptied(self) -> Self {
        let [x0, ..] = self.cells;
        Self {
            cells: [x0.splat(0); 3],
            turned: false,
        }
    }

    /// Rows become columns.
    #[inline(always)]
    pub(super) fn transpose(self) -> Self {
        let [x0, x1, x2] = self.cells;
        Self {
            cells: [
                x0.transpose::<0>(),
                x2.transpose::<1>(),
                x1.transpose::<2>(),
            ],
            turned: !self.turned,
        }
    }

    /// The same board with its rows as rows.
    #[inline(always)]
    fn upright(self) -> Self {
        self.pick(self.transpose(), self.turned)
    }

    /// The digits that each triad may hold.
    #[inline(always)]
    pub(super) fn triads(self) -> V {
        let [x0, x1, x2] = self.cells;
        V::any_of(x0, x1, x2)
    }

    /// Whether a cell has more than one candidate.
    #[inline(always)]
    pub(super) fn is_open(self) -> bool {
        let [x0, x1, x2] = self.cells;
        V::any_of(x0.rest(), x1.rest(), x2.rest()).any()
    }

    /// Whether every digit is a candidate somewhere in every row.
    #[inline(always)]
    pub(super) fn rows_full(self) -> bool {
        let triads = self.triads();
        let rows = V::any_of(triads, triads.rotate::<0, 1>(), triads.rotate::<0, 2>());
        !rows.splat(ALL).without(rows).any()
    }

    /// Takes candidates from all cells of each triad.
    #[inline(always)]
    pub(super) fn without(self, digits: V) -> Self {
        let [x0, x1, x2] = self.cells;
        Self {
            cells: [x0.without(digits), x1.without(digits), x2.without(digits)],
            turned: self.turned,
        }
    }

    /// The candidates of both boards.
    #[inline(always)]
    pub(super) fn or(self, other: Self) -> Self {
        let ([x0, x1, x2], [y0, y1, y2]) = (self.cells, other.cells);
        Self {
            cells: [x0.or(y0), x1.or(y1), x2.or(y2)],
            turned: self.turned,
        }
    }

    /// `other` if told so, else `self`; without a jump.
    #[inline(always)]
    pub(super) fn pick(self, other: Self, it: bool) -> Self {
        let ([x0, x1, x2], [y0, y1, y2]) = (self.cells, other.cells);
        let turned = if it { other.turned } else { self.turned };
        Self {
            cells: [x0.pick(y0, it), x1.pick(y1, it), x2.pick(y2, it)],
            turned,
        }
    }

    /// Deduces once along rows and boxes.
    #[inline(always)]
    pub(super) fn pass(self) -> Pass<V> {
        let [x0, x1, x2] = self.cells;

        // Naked singles, and digits that only three cells of a row can take.
        let (n0, n1, n2) = (
            x0.rest().is_zero(),
            x1.rest().is_zero(),
            x2.rest().is_zero(),
        );
        let naked = V::any_of(x0.and(n0), x1.and(n1), x2.and(n2));

        // Chute consistency.
        let seen = V::any_of(x0, x1, x2);
        let falling = seen.rotate::<1, 1>().and(seen.rotate::<2, 2>());
        let rising = seen.rotate::<1, 2>().and(seen.rotate::<2, 1>());
        let closed = seen.and(falling.or(rising));
        let beside = closed.rotate::<0, 1>().or(closed.rotate::<0, 2>());
        let missing = seen.splat(ALL).without(closed.or(beside));

        // Digits that must be in a triad, of which it has room for three.
        let must = closed.without(beside);
        let triads = closed.without(must.has_three().and(beside));
        let hidden = must.without(V::two_of(x0, x1, x2));

        let taken = naked.or(closed.and(closed.at_most_three()));
        let taken = V::any_of(naked, taken.rotate::<0, 1>(), taken.rotate::<0, 2>());

        let y0 = x0.narrow(hidden, triads).without(taken.without(n0));
        let y1 = x1.narrow(hidden, triads).without(taken.without(n1));
        let y2 = x2.narrow(hidden, triads).without(taken.without(n2));

        let changed = V::any_of(x0.xor(y0), x1.xor(y1), x2.xor(y2));
        Pass {
            board: Self {
                cells: [y0, y1, y2],
                turned: self.turned,
            },
            changed: changed.any(),
            dead: missing.or(must.has_four()).any() | y0.min(y1).min(y2).any_zero(),
        }
    }
}

/// One step of a pass.
trait Narrow: Lanes {
    /// A cell's candidates: its hidden single if it has one, else those that its triad may hold.
    #[inline(always)]
    fn narrow(self, hidden: Self, triads: Self) -> Self {
        let single = self.and(hidden);
        single.or(self.and(triads).and(single.is_zero()))
    }
}

impl<V: Lanes> Narrow for V {}
