//! What seeds make, the same for ever: on every platform, engine and version.
//!
//! `data/golden.txt` is also what `.ci/embedded` compares the answers of the emulated boards with.

mod common;

use bitdoku::{Generator, Grid, Symmetry, Transform};
use common::puzzles::made;

const FILE: &str = include_str!("data/golden.txt");

fn answer(question: &str) -> String {
    let words: Vec<&str> = question.split(' ').collect();
    let seed = |word: &str| word.parse::<u64>().expect("a seed");
    let grid = |word: &str| word.parse::<Grid>().expect("a grid");
    let symmetry = |word: &str| word.parse::<Symmetry>().expect("a symmetry");
    match words[..] {
        ["puzzle", name, number] => {
            let wish = Generator::builder().symmetry(symmetry(name));
            made(wish, seed(number)).to_string()
        }
        ["solution", number] => Grid::random_solution(seed(number)).to_string(),
        ["minimize", number, of] => {
            let puzzle = grid(of).minimize(seed(number));
            puzzle.expect("it has one solution").to_string()
        }
        ["canonical", of] => {
            let (form, automorphisms) = (grid(of).canonical().0, grid(of).automorphisms());
            format!("{form} {automorphisms}")
        }
        ["transform", number, of] => {
            let transform = Transform::random(seed(number));
            transform.apply(&grid(of)).to_string()
        }
        _ => panic!("unknown question: {question}"),
    }
}

/// Promised: a change here is a breaking change.
#[test]
fn golden() {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    let mut names = Vec::new();
    for line in lines {
        let (question, expected) = line.split_once(" = ").expect("question = answer");
        assert_eq!(answer(question), expected, "{question}");
        names.extend(question.split(' ').take(2));
    }
    for symmetry in Symmetry::ALL {
        assert!(names.contains(&symmetry.to_string().as_str()));
    }
}

#[test]
fn golden_successors() {
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
