//! The symmetry group of Sudoku.

mod number;

use crate::random::Random;
use crate::{Cell, CellSet, Column, Digit, Grid, Row};

/// A change of grids that keeps the rules: what it makes of a solution is a
/// solution, and what it makes of a puzzle has as many solutions as that.
///
/// It transposes the board or not, then moves the rows and the columns so that
/// bands and stacks stay together, and renames the digits. There are
/// 2 × 6⁸ × 9! = [`COUNT`](Self::COUNT) of them. They are a group: the
/// [`IDENTITY`](Self::IDENTITY), the [composition](Self::compose) of two and the
/// [inverse](Self::inverse) of one are in it. Two transforms are equal exactly if
/// they do the same to every grid.
///
/// Two grids that one can be made of the other are *isomorphic*: to the eye of a
/// solver the same. [`Grid::canonical`] finds out.
///
/// Every call takes constant time.
///
/// ```
/// use bitdoku::{Cell, Grid, Transform};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let transform = Transform::random(7);
/// let other = transform.apply(&puzzle);
/// assert_ne!(other, puzzle);
///
/// // What was in a cell is now in another, by another name.
/// let digit = puzzle[Cell::R1C2].map(|digit| transform.apply_digit(digit));
/// assert_eq!(other[transform.apply_cell(Cell::R1C2)], digit);
///
/// // The solution changes as the puzzle does.
/// assert_eq!(other.solve_unique()?, transform.apply(&puzzle.solve_unique()?));
/// assert_eq!(transform.inverse().apply(&other), puzzle);
/// # Ok::<(), bitdoku::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transform {
    transpose: bool,
    /// Where each row goes, counted after the transposition.
    rows: [Row; 9],
    columns: [Column; 9],
    digits: [Digit; 9],
}

impl Transform {
    /// How many there are: 2 × 6⁸ × 9!.
    pub const COUNT: u64 = 2 * 6_u64.pow(8) * 362_880;

    /// The transform that changes nothing.
    pub const IDENTITY: Self = Self {
        transpose: false,
        rows: Row::ALL,
        columns: Column::ALL,
        digits: Digit::ALL,
    };

    /// Rows become columns: r1c2 goes to r2c1.
    pub const TRANSPOSITION: Self = Self {
        transpose: true,
        ..Self::IDENTITY
    };

    /// Moves rows: `rows[i]` is where the row with index `i` goes.
    ///
    /// `None` unless each row is there once, and rows of a band go to one band.
    ///
    /// ```
    /// use bitdoku::{Cell, Row, Transform};
    ///
    /// let mut rows = Row::ALL;
    /// rows.rotate_left(3);
    /// let up = Transform::from_rows(rows).ok_or("rows of a band go to one band")?;
    /// assert_eq!(up.apply_cell(Cell::R1C1), Cell::R4C1);
    /// rows.rotate_left(1);
    /// assert_eq!(Transform::from_rows(rows), None);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn from_rows(rows: [Row; 9]) -> Option<Self> {
        number::keeps_chutes(&rows.map(Row::index)).then_some(Self {
            rows,
            ..Self::IDENTITY
        })
    }

    /// Moves columns: `columns[i]` is where the column with index `i` goes.
    ///
    /// `None` unless each column is there once, and columns of a stack go to one
    /// stack.
    #[must_use]
    pub fn from_columns(columns: [Column; 9]) -> Option<Self> {
        number::keeps_chutes(&columns.map(Column::index)).then_some(Self {
            columns,
            ..Self::IDENTITY
        })
    }

    /// Renames digits: `digits[i]` is the new name of the digit with index `i`.
    ///
    /// `None` unless each digit is there once.
    ///
    /// ```
    /// use bitdoku::{Digit, Transform};
    ///
    /// let mut digits = Digit::ALL;
    /// digits.swap(0, 8);
    /// let swap = Transform::from_digits(digits).ok_or("each digit once")?;
    /// assert_eq!(swap.apply_digit(Digit::D1), Digit::D9);
    /// assert_eq!(Transform::from_digits([Digit::D1; 9]), None);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn from_digits(digits: [Digit; 9]) -> Option<Self> {
        number::is_permutation(&digits.map(Digit::index)).then_some(Self {
            digits,
            ..Self::IDENTITY
        })
    }

    /// Of its parts, which hold permutations that keep chutes together.
    pub(crate) const fn from_parts(
        transpose: bool,
        rows: [Row; 9],
        columns: [Column; 9],
        digits: [Digit; 9],
    ) -> Self {
        Self {
            transpose,
            rows,
            columns,
            digits,
        }
    }

    /// A transform drawn from a seed, each as likely as any other.
    ///
    /// The same seed gives the same transform on every platform and in every version.
    #[must_use]
    pub const fn random(seed: u64) -> Self {
        // The excess of 2^64 over a multiple of COUNT makes no transform likelier than
        // another by more than one part in 15 million.
        number::decode(Random::new(seed).next() % Self::COUNT)
    }

    /// Whether rows become columns, which is before rows and columns move.
    #[inline]
    #[must_use]
    pub const fn transposes(&self) -> bool {
        self.transpose
    }

    /// Where each row goes, after the transposition if there is one.
    #[inline]
    #[must_use]
    pub const fn rows(&self) -> [Row; 9] {
        self.rows
    }

    /// Where each column goes, after the transposition if there is one.
    #[inline]
    #[must_use]
    pub const fn columns(&self) -> [Column; 9] {
        self.columns
    }

    /// The new name of each digit.
    #[inline]
    #[must_use]
    pub const fn digits(&self) -> [Digit; 9] {
        self.digits
    }

    /// The transform that does first `first` and then this one.
    ///
    /// The order is that of functions: `a.compose(&b).apply(&grid)` is
    /// `a.apply(&b.apply(&grid))`.
    ///
    /// ```
    /// use bitdoku::{Grid, Transform};
    ///
    /// let (a, b) = (Transform::random(1), Transform::random(2));
    /// let grid = Grid::random_solution(3);
    /// assert_eq!(a.compose(&b).apply(&grid), a.apply(&b.apply(&grid)));
    /// ```
    #[must_use]
    pub fn compose(&self, first: &Self) -> Self {
        let Self { rows, columns, .. } = *first;
        let (rows, columns) = if self.transpose {
            // The rows that `first` leaves become columns here, and the reverse.
            (
                columns.map(|column| self.rows[column.index()]),
                rows.map(|row| self.columns[row.index()]),
            )
        } else {
            (
                rows.map(|row| self.rows[row.index()]),
                columns.map(|column| self.columns[column.index()]),
            )
        };
        Self {
            transpose: self.transpose != first.transpose,
            rows,
            columns,
            digits: first.digits.map(|digit| self.digits[digit.index()]),
        }
    }

    /// The transform that undoes this one.
    ///
    /// ```
    /// use bitdoku::Transform;
    ///
    /// let transform = Transform::random(1);
    /// assert_eq!(transform.compose(&transform.inverse()), Transform::IDENTITY);
    /// ```
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut inverse = Self {
            transpose: self.transpose,
            ..Self::IDENTITY
        };
        for (row, column) in Row::ALL.into_iter().zip(Column::ALL) {
            let (to_row, to_column) = (self.rows[row.index()], self.columns[column.index()]);
            if self.transpose {
                // Back are first the transposition and then these moves.
                inverse.rows[to_column.index()] = row;
                inverse.columns[to_row.index()] = column;
            } else {
                inverse.rows[to_row.index()] = row;
                inverse.columns[to_column.index()] = column;
            }
        }
        for digit in Digit::ALL {
            inverse.digits[self.digits[digit.index()].index()] = digit;
        }
        inverse
    }

    /// What becomes of a grid.
    ///
    /// ```
    /// use bitdoku::{Cell, Digit, Grid, Transform};
    ///
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::R1C2, Some(Digit::D5));
    /// let transposed = Transform::TRANSPOSITION.apply(&grid);
    /// assert_eq!(transposed[Cell::R2C1], Some(Digit::D5));
    /// ```
    #[must_use]
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut cells = [None; 81];
        for (cell, digit) in grid {
            if let Some(digit) = digit {
                cells[self.apply_cell(cell).index()] = Some(self.apply_digit(digit));
            }
        }
        Grid::from_cells(cells)
    }

    /// Where the content of a cell goes.
    #[inline]
    #[must_use]
    pub const fn apply_cell(&self, cell: Cell) -> Cell {
        let (mut row, mut column) = (cell.row().index(), cell.column().index());
        if self.transpose {
            (row, column) = (Column::at(column).index(), Row::at(row).index());
        }
        Cell::new(self.rows[row], self.columns[column])
    }

    /// Where the contents of a set of cells go.
    #[must_use]
    pub fn apply_cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.apply_cell(cell)).collect()
    }

    /// The new name of a digit.
    #[inline]
    #[must_use]
    pub const fn apply_digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }
}

impl Default for Transform {
    /// The identity.
    fn default() -> Self {
        Self::IDENTITY
    }
}
