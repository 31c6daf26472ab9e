//! Batches: the same answers as one by one, on every engine and at every length.
//!
//! With debug assertions, which go with unoptimised vectors, the lengths are fewer.

mod common;

use bitdoku::batch::{self, LengthMismatch, Workspace};
use bitdoku::{Engine, Grid, SolutionCount, SolveError};
use common::cliffs::CLIFFS;
use common::corpus::collections;
use common::engines::engines;
use common::mixture::{KINDS, mixture};
use common::rng::Rng;
use common::rules::assert_solves;
use proptest::prelude::*;

const LIMITS: [u64; 5] = [0, 1, 2, 3, 100];

/// Whether to test less of it, as it is slow.
const SLOW: bool = cfg!(debug_assertions);

/// A grid, and what the calls on it alone say.
#[derive(Clone, Copy)]
struct Asked {
    grid: Grid,
    unique: Result<Grid, SolveError>,
    counts: [SolutionCount; LIMITS.len()],
}

impl Asked {
    fn new(grid: &Grid) -> Self {
        Self {
            grid: *grid,
            unique: grid.solve_unique(),
            counts: LIMITS.map(|limit| grid.count_solutions(limit)),
        }
    }

    /// A mixture of this length.
    fn mixture(len: usize, rng: &mut Rng) -> Vec<Self> {
        mixture(len, rng).iter().map(Self::new).collect()
    }
}

/// A workspace for each engine that can run here.
fn workspaces() -> impl Iterator<Item = (Engine, Box<Workspace>)> {
    engines().iter().map(|&engine| {
        let workspace = Workspace::with_engine(engine).expect("an engine that can run");
        (engine, Box::new(workspace))
    })
}

fn grids(asked: &[Asked]) -> Vec<Grid> {
    asked.iter().map(|asked| asked.grid).collect()
}

fn solve(workspace: &mut Workspace, grids: &[Grid]) -> Vec<Result<Grid, SolveError>> {
    let mut answers = vec![Err(SolveError::Undecided); grids.len()];
    assert_eq!(workspace.solve(grids, &mut answers), Ok(()));
    answers
}

fn solve_unique(workspace: &mut Workspace, grids: &[Grid]) -> Vec<Result<Grid, SolveError>> {
    let mut answers = vec![Err(SolveError::Undecided); grids.len()];
    assert_eq!(workspace.solve_unique(grids, &mut answers), Ok(()));
    answers
}

fn count(workspace: &mut Workspace, grids: &[Grid], limit: u64) -> Vec<SolutionCount> {
    let mut answers = vec![SolutionCount::AtLeast(u64::MAX); grids.len()];
    assert_eq!(
        workspace.count_solutions(grids, limit, &mut answers),
        Ok(())
    );
    answers
}

#[track_caller]
fn check_unique(workspace: &mut Workspace, asked: &[Asked], what: &str) {
    let answers = solve_unique(workspace, &grids(asked));
    for (asked, answer) in asked.iter().zip(answers) {
        assert_eq!(answer, asked.unique, "{what}: {}", asked.grid);
    }
}

#[track_caller]
fn check_one(workspace: &mut Workspace, asked: &[Asked], what: &str) {
    let answers = solve(workspace, &grids(asked));
    for (asked, answer) in asked.iter().zip(answers) {
        match answer {
            Ok(solution) if asked.unique == Err(SolveError::NotUnique) => {
                assert_solves(&solution, &asked.grid);
            }
            answer => assert_eq!(answer, asked.unique, "{what}: {}", asked.grid),
        }
    }
}

#[track_caller]
fn check_count(workspace: &mut Workspace, asked: &[Asked], limit: usize, what: &str) {
    let answers = count(workspace, &grids(asked), LIMITS[limit]);
    for (asked, answer) in asked.iter().zip(answers) {
        let what = format!("{what}, limit {}: {}", LIMITS[limit], asked.grid);
        assert_eq!(answer, asked.counts[limit], "{what}");
    }
}

/// Every call, one after another in the same workspace.
#[track_caller]
fn check(workspace: &mut Workspace, asked: &[Asked], what: &str) {
    check_unique(workspace, asked, what);
    check_one(workspace, asked, what);
    for limit in 0..LIMITS.len() {
        check_count(workspace, asked, limit, what);
    }
    check_unique(workspace, asked, what);
}

#[test]
fn every_length() {
    let mut rng = Rng::new(1);
    let all = Asked::mixture(200, &mut rng);
    for (engine, mut workspace) in workspaces() {
        for len in (0..=130).filter(|len| !SLOW || len % 32 < 2 || len % 29 == 0) {
            // Other grids for each length, and other neighbours.
            let asked = &all[rng.below(70)..][..len];
            let what = format!("{engine}, {len} grids");
            check_unique(&mut workspace, asked, &what);
            check_one(&mut workspace, asked, &what);
            for limit in 0..if SLOW { 3 } else { LIMITS.len() } {
                check_count(&mut workspace, asked, limit, &what);
            }
        }
    }
}

#[test]
fn long_batches() {
    let mut rng = Rng::new(2);
    let lens: &[usize] = if SLOW { &[150] } else { &[1000, 1024, 5000] };
    for &len in lens {
        let asked = Asked::mixture(len, &mut rng);
        for (engine, mut workspace) in workspaces() {
            check(&mut workspace, &asked, &format!("{engine}, {len} grids"));
        }
    }
}

/// Lanes in which all boards are as hard, which is where a batch may choose another engine.
#[test]
fn all_of_a_kind() {
    let mut rng = Rng::new(3);
    let len = if SLOW { 100 } else { 2000 };
    for kind in &KINDS {
        let asked: Vec<Asked> = kind.grids(len, &mut rng).iter().map(Asked::new).collect();
        for (engine, mut workspace) in workspaces() {
            let what = format!("{engine}, {}", kind.name);
            check_unique(&mut workspace, &asked, &what);
            if !SLOW {
                check_one(&mut workspace, &asked, &what);
                check_count(&mut workspace, &asked, 2, &what);
            }
        }
    }
}

/// A search that wanders is given up, and the engine for one puzzle answers, in the middle of a batch.
#[test]
fn no_cliffs() {
    let mut rng = Rng::new(6);
    let cliffs = CLIFFS.iter().take(if SLOW { 2 } else { CLIFFS.len() });
    let mut asked: Vec<_> = cliffs
        .map(|(text, _)| Asked::new(&text.parse().unwrap()))
        .chain(Asked::mixture(if SLOW { 96 } else { 200 }, &mut rng))
        .collect();
    rng.shuffle(&mut asked);
    for (engine, mut workspace) in workspaces() {
        check_unique(&mut workspace, &asked, &engine.to_string());
        if !SLOW {
            check_one(&mut workspace, &asked, &engine.to_string());
            check_count(&mut workspace, &asked, 2, &engine.to_string());
        }
    }
}

/// Which solution of several is found depends on nothing but the grid, in all batches that are long enough
/// for lanes.
#[test]
fn the_solution_found_depends_on_the_grid_alone() {
    let mut rng = Rng::new(4);
    let len = if SLOW { 100 } else { 2000 };
    let grids = mixture(len, &mut rng);
    for (engine, mut workspace) in workspaces() {
        let solutions = solve(&mut workspace, &grids);
        let mut order: Vec<usize> = (0..len).collect();
        for size in [96, 97, 333, len] {
            rng.shuffle(&mut order);
            for part in order
                .chunks_exact(size.min(len))
                .take(if SLOW { 1 } else { 50 })
            {
                let part_of = |index: &usize| grids[*index];
                let moved: Vec<Grid> = part.iter().map(part_of).collect();
                let found = solve(&mut workspace, &moved);
                for (&index, answer) in part.iter().zip(found) {
                    let grid = grids[index];
                    assert_eq!(answer, solutions[index], "{engine}, {size} grids: {grid}");
                }
            }
        }
    }
}

#[test]
fn the_functions_and_a_default_workspace_run_on_the_best_engine() {
    let mut rng = Rng::new(5);
    let asked = Asked::mixture(150, &mut rng);
    let grids = grids(&asked);
    let mut best = Workspace::with_engine(Engine::best())
        .map(Box::new)
        .unwrap();
    check_unique(&mut Box::default(), &asked, "default");

    let mut answers = vec![Err(SolveError::Undecided); grids.len()];
    assert_eq!(batch::solve_unique(&grids, &mut answers), Ok(()));
    assert_eq!(answers, solve_unique(&mut best, &grids));
    assert_eq!(batch::solve(&grids, &mut answers), Ok(()));
    assert_eq!(answers, solve(&mut best, &grids));
    let mut counts = vec![SolutionCount::AtLeast(u64::MAX); grids.len()];
    assert_eq!(batch::count_solutions(&grids, 3, &mut counts), Ok(()));
    assert_eq!(counts, count(&mut best, &grids, 3));
}

#[test]
fn a_workspace_is_there_for_each_engine_that_can_run() {
    for engine in Engine::ALL {
        let workspace = Workspace::with_engine(engine).map(Box::new);
        assert_eq!(workspace.is_some(), engine.is_available(), "{engine}");
    }
}

/// Lengths that differ are refused, and nothing is written.
#[test]
fn lengths_that_differ() {
    let untouched = Err(SolveError::Undecided);
    let counts_untouched = SolutionCount::AtLeast(7);
    for (puzzles, places) in [(0, 1), (1, 0), (200, 199), (3, 5)] {
        let grids = vec![Grid::EMPTY; puzzles];
        let mut answers = vec![untouched; places];
        let mut counts = vec![counts_untouched; places];
        let expected = format!("expected as many answers as puzzles, {puzzles}, found {places}");
        let refused = |result: Result<(), LengthMismatch>| {
            assert_eq!(result.unwrap_err().to_string(), expected);
        };
        for (_, mut workspace) in workspaces() {
            refused(workspace.solve(&grids, &mut answers));
            refused(workspace.solve_unique(&grids, &mut answers));
            refused(workspace.count_solutions(&grids, 2, &mut counts));
            refused(workspace.count_solutions(&grids, 0, &mut counts));
        }
        refused(batch::solve(&grids, &mut answers));
        refused(batch::solve_unique(&grids, &mut answers));
        refused(batch::count_solutions(&grids, 2, &mut counts));
        assert!(answers.iter().all(|&answer| answer == untouched));
        assert!(counts.iter().all(|&count| count == counts_untouched));
    }
}

#[test]
fn collected_puzzles() {
    for collection in collections().unwrap_or_default() {
        let puzzles = collection.sample();
        let asked: Vec<_> = puzzles.iter().map(|grid| grid.solve_unique()).collect();
        for (engine, mut workspace) in workspaces() {
            let what = format!("{engine}, {}", collection.name);
            assert!(solve_unique(&mut workspace, &puzzles) == asked, "{what}");
            // Without optimisation the one search is enough.
            if SLOW {
                continue;
            }
            assert!(solve(&mut workspace, &puzzles) == asked, "{what}");
            for (limit, expected) in [
                (1, SolutionCount::AtLeast(1)),
                (2, SolutionCount::Exactly(1)),
            ] {
                let counts = count(&mut workspace, &puzzles, limit);
                assert!(counts.iter().all(|&count| count == expected), "{what}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if SLOW { 4 } else { 256 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_mixtures(seed in any::<u64>(), len in 0_usize..300, limit in 0_u64..50) {
        let grids = mixture(if SLOW { len / 3 } else { len }, &mut Rng::new(seed));
        let unique: Vec<_> = grids.iter().map(Grid::solve_unique).collect();
        let counts: Vec<_> = grids.iter().map(|grid| grid.count_solutions(limit)).collect();
        for (engine, mut workspace) in workspaces() {
            prop_assert!(solve_unique(&mut workspace, &grids) == unique, "{}", engine);
            prop_assert!(count(&mut workspace, &grids, limit) == counts, "{}", engine);
        }
    }
}
