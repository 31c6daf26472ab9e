//! The two shapes that the vocabulary repeats: a dense enum, and a set of one.

/// Declares a fieldless enum whose discriminants count up from `$base`, with
/// its `ALL`, `from_index` and `index`.
///
/// An enum and not a number in a struct, because the compiler then knows the
/// range: `array[value.index()]` needs no bounds check and an `Option` one byte.
macro_rules! dense_enum {
    (
        $(#[$attribute:meta])*
        $name:ident: $count:literal from $base:literal, $what:literal, index 0 to $last:literal
        { $first:ident $($rest:ident)* }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            #[doc = concat!("The first ", $what, ".")]
            $first = $base,
            $(
                #[doc = concat!("The ", $what, " `", stringify!($rest), "`.")]
                $rest,
            )*
        }

        const _: () = assert!($last + 1 == $count);

        impl $name {
            #[doc = concat!("Every ", $what, ", in order of [`index`](Self::index).")]
            pub const ALL: [Self; $count] = [Self::$first, $(Self::$rest),*];

            #[doc = concat!("The ", $what, " with this index, counted from 0.")]
            ///
            #[doc = concat!("`None` from ", stringify!($count), " on.")]
            #[inline]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                // Dense arms compile to one comparison, without a table.
                const $first: usize = $name::$first.index();
                $(const $rest: usize = $name::$rest.index();)*
                match index {
                    $first => Some(Self::$first),
                    $($rest => Some(Self::$rest),)*
                    _ => None,
                }
            }

            #[doc = concat!("The index, from 0 to ", stringify!($last), ".")]
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize - $base
            }

            /// `from_index` for an index that is in range by arithmetic: no
            /// caller meets the fallback, and no panic path is left.
            #[inline]
            #[allow(dead_code, reason = "not every vocabulary type needs it")]
            pub(crate) const fn at(index: usize) -> Self {
                match Self::from_index(index) {
                    Some(value) => value,
                    None => Self::$first,
                }
            }
        }
    };
}

/// Gives a set type the traits of a set.
///
/// The type brings `EMPTY`, `insert`, `remove`, `first`, `last`, `len`, `bits`
/// and the named operations; everything here follows from those.
macro_rules! set_traits {
    ($set:ident of $item:ident, $iter:ident, $what:literal) => {
        impl core::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.intersection(other)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl core::ops::BitXor for $set {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                self.symmetric_difference(other)
            }
        }

        impl core::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl core::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                self.complement()
            }
        }

        impl core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = *self & other;
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }

        impl core::ops::BitXorAssign for $set {
            #[inline]
            fn bitxor_assign(&mut self, other: Self) {
                *self = *self ^ other;
            }
        }

        impl core::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl Default for $set {
            /// The empty set.
            #[inline]
            fn default() -> Self {
                Self::EMPTY
            }
        }

        impl From<$item> for $set {
            /// The set of one.
            #[inline]
            fn from(item: $item) -> Self {
                Self::of(item)
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                set.extend(items);
                set
            }
        }

        impl Extend<$item> for $set {
            #[inline]
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                for item in items {
                    self.insert(item);
                }
            }
        }

        impl core::fmt::Display for $set {
            /// The members in order, between braces and with a space between.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("{")?;
                for (position, item) in self.iter().enumerate() {
                    if position > 0 {
                        f.write_str(" ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str("}")
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($set), "({})"), self)
            }
        }

        set_traits!(@number $set: Binary Octal LowerHex UpperHex);

        #[doc = concat!("The ", $what, "s of a [`", stringify!($set), "`], in order.")]
        #[derive(Clone, Debug)]
        #[must_use = "iterators do nothing unless consumed"]
        pub struct $iter($set);

        impl $set {
            #[doc = concat!("The ", $what, "s of the set, in order.")]
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }

            #[doc = concat!("Whether every ", $what, " of this set is in the other one.")]
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                other.is_superset(self)
            }

            #[doc = concat!("Whether no ", $what, " is in both sets.")]
            #[inline]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.intersection(other).is_empty()
            }
        }

        impl Iterator for $iter {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let item = self.0.first()?;
                self.0.remove(item);
                Some(item)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }

            #[inline]
            fn count(self) -> usize {
                self.0.len()
            }

            #[inline]
            fn last(mut self) -> Option<$item> {
                self.next_back()
            }
        }

        impl DoubleEndedIterator for $iter {
            #[inline]
            fn next_back(&mut self) -> Option<$item> {
                let item = self.0.last()?;
                self.0.remove(item);
                Some(item)
            }
        }

        impl ExactSizeIterator for $iter {}

        impl core::iter::FusedIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl IntoIterator for &$set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }
    };
    (@number $set:ident: $($trait:ident)*) => {
        $(
            impl core::fmt::$trait for $set {
                /// Formats [`bits`](Self::bits).
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    core::fmt::$trait::fmt(&self.bits(), f)
                }
            }
        )*
    };
}
