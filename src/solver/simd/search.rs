//! The walk through the search tree.
//!
//! # Depth
//!
//! A node waits on the stack while what it guessed first is searched. That fixed one
//! digit in one chute, where the digit had a choice, and candidates never come back.
//! There are nine digits and six chutes, so at most 54 nodes wait on a path, and a
//! stack of 54 never overflows.
//!
//! # Two nodes in flight
//!
//! A pass is one long chain of dependent instructions, which leaves most of a wide core
//! idle. To prove that a solution is the only one all nodes must be visited anyway, so
//! [`count_double`] keeps two in flight, each with its own stack; one that has run out
//! takes from the other's. (One stack for both would need room for some 54 * 54 / 2
//! nodes in the worst case.) Three in flight gain nothing more.
//!
//! # Giving up
//!
//! There are grids, made to be slow for this branch rule, on which it guesses for a
//! second where nothing depends on it. So a search has [`PATIENCE`] guesses for each
//! solution, several times what any puzzle needs. When they are used up it gives up,
//! and the portable engine starts afresh, which has two rules for such grids.

use super::board::{Board, Pass};
use super::branch::{Branch, Rest, branch};
use crate::arch::{Lanes, Stack};

/// Digits times chutes: the greatest number of open nodes.
const LEVELS: usize = 54;

/// Guesses for each solution.
pub(super) const PATIENCE: u64 = 1000;

/// That a search used up its patience. What it found until then counts for nothing.
pub(in crate::solver) struct GaveUp;

/// One chain of the search: open nodes, deepest on top.
#[derive(Clone)]
pub(in crate::solver) struct Chain<V: Lanes> {
    open: Stack<[V; 3], Rest, LEVELS>,
    /// How many there have been.
    pub(super) guesses: u64,
}

/// How a chain goes on after a pass.
enum Step<V> {
    /// With this node.
    Go(Board<V>),
    /// With another, after a solution.
    Solved(Board<V>),
    /// With another.
    Dead,
}

impl<V: Lanes> Chain<V> {
    #[inline(always)]
    pub(super) const fn new() -> Self {
        Self {
            open: Stack::new(),
            guesses: 0,
        }
    }

    /// Makes a board the next node.
    #[inline(always)]
    pub(super) fn push(&mut self, board: Board<V>) {
        self.open.push(board.cells, Rest::whole(board.turned));
    }

    /// The next open node.
    #[inline(always)]
    fn take(&mut self) -> Option<Board<V>> {
        let (&cells, rest) = self.open.top()?;
        let (board, last) = rest.next(cells);
        if last {
            self.open.pop();
        }
        Some(board)
    }

    #[inline(always)]
    fn step(&mut self, pass: Pass<V>) -> Step<V> {
        if pass.changed & !pass.dead {
            return Step::Go(pass.board.transpose());
        }
        if pass.dead {
            return Step::Dead;
        }
        if !pass.board.is_open() {
            // A quiet pass over single candidates has found rows and boxes right.
            return if pass.board.transpose().rows_full() {
                Step::Solved(pass.board)
            } else {
                Step::Dead
            };
        }
        self.guesses += 1;
        match branch(pass.board) {
            Branch::Dead => Step::Dead,
            Branch::Go(board) => Step::Go(board),
            Branch::Split(board, cells, rest) => {
                self.open.push(cells, rest);
                Step::Go(board)
            }
        }
    }

    /// The next solution, in either direction, while there have been at most so many
    /// guesses.
    #[inline(always)]
    pub(super) fn next(&mut self, guesses: u64) -> Result<Option<Board<V>>, GaveUp> {
        let Some(mut board) = self.take() else {
            return Ok(None);
        };
        while self.guesses <= guesses {
            match self.step(board.pass()) {
                Step::Go(next) => board = next,
                Step::Solved(solution) => return Ok(Some(solution)),
                Step::Dead => match self.take() {
                    Some(next) => board = next,
                    None => return Ok(None),
                },
            }
        }
        Err(GaveUp)
    }
}

/// Solutions met so far.
struct Tally<V> {
    found: u64,
    first: Board<V>,
    /// Guesses allowed.
    guesses: u64,
}

impl<V: Lanes> Tally<V> {
    #[inline(always)]
    fn new(root: Board<V>) -> Self {
        Self {
            found: 0,
            first: root.emptied(),
            guesses: PATIENCE,
        }
    }

    #[inline(always)]
    fn add(&mut self, solution: Board<V>) {
        if self.found == 0 {
            self.first = solution;
        }
        self.found += 1;
        self.guesses = self.guesses.saturating_add(PATIENCE);
    }
}

/// Counts solutions up to a limit of at least 1, one node in flight; also the first one met.
#[inline(always)]
pub(super) fn count_single<V: Lanes>(root: Board<V>, limit: u64) -> Result<(u64, Board<V>), GaveUp> {
    let mut chain = Chain::new();
    chain.push(root);
    let mut tally = Tally::new(root);
    while let Some(solution) = chain.next(tally.guesses)? {
        tally.add(solution);
        if tally.found == limit {
            break;
        }
    }
    Ok((tally.found, tally.first))
}

/// Counts solutions up to a limit of at least 1, two nodes in flight; also the first one met.
#[inline(always)]
pub(super) fn count_double<V: Lanes>(root: Board<V>, limit: u64) -> Result<(u64, Board<V>), GaveUp> {
    let (mut left, mut right) = (Chain::new(), Chain::new());
    let mut tally = Tally::new(root);

    // Until the first branch there is only one node.
    let mut a = root;
    loop {
        let pass = a.pass();
        if pass.dead | !pass.changed {
            break;
        }
        a = pass.board.transpose();
    }
    // A dead board asks for another node after each pass, so it stands for an idle chain.
    let mut b = root.emptied();
    loop {
        // Both passes come before both decisions: a jump predicted wrong then stops neither.
        let (p, q) = (a.pass(), b.pass());
        let (next_a, idle_a) = go_on(p, &mut left, &mut right, &mut tally);
        let (next_b, idle_b) = go_on(q, &mut right, &mut left, &mut tally);
        if (idle_a & idle_b) | (tally.found >= limit) {
            return Ok((tally.found.min(limit), tally.first));
        }
        if left.guesses + right.guesses > tally.guesses {
            return Err(GaveUp);
        }
        (a, b) = (next_a, next_b);
    }
}

/// The next node of a chain, and whether there is none.
#[inline(always)]
fn go_on<V: Lanes>(
    pass: Pass<V>,
    own: &mut Chain<V>,
    other: &mut Chain<V>,
    tally: &mut Tally<V>,
) -> (Board<V>, bool) {
    let idle = pass.board.emptied();
    match own.step(pass) {
        Step::Go(board) => return (board, false),
        Step::Solved(solution) => tally.add(solution),
        Step::Dead => {}
    }
    if let Some(board) = own.take() {
        return (board, false);
    }
    match other.take() {
        Some(board) => (board, false),
        None => (idle, true),
    }
}
