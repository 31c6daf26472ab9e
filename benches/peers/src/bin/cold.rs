//! What one call costs that is the first of its process, as for a user with one puzzle.
//!
//! ```text
//! cargo run --release --manifest-path benches/peers/Cargo.toml --bin cold
//! ```
//!
//! Code and tables are not in the caches yet, and mostly not even mapped; and the CPU
//! is asked for its features. Each solver gets processes of its own: this program, with
//! the name of the solver as argument.

use peers::race::{available_racers, racers, summary};
use peers::racer::Racer;
use std::error::Error;
use std::process::Command;
use std::{array, env, iter};

/// AI Escargot, by Arto Inkala.
const PUZZLE: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

const PROCESSES: usize = 101;

fn main() -> Result<(), Box<dyn Error>> {
    if let Some(name) = env::args().nth(1) {
        let racer = racers().into_iter().find(|racer| racer.name() == name);
        let [first, second] = two_calls(&*racer.ok_or("no such solver")?)?;
        println!("{first} {second}");
        return Ok(());
    }
    println!("{PUZZLE}\nmedians (range) of {PROCESSES} processes, in µs\n");
    println!("{:<20} {:<28} second call", "", "first call");
    for racer in available_racers() {
        let name = racer.name();
        let runs = iter::repeat_with(|| run(&name)).take(PROCESSES);
        let runs = runs.collect::<Result<Vec<_>, _>>()?;
        let columns: [String; 2] = array::from_fn(|call| {
            let (median, least, most) = summary(runs.iter().map(|run| run[call] / 1e3));
            format!("{median:.1} ({least:.1} to {most:.1})")
        });
        println!("{name:<20} {:<28} {}", columns[0], columns[1]);
    }
    Ok(())
}

/// The time of the first call and of the next one, in nanoseconds.
fn two_calls(racer: &dyn Racer) -> Result<[u128; 2], Box<dyn Error>> {
    let mut times = [0; 2];
    for time in &mut times {
        let (taken, answers) = racer.prove_unique(&[PUZZLE.to_owned()]);
        if answers[0].is_none() {
            return Err("the puzzle has a solution".into());
        }
        *time = taken.as_nanos();
    }
    Ok(times)
}

/// The two times, from a process of the solver.
fn run(name: &str) -> Result<[f64; 2], Box<dyn Error>> {
    let output = Command::new(env::current_exe()?).arg(name).output()?;
    let text = String::from_utf8(output.stdout)?;
    let (first, second) = text.trim().split_once(' ').ok_or("a process failed")?;
    Ok([first.parse()?, second.parse()?])
}
