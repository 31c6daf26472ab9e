//! What the races of a run came to, as a table.

use crate::conditions;
use peers::race::{Pass, summary};

/// What others are compared with.
const REFERENCE: &str = "sudoku";

/// The medians of one race.
pub struct Speeds {
    pub title: String,
    pub puzzles: usize,
    /// The name of each racer, and its puzzles a second.
    pub racers: Vec<(String, f64)>,
}

/// The machine and the crates that the figures belong to.
pub fn print_conditions(passes: usize, seed: u64) {
    println!(
        "CPU: {}, one core; {}",
        conditions::cpu(),
        conditions::date()
    );
    println!(
        "{}; {}, {}",
        conditions::crates(),
        conditions::rustc(),
        conditions::build()
    );
    println!("medians of {passes} passes; seed {seed}");
}

/// Prints a block of the table, and gives its medians.
pub fn print_race(title: &str, puzzles: usize, names: &[String], passes: &[Pass]) -> Speeds {
    println!(
        "\n{:<34} {:>11} {:>11}   times {REFERENCE} (range)",
        format!("{title}: {puzzles}"),
        "puzzles/s",
        "µs/puzzle",
    );
    let reference = names.iter().position(|name| name == REFERENCE);
    let reference = reference.expect("the reference races");
    let mut speeds = Vec::new();
    for (racer, name) in names.iter().enumerate() {
        let (seconds, ..) = summary(passes.iter().map(|pass| pass[racer]));
        let (median, least, most) =
            summary(passes.iter().map(|pass| pass[reference] / pass[racer]));
        let speed = puzzles as f64 / seconds;
        println!(
            "  {name:<32} {speed:>11.0} {:>11.3}   {median:.2} ({least:.2} to {most:.2})",
            1e6 / speed,
        );
        speeds.push((name.clone(), speed));
    }
    Speeds {
        title: title.to_owned(),
        puzzles,
        racers: speeds,
    }
}
