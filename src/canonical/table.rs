//! A small table.

/// Sixteen numbers, read and written by an index of which the low four bits count:
/// so nothing has to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Table([u8; 16]);

impl Table {
    pub(super) const ZERO: Self = Self([0; 16]);
    /// Each number is its index.
    pub(super) const COUNTING: Self = Self([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

    pub(super) const fn filled(value: u8) -> Self {
        Self([value; 16])
    }

    #[inline(always)]
    pub(super) const fn get(&self, index: u8) -> u8 {
        self.0[(index & 15) as usize]
    }

    #[inline(always)]
    pub(super) const fn set(&mut self, index: u8, value: u8) {
        self.0[(index & 15) as usize] = value;
    }

    #[inline(always)]
    pub(super) const fn swap(&mut self, a: u8, b: u8) {
        let (x, y) = (self.get(a), self.get(b));
        self.set(a, y);
        self.set(b, x);
    }

    /// The first nine, as numbers that are in the order of the rows.
    #[inline(always)]
    pub(super) const fn order(&self) -> (u64, u8) {
        let [a, b, c, d, e, f, g, h, i, ..] = self.0;
        (u64::from_be_bytes([a, b, c, d, e, f, g, h]), i)
    }
}
