//! Whole collections, with the answers of the calls for one puzzle.

mod common;

use bitdoku::Grid;
use common::*;
use std::path::Path;
use std::{env, fs};

#[test]
fn the_17_clue_collection_has_the_answers_of_single_calls() {
    let Some(folder) = env::var_os("BITDOKU_PUZZLES") else {
        println!("SKIPPED: the 17-clue collection, as BITDOKU_PUZZLES is not set");
        return;
    };
    let file = Path::new(&folder).join("17_clue.txt");
    let text = fs::read_to_string(&file).unwrap();
    let expected: String = text
        .lines()
        .map(|line| {
            let puzzle: Grid = line.parse().unwrap();
            format!("{}\n", puzzle.solve_unique().unwrap())
        })
        .collect();
    assert!(expected.lines().count() > 49_000);
    for threads in ["1", "4"] {
        let output = bulk(&["--threads", threads]).arg(&file).assert().success();
        assert!(
            output.get_output().stdout == expected.as_bytes(),
            "{threads} threads"
        );
    }
}
