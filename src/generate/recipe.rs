//! How a puzzle is made.

use super::fill::fill;
use super::symmetry::Symmetry;
use crate::random::Random;
use crate::{Cell, CellSet, DigitSet, Grid};

/// What puzzles are wanted, made possible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    pub(super) symmetry: Symmetry,
    pub(super) pattern: CellSet,
    pub(super) solution: Option<Grid>,
    /// Whether the number of givens matters, and from where to where.
    pub(super) counted: bool,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) strict: bool,
    pub(super) attempts: u32,
}

impl Recipe {
    /// Minimal puzzles without symmetry. Each attempt makes one.
    pub(super) const PLAIN: Self = Self {
        symmetry: Symmetry::None,
        pattern: CellSet::ALL,
        solution: None,
        counted: false,
        from: 17,
        to: 81,
        strict: false,
        attempts: 1000,
    };

    /// Whether orbits in the pattern can have a number of cells in this range.
    pub(super) fn admits(&self, from: usize, to: usize) -> bool {
        // Bit n: n cells are a sum of orbits.
        let mut sums = 1_u128;
        for &cell in &Cell::ALL {
            let orbit = self.symmetry.orbit(cell);
            if self.symmetry.leads(cell) && self.pattern.is_superset(orbit) {
                sums |= sums << orbit.len();
            }
        }
        (from..=to).any(|number| sums >> number & 1 != 0)
    }

    /// Makes a puzzle. `false` if no attempt made one.
    pub(super) fn make<E>(
        &self,
        puzzle: &mut Grid,
        random: &mut Random,
        completes: &mut impl FnMut(&Grid, Cell, DigitSet) -> Result<bool, E>,
    ) -> Result<bool, E> {
        for _ in 0..self.attempts {
            self.begin(puzzle, random);
            if self.cut(puzzle, random, completes)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    #[inline(never)] // or its memory is on the stack while puzzles are solved
    fn begin(&self, puzzle: &mut Grid, random: &mut Random) {
        *puzzle = match self.solution {
            Some(solution) => solution,
            None => fill(random),
        };
    }

    /// Makes a puzzle of its solution. `false` if it is not as wished.
    #[inline(never)] // in one with its caller's, the frame is larger than both
    fn cut<E>(
        &self,
        puzzle: &mut Grid,
        random: &mut Random,
        completes: &mut impl FnMut(&Grid, Cell, DigitSet) -> Result<bool, E>,
    ) -> Result<bool, E> {
        let target = match self.counted {
            true => u32::from(self.from) + random.below(u32::from(self.to - self.from) + 1),
            false => 0,
        } as usize;
        for &cell in &Cell::ALL {
            let stays =
                self.pattern == CellSet::ALL || self.pattern.is_superset(self.symmetry.orbit(cell));
            if !stays && !puzzle.drop_givens(cell.into(), completes)? {
                return Ok(false);
            }
        }
        let mut order = Cell::ALL;
        random.shuffle(&mut order);
        for &cell in &order {
            // Each orbit once, in the place of its first cell.
            if !self.symmetry.leads(cell) || puzzle.get(cell).is_none() {
                continue;
            }
            let orbit = self.symmetry.orbit(cell);
            if self.strict || target == 0 || puzzle.clue_count() >= target + orbit.len() {
                puzzle.drop_givens(orbit, completes)?;
            }
        }
        let number = puzzle.clue_count();
        let counted = (self.from.into()..=self.to.into()).contains(&number);
        Ok(counted && (!self.strict || is_minimal(puzzle, completes)?))
    }
}

/// Whether no given can be dropped from a puzzle with one solution.
fn is_minimal<E>(
    puzzle: &mut Grid,
    completes: &mut impl FnMut(&Grid, Cell, DigitSet) -> Result<bool, E>,
) -> Result<bool, E> {
    for &cell in &Cell::ALL {
        if puzzle.get(cell).is_some() && puzzle.drop_givens(cell.into(), completes)? {
            return Ok(false);
        }
    }
    Ok(true)
}
