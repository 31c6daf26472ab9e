//! Editing: after any sequence of edits the grid is as if made at once, and what
//! it says about the rules is what 81 plain values say.
//!
//! Two bytes are an edit: the cell, and its new value (0 for a blank).

#![no_main]

use bitdoku::{Cell, Digit, DigitSet, Grid, House};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|edits: &[u8]| {
    let mut grid = Grid::EMPTY;
    let mut values = [0; 81];
    for edit in edits.chunks_exact(2) {
        let cell = Cell::from_index(usize::from(edit[0]) % 81).unwrap();
        let new = Digit::new(edit[1] % 10);
        let previous = grid.set(cell, new);
        assert_eq!(previous, Digit::new(values[cell.index()]));
        values[cell.index()] = edit[1] % 10;
        check_against(&Grid::try_from(values).unwrap(), &grid);
    }
    check(&grid, &values);
});

/// The cells and the masks.
fn check_against(rebuilt: &Grid, grid: &Grid) {
    assert_eq!(grid, rebuilt);
    for house in House::ALL {
        assert_eq!(grid.house_digits(house), rebuilt.house_digits(house));
    }
}

/// All that the grid can tell.
fn check(grid: &Grid, values: &[u8; 81]) {
    assert_eq!(<[u8; 81]>::from(*grid), *values);
    let mut conflicts = grid.conflicts();
    let mut valid = true;
    for house in House::ALL {
        let cells_with = |digit: Digit| {
            let holds = move |cell: &Cell| values[cell.index()] == digit.get();
            house.cells().into_iter().filter(holds)
        };
        let present = Digit::ALL
            .into_iter()
            .filter(|&digit| cells_with(digit).count() > 0);
        let present: DigitSet = present.collect();
        assert_eq!(grid.house_digits(house), present);
        for digit in Digit::ALL {
            if cells_with(digit).count() > 1 {
                valid = false;
                let conflict = conflicts
                    .next()
                    .expect("a conflict for each repeated digit");
                assert_eq!((conflict.house(), conflict.digit()), (house, digit));
                assert!(conflict.cells().iter().eq(cells_with(digit)));
            }
        }
    }
    assert_eq!(conflicts.next(), None);
    assert_eq!(grid.is_valid(), valid);

    let clues = values.iter().filter(|&&value| value != 0).count();
    assert_eq!(grid.clue_count(), clues);
    assert_eq!(grid.is_complete(), clues == 81);
    assert_eq!(grid.is_solved(), clues == 81 && valid);
    for cell in Cell::ALL {
        let seen = cell
            .peers()
            .iter()
            .filter_map(|peer| Digit::new(values[peer.index()]));
        assert_eq!(grid.candidates(cell), !seen.collect::<DigitSet>());
    }
}
