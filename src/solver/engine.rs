//! Which search runs: one for every target, and one for each set of vector
//! instructions.

use super::simd::{self, GaveUp, Isa};
use super::{SolutionCount, Solutions, SolveError, portable};
use crate::{Cell, DigitSet, Grid};
use core::fmt;

/// A search engine, which only speed depends on.
///
/// [`Grid::solve`], [`Grid::solve_unique`], [`Grid::count_solutions`] and
/// [`Grid::solutions`] run on the [best](Self::best) one that this CPU can run. With
/// the feature `std` the CPU is asked, once; without it the features that the build is
/// for decide. So do the calls of [`batch`](mod@crate::batch), with a vector form of their own
/// for each engine. The calls with a bound on the work run on the portable engine, on
/// which a step is the same everywhere.
///
/// The calls here are the same ones on an engine of choice, to test and to measure.
/// They give `None` if the engine is not [available](Self::is_available), and the same
/// answers on every engine otherwise. Of several solutions, which one comes first may
/// differ.
///
/// ```
/// use bitdoku::{Engine, Grid};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let solution = puzzle.solve_unique()?;
/// for engine in Engine::ALL {
///     match engine.solve_unique(&puzzle) {
///         Some(answer) => assert_eq!(answer, Ok(solution)),
///         None => println!("this CPU cannot run {engine}"),
///     }
/// }
/// assert!(Engine::best().is_available());
/// # Ok::<(), bitdoku::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Engine {
    /// Digit by digit in words of 32 bits, on x86-64 four of them in an SSE2 register:
    /// for every target.
    Portable,
    /// The board in nine 256-bit registers, for x86-64 with AVX2, BMI1, BMI2, LZCNT and
    /// POPCNT.
    Avx2,
    /// The board in three 512-bit registers, for x86-64 with AVX-512 F, BW, VL, BITALG
    /// and VBMI besides.
    Avx512,
}

impl Engine {
    /// Every engine, from slow to fast.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// Whether this CPU and this build can run the engine.
    ///
    /// The portable engine always, and it alone with the feature `small` and on targets
    /// other than x86-64.
    #[inline]
    #[must_use]
    pub fn is_available(self) -> bool {
        self == Self::Portable || Isa::of(self).is_some()
    }

    /// The fastest engine that is available.
    ///
    /// After the first call this costs a few loads.
    #[inline]
    #[must_use]
    pub fn best() -> Self {
        if Self::Avx512.is_available() {
            Self::Avx512
        } else if Self::Avx2.is_available() {
            Self::Avx2
        } else {
            Self::Portable
        }
    }

    /// As [`Grid::solve`]; `None` if the engine is not available.
    #[must_use]
    pub fn solve(self, grid: &Grid) -> Option<Result<Grid, SolveError>> {
        self.is_available().then(|| self.find(grid, false))
    }

    /// As [`Grid::solve_unique`]; `None` if the engine is not available.
    #[must_use]
    pub fn solve_unique(self, grid: &Grid) -> Option<Result<Grid, SolveError>> {
        self.is_available().then(|| self.find(grid, true))
    }

    /// As [`Grid::count_solutions`]; `None` if the engine is not available.
    #[must_use]
    pub fn count_solutions(self, grid: &Grid, limit: u64) -> Option<SolutionCount> {
        self.is_available().then(|| self.count(grid, limit))
    }

    /// As [`Grid::solutions`]; `None` if the engine is not available.
    #[must_use]
    pub fn solutions(self, grid: &Grid) -> Option<Solutions> {
        self.is_available().then(|| Solutions::new(self, grid))
    }

    /// A solution, on request proved to be the only one; by the portable engine if this
    /// one is not available.
    pub(crate) fn find(self, grid: &Grid, unique: bool) -> Result<Grid, SolveError> {
        grid.refuse_conflict()?;
        let Some(isa) = Isa::of(self) else {
            return portable::find(grid, unique);
        };
        let limit = if unique { 2 } else { 1 };
        match simd::count(isa, &[grid.values()], limit) {
            Ok((0, _)) => Err(SolveError::NoSolution),
            Ok((1, values)) => Ok(Grid::from_solution(&values)),
            Ok(_) => Err(SolveError::NotUnique),
            Err(GaveUp) => portable::find(grid, unique),
        }
    }

    /// The number of solutions up to a limit, likewise.
    pub(crate) fn count(self, grid: &Grid, limit: u64) -> SolutionCount {
        if limit == 0 {
            return SolutionCount::AtLeast(0);
        }
        if !grid.is_valid() {
            return SolutionCount::Exactly(0);
        }
        let Some(isa) = Isa::of(self) else {
            return portable::count(grid, limit);
        };
        match simd::count(isa, &[grid.values()], limit) {
            Ok((found, _)) if found < limit => SolutionCount::Exactly(found),
            Ok(_) => SolutionCount::AtLeast(limit),
            Err(GaveUp) => portable::count(grid, limit),
        }
    }

    /// Whether the grid has a solution with one of these digits in a blank cell, in which
    /// none of them has a conflict.
    pub(crate) fn completes(self, grid: &Grid, cell: Cell, digits: DigitSet) -> bool {
        if !grid.is_valid() {
            return false;
        }
        if let Some(isa) = Isa::of(self) {
            let mut grids = [grid.values(); 9];
            for (grid, digit) in grids.iter_mut().zip(digits) {
                grid[cell.index()] = digit.get();
            }
            let grids = grids.get(..digits.len()).unwrap_or_default();
            if let Ok((found, _)) = simd::count(isa, grids, 1) {
                return found > 0;
            }
        }
        portable::completes(grid, cell, digits)
    }
}

impl fmt::Display for Engine {
    /// The name: `portable`, `AVX2` or `AVX-512`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Portable => "portable",
            Self::Avx2 => "AVX2",
            Self::Avx512 => "AVX-512",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Digit, Generator};

    #[test]
    fn engines_agree_on_what_completes() {
        let puzzles = if cfg!(debug_assertions) { 3 } else { 100 };
        let mut seen = [0; 2];
        for puzzle in Generator::from_seed(1).take(puzzles) {
            for cell in Cell::ALL {
                let mut grid = puzzle;
                grid.set(cell, None);
                let candidates = grid.candidates(cell);
                let solves = |&digit: &Digit| {
                    let mut grid = grid;
                    grid.set(cell, Some(digit));
                    grid.solve().is_ok()
                };
                let right: DigitSet = candidates.iter().filter(solves).collect();
                for digits in [candidates, candidates - right, right, DigitSet::EMPTY] {
                    let expected = !digits.is_disjoint(right);
                    seen[usize::from(expected)] += 1;
                    for engine in Engine::ALL {
                        let found = engine.completes(&grid, cell, digits);
                        assert_eq!(found, expected, "{engine} {grid} {cell} {digits}");
                    }
                    let found = grid.completes_within(cell, digits, u64::MAX);
                    assert_eq!(found, Ok(expected), "{grid} {cell} {digits}");
                }
            }
        }
        assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
    }
}
