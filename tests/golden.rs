//! Puzzles that a seed makes, the same for ever: on every platform, engine and version.

mod common;

use bitdoku::{Generator, Grid, Symmetry};
use common::puzzles::made;

/// Promised: a change here is a breaking change.
#[test]
fn golden_puzzles() {
    let puzzles: Vec<String> = Generator::from_seed(1)
        .take(3)
        .map(|p| p.to_string())
        .collect();
    assert_eq!(
        puzzles,
        [
            ".9.7..5..35...21.......4..7..465......8........9.....28.....71.....8...316.3....8",
            "..2.....8..6..3...9....64511...2...9..........3...4.8........7.4..69...5..9.1...4",
            "6....2..52.....9..1.9...6.4..843....5.........136.7.....29..4.38...4..9......8.6.",
        ]
    );
    assert_eq!(
        Generator::from_seed(u64::MAX).next().unwrap().to_string(),
        "....31......2......26.....95.....27.9.7...1.....34.5...52...6.8.1.8.....84.7.5...",
    );
}

#[test]
fn golden_solutions() {
    for (seed, solution) in [
        (
            0,
            "841925376395764821672183954928531647763249185154678239236417598587396412419852763",
        ),
        (
            1,
            "679348521253761498841925367132684975785193642964572813328416759417859236596237184",
        ),
    ] {
        assert_eq!(Grid::random_solution(seed).to_string(), solution);
    }
    let minimized = Grid::random_solution(1).minimize(1).unwrap();
    assert_eq!(
        minimized.to_string(),
        ".....8.2........9..41.......32.8....7.5..36..9.....81.3..4.67............9.237...",
    );
}

const SYMMETRIC: [(Symmetry, &str); 10] = [
    (
        Symmetry::None,
        ".9.7..5..35...21.......4..7..465......8........9.....28.....71.....8...316.3....8",
    ),
    (
        Symmetry::HalfTurn,
        ".9.7..5..35..621....6..4..7..4.5...1..8...4..5...4.6..8..2..7....548..63..2..5.4.",
    ),
    (
        Symmetry::QuarterTurn,
        ".9.7......5..6..84..6..43....4.5...1.3.1.7.5.5...4.6....32..7..97..8..6......5.4.",
    ),
    (
        Symmetry::LeftRight,
        ".9.7.8.2.35.....84.............5....6.8...4.9.19...67.8..2.6..5....8....1623.5948",
    ),
    (
        Symmetry::UpDown,
        "49.7..52.35....1.......4..7...65...1..8..7......84...2.....6..597....2..16.3..94.",
    ),
    (
        Symmetry::Axes,
        ".9.7.8.2.35..6..84..6...3...2.659.3.6.8...4.9.1.843.7...3...7..97..8..63.6.3.5.4.",
    ),
    (
        Symmetry::Diagonal,
        ".9.7..5..35...21.....5.4..77.465.......1.7....19.4...284....71.......263..2..5.4.",
    ),
    (
        Symmetry::AntiDiagonal,
        ".9....5..35...21.......4.97....5.83.6.8..7....19......8..29.......4...63..2.7..4.",
    ),
    (
        Symmetry::Diagonals,
        ".9.7.....35..621....6..4.9.7...5.83..3.1.7.5..19.4...2.4.2..7....548..63.....5.4.",
    ),
    (
        Symmetry::Full,
        ".9.7.8.2.35.....84..65.43..7.4.5.8.1...1.7...5.9.4.6.2..32.67..97.....63.6.3.5.4.",
    ),
];

#[test]
fn golden_symmetries() {
    assert!(
        SYMMETRIC
            .iter()
            .map(|(symmetry, _)| *symmetry)
            .eq(Symmetry::ALL)
    );
    for (symmetry, puzzle) in SYMMETRIC {
        let made = made(Generator::builder().symmetry(symmetry), 1);
        assert_eq!(made.to_string(), puzzle, "{symmetry:?}");
    }
}

#[test]
fn golden_wishes() {
    let half = Generator::builder().symmetry(Symmetry::HalfTurn);
    assert_eq!(
        made(half.givens(24..=28), 7).to_string(),
        ".6...19...18.3...2..379..........241....6....372..........154..2...4.51...58...3.",
    );
    assert_eq!(
        made(half.strictly_minimal(), 1).to_string(),
        "1...65....7.1..2.....2..9.63...7......8...3......9...46.4..1.....2..4.8....68...7",
    );
}
