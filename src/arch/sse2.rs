//! Four digits a word, on x86-64.
//!
//! The compiler makes vectors of plain loops over `[u32; 4]` only in part, which
//! costs a third of the speed, so the word names its instructions.

use super::word::Word;
use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi32, _mm_cvtsi32_si128,
    _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi32, _mm_setzero_si128, _mm_shuffle_epi32,
    _mm_sll_epi32, _mm_srl_epi32, _mm_sub_epi32, _mm_xor_si128,
};
use core::ops::{BitAnd, BitOr, BitXor, Sub};

#[cfg(not(target_feature = "sse2"))]
compile_error!("this module needs SSE2");

/// Calls intrinsics that need nothing but SSE2 and take and give values only.
macro_rules! sse2 {
    ($call:expr) => {
        // SAFETY: the module is compiled only where the whole build has SSE2 (see
        // the check above), and no intrinsic used here reads or writes memory.
        unsafe { $call }
    };
}

/// Four digits side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quad(__m128i);

impl Quad {
    #[inline(always)]
    fn to_array(self) -> [u32; 4] {
        // SAFETY: both are 16 bytes without padding, and any bits are valid in each.
        unsafe { core::mem::transmute::<__m128i, [u32; 4]>(self.0) }
    }

    #[inline(always)]
    fn from_array(lanes: [u32; 4]) -> Self {
        // SAFETY: as above.
        Self(unsafe { core::mem::transmute::<[u32; 4], __m128i>(lanes) })
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $intrinsic:ident) => {
        impl $trait for Quad {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(sse2!($intrinsic(self.0, other.0)))
            }
        }
    };
}

operator!(BitAnd bitand _mm_and_si128);
operator!(BitOr bitor _mm_or_si128);
operator!(BitXor bitxor _mm_xor_si128);
operator!(Sub sub _mm_sub_epi32);

/// A shift count as the shifts want it.
#[inline(always)]
fn count(by: u32) -> __m128i {
    sse2!(_mm_cvtsi32_si128(by.cast_signed()))
}

impl Word for Quad {
    const LANES: usize = 4;

    #[inline(always)]
    fn splat(value: u32) -> Self {
        Self(sse2!(_mm_set1_epi32(value.cast_signed())))
    }

    #[inline(always)]
    fn padding(index: usize) -> Self {
        // Digits 1 to 4, 5 to 8, and 9 with three lanes to spare.
        if index == 2 {
            Self::from_array([0, !0, !0, !0])
        } else {
            Self::splat(0)
        }
    }

    #[inline(always)]
    fn up(self, by: u32) -> Self {
        Self(sse2!(_mm_sll_epi32(self.0, count(by))))
    }

    #[inline(always)]
    fn down(self, by: u32) -> Self {
        Self(sse2!(_mm_srl_epi32(self.0, count(by))))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(sse2!(_mm_andnot_si128(other.0, self.0)))
    }

    #[inline(always)]
    fn swap_halves(self) -> Self {
        Self(sse2!(_mm_shuffle_epi32::<0b01_00_11_10>(self.0)))
    }

    #[inline(always)]
    fn swap_neighbours(self) -> Self {
        Self(sse2!(_mm_shuffle_epi32::<0b10_11_00_01>(self.0)))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let equal = sse2!(_mm_cmpeq_epi32(self.0, _mm_setzero_si128()));
        sse2!(_mm_movemask_epi8(equal)) == 0xffff
    }

    #[inline(always)]
    fn lane(self, index: usize) -> u32 {
        self.to_array()[index % 4]
    }

    #[inline(always)]
    fn with_lane(self, index: usize, value: u32) -> Self {
        let mut lanes = self.to_array();
        lanes[index % 4] = value;
        Self::from_array(lanes)
    }
}
