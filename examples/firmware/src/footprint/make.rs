//! Making puzzles and knowing them again, for the proof that none of it can panic; see `whole.rs`.
#![no_std]
#![no_main]

use bitdoku::{Cell, CellSet, GenerateError, Generator, Grid, SolveError, Symmetry, Transform};
use panic_never as _;

/// A puzzle by wishes, in bounded time or not.
#[unsafe(no_mangle)]
pub fn puzzle(seed: u64, symmetry: Symmetry, steps: u64) -> Result<[Grid; 2], GenerateError> {
    let wishes = Generator::builder().symmetry(symmetry).givens(24..=28);
    let mut generator = wishes.strictly_minimal().build(seed)?;
    Ok([generator.generate()?, generator.generate_within(steps)?])
}

/// Puzzles without wishes.
#[unsafe(no_mangle)]
pub fn puzzles(seed: u64, index: usize) -> Option<Grid> {
    Generator::from_seed(seed).nth(index)
}

/// What a puzzle needs and lacks.
#[unsafe(no_mangle)]
pub fn givens(grid: &Grid, seed: u64) -> (Result<Grid, SolveError>, CellSet, bool, CellSet) {
    (
        grid.minimize(seed),
        grid.redundant_givens(),
        grid.is_minimal(),
        grid.ambiguous_cells(),
    )
}

/// Canonical forms.
#[unsafe(no_mangle)]
pub fn canonical(grid: &Grid) -> (Grid, Transform, u64) {
    let (form, transform) = grid.canonical();
    (form, transform, grid.automorphisms())
}

/// The group.
#[unsafe(no_mangle)]
pub fn transform(seed: u64, index: u64, cell: Cell) -> Option<(Grid, Cell, u64)> {
    let random = Transform::random(seed);
    let other = Transform::from_index(index)?.inverse();
    let lines = Transform::from_rows(random.rows())?
        .compose(&Transform::from_columns(random.columns())?)
        .compose(&Transform::from_digits(other.digits())?);
    let transform = lines.compose(&random).compose(&other);
    let solution = Grid::random_solution(seed);
    Some((
        transform.apply(&solution),
        transform.apply_cell(cell),
        transform.index(),
    ))
}
