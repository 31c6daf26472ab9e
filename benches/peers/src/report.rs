//! What the races of a run came to, as a table.

use crate::race::{Pass, SOLVERS};
use peers::solvers::version;
use std::fs;

/// The machine and the crates that the figures belong to.
pub fn print_conditions(passes: usize, seed: u64) {
    println!("CPU: {}; {}", cpu(), features());
    let crates = SOLVERS.map(|name| format!("{name} {}", version(name)));
    println!("crates: {}; {}", crates.join(", "), build());
    println!("medians of {passes} passes; seed {seed}\n");
}

pub fn print_header() {
    print!("{:<34} {:>7}", "one core, puzzles/s", "puzzles");
    for name in SOLVERS {
        print!(" {name:>9}");
    }
    for name in &SOLVERS[1..] {
        print!("  {:<20}", format!("to {name} (range)"));
    }
    println!();
}

pub fn print_row(name: &str, puzzles: usize, passes: &[Pass]) {
    print!("{name:<34} {puzzles:>7}");
    for solver in 0..SOLVERS.len() {
        let (median, ..) = summary(passes.iter().map(|pass| puzzles as f64 / pass[solver]));
        print!(" {median:>9.0}");
    }
    for solver in 1..SOLVERS.len() {
        let (median, least, most) = summary(passes.iter().map(|pass| pass[solver] / pass[0]));
        print!("  {:<20}", format!("{median:.2} ({least:.2} to {most:.2})"));
    }
    println!();
}

/// The median, the least and the greatest.
fn summary(values: impl Iterator<Item = f64>) -> (f64, f64, f64) {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let (low, high) = ((values.len() - 1) / 2, values.len() / 2);
    let median = f64::midpoint(values[low], values[high]);
    (median, values[0], values[values.len() - 1])
}

fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|line| line.starts_with("model name"));
    let name = model.and_then(|line| line.split_once(": "));
    name.map_or("unknown", |(_, name)| name).to_owned()
}

#[cfg(target_arch = "x86_64")]
fn features() -> String {
    macro_rules! features {
        ($($name:tt)*) => {
            [$(($name, is_x86_feature_detected!($name))),*]
        };
    }
    let all = features!("popcnt" "ssse3" "avx" "avx2" "bmi2" "avx512f" "avx512bw" "avx512vl" "avx512vbmi");
    let has = all.iter().filter(|(_, has)| *has).map(|(name, _)| *name);
    format!("has {}", has.collect::<Vec<_>>().join(" "))
}

#[cfg(not(target_arch = "x86_64"))]
fn features() -> String {
    std::env::consts::ARCH.to_owned()
}

/// What the compiler was allowed to use.
fn build() -> &'static str {
    if cfg!(target_feature = "avx512bw") {
        "built for avx512bw"
    } else if cfg!(target_feature = "avx2") {
        "built for avx2"
    } else if cfg!(target_feature = "sse2") {
        "built for sse2, the default of x86-64"
    } else {
        "built without features of x86"
    }
}
