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
    let mut houses = Houses::default();
    let mut cell = Cell::R1C1;
    left[cell.index()] = DigitSet::ALL;
    loop {
        tries = tries.checked_sub(1)?;
        let untried = &mut left[cell.index()];
        let Some(digit) = draw(*untried, random) else {
            // Back to the cell before, whose digit does not lead on.
            cell = Cell::from_index(cell.index().wrapping_sub(1))?;
            if let Some(digit) = cells[cell.index()] {
                houses.toggle(cell, digit);
            }
            continue;
        };
        untried.remove(digit);
        cells[cell.index()] = Some(digit);
        houses.toggle(cell, digit);
        let Some(next) = Cell::from_index(cell.index() + 1) else {
            return Some(Grid::from_cells(cells));
        };
        cell = next;
        left[cell.index()] = houses.candidates(cell);
    }
}

/// The digits that each house holds.
#[derive(Default)]
struct Houses {
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    blocks: [DigitSet; 9],
}

impl Houses {
    fn candidates(&self, cell: Cell) -> DigitSet {
        let (row, column, block) = (cell.row(), cell.column(), cell.block());
        !(self.rows[row.index()] | self.columns[column.index()] | self.blocks[block.index()])
    }

    /// Adds a digit to the houses of a cell, or takes it out.
    fn toggle(&mut self, cell: Cell, digit: Digit) {
        let digit = DigitSet::of(digit);
        self.rows[cell.row().index()] ^= digit;
        self.columns[cell.column().index()] ^= digit;
        self.blocks[cell.block().index()] ^= digit;
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
