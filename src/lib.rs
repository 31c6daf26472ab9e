//! Reads, checks and solves Sudoku grids, without allocation and without the
//! standard library.
//!
//! A [`Grid`] is a board of 81 cells. It is read from text, edited, asked whether
//! it breaks a rule and where, and solved. Answers that mean different things are
//! different values: a board that breaks a rule, one that cannot be completed, and
//! one that can be completed in several ways.
//!
//! ```
//! use bitdoku::Grid;
//!
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solution = puzzle.solve()?;
//! assert_eq!(
//!     solution.to_string(),
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
//! );
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Read
//!
//! [`FromStr`](Grid#impl-FromStr-for-Grid) reads one line of 81 cells, nine lines,
//! and boards in a frame; [`Grid::from_bytes`] does the same for bytes. Everything
//! else is an error that says what stood where, and what was expected. The section
//! [The text](#the-text) has the rules.
//!
//! ```
//! use bitdoku::Grid;
//!
//! let puzzle: Grid = "
//!     5 3 . | . 7 . | . . .
//!     6 . . | 1 9 5 | . . .
//!     . 9 8 | . . . | . 6 .
//!     ------+-------+------
//!     8 . . | . 6 . | . . 3
//!     4 . . | 8 . 3 | . . 1
//!     7 . . | . 2 . | . . 6
//!     ------+-------+------
//!     . 6 . | . . . | 2 8 .
//!     . . . | 4 1 9 | . . 5
//!     . . . | . 8 . | . 7 9
//! "
//! .parse()?;
//! // `{}` prints the line of 81 cells, `{:#}` the board in a frame.
//! assert!(puzzle.to_string().starts_with("53..7....6..195..."));
//! assert!(format!("{puzzle:#}").contains("| 5 3 . | . 7 . | . . . |"));
//!
//! let error = "53..7....6..195".parse::<Grid>().unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "line 1, column 16: found the end of the text after 15 cells, expected 81",
//! );
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Check
//!
//! A grid may break the rules, since people type such boards. It is *valid* if no
//! digit is twice in a row, column or box. Valid does not mean solvable: that
//! takes a search.
//!
//! ```
//! use bitdoku::{Cell, Digit, Grid, SolveError};
//!
//! let mut grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! assert!(grid.is_valid());
//! assert_eq!(grid.candidates(Cell::R1C3).to_string(), "{1 2 4}");
//! assert!(!grid.can_place(Cell::R1C3, Digit::D5));
//!
//! // Nothing stops it. The conflicts tell what is wrong.
//! grid.set(Cell::R1C3, Some(Digit::D5));
//! let conflicts: Vec<String> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
//! assert_eq!(conflicts, ["digit 5 twice in row 1: r1c1 r1c3", "digit 5 twice in box 1: r1c1 r1c3"]);
//! assert!(matches!(grid.solve(), Err(SolveError::Conflict(_))));
//!
//! // 1 has no conflict there, and yet there is no solution with it.
//! grid.set(Cell::R1C3, Some(Digit::D1));
//! assert!(grid.is_valid());
//! assert_eq!(grid.solve(), Err(SolveError::NoSolution));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Solve
//!
//! [`Grid::solve`] gives a solution. If there are several, it is any of them.
//!
//! ```
//! use bitdoku::Grid;
//!
//! let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
//! let solution = puzzle.solve()?;
//! assert!(solution.is_solution_of(&puzzle));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Prove
//!
//! [`Grid::solve_unique`] searches on, and gives the solution only if it is the
//! only one.
//!
//! ```
//! use bitdoku::{Grid, SolveError};
//!
//! let puzzle: Grid = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.".parse()?;
//! assert!(puzzle.solve().is_ok());
//! assert_eq!(puzzle.solve_unique(), Err(SolveError::NotUnique));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Count
//!
//! [`Grid::count_solutions`] counts up to a limit, and says whether it stopped
//! there.
//!
//! ```
//! use bitdoku::{Grid, SolutionCount};
//!
//! let puzzle: Grid = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.".parse()?;
//! assert_eq!(puzzle.count_solutions(2), SolutionCount::AtLeast(2));
//! assert_eq!(puzzle.count_solutions(3), SolutionCount::Exactly(2));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Iterate
//!
//! [`Grid::solutions`] gives all solutions, one after another, each once.
//!
//! ```
//! use bitdoku::{Cell, DigitSet, Grid};
//!
//! let puzzle: Grid = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.".parse()?;
//! // The digits that r1c1 has in some solution.
//! let digits: DigitSet = puzzle.solutions().filter_map(|solution| solution[Cell::R1C1]).collect();
//! assert_eq!(digits.to_string(), "{4}");
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Solve many
//!
//! The calls of [`batch`](mod@batch) answer the same questions for thousands of puzzles, in
//! less time than one by one: for a slice, for an iterator or the lines of a reader, and
//! with the feature `rayon` over all cores. A puzzle that is bad never stops or shifts
//! the others.
//!
//! ```
//! use bitdoku::batch::Stream;
//! use bitdoku::{Error, Grid, SolveError};
//!
//! let text = "\
//! 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//! 53..7....6..195
//! .39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.
//! ";
//! let mut stream = Box::new(Stream::new());
//! let answers: Vec<Result<Grid, Error>> = stream.solve_unique(text.lines().map(str::parse)).collect();
//! assert!(answers[0].is_ok_and(|solution| solution.is_solved()));
//! assert!(matches!(answers[1], Err(Error::Parse(_))));
//! assert_eq!(answers[2], Err(Error::Solve(SolveError::NotUnique)));
//! ```
//!
//! # Stop in time
//!
//! The calls whose names end in `_within` take a bound on the work, in
//! [steps](Search): [`Grid::solve_within`], [`Grid::solve_unique_within`] and
//! [`Grid::count_solutions_within`]. [`Grid::search`] can stop at any step and go
//! on later.
//!
//! ```
//! use bitdoku::{Grid, OutOfSteps};
//!
//! let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
//! let mut search = puzzle.search();
//! let solution = loop {
//!     match search.next_within(10) {
//!         Ok(solution) => break solution,
//!         Err(OutOfSteps) => { /* handle a key, feed a watchdog */ }
//!     }
//! };
//! assert_eq!(solution, Some(puzzle.solve()?));
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Without the standard library
//!
//! The crate is `no_std`. Turn the default features off, and everything above is still
//! there, but for the lines of a reader. These and `batch::parallel` alone allocate.
//! [`Grid::from_line`] is `const`, so that puzzles can lie in flash memory.
//!
//! ```
//! use bitdoku::Grid;
//!
//! static PUZZLES: [Option<Grid>; 2] = [
//!     Grid::from_line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
//!     Grid::from_line("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
//! ];
//! const _: () = assert!(PUZZLES[0].is_some() && PUZZLES[1].is_some());
//!
//! for puzzle in PUZZLES.iter().flatten() {
//!     puzzle.solve_unique_within(1000)?;
//! }
//! # Ok::<(), bitdoku::Error>(())
//! ```
//!
//! # Make puzzles
//!
//! A [`Generator`] makes minimal puzzles from a seed, the same on every platform. Its
//! [`builder`](Generator::builder) has options: symmetry, the number of givens,
//! their places, the solution. [`Grid::minimize`] and its kin ask the same of any
//! grid.
//!
//! ```
//! use bitdoku::{Generator, Symmetry};
//!
//! let puzzle = Generator::from_seed(2026).generate()?;
//! assert!(puzzle.is_minimal());
//!
//! let symmetric = Generator::builder().symmetry(Symmetry::HalfTurn).givens(28..=32);
//! assert!((28..=32).contains(&symmetric.build(2026)?.generate()?.clue_count()));
//! # Ok::<(), bitdoku::GenerateError>(())
//! ```
//!
//! # Know them again
//!
//! A [`Transform`] renames digits and moves rows and columns: it makes another
//! puzzle that is the same to a solver. [`Grid::canonical`] is the lowest grid that can
//! be made so, for any grid, and [`Grid::automorphisms`] how many leave it as it is.
//!
//! ```
//! use bitdoku::{Generator, Transform};
//!
//! let puzzle = Generator::from_seed(2026).generate()?;
//! let disguised = Transform::random(7).apply(&puzzle);
//! assert_ne!(disguised, puzzle);
//! assert_eq!(disguised.canonical().0, puzzle.canonical().0);
//! # Ok::<(), bitdoku::GenerateError>(())
//! ```
//!
//! # Engines
//!
//! On x86-64 there are two more engines behind the same calls, with the board in vectors
//! of AVX2 or AVX-512, and several times as fast. With the feature `std` the best one
//! for the CPU is chosen at run time, else by the target features of the build. The
//! calls `_within` run on the portable engine. [`Engine`] tells which ones are
//! available here, and has the same calls to test and to measure one.
//!
//! # Which call answers which question
//!
//! | question                              | call                                          | answer |
//! |---------------------------------------|-----------------------------------------------|--------|
//! | Is this text a grid?                  | [`str::parse`], [`Grid::from_bytes`]          | the grid, or a [`ParseGridError`] |
//! | Does a digit repeat in a house?       | [`Grid::is_valid`]                            | `bool` |
//! | Which one, and where?                 | [`Grid::conflicts`]                           | each [`Conflict`] |
//! | What may stand here, by the peers?    | [`Grid::candidates`], [`Grid::can_place`]     | a [`DigitSet`], `bool` |
//! | Is the board full and right?          | [`Grid::is_solved`]                           | `bool` |
//! | Does it solve *this* puzzle?          | [`Grid::is_solution_of`]                      | `bool` |
//! | Is there a solution?                  | [`Grid::solve`]                               | one, or a [`SolveError`]: `Conflict`, `NoSolution` |
//! | Is there exactly one?                 | [`Grid::solve_unique`]                        | it, or a [`SolveError`]: these and `NotUnique` |
//! | The same, as yes or no?               | [`Grid::is_unique`]                           | `bool` |
//! | How many are there?                   | [`Grid::count_solutions`]                     | [`SolutionCount`]: `Exactly` or `AtLeast` |
//! | What are they?                        | [`Grid::solutions`]                           | an iterator |
//! | The same, with a bound on the work?   | the calls `_within`                           | as above, or `Undecided` |
//! | And how to go on from there?          | [`Grid::search`]                              | a [`Search`] |
//! | All this of many puzzles?             | the calls of [`batch`](mod@batch)             | as above, for each |
//! | Where do the solutions differ?        | [`Grid::ambiguous_cells`]                     | a [`CellSet`] |
//! | Is every given needed?                | [`Grid::is_minimal`]                          | `bool` |
//! | Which are not?                        | [`Grid::redundant_givens`]                    | a [`CellSet`] |
//! | What if they go?                      | [`Grid::minimize`]                            | a grid, or a [`SolveError`] |
//! | Is it the same but for a transform?   | [`Grid::canonical`] of both                   | equal or not |
//!
//! # What a call costs
//!
//! A [`Grid`] is 136 bytes, and so is the result of a solving call. [`Search`]
//! and [`Solutions`] hold the whole state of a search: some 2.2 KB in the form for
//! hosts, and under 0.4 KB in the small form. But `Solutions` takes up to 16 KiB on
//! x86-64, for the SIMD engines. Nothing is on the heap, and nothing
//! recurses, so a harder grid needs no more stack.
//!
//! ```
//! use bitdoku::{Grid, Search, Solutions, SolveError};
//!
//! assert_eq!(size_of::<Grid>(), 136);
//! assert_eq!(size_of::<Result<Grid, SolveError>>(), 136);
//! let [search, solutions] = if cfg!(feature = "small") { [384, 384] } else { [2304, 16384] };
//! assert!(size_of::<Search>() <= search && size_of::<Solutions>() <= solutions);
//! ```
//!
//! | call                                    | time                     | stack, host | stack, small form |
//! |-----------------------------------------|--------------------------|-------------|-------------------|
//! | read                                    | linear in the text       | 0.8 KiB     | 0.8 KiB |
//! | `get`, `set`, `candidates`, `can_place` | constant                 | 0.3 KiB     | 0.3 KiB |
//! | `is_valid`, `is_solved`, `extends`      | constant                 | 0.3 KiB     | 0.3 KiB |
//! | `conflicts`                             | constant, `is_valid` alone on a valid grid | 0.3 KiB | 0.3 KiB |
//! | `solve`, `solve_unique`, `count_solutions` | a search              | 22 KiB      | 1 KiB |
//! | `solutions`                             | a search, in portions    | 35 KiB      | 2 KiB |
//! | `search`, `..._within`                  | a search, in portions    | 7 KiB       | 2 KiB |
//! | the calls of `batch`                    | searches, 36 to 70 % of the time of each | 320 KiB, 30 KiB with a `Workspace` | 1.5 KiB |
//! | `minimize`, `generate` and their kin    | at most a search a cell, 43 for a puzzle | 24 KiB | 2 KiB |
//! | `Transform`, `random_solution`          | constant                 | 0.8 KiB     | 0.8 KiB |
//! | `canonical`, `automorphisms`            | up to a millisecond on a server | 4 KiB | 4 KiB |
//!
//! The stack was measured on x86-64 in release builds, and includes the values that the
//! call makes. Without optimisation the SIMD engines take up to 350 KiB. Targets
//! with 16- or 32-bit addresses and no operating system have the small form by
//! themselves, every other with the feature `small`.
//!
//! The time of a search depends on the grid. Common puzzles take one to some
//! hundred steps, that is microseconds on a server. 500 are enough for nearly all
//! published puzzles, for one solution or for the proof that there is no other, and
//! grids made to be slow can take 31,000; nobody has proved a bound, so code with a
//! deadline should call `_within`. Counting and iterating take time in proportion to
//! the solutions.
//!
#![doc = include_str!("parse/text.md")]
//!
//! # Features
//!
//! - `std` (on by default) links the standard library, to ask the CPU for its vector
//!   instructions, and to read lines for `batch`. Nothing else depends on it.
//! - `serde` implements `Serialize` and `Deserialize` for [`Grid`], [`Digit`] and
//!   [`Cell`]: a grid is its line of 81 characters in human-readable formats and 41
//!   bytes in binary ones. Both forms are stable.
//! - `rayon` (which takes `std`) has the calls of `batch` over all cores, as `batch::parallel`.
//! - `rand_core` takes the seed of a [`Generator`] from a random generator of `rand_core`
//!   0.10, as those of `rand` 0.10.
//! - `small` takes the small form of the search on every target: less memory, and
//!   more time on hard puzzles, without the SIMD engines. The answers are the same.
//!
//! # What it is not for
//!
//! Only the classic 9x9 Sudoku: no other size and no variants with more rules. It
//! does not say how hard a puzzle is for a person, and does not explain the way to a
//! solution. Pencil marks are not read.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
// For the library only, which runs where a panic has nobody to report to.
#![warn(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[cfg(any(feature = "std", test))]
extern crate std;

#[macro_use]
mod macros;

mod arch;
pub mod batch;
mod canonical;
mod cell;
mod cell_set;
mod conflict;
mod convert;
mod digit;
mod digit_set;
mod display;
mod error;
mod generate;
mod grid;
mod grid_iter;
mod house;
mod parse;
mod random;
#[cfg(feature = "serde")]
mod serde;
mod solver;
mod transform;

pub use cell::{Block, Cell, Column, ParseCellError, Row};
pub use cell_set::{CellSet, CellSetIter};
pub use conflict::{Conflict, Conflicts};
pub use convert::InvalidValueError;
pub use digit::{Digit, ParseDigitError};
pub use digit_set::{DigitSet, DigitSetIter};
pub use error::Error;
pub use generate::{GenerateError, Generator, GeneratorBuilder, ParseSymmetryError, Symmetry};
pub use grid::Grid;
pub use grid_iter::GridIter;
pub use house::House;
pub use parse::{ParseErrorKind, ParseGridError};
pub use solver::{Engine, OutOfSteps, Search, SolutionCount, Solutions, SolveError};
pub use transform::Transform;

/// The examples of the README, which are tested with those of the code.
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
struct Readme;
