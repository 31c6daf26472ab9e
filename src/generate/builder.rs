//! What puzzles are wanted.

use super::Generator;
use super::recipe::Recipe;
use super::symmetry::Symmetry;
use crate::{CellSet, Grid};
use core::fmt;
use core::ops::{Bound, RangeBounds};

/// The wishes for a [`Generator`], made by [`Generator::builder`].
///
/// ```
/// use bitdoku::{Generator, Symmetry};
///
/// let mut generator = Generator::builder()
///     .symmetry(Symmetry::HalfTurn)
///     .givens(24..=28)
///     .build(7)?;
/// let puzzle = generator.generate()?;
/// assert!(puzzle.is_unique());
/// assert!((24..=28).contains(&puzzle.clue_count()));
/// # Ok::<(), bitdoku::GenerateError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use = "a builder does nothing until `build`"]
pub struct GeneratorBuilder {
    recipe: Recipe,
    from: usize,
    to: usize,
}

impl GeneratorBuilder {
    pub(super) const fn new() -> Self {
        Self {
            recipe: Recipe::PLAIN,
            from: 0,
            to: 81,
        }
    }

    /// The symmetry of the givens; without this call [`Symmetry::None`].
    ///
    /// A puzzle is then minimal in that no orbit can be dropped as a whole. Single
    /// givens often could: see [`strictly_minimal`](Self::strictly_minimal).
    pub const fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.recipe.symmetry = symmetry;
        self
    }

    /// How many givens: `24..=24` for exactly 24, or a range such as `24..=28`.
    ///
    /// A number is drawn from the range (without an end, up to 81), and no more givens are
    /// dropped than it takes to get there. So the puzzle is minimal only if it could not
    /// be brought so far. With [`strictly_minimal`](Self::strictly_minimal) it is always minimal,
    /// and is thrown away if its number is not in the range.
    ///
    /// Without symmetry, one attempt in two gets down to 24 givens, one in 5 to 23, in
    /// 27 to 22, in 260 to 21 and in 10,000 to 20. No puzzle has fewer than 17.
    pub fn givens(mut self, number: impl RangeBounds<usize>) -> Self {
        self.from = match number.start_bound() {
            Bound::Included(&n) => n,
            Bound::Excluded(&n) => n.saturating_add(1),
            Bound::Unbounded => 0,
        };
        self.to = match number.end_bound() {
            Bound::Included(&n) => n.min(81),
            Bound::Excluded(&n) => n.saturating_sub(1).min(81),
            Bound::Unbounded => 81,
        };
        self.recipe.counted = true;
        self
    }

    /// The cells that may be given; without this call all.
    ///
    /// To have all of them given, ask for as many [`givens`](Self::givens). Cells
    /// whose orbit under the symmetry is not in the pattern stay blank. A pattern
    /// that leaves little choice may take many attempts, or have no puzzle at all.
    pub const fn pattern(mut self, cells: CellSet) -> Self {
        self.recipe.pattern = cells;
        self
    }

    /// The solution of the puzzles; without this call each has its own, drawn as by
    /// [`Grid::random_solution`].
    pub const fn solution(mut self, solution: Grid) -> Self {
        self.recipe.solution = Some(solution);
        self
    }

    /// Puzzles in which no given can be dropped, whatever the symmetry.
    ///
    /// A puzzle with symmetry that is minimal by orbit only is thrown away. With half
    /// a turn one in 50 stays, with a diagonal one in 25, with a quarter of a turn one
    /// in 2,000, so allow for [`attempts`](Self::attempts).
    pub const fn strictly_minimal(mut self) -> Self {
        self.recipe.strict = true;
        self
    }

    /// How many puzzles may be begun for one; without this call 1,000.
    ///
    /// An attempt costs up to a search a cell, twice that with
    /// [`strictly_minimal`](Self::strictly_minimal), and some 40 in all as a rule.
    pub const fn attempts(mut self, attempts: u32) -> Self {
        self.recipe.attempts = attempts;
        self
    }

    /// The generator with these wishes, and the seed of its random numbers.
    ///
    /// # Errors
    ///
    /// [`GenerateError::NotASolution`] and [`GenerateError::Impossible`], if no puzzle
    /// can be as wished.
    ///
    /// ```
    /// use bitdoku::{GenerateError, Generator, Symmetry};
    ///
    /// // Orbits of four cells and one of one: 25 can be, 26 not.
    /// let turned = Generator::builder().symmetry(Symmetry::QuarterTurn);
    /// assert!(turned.givens(25..=25).build(1).is_ok());
    /// let error = turned.givens(26..=26).build(1).unwrap_err();
    /// assert_eq!(error, GenerateError::Impossible);
    /// ```
    pub fn build(self, seed: u64) -> Result<Generator, GenerateError> {
        let mut recipe = self.recipe;
        if recipe.solution.is_some_and(|grid| !grid.is_solved()) {
            return Err(GenerateError::NotASolution);
        }
        let from = self.from.max(17);
        if self.to < from || !recipe.admits(from, self.to) {
            return Err(GenerateError::Impossible);
        }
        (recipe.from, recipe.to) = (from as u8, self.to as u8);
        Ok(Generator::new(recipe, seed))
    }

    /// As [`build`](Self::build), with a seed from a random generator of your own. Needs the
    /// feature `rand_core`.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build).
    #[cfg(feature = "rand_core")]
    pub fn build_from_rng(
        self,
        rng: &mut (impl rand_core::Rng + ?Sized),
    ) -> Result<Generator, GenerateError> {
        self.build(rng.next_u64())
    }
}

/// Why there is no puzzle as wished.
///
/// ```
/// use bitdoku::{GenerateError, Generator};
///
/// let mut generator = Generator::builder().givens(17..=17).attempts(10).build(1)?;
/// assert_eq!(generator.generate(), Err(GenerateError::NotFound));
/// assert_eq!(GenerateError::NotFound.to_string(), "no such puzzle in as many attempts");
/// # Ok::<(), GenerateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GenerateError {
    /// The grid to start from is not a solution: see [`Grid::is_solved`].
    NotASolution,
    /// There is no puzzle with this number of givens, in this pattern, with this
    /// symmetry: fewer than 17 cells, or a number that is no sum of orbits.
    Impossible,
    /// As many attempts as allowed made no puzzle as wished. There may be one.
    NotFound,
    /// The steps allowed for a proof ran out.
    Undecided,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotASolution => "the grid to start from is not a solution",
            Self::Impossible => "no puzzle has such givens",
            Self::NotFound => "no such puzzle in as many attempts",
            Self::Undecided => "undecided: the steps allowed ran out",
        })
    }
}

impl core::error::Error for GenerateError {}
