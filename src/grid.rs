//! The board: 81 cells and the digits that each house holds.

use crate::{Cell, CellSet, Digit, DigitSet, House};
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};
use core::ops::Index;

/// A Sudoku board, full, empty or in between: a puzzle or a solution.
///
/// A grid can hold a board that breaks the rules, because people type such
/// boards: [`is_valid`](Self::is_valid) says whether it does and
/// [`conflicts`](Self::conflicts) where. It is 136 bytes, `Copy`, and compares,
/// orders and hashes by its cells in reading order, a blank before every digit.
///
/// Besides the cells it keeps which digits each row, column and box holds, so
/// that [`candidates`](Self::candidates) and [`is_valid`](Self::is_valid) need no
/// search.
///
/// ```
/// use bitdoku::{Cell, Digit, Grid};
///
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::R1C1, Some(Digit::D5));
/// assert_eq!(grid.get(Cell::R1C1), Some(Digit::D5));
/// assert!(!grid.can_place(Cell::R1C9, Digit::D5));
/// assert_eq!(grid.candidates(Cell::R2C2).to_string(), "{1 2 3 4 6 7 8 9}");
///
/// grid.set(Cell::R2C2, Some(Digit::D5));
/// assert!(!grid.is_valid());
/// ```
#[derive(Clone, Copy)]
#[repr(align(4))] // whole words, which small cores clear and copy faster
pub struct Grid {
    cells: [Option<Digit>; 81],
    // The digits that each house holds, in order of `House::index`: whatever was
    // set and cleared before, the union of the digits present.
    houses: [DigitSet; 27],
}

const _: () = assert!(size_of::<Grid>() <= 136);

impl Grid {
    /// The board without a clue.
    pub const EMPTY: Self = Self {
        cells: [None; 81],
        houses: [DigitSet::EMPTY; 27],
    };

    /// The grid with these cells, in reading order.
    #[inline]
    pub(crate) const fn from_cells(cells: [Option<Digit>; 81]) -> Self {
        // Not an array of its own, which would have to be copied.
        let mut grid = Self {
            cells,
            houses: [DigitSet::EMPTY; 27],
        };
        let mut columns = [0; 3];
        let mut band = 0;
        while band < 3 {
            let mut boxes = [0; 3];
            let mut row = 0;
            while row < 3 {
                let mut all = 0;
                let mut stack = 0;
                while stack < 3 {
                    let first = 27 * band + 9 * row + 3 * stack;
                    let minirow = fields(cells[first], cells[first + 1], cells[first + 2]);
                    boxes[stack] |= minirow;
                    all |= minirow;
                    stack += 1;
                }
                grid.houses[3 * band + row] = all_fields(all);
                row += 1;
            }
            let mut stack = 0;
            while stack < 3 {
                columns[stack] |= boxes[stack];
                grid.houses[18 + 3 * band + stack] = all_fields(boxes[stack]);
                stack += 1;
            }
            band += 1;
        }
        let mut stack = 0;
        while stack < 3 {
            grid.houses[9 + 3 * stack] = lowest_field(columns[stack]);
            grid.houses[10 + 3 * stack] = lowest_field(columns[stack] >> 10);
            grid.houses[11 + 3 * stack] = lowest_field(columns[stack] >> 20);
            stack += 1;
        }
        grid
    }

    /// A solution, from the cells of each band and digit (both from 0): one in each
    /// of three rows, ten bits apart.
    #[inline]
    pub(crate) fn solution(cells: impl Fn(usize, usize) -> u32) -> Self {
        let mut grid = Self {
            cells: [None; 81],
            houses: [DigitSet::EMPTY; 27],
        };
        // Neither array is borrowed: so the grid is made where the caller wants it,
        // and a small target needs no `memcpy`.
        for house in 0..27 {
            grid.houses[house] = DigitSet::ALL;
        }
        for band in 0..3 {
            for digit in 0..9 {
                let mut rows = cells(band, digit);
                for row in 0..3 {
                    let column = (rows & 0o777).trailing_zeros() as usize;
                    let index = 27 * band + 9 * row + column;
                    grid.cells[if index < 81 { index } else { 80 }] = Some(Digit::at(digit));
                    rows >>= 10;
                }
            }
        }
        grid
    }

    /// A solution, from its values in reading order.
    #[inline]
    pub(crate) fn from_solution(values: &[u8; 81]) -> Self {
        let mut grid = Self {
            cells: [None; 81],
            houses: [DigitSet::ALL; 27],
        };
        for (cell, &value) in grid.cells.iter_mut().zip(values) {
            *cell = Digit::new(value);
        }
        grid
    }

    /// The cells in reading order.
    #[inline]
    pub(crate) const fn digits(&self) -> &[Option<Digit>; 81] {
        &self.cells
    }

    /// The digit in a cell, `None` if it is blank.
    #[inline]
    #[must_use]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        self.cells[cell.index()]
    }

    /// Puts a digit into a cell, or blanks it, and gives what was there before.
    ///
    /// Nothing is refused: a digit that breaks a rule is put in as well. Ask
    /// [`can_place`](Self::can_place) first, or [`is_valid`](Self::is_valid)
    /// afterwards.
    ///
    /// Constant time; when a digit goes away, its three houses are read again.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// assert_eq!(grid.set(Cell::R1C1, Some(Digit::D5)), None);
    /// assert_eq!(grid.set(Cell::R1C1, None), Some(Digit::D5));
    /// assert_eq!(grid, Grid::EMPTY);
    /// ```
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) -> Option<Digit> {
        let previous = core::mem::replace(&mut self.cells[cell.index()], digit);
        if previous == digit {
            return previous;
        }
        if let Some(gone) = previous {
            for house in cell.houses() {
                if !self.holds(house, gone) {
                    self.mask_mut(house).remove(gone);
                }
            }
        }
        if let Some(new) = digit {
            for house in cell.houses() {
                self.mask_mut(house).insert(new);
            }
        }
        previous
    }

    /// The digits that a house holds.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid, House, Row};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C2, Some(Digit::D7));
    /// assert_eq!(grid.house_digits(House::Row(Row::R1)), Digit::D7.into());
    /// ```
    #[inline]
    #[must_use]
    pub const fn house_digits(&self, house: House) -> DigitSet {
        self.houses[slot(house)]
    }

    /// Whether no peer of the cell holds the digit.
    ///
    /// What the cell itself holds plays no part.
    #[inline]
    #[must_use]
    pub fn can_place(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// The digits that no peer of the cell holds.
    ///
    /// What the cell itself holds plays no part. Constant time: three masks, and
    /// for a cell that is not blank a look at its 20 peers.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let [row, column, block] = cell.houses().map(|house| self.house_digits(house));
        let mut free = !(row | column | block);
        // The masks count the cell's own digit, which only its peers may forbid.
        if let Some(own) = self.get(cell)
            && !cell.peers().iter().any(|peer| self.get(peer) == Some(own))
        {
            free.insert(own);
        }
        free
    }

    /// The number of cells that are not blank, 0 to 81.
    #[inline]
    #[must_use]
    pub const fn clue_count(&self) -> usize {
        // At most 81, so a byte will do, which the compiler sums 16 at a time.
        let mut clues = 0u8;
        let mut cells = self.cells.as_slice();
        while let [cell, rest @ ..] = cells {
            clues += cell.is_some() as u8;
            cells = rest;
        }
        clues as usize
    }

    /// The cells that are not blank.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C2, Some(Digit::D6));
    /// assert_eq!(grid.clues().to_string(), "{r1c2}");
    /// ```
    #[must_use]
    pub fn clues(&self) -> CellSet {
        self.iter()
            .filter_map(|(cell, digit)| digit.and(Some(cell)))
            .collect()
    }

    /// Whether no cell is blank.
    ///
    /// Such a grid may still break the rules: see [`is_solved`](Self::is_solved).
    #[inline]
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.clue_count() == 81
    }

    /// Whether no digit is twice in a row, column or box.
    ///
    /// Blank cells are ignored, and a valid grid need not have a solution. The
    /// cost is a count of the clues and of the bits of 27 masks: a house in which
    /// a digit repeats holds fewer different digits than clues.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C1, Some(Digit::D5));
    /// assert!(grid.is_valid());
    /// grid.set(Cell::R1C9, Some(Digit::D5));
    /// assert!(!grid.is_valid());
    /// ```
    #[must_use]
    pub const fn is_valid(&self) -> bool {
        self.is_valid_inline()
    }

    /// The same, in the instructions that the caller is compiled for.
    #[inline(always)]
    pub(crate) const fn is_valid_inline(&self) -> bool {
        // No mask counts more than its house has clues, so the sums are equal
        // only if every house is.
        // At most 243, in the width of the masks, for the compiler's vectors.
        let mut digits = 0;
        let mut house = 0;
        while house < 27 {
            digits += self.houses[house].bits().count_ones() as u16;
            house += 1;
        }
        digits as usize == 3 * self.clue_count()
    }

    /// Whether the grid is complete and valid.
    ///
    /// Whether it is the solution of a certain puzzle,
    /// [`is_solution_of`](Self::is_solution_of) tells.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        // Nine different digits in each house leave no room for a blank.
        let mut everywhere = DigitSet::ALL;
        let mut house = 0;
        while house < 27 {
            everywhere = everywhere.intersection(self.houses[house]);
            house += 1;
        }
        everywhere.bits() == DigitSet::ALL.bits()
    }

    /// Whether every clue of the puzzle stands here in its place.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut puzzle = Grid::EMPTY;
    /// puzzle.set(Cell::R1C1, Some(Digit::D5));
    /// let mut grid = puzzle;
    /// grid.set(Cell::R1C2, Some(Digit::D6));
    /// assert!(grid.extends(&puzzle) && !puzzle.extends(&grid));
    /// ```
    #[must_use]
    pub fn extends(&self, puzzle: &Self) -> bool {
        self.cells
            .iter()
            .zip(&puzzle.cells)
            .all(|(here, given)| given.is_none() || here == given)
    }

    /// Whether the grid is [solved](Self::is_solved) and
    /// [extends](Self::extends) the puzzle.
    ///
    /// It is a solution then, whether or not the puzzle has others.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid};
    ///
    /// let mut puzzle = Grid::EMPTY;
    /// puzzle.set(Cell::R1C1, Some(Digit::D5));
    /// let solution = puzzle.solve()?;
    /// assert!(solution.is_solution_of(&puzzle));
    ///
    /// // A solved grid, though not of this puzzle.
    /// puzzle.set(Cell::R1C1, Some(Digit::D6));
    /// assert!(!solution.is_solution_of(&puzzle));
    /// # Ok::<(), bitdoku::SolveError>(())
    /// ```
    #[must_use]
    pub fn is_solution_of(&self, puzzle: &Self) -> bool {
        self.is_solved() && self.extends(puzzle)
    }

    /// Whether a cell of the house holds the digit, read from the cells.
    fn holds(&self, house: House, digit: Digit) -> bool {
        house
            .cells()
            .into_iter()
            .any(|cell| self.get(cell) == Some(digit))
    }

    const fn mask_mut(&mut self, house: House) -> &mut DigitSet {
        &mut self.houses[slot(house)]
    }
}

/// What three cells hold, in three fields of ten bits: the bit of a digit's value, or bit
/// 0 for a blank. It needs no branch, which the blanks of a puzzle would mislead half of
/// the time, and a third of the operations that each cell apart would take.
#[inline]
const fn fields(a: Option<Digit>, b: Option<Digit>, c: Option<Digit>) -> u32 {
    1 << value(a) | 1 << (10 + value(b)) | 1 << (20 + value(c))
}

/// The value of what a cell holds, 0 for a blank.
#[inline]
const fn value(content: Option<Digit>) -> u32 {
    match content {
        Some(digit) => digit.get() as u32,
        None => 0,
    }
}

/// The digits in the lowest field.
#[inline]
const fn lowest_field(fields: u32) -> DigitSet {
    DigitSet::from_bits_truncate((fields >> 1) as u16)
}

/// The digits in any of the three fields.
#[inline]
const fn all_fields(fields: u32) -> DigitSet {
    lowest_field(fields | fields >> 10 | fields >> 20)
}

/// The index of a house's mask. The bound always holds, but for some targets it must
/// be said, or they keep a path that panics.
#[inline]
const fn slot(house: House) -> usize {
    let index = house.index();
    if index < 27 { index } else { 26 }
}

impl Default for Grid {
    /// The empty grid.
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Self) -> bool {
        self.cells == other.cells
    }
}

impl Eq for Grid {}

impl Ord for Grid {
    fn cmp(&self, other: &Self) -> Ordering {
        self.cells.cmp(&other.cells)
    }
}

impl PartialOrd for Grid {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Grid {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cells.hash(state);
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    #[inline]
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.cells[cell.index()]
    }
}
