//! All cores: the answers of one thread, whatever the pool.

#![cfg(feature = "rayon")]

mod common;

use bitdoku::batch::{self, parallel};
use bitdoku::{Grid, SolutionCount, SolveError};
use common::corpus::collections;
use common::mixture::{KINDS, mixture};
use common::rng::Rng;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

/// Whether to test less of it, as it is slow.
const SLOW: bool = cfg!(debug_assertions);

const UNTOUCHED: Result<Grid, SolveError> = Err(SolveError::Undecided);

#[track_caller]
fn check_unique(grids: &[Grid]) {
    let mut one = vec![UNTOUCHED; grids.len()];
    let mut all = one.clone();
    assert_eq!(batch::solve_unique(grids, &mut one), Ok(()));
    assert_eq!(parallel::solve_unique(grids, &mut all), Ok(()));
    assert!(one == all, "{} grids", grids.len());
}

#[track_caller]
fn check_count(grids: &[Grid], limit: u64) {
    let mut one = vec![SolutionCount::AtLeast(u64::MAX); grids.len()];
    let mut all = one.clone();
    assert_eq!(batch::count_solutions(grids, limit, &mut one), Ok(()));
    assert_eq!(parallel::count_solutions(grids, limit, &mut all), Ok(()));
    assert!(one == all, "{} grids, limit {limit}", grids.len());
}

#[track_caller]
fn check_solve(grids: &[Grid]) {
    let mut one = vec![UNTOUCHED; grids.len()];
    let mut all = one.clone();
    assert_eq!(batch::solve(grids, &mut one), Ok(()));
    assert_eq!(parallel::solve(grids, &mut all), Ok(()));
    assert!(one == all, "{} grids", grids.len());
}

/// A mixture, or without optimisation mostly quick grids: parts are some hundred puzzles at least.
fn grids(len: usize, rng: &mut Rng) -> Vec<Grid> {
    let mut grids = mixture(if SLOW { len.min(30) } else { len }, rng);
    let quick = KINDS[5].grids(1, rng)[0];
    grids.resize(len, quick);
    rng.shuffle(&mut grids);
    grids
}

#[test]
fn as_one_thread() {
    let mut rng = Rng::new(1);
    for len in [0, 1, 100, 511, 512, 513, 1024, 5000] {
        let grids = grids(len, &mut rng);
        check_unique(&grids);
        check_count(&grids, 0);
        check_count(&grids, 3);
    }
}

#[test]
fn the_same_solution_of_several() {
    let mut rng = Rng::new(2);
    for len in [0, 510, 5000] {
        let mut grids = grids(len, &mut rng);
        // At the end, so that the last part is of these alone.
        grids.extend(KINDS[3].grids(5, &mut rng));
        check_solve(&grids);
    }
}

#[test]
fn any_pool() {
    let grids = grids(3000, &mut Rng::new(3));
    for threads in [1, 2, 5] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.unwrap().install(|| check_unique(&grids));
    }
}

/// Calls from tasks, in the same pool.
#[test]
fn within_tasks() {
    let grids = grids(2000, &mut Rng::new(4));
    let expected: Vec<_> = grids.iter().map(Grid::solve_unique).collect();
    let same = (0..4).into_par_iter().map(|_| {
        let mut answers = vec![UNTOUCHED; grids.len()];
        parallel::solve_unique(&grids, &mut answers).unwrap();
        answers == expected
    });
    assert!(same.all(|same| same));
}

#[test]
fn lengths_that_differ() {
    let grids = vec![Grid::EMPTY; 2000];
    let mut answers = vec![UNTOUCHED; 1999];
    let mut counts = vec![SolutionCount::AtLeast(7); 2001];
    let expected = batch::solve(&grids, &mut answers).unwrap_err();
    assert_eq!(parallel::solve(&grids, &mut answers), Err(expected));
    assert_eq!(parallel::solve_unique(&grids, &mut answers), Err(expected));
    assert!(parallel::count_solutions(&grids, 2, &mut counts).is_err());
    assert!(answers.iter().all(|&answer| answer == UNTOUCHED));
    assert!(
        counts
            .iter()
            .all(|&count| count == SolutionCount::AtLeast(7))
    );
}

#[test]
fn collected_puzzles() {
    for collection in collections().unwrap_or_default() {
        check_unique(&collection.sample());
    }
}
