//! Which givens a puzzle needs, and which it lacks.

use super::dig::completes;
use crate::random::Random;
use crate::{Cell, CellSet, Grid, SolveError};

impl Grid {
    /// The givens that follow from the others: each of them can go, alone, without a
    /// change of the solutions.
    ///
    /// Two of them can rarely go together: to take out as many as possible, see
    /// [`minimize`](Self::minimize). Of a puzzle with one solution none of these is
    /// needed; the meaning is the same for grids with several solutions or none.
    ///
    /// Costs a search a given, and none for those that follow at a glance.
    ///
    /// ```
    /// use bitdoku::{Cell, Grid};
    ///
    /// let mut puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let solution = puzzle.solve_unique()?;
    /// puzzle.set(Cell::R1C3, solution[Cell::R1C3]);
    /// assert!(puzzle.redundant_givens().contains(Cell::R1C3));
    /// # Ok::<(), bitdoku::Error>(())
    /// ```
    #[must_use]
    pub fn redundant_givens(&self) -> CellSet {
        let mut puzzle = *self;
        let given = |&cell: &Cell| self.get(cell).is_some();
        let redundant = |cell: &Cell| puzzle.is_redundant(*cell);
        Cell::ALL
            .into_iter()
            .filter(given)
            .filter(redundant)
            .collect()
    }

    /// Whether the grid has exactly one solution and needs every given for that.
    ///
    /// Stops at the first given that is not needed. Costs up to a search a given, and one
    /// more.
    ///
    /// ```
    /// use bitdoku::{Generator, Grid};
    ///
    /// assert!(Generator::from_seed(1).take(3).all(|puzzle| puzzle.is_minimal()));
    /// assert!(!Grid::EMPTY.is_minimal());
    /// ```
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        let mut puzzle = *self;
        self.is_unique() && Cell::ALL.into_iter().all(|cell| !puzzle.is_redundant(cell))
    }

    /// The puzzle without givens that it does not need, tried in an order drawn from
    /// a seed.
    ///
    /// What is left is [minimal](Self::is_minimal). Different seeds mostly leave
    /// different givens, and not the fewest possible. The same seed gives the same
    /// puzzle on every platform and in every version. Costs up to a search a given, and
    /// one more.
    ///
    /// # Errors
    ///
    /// As [`solve_unique`](Self::solve_unique), if the grid has not exactly one
    /// solution.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let minimal = puzzle.minimize(1)?;
    /// assert!(minimal.is_minimal() && puzzle.extends(&minimal));
    /// assert_eq!(minimal.solve_unique(), puzzle.solve_unique());
    /// # Ok::<(), bitdoku::Error>(())
    /// ```
    pub fn minimize(&self, seed: u64) -> Result<Self, SolveError> {
        self.refuse_unless_unique()?;
        let mut puzzle = *self;
        let mut order = Cell::ALL;
        Random::new(seed).shuffle(&mut order);
        for &cell in &order {
            let Ok(_) = puzzle.drop_givens(cell.into(), &mut completes);
        }
        Ok(puzzle)
    }

    /// The cells in which the solutions of a grid differ: blank cells whose digit is
    /// open.
    ///
    /// Empty for a grid with one solution, or none. One more given that is to make a
    /// solution the only one belongs here. Costs a search a blank cell, and one more.
    ///
    /// ```
    /// use bitdoku::Grid;
    ///
    /// let puzzle: Grid = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.".parse()?;
    /// assert_eq!(puzzle.ambiguous_cells().to_string(), "{r4c1 r4c6 r6c1 r6c6}");
    /// # Ok::<(), bitdoku::Error>(())
    /// ```
    #[must_use]
    pub fn ambiguous_cells(&self) -> CellSet {
        let mut ambiguous = CellSet::EMPTY;
        let Ok(solution) = self.solve() else {
            return ambiguous;
        };
        for (cell, digit) in &solution {
            let Some(digit) = digit.filter(|_| self.get(cell).is_none()) else {
                continue;
            };
            let others = self.candidates(cell) - digit.into();
            let Ok(differs) = completes(self, cell, others);
            if differs {
                ambiguous.insert(cell);
            }
        }
        ambiguous
    }

    #[inline(never)] // or the solution is on the stack of all that follows
    fn refuse_unless_unique(&self) -> Result<(), SolveError> {
        self.solve_unique().map(|_| ())
    }

    /// Whether a given follows from the others. The grid is the same afterwards.
    fn is_redundant(&mut self, cell: Cell) -> bool {
        let Some(digit) = self.set(cell, None) else {
            return false;
        };
        let Ok(redundant) = self.follows(cell, digit, &mut completes);
        self.set(cell, Some(digit));
        redundant
    }
}
