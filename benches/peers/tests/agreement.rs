//! The same answers as the crate `sudoku`, an independent solver, from every engine.

use bitdoku::{Engine, Grid, SolutionCount, SolveError};
use fastrand::Rng;
use peers::puzzles::{self, Cells, KNOWN};
use proptest::prelude::*;
use std::collections::HashSet;
use sudoku::Sudoku;

/// Everything that can be asked about the grid, of every engine that this CPU can
/// run, up to `limit` solutions.
fn compare(cells: &Cells, limit: usize) {
    let line = puzzles::line(cells);
    let grid = Grid::try_from(*cells).unwrap();
    assert_eq!(grid, line.parse().unwrap());
    let theirs = Sudoku::from_bytes(*cells).unwrap();

    let expected = theirs.solutions_up_to(limit);
    let expected: HashSet<Cells> = expected.into_iter().map(Sudoku::to_bytes).collect();
    for engine in engines() {
        let what = format!("{engine}: {line}");
        compare_engine(engine, &grid, &expected, limit, &what);
    }

    // The same calls on `Grid` take one of these engines.
    let unique = Engine::best().solve_unique(&grid).unwrap();
    assert_eq!(grid.solve_unique(), unique, "{line}");
    assert_eq!(grid.is_unique(), unique.is_ok(), "{line}");
}

fn engines() -> impl Iterator<Item = Engine> {
    let engines = Engine::ALL.into_iter();
    engines.filter(|engine| engine.is_available())
}

fn compare_engine(
    engine: Engine,
    grid: &Grid,
    expected: &HashSet<Cells>,
    limit: usize,
    what: &str,
) {
    let n = expected.len() as u64;
    let count = match expected.len() < limit {
        true => SolutionCount::Exactly(n),
        false => SolutionCount::AtLeast(n),
    };
    let found = engine.count_solutions(grid, limit as u64);
    assert_eq!(found, Some(count), "{what}");

    // Which of too many solutions come first, each solver decides for itself.
    let solutions: Vec<Grid> = engine.solutions(grid).unwrap().take(limit).collect();
    let distinct: HashSet<Cells> = solutions.iter().map(|&grid| grid.into()).collect();
    assert_eq!(
        (solutions.len(), distinct.len()),
        (expected.len(), expected.len()),
        "{what}"
    );
    if expected.len() < limit {
        assert_eq!(&distinct, expected, "{what}");
    }
    for solution in &solutions {
        assert!(solution.is_solved() && solution.extends(grid), "{what}");
    }

    let unique = match expected.len() {
        0 if !grid.is_valid() => Err(SolveError::Conflict(grid.conflicts().next().unwrap())),
        0 => Err(SolveError::NoSolution),
        1 => Ok(solutions[0]),
        _ => Err(SolveError::NotUnique),
    };
    assert_eq!(engine.solve_unique(grid), Some(unique), "{what}");
    match engine.solve(grid).unwrap() {
        Ok(solution) => assert!(
            n > 0 && solution.is_solved() && solution.extends(grid),
            "{what}"
        ),
        Err(error) => assert!(n == 0 && unique == Err(error), "{what}"),
    }
}

fn known() -> Vec<Cells> {
    KNOWN
        .iter()
        .map(|line| puzzles::cells(line).unwrap())
        .collect()
}

/// The known puzzles, and some thousand of each collection if there are any.
fn starts() -> Vec<Cells> {
    let mut starts = known();
    for path in puzzles::files().unwrap().unwrap_or_default() {
        let all = puzzles::read(&path).unwrap();
        starts.extend(all.iter().step_by(all.len() / 2000 + 1));
    }
    starts
}

/// The tests below run on the engines that there are: say which are not.
#[test]
fn engines_of_this_cpu() {
    for engine in Engine::ALL {
        match engine.is_available() {
            true => println!("tested: {engine}"),
            false => println!("skipped: this CPU cannot run {engine}"),
        }
    }
    assert!(engines().any(|engine| engine == Engine::best()));
}

#[test]
fn known_puzzles_are_unique() {
    for cells in known() {
        assert!(
            Grid::try_from(cells).unwrap().is_unique(),
            "{}",
            puzzles::line(&cells)
        );
        compare(&cells, 2);
    }
}

#[test]
fn collections() {
    let Some(files) = puzzles::files().unwrap() else {
        println!("skipped: {} names no folder of puzzles", puzzles::FOLDER);
        return;
    };
    // Without optimisation every tenth does.
    let step = if cfg!(debug_assertions) { 10 } else { 1 };
    for path in files {
        let all = puzzles::read(&path).unwrap();
        assert!(!all.is_empty(), "no puzzles in {}", path.display());
        all.iter().step_by(step).for_each(|cells| compare(cells, 2));
    }
}

/// Clues added, removed and changed, by chance.
fn mutated(cells: &Cells, rng: &mut Rng) -> Cells {
    let solution = Sudoku::from_bytes(*cells).unwrap().solution().unwrap();
    let mut mutated = *cells;
    for _ in 0..rng.usize(..20) {
        let index = rng.usize(..81);
        mutated[index] = solution.to_bytes()[index];
    }
    for _ in 0..rng.usize(..8) {
        puzzles::remove_clue(&mut mutated, rng);
    }
    match rng.u8(..50) {
        // May break the rules.
        0 => mutated[rng.usize(..81)] = rng.u8(1..=9),
        1..10 => mutated = puzzles::spoiled(&mutated, rng),
        10..20 => puzzles::add_clue(&mut mutated, rng),
        _ => {}
    }
    puzzles::relabelled(&mutated, rng)
}

#[test]
fn a_hundred_thousand_mutated_puzzles() {
    let starts = starts();
    let mut rng = Rng::with_seed(2);
    let mut seen = [0; 4];
    for round in 0..100_000 {
        let cells = mutated(&starts[round % starts.len()], &mut rng);
        // Long counts for some: they are where the time goes.
        let limit = if round % 10 == 0 { 1000 } else { 20 };
        compare(&cells, limit);
        let count = Grid::try_from(cells).unwrap().count_solutions(3).at_least();
        seen[count as usize] += 1;
    }
    // The test is about all of these: none, one, two, and more.
    assert!(seen.iter().all(|&times| times > 1000), "{seen:?}");
}

#[test]
fn sparse_grids() {
    let mut rng = Rng::with_seed(3);
    for clues in 0..=30 {
        for _ in 0..30 {
            let mut cells = [0; 81];
            for _ in 0..clues {
                puzzles::add_clue(&mut cells, &mut rng);
            }
            compare(&cells, 1000);
        }
    }
}

#[test]
fn about_a_million_solutions_counted() {
    let cells = puzzles::cells(KNOWN[2]).unwrap();
    let mut open = cells;
    let mut last = (0..81).rev().filter(|&index| cells[index] != 0);
    // The last clues of a puzzle with 17.
    for index in last.by_ref().take(2) {
        open[index] = 0;
    }
    let theirs = Sudoku::from_bytes(open)
        .unwrap()
        .solutions_count_up_to(10_000_000);
    let grid = Grid::try_from(open).unwrap();
    for engine in engines() {
        let ours = engine.count_solutions(&grid, 10_000_000);
        assert_eq!(
            ours,
            Some(SolutionCount::Exactly(theirs as u64)),
            "{engine}"
        );
    }
    assert!((500_000..10_000_000).contains(&theirs), "{theirs}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Any cells may be blanked and any digit put anywhere; a failure shrinks to
    /// few edits.
    #[test]
    fn edited_puzzles(
        start in prop::sample::select(known()),
        blanked in prop::collection::vec(0..81_usize, 0..12),
        set in prop::collection::vec((0..81_usize, 1..=9_u8), 0..3),
    ) {
        let mut cells = start;
        for index in blanked {
            cells[index] = 0;
        }
        for (index, digit) in set {
            cells[index] = digit;
        }
        compare(&cells, 100);
    }
}
