//! Solutions one after another: as an iterator, and in portions of steps.

use super::Engine;
use super::portable::Form;
use super::simd::{GaveUp, Isa, Walk};
use crate::{Cell, DigitSet, Grid};
use core::fmt;
use core::iter::FusedIterator;

/// The solutions of a grid, each once.
///
/// Made by [`Grid::solutions`]. The order is not specified and may differ by
/// processor and by version. It does not borrow the grid and does not allocate: its
/// whole state is in it, at most 16 KiB on x86-64, 2.5 KiB on another host and 1 KiB
/// in the small form (see the feature `small`). A move of the larger ones costs as
/// much as an easy puzzle, so it is best made where it is used.
///
/// ```
/// use bitdoku::Grid;
///
/// # fn main() -> Result<(), bitdoku::Error> {
/// let puzzle: Grid = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.".parse()?;
/// assert_eq!(puzzle.solutions().count(), 2);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
#[must_use = "iterators do nothing unless consumed"]
pub struct Solutions {
    search: AnySearch,
}

/// A search of any engine.
#[derive(Clone)]
#[allow(
    clippy::large_enum_variant,
    reason = "made where it stays, and there is no heap"
)]
enum AnySearch {
    Portable(Form),
    Simd {
        walk: Walk,
        grid: Grid,
        /// Whether nothing has been found yet.
        fresh: bool,
    },
}

const _: () = assert!(size_of::<Solutions>() <= 16 << 10);

impl Solutions {
    /// The solutions by this engine, or by the portable one if it is not available.
    #[inline]
    #[allow(
        unreachable_code,
        reason = "where no SIMD engine is built there is no `Walk`"
    )]
    pub(super) fn new(engine: Engine, grid: &Grid) -> Self {
        // A grid that breaks the rules has no solutions.
        let valid = grid.is_valid();
        let search = match Isa::of(engine) {
            Some(isa) => AnySearch::Simd {
                walk: Walk::new(isa, valid.then(|| grid.values())),
                grid: *grid,
                fresh: true,
            },
            None => {
                let mut search = Form::exhausted();
                if valid {
                    search.start(grid);
                }
                AnySearch::Portable(search)
            }
        };
        Self { search }
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        loop {
            match &mut self.search {
                AnySearch::Portable(search) => {
                    return search.advance().then(|| search.solution());
                }
                AnySearch::Simd { walk, grid, fresh } => match walk.next(*fresh) {
                    Ok(values) => {
                        *fresh = false;
                        return values.map(|values| Grid::from_solution(&values));
                    }
                    Err(GaveUp) => {
                        let mut search = Form::exhausted();
                        search.start(grid);
                        self.search = AnySearch::Portable(search);
                    }
                },
            }
        }
    }
}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").finish_non_exhaustive()
    }
}

impl FusedIterator for Solutions {}

/// A search that runs in portions, for code that must not be away for long.
///
/// Made by [`Grid::search`]. A **step** is one node of the search: what follows from
/// the clues and the guesses so far is worked out, and either that is a solution,
/// or a contradiction, or one guess more is made. Most puzzles take one to a few
/// hundred steps, and a step is the same on every target. A step takes a few rounds of
/// elimination, seldom more than twenty, and never more than 649.
///
/// ```
/// use bitdoku::{Grid, OutOfSteps};
///
/// # fn main() -> Result<(), bitdoku::Error> {
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let mut search = puzzle.search();
/// let mut portions = 1;
/// let solution = loop {
///     match search.next_within(10) {
///         Ok(solution) => break solution,
///         Err(OutOfSteps) => portions += 1, // time to look after other things
///     }
/// };
/// assert!(solution.is_some_and(|grid| grid.extends(&puzzle)));
/// assert!(portions > 1);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
#[must_use = "a search does nothing until it is asked to go on"]
pub struct Search {
    search: Form,
    steps: u64,
}

/// The steps allowed ran out. The search can go on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutOfSteps;

impl Search {
    /// To be started where it stands, since a move costs as much as some puzzles do.
    #[inline(always)]
    pub(super) fn exhausted() -> Self {
        Self {
            search: Form::exhausted(),
            steps: 0,
        }
    }

    pub(super) fn start(&mut self, grid: &Grid) {
        // A grid that breaks the rules has no solutions.
        if grid.is_valid() {
            self.search.start(grid);
        }
    }

    /// Leaves a cell only these digits. To be called right after the start.
    pub(super) fn keep(&mut self, cell: Cell, digits: DigitSet) {
        self.search.keep(cell, digits);
    }

    /// Goes on until the next solution, for at most this many steps.
    ///
    /// `Ok(None)` says that all solutions have been found, then and ever after.
    ///
    /// # Errors
    ///
    /// [`OutOfSteps`] when the steps ran out first. The next call goes on from there.
    pub fn next_within(&mut self, steps: u64) -> Result<Option<Grid>, OutOfSteps> {
        match self.advance(&mut { steps })? {
            true => Ok(Some(self.search.solution())),
            false => Ok(None),
        }
    }

    /// How many steps the search has taken in all.
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Goes on until the next solution, which is then [`solution`](Self::solution):
    /// `false` if there is none.
    pub(super) fn advance(&mut self, steps: &mut u64) -> Result<bool, OutOfSteps> {
        // The end needs no step, so it is told even when none is left.
        while self.search.ready() {
            *steps = steps.checked_sub(1).ok_or(OutOfSteps)?;
            self.steps += 1;
            if self.search.visit() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(super) fn solution(&self) -> Grid {
        self.search.solution()
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for OutOfSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the steps allowed ran out")
    }
}

impl core::error::Error for OutOfSteps {}
