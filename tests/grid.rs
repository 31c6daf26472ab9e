//! The board: edits, masks, checks, conversions and printing.

use bitdoku::{Cell, CellSet, Digit, DigitSet, Grid, House};
use proptest::prelude::*;
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, RandomState};

/// A puzzle with one solution, in flash memory on a microcontroller.
static PUZZLE: Grid = Grid::from_line(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
)
.unwrap();

static SOLUTION: Grid = Grid::from_line(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
)
.unwrap();

/// All of these can be asked of a puzzle at compile time.
const _: () = assert!(PUZZLE.is_valid() && PUZZLE.clue_count() == 30 && !PUZZLE.is_complete());
const _: () = assert!(SOLUTION.is_complete() && SOLUTION.is_solved());
const LINE: [u8; 81] = PUZZLE.to_line();

fn digit(value: u8) -> Option<Digit> {
    Digit::new(value)
}

/// Contents, blank half of the time.
fn content() -> impl Strategy<Value = Option<Digit>> {
    prop_oneof![Just(None), (1_u8..=9).prop_map(Digit::new)]
}

fn cell() -> impl Strategy<Value = Cell> {
    (0_usize..81).prop_map(|index| Cell::ALL[index])
}

/// Grids of every density, most of them with conflicts.
fn grid() -> impl Strategy<Value = Grid> {
    prop::collection::vec((cell(), content()), 0..150).prop_map(|edits| {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in edits {
            grid.set(cell, digit);
        }
        grid
    })
}

/// The solution with its digits renamed and some cells taken out or changed:
/// grids that are valid, or nearly so.
fn near_solution() -> impl Strategy<Value = Grid> {
    let names = Just(Digit::ALL).prop_shuffle();
    let edits = prop::collection::vec(
        (cell(), prop_oneof![9 => Just(None), 1 => content()]),
        0..60,
    );
    (names, edits).prop_map(|(names, edits)| {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in &SOLUTION {
            grid.set(cell, digit.map(|digit| names[digit.index()]));
        }
        for (cell, digit) in edits {
            grid.set(cell, digit);
        }
        grid
    })
}

/// The rule as a person checks it: no digit twice in a house, with a set a house.
fn naive_is_valid(grid: &Grid) -> bool {
    House::ALL.iter().all(|house| {
        let mut seen = HashSet::new();
        house
            .cells()
            .into_iter()
            .filter_map(|cell| grid.get(cell))
            .all(|digit| seen.insert(digit))
    })
}

/// The mask of a house as read from its cells.
fn naive_house_digits(grid: &Grid, house: House) -> DigitSet {
    house
        .cells()
        .into_iter()
        .filter_map(|cell| grid.get(cell))
        .collect()
}

fn naive_candidates(grid: &Grid, cell: Cell) -> DigitSet {
    !cell
        .peers()
        .iter()
        .filter_map(|peer| grid.get(peer))
        .collect::<DigitSet>()
}

#[track_caller]
fn assert_masks(grid: &Grid) {
    for house in House::ALL {
        assert_eq!(
            grid.house_digits(house),
            naive_house_digits(grid, house),
            "{house}\n{grid:#}"
        );
    }
}

#[test]
fn empty() {
    assert_eq!(Grid::default(), Grid::EMPTY);
    assert_eq!(Grid::EMPTY.clue_count(), 0);
    assert!(Grid::EMPTY.is_valid() && !Grid::EMPTY.is_complete() && !Grid::EMPTY.is_solved());
    assert!(
        Cell::ALL
            .iter()
            .all(|&cell| Grid::EMPTY.candidates(cell) == DigitSet::ALL)
    );
    assert_eq!(Grid::EMPTY.to_string(), ".".repeat(81));
}

#[test]
fn puzzle_and_solution() {
    assert_eq!(PUZZLE.clue_count(), 30);
    assert!(PUZZLE.is_valid() && !PUZZLE.is_complete() && !PUZZLE.is_solved());
    assert!(SOLUTION.is_valid() && SOLUTION.is_complete() && SOLUTION.is_solved());
    assert!(SOLUTION.extends(&PUZZLE) && SOLUTION.extends(&SOLUTION));
    assert!(PUZZLE.extends(&PUZZLE) && PUZZLE.extends(&Grid::EMPTY));
    assert!(!PUZZLE.extends(&SOLUTION));
    assert!(SOLUTION.is_solution_of(&PUZZLE) && SOLUTION.is_solution_of(&SOLUTION));
    assert!(!PUZZLE.is_solution_of(&PUZZLE), "not solved");
    let mut other = Grid::EMPTY;
    other.set(Cell::R1C1, digit(6));
    assert!(!SOLUTION.is_solution_of(&other), "of another puzzle");
    assert_masks(&PUZZLE);
}

#[test]
fn complete_is_not_solved() {
    let mut grid = SOLUTION;
    grid.set(Cell::R1C1, digit(3));
    assert!(grid.is_complete() && !grid.is_valid() && !grid.is_solved());
    assert!(!grid.extends(&PUZZLE) && !grid.is_solution_of(&Grid::EMPTY));
}

#[test]
fn set_gives_the_previous_content() {
    let mut grid = Grid::EMPTY;
    assert_eq!(grid.set(Cell::R5C5, digit(4)), None);
    assert_eq!(grid.set(Cell::R5C5, digit(4)), digit(4));
    assert_eq!(grid.set(Cell::R5C5, digit(6)), digit(4));
    assert_eq!(grid[Cell::R5C5], digit(6));
    assert_eq!(grid.set(Cell::R5C5, None), digit(6));
    assert_eq!(grid, Grid::EMPTY);
    assert_masks(&grid);
}

#[test]
fn a_repeated_digit_stays_in_the_mask_until_the_last_one_goes() {
    let mut grid = Grid::EMPTY;
    grid.set(Cell::R1C1, digit(5));
    grid.set(Cell::R1C9, digit(5));
    grid.set(Cell::R1C1, None);
    assert_masks(&grid);
    assert!(!grid.can_place(Cell::R1C4, Digit::D5));
    grid.set(Cell::R1C9, digit(6));
    assert_masks(&grid);
    assert!(grid.can_place(Cell::R1C4, Digit::D5));
}

#[test]
fn own_content_plays_no_part() {
    let mut grid = Grid::EMPTY;
    grid.set(Cell::R1C1, digit(5));
    assert_eq!(grid.candidates(Cell::R1C1), DigitSet::ALL);
    grid.set(Cell::R3C3, digit(5));
    assert_eq!(grid.candidates(Cell::R1C1), !DigitSet::of(Digit::D5));
    assert!(!grid.can_place(Cell::R1C1, Digit::D5));
}

#[test]
fn order_is_by_cells_with_blanks_lowest() {
    let line = |start: &str| Grid::from_line(&format!("{start:.<81}")).unwrap();
    let ascending = [
        Grid::EMPTY,
        line(".1"),
        line(".9"),
        line("1"),
        line("1.9"),
        line("11"),
        line("2"),
    ];
    assert!(ascending.is_sorted_by(|a, b| a < b));
}

#[test]
fn different_grids_hash_differently() {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    assert_ne!(hasher.hash_one(PUZZLE), hasher.hash_one(SOLUTION));
    assert_ne!(hasher.hash_one(PUZZLE), hasher.hash_one(Grid::EMPTY));
}

#[test]
fn from_line_takes_81_characters_only() {
    let zeros = PUZZLE.to_string().replace('.', "0");
    assert_eq!(Grid::from_line(&zeros), Some(PUZZLE));
    let mixed = PUZZLE.to_string().replacen('.', "0", 20);
    assert_eq!(Grid::from_line(&mixed), Some(PUZZLE));
    let line = PUZZLE.to_string();
    for bad in [
        "",
        &line[1..],
        &format!("{line}."),
        &format!("{line}\n"),
        &line.replace('.', "_"),
        &line.replacen("..", "é", 1),
    ] {
        assert_eq!(Grid::from_line(bad), None, "{bad:?}");
    }
}

#[test]
fn arrays_are_checked() {
    let mut values = <[u8; 81]>::from(PUZZLE);
    assert_eq!(values[..9], [5, 3, 0, 0, 7, 0, 0, 0, 0]);
    for (cell, bad) in [(Cell::R1C1, 10), (Cell::R4C7, 255), (Cell::R9C9, 16)] {
        let good = std::mem::replace(&mut values[cell.index()], bad);
        let error = Grid::try_from(values).unwrap_err();
        assert_eq!((error.cell(), error.value()), (cell, bad));
        assert_eq!(
            error.to_string(),
            format!("the value {bad} at {cell} is not 0 to 9")
        );
        values[cell.index()] = good;
    }
    let mut rows = <[[u8; 9]; 9]>::from(PUZZLE);
    rows[3][2] = 77;
    rows[8][8] = 78;
    let error = Grid::try_from(rows).unwrap_err();
    assert_eq!((error.cell(), error.value()), (Cell::R4C3, 77));
    assert_eq!(Grid::try_from(&rows), Err(error));
}

/// Who takes characters for numbers is told what to call.
#[test]
fn characters_in_an_array_are_told() {
    for value in 10..=u8::MAX {
        let mut values = [0; 81];
        values[80] = value;
        let text = Grid::try_from(values).unwrap_err().to_string();
        let hint = if ".0123456789".contains(char::from(value)) {
            " (a text is read with Grid::from_bytes)"
        } else {
            ""
        };
        assert_eq!(
            text,
            format!("the value {value} at r9c9 is not 0 to 9{hint}")
        );
    }
    assert_eq!(
        Grid::try_from(LINE).unwrap_err().to_string(),
        "the value 53 at r1c1 is not 0 to 9 (a text is read with Grid::from_bytes)"
    );
}

#[test]
fn iteration() {
    let mut cells = PUZZLE.iter();
    assert_eq!(cells.len(), 81);
    assert_eq!(cells.next(), Some((Cell::R1C1, digit(5))));
    assert_eq!(cells.next_back(), Some((Cell::R9C9, digit(9))));
    assert_eq!(cells.nth(2), Some((Cell::R1C4, None)));
    assert_eq!(cells.len(), 81 - 5);
    assert_eq!(cells.by_ref().count(), 76);
    assert_eq!((cells.next(), cells.next_back()), (None, None));
    for (cell, digit) in &PUZZLE {
        assert_eq!(digit, PUZZLE[cell]);
    }
}

#[test]
fn printing() {
    assert_eq!(
        PUZZLE.to_string(),
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    );
    let board = "\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+";
    assert_eq!(LINE, *PUZZLE.to_string().as_bytes());
    assert_eq!(format!("{PUZZLE:#}"), board);
    assert_eq!(format!("{PUZZLE:?}"), format!("Grid({PUZZLE})"));
    assert_eq!(format!("{PUZZLE:#?}"), format!("Grid(\n{board}\n)"));
}

proptest! {
    #[test]
    fn edits_keep_masks_equal_to_rebuilt_ones(
        edits in prop::collection::vec((cell(), content()), 0..200)
    ) {
        let mut grid = Grid::EMPTY;
        let mut model = [None; 81];
        for (cell, digit) in edits {
            let previous = std::mem::replace(&mut model[cell.index()], digit);
            prop_assert_eq!(grid.set(cell, digit), previous);
            assert_masks(&grid);
        }
        for (cell, digit) in &grid {
            prop_assert_eq!(digit, model[cell.index()]);
        }
        let clues = model.iter().flatten().count();
        prop_assert_eq!(grid.clue_count(), clues);
        prop_assert_eq!(grid.is_complete(), clues == 81);
    }

    #[test]
    fn conversions_rebuild_the_grid(grid in grid()) {
        let line = Grid::from_line(&grid.to_string()).unwrap();
        let values = Grid::try_from(<[u8; 81]>::from(grid)).unwrap();
        let rows = Grid::try_from(<[[u8; 9]; 9]>::from(grid)).unwrap();
        for rebuilt in [line, values, rows] {
            prop_assert_eq!(rebuilt, grid);
            assert_masks(&rebuilt);
        }
    }

    #[test]
    fn both_printed_forms_read_back(grid in prop_oneof![grid(), near_solution()]) {
        prop_assert_eq!(grid.to_line().to_vec(), grid.to_string().into_bytes());
        for text in [format!("{grid}"), format!("{grid:#}")] {
            prop_assert_eq!(text.parse(), Ok(grid));
            prop_assert_eq!(Grid::try_from(text.as_str()), Ok(grid));
            prop_assert_eq!(Grid::from_bytes(text.as_bytes()), Ok(grid));
        }
    }

    #[test]
    fn candidates_are_what_no_peer_holds(grid in prop_oneof![grid(), near_solution()]) {
        for cell in Cell::ALL {
            let candidates = naive_candidates(&grid, cell);
            prop_assert_eq!(grid.candidates(cell), candidates);
            for digit in Digit::ALL {
                prop_assert_eq!(grid.can_place(cell, digit), candidates.contains(digit));
            }
        }
    }

    #[test]
    fn validity_is_the_naive_one(grid in prop_oneof![grid(), near_solution()]) {
        prop_assert_eq!(grid.is_valid(), naive_is_valid(&grid));
        prop_assert_eq!(grid.is_solved(), naive_is_valid(&grid) && grid.clue_count() == 81);
    }

    #[test]
    fn extends_means_every_given_stays(a in near_solution(), b in near_solution()) {
        let naive = |grid: &Grid, puzzle: &Grid| {
            Cell::ALL.iter().all(|&cell| puzzle[cell].is_none() || grid[cell] == puzzle[cell])
        };
        prop_assert_eq!(a.extends(&b), naive(&a, &b));
        let mut fewer = a;
        for cell in b.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell) {
            fewer.set(cell, None);
        }
        prop_assert!(a.extends(&fewer));
    }

    #[test]
    fn equality_order_and_hash_follow_the_cells(a in grid(), b in grid()) {
        let (x, y) = (<[u8; 81]>::from(a), <[u8; 81]>::from(b));
        prop_assert_eq!(a == b, x == y);
        prop_assert_eq!(a.cmp(&b), x.cmp(&y));
        let hasher = RandomState::new();
        let again = Grid::try_from(x).unwrap();
        prop_assert_eq!(hasher.hash_one(a), hasher.hash_one(again));
    }
}

#[test]
fn clues_are_the_cells_that_are_not_blank() {
    let puzzle = PUZZLE;
    let clues = puzzle.clues();
    assert_eq!(clues.len(), puzzle.clue_count());
    assert!(
        Cell::ALL
            .iter()
            .all(|&cell| clues.contains(cell) == puzzle.get(cell).is_some())
    );
    assert_eq!(Grid::EMPTY.clues(), CellSet::EMPTY);
}
