//! Two textbook solvers: slow, obviously right, and independent of the library.
//!
//! Both fill the blanks in reading order with the lowest digit that fits, and go back when none
//! does. With b blanks that is up to 9^b tries of a digit in a cell. They differ in what one costs:
//!
//! - [`Masks`] keeps the digits taken in each row, column and box: 3 look-ups a try, and 3 updates
//!   to place the digit and 3 to take it back if it fits.
//! - [`Scan`] looks at the row, the column and the box: up to 27 look-ups a try, and no more.
//!
//! Some puzzles take them billions of tries, so every search has a bound.

use super::rules::houses;
use bitdoku::Grid;

/// What a search that came to its end found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The number of solutions, or the limit if that was reached.
    pub(crate) count: u64,
    /// The first in the order of search: the lowest, read as a number.
    pub(crate) first: Option<Grid>,
    /// How many times a digit was tried in a cell.
    pub(crate) tries: u64,
}

/// The backtracker with masks. `None` if this many tries were not enough.
pub(crate) fn by_masks(puzzle: &Grid, limit: u64, tries: u64) -> Option<Answer> {
    search::<Masks>(puzzle, limit, tries)
}

/// The backtracker that looks again. `None` if this many tries were not enough.
pub(crate) fn by_scanning(puzzle: &Grid, limit: u64, tries: u64) -> Option<Answer> {
    search::<Scan>(puzzle, limit, tries)
}

/// How a solver knows whether a digit fits.
trait Taken {
    fn new() -> Self;
    fn fits(&self, cells: &[u8; 81], cell: usize, digit: u8) -> bool;
    fn put(&mut self, cell: usize, digit: u8);
    fn take(&mut self, cell: usize, digit: u8);
}

/// Occupancy masks: bit d is digit d.
struct Masks {
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

const fn row_column_box(cell: usize) -> (usize, usize, usize) {
    (cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3)
}

impl Taken for Masks {
    fn new() -> Self {
        Self {
            rows: [0; 9],
            columns: [0; 9],
            boxes: [0; 9],
        }
    }

    fn fits(&self, _: &[u8; 81], cell: usize, digit: u8) -> bool {
        let (r, c, b) = row_column_box(cell);
        (self.rows[r] | self.columns[c] | self.boxes[b]) & 1 << digit == 0
    }

    fn put(&mut self, cell: usize, digit: u8) {
        let (r, c, b) = row_column_box(cell);
        self.rows[r] |= 1 << digit;
        self.columns[c] |= 1 << digit;
        self.boxes[b] |= 1 << digit;
    }

    fn take(&mut self, cell: usize, digit: u8) {
        let (r, c, b) = row_column_box(cell);
        self.rows[r] &= !(1 << digit);
        self.columns[c] &= !(1 << digit);
        self.boxes[b] &= !(1 << digit);
    }
}

/// Nothing but the cells.
struct Scan;

impl Taken for Scan {
    fn new() -> Self {
        Self
    }

    fn fits(&self, cells: &[u8; 81], cell: usize, digit: u8) -> bool {
        let (r, c, b) = row_column_box(cell);
        let corner = b / 3 * 27 + b % 3 * 3;
        (0..9).all(|i| {
            cells[9 * r + i] != digit
                && cells[9 * i + c] != digit
                && cells[corner + i / 3 * 9 + i % 3] != digit
        })
    }

    fn put(&mut self, _: usize, _: u8) {}

    fn take(&mut self, _: usize, _: u8) {}
}

struct Backtracker<T> {
    cells: [u8; 81],
    taken: T,
    limit: u64,
    bound: u64,
    answer: Answer,
}

/// Whether to go on.
enum Flow {
    On,
    Enough,
    OutOfBound,
}

fn search<T: Taken>(puzzle: &Grid, limit: u64, bound: u64) -> Option<Answer> {
    let mut solver = Backtracker {
        cells: <[u8; 81]>::from(*puzzle),
        taken: T::new(),
        limit,
        bound,
        answer: Answer {
            count: 0,
            first: None,
            tries: 0,
        },
    };
    // A solver that fills blanks only never looks at two equal clues.
    if limit == 0 || !obeys_the_rules(&solver.cells) {
        return Some(solver.answer);
    }
    for (cell, &digit) in solver.cells.iter().enumerate() {
        if digit != 0 {
            solver.taken.put(cell, digit);
        }
    }
    match solver.fill_from(0) {
        Flow::OutOfBound => None,
        Flow::On | Flow::Enough => Some(solver.answer),
    }
}

fn obeys_the_rules(cells: &[u8; 81]) -> bool {
    houses().all(|house| {
        let mut clues: Vec<u8> = house.map(|cell| cells[cell]).to_vec();
        clues.retain(|&clue| clue != 0);
        clues.sort_unstable();
        clues.windows(2).all(|pair| pair[0] != pair[1])
    })
}

impl<T: Taken> Backtracker<T> {
    fn fill_from(&mut self, start: usize) -> Flow {
        let Some(cell) = (start..81).find(|&cell| self.cells[cell] == 0) else {
            return self.found();
        };
        for digit in 1..=9 {
            if self.answer.tries == self.bound {
                return Flow::OutOfBound;
            }
            self.answer.tries += 1;
            if !self.taken.fits(&self.cells, cell, digit) {
                continue;
            }
            self.cells[cell] = digit;
            self.taken.put(cell, digit);
            let flow = self.fill_from(cell + 1);
            self.cells[cell] = 0;
            self.taken.take(cell, digit);
            if !matches!(flow, Flow::On) {
                return flow;
            }
        }
        Flow::On
    }

    fn found(&mut self) -> Flow {
        self.answer.count += 1;
        if self.answer.first.is_none() {
            self.answer.first = Grid::try_from(self.cells).ok();
        }
        if self.answer.count == self.limit {
            Flow::Enough
        } else {
            Flow::On
        }
    }
}
