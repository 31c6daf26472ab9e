//! The vector operations that the SIMD engines are written in.

use core::marker::PhantomData;

/// The proof that this CPU has the instructions of a vector type.
#[derive(Clone, Copy)]
pub(crate) struct Cpu<V>(PhantomData<V>);

impl<V> Cpu<V> {
    /// # Safety
    ///
    /// The CPU has the instructions.
    #[inline(always)]
    pub(super) const unsafe fn new() -> Self {
        Self(PhantomData)
    }
}

/// Work to be done with vectors of one type.
///
/// `run` and what it calls must be inlined, that is `#[inline(always)]` and not a
/// closure: only then are they compiled for the instructions.
pub(crate) trait Task<V> {
    type Output;

    fn run(self, cpu: Cpu<V>) -> Self::Output;
}

/// Candidates of 27 places, one place a lane: the low nine bits of a `u16`, digit 1
/// in bit 0.
///
/// A place is a triad (the three cells that a row and a box share) or one cell of
/// each triad. Lane `(band, row, block)` belongs to row `row` of the three in the
/// band, and to the `block`-th box of the band. Lanes that an implementation has
/// beyond those 27 stay zero.
pub(crate) trait Lanes: Copy {
    /// Whether two passes side by side take less time than one after the other.
    const SIDE_BY_SIDE: bool;

    /// The proof that this CPU has the instructions, if it has.
    fn cpu() -> Option<Cpu<Self>>;
    /// Does the work in a function that is compiled for the instructions.
    fn enter<T: Task<Self>>(cpu: Cpu<Self>, task: T) -> T::Output;

    /// The candidates of 81 cells with values from 0, a blank, to 9, in the layout of
    /// [`cell`].
    fn read(cpu: Cpu<Self>, values: &[u8; 81]) -> [Self; 3];
    /// The values of 81 cells with one candidate each.
    fn write(cells: [Self; 3]) -> [u8; 81];
    /// The same value in all 27 lanes, whatever is in `self`.
    fn splat(self, value: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// The bits of `self` that `other` has not.
    fn without(self, other: Self) -> Self;
    /// What at least one of three has.
    fn any_of(a: Self, b: Self, c: Self) -> Self;
    /// What at least two of three have.
    fn two_of(a: Self, b: Self, c: Self) -> Self;
    /// The lesser value, lane by lane.
    fn min(self, other: Self) -> Self;

    /// Each lane without its lowest bit.
    fn rest(self) -> Self;
    /// All ones where a lane is zero, else zero; also in the lanes beyond the 27.
    fn is_zero(self) -> Self;
    /// All ones where a lane has three bits or more, else zero.
    fn has_three(self) -> Self;
    /// Not zero where a lane has four bits or more, else zero.
    fn has_four(self) -> Self;
    /// All ones where a lane has three bits or fewer, else zero.
    fn at_most_three(self) -> Self;

    /// Brings lane `(band, row + ROW, block + BLOCK)`, counted cyclically, to
    /// `(band, row, block)`.
    fn rotate<const ROW: usize, const BLOCK: usize>(self) -> Self;
    /// Brings lane `(block, row + SKEW, band)` to `(band, row, block)`.
    fn transpose<const SKEW: usize>(self) -> Self;

    /// Whether any bit is set.
    fn any(self) -> bool;
    /// Whether one of the 27 lanes is zero.
    fn any_zero(self) -> bool;

    /// `other` if told so, else `self`; without a jump.
    fn pick(self, other: Self, it: bool) -> Self;
    /// The lanes of a band (0 to 2), a row each, block `n` in bits `16 * n` and up.
    fn band(self, band: u32) -> [u64; 3];
    /// `self` in those lanes `3 * row + block` of a band whose bit is set, else zero.
    fn within(self, band: u32, lanes: u32) -> Self;
    /// Of the three bands of `self` (0 to 2) and of `other` (3 to 5) the one with the
    /// fewest bits, not counting those that are down to 27 or less.
    fn tightest(self, other: Self) -> Option<u32>;
}

/// The cell in a lane of one of three vectors.
///
/// In each box, these are the vectors that the nine cells lie in:
///
/// ```text
///           column 0 1 2
///     row 0        0 1 2
///     row 1        2 0 1
///     row 2        1 2 0
/// ```
pub(super) const fn cell(vector: usize, band: usize, row: usize, block: usize) -> usize {
    9 * (3 * band + row) + 3 * block + (row + vector) % 3
}

/// Implements [`Lanes::cpu`] and [`Lanes::enter`] for an instruction set.
macro_rules! entrance {
    ($($feature:tt)*) => {
        #[inline]
        fn cpu() -> Option<Cpu<Self>> {
            #[cfg(feature = "std")]
            let has = {
                use core::sync::atomic::{AtomicU8, Ordering::Relaxed};
                /// 0: not yet asked, 1: no, 2: yes.
                static ANSWER: AtomicU8 = AtomicU8::new(0);
                #[cold]
                fn ask() -> bool {
                    let has = $(std::arch::is_x86_feature_detected!($feature))&&*;
                    ANSWER.store(1 + u8::from(has), Relaxed);
                    has
                }
                match ANSWER.load(Relaxed) {
                    0 => ask(),
                    answer => answer == 2,
                }
            };
            #[cfg(not(feature = "std"))]
            let has = $(cfg!(target_feature = $feature))&&*;
            // SAFETY: it is made only if the CPU has the instructions.
            has.then(|| unsafe { Cpu::new() })
        }

        #[inline]
        fn enter<T: Task<Self>>(cpu: Cpu<Self>, task: T) -> T::Output {
            $(#[target_feature(enable = $feature)])*
            fn inside<V, T: Task<V>>(task: T, cpu: Cpu<V>) -> T::Output {
                task.run(cpu)
            }
            // SAFETY: `inside` enables what `cpu` asks for, and we have the proof.
            unsafe { inside(task, cpu) }
        }
    };
}
pub(super) use entrance;

/// Calls intrinsics.
macro_rules! simd {
    ($call:expr) => {
        // SAFETY: whoever has a vector or a `Cpu` has the instructions (see the module
        // `arch`), and loads and stores are of arrays as long as the register.
        unsafe { $call }
    };
}
pub(super) use simd;
