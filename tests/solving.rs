//! The calls that solve: what each answers, and what they answer together.

mod common;

use bitdoku::{Engine, Error, Grid, OutOfSteps, Search, SolutionCount, Solutions, SolveError};
use common::cases::grid;
use common::cliffs::CLIFFS;
use common::oracle;
use common::rules::assert_solves;
use std::collections::HashSet;
use std::iter::FusedIterator;
use std::mem::size_of;
use std::str::FromStr;

use SolutionCount::{AtLeast, Exactly};

/// Grids without conflicts, and how many solutions each has.
const COUNTS: [(&str, u64); 8] = [
    ("17 clues, no solution", 0),
    ("a cell without a candidate", 0),
    ("81 clues", 1),
    ("C", 1),
    ("21 clues, rated 11.9", 1),
    ("2 solutions", 2),
    ("36 clues, 5 solutions", 5),
    ("10 solutions", 10),
];

const CONFLICTS: [&str; 4] = [
    "two in a row, the rest blank",
    "two in a row after an edit",
    "two in the centre box only",
    "two in the first box only",
];

/// What a count must answer.
fn expected(n: u64, limit: u64) -> SolutionCount {
    if n < limit {
        Exactly(n)
    } else {
        AtLeast(limit)
    }
}

/// The steps of the search for at most so many solutions, to its end.
fn steps_to(grid: &Grid, solutions: u64) -> u64 {
    let mut search = grid.search();
    for _ in 0..solutions {
        if search.next_within(u64::MAX) == Ok(None) {
            break;
        }
    }
    search.steps()
}

#[test]
fn counts_at_every_limit() {
    for (name, n) in COUNTS.into_iter().chain([("16 clues", 7_309)]) {
        let grid = grid(name);
        for limit in [0, 1, 2, n.saturating_sub(1), n, n + 1, u64::MAX] {
            let count = grid.count_solutions(limit);
            assert_eq!(count, expected(n, limit), "{name}, limit {limit}");
            assert_eq!(
                grid.count_solutions_within(limit, u64::MAX),
                count,
                "{name}, limit {limit}"
            );
        }
    }
}

#[test]
fn a_conflict_has_no_solution_and_is_not_searched() {
    for name in CONFLICTS {
        let grid = grid(name);
        let error = Err(SolveError::Conflict(grid.conflicts().next().unwrap()));
        assert_eq!(grid.solve(), error, "{name}");
        assert_eq!(grid.solve_unique(), error, "{name}");
        assert_eq!(grid.solve_within(0), error, "{name}");
        assert_eq!(grid.solve_unique_within(0), error, "{name}");
        assert_eq!(grid.count_solutions(0), AtLeast(0), "{name}");
        assert_eq!(grid.count_solutions_within(0, 0), AtLeast(0), "{name}");
        for limit in [1, 2, u64::MAX] {
            assert_eq!(grid.count_solutions(limit), Exactly(0), "{name}");
            assert_eq!(grid.count_solutions_within(limit, 0), Exactly(0), "{name}");
        }
        assert_eq!(grid.solutions().next(), None, "{name}");
        assert!(!grid.is_unique(), "{name}");
        let mut search = grid.search();
        assert_eq!(search.next_within(0), Ok(None), "{name}");
        assert_eq!(search.steps(), 0, "{name}");
    }
}

#[test]
fn a_solved_grid_is_its_own_solution() {
    let grid = grid("81 clues");
    assert_eq!(grid.solve(), Ok(grid));
    assert_eq!(grid.solve_unique(), Ok(grid));
    assert!(grid.solutions().eq([grid]));
    assert_eq!(steps_to(&grid, 1), 1);
}

#[test]
fn the_empty_grid() {
    assert_solves(&Grid::EMPTY.solve().unwrap(), &Grid::EMPTY);
    assert_eq!(Grid::EMPTY.solve_unique(), Err(SolveError::NotUnique));
    let distinct: HashSet<Grid> = Grid::EMPTY.solutions().take(100).collect();
    assert_eq!(distinct.len(), 100);
}

#[test]
fn solutions_are_fused_and_can_be_copied() {
    for (name, n) in COUNTS {
        let grid = grid(name);
        let mut solutions = grid.solutions();
        for found in 0..n {
            let rest = solutions.clone();
            assert_eq!(rest.count() as u64, n - found, "{name}");
            assert_solves(&solutions.next().unwrap(), &grid);
        }
        for _ in 0..3 {
            assert_eq!(solutions.next(), None, "{name}");
        }
    }
}

/// Portions of any size find the same solutions in the same order and the same steps.
#[test]
fn portions() {
    for (name, n) in COUNTS {
        let grid = grid(name);
        let all = steps_to(&grid, u64::MAX);
        for portion in [1, 2, 3, 7, 1_000] {
            let mut search = grid.search();
            let mut before = 0;
            let mut found = Vec::new();
            loop {
                let answer = search.next_within(portion);
                let taken = search.steps() - before;
                before = search.steps();
                match answer {
                    Err(OutOfSteps) => assert_eq!(taken, portion, "{name}"),
                    Ok(Some(solution)) => {
                        assert!((1..=portion).contains(&taken), "{name}");
                        found.push(solution);
                    }
                    Ok(None) => break,
                }
            }
            let solutions = Engine::Portable.solutions(&grid).unwrap();
            assert!(solutions.eq(found.iter().copied()), "{name}");
            assert_eq!(found.len() as u64, n, "{name}");
            assert_eq!(search.steps(), all, "{name}");
            assert_eq!(search.next_within(0), Ok(None), "{name}: the end stays");
            assert_eq!(search.next_within(5), Ok(None), "{name}: the end stays");
            assert_eq!(search.steps(), all, "{name}: nothing is left to do");
        }
    }
}

#[test]
fn no_steps_change_nothing() {
    for (name, _) in COUNTS {
        let grid = grid(name);
        let mut search = grid.search();
        for _ in 0..3 {
            assert_eq!(search.next_within(0), Err(OutOfSteps), "{name}");
        }
        assert_eq!(search.steps(), 0, "{name}");
        assert_eq!(
            search.next_within(u64::MAX),
            Ok(Engine::Portable.solve(&grid).unwrap().ok()),
            "{name}"
        );
    }
}

/// Below the steps that an answer takes it is undecided, from there on it is right.
#[test]
fn budgets() {
    for (name, n) in COUNTS {
        let grid = grid(name);
        let (first, second) = (steps_to(&grid, 1), steps_to(&grid, 2));
        for steps in 0..second + 3 {
            let solved = grid.solve_within(steps);
            let without_bound = Engine::Portable.solve(&grid).unwrap();
            let unique = grid.solve_unique_within(steps);
            let count = grid.count_solutions_within(2, steps);
            if steps >= first {
                assert_eq!(solved, without_bound, "{name}, {steps}");
            } else {
                assert_eq!(solved, Err(SolveError::Undecided), "{name}, {steps}");
            }
            if steps >= second {
                assert_eq!(unique, grid.solve_unique(), "{name}, {steps}");
                assert_eq!(count, grid.count_solutions(2), "{name}, {steps}");
            } else {
                let found = u64::from(n > 0 && steps >= first);
                assert_eq!(unique, Err(SolveError::Undecided), "{name}, {steps}");
                assert_eq!(count, AtLeast(found), "{name}, {steps}");
            }
        }
    }
}

#[test]
fn a_count_within_steps_is_what_was_found() {
    let grid = grid("16 clues");
    let mut search = grid.search();
    for found in 1..20 {
        assert!(search.next_within(u64::MAX).unwrap().is_some());
        let steps = search.steps();
        assert_eq!(grid.count_solutions_within(u64::MAX, steps), AtLeast(found));
        assert_eq!(
            grid.count_solutions_within(u64::MAX, steps - 1),
            AtLeast(found - 1)
        );
        assert_eq!(grid.count_solutions_within(found, steps), AtLeast(found));
        assert_eq!(grid.count_solutions_within(found, u64::MAX), AtLeast(found));
    }
}

/// Made of the minimal puzzle of seed 4, with some clues put back and the last 25 cells blanked.
const MILLION: Grid = Grid::from_line(
    ".....57....837...6.........16..2...58..1..3..2.3..98..67.........................",
)
.unwrap();

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn a_million_solutions_counted_by_two_solvers() {
    let count = oracle::by_masks(&MILLION, u64::MAX, 1_000_000_000).map(|answer| answer.count);
    assert_eq!(count, Some(1_168_118));
    assert_eq!(MILLION.count_solutions(u64::MAX), Exactly(1_168_118));
    let distinct: HashSet<Grid> = MILLION
        .solutions()
        .inspect(|solution| assert_solves(solution, &MILLION))
        .collect();
    assert_eq!(distinct.len(), 1_168_118);
}

#[test]
fn texts() {
    let conflict = grid("two in the first box only").solve().unwrap_err();
    let cases = [
        (conflict, "digit 5 twice in box 1: r1c1 r2c2"),
        (SolveError::NoSolution, "no solution"),
        (SolveError::NotUnique, "more than one solution"),
        (
            SolveError::Undecided,
            "undecided: the steps allowed ran out",
        ),
    ];
    for (error, text) in cases {
        assert_eq!(error.to_string(), text);
        assert_eq!(Error::from(error).to_string(), text);
    }
    assert_eq!(OutOfSteps.to_string(), "the steps allowed ran out");
    assert_eq!(Exactly(0).to_string(), "exactly 0");
    assert_eq!(AtLeast(1_000).to_string(), "at least 1000");
}

#[test]
fn one_error_for_reading_and_solving() {
    fn solve(text: &str) -> Result<Grid, Error> {
        Ok(Grid::from_str(text)?.solve_unique()?)
    }

    let puzzle = grid("C");
    assert_eq!(solve(&puzzle.to_string()), Ok(grid("81 clues")));
    let unread = Grid::from_str("12").unwrap_err();
    assert_eq!(solve("12"), Err(Error::Parse(unread)));
    assert_eq!(Error::from(unread).to_string(), unread.to_string());
    assert_eq!(
        solve(&Grid::EMPTY.to_string()),
        Err(Error::Solve(SolveError::NotUnique))
    );
    assert_eq!(SolveError::from(OutOfSteps), SolveError::Undecided);

    fn solve_numbers(rows: [[u8; 9]; 9]) -> Result<Grid, Error> {
        Ok(Grid::try_from(rows)?.solve_unique()?)
    }

    assert_eq!(solve_numbers(puzzle.into()), Ok(grid("81 clues")));
    let invalid = Grid::try_from([[10; 9]; 9]).unwrap_err();
    assert_eq!(solve_numbers([[10; 9]; 9]), Err(Error::Value(invalid)));
    assert_eq!(Error::from(invalid).to_string(), invalid.to_string());
}

#[test]
fn parts_of_a_count() {
    assert_eq!((Exactly(3).exact(), Exactly(3).at_least()), (Some(3), 3));
    assert_eq!((AtLeast(3).exact(), AtLeast(3).at_least()), (None, 3));
    assert_ne!(Exactly(3), AtLeast(3));
}

#[test]
fn traits_and_sizes() {
    fn thread_safe<T: Send + Sync + Unpin + 'static>() {}
    fn value<T: Copy + Eq + std::hash::Hash + std::fmt::Debug>() {}
    fn error<T: std::error::Error + Send + Sync + 'static>() {}
    fn iterator<T: FusedIterator<Item = Grid> + Clone + std::fmt::Debug>() {}

    thread_safe::<Grid>();
    thread_safe::<Search>();
    thread_safe::<Solutions>();
    thread_safe::<SolutionCount>();
    value::<SolutionCount>();
    value::<SolveError>();
    value::<Error>();
    error::<SolveError>();
    error::<OutOfSteps>();
    error::<Error>();
    iterator::<Solutions>();
}

/// As the README has them. Other targets have other words and other alignments.
#[test]
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
fn sizes() {
    let (solutions, search) = if cfg!(feature = "small") {
        (332, 344)
    } else {
        (16_128, 2_192)
    };
    assert_eq!(size_of::<Solutions>(), solutions);
    assert_eq!(size_of::<Search>(), search);
    assert_eq!(size_of::<Result<Grid, SolveError>>(), 136);
    assert_eq!(size_of::<Error>(), 32);
}

/// The state of a search is nobody's business, and kilobytes of it.
#[test]
fn debug_texts() {
    assert_eq!(format!("{:?}", Grid::EMPTY.solutions()), "Solutions { .. }");
    let search = Grid::EMPTY.search();
    assert_eq!(format!("{search:?}"), "Search { steps: 0, .. }");
}

/// No grid takes long that was made to.
#[test]
fn no_cliffs() {
    for (text, count) in CLIFFS {
        let grid: Grid = text.parse().unwrap();
        assert_eq!(grid.count_solutions(2), count, "{text}");
        assert_eq!(grid.solutions().take(2).count() as u64, count.at_least());
        assert_eq!(grid.count_solutions_within(2, 2000), count, "{text}");
    }
}
