//! Every engine that this CPU can run: the same answers as every other and as the oracle.
//!
//! `BITDOKU_MUTATIONS` is the number of mutated grids, 10,000 without it. With debug assertions,
//! which go with unoptimised vectors, it is a fiftieth, and fewer solutions are looked for.

mod common;

use bitdoku::{Cell, Engine, Grid, SolutionCount, SolveError};
use common::cases::{Answer, CASES};
use common::corpus::collections;
use common::engines::engines;
use common::oracle;
use common::puzzles::{minimal, mutate, solution, with_spare_clues};
use common::rng::Rng;
use common::rules::assert_solves;
use common::symmetry::Symmetry;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::env;

/// The limits of every count.
const LIMITS: [u64; 3] = [1, 2, if cfg!(debug_assertions) { 20 } else { 1_000 }];

/// What the oracle may spend on a grid.
const TRIES: u64 = if cfg!(debug_assertions) {
    20_000
} else {
    200_000
};

fn number() -> usize {
    let number = env::var("BITDOKU_MUTATIONS").map_or(10_000, |number| {
        number.parse().expect("BITDOKU_MUTATIONS is a number")
    });
    if cfg!(debug_assertions) {
        number / 50
    } else {
        number
    }
}

/// Each answer of an engine fits the others, and the solutions are different ones. They are all
/// the solutions, if there are fewer than the greatest limit.
#[track_caller]
fn solutions(engine: Engine, grid: &Grid) -> BTreeSet<Grid> {
    let most = LIMITS[2];
    let mut search = engine.solutions(grid).unwrap();
    let mut solutions = BTreeSet::new();
    for solution in search.by_ref().take(most as usize) {
        assert_solves(&solution, grid);
        assert!(solutions.insert(solution), "{engine}: twice in {grid}");
    }
    let found = solutions.len() as u64;
    if found < most {
        assert_eq!((search.next(), search.next()), (None, None), "{engine}");
    }
    for limit in LIMITS {
        let expected = if found < limit {
            SolutionCount::Exactly(found)
        } else {
            SolutionCount::AtLeast(limit)
        };
        let count = engine.count_solutions(grid, limit).unwrap();
        assert_eq!(count, expected, "{engine}: {grid}");
    }
    let one = engine.solve(grid).unwrap();
    let only = engine.solve_unique(grid).unwrap();
    match found {
        0 => {
            let error = match grid.conflicts().next() {
                Some(conflict) => SolveError::Conflict(conflict),
                None => SolveError::NoSolution,
            };
            assert_eq!((one, only), (Err(error), Err(error)), "{engine}: {grid}");
        }
        1 => {
            let solution = solutions.first().copied().unwrap();
            assert_eq!((one, only), (Ok(solution), Ok(solution)), "{engine}");
        }
        _ => {
            assert_solves(&one.unwrap(), grid);
            assert_eq!(only, Err(SolveError::NotUnique), "{engine}: {grid}");
        }
    }
    solutions
}

/// All engines give the same answers. These are the solutions, of which each may have found
/// others if there are as many as the greatest limit.
#[track_caller]
fn agreed(grid: &Grid) -> BTreeSet<Grid> {
    let expected = solutions(Engine::Portable, grid);
    for &engine in engines() {
        let solutions = solutions(engine, grid);
        assert_eq!(solutions.len(), expected.len(), "{engine}: {grid}");
        if (solutions.len() as u64) < LIMITS[2] {
            assert!(solutions == expected, "{engine}: {grid}");
        }
    }
    expected
}

/// How many grids had none, one and more solutions, and of how many the oracle said the same.
#[derive(Debug, Default)]
struct Tally {
    by_count: [usize; 3],
    confirmed: usize,
}

impl Tally {
    fn check(&mut self, grid: &Grid) {
        let solutions = agreed(grid);
        let count = solutions.len() as u64;
        self.by_count[solutions.len().min(2)] += 1;
        if let Some(answer) = oracle::by_masks(grid, LIMITS[2], TRIES) {
            self.confirmed += 1;
            assert_eq!(answer.count, count, "{grid}");
            // The oracle's first one is the lowest.
            if count < LIMITS[2] {
                assert_eq!(answer.first.as_ref(), solutions.first(), "{grid}");
            }
        }
    }
}

#[test]
fn the_portable_engine_is_always_there() {
    assert_eq!(Engine::ALL[0], Engine::Portable);
    assert!(Engine::Portable.is_available() && Engine::best().is_available());
    let fastest = Engine::ALL.into_iter().rfind(|e| e.is_available());
    assert_eq!(fastest, Some(Engine::best()));
    if cfg!(any(feature = "small", not(target_arch = "x86_64"))) {
        assert_eq!(engines(), [Engine::Portable]);
    }
}

#[test]
fn an_engine_that_is_missing_gives_no_answer() {
    let grid = &Grid::EMPTY;
    for engine in Engine::ALL {
        let there = engine.is_available();
        assert_eq!(engine.solve(grid).is_some(), there);
        assert_eq!(engine.solve_unique(grid).is_some(), there);
        assert_eq!(engine.count_solutions(grid, 3).is_some(), there);
        assert_eq!(engine.solutions(grid).is_some(), there);
    }
}

#[test]
fn names() {
    let names = Engine::ALL.map(|engine| engine.to_string());
    assert_eq!(names, ["portable", "AVX2", "AVX-512"]);
    assert_eq!(format!("{:<9}|", Engine::Avx2), "AVX2     |");
}

#[test]
fn cases() {
    for case in CASES {
        let grid = case.grid();
        let solutions = agreed(&grid);
        match case.answer {
            Answer::Conflicts(_) => assert!(solutions.is_empty(), "{}", case.name),
            Answer::Unique(line) => {
                let only = Grid::from_line(line).unwrap();
                assert!(solutions.into_iter().eq([only]), "{}", case.name);
            }
            Answer::Count(count) => {
                assert_eq!(
                    solutions.len() as u64,
                    count.min(LIMITS[2]),
                    "{}",
                    case.name
                );
                // Unoptimised, a thousand take a second.
                if cfg!(debug_assertions) && count > 1_000 {
                    continue;
                }
                for &engine in engines() {
                    let exact = engine.count_solutions(&grid, count + 1).unwrap();
                    assert_eq!(exact, SolutionCount::Exactly(count), "{}", case.name);
                    let all: BTreeSet<_> = engine.solutions(&grid).unwrap().collect();
                    assert_eq!(all.len() as u64, count, "{engine}: {}", case.name);
                }
            }
            Answer::Many => assert_eq!(solutions.len() as u64, LIMITS[2], "{}", case.name),
        }
    }
}

#[test]
fn nothing_is_searched_with_a_limit_of_zero() {
    for &engine in engines() {
        let count = engine.count_solutions(&Grid::EMPTY, 0);
        assert_eq!(count, Some(SolutionCount::AtLeast(0)));
    }
}

#[test]
fn solved_grids() {
    let mut rng = Rng::new(1);
    for _ in 0..if cfg!(debug_assertions) { 5 } else { 100 } {
        let solution = solution(&mut rng);
        assert!(agreed(&solution).into_iter().eq([solution]));
        // Full, and wrong: most break a rule.
        let mut wrong = solution;
        let (a, b) = (Cell::ALL[rng.below(81)], Cell::ALL[rng.below(81)]);
        let before = wrong.set(a, solution[b]);
        wrong.set(b, before);
        agreed(&wrong);
    }
}

#[test]
fn mutated_puzzles() {
    let mut rng = Rng::new(2);
    let mut tally = Tally::default();
    for _ in 0..number().div_ceil(20) {
        let puzzle = with_spare_clues(&mut rng);
        for _ in 0..20 {
            tally.check(&mutate(&puzzle, &mut rng));
        }
    }
    println!("{tally:?}");
    assert!(
        tally.by_count.iter().all(|&n| n > number() / 20),
        "{tally:?}"
    );
    assert!(tally.confirmed > number() / 4, "{tally:?}");
}

/// Grids with few clues, which leave a search the most room to go astray.
#[test]
fn sparse_grids() {
    let mut rng = Rng::new(3);
    let mut tally = Tally::default();
    for index in 0..number().div_ceil(4) {
        let mut grid = Grid::EMPTY;
        for _ in 0..index % 25 {
            let cell = Cell::ALL[rng.below(81)];
            let candidates: Vec<_> = grid.candidates(cell).iter().collect();
            if !candidates.is_empty() {
                grid.set(cell, Some(candidates[rng.below(candidates.len())]));
            }
        }
        tally.check(&grid);
    }
    println!("{tally:?}");
    assert!(tally.by_count[0] > 0 && tally.by_count[2] > 0, "{tally:?}");
}

#[test]
fn collected_puzzles() {
    for collection in collections().unwrap_or_default() {
        for puzzle in collection.sample() {
            for &engine in engines() {
                match engine.solve_unique(&puzzle).unwrap() {
                    Ok(solution) => assert_solves(&solution, &puzzle),
                    Err(error) => panic!("{engine}: {puzzle}: {error}"),
                }
                assert!(engine.solve(&puzzle).unwrap().is_ok(), "{engine}: {puzzle}");
                let count = engine.solutions(&puzzle).unwrap().count();
                assert_eq!(count, 1, "{engine}: {puzzle}");
            }
        }
    }
}

/// A search that is copied on the way goes on as the original does.
#[test]
fn copies_of_a_search() {
    for &engine in engines() {
        let mut search = engine.solutions(&Grid::EMPTY).unwrap();
        assert_eq!(search.by_ref().take(100).count(), 100);
        let copy = search.clone();
        assert!(search.take(100).eq(copy.take(100)), "{engine}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(debug_assertions) { 10 } else { 256 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn permuted_puzzles_have_permuted_answers(seed in any::<u64>(), removed in 0_usize..4) {
        let mut rng = Rng::new(seed);
        let mut puzzle = minimal(&solution(&mut rng), &mut rng);
        for cell in rng.permutation::<81>().into_iter().filter(|_| removed > 0).take(20 * removed) {
            puzzle.set(Cell::ALL[cell], None);
        }
        let symmetry = Symmetry::random(&mut rng);
        let image = symmetry.apply(&puzzle);
        for &engine in engines() {
            let answers = solutions(engine, &puzzle);
            let images = solutions(engine, &image);
            prop_assert_eq!(answers.len(), images.len());
            if (answers.len() as u64) < LIMITS[2] {
                let expected: BTreeSet<_> = answers.iter().map(|grid| symmetry.apply(grid)).collect();
                prop_assert!(images == expected, "{}: {}", engine, puzzle);
            }
        }
    }
}
