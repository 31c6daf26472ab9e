//! The oracles themselves: against each other, and against known figures.

mod common;

use bitdoku::Grid;
use common::cases::grid;
use common::oracle::{by_masks, by_scanning};
use common::puzzles::{minimal, solution, with_clues};
use common::rng::Rng;
use common::rules::assert_solves;

#[test]
fn both_do_the_same() {
    let mut rng = Rng::new(1);
    let mut ended = 0;
    for clues in 24..64 {
        let solution = solution(&mut rng);
        let puzzle = minimal(&solution, &mut rng);
        let puzzle = with_clues(&puzzle, &solution, clues, &mut rng);
        let answer = by_masks(&puzzle, 2, 100_000);
        assert_eq!(answer, by_scanning(&puzzle, 2, 100_000), "{puzzle}");
        if let Some(answer) = answer {
            assert_eq!((answer.count, answer.first), (1, Some(solution)));
            ended += 1;
        }
    }
    assert!(ended > 20, "{ended} of 40");
}

#[test]
fn known_tries() {
    let puzzle = grid("15 clues, rotated");
    let answer = by_masks(&puzzle, 1, 10_000).unwrap();
    assert_eq!((answer.count, answer.tries), (1, 1_230));
    assert_solves(&answer.first.unwrap(), &puzzle);
    assert_eq!(by_masks(&puzzle, 1, 1_229), None);
}

/// The puzzle that was made to be the worst for a row-first search.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes a minute without optimisation")]
fn the_worst_puzzle_takes_its_known_tries() {
    let answer = by_masks(&grid("against row-first search"), 1, 1_000_000_000);
    assert_eq!(answer.map(|answer| answer.tries), Some(622_577_597));
}

#[test]
fn clues_that_break_a_rule_are_seen() {
    for name in ["two in a row, the rest blank", "two in the centre box only"] {
        let answer = by_masks(&grid(name), 2, 1_000).unwrap();
        assert_eq!((answer.count, answer.first, answer.tries), (0, None, 0));
    }
}

#[test]
fn limits() {
    let puzzle = grid("10 solutions");
    for (limit, count) in [(0, 0), (1, 1), (9, 9), (10, 10), (11, 10)] {
        assert_eq!(by_masks(&puzzle, limit, 1_000_000).unwrap().count, count);
    }
    assert_eq!(by_masks(&Grid::EMPTY, 5, 100_000).unwrap().count, 5);
}
