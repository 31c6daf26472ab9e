//! Where a board breaks the rules.

use bitdoku::{Block, Cell, Column, Conflict, Digit, Grid, House, Row};
use proptest::prelude::*;

const VALID: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Box 1 repeats a 5 though no row or column does.
const BOX_ONLY: &str =
    "5.........5................8.......34..8.3..17...2...6.6....28....419..5....8..79";

fn grid(clues: &str) -> Grid {
    Grid::from_line(&format!("{clues:.<81}")).unwrap()
}

#[track_caller]
fn case(grid: &Grid, expected: &[&str]) {
    let texts: Vec<_> = grid
        .conflicts()
        .map(|conflict| conflict.to_string())
        .collect();
    assert_eq!(texts, expected, "\n{grid:#}");
    assert_eq!(grid.is_valid(), expected.is_empty(), "\n{grid:#}");
}

#[test]
fn exact_texts() {
    case(&Grid::EMPTY, &[]);
    case(&grid(VALID), &[]);
    case(&grid(BOX_ONLY), &["digit 5 twice in box 1: r1c1 r2c2"]);
    case(&grid("5...5"), &["digit 5 twice in row 1: r1c1 r1c5"]);
    case(
        &grid("1.................1"),
        &[
            "digit 1 twice in column 1: r1c1 r3c1",
            "digit 1 twice in box 1: r1c1 r3c1",
        ],
    );
    case(
        &grid("55"),
        &[
            "digit 5 twice in row 1: r1c1 r1c2",
            "digit 5 twice in box 1: r1c1 r1c2",
        ],
    );
}

#[test]
fn every_number_of_times() {
    let times = [
        "twice",
        "three times",
        "four times",
        "five times",
        "six times",
        "seven times",
        "eight times",
        "nine times",
    ];
    for (count, times) in (2..=9).zip(times) {
        let grid = grid(&"7".repeat(count));
        let first = grid.conflicts().next().unwrap();
        let cells: String = (1..=count).map(|column| format!(" r1c{column}")).collect();
        assert_eq!(
            first.to_string(),
            format!("digit 7 {times} in row 1:{cells}")
        );
        assert_eq!(first.cells().len(), count);
    }
}

#[test]
fn rows_then_columns_then_boxes_then_digits() {
    // Row 9 repeats 2 and 1, column 9 repeats 2, box 9 repeats 2.
    let mut grid = Grid::EMPTY;
    for (cell, digit) in [
        (Cell::R9C1, Digit::D2),
        (Cell::R9C2, Digit::D1),
        (Cell::R9C8, Digit::D1),
        (Cell::R9C9, Digit::D2),
        (Cell::R7C9, Digit::D2),
    ] {
        grid.set(cell, Some(digit));
    }
    case(
        &grid,
        &[
            "digit 1 twice in row 9: r9c2 r9c8",
            "digit 2 twice in row 9: r9c1 r9c9",
            "digit 2 twice in column 9: r7c9 r9c9",
            "digit 2 twice in box 9: r7c9 r9c9",
        ],
    );
}

#[test]
fn all_cells_equal_is_27_conflicts() {
    let grid = grid(&"3".repeat(81));
    let conflicts: Vec<_> = grid.conflicts().collect();
    assert_eq!(conflicts.len(), 27);
    for (conflict, house) in conflicts.into_iter().zip(House::ALL) {
        assert_eq!(conflict.house(), house);
        assert_eq!(conflict.digit(), Digit::D3);
        assert_eq!(conflict.cells(), house.cell_set());
    }
}

#[test]
fn accessors() {
    let grid = grid(BOX_ONLY);
    let mut conflicts = grid.conflicts();
    let conflict: Conflict = conflicts.next().unwrap();
    assert_eq!(conflict.house(), House::Block(Block::B1));
    assert_eq!(conflict.digit(), Digit::D5);
    assert_eq!(
        conflict.cells().iter().collect::<Vec<_>>(),
        [Cell::R1C1, Cell::R2C2]
    );
    assert_eq!((conflicts.next(), conflicts.next()), (None, None));
}

#[test]
fn debug_shows_the_cells() {
    let grid = grid("5.5");
    let conflict = grid.conflicts().next().unwrap();
    assert_eq!(
        format!("{conflict:?}"),
        "Conflict { house: Row(R1), digit: D5, cells: {r1c1 r1c3} }"
    );
    let lines = format!("{conflict:#?}");
    assert!(lines.ends_with("    cells: {r1c1 r1c3},\n}"), "{lines}");
}

proptest! {
    #[test]
    fn conflicts_are_the_naive_ones(
        clues in prop::collection::vec((0_usize..81, 1_u8..=9), 0..60)
    ) {
        let mut grid = Grid::EMPTY;
        for (index, value) in clues {
            grid.set(Cell::ALL[index], Digit::new(value));
        }
        let mut naive = Vec::new();
        let rows = Row::ALL.map(House::Row);
        let columns = Column::ALL.map(House::Column);
        let blocks = Block::ALL.map(House::Block);
        for house in [rows, columns, blocks].into_iter().flatten() {
            for digit in Digit::ALL {
                let cells: Vec<_> = Cell::ALL
                    .into_iter()
                    .filter(|&cell| house.contains(cell) && grid[cell] == Some(digit))
                    .collect();
                if cells.len() >= 2 {
                    naive.push((house, digit, cells));
                }
            }
        }
        let found: Vec<_> = grid
            .conflicts()
            .map(|found| (found.house(), found.digit(), found.cells().iter().collect()))
            .collect();
        prop_assert_eq!(found, naive);
        prop_assert!(grid.conflicts().is_sorted_by(|a, b| a < b));
        prop_assert_eq!(grid.is_valid(), grid.conflicts().next().is_none());
    }
}
