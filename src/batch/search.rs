//! The search: a puzzle in each lane, depth first.
//!
//! A lane that is done with a board takes the next of its own chain, else the next
//! puzzle, else a board of another lane's chain. So a puzzle is searched by one lane
//! as long as there are puzzles for all, and no work is wasted on a puzzle
//! that turns out to have several solutions; and at the end no lane is idle while there is work.
//!
//! # Depth
//!
//! A chain holds the branches on the path to the board in its lane that have ways left to
//! take. Each of them fixed the way of one digit through one chute on that path,
//! a digit that had several ways there, and candidates never come back. There are
//! nine digits and six chutes: no chain is longer than 54. (What another lane takes off
//! a chain only makes it shorter, and that lane's own chain is empty by then.)

use super::job::{Job, Question};
use super::lanes::{Choice, Lanes};
use super::set::Set;
use crate::arch::{SMALL, Stacks};

/// Digits times chutes: the greatest length of a chain. (The small form does not search in lanes.)
const LEVELS: usize = if SMALL { 0 } else { 54 };

/// The most lanes of any search.
pub(super) const LANES: usize = 32;

/// The branches of each lane, the latest on top: the board, and the ways that are left.
pub(super) type Chains = Stacks<[u16; 81], Choice, LEVELS, LANES>;

/// After so many guesses without a solution a puzzle goes to the engine for one puzzle, which
/// has another rule in stock. Common puzzles take up to 200.
const PATIENCE: u32 = 1000;

/// A puzzle in search.
#[derive(Clone, Copy, Debug)]
struct Puzzle {
    index: usize,
    found: u64,
    /// Since the last solution.
    guesses: u32,
    /// Lanes that work on it.
    open: u32,
    /// Whether the answer is known.
    done: bool,
}

impl Puzzle {
    const NONE: Self = Self {
        index: 0,
        found: 0,
        guesses: 0,
        open: 0,
        done: true,
    };
}

/// The state of a search in `L` lanes.
pub(super) struct Search<'a, const L: usize, Q: Question> {
    job: Job<'a, Q>,
    chains: &'a mut Chains,
    lanes: Lanes<L>,
    /// The lanes that work.
    busy: Set,
    /// The lanes with a chain.
    chained: Set,
    /// The puzzle that each lane works on, by the lane that loaded it.
    puzzle: [u8; L],
    puzzles: [Puzzle; L],
}

impl<'a, const L: usize, Q: Question> Search<'a, L, Q> {
    /// Does the job.
    #[inline(always)]
    pub(super) fn run(job: Job<'a, Q>, chains: &'a mut Chains) {
        const { assert!(L <= LANES && L.is_power_of_two()) };
        let mut search = Self {
            job,
            chains,
            lanes: Lanes::new(),
            busy: Set::EMPTY,
            chained: Set::EMPTY,
            puzzle: [0; L],
            puzzles: [Puzzle::NONE; L],
        };
        for lane in 0..L {
            search.chains.clear(lane);
        }
        search.load(Set::first(L));
        while !search.busy.is_empty() {
            search.step();
        }
    }

    /// One pass, and what it calls for: kind by kind, which is easier to predict than lane by lane.
    #[inline(always)]
    fn step(&mut self) {
        let events = self.lanes.pass();
        for lane in events.settled.and(self.busy) {
            self.settle(lane);
        }
        let over = events.settled.or(events.dead).and(self.busy);
        let taking = over.and(self.chained);
        for lane in over.without(taking) {
            self.leave(lane);
        }
        for lane in taking {
            self.next(lane);
        }
        let stuck = events.stuck.and(self.busy);
        let free = Set::first(L).without(self.busy);
        if !free.is_empty() {
            self.load(free);
        }
        for lane in stuck {
            self.split(lane);
        }
    }

    #[inline(always)]
    fn puzzle_of(&mut self, lane: usize) -> &mut Puzzle {
        &mut self.puzzles[usize::from(self.puzzle[lane % L]) % L]
    }

    /// Takes the solution in a lane, if it is one.
    #[inline(always)]
    fn settle(&mut self, lane: usize) {
        let board = self.lanes.board(lane);
        let full = board.iter().fold(true, |full, &cell| full & (cell != 0));
        let puzzle = &mut self.puzzles[usize::from(self.puzzle[lane % L]) % L];
        if puzzle.done | !full {
            return;
        }
        if puzzle.found == 0 {
            self.job.first(puzzle.index, &board);
        }
        puzzle.found += 1;
        puzzle.guesses = 0;
        if puzzle.found == self.job.question.limit() {
            puzzle.done = true;
            self.job.all(puzzle.index, puzzle.found);
        }
    }

    /// The next board of its chain for a lane that is done with one.
    #[inline(always)]
    fn next(&mut self, lane: usize) {
        if self.puzzle_of(lane).done {
            self.chains.clear(lane % L);
            self.chained.remove(lane);
            self.leave(lane);
        } else {
            self.take(lane, lane);
        }
    }

    /// A lane without boards leaves its puzzle.
    #[inline(always)]
    fn leave(&mut self, lane: usize) {
        self.busy.remove(lane);
        let puzzle = &mut self.puzzles[usize::from(self.puzzle[lane % L]) % L];
        puzzle.open -= 1;
        if (puzzle.open == 0) & !puzzle.done {
            puzzle.done = true;
            self.job.all(puzzle.index, puzzle.found);
        }
    }

    /// Splits the board of a lane that is stuck: a digit takes one of its ways, and later the others.
    #[inline(always)]
    fn split(&mut self, lane: usize) {
        let puzzle = &mut self.puzzles[usize::from(self.puzzle[lane % L]) % L];
        puzzle.guesses += 1;
        if puzzle.guesses > PATIENCE && !puzzle.done {
            puzzle.done = true;
            self.job.alone(puzzle.index);
        }
        let choice = self.lanes.choice(lane);
        if let Some(rest) = choice.rest() {
            self.chains.push(lane % L, self.lanes.board(lane), rest);
            self.chained.insert(lane);
            self.lanes.choose(lane, choice);
        }
    }

    /// The next puzzles for lanes that are free, and when there are no more, boards of other lanes.
    #[inline(always)]
    fn load(&mut self, free: Set) {
        for lane in free {
            let mut board = [0; 81];
            let Some(index) = self.job.load(&mut board) else {
                // With one solution enough, which one is found would depend on the other puzzles.
                if self.job.question.limit() > 1 {
                    self.share();
                }
                return;
            };
            self.puzzles[lane % L] = Puzzle {
                index,
                open: 1,
                done: false,
                ..Puzzle::NONE
            };
            self.puzzle[lane % L] = lane as u8;
            self.busy.insert(lane);
            self.lanes.put(lane, &board);
        }
    }

    /// When there are no more puzzles: boards of other lanes for free ones, one from each.
    #[inline(never)]
    fn share(&mut self) {
        let free = Set::first(L).without(self.busy);
        for (lane, from) in free.zip(self.chained) {
            if !self.puzzle_of(from).done {
                self.puzzle[lane % L] = self.puzzle[from % L];
                self.puzzle_of(lane).open += 1;
                self.busy.insert(lane);
                self.take(lane, from);
            }
        }
    }

    /// Puts the board on top of a chain into a lane, with the next of its ways.
    #[inline(always)]
    fn take(&mut self, lane: usize, from: usize) {
        let Some((board, left)) = self.chains.top(from % L) else {
            return;
        };
        let choice = *left;
        self.lanes.put(lane, board);
        self.lanes.choose(lane, choice);
        match choice.rest() {
            Some(rest) => *left = rest,
            None => {
                if self.chains.pop(from % L) == 0 {
                    self.chained.remove(from);
                }
            }
        }
    }
}
