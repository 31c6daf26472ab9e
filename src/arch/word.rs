//! The machine word that the search computes on: one digit, or four side by side.

use core::ops::{BitAnd, BitOr, BitXor, Sub};

/// A word of `LANES` lanes of 32 bits, each lane a digit's share of a band.
///
/// Operators work lane by lane. A form of the search is this word and how many of
/// them hold nine digits; the rules are written once, for any word.
pub(crate) trait Word:
    Copy
    + core::fmt::Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Sub<Output = Self>
{
    /// The number of digits side by side: 1 or 4.
    const LANES: usize;

    /// The same value in every lane.
    fn splat(value: u32) -> Self;

    /// All ones in the lanes that hold no digit when this is word `index` of a band.
    fn padding(index: usize) -> Self;

    /// Every lane shifted up.
    fn up(self, by: u32) -> Self;

    /// Every lane shifted down.
    fn down(self, by: u32) -> Self;

    /// `self & !other`.
    fn without(self, other: Self) -> Self;

    /// The first half of the lanes in place of the second, and the reverse.
    fn swap_halves(self) -> Self;

    /// The odd lanes in place of the even ones, and the reverse.
    fn swap_neighbours(self) -> Self;

    /// Whether no lane has a bit set.
    fn is_zero(self) -> bool;

    /// One lane. Only the low bits of the index count.
    fn lane(self, index: usize) -> u32;

    /// The word with one lane replaced. Only the low bits of the index count.
    fn with_lane(self, index: usize, value: u32) -> Self;

    /// The word with one lane cut down to the bits of `keep`.
    #[inline(always)]
    fn keep(self, index: usize, keep: u32) -> Self {
        self.with_lane(index, self.lane(index) & keep)
    }
}

/// One digit a word: for every target.
impl Word for u32 {
    const LANES: usize = 1;

    #[inline(always)]
    fn splat(value: u32) -> Self {
        value
    }

    #[inline(always)]
    fn padding(_: usize) -> Self {
        0
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        self << by
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        self >> by
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline(always)]
    fn swap_halves(self) -> Self {
        self
    }

    #[inline(always)]
    fn swap_neighbours(self) -> Self {
        self
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn lane(self, _: usize) -> u32 {
        self
    }

    #[inline(always)]
    fn with_lane(self, _: usize, value: u32) -> Self {
        value
    }
}
