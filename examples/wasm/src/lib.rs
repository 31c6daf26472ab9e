//! The exports of a WebAssembly module: JavaScript writes a puzzle's text to `text()`, calls
//! `conflicts(length)` or `solve(length)`, and reads the solution from the same place.
#![no_std]

use bitdoku::{Grid, SolveError};
use panic_never as _;

const CAPACITY: usize = 1024;
static mut TEXT: [u8; CAPACITY] = [0; CAPACITY];

/// The text's place in the module's memory, 1,024 bytes.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *mut u8 {
    (&raw mut TEXT).cast()
}

fn read(length: usize) -> Option<Grid> {
    // SAFETY: a module has one thread, and no reference outlives this function.
    let text = unsafe { core::slice::from_raw_parts(text(), length.min(CAPACITY)) };
    Grid::from_bytes(text).ok()
}

/// How many digits stand twice in a house; -1 if the text is no grid.
#[unsafe(no_mangle)]
pub extern "C" fn conflicts(length: usize) -> i32 {
    read(length).map_or(-1, |grid| grid.conflicts().count() as i32)
}

/// 0, 1 or 2 for none, one or several solutions, of which the only one is written over the text in
/// 81 digits; -1 if the text is no grid.
#[unsafe(no_mangle)]
pub extern "C" fn solve(length: usize) -> i32 {
    let Some(grid) = read(length) else { return -1 };
    match grid.solve_unique() {
        Ok(solution) => {
            let digits = <[u8; 81]>::from(solution);
            for (i, digit) in digits.into_iter().enumerate() {
                // SAFETY: 81 bytes fit, and a module has one thread.
                unsafe { text().add(i).write(b'0' + digit) };
            }
            1
        }
        Err(SolveError::NotUnique) => 2,
        Err(_) => 0,
    }
}
