//! Houses, and what they mean for a cell: its three houses and twenty peers.

use crate::{Block, Cell, CellSet, Column, Row};
use core::fmt;

/// A house: a row, a column or a box, nine cells that hold each digit once.
///
/// The [`index`](Self::index) counts the rows (0 to 8), the columns (9 to 17)
/// and the boxes (18 to 26); houses are ordered the same way.
///
/// ```
/// use bitdoku::{Block, Cell, House};
///
/// let house = House::Block(Block::B3);
/// assert_eq!(house.to_string(), "box 3");
/// assert_eq!(house.index(), 20);
/// assert_eq!(house.cells()[3], Cell::R2C7);
/// assert!(house.contains(Cell::R3C9));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum House {
    /// A row.
    Row(Row),
    /// A column.
    Column(Column),
    /// A box.
    Block(Block),
}

impl House {
    /// Every house, in order of [`index`](Self::index).
    pub const ALL: [Self; 27] = {
        let mut all = [Self::Row(Row::R1); 27];
        let mut index = 0;
        while index < 27 {
            if let Some(house) = Self::from_index(index) {
                all[index] = house;
            }
            index += 1;
        }
        all
    };

    /// The house with this index, `None` from 27 on.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0..9 => Some(Self::Row(Row::at(index))),
            9..18 => Some(Self::Column(Column::at(index - 9))),
            18..27 => Some(Self::Block(Block::at(index - 18))),
            _ => None,
        }
    }

    /// The index, from 0 to 26.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Row(row) => row.index(),
            Self::Column(column) => 9 + column.index(),
            Self::Block(block) => 18 + block.index(),
        }
    }

    /// The nine cells, in reading order.
    #[inline]
    #[must_use]
    pub const fn cells(self) -> [Cell; 9] {
        // From a cell to the next, and what is added after every third.
        let (mut index, step, skip) = match self {
            Self::Row(row) => (9 * row as u8, 1, 0),
            Self::Column(column) => (column as u8, 9, 0),
            Self::Block(block) => (3 * (block as u8) + 18 * (block as u8 / 3), 1, 6),
        };
        let mut cells = [Cell::R1C1; 9];
        let mut position = 0;
        while position < 9 {
            cells[position] = Cell::at(index as usize);
            index += step;
            position += 1;
            if position == 3 || position == 6 {
                index += skip;
            }
        }
        cells
    }

    /// The nine cells as a set.
    #[inline]
    #[must_use]
    pub const fn cell_set(self) -> CellSet {
        CellSet::from_bands(match self {
            Self::Row(row) => in_band(row.index() / 3, 0o000_000_777 << (row.index() % 3 * 9)),
            Self::Column(column) => [0o001_001_001 << column.index(); 3],
            Self::Block(block) => {
                in_band(block.index() / 3, 0o007_007_007 << (block.index() % 3 * 3))
            }
        })
    }

    /// Whether the cell lies in this house.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        match self {
            Self::Row(row) => cell.row() as u8 == row as u8,
            Self::Column(column) => cell.column() as u8 == column as u8,
            Self::Block(block) => cell.block() as u8 == block as u8,
        }
    }
}

impl Cell {
    /// The row, the column and the box of the cell.
    #[inline]
    #[must_use]
    pub const fn houses(self) -> [House; 3] {
        [
            House::Row(self.row()),
            House::Column(self.column()),
            House::Block(self.block()),
        ]
    }

    /// The 20 other cells that share a house with this one.
    ///
    /// ```
    /// use bitdoku::Cell;
    ///
    /// assert_eq!(Cell::R1C1.peers().len(), 20);
    /// assert!(Cell::R1C1.peers().contains(Cell::R3C3));
    /// assert!(!Cell::R1C1.peers().contains(Cell::R1C1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn peers(self) -> CellSet {
        let [row, column, block] = self.houses();
        row.cell_set()
            .union(column.cell_set())
            .union(block.cell_set())
            .difference(CellSet::of(self))
    }
}

/// The bands of a set that lies in one band.
#[inline]
const fn in_band(band: usize, bits: u32) -> [u32; 3] {
    match band {
        0 => [bits, 0, 0],
        1 => [0, bits, 0],
        _ => [0, 0, bits],
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(row) => row.fmt(f),
            Self::Column(column) => column.fmt(f),
            Self::Block(block) => block.fmt(f),
        }
    }
}

impl From<Row> for House {
    fn from(row: Row) -> Self {
        Self::Row(row)
    }
}

impl From<Column> for House {
    fn from(column: Column) -> Self {
        Self::Column(column)
    }
}

impl From<Block> for House {
    fn from(block: Block) -> Self {
        Self::Block(block)
    }
}

impl From<House> for CellSet {
    /// The same as [`House::cell_set`].
    fn from(house: House) -> Self {
        house.cell_set()
    }
}
