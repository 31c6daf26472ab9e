//! Random numbers that are the same everywhere.

/// SplitMix64, <https://prng.di.unimi.it/splitmix64.c>: tests need repeatable numbers, not
/// unpredictable ones.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`.
    pub(crate) const fn below(&mut self, n: usize) -> usize {
        // The bias of a remainder is of no account for n this small.
        (self.next() % n as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (2..=items.len()).rev() {
            items.swap(end - 1, self.below(end));
        }
    }

    /// The numbers from 0 to `N - 1` in some order.
    pub(crate) fn permutation<const N: usize>(&mut self) -> [usize; N] {
        let mut items = std::array::from_fn(|index| index);
        self.shuffle(&mut items);
        items
    }
}
