//! Link arguments: for firmware the start-up code and the memory of the boards, for footprints
//! their entry points and nothing else.

use std::{env, fs, path::Path};

const FIRMWARE: [&str; 4] = ["solve", "measure", "golden", "puzzle"];

const FOOTPRINTS: [(&str, &[&str]); 4] = [
    ("whole", &["whole"]),
    ("search", &["search"]),
    (
        "rest",
        &["play", "is_won", "within", "portions", "solutions", "show"],
    ),
    (
        "make",
        &["puzzle", "puzzles", "givens", "canonical", "transform"],
    ),
];

const MEMORY: [(&str, &str); 2] = [
    ("memory.x", include_str!("memory.x")),
    ("virt.x", include_str!("virt.x")),
];

fn main() {
    let arch = env::var("CARGO_CFG_TARGET_ARCH").expect("set by cargo");
    let avr = arch == "avr";
    let scripts: &[&str] = match arch.as_str() {
        "arm" => &["--nmagic", "-Tlink.x"],
        "riscv32" => &["--nmagic", "-Tvirt.x", "-Tlink.x"],
        _ => &[],
    };
    for bin in FIRMWARE {
        for argument in scripts {
            link_argument(bin, argument);
        }
    }
    for (bin, entries) in FOOTPRINTS {
        if avr {
            link_argument(bin, "-nostartfiles");
        }
        for entry in entries {
            let wrap = if avr { "-Wl," } else { "" };
            link_argument(bin, &format!("{wrap}--undefined={entry}"));
            link_argument(bin, &format!("{wrap}--entry={entry}"));
        }
    }
    if avr {
        // avr-libc comes after the program that calls it.
        println!("cargo:rustc-link-arg=-lc");
    }

    let out = env::var("OUT_DIR").expect("set by cargo");
    for (name, script) in MEMORY {
        fs::write(Path::new(&out).join(name), script).expect("cargo made the folder");
    }
    println!("cargo:rustc-link-search={out}");
    println!("cargo:rerun-if-changed=build.rs");
}

fn link_argument(bin: &str, argument: &str) {
    println!("cargo:rustc-link-arg-bin={bin}={argument}");
}
