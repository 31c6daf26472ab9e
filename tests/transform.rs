//! The symmetry group: axioms, what a transform does, and its number.

mod common;

use bitdoku::{Cell, CellSet, Column, Digit, Grid, House, Row, Transform};
use common::puzzles::{minimal, solution};
use common::rng::Rng;
use common::rules::assert_solves;

fn transforms(seed: u64, count: usize) -> impl Iterator<Item = Transform> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || Transform::random(rng.next())).take(count)
}

#[test]
fn axioms() {
    let identity = Transform::IDENTITY;
    assert_eq!(Transform::default(), identity);
    let all: Vec<Transform> = transforms(1, 60)
        .chain([identity, Transform::TRANSPOSITION])
        .collect();
    for a in &all {
        assert_eq!(a.compose(&identity), *a);
        assert_eq!(identity.compose(a), *a);
        assert_eq!(a.compose(&a.inverse()), identity);
        assert_eq!(a.inverse().compose(a), identity);
        assert_eq!(a.inverse().inverse(), *a);
        for b in &all {
            let ab = a.compose(b);
            assert_eq!(ab.inverse(), b.inverse().compose(&a.inverse()));
            for c in all.iter().step_by(7) {
                assert_eq!(ab.compose(c), a.compose(&b.compose(c)));
            }
        }
    }
}

#[test]
fn applying_is_an_action() {
    let mut rng = Rng::new(2);
    let solution = solution(&mut rng);
    let puzzle = minimal(&solution, &mut rng);
    assert_eq!(Transform::IDENTITY.apply(&puzzle), puzzle);
    for (a, b) in transforms(3, 40).zip(transforms(4, 40)) {
        let ab = a.compose(&b);
        assert_eq!(ab.apply(&puzzle), a.apply(&b.apply(&puzzle)));
        for cell in Cell::ALL {
            assert_eq!(ab.apply_cell(cell), a.apply_cell(b.apply_cell(cell)));
        }
        for digit in Digit::ALL {
            assert_eq!(ab.apply_digit(digit), a.apply_digit(b.apply_digit(digit)));
        }
        assert_solves(&a.apply(&solution), &a.apply(&puzzle));
    }
}

#[test]
fn contents_go_where_cells_go() {
    let mut rng = Rng::new(5);
    let solution = solution(&mut rng);
    let grid = minimal(&solution, &mut rng);
    for transform in transforms(6, 40) {
        let image = transform.apply(&grid);
        for (cell, digit) in &grid {
            let renamed = digit.map(|digit| transform.apply_digit(digit));
            assert_eq!(image[transform.apply_cell(cell)], renamed);
        }
        assert_eq!(image.clue_count(), grid.clue_count());
        // Houses go to houses, so that the rules stay.
        let cells = transform.apply_cells(CellSet::ALL);
        assert_eq!(cells, CellSet::ALL);
        for house in House::ALL {
            let image = transform.apply_cells(house.cell_set());
            assert!(House::ALL.iter().any(|other| other.cell_set() == image));
        }
    }
}

#[test]
fn the_parts_are_what_they_say() {
    for transform in transforms(7, 20) {
        let rows = Transform::from_rows(transform.rows()).unwrap();
        let columns = Transform::from_columns(transform.columns()).unwrap();
        let digits = Transform::from_digits(transform.digits()).unwrap();
        let mut built = digits.compose(&rows).compose(&columns);
        if transform.transposes() {
            built = built.compose(&Transform::TRANSPOSITION);
        }
        assert_eq!(built, transform);
        for cell in Cell::ALL {
            assert_eq!(rows.apply_cell(cell).column(), cell.column());
            assert_eq!(columns.apply_cell(cell).row(), cell.row());
        }
        assert_eq!(rows.rows(), transform.rows());
        assert_eq!(digits.digits(), transform.digits());
    }
    let transposed = Transform::TRANSPOSITION.apply_cell(Cell::R2C7);
    assert_eq!(transposed, Cell::R7C2);
}

#[test]
fn no_transform_of_what_is_no_permutation() {
    let mut rows = Row::ALL;
    rows.swap(0, 1);
    assert!(Transform::from_rows(rows).is_some());
    rows.swap(2, 3);
    assert_eq!(Transform::from_rows(rows), None, "bands are torn");
    assert_eq!(Transform::from_rows([Row::R1; 9]), None);
    let mut columns = Column::ALL;
    columns.rotate_left(3);
    assert!(Transform::from_columns(columns).is_some());
    columns.rotate_left(2);
    assert_eq!(Transform::from_columns(columns), None, "stacks are torn");
    columns = Column::ALL;
    columns[0] = Column::C2;
    assert_eq!(Transform::from_columns(columns), None);
    let mut digits = Digit::ALL;
    digits[8] = Digit::D1;
    assert_eq!(Transform::from_digits(digits), None);
}

#[test]
fn numbers() {
    assert_eq!(Transform::COUNT, 1_218_998_108_160);
    assert_eq!(Transform::IDENTITY.index(), 0);
    let last = Transform::from_index(Transform::COUNT - 1).unwrap();
    assert_eq!(last.index(), Transform::COUNT - 1);
    assert_eq!(last.digits()[0], Digit::D9);
    assert_eq!(Transform::from_index(Transform::COUNT), None);
    assert_eq!(Transform::from_index(u64::MAX), None);
    let mut rng = Rng::new(8);
    for _ in 0..2_000 {
        let index = rng.next() % Transform::COUNT;
        let transform = Transform::from_index(index).unwrap();
        assert_eq!(transform.index(), index);
        assert!(Transform::from_rows(transform.rows()).is_some());
        assert!(Transform::from_columns(transform.columns()).is_some());
        assert!(Transform::from_digits(transform.digits()).is_some());
    }
    // The geometric ones are all different: 2 x 6^8.
    let geometric = if cfg!(debug_assertions) {
        4_000
    } else {
        3_359_232
    };
    for number in 0..geometric {
        let transform = Transform::from_index(number * 362_880).unwrap();
        assert_eq!(transform.digits(), Digit::ALL);
        assert_eq!(transform.index(), number * 362_880);
    }
}

/// Seeds are promised to give the same for ever.
#[test]
fn golden() {
    assert_eq!(Transform::random(1).index(), 790_101_056_705);
    assert_eq!(Transform::random(2).index(), 512_728_323_790);
    let image = Transform::random(1).apply(&Grid::random_solution(1));
    assert_eq!(
        image.to_string(),
        "948256731167483925532917864486521397315879642729364518853192476274638159691745283"
    );
}
