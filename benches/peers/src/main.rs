//! How fast bitdoku is beside other solvers, on collections of puzzles.
//!
//! ```text
//! BITDOKU_PUZZLES=folder cargo run --release --manifest-path benches/peers/Cargo.toml
//! ```
//!
//! Reads every file of the folder, a puzzle a line. Options: see `USAGE`.

mod chart;
mod conditions;
mod report;

use fastrand::Rng;
use peers::puzzles::{self, Cells};
use peers::race::{self, Pass, Racers};
use report::Speeds;
use std::error::Error;
use std::fs;
use std::str::FromStr;

const USAGE: &str = "\
options:
    --passes N    how often each file is gone through (default 9)
    --limit N     at most so many puzzles of a file, taken by chance (default all)
    --file TEXT   only files whose name has this text in it
    --seed N      another order, other names of the digits, other changes
    --svg FILE    draws a chart of the speed on each file";

struct Options {
    passes: usize,
    limit: usize,
    file: String,
    seed: u64,
    svg: Option<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::from_args(std::env::args().skip(1))?;
    let Some(files) = puzzles::files()? else {
        println!("skipped: {} names no folder of puzzles", puzzles::FOLDER);
        return Ok(());
    };
    report::print_conditions(options.passes, options.seed);
    let racers = race::available_racers();
    let mut collections = Vec::new();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !name.contains(&options.file) {
            continue;
        }
        let mut rng = Rng::with_seed(options.seed);
        let mut puzzles = puzzles::read(&path)?;
        rng.shuffle(&mut puzzles);
        puzzles.truncate(options.limit);
        if puzzles.is_empty() {
            println!("{name}: no puzzles");
            continue;
        }
        collections.push(races(&racers, &name, &puzzles, options.passes, &mut rng));
    }
    if let Some(file) = options.svg {
        fs::write(file, chart::svg(&collections))?;
    }
    Ok(())
}

/// The races over one collection. Gives the speeds in the first, over the puzzles as
/// they are.
fn races(racers: &Racers, name: &str, puzzles: &[Cells], passes: usize, rng: &mut Rng) -> Speeds {
    let names: Vec<String> = racers.iter().map(|racer| racer.name()).collect();
    let print =
        |title: &str, passes: &[Pass]| report::print_race(title, puzzles.len(), &names, passes);
    let speeds = print(name, &race::prove_unique(racers, puzzles, passes, rng));

    let mut race_changed = |title, change: fn(&Cells, &mut Rng) -> Cells| {
        let changed: Vec<Cells> = puzzles.iter().map(|cells| change(cells, rng)).collect();
        print(title, &race::count_to_two(racers, &changed, passes, rng));
    };
    race_changed("clues removed, 2+ solutions", puzzles::thinned);
    race_changed("a clue changed, 0, 1 or 2+", puzzles::spoiled);
    speeds
}

impl Options {
    fn from_args(mut args: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            passes: 9,
            limit: usize::MAX,
            file: String::new(),
            seed: 1,
            svg: None,
        };
        while let Some(option) = args.next() {
            let value = args.next().ok_or(USAGE)?;
            match option.as_str() {
                "--passes" => options.passes = positive(&value)?,
                "--limit" => options.limit = positive(&value)?,
                "--file" => options.file = value,
                "--seed" => options.seed = value.parse().map_err(|_| USAGE)?,
                "--svg" => options.svg = Some(value),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(options)
    }
}

fn positive<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<T, String> {
    let number = text.parse().ok().filter(|number| *number >= T::from(1));
    number.ok_or_else(|| format!("{text} is no number from 1 on\n{USAGE}"))
}
