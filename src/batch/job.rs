//! What is asked of which puzzles, and where the answers go.

use crate::{Engine, Grid, SolutionCount, SolveError};

/// A question that every puzzle is asked.
pub(super) trait Question: Copy {
    type Answer: Copy;

    /// What stands in the place of an answer until there is one.
    const UNANSWERED: Self::Answer;

    /// How many solutions are enough. With 0 there is nothing to search for.
    fn limit(self) -> u64;
    /// The answer for one puzzle by itself.
    fn alone(self, engine: Engine, grid: &Grid) -> Self::Answer;
    /// The answer for a puzzle that breaks a rule.
    fn broken(self, grid: &Grid) -> Self::Answer;
    /// The answer once a solution is found, if there should be no other. It is given one
    /// candidate a cell.
    fn first(self, solution: &[u16; 81]) -> Option<Self::Answer>;
    /// The answer once the solutions are counted, up to the limit; `None` if it is the
    /// [first](Self::first).
    fn all(self, found: u64) -> Option<Self::Answer>;
}

/// What is a solution, and, on request, is it the only one?
#[derive(Clone, Copy, Debug)]
pub(super) struct Solve {
    pub(super) unique: bool,
}

impl Question for Solve {
    type Answer = Result<Grid, SolveError>;

    const UNANSWERED: Self::Answer = Err(SolveError::Undecided);

    #[inline(always)]
    fn limit(self) -> u64 {
        if self.unique { 2 } else { 1 }
    }

    fn alone(self, engine: Engine, grid: &Grid) -> Self::Answer {
        engine.find(grid, self.unique)
    }

    fn broken(self, grid: &Grid) -> Self::Answer {
        let conflict = grid.conflicts().next();
        Err(conflict.map_or(SolveError::NoSolution, SolveError::Conflict))
    }

    #[inline(always)]
    fn first(self, solution: &[u16; 81]) -> Option<Self::Answer> {
        let mut values = [0; 81];
        for (value, &candidates) in values.iter_mut().zip(solution) {
            *value = candidates.trailing_zeros() as u8 + 1;
        }
        Some(Ok(Grid::from_solution(&values)))
    }

    #[inline(always)]
    fn all(self, found: u64) -> Option<Self::Answer> {
        match found {
            0 => Some(Err(SolveError::NoSolution)),
            1 => None,
            _ => Some(Err(SolveError::NotUnique)),
        }
    }
}

/// How many solutions are there?
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    pub(super) limit: u64,
}

impl Question for Count {
    type Answer = SolutionCount;

    const UNANSWERED: Self::Answer = SolutionCount::AtLeast(0);

    #[inline(always)]
    fn limit(self) -> u64 {
        self.limit
    }

    fn alone(self, engine: Engine, grid: &Grid) -> Self::Answer {
        engine.count(grid, self.limit)
    }

    fn broken(self, _: &Grid) -> Self::Answer {
        SolutionCount::Exactly(0)
    }

    #[inline(always)]
    fn first(self, _: &[u16; 81]) -> Option<Self::Answer> {
        None
    }

    #[inline(always)]
    fn all(self, found: u64) -> Option<Self::Answer> {
        Some(if found < self.limit {
            SolutionCount::Exactly(found)
        } else {
            SolutionCount::AtLeast(self.limit)
        })
    }
}

/// A question to puzzles, and their answers so far.
pub(super) struct Job<'a, Q: Question> {
    pub(super) question: Q,
    /// For puzzles that are answered alone.
    engine: Engine,
    puzzles: &'a [Grid],
    answers: &'a mut [Q::Answer],
    /// The puzzle that is next.
    next: usize,
}

impl<'a, Q: Question> Job<'a, Q> {
    /// There are as many answers as puzzles.
    pub(super) const fn new(
        question: Q,
        engine: Engine,
        puzzles: &'a [Grid],
        answers: &'a mut [Q::Answer],
    ) -> Self {
        Self {
            question,
            engine,
            puzzles,
            answers,
            next: 0,
        }
    }

    /// Answers all puzzles one by one.
    pub(super) fn one_by_one(mut self) {
        for index in 0..self.puzzles.len() {
            self.alone(index);
        }
    }

    /// Answers a puzzle by itself.
    #[inline(never)]
    pub(super) fn alone(&mut self, index: usize) {
        if let Some(grid) = self.puzzles.get(index) {
            self.answer(index, Some(self.question.alone(self.engine, grid)));
        }
    }

    /// Answers a puzzle that breaks a rule.
    #[inline(never)]
    fn broken(&mut self, index: usize) {
        if let Some(grid) = self.puzzles.get(index) {
            self.answer(index, Some(self.question.broken(grid)));
        }
    }

    /// Writes the candidates of the next puzzle without conflicts, and gives its index.
    #[inline(always)]
    pub(super) fn load(&mut self, board: &mut [u16; 81]) -> Option<usize> {
        loop {
            let index = self.next;
            let grid = self.puzzles.get(index)?;
            self.next += 1;
            if !grid.is_valid_inline() {
                self.broken(index);
                continue;
            }
            for (candidates, digit) in board.iter_mut().zip(grid.digits()) {
                *candidates = match digit {
                    Some(digit) => 1 << (digit.get() - 1),
                    None => 0x1ff,
                };
            }
            return Some(index);
        }
    }

    /// Takes the first solution of a puzzle.
    #[inline(always)]
    pub(super) fn first(&mut self, index: usize, solution: &[u16; 81]) {
        self.answer(index, self.question.first(solution));
    }

    /// Takes the number of solutions of a puzzle, up to the limit.
    #[inline(always)]
    pub(super) fn all(&mut self, index: usize, found: u64) {
        self.answer(index, self.question.all(found));
    }

    #[inline(always)]
    fn answer(&mut self, index: usize, answer: Option<Q::Answer>) {
        if let (Some(place), Some(answer)) = (self.answers.get_mut(index), answer) {
            *place = answer;
        }
    }
}
