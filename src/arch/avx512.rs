//! AVX-512: the 27 lanes in one register.
//!
//! With `vpermw` any rotation or transposition is one instruction, and three-way logic is one.

use super::lanes::{Cpu, Lanes, Task, cell, entrance, simd};
use core::arch::x86_64::*;

/// The 27 lanes of a register, in order.
#[derive(Clone, Copy)]
pub(crate) struct Zmm(__m512i);

/// The lanes in use.
const LANES: u32 = (1 << 27) - 1;

/// For each lane the one to take, as a function of band, row and block.
macro_rules! lanes_from {
    (|$band:ident, $row:ident, $block:ident| $from:expr) => {{
        // Lane 31 is zero.
        let mut from = [31; 32];
        let mut lane = 0;
        while lane < 27 {
            let ($band, $row, $block) = (lane / 9, lane / 3 % 3, lane % 3);
            from[lane] = $from as u16;
            lane += 1;
        }
        from
    }};
}

struct Rotation<const ROW: usize, const BLOCK: usize>;
impl<const ROW: usize, const BLOCK: usize> Rotation<ROW, BLOCK> {
    const FROM: [u16; 32] =
        lanes_from!(|band, row, block| 9 * band + 3 * ((row + ROW) % 3) + (block + BLOCK) % 3);
}

struct Transposition<const SKEW: usize>;
impl<const SKEW: usize> Transposition<SKEW> {
    const FROM: [u16; 32] =
        lanes_from!(|band, row, block| 9 * block + 3 * ((row + SKEW) % 3) + band);
}

/// For each band its lanes, a row in each four words. (The fourth makes the index safe.)
static BAND_ROWS: [[u16; 32]; 4] = {
    let mut from = [[0; 32]; 4];
    let mut i = 0;
    while i < 27 {
        from[i / 9][i % 9 / 3 * 4 + i % 3] = i as u16;
        i += 1;
    }
    from
};

/// From bytes that alternate between two sets of lanes: the first row of each of the six bands,
/// eight bytes for each band.
static FIRST_ROWS: [u8; 64] = {
    let mut from = [0; 64];
    let mut i = 0;
    while i < 18 {
        let (chute, block) = (i / 3, i % 3);
        from[8 * chute + block] = (2 * (9 * (chute % 3) + block) + chute / 3) as u8;
        i += 1;
    }
    from
};

#[inline(always)]
fn bytes(bytes: &[u8; 64]) -> __m512i {
    simd!(_mm512_loadu_si512(bytes.as_ptr().cast()))
}
#[inline(always)]
fn words(words: &[u16; 32]) -> __m512i {
    simd!(_mm512_loadu_si512(words.as_ptr().cast()))
}

/// All ones where a word is below zero.
#[inline(always)]
fn negative(words: __m512i) -> __m512i {
    simd!(_mm512_srai_epi16::<15>(words))
}
#[inline(always)]
fn minus_one(words: __m512i) -> __m512i {
    simd!(_mm512_add_epi16(words, _mm512_set1_epi16(-1)))
}

impl Lanes for Zmm {
    const SIDE_BY_SIDE: bool = true;

    entrance!("avx512f" "avx512bw" "avx512vl" "avx512bitalg" "avx512vbmi" "avx2" "bmi1" "bmi2" "lzcnt" "popcnt");

    #[inline(always)]
    fn read(_: Cpu<Self>, cells: &[u8; 81]) -> [Self; 3] {
        let (low, high) = simd!((
            _mm512_loadu_si512(cells.as_ptr().cast()),
            _mm512_loadu_si512(cells[17..].as_ptr().cast()),
        ));
        [
            candidates(low, high, &GATHER[0]),
            candidates(low, high, &GATHER[1]),
            candidates(low, high, &GATHER[2]),
        ]
    }
    #[inline(always)]
    fn write([x0, x1, x2]: [Self; 3]) -> [u8; 81] {
        let mut cells = [0; 81];
        simd!({
            let low = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(values(x0)), values(x1));
            let high = _mm512_castsi256_si512(values(x2));
            let first = _mm512_permutex2var_epi8(low, bytes(&SCATTER[0]), high);
            let last = _mm512_permutex2var_epi8(low, bytes(&SCATTER[1]), high);
            _mm512_storeu_si512(cells.as_mut_ptr().cast(), first);
            _mm512_storeu_si512(cells[17..].as_mut_ptr().cast(), last);
        });
        cells
    }
    #[inline(always)]
    fn splat(self, value: u16) -> Self {
        Self(simd!(_mm512_maskz_set1_epi16(LANES, value as i16)))
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(simd!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(simd!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(simd!(_mm512_xor_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(simd!(_mm512_andnot_si512(other.0, self.0)))
    }
    #[inline(always)]
    fn any_of(a: Self, b: Self, c: Self) -> Self {
        Self(simd!(_mm512_ternarylogic_epi32::<0xfe>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn two_of(a: Self, b: Self, c: Self) -> Self {
        Self(simd!(_mm512_ternarylogic_epi32::<0xe8>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(simd!(_mm512_min_epu16(self.0, other.0)))
    }

    #[inline(always)]
    fn rest(self) -> Self {
        Self(simd!(_mm512_and_si512(self.0, minus_one(self.0))))
    }
    #[inline(always)]
    fn is_zero(self) -> Self {
        Self(negative(minus_one(self.0)))
    }
    #[inline(always)]
    fn has_three(self) -> Self {
        Self(negative(simd!(_mm512_sub_epi16(
            _mm512_set1_epi16(2),
            _mm512_popcnt_epi16(self.0)
        ))))
    }
    #[inline(always)]
    fn has_four(self) -> Self {
        Self(negative(simd!(_mm512_sub_epi16(
            _mm512_set1_epi16(3),
            _mm512_popcnt_epi16(self.0)
        ))))
    }
    #[inline(always)]
    fn at_most_three(self) -> Self {
        Self(negative(simd!(_mm512_add_epi16(
            _mm512_popcnt_epi16(self.0),
            _mm512_set1_epi16(-4)
        ))))
    }

    #[inline(always)]
    fn rotate<const ROW: usize, const BLOCK: usize>(self) -> Self {
        Self(simd!(_mm512_permutexvar_epi16(
            words(&Rotation::<ROW, BLOCK>::FROM),
            self.0
        )))
    }
    #[inline(always)]
    fn transpose<const SKEW: usize>(self) -> Self {
        Self(simd!(_mm512_permutexvar_epi16(
            words(&Transposition::<SKEW>::FROM),
            self.0
        )))
    }

    #[inline(always)]
    fn any(self) -> bool {
        simd!(_mm512_test_epi32_mask(self.0, self.0)) != 0
    }
    #[inline(always)]
    fn any_zero(self) -> bool {
        simd!(_mm512_mask_testn_epi16_mask(LANES, self.0, self.0)) != 0
    }

    #[inline(always)]
    fn pick(self, other: Self, it: bool) -> Self {
        Self(simd!(_mm512_mask_mov_epi64(
            self.0,
            u8::from(it).wrapping_neg(),
            other.0
        )))
    }
    #[inline(always)]
    fn band(self, band: u32) -> [u64; 3] {
        let from = words(&BAND_ROWS[band as usize & 3]);
        let lines = simd!(_mm512_castsi512_si256(_mm512_maskz_permutexvar_epi16(
            0x777, from, self.0
        )));
        simd!([
            _mm256_extract_epi64::<0>(lines) as u64,
            _mm256_extract_epi64::<1>(lines) as u64,
            _mm256_extract_epi64::<2>(lines) as u64,
        ])
    }
    #[inline(always)]
    fn within(self, band: u32, lanes: u32) -> Self {
        Self(simd!(_mm512_maskz_mov_epi16(lanes << (9 * band), self.0)))
    }
    #[inline(always)]
    fn tightest(self, other: Self) -> Option<u32> {
        // Counts of both in the bytes of one register; the sum over the rows, then over the blocks.
        let counts = Self(simd!(_mm512_or_si512(
            _mm512_popcnt_epi16(self.0),
            _mm512_slli_epi16::<8>(_mm512_popcnt_epi16(other.0))
        )));
        let (below, above) = (counts.rotate::<1, 0>(), counts.rotate::<2, 0>());
        let least = simd!({
            let lines = _mm512_add_epi8(counts.0, _mm512_add_epi8(below.0, above.0));
            let blocks =
                _mm512_maskz_permutexvar_epi8(0x0000_0707_0707_0707, bytes(&FIRST_ROWS), lines);
            let bands = _mm512_cvtepi64_epi16(_mm512_sad_epu8(blocks, _mm512_setzero_si512()));
            // What is not above 27 becomes a great number.
            _mm_cvtsi128_si32(_mm_minpos_epu16(_mm_sub_epi16(bands, _mm_set1_epi16(28)))) as u32
        });
        (least & 0x8000 == 0).then_some(least >> 16)
    }
}

/// Candidates by value; only those of 0 to 9 are used.
static CANDIDATES: [u16; 32] = {
    let mut candidates = [0x1ff; 32];
    let mut digit = 1;
    while digit <= 9 {
        candidates[digit] = 1 << (digit - 1);
        digit += 1;
    }
    candidates
};

/// Where each lane's cell is, a word each, in a register with cells 0 to 63 and one with 17 to 80.
static GATHER: [[u8; 64]; 3] = {
    let mut from = [[0; 64]; 3];
    let mut i = 0;
    while i < 81 {
        let (vector, lane) = (i / 27, i % 27);
        let cell = cell(vector, lane / 9, lane / 3 % 3, lane % 3);
        from[vector][2 * lane] = if cell < 64 { cell } else { cell - 17 + 64 } as u8;
        i += 1;
    }
    from
};

/// Where cells 0 to 63 and 17 to 80 are, in bytes, 32 a register.
static SCATTER: [[u8; 64]; 2] = {
    let mut from = [[0; 64]; 2];
    let mut i = 0;
    while i < 81 {
        let (vector, lane) = (i / 27, i % 27);
        let cell = cell(vector, lane / 9, lane / 3 % 3, lane % 3);
        let place = (32 * vector + lane) as u8;
        if cell < 64 {
            from[0][cell] = place;
        }
        if cell >= 17 {
            from[1][cell - 17] = place;
        }
        i += 1;
    }
    from
};

/// The candidates of the cells that a line of `GATHER` names.
#[inline(always)]
fn candidates(low: __m512i, high: __m512i, from: &[u8; 64]) -> Zmm {
    simd!({
        let values =
            _mm512_maskz_permutex2var_epi8(0x5555_5555_5555_5555, low, bytes(from), high);
        Zmm(_mm512_maskz_permutexvar_epi16(LANES, values, words(&CANDIDATES)))
    })
}

/// The values of lanes with one candidate each, in bytes.
#[inline(always)]
fn values(lanes: Zmm) -> __m256i {
    simd!({
        // Ones up to the only bit.
        let below = _mm512_xor_si512(lanes.0, minus_one(lanes.0));
        _mm512_cvtepi16_epi8(_mm512_popcnt_epi16(below))
    })
}
