//! Puzzles: collections from files, and what is made of them at run time.

use crate::solvers::{Solver, Sudoku};
use fastrand::Rng;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The values of the cells in reading order, 0 for a blank.
pub type Cells = [u8; 81];

/// The environment variable that names the folder of the collections: text files
/// with a puzzle a line.
pub const FOLDER: &str = "BITDOKU_PUZZLES";

/// Puzzles from the literature and from reports about other solvers, each with one
/// solution: what the tests start from if there is no folder.
pub const KNOWN: [&str; 11] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ".................1.....2.34.....4.....5...6....6.3.....3..5.....7..6.8..24......7",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........",
    ".....7..4.....6..386.2.....5.9.82...64.....8.......7.........42.1..3....7.3.....9",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "........2.2..5.8.1......3..7.4.9........8541...5.37...18....9....7..9...2...4..58",
    "71..8...4..27..83.385..61971.8.6257352.137.8..3785..1..7.5.836.25.6..74886..7....",
];

/// The files of the folder by name, or `None` if no folder is named.
///
/// # Errors
///
/// Those of reading the folder.
pub fn files() -> io::Result<Option<Vec<PathBuf>>> {
    let Some(folder) = env::var_os(FOLDER) else {
        return Ok(None);
    };
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files: Vec<_> = entries.collect::<Result<_, _>>()?;
    files.retain(|path| path.is_file());
    files.sort();
    Ok(Some(files))
}

/// The puzzles of a file: every line that begins with 81 cells.
///
/// # Errors
///
/// Those of reading the file.
pub fn read(path: &Path) -> io::Result<Vec<Cells>> {
    let text = fs::read_to_string(path)?;
    Ok(text.lines().filter_map(cells).collect())
}

/// The cells that a line begins with, if it begins with 81.
#[must_use]
pub fn cells(line: &str) -> Option<Cells> {
    let mut cells = *line.as_bytes().first_chunk::<81>()?;
    for cell in &mut cells {
        *cell = match *cell {
            digit @ b'1'..=b'9' => digit - b'0',
            b'.' | b'0' => 0,
            _ => return None,
        };
    }
    Some(cells)
}

/// The line of 81 characters, `.` for a blank.
#[must_use]
pub fn line(cells: &Cells) -> String {
    let characters = cells.iter().map(|&cell| match cell {
        0 => '.',
        digit => (b'0' + digit).into(),
    });
    characters.collect()
}

/// Renames the digits, each time otherwise: the puzzle is as hard as before.
#[must_use]
pub fn relabelled(cells: &Cells, rng: &mut Rng) -> Cells {
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    rng.shuffle(&mut names);
    cells.map(|cell| match cell {
        0 => 0,
        digit => names[usize::from(digit) - 1],
    })
}

/// Takes away clues by chance until there are two solutions or more.
#[must_use]
pub fn thinned(cells: &Cells, rng: &mut Rng) -> Cells {
    let mut cells = *cells;
    while Sudoku.count(&line(&cells), 2) < 2 {
        remove_clue(&mut cells, rng);
    }
    cells
}

/// Changes a clue to another digit that no peer holds: mostly this leaves no
/// solution, and the rules are kept so that it takes a search to know.
#[must_use]
pub fn spoiled(cells: &Cells, rng: &mut Rng) -> Cells {
    let mut cells = *cells;
    for index in clues(&cells, rng) {
        let clue = cells[index];
        let mut others: Vec<u8> = (1..=9).filter(|&digit| digit != clue).collect();
        others.retain(|&digit| fits(&cells, index, digit));
        if let Some(&other) = rng.choice(&others) {
            cells[index] = other;
            break;
        }
    }
    cells
}

/// Puts a digit that no peer holds into a blank, if there is one for it.
pub fn add_clue(cells: &mut Cells, rng: &mut Rng) {
    let index = rng.usize(..81);
    let digit = rng.u8(1..=9);
    if cells[index] == 0 && fits(cells, index, digit) {
        cells[index] = digit;
    }
}

/// Blanks a clue, if there is one.
pub fn remove_clue(cells: &mut Cells, rng: &mut Rng) {
    if let Some(&index) = clues(cells, rng).first() {
        cells[index] = 0;
    }
}

/// Whether no peer of the cell holds the digit.
#[must_use]
pub fn fits(cells: &Cells, index: usize, digit: u8) -> bool {
    let house = |index: usize| (index / 9, index % 9, (index / 27, index % 9 / 3));
    let (row, column, block) = house(index);
    (0..81).all(|peer| {
        let (r, c, b) = house(peer);
        peer == index || cells[peer] != digit || !(r == row || c == column || b == block)
    })
}

/// Where the clues are, in an order by chance.
fn clues(cells: &Cells, rng: &mut Rng) -> Vec<usize> {
    let mut clues: Vec<usize> = (0..81).filter(|&index| cells[index] != 0).collect();
    rng.shuffle(&mut clues);
    clues
}
