//! Sets of digits.

use crate::Digit;

bitflags::bitflags! {
    /// Kept private: a flags type iterates flags, not digits, and has a way in
    /// for unknown bits.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Bits: u16 {
        const ALL = 0o777;
    }
}

/// A set of digits: the candidates of a cell, or the digits of a house.
///
/// Bit `d - 1` of [`bits`](Self::bits) is digit `d`; the bits 9 to 15 are never
/// set. Every operation takes constant time.
///
/// ```
/// use bitdoku::{Digit, DigitSet};
///
/// let low: DigitSet = [Digit::D1, Digit::D2, Digit::D3].into_iter().collect();
/// assert_eq!(low.bits(), 0b111);
/// assert_eq!(low.to_string(), "{1 2 3}");
/// assert_eq!((!low).len(), 6);
/// assert_eq!((low - Digit::D1.into() - Digit::D3.into()).single(), Some(Digit::D2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DigitSet(Bits);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(Bits::empty());

    /// All nine digits.
    pub const ALL: Self = Self(Bits::all());

    /// The set with these bits, `None` if one of the bits 9 to 15 is set.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        match Bits::from_bits(bits) {
            Some(bits) => Some(Self(bits)),
            None => None,
        }
    }

    /// The set with these bits, the bits 9 to 15 left out.
    #[inline]
    #[must_use]
    pub const fn from_bits_truncate(bits: u16) -> Self {
        Self(Bits::from_bits_truncate(bits))
    }

    /// The bits: bit `d - 1` is digit `d`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0.bits()
    }

    /// The set of one digit.
    #[inline]
    #[must_use]
    pub const fn of(digit: Digit) -> Self {
        Self::from_bits_truncate(1 << digit.index())
    }

    /// The number of digits, 0 to 9.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// Whether there is no digit.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether the digit is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, digit: Digit) -> bool {
        self.bits() & Self::of(digit).bits() != 0
    }

    /// Adds a digit; whether it was new.
    #[inline]
    pub const fn insert(&mut self, digit: Digit) -> bool {
        let new = !self.contains(digit);
        *self = self.union(Self::of(digit));
        new
    }

    /// Takes a digit out; whether it was there.
    #[inline]
    pub const fn remove(&mut self, digit: Digit) -> bool {
        let there = self.contains(digit);
        *self = self.difference(Self::of(digit));
        there
    }

    /// The lowest digit.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Digit> {
        Digit::from_index(self.bits().trailing_zeros() as usize)
    }

    /// The highest digit.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Digit> {
        // An empty set wraps round to an index that no digit has.
        Digit::from_index(15_usize.wrapping_sub(self.bits().leading_zeros() as usize))
    }

    /// The digit of a set of exactly one, else `None`.
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<Digit> {
        // Clearing the lowest bit leaves nothing.
        if self.bits() & self.bits().wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }

    /// The digits in either set; also `|`.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    /// The digits in both sets; also `&`.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0.intersection(other.0))
    }

    /// The digits in this set and not in the other; also `-`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0.difference(other.0))
    }

    /// The digits in exactly one of the sets; also `^`.
    #[inline]
    #[must_use]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        Self(self.0.symmetric_difference(other.0))
    }

    /// The digits that are not in the set; also `!`.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(self.0.complement())
    }

    /// Whether every digit of the other set is in this one.
    #[inline]
    #[must_use]
    pub const fn is_superset(self, other: Self) -> bool {
        self.0.contains(other.0)
    }
}

set_traits!(DigitSet of Digit, DigitSetIter, "digit");
