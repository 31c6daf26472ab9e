//! AVX2: the 27 lanes in three registers, one for each row of the bands.
//!
//! A rotation over rows only renames registers, one over blocks is a byte shuffle within 64 bits,
//! a transposition two shuffles. There is no three-way logic and no count of bits, so a
//! pass takes four times the instructions of AVX-512; it nearly fills the core by itself:
//! two nodes in flight gain 5 % on the hardest puzzles and lose 5 to 30 % on all others.

#![allow(
    unused_unsafe,
    reason = "`each!` takes safe functions as well as intrinsics"
)]

use super::lanes::{Cpu, Lanes, Task, cell, entrance, simd};
use core::arch::x86_64::*;

/// Register `row`: for each band 64 bits, in which each block has a word. The last word of each
/// and the last 64 bits are zero.
#[derive(Clone, Copy)]
pub(crate) struct Ymm([__m256i; 3]);

/// 32 bytes as a constant of a register.
#[repr(align(32))]
struct Bytes([u8; 32]);

impl Bytes {
    #[inline(always)]
    fn get(&self) -> __m256i {
        simd!(_mm256_loadu_si256(self.0.as_ptr().cast()))
    }
}

/// In a shuffle: zero.
const NONE: u8 = 0x80;

/// All ones in the 9 words in use.
static USED: Bytes = Bytes({
    let mut used = [0; 32];
    let mut i = 0;
    while i < 24 {
        used[i] = if i % 8 < 6 { 0xff } else { 0 };
        i += 1;
    }
    used
});

struct Rotation<const BLOCK: usize>;
impl<const BLOCK: usize> Rotation<BLOCK> {
    const FROM: Bytes = Bytes({
        let mut from = [NONE; 32];
        let mut i = 0;
        while i < 32 {
            let block = i % 8 / 2;
            if block < 3 {
                from[i] = (i / 8 % 2 * 8 + (block + BLOCK) % 3 * 2 + i % 2) as u8;
            }
            i += 1;
        }
        from
    });
}

/// Blocks 0 and 1 of each band to the low half, blocks 2 to the high half.
static HALVES: Bytes = Bytes({
    let order = [0, 2, 4, 6, 1, 3, 5, 7];
    let mut from = [0; 32];
    let mut i = 0;
    while i < 8 {
        from[4 * i] = order[i];
        i += 1;
    }
    from
});
/// Then the words of each block together.
static BY_BLOCK: Bytes = Bytes({
    let mut from = [NONE; 32];
    let mut i = 0;
    while i < 24 {
        let (block, band) = (i / 8, i % 8 / 2);
        if band < 3 {
            from[i] = (4 * band + 2 * (block % 2) + i % 2) as u8;
        }
        i += 1;
    }
    from
});

/// All ones in the words whose bit is set.
static WORDS: [u64; 8] = {
    let mut words = [0; 8];
    let mut i = 0;
    while i < 24 {
        if (i / 3) >> (i % 3) & 1 == 1 {
            words[i / 3] |= 0xffff << (16 * (i % 3));
        }
        i += 1;
    }
    words
};

/// All ones in the 64 bits of one band. (The fourth makes the index safe.)
static BANDS: [Bytes; 4] = {
    let mut bands = [const { Bytes([0; 32]) }; 4];
    let mut i = 0;
    while i < 24 {
        bands[i / 8].0[i] = 0xff;
        i += 1;
    }
    bands
};

/// Applies an operation to each of the three registers.
macro_rules! each {
    ($f:expr, $a:expr) => {{
        let Ymm([a0, a1, a2]) = $a;
        Ymm(simd!([$f(a0), $f(a1), $f(a2)]))
    }};
    ($f:expr, $a:expr, $b:expr) => {{
        let (Ymm([a0, a1, a2]), Ymm([b0, b1, b2])) = ($a, $b);
        Ymm(simd!([$f(a0, b0), $f(a1, b1), $f(a2, b2)]))
    }};
    ($f:expr, $a:expr, $b:expr, $c:expr) => {{
        let (Ymm([a0, a1, a2]), Ymm([b0, b1, b2]), Ymm([c0, c1, c2])) = ($a, $b, $c);
        Ymm(simd!([$f(a0, b0, c0), $f(a1, b1, c1), $f(a2, b2, c2)]))
    }};
}

#[inline(always)]
fn is_zero(a: __m256i) -> __m256i {
    simd!(_mm256_cmpeq_epi16(a, _mm256_setzero_si256()))
}
#[inline(always)]
fn rest(a: __m256i) -> __m256i {
    simd!(_mm256_and_si256(
        a,
        _mm256_add_epi16(a, _mm256_set1_epi16(-1))
    ))
}
#[inline(always)]
fn without(a: __m256i, b: __m256i) -> __m256i {
    simd!(_mm256_andnot_si256(b, a))
}
#[inline(always)]
fn transpose(a: __m256i) -> __m256i {
    simd!(_mm256_shuffle_epi8(
        _mm256_permutevar8x32_epi32(a, HALVES.get()),
        BY_BLOCK.get()
    ))
}

/// Of a band those words whose bit is set, of bits 0 to 2.
#[inline(always)]
fn within(band: __m256i, blocks: u32) -> __m256i {
    let words = WORDS[blocks as usize & 7];
    simd!(_mm256_and_si256(band, _mm256_set1_epi64x(words as i64)))
}

impl Lanes for Ymm {
    const SIDE_BY_SIDE: bool = false;

    entrance!("avx2" "bmi1" "bmi2" "lzcnt" "popcnt");

    #[inline(always)]
    fn read(_: Cpu<Self>, cells: &[u8; 81]) -> [Self; 3] {
        let rows = [rows(cells, 0), rows(cells, 1), rows(cells, 2)];
        [
            candidates(&rows, &SPREAD[0]),
            candidates(&rows, &SPREAD[1]),
            candidates(&rows, &SPREAD[2]),
        ]
    }
    #[inline(always)]
    fn write(cells: [Self; 3]) -> [u8; 81] {
        let mut values = [0; 81];
        for (vector, lanes) in cells.into_iter().enumerate() {
            for band in 0..3 {
                for (row, words) in lanes.band(band).into_iter().enumerate() {
                    for block in 0..3 {
                        let cell = cell(vector, band as usize, row, block);
                        values[cell] = (words >> (16 * block)).trailing_zeros() as u8 + 1;
                    }
                }
            }
        }
        values
    }
    #[inline(always)]
    fn splat(self, value: u16) -> Self {
        Self([simd!(_mm256_and_si256(
            _mm256_set1_epi16(value as i16),
            USED.get()
        )); 3])
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(_mm256_and_si256, self, other)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(_mm256_or_si256, self, other)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(_mm256_xor_si256, self, other)
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(without, self, other)
    }
    #[inline(always)]
    fn any_of(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    #[inline(always)]
    fn two_of(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(a.or(b).and(c))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        each!(_mm256_min_epu16, self, other)
    }

    #[inline(always)]
    fn rest(self) -> Self {
        each!(rest, self)
    }
    #[inline(always)]
    fn is_zero(self) -> Self {
        each!(is_zero, self)
    }
    #[inline(always)]
    fn has_three(self) -> Self {
        let fewer = self.rest().rest().is_zero();
        each!(without, Self([simd!(_mm256_set1_epi16(-1)); 3]), fewer)
    }
    #[inline(always)]
    fn has_four(self) -> Self {
        self.rest().rest().rest()
    }
    #[inline(always)]
    fn at_most_three(self) -> Self {
        self.rest().rest().rest().is_zero()
    }

    #[inline(always)]
    fn rotate<const ROW: usize, const BLOCK: usize>(self) -> Self {
        let rows = Self([
            self.0[ROW % 3],
            self.0[(1 + ROW) % 3],
            self.0[(2 + ROW) % 3],
        ]);
        if BLOCK == 0 {
            return rows;
        }
        each!(
            _mm256_shuffle_epi8,
            rows,
            Self([Rotation::<BLOCK>::FROM.get(); 3])
        )
    }
    #[inline(always)]
    fn transpose<const SKEW: usize>(self) -> Self {
        each!(transpose, self.rotate::<SKEW, 0>())
    }

    #[inline(always)]
    fn any(self) -> bool {
        let [a, b, c] = self.0;
        simd!({
            let all = _mm256_or_si256(_mm256_or_si256(a, b), c);
            _mm256_testz_si256(all, all) == 0
        })
    }
    #[inline(always)]
    fn any_zero(self) -> bool {
        let [a, b, c] = self.0;
        simd!({
            let least = _mm256_min_epu16(_mm256_min_epu16(a, b), c);
            _mm256_testz_si256(is_zero(least), USED.get()) == 0
        })
    }

    #[inline(always)]
    fn pick(self, other: Self, it: bool) -> Self {
        let it = simd!(_mm256_set1_epi8(-i8::from(it)));
        each!(_mm256_blendv_epi8, self, other, Self([it; 3]))
    }
    #[inline(always)]
    fn band(self, band: u32) -> [u64; 3] {
        let mut rows = [[0u64; 4]; 3];
        for (row, register) in rows.iter_mut().zip(self.0) {
            simd!(_mm256_storeu_si256(row.as_mut_ptr().cast(), register));
        }
        let band = band as usize & 3;
        [rows[0][band], rows[1][band], rows[2][band]]
    }
    #[inline(always)]
    fn within(self, band: u32, lanes: u32) -> Self {
        let band = BANDS[band as usize & 3].get();
        self.and(Self([
            within(band, lanes),
            within(band, lanes >> 3),
            within(band, lanes >> 6),
        ]))
    }
    #[inline(always)]
    fn tightest(self, other: Self) -> Option<u32> {
        let mut least = u32::MAX;
        let mut chute = 0;
        for lanes in [self, other] {
            for band in 0..3 {
                let [a, b, c] = lanes.band(band);
                let count = a.count_ones() + b.count_ones() + c.count_ones();
                // What is not above 27 becomes a great number; the chute is in the low bits.
                least = least.min(count.wrapping_sub(28) << 3 | chute);
                chute += 1;
            }
        }
        (least < 1 << 31).then_some(least & 7)
    }
}

/// For the vectors and rows of a band: the columns of a row that belong there, each byte twice, for a
/// row in either half of 128 bits.
static SPREAD: [[[Bytes; 2]; 3]; 3] = {
    let mut spread = [const { [const { [const { Bytes([NONE; 32]) }; 2] }; 3] }; 3];
    let mut i = 0;
    while i < 81 {
        let (vector, row, band, block) = (i / 27, i / 9 % 3, i / 3 % 3, i % 3);
        let column = cell(vector, band, row, block) % 9;
        let from = &mut spread[vector][row][band % 2].0;
        from[8 * band + 2 * block] = column as u8;
        from[8 * band + 2 * block + 1] = column as u8;
        i += 1;
    }
    spread
};

/// Low and high bytes of the candidates, by value, for each half of 128 bits.
static LOW: Bytes = Bytes([
    255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 255, 255, 255, 255, 255, //
    255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 255, 255, 255, 255, 255,
]);
static HIGH: Bytes = Bytes([
    1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, //
    1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
]);

/// Nine cells from the start of a row, and others.
#[inline(always)]
fn row(cells: &[u8; 81], row: usize) -> __m128i {
    if row < 8 {
        let start = 9 * row;
        simd!(_mm_loadu_si128(cells[start..start + 16].as_ptr().cast()))
    } else {
        simd!(_mm_bsrli_si128::<7>(_mm_loadu_si128(cells[65..].as_ptr().cast())))
    }
}

/// The same row of the first and the third band, and of the second.
#[inline(always)]
fn rows(cells: &[u8; 81], index: usize) -> [__m256i; 2] {
    let (a, b, c) = (row(cells, index), row(cells, 3 + index), row(cells, 6 + index));
    simd!([
        _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(a), c),
        _mm256_zextsi128_si256(b),
    ])
}

/// A vector of candidates.
#[inline(always)]
fn candidates(rows: &[[__m256i; 2]; 3], from: &[[Bytes; 2]; 3]) -> Ymm {
    Ymm([
        row_candidates(rows[0], &from[0]),
        row_candidates(rows[1], &from[1]),
        row_candidates(rows[2], &from[2]),
    ])
}

#[inline(always)]
fn row_candidates([outer, inner]: [__m256i; 2], [from_outer, from_inner]: &[Bytes; 2]) -> __m256i {
    simd!({
        let values = _mm256_or_si256(
            _mm256_shuffle_epi8(outer, from_outer.get()),
            _mm256_shuffle_epi8(inner, from_inner.get()),
        );
        let low = _mm256_shuffle_epi8(LOW.get(), values);
        let high = _mm256_shuffle_epi8(HIGH.get(), values);
        let candidates = _mm256_blendv_epi8(low, high, _mm256_set1_epi16(!0xff));
        _mm256_and_si256(candidates, USED.get())
    })
}
