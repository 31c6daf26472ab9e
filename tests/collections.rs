//! Collections of puzzles with one solution, if `BITDOKU_PUZZLES` names a folder of them.

mod common;

use common::corpus::collections;
use common::rules::assert_solves;

#[test]
fn every_puzzle_has_one_solution() {
    for collection in collections().unwrap_or_default() {
        let sample = collection.sample();
        for puzzle in &sample {
            match puzzle.solve_unique() {
                Ok(solution) => assert_solves(&solution, puzzle),
                Err(error) => panic!("{}: {puzzle}: {error}", collection.name),
            }
        }
        let (checked, all) = (sample.len(), collection.puzzles.len());
        println!("{}: {checked} of {all} puzzles", collection.name);
    }
}
