//! Sets of cells.

use crate::Cell;

/// The cells of a band, which is three rows: 27 bits, one octal group a row.
const BAND: u32 = 0o777_777_777;

/// A set of cells.
///
/// Bit `i` of [`bits`](Self::bits) is the cell with index `i`; the bits 81 to
/// 127 are never set. Inside it is one 27-bit word a band, so that small
/// processors do no 128-bit arithmetic unless they ask for the bits. Every
/// operation takes constant time. The order of sets is the order of their bits.
///
/// ```
/// use bitdoku::{Cell, CellSet};
///
/// let set: CellSet = [Cell::R9C9, Cell::R1C1].into_iter().collect();
/// assert_eq!(set.to_string(), "{r1c1 r9c9}");
/// assert_eq!(set.bits(), 1 | 1 << 80);
/// assert_eq!((!set).len(), 79);
/// assert!(Cell::R1C1.peers().iter().all(|peer| peer != Cell::R1C1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet {
    bands: [u32; 3],
}

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self { bands: [0; 3] };

    /// All 81 cells.
    pub const ALL: Self = Self { bands: [BAND; 3] };

    /// The set with these bits, `None` if one of the bits 81 to 127 is set.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u128) -> Option<Self> {
        if bits >> 81 == 0 {
            Some(Self::from_bits_truncate(bits))
        } else {
            None
        }
    }

    /// The set with these bits, the bits 81 to 127 left out.
    #[inline]
    #[must_use]
    pub const fn from_bits_truncate(bits: u128) -> Self {
        Self::from_bands([bits as u32, (bits >> 27) as u32, (bits >> 54) as u32])
    }

    /// The bits: bit `i` is the cell with index `i`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u128 {
        let [top, middle, bottom] = self.bands;
        top as u128 | (middle as u128) << 27 | (bottom as u128) << 54
    }

    /// The set with these 27 bits a band, higher bits left out.
    #[inline]
    pub(crate) const fn from_bands([top, middle, bottom]: [u32; 3]) -> Self {
        Self {
            bands: [top & BAND, middle & BAND, bottom & BAND],
        }
    }

    /// The set of one cell.
    #[inline]
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        let mut bands = [0; 3];
        bands[cell.index() / 27] = 1 << (cell.index() % 27);
        Self { bands }
    }

    /// The number of cells, 0 to 81.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        let [top, middle, bottom] = self.bands;
        (top.count_ones() + middle.count_ones() + bottom.count_ones()) as usize
    }

    /// Whether there is no cell.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [top, middle, bottom] = self.bands;
        top | middle | bottom == 0
    }

    /// Whether the cell is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.bands[cell.index() / 27] >> (cell.index() % 27) & 1 != 0
    }

    /// Adds a cell; whether it was new.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) -> bool {
        let new = !self.contains(cell);
        self.bands[cell.index() / 27] |= 1 << (cell.index() % 27);
        new
    }

    /// Takes a cell out; whether it was there.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) -> bool {
        let there = self.contains(cell);
        self.bands[cell.index() / 27] &= !(1 << (cell.index() % 27));
        there
    }

    /// The first cell in reading order.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        let [top, middle, bottom] = self.bands;
        let (start, band) = if top != 0 {
            (0, top)
        } else if middle != 0 {
            (27, middle)
        } else if bottom != 0 {
            (54, bottom)
        } else {
            return None;
        };
        Cell::from_index(start + band.trailing_zeros() as usize)
    }

    /// The last cell in reading order.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Cell> {
        let [top, middle, bottom] = self.bands;
        let (start, band) = if bottom != 0 {
            (54, bottom)
        } else if middle != 0 {
            (27, middle)
        } else if top != 0 {
            (0, top)
        } else {
            return None;
        };
        Cell::from_index(start + 31 - band.leading_zeros() as usize)
    }

    /// The cell of a set of exactly one, else `None`.
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<Cell> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The cells in either set; also `|`.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.bands, other.bands);
        Self {
            bands: [a | x, b | y, c | z],
        }
    }

    /// The cells in both sets; also `&`.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.bands, other.bands);
        Self {
            bands: [a & x, b & y, c & z],
        }
    }

    /// The cells in this set and not in the other; also `-`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        self.intersection(other.complement())
    }

    /// The cells in exactly one of the sets; also `^`.
    #[inline]
    #[must_use]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.bands, other.bands);
        Self {
            bands: [a ^ x, b ^ y, c ^ z],
        }
    }

    /// The cells that are not in the set; also `!`.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        let [top, middle, bottom] = self.bands;
        Self::from_bands([!top, !middle, !bottom])
    }

    /// Whether every cell of the other set is in this one.
    #[inline]
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        other.difference(self).is_empty()
    }
}

impl Ord for CellSet {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.bands.iter().rev().cmp(other.bands.iter().rev())
    }
}

impl PartialOrd for CellSet {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

set_traits!(CellSet of Cell, CellSetIter, "cell");
