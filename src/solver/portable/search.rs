//! Backtracking: guess, propagate, and take back what failed.
//!
//! The recursion is written out, because it must stop at each solution and go on
//! later, and because its stack must be small and known. A level of it is a
//! [`Decision`] of two bytes. Taking one back needs the board as it was before it,
//! but a board is far larger than a decision: so only some levels save theirs, and
//! from the others the board is made again from the nearest save above, by applying
//! the decisions since and propagating once. Since propagation ends in the same
//! board from every way that leads there, the search visits the same nodes however
//! many boards it saves.
//!
//! A level saves its board when there is room and gives the room up with its last
//! alternative. So each level that has an alternative left stands on a save at or
//! above it: when no save is held, no level has one, and the next level saves.
//!
//! **Beginning anew.** The lowest board saved is the root of all that is left to
//! search, since the levels below it have no alternative. When a rule has found
//! nothing in [`PATIENCE`] nodes the search goes back to that board and takes the
//! other rule, and so on in turn with twice the patience. It does not go back over a
//! solution, which it would find again.

use super::board::Board;
use super::branch::{Decision, MAX_DEPTH, Rule};
use crate::arch::Word;
use crate::{Cell, DigitSet, Grid};

/// Nodes before a search begins anew for the first time: more than any puzzle is
/// known to need that people have made.
const PATIENCE: u32 = 1500;

/// What comes before the next node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Nothing,
    Propagate,
    TakeBack,
}

/// A search that can stop after any step, with `SAVES` saved boards.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Backtracker<W, const N: usize, const SAVES: usize> {
    board: Board<W, N>,
    next: Next,
    /// The decisions that stand, oldest first.
    path: [Decision; MAX_DEPTH],
    depth: u8,
    /// Boards from before a decision, and how many decisions came before it.
    saves: [(Board<W, N>, u8); SAVES],
    saved: u8,
    /// Whether no solution has been found since the lowest board was saved.
    fruitless: bool,
    rule: Rule,
    /// Nodes until the search begins anew with the other rule, now and next time.
    patience: u32,
    next_patience: u32,
}

impl<W: Word, const N: usize, const SAVES: usize> Backtracker<W, N, SAVES> {
    /// A search that has nothing to find.
    ///
    /// To be started where it stands: a move costs as much as some puzzles do.
    #[inline(always)]
    pub(in crate::solver) fn exhausted() -> Self {
        const { assert!(0 < SAVES && SAVES <= MAX_DEPTH, "one board must be saved") };
        Self {
            board: Board::blank(),
            next: Next::Nothing,
            path: [Decision::NONE; MAX_DEPTH],
            depth: 0,
            saves: [(Board::blank(), 0); SAVES],
            saved: 0,
            fruitless: true,
            rule: Rule::Chute,
            patience: PATIENCE,
            next_patience: PATIENCE,
        }
    }

    /// A search that begins anew as early and as often as it can.
    #[cfg(test)]
    pub(super) fn impatient(mut self) -> Self {
        (self.patience, self.next_patience) = (1, 1);
        self
    }

    /// Starts the search for the solutions of a grid without conflicts.
    pub(in crate::solver) fn start(&mut self, grid: &Grid) {
        self.board.read(grid);
        self.next = Next::Propagate;
    }

    /// Leaves a cell only these digits. To be called right after the start.
    pub(in crate::solver) fn keep(&mut self, cell: Cell, digits: DigitSet) {
        self.board.keep(cell, digits);
    }

    /// The solution that the last visit found.
    #[inline(never)] // or its memory is on the stack of the whole search
    pub(in crate::solver) fn solution(&self) -> Grid {
        self.board.grid()
    }

    /// Goes on until the next solution, `false` if there is none.
    pub(in crate::solver) fn advance(&mut self) -> bool {
        while self.ready() {
            if self.visit() {
                return true;
            }
        }
        false
    }

    /// Takes back what failed or has been found. `false` if nothing is left.
    #[inline]
    pub(in crate::solver) fn ready(&mut self) -> bool {
        let ready = match self.next {
            Next::Nothing => false,
            Next::Propagate => true,
            Next::TakeBack => self.take_back(),
        };
        self.next = if ready {
            Next::Propagate
        } else {
            Next::Nothing
        };
        ready
    }

    /// Visits one node, when [`ready`](Self::ready): propagates and decides. `true`
    /// if it is a solution.
    #[inline]
    pub(in crate::solver) fn visit(&mut self) -> bool {
        if self.patience == 0 {
            self.begin_anew();
        }
        self.patience -= 1;
        let alive = self.board.propagate();
        if alive && let Some(decision) = self.board.choose(self.rule) {
            self.decide(decision);
            return false;
        }
        self.next = Next::TakeBack;
        self.fruitless &= !alive;
        alive
    }

    /// Goes back to the lowest board saved, if that loses no solution, and changes
    /// the branch rule.
    fn begin_anew(&mut self) {
        self.next_patience = self.next_patience.saturating_mul(2);
        self.patience = self.next_patience;
        if self.fruitless
            && self.saved > 0
            && let [(board, base), ..] = &self.saves[..]
        {
            self.board.copy_from(board);
            self.depth = *base;
            self.saved = 0;
            self.rule = match self.rule {
                Rule::Chute => Rule::Digit,
                Rule::Digit => Rule::Chute,
            };
        }
    }

    fn decide(&mut self, decision: Decision) {
        let level = self.depth;
        if let Some((board, base)) = self.saves.get_mut(usize::from(self.saved)) {
            board.copy_from(&self.board);
            *base = level;
            self.fruitless |= self.saved == 0;
            self.saved += 1;
        }
        self.put(level, decision);
        self.apply_from(level);
    }

    /// Replaces the newest decision that has an alternative by it, and makes its
    /// board. `false` if there is none.
    fn take_back(&mut self) -> bool {
        let (level, decision) = loop {
            let Some(level) = self.depth.checked_sub(1) else {
                return false;
            };
            self.depth = level;
            let decision = self.path.get(usize::from(level));
            if let Some(next) = decision.and_then(|decision| decision.next()) {
                break (level, next);
            }
        };
        self.put(level, decision);
        // The newest save is at this level or above it: those below gave theirs up.
        let Some(newest) = self.saved.checked_sub(1) else {
            return false;
        };
        let Some((board, base)) = self.saves.get(usize::from(newest)) else {
            return false;
        };
        let base = *base;
        self.board.copy_from(board);
        if base == level && decision.next().is_none() {
            self.saved = newest;
        }
        self.apply_from(base);
        true
    }

    /// Puts a decision at a level, as the newest.
    fn put(&mut self, level: u8, decision: Decision) {
        if let Some(place) = self.path.get_mut(usize::from(level)) {
            *place = decision;
            self.depth = level + 1;
        }
    }

    /// Applies the decisions from a level on.
    fn apply_from(&mut self, level: u8) {
        for level in level..self.depth {
            if let Some(&decision) = self.path.get(usize::from(level)) {
                self.board.apply(decision);
            }
        }
    }
}
