//! The SIMD engines: the candidates of all cells, digit by digit in nine bits, and the
//! cells of the whole board in three vectors.
//!
//! ```text
//! search    one or two nodes in flight
//!  branch   where to guess
//!  board    the board in vectors, and what follows from it without a guess
//!   lanes   the vectors, by instruction set (in `arch`)
//! ```
//!
//! Grids come and go as 81 values in reading order, 0 for a blank.

mod board;
mod branch;
mod search;
#[cfg(test)]
mod tests;

use super::Engine;
use crate::arch::{Cpu, Lanes, Task, Ymm, Zmm};
use board::Board;
use search::{Chain, PATIENCE};

pub(super) use search::GaveUp;

/// An engine that this CPU can run.
#[derive(Clone, Copy)]
pub(super) enum Isa {
    Avx2(Cpu<Ymm>),
    Avx512(Cpu<Zmm>),
}

impl Isa {
    /// `None` if the engine is not available, or is none of these.
    #[inline]
    pub(super) fn of(engine: Engine) -> Option<Self> {
        match engine {
            Engine::Portable => None,
            Engine::Avx2 => Ymm::cpu().map(Self::Avx2),
            Engine::Avx512 => Zmm::cpu().map(Self::Avx512),
        }
    }
}

/// The number of solutions of a grid without conflicts, up to a limit above 0, and one of
/// them.
///
/// Of several grids a cell may hold what it holds in any of them.
pub(super) fn count(
    isa: Isa,
    grids: &[[u8; 81]],
    limit: u64,
) -> Result<(u64, [u8; 81]), GaveUp> {
    match isa {
        Isa::Avx2(cpu) => Ymm::enter(cpu, Count { grids, limit }),
        Isa::Avx512(cpu) => Zmm::enter(cpu, Count { grids, limit }),
    }
}

struct Count<'a> {
    grids: &'a [[u8; 81]],
    limit: u64,
}

impl<V: Lanes> Task<V> for Count<'_> {
    type Output = Result<(u64, [u8; 81]), GaveUp>;

    #[inline(always)]
    fn run(self, cpu: Cpu<V>) -> Self::Output {
        let [first, others @ ..] = self.grids else {
            return Ok((0, [0; 81]));
        };
        let mut root = Board::read(cpu, first);
        for grid in others {
            root = root.or(Board::read(cpu, grid));
        }
        let (found, first) = if V::SIDE_BY_SIDE {
            search::count_double(root, self.limit)?
        } else {
            search::count_single(root, self.limit)?
        };
        let values = if found == 0 { [0; 81] } else { first.values() };
        Ok((found, values))
    }
}

/// A search that stops at each solution.
#[derive(Clone)]
#[allow(
    clippy::large_enum_variant,
    reason = "made where it stays, and there is no heap"
)]
pub(super) enum Walk {
    Avx2(Cpu<Ymm>, Chain<Ymm>, Option<[u8; 81]>),
    Avx512(Cpu<Zmm>, Chain<Zmm>, Option<[u8; 81]>),
}

impl Walk {
    /// The search for the solutions of a grid without conflicts; none without a grid.
    ///
    /// It starts with the first call of `next`, where it stands by then: to move what it
    /// writes costs as much as some puzzles do.
    #[inline]
    pub(super) const fn new(isa: Isa, grid: Option<[u8; 81]>) -> Self {
        match isa {
            Isa::Avx2(cpu) => Self::Avx2(cpu, Chain::new(), grid),
            Isa::Avx512(cpu) => Self::Avx512(cpu, Chain::new(), grid),
        }
    }

    /// The next solution. Only if told so it may give up.
    pub(super) fn next(&mut self, give_up: bool) -> Result<Option<[u8; 81]>, GaveUp> {
        let guesses = if give_up { PATIENCE } else { u64::MAX };
        match self {
            Self::Avx2(cpu, chain, root) => Ymm::enter(
                *cpu,
                Next {
                    chain,
                    root,
                    guesses,
                },
            ),
            Self::Avx512(cpu, chain, root) => Zmm::enter(
                *cpu,
                Next {
                    chain,
                    root,
                    guesses,
                },
            ),
        }
    }
}

struct Next<'a, V: Lanes> {
    chain: &'a mut Chain<V>,
    /// Where to start, before the first call.
    root: &'a mut Option<[u8; 81]>,
    /// The most that there may have been.
    guesses: u64,
}

impl<V: Lanes> Task<V> for Next<'_, V> {
    type Output = Result<Option<[u8; 81]>, GaveUp>;

    #[inline(always)]
    fn run(self, cpu: Cpu<V>) -> Self::Output {
        if let Some(values) = self.root.take() {
            self.chain.push(Board::read(cpu, &values));
        }
        let Some(board) = self.chain.next(self.guesses)? else {
            return Ok(None);
        };
        Ok(Some(board.values()))
    }
}
