//! The rules as a person checks them, without the masks of the library.

use bitdoku::Grid;

/// The cells of the 27 houses, by arithmetic of their own.
pub(crate) fn houses() -> impl Iterator<Item = [usize; 9]> {
    (0..9).flat_map(|house| {
        let corner = house / 3 * 27 + house % 3 * 3;
        [
            std::array::from_fn(|i| 9 * house + i),
            std::array::from_fn(|i| 9 * i + house),
            std::array::from_fn(|i| corner + i / 3 * 9 + i % 3),
        ]
    })
}

/// The grid has each digit once in every house, and every clue of the puzzle in its place.
#[track_caller]
pub(crate) fn assert_solves(solution: &Grid, puzzle: &Grid) {
    let values = <[u8; 81]>::from(*solution);
    for house in houses() {
        let mut digits = house.map(|cell| values[cell]);
        digits.sort_unstable();
        assert_eq!(
            digits,
            [1, 2, 3, 4, 5, 6, 7, 8, 9],
            "{puzzle} has no solution\n{solution:#}"
        );
    }
    for (cell, clue) in puzzle {
        assert!(
            clue.is_none() || solution[cell] == clue,
            "{cell} of {puzzle} is lost in\n{solution:#}"
        );
    }
    assert!(solution.is_solved() && solution.extends(puzzle));
}
