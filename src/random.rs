//! Random numbers that are the same everywhere.

/// SplitMix64 by Guy Steele, Doug Lea and Christine Flood, with the constants of
/// <https://prng.di.unimi.it/splitmix64.c>: eight bytes of state, any seed is good.
///
/// What is made from a seed is promised to stay the same. So neither this generator
/// nor how numbers are drawn from it may ever change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Random(u64);

impl Random {
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

    /// A number from 0 to `n - 1`, and 0 for an `n` of 0.
    ///
    /// The upper half of a random number is scaled down. No number is likelier than
    /// another by more than one part in 2^32 / n.
    pub(crate) const fn below(&mut self, n: u32) -> u32 {
        let upper = (self.next() >> 32) as u32;
        ((upper as u64 * n as u64) >> 32) as u32
    }

    /// Puts the items in a random order (Fisher and Yates, from the end).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            // An item that stays where it is has no second place.
            if let Ok([a, b]) = items.get_disjoint_mut([last, other]) {
                core::mem::swap(a, b);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// The values of the reference implementation.
    #[test]
    fn reference() {
        let mut random = Random::new(1_234_567);
        let numbers = [(); 5].map(|()| random.next());
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(numbers, expected);
    }

    #[test]
    fn below_stays_below() {
        let mut random = Random::new(0);
        let mut counts = [0; 6];
        for _ in 0..6_000 {
            counts[random.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (800..1_200).contains(count)));
        assert_eq!((random.below(1), random.below(0)), (0, 0));
    }

    #[test]
    fn shuffles_are_permutations_and_all_occur() {
        let mut seen = std::collections::BTreeMap::new();
        let mut random = Random::new(1);
        for _ in 0..2_400 {
            let mut items = [0, 1, 2, 3];
            random.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|count| (50..150).contains(count)));
        for items in seen.keys() {
            let mut sorted = *items;
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
        }
    }
}
