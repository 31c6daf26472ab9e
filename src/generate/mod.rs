//! Making puzzles.
//!
//! ```text
//! mod        the generator
//!  builder   what is wanted, and whether it can be
//!   recipe   a puzzle: a solution, and givens taken out in random order
//!    fill    the solution
//!    dig     whether a given can go
//! symmetry   which givens go together
//! minimal    the same questions about any grid
//! ```

mod builder;
mod dig;
mod fill;
mod minimal;
mod recipe;
mod symmetry;

pub use builder::{GenerateError, GeneratorBuilder};
pub use symmetry::{ParseSymmetryError, Symmetry};

use crate::random::Random;
use crate::{Cell, DigitSet, Grid, OutOfSteps};
use recipe::Recipe;

/// Puzzles without end, from a seed.
///
/// Each puzzle has exactly one solution and is minimal: without any one of its
/// givens it has more. [`builder`](Self::builder) has options, of which some are hard to
/// meet: then the iterator ends where [`generate`](Self::generate) tells why.
///
/// The same seed and wishes give the same puzzles on every platform, with every
/// feature and in every version of this crate: no puzzle depends on the order in which a
/// search finds solutions.
///
/// **How.** A solution is drawn as by [`Grid::random_solution`], and its givens are
/// dropped in random order, each if the solution stays the only one. Half of them
/// follow from the others at a glance. The other 43 questions, never more than 81, take a
/// search each. As a rule 22 to 27 givens are left, 24.4 on average.
///
/// **Likelihood.** No kind of puzzle is left out, but not all are equally likely: neither
/// are the solutions, nor the puzzles of one solution, of which those come more
/// often that more orders of dropping lead to. Those with many givens are rarer
/// here than among all minimal puzzles. So this is no sample for statistics, and no
/// secret either: the random numbers, SplitMix64, can be predicted.
///
/// ```
/// use bitdoku::Generator;
///
/// let mut generator = Generator::from_seed(1);
/// assert_eq!(
///     generator.next().map(|puzzle| puzzle.to_string()).as_deref(),
///     Some(".9.7..5..35...21.......4..7..465......8........9.....28.....71.....8...316.3....8"),
/// );
/// assert!(generator.take(10).all(|puzzle| puzzle.is_minimal()));
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless consumed"]
pub struct Generator {
    recipe: Recipe,
    random: Random,
}

impl Generator {
    /// Minimal puzzles without symmetry.
    pub const fn from_seed(seed: u64) -> Self {
        Self::new(Recipe::PLAIN, seed)
    }

    /// Minimal puzzles without symmetry, with a seed from a random generator of your
    /// own. Needs the feature `rand_core`.
    ///
    /// ```
    /// use bitdoku::Generator;
    /// # struct Yours;
    /// # impl rand_core::TryRng for Yours {
    /// #     type Error = core::convert::Infallible;
    /// #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { Ok(4) }
    /// #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> { Ok(4) }
    /// #     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
    /// #         bytes.fill(4);
    /// #         Ok(())
    /// #     }
    /// # }
    /// # let mut rng = Yours;
    ///
    /// let mut generator = Generator::from_rng(&mut rng); // any `rand_core::Rng`
    /// assert!(generator.next().is_some_and(|puzzle| puzzle.is_unique()));
    /// ```
    #[cfg(feature = "rand_core")]
    pub fn from_rng(rng: &mut (impl rand_core::Rng + ?Sized)) -> Self {
        Self::from_seed(rng.next_u64())
    }

    /// Wishes: symmetry, the number of givens, where they stand, the solution.
    pub const fn builder() -> GeneratorBuilder {
        GeneratorBuilder::new()
    }

    const fn new(recipe: Recipe, seed: u64) -> Self {
        Self {
            recipe,
            random: Random::new(seed),
        }
    }

    /// The next puzzle.
    ///
    /// # Errors
    ///
    /// [`GenerateError::NotFound`] if no attempt made a puzzle as wished. The next
    /// call begins with other random numbers. Never with
    /// [`from_seed`](Self::from_seed).
    pub fn generate(&mut self) -> Result<Grid, GenerateError> {
        let mut puzzle = Grid::EMPTY;
        match self.next_puzzle(&mut puzzle, &mut dig::completes) {
            Ok(true) => Ok(puzzle),
            Ok(false) => Err(GenerateError::NotFound),
        }
    }

    /// The next puzzle, with at most this many [steps](crate::Search) for each search.
    ///
    /// It is the puzzle that [`generate`](Self::generate) makes, or none. For 20,000
    /// puzzles without symmetry 100 steps were always enough.
    ///
    /// # Errors
    ///
    /// [`GenerateError::Undecided`] if the steps ran out, and else as
    /// [`generate`](Self::generate). The next call makes the next puzzle.
    ///
    /// ```
    /// use bitdoku::{GenerateError, Generator};
    ///
    /// let mut generator = Generator::from_seed(1);
    /// assert_eq!(generator.generate_within(1), Err(GenerateError::Undecided));
    /// let second = generator.generate_within(1_000)?;
    /// assert_eq!(Generator::from_seed(1).nth(1), Some(second));
    /// # Ok::<(), GenerateError>(())
    /// ```
    pub fn generate_within(&mut self, steps: u64) -> Result<Grid, GenerateError> {
        let mut completes = |grid: &Grid, cell, digits| {
            let answer = grid.completes_within(cell, digits, steps);
            answer.map_err(|OutOfSteps| GenerateError::Undecided)
        };
        let mut puzzle = Grid::EMPTY;
        match self.next_puzzle(&mut puzzle, &mut completes)? {
            true => Ok(puzzle),
            false => Err(GenerateError::NotFound),
        }
    }

    #[inline]
    fn next_puzzle<E>(
        &mut self,
        puzzle: &mut Grid,
        completes: &mut impl FnMut(&Grid, Cell, DigitSet) -> Result<bool, E>,
    ) -> Result<bool, E> {
        // Its own random numbers: so no puzzle depends on how many were needed for
        // those before it.
        let mut random = Random::new(self.random.next());
        self.recipe.make(puzzle, &mut random, completes)
    }
}

impl Iterator for Generator {
    type Item = Grid;

    /// The next puzzle, as [`generate`](Generator::generate): `None` only if a wish was
    /// not fulfilled in as many attempts as allowed.
    fn next(&mut self) -> Option<Grid> {
        self.generate().ok()
    }
}
