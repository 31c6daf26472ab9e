//! Full grids drawn at random.

use crate::random::Random;
use crate::{Cell, Digit, DigitSet, Grid};

/// After this many digits tried the fill begins anew, and then with twice as many.
/// 132 are tried on average, and one fill in 2,000 begins anew.
const TRIES: u32 = 500;

impl Grid {
    /// A solution grid drawn from a seed.
    ///
    /// The same seed gives the same grid on every platform, with every feature and in
    /// every version. The cells are filled in reading order, each with a digit drawn
    /// from those that fit, and what fails is taken back. So no kind of grid is left
    /// out, but not all are equally likely. Takes about two microseconds on a server.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let grid = Grid::random_solution(1);
    /// assert!(grid.is_solved());
    /// assert_eq!(grid, Grid::random_solution(1));
    /// assert_ne!(grid, Grid::random_solution(2));
    /// ```
    #[must_use]
    pub fn random_solution(seed: u64) -> Self {
        fill(&mut Random::new(seed))
    }
}

/// A solution grid, by no engine: those need not agree on what they find first.
pub(super) fn fill(random: &mut Random) -> Grid {
    let mut tries = TRIES;
    loop {
        if let Some(grid) = try_to_fill(random, tries) {
            return grid;
        }
        // Ends for sure when this exceeds the whole tree of the search.
        tries = tries.saturating_mul(2);
    }
}

fn try_to_fill(random: &mut Random, mut tries: u32) -> Option<Grid> {
    let mut cells = [None; 81];
    // The digits still to be tried in each cell so far.
    let mut left = [DigitSet::EMPTY; 81];
    let mut houses = [DigitSet::EMPTY; 27];
    let mut cell = Cell::R1C1;
    left[cell.index()] = DigitSet::ALL;
    loop {
        tries = tries.checked_sub(1)?;
        let untried = &mut left[cell.index()];
        let Some(digit) = draw(*untried, random) else {
            // Back to the cell before, whose digit does not lead on.
            cell = Cell::from_index(cell.index().wrapping_sub(1))?;
            toggle(&mut houses, cell, cells[cell.index()].take());
            continue;
        };
        untried.remove(digit);
        cells[cell.index()] = Some(digit);
        toggle(&mut houses, cell, Some(digit));
        let Some(next) = Cell::from_index(cell.index() + 1) else {
            return Some(Grid::from_cells(cells));
        };
        cell = next;
        let [row, column, block] = cell.houses().map(|house| houses[house.index()]);
        left[cell.index()] = !(row | column | block);
    }
}

/// Adds a digit to the houses of a cell, or takes it out.
fn toggle(houses: &mut [DigitSet; 27], cell: Cell, digit: Option<Digit>) {
    if let Some(digit) = digit {
        for house in cell.houses() {
            houses[house.index()] ^= digit.into();
        }
    }
}

/// One of the digits. Of one alone, without a random number.
fn draw(mut digits: DigitSet, random: &mut Random) -> Option<Digit> {
    if digits.len() > 1 {
        for _ in 0..random.below(digits.len() as u32) {
            digits.remove(digits.first()?);
        }
    }
    digits.first()
}
