//! The canonical form and the automorphisms, against brute force and known facts.

mod common;

use bitdoku::{Cell, Digit, Grid, SolveError, Transform};
use common::corpus::collections;
use common::puzzles::{minimal, mutate, solution};
use common::rng::Rng;
use std::collections::{BTreeMap, BTreeSet};

/// Brute force: all 2 × 1296 orders of the columns, and in each all orders of the rows as long as
/// they are not above the best.
struct Oracle {
    values: [[u8; 9]; 9],
    columns: [usize; 9],
    best: [[u8; 9]; 9],
    /// How many orders lead to the best.
    ways: u64,
}

impl Oracle {
    /// The canonical form and the number of automorphisms.
    fn ask(grid: &Grid) -> (Grid, u64) {
        let values = <[[u8; 9]; 9]>::from(*grid);
        let transposed = std::array::from_fn(|r| std::array::from_fn(|c| values[c][r]));
        let mut oracle = Self {
            values,
            columns: [0; 9],
            best: [[u8::MAX; 9]; 9],
            ways: 0,
        };
        for values in [values, transposed] {
            oracle.values = values;
            for number in 0..1296 {
                let index = number * 362_880;
                let transform = Transform::from_index(index).unwrap();
                oracle.columns = transform.columns().map(|column| column.index());
                oracle.row(0, &mut Vec::new(), [0; 10]);
            }
        }
        let present: BTreeSet<u8> = values.into_iter().flatten().filter(|&d| d > 0).collect();
        let absent = 9 - present.len() as u64;
        let names: u64 = (1..=absent).product();
        (Grid::try_from(oracle.best).unwrap(), oracle.ways * names)
    }

    /// Tries every row that may come next.
    fn row(&mut self, place: usize, rows: &mut Vec<usize>, names: [u8; 10]) {
        if place == 9 {
            self.ways += 1;
            return;
        }
        for row in 0..9 {
            let band_begun = !place.is_multiple_of(3);
            if rows.contains(&row) || band_begun && rows[place - 1] / 3 != row / 3 {
                continue;
            }
            if !band_begun && rows.iter().any(|other| other / 3 == row / 3) {
                continue;
            }
            let mut names = names;
            let mut line = [0; 9];
            for (value, &column) in line.iter_mut().zip(&self.columns) {
                let digit = usize::from(self.values[row][column]);
                if digit != 0 && names[digit] == 0 {
                    names[digit] = names.iter().max().unwrap() + 1;
                }
                *value = names[digit];
            }
            if line < self.best[place] {
                self.best[place] = line;
                self.best[place + 1..].fill([u8::MAX; 9]);
                self.ways = 0;
            }
            if line == self.best[place] {
                rows.push(row);
                self.row(place + 1, rows, names);
                rows.pop();
            }
        }
    }
}

#[track_caller]
fn check(grid: &Grid) {
    let (form, ways) = Oracle::ask(grid);
    let (canonical, transform) = grid.canonical();
    assert_eq!(canonical, form, "{grid}");
    assert_eq!(transform.apply(grid), canonical, "{grid}");
    assert_eq!(grid.automorphisms(), ways, "{grid}");
}

/// Digits anywhere, by the rules or not.
fn scattered(rng: &mut Rng, valid: bool) -> Grid {
    let mut grid = Grid::EMPTY;
    let digits = 1 + rng.below(9);
    for _ in 0..rng.below(60) {
        let cell = Cell::ALL[rng.below(81)];
        let digit = Digit::ALL[rng.below(digits)];
        if !valid || grid.can_place(cell, digit) {
            grid.set(cell, Some(digit));
        }
    }
    grid
}

#[test]
fn brute_force_agrees() {
    let mut rng = Rng::new(6);
    let rounds = if cfg!(debug_assertions) { 3 } else { 200 };
    for _ in 0..rounds {
        let solution = solution(&mut rng);
        check(&solution);
        let puzzle = minimal(&solution, &mut rng);
        check(&puzzle);
        check(&mutate(&puzzle, &mut rng));
        check(&scattered(&mut rng, true));
        check(&scattered(&mut rng, false));
    }
}

/// The solution grid with the most automorphisms.
const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// Grids of every kind: few givens, parts of symmetric grids, broken rules.
fn assorted(rng: &mut Rng) -> Vec<Grid> {
    let symmetric: Grid = MOST_CANONICAL.parse().unwrap();
    let solution = solution(rng);
    let puzzle = minimal(&solution, rng);
    let mut grids = vec![
        Grid::EMPTY,
        symmetric,
        solution,
        puzzle,
        mutate(&puzzle, rng),
    ];
    for _ in 0..4 {
        grids.push(scattered(rng, true));
        grids.push(scattered(rng, false));
        for whole in [symmetric, solution] {
            // Some digits, some boxes, all but some cells.
            let (digits, boxes) = (rng.below(512), rng.below(512));
            let mut parts = [whole; 3];
            for (cell, digit) in &whole {
                if digits >> digit.unwrap().index() & 1 == 0 {
                    parts[0].set(cell, None);
                }
                if boxes >> cell.block().index() & 1 == 0 {
                    parts[1].set(cell, None);
                }
                if rng.below(10) == 0 {
                    parts[2].set(cell, None);
                }
            }
            grids.extend(parts);
        }
        let [a, b, c, d] = [(); 4].map(|()| rng.below(9));
        let digits = 1 + rng.below(9);
        let values: [[u8; 9]; 9] = std::array::from_fn(|row| {
            std::array::from_fn(|column| {
                let sum = row % 3 * a + column % 3 * b + row / 3 * c + column / 3 * d;
                1 + (sum % digits) as u8
            })
        });
        grids.push(Grid::try_from(values).unwrap());
    }
    grids
}

#[test]
fn a_form_is_the_grid_transformed_and_the_lowest_known() {
    let mut rng = Rng::new(7);
    let rounds = if cfg!(debug_assertions) { 2 } else { 40 };
    for _ in 0..rounds {
        for grid in assorted(&mut rng) {
            let (form, transform) = grid.canonical();
            assert_eq!(transform.apply(&grid), form, "{grid}");
            assert!(form <= grid, "{grid}");
            assert_eq!(form.canonical().0, form, "{grid}");
            let automorphisms = grid.automorphisms();
            assert!(Transform::COUNT.is_multiple_of(automorphisms), "{grid}");
            for _ in 0..5 {
                let image = Transform::random(rng.next()).apply(&grid);
                assert!(form <= image, "{grid}");
                assert_eq!(image.canonical().0, form, "{grid} and {image}");
                assert_eq!(image.automorphisms(), automorphisms, "{grid} and {image}");
            }
        }
    }
}

/// Automorphisms found by hand are automorphisms, and so are their products.
#[test]
fn automorphisms_are_a_group() {
    let mut rng = Rng::new(8);
    let grid: Grid = MOST_CANONICAL.parse().unwrap();
    let (form, to_form) = grid.canonical();
    let mut found = BTreeSet::from([Transform::IDENTITY]);
    for _ in 0..20 {
        // Two ways to the form: one, and back by the other.
        let random = Transform::random(rng.next());
        let (other_form, other) = random.apply(&grid).canonical();
        assert_eq!(other_form, form);
        let automorphism = to_form.inverse().compose(&other).compose(&random);
        assert_eq!(automorphism.apply(&grid), grid);
        found.insert(automorphism);
    }
    let generators = found.clone();
    loop {
        let products: Vec<Transform> = found
            .iter()
            .flat_map(|a| generators.iter().map(|b| a.compose(b)))
            .collect();
        let before = found.len();
        found.extend(products);
        if found.len() == before {
            break;
        }
    }
    assert!(
        found
            .iter()
            .all(|automorphism| automorphism.apply(&grid) == grid)
    );
    // The random ones generate all.
    assert_eq!(found.len() as u64, grid.automorphisms());
}

#[test]
fn known_numbers_of_automorphisms() {
    let count = |text: &str| text.parse::<Grid>().unwrap().automorphisms();
    assert_eq!(Grid::EMPTY.automorphisms(), 1_218_998_108_160);
    assert_eq!(count(MOST_CANONICAL), 648);

    let mut one = Grid::EMPTY;
    one.set(Cell::R5C5, Some(Digit::D5));
    assert_eq!(one.automorphisms(), Transform::COUNT / (81 * 9));
    assert_eq!(one.canonical().0.to_string(), ".".repeat(80) + "1");

    // One digit in all cells, against the rules.
    let ones: Grid = "1".repeat(81).parse().unwrap();
    assert_eq!(ones.automorphisms(), Transform::COUNT / 9);

    // A digit of a solution: nine cells, 46,656 ways to place them, all isomorphic.
    let mut digit: Grid = MOST_CANONICAL.parse().unwrap();
    for cell in Cell::ALL {
        if digit[cell] != Some(Digit::D1) {
            digit.set(cell, None);
        }
    }
    assert_eq!(digit.automorphisms(), Transform::COUNT / (46_656 * 9));
}

/// Orbits and stabilisers: the classes of all grids with one or two givens, each as large as the
/// automorphisms of one of its grids say, are all those grids.
#[test]
fn classes_have_the_size_that_automorphisms_say() {
    let mut one = BTreeMap::new();
    let mut two = BTreeMap::new();
    let mut rng = Rng::new(9);
    for first in Cell::ALL {
        for digit in Digit::ALL {
            let mut grid = Grid::EMPTY;
            grid.set(first, Some(digit));
            *one.entry(grid.canonical().0).or_insert(0) += 1;
            for second in &Cell::ALL[first.index() + 1..] {
                for other in Digit::ALL {
                    let mut grid = grid;
                    grid.set(*second, Some(other));
                    // All would take a minute without optimisation, so one in 300 then.
                    let form = match cfg!(debug_assertions) && rng.below(300) > 0 {
                        true => continue,
                        false => grid.canonical().0,
                    };
                    *two.entry(form).or_insert(0) += 1;
                }
            }
        }
    }
    let size = |grid: &Grid| Transform::COUNT / grid.automorphisms();
    assert_eq!(one.len(), 1);
    assert!(one.iter().all(|(form, &count)| size(form) == count));
    // Equal digits or not, and the cells in a minirow, a row, a box, a band or apart.
    assert_eq!(two.len(), 10);
    assert_eq!(two.keys().map(size).sum::<u64>(), 81 * 80 / 2 * 81);
    if !cfg!(debug_assertions) {
        assert!(two.iter().all(|(form, &count)| size(form) == count));
    }
}

/// The answers of the library do not change with the grid's clothes.
#[test]
fn isomorphic_puzzles_have_isomorphic_solutions() {
    let mut rng = Rng::new(10);
    for _ in 0..20 {
        let solution = solution(&mut rng);
        let puzzle = minimal(&solution, &mut rng);
        let transform = Transform::random(rng.next());
        let image = transform.apply(&puzzle);
        assert_eq!(image.solve_unique(), Ok(transform.apply(&solution)));
        let more = mutate(&puzzle, &mut rng);
        let kind = |grid: &Grid| match grid.solve_unique() {
            Ok(_) => 1,
            Err(SolveError::NotUnique) => 2,
            Err(SolveError::Conflict(_)) => 3,
            Err(_) => 0,
        };
        assert_eq!(kind(&more), kind(&transform.apply(&more)), "{more}");
    }
}

/// The puzzles of a collection are different puzzles, and stay so.
#[test]
fn collections_hold_no_puzzle_twice() {
    let mut rng = Rng::new(11);
    for collection in collections().unwrap_or_default() {
        let puzzles = collection.sample();
        let forms: BTreeSet<Grid> = puzzles.iter().map(|puzzle| puzzle.canonical().0).collect();
        // The two others hold some puzzles twice, in other clothes.
        if collection.name.starts_with("17_clue") {
            assert_eq!(forms.len(), puzzles.len(), "{}", collection.name);
        }
        for puzzle in puzzles.iter().step_by(50) {
            let image = Transform::random(rng.next()).apply(puzzle);
            assert!(forms.contains(&image.canonical().0), "{puzzle}");
        }
        println!("{}: {} of {}", collection.name, forms.len(), puzzles.len());
    }
}
