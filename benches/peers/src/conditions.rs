//! Where and how a run was made: without that, its figures mean nothing.

use peers::solvers::version;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs};

/// The CPU by name, and by family and model, since a name in a virtual machine
/// says little.
pub fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let value = |key: &str| {
        let lines = info.lines().filter_map(|line| line.split_once(':'));
        let mut values = lines.filter(|(name, _)| name.trim() == key);
        values.next().map(|(_, value)| value.trim())
    };
    match (value("model name"), value("cpu family"), value("model")) {
        (Some(name), Some(family), Some(model)) => {
            format!("{name} (family {family}, model {model})")
        }
        _ => format!("unknown {}", env::consts::ARCH),
    }
}

/// What the compiler was allowed to use.
pub fn build() -> &'static str {
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

/// As `rustc 1.95.0`. Cargo runs this program with the toolchain that built it.
pub fn rustc() -> String {
    let output = Command::new("rustc").arg("--version").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let text = text.unwrap_or_default();
    match text.split_once(" (") {
        Some((name, _)) => name.to_owned(),
        None => "rustc unknown".to_owned(),
    }
}

pub fn crates() -> String {
    let crates = ["bitdoku", "sudoku", "msolve"].map(|name| format!("{name} {}", version(name)));
    crates.join(", ")
}

/// Today in UTC, as `2026-11-30`.
pub fn date() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let mut day = now.map_or(0, |time| time.as_secs() / 86_400);
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if day < days {
            break;
        }
        day -= days;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", day + 1)
}
