//! The boards of all lanes, and a pass over them.

use super::chute::{ALL, Cells, Decisions, Findings, Verdict, columns, rows};
use super::set::Set;

/// Ways for a digit through a chute, of which it is to take one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The digit's bit.
    digit: u16,
    /// The bands, then the stacks.
    chute: u8,
    ways: u8,
}

impl Choice {
    /// Without the first way; `None` if it is the last.
    #[inline(always)]
    pub(super) fn rest(self) -> Option<Self> {
        let ways = self.ways & self.ways.wrapping_sub(1);
        (ways != 0).then_some(Self { ways, ..self })
    }
}

/// What a pass says about the lanes. No lane is in two sets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Events {
    /// There is no solution.
    pub(super) dead: Set,
    /// Each digit has one way through each chute. If each cell has a candidate, this is a
    /// solution, else there is none.
    pub(super) settled: Set,
    /// Nothing more follows.
    pub(super) stuck: Set,
}

/// A board of candidates in each lane.
///
/// It is to be a local variable: its alignment then aligns the stack of the function. Else all vectors
/// that the compiler keeps there may lie across two cache lines (a pass takes up to twice as long).
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Lanes<const L: usize> {
    cells: Cells<L>,
    /// The cells between the passes along rows and along columns.
    between: Cells<L>,
    /// For the next pass only.
    decisions: Decisions<L>,
    findings: [Findings<L>; 6],
    /// The chute with the fewest digits that have several ways.
    chute: [u16; L],
}

impl<const L: usize> Lanes<L> {
    pub(super) const fn new() -> Self {
        Self {
            cells: [[[[[0; L]; 3]; 3]; 3]; 3],
            between: [[[[[0; L]; 3]; 3]; 3]; 3],
            decisions: Decisions {
                digit: [0; L],
                chute: [0; L],
                way: [0; L],
            },
            findings: [const {
                Findings {
                    ways: [[0; L]; 6],
                    several: [0; L],
                }
            }; 6],
            chute: [0; L],
        }
    }

    /// Puts a board into a lane.
    #[inline(always)]
    pub(super) fn put(&mut self, lane: usize, board: &[u16; 81]) {
        let cells = self
            .cells
            .as_flattened_mut()
            .as_flattened_mut()
            .as_flattened_mut();
        for (cell, &candidates) in cells.iter_mut().zip(board) {
            cell[lane % L] = candidates;
        }
    }

    /// The board of a lane.
    #[inline(always)]
    pub(super) fn board(&self, lane: usize) -> [u16; 81] {
        let mut board = [0; 81];
        let cells = self.cells.as_flattened().as_flattened().as_flattened();
        for (cell, candidates) in cells.iter().zip(&mut board) {
            *candidates = cell[lane % L];
        }
        board
    }

    /// Makes a digit take the first way of a choice, in the next pass.
    #[inline(always)]
    pub(super) fn choose(&mut self, lane: usize, choice: Choice) {
        self.decisions.digit[lane % L] = choice.digit;
        self.decisions.chute[lane % L] = choice.chute.into();
        self.decisions.way[lane % L] = choice.ways.trailing_zeros() as u16;
    }

    /// Where to split the board of a lane that is stuck: the lowest digit with exactly two ways through the
    /// chute with the fewest digits that have several, else the lowest of these.
    #[inline(always)]
    pub(super) fn choice(&self, lane: usize) -> Choice {
        let chute = self.chute[lane % L];
        let ways = self.findings[usize::from(chute) % 6]
            .ways
            .each_ref()
            .map(|way| way[lane % L]);
        let (mut one, mut two, mut three) = (0, 0, 0);
        for digits in ways {
            three |= two & digits;
            two |= one & digits;
            one |= digits;
        }
        let exactly = two & !three;
        let choice = if exactly == 0 { two } else { exactly };
        let digit = choice & choice.wrapping_neg();
        let mut open = 0;
        for (way, digits) in ways.into_iter().enumerate() {
            open |= u8::from(digits & digit != 0) << way;
        }
        Choice {
            digit,
            chute: chute as u8,
            ways: open,
        }
    }

    /// Deduces once along rows and once along columns.
    #[inline(always)]
    #[allow(
        clippy::needless_range_loop,
        reason = "it shows the compiler that no index is out of bounds; else there are no vectors"
    )]
    pub(super) fn pass(&mut self) -> Events {
        let mut verdict = Verdict {
            missing: [0; L],
            least: [ALL; L],
            changed: [0; L],
        };
        let Self {
            cells,
            between,
            decisions,
            findings,
            chute,
        } = self;
        for band in 0..3 {
            rows(
                band,
                cells,
                between,
                decisions,
                &mut findings[band],
                &mut verdict,
            );
        }
        for stack in 0..3 {
            let findings = &mut findings[3 + stack];
            columns(stack, between, cells, decisions, findings, &mut verdict);
        }
        decisions.digit = [0; L];
        let [f0, f1, f2, f3, f4, f5] = findings;

        let (mut dead, mut settled, mut stuck) = ([0; L], [0; L], [0; L]);
        for lane in 0..L {
            let open = f0.several[lane]
                | f1.several[lane]
                | f2.several[lane]
                | f3.several[lane]
                | f4.several[lane]
                | f5.several[lane];
            // The digits that have several ways, less one so that none become many; and the chute.
            let key =
                |digits: u16, chute: u16| (digits.count_ones() as u16).wrapping_sub(1) << 3 | chute;
            let min = |a: u16, b: u16| if a < b { a } else { b };
            chute[lane] = min(
                min(
                    min(key(f0.several[lane], 0), key(f1.several[lane], 1)),
                    min(key(f2.several[lane], 2), key(f3.several[lane], 3)),
                ),
                min(key(f4.several[lane], 4), key(f5.several[lane], 5)),
            ) & 7;
            let is_dead = (verdict.missing[lane] != 0) | (verdict.least[lane] == 0);
            let is_settled = !is_dead & (open == 0);
            dead[lane] = u8::from(is_dead);
            settled[lane] = u8::from(is_settled);
            stuck[lane] = u8::from(!is_dead & !is_settled & (verdict.changed[lane] == 0));
        }
        Events {
            dead: Set::of(&dead),
            settled: Set::of(&settled),
            stuck: Set::of(&stuck),
        }
    }
}
