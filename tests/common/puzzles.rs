//! Puzzles made here, the same for the same seed, and what can befall them.

use super::oracle;
use super::rng::Rng;
use bitdoku::{Cell, Digit, GeneratorBuilder, Grid};

/// A solved grid.
///
/// Three boxes on a diagonal share no house, so any digits in them are a start; the rest is the
/// oracle's, whose answer does not change with the library.
pub(crate) fn solution(rng: &mut Rng) -> Grid {
    loop {
        let mut grid = Grid::EMPTY;
        for corner in [0, 30, 60] {
            for (position, digit) in rng.permutation::<9>().into_iter().enumerate() {
                let cell = corner + position / 3 * 9 + position % 3;
                grid.set(Cell::ALL[cell], Some(Digit::ALL[digit]));
            }
        }
        // Hard starts are thrown away, not waited for.
        if let Some(solution) = oracle::by_masks(&grid, 1, 100_000).and_then(|answer| answer.first)
        {
            return solution;
        }
    }
}

/// A puzzle of the solution from which no clue can go without a second solution.
pub(crate) fn minimal(solution: &Grid, rng: &mut Rng) -> Grid {
    let mut puzzle = *solution;
    for cell in rng.permutation::<81>() {
        let clue = puzzle.set(Cell::ALL[cell], None);
        if !puzzle.is_unique() {
            puzzle.set(Cell::ALL[cell], clue);
        }
    }
    puzzle
}

/// The puzzle with clues of its solution put in until it has this many.
pub(crate) fn with_clues(puzzle: &Grid, solution: &Grid, clues: usize, rng: &mut Rng) -> Grid {
    let mut puzzle = *puzzle;
    for cell in rng.permutation::<81>() {
        if puzzle.clue_count() >= clues {
            break;
        }
        puzzle.set(Cell::ALL[cell], solution[Cell::ALL[cell]]);
    }
    puzzle
}

/// A puzzle with one solution, minimal or with up to nine clues to spare.
pub(crate) fn with_spare_clues(rng: &mut Rng) -> Grid {
    let solution = solution(rng);
    let puzzle = minimal(&solution, rng);
    let clues = puzzle.clue_count() + rng.below(10);
    with_clues(&puzzle, &solution, clues, rng)
}

/// The puzzle with one to four clues removed, changed or added, at random.
///
/// Most have no solution, many solutions or two equal digits in a house.
pub(crate) fn mutate(puzzle: &Grid, rng: &mut Rng) -> Grid {
    let mut puzzle = *puzzle;
    for _ in 0..=rng.below(4) {
        let (blanks, clues): (Vec<Cell>, Vec<Cell>) =
            Cell::ALL.iter().partition(|&&cell| puzzle[cell].is_none());
        // Mostly a digit that no peer holds: a conflict is found before any search.
        let other = |cell, rng: &mut Rng| {
            let mut others = puzzle.candidates(cell);
            if let Some(own) = puzzle[cell] {
                others.remove(own);
            }
            let others: Vec<Digit> = others.iter().collect();
            match others.len() {
                0 => Digit::ALL[rng.below(9)],
                n => others[rng.below(n)],
            }
        };
        match rng.below(3) {
            0 if !clues.is_empty() => {
                puzzle.set(clues[rng.below(clues.len())], None);
            }
            1 if !clues.is_empty() => {
                let cell = clues[rng.below(clues.len())];
                let digit = other(cell, rng);
                puzzle.set(cell, Some(digit));
            }
            _ if !blanks.is_empty() => {
                let cell = blanks[rng.below(blanks.len())];
                let digit = other(cell, rng);
                puzzle.set(cell, Some(digit));
            }
            _ => {}
        }
    }
    puzzle
}

/// The library's own puzzle of these wishes.
#[track_caller]
pub(crate) fn made(builder: GeneratorBuilder, seed: u64) -> Grid {
    builder.build(seed).unwrap().generate().unwrap()
}
