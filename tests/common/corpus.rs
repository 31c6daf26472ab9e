//! Collections of puzzles that are not part of this project.

use bitdoku::Grid;
use std::io::{self, Write};
use std::path::Path;
use std::{env, fs};

/// A file of the folder that the variable names: its puzzles, one a line.
pub(crate) struct Collection {
    pub(crate) name: String,
    pub(crate) puzzles: Vec<Grid>,
}

impl Collection {
    /// All puzzles, or without optimisation some 500, evenly spread: all would take many minutes.
    pub(crate) fn sample(&self) -> Vec<Grid> {
        let every = if cfg!(debug_assertions) {
            self.puzzles.len().div_ceil(500)
        } else {
            1
        };
        self.puzzles.iter().copied().step_by(every).collect()
    }
}

/// The `.txt` files in the folder named by `BITDOKU_PUZZLES`, or `None`, and says so.
///
/// A line holds 81 characters, or is empty, or a remark that starts with `#`.
pub(crate) fn collections() -> Option<Vec<Collection>> {
    let Some(folder) = env::var_os("BITDOKU_PUZZLES") else {
        // Past the capture of tests that pass, or nobody would see it.
        let _ = writeln!(io::stderr(), "skipped: BITDOKU_PUZZLES is not set");
        return None;
    };
    let entries = fs::read_dir(&folder).expect("BITDOKU_PUZZLES names a folder");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} has no .txt file", folder.display());
    Some(paths.iter().map(|path| collection(path)).collect())
}

fn collection(path: &Path) -> Collection {
    let text = fs::read_to_string(path).expect("the file can be read");
    let lines = text.lines().enumerate();
    let puzzles = lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(index, line)| {
            Grid::from_line(line)
                .unwrap_or_else(|| panic!("{}:{}: {line}", path.display(), index + 1))
        });
    let puzzles: Vec<Grid> = puzzles.collect();
    assert!(!puzzles.is_empty(), "{} has no puzzle", path.display());
    Collection {
        name: path.file_stem().unwrap_or_default().display().to_string(),
        puzzles,
    }
}
