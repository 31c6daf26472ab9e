//! Sets of lanes.

/// Lanes, a bit each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set(u64);

impl Set {
    pub(super) const EMPTY: Self = Self(0);

    /// The lanes whose byte is not zero.
    #[inline(always)]
    pub(super) fn of<const L: usize>(flags: &[u8; L]) -> Self {
        let (eights, _) = flags.as_chunks::<8>();
        let mut set = 0;
        for (i, &eight) in eights.iter().enumerate() {
            // Gathers the lowest bits of eight bytes in the highest byte.
            let bits = u64::from_le_bytes(eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            set |= bits << (8 * i);
        }
        Self(set)
    }

    #[inline(always)]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(super) const fn insert(&mut self, lane: usize) {
        self.0 |= 1 << lane;
    }

    #[inline(always)]
    pub(super) const fn remove(&mut self, lane: usize) {
        self.0 &= !(1 << lane);
    }

    #[inline(always)]
    pub(super) const fn first(count: usize) -> Self {
        Self(u64::MAX >> (64 - count))
    }

    #[inline(always)]
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Iterator for Set {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let lane = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (lane < 64).then_some(lane)
    }
}
