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

use super::board::Board;
use super::branch::{Decision, MAX_DEPTH};
use super::word::Word;
use crate::Grid;

/// What one step of a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The search goes on.
    Open,
    /// The board is a solution that no earlier step found.
    Solved,
    /// All solutions have been found.
    Exhausted,
}

/// What a step has to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Propagate,
    TakeBack,
    Nothing,
}

/// A search that can stop after any step, with `SAVES` saved boards.
#[derive(Clone, Debug)]
pub(super) struct Backtracker<W, const N: usize, const SAVES: usize> {
    board: Board<W, N>,
    next: Next,
    /// The decisions that stand, oldest first.
    path: [Decision; MAX_DEPTH],
    depth: u8,
    /// Boards from before a decision, and how many decisions came before it.
    saves: [(Board<W, N>, u8); SAVES],
    saved: u8,
}

impl<W: Word, const N: usize, const SAVES: usize> Backtracker<W, N, SAVES> {
    /// The search for the solutions of a grid without conflicts.
    pub(super) fn new(grid: &Grid) -> Self {
        const { assert!(0 < SAVES && SAVES <= MAX_DEPTH, "one board must be saved") };
        Self {
            board: Board::new(grid),
            next: Next::Propagate,
            path: [Decision::NONE; MAX_DEPTH],
            depth: 0,
            saves: [(Board::blank(), 0); SAVES],
            saved: 0,
        }
    }

    /// A search that has nothing to find.
    pub(super) fn exhausted() -> Self {
        Self {
            next: Next::Nothing,
            ..Self::new(&Grid::EMPTY)
        }
    }

    /// Whether it is known that no solution is left.
    pub(super) const fn is_exhausted(&self) -> bool {
        matches!(self.next, Next::Nothing)
    }

    /// The solution that the last step found.
    pub(super) fn solution(&self) -> Grid {
        self.board.grid()
    }

    /// Goes on until the next solution, `false` if there is none.
    pub(super) fn advance(&mut self) -> bool {
        loop {
            match self.step() {
                Step::Open => {}
                Step::Solved => return true,
                Step::Exhausted => return false,
            }
        }
    }

    /// Visits one node: takes back what failed, propagates, and decides.
    #[inline]
    pub(super) fn step(&mut self) -> Step {
        let ready = match self.next {
            Next::Propagate => true,
            Next::TakeBack => self.take_back(),
            Next::Nothing => false,
        };
        if !ready {
            self.next = Next::Nothing;
            return Step::Exhausted;
        }
        if self.board.propagate() {
            if let Some(decision) = self.board.choose() {
                self.decide(decision);
                self.next = Next::Propagate;
                return Step::Open;
            }
            self.next = Next::TakeBack;
            return Step::Solved;
        }
        self.next = Next::TakeBack;
        Step::Open
    }

    fn decide(&mut self, decision: Decision) {
        if let Some(save) = self.saves.get_mut(usize::from(self.saved)) {
            *save = (self.board, self.depth);
            self.saved += 1;
        }
        if let Some(level) = self.path.get_mut(usize::from(self.depth)) {
            *level = decision;
            self.depth += 1;
        }
        self.board.apply(decision);
    }

    /// Replaces the newest decision that has an alternative by it, and makes its
    /// board. `false` if there is none.
    fn take_back(&mut self) -> bool {
        let (depth, decision) = loop {
            let Some(depth) = self.depth.checked_sub(1) else {
                return false;
            };
            self.depth = depth;
            let level = self.path.get(usize::from(depth));
            if let Some(decision) = level.copied().and_then(Decision::next) {
                break (depth, decision);
            }
        };
        while let Some(newest) = self.saved.checked_sub(1) {
            let Some(&(board, base)) = self.saves.get(usize::from(newest)) else {
                return false;
            };
            if base > depth {
                self.saved = newest;
                continue;
            }
            if base == depth && decision.next().is_none() {
                self.saved = newest;
            }
            self.decide_again(board, base, depth, decision);
            return true;
        }
        false
    }

    /// The board after the decisions from level `base` to `depth`, the last of them
    /// being `decision`.
    fn decide_again(&mut self, board: Board<W, N>, base: u8, depth: u8, decision: Decision) {
        self.board = board;
        if let Some(level) = self.path.get_mut(usize::from(depth)) {
            *level = decision;
        }
        self.depth = depth + 1;
        let since = self.path.get(usize::from(base)..usize::from(self.depth));
        for &decision in since.into_iter().flatten() {
            self.board.apply(decision);
        }
    }
}
