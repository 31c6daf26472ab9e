//! Puzzles that broke other Sudoku software, easy, hard and without end, with their answers.

use bitdoku::Grid;

use crate::board::flash_byte;

/// A line each: a name, the number of solutions (or `conflict`, or `many` for 100 and more), and
/// the puzzle's text. Only statics that say so stay in the flash of an AVR.
#[cfg_attr(target_arch = "avr", unsafe(link_section = ".progmem.data"))]
static LINES: [u8; include_bytes!("cases.txt").len()] = *include_bytes!("cases.txt");

/// The right answer to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Conflict,
    Count(u32),
    /// 100 or more solutions.
    Many,
}

/// One puzzle, a line in flash.
#[derive(Clone, Copy, Debug)]
pub struct Case(&'static [u8]);

impl Case {
    /// A word of the line. Short lives save RAM: it is copied anew for each use.
    fn word(&self, n: usize) -> ([u8; 96], usize) {
        let mut word = [0; 96];
        let mut length = 0;
        let mut spaces = 0;
        for byte in self.0.iter().map(flash_byte) {
            if byte == b' ' {
                spaces += 1;
            } else if spaces == n {
                word[length] = byte;
                length += 1;
            }
        }
        (word, length)
    }

    #[inline(never)]
    pub fn print_name(&self) {
        let (word, length) = self.word(0);
        crate::board::print(&word[..length]);
    }

    #[inline(never)]
    pub fn answer(&self) -> Answer {
        let (word, length) = self.word(1);
        match &word[..length] {
            b"conflict" => Answer::Conflict,
            b"many" => Answer::Many,
            digits => Answer::Count(
                digits
                    .iter()
                    .fold(0, |n, digit| n * 10 + u32::from(digit - b'0')),
            ),
        }
    }

    #[inline(never)]
    pub fn grid(&self) -> Option<Grid> {
        let (word, length) = self.word(2);
        Grid::from_bytes(&word[..length]).ok()
    }
}

/// All cases in turn.
pub fn all() -> impl Iterator<Item = Case> {
    let mut rest = &LINES[..];
    core::iter::from_fn(move || {
        let end = rest.iter().position(|byte| flash_byte(byte) == b'\n')?;
        let line = &rest[..end];
        rest = &rest[end + 1..];
        Some(Case(line))
    })
}
