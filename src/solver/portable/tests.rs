//! Every form of the search against the others: the same nodes, the same solutions
//! in the same order.

#![allow(clippy::expect_used, reason = "a test reports by its panic")]

use super::form::Small;
use super::search::Backtracker;
use crate::Grid;
use crate::arch::Word;
use std::vec::Vec;

/// Easy, hard, unsolvable, and with two to countless solutions. P4 is from
/// <https://norvig.com/sudoku.html>, P9 from the players' forum's list of the
/// hardest, the third is "AI Escargot" by Arto Inkala, and the rest are made up.
const PUZZLES: [&str; 10] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    ".876543212........3........4........5........6........7........8........9........",
    ".................................................................................",
    "1........2........3........4........5........6........7........8........9........",
    "..1......2..........3......4.......5..5...6..6......4...71.3...8..........9.2....",
    // The search begins anew on these.
    ".....9.2............1.8..6.......9........4.7........84...2....2.9.1....8...4..5.",
    "......68...7..9...1..7......98....6.............5.....7.......5.........98......6",
];

fn started<W: Word, const N: usize, const SAVES: usize>(grid: &Grid) -> Backtracker<W, N, SAVES> {
    let mut search = Backtracker::exhausted();
    search.start(grid);
    search
}

/// What a search visits and finds, up to 200 solutions.
fn trace<W: Word, const N: usize, const SAVES: usize>(
    mut search: Backtracker<W, N, SAVES>,
) -> (Vec<(u64, Grid)>, u64) {
    let mut found = Vec::new();
    let mut steps = 0;
    while found.len() < 200 && search.ready() {
        if search.visit() {
            found.push((steps, search.solution()));
        }
        steps += 1;
    }
    (found, steps)
}

#[test]
fn forms_agree() {
    for puzzle in PUZZLES {
        let grid: Grid = puzzle.parse().expect("81 cells");
        let expected = trace::<u32, 9, 1>(started(&grid));
        for (_, solution) in &expected.0 {
            assert!(solution.is_solved() && solution.extends(&grid), "{puzzle}");
        }
        assert_eq!(
            trace::<u32, 9, 12>(started(&grid)),
            expected,
            "scalar, {puzzle}"
        );
        assert_eq!(
            trace::<u32, 9, 3>(started(&grid)),
            expected,
            "three saves, {puzzle}"
        );
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        assert_eq!(
            trace::<crate::arch::Quad, 3, 12>(started(&grid)),
            expected,
            "vector, {puzzle}"
        );
    }
}

#[test]
fn an_exhausted_search_stays_so() {
    assert!(!Small::exhausted().ready());

    let mut search: Small = started(&Grid::EMPTY.solve().expect("solvable"));
    assert!(search.ready() && search.ready());
    assert!(search.visit());
    assert!(!search.ready());
    assert!(!search.ready());
}

/// Whatever rule finds them, and however often it changes, the solutions are the same.
#[test]
fn beginning_anew_loses_and_repeats_no_solution() {
    for puzzle in PUZZLES {
        let grid: Grid = puzzle.parse().expect("81 cells");
        let (expected, _) = trace::<u32, 9, 12>(started(&grid));
        let (found, _) = trace::<u32, 9, 12>(started::<u32, 9, 12>(&grid).impatient());
        assert_eq!(found.len(), expected.len(), "{puzzle}");
        let solutions = |found: Vec<(u64, Grid)>| {
            found
                .into_iter()
                .map(|(_, grid)| grid)
                .collect::<std::collections::BTreeSet<_>>()
        };
        let (found, expected) = (solutions(found), solutions(expected));
        assert!(found.iter().all(|grid| grid.is_solved()));
        if expected.len() < 200 {
            assert_eq!(found, expected, "{puzzle}");
        } else {
            assert_eq!(found.len(), 200, "a solution twice, {puzzle}");
        }
    }
}
