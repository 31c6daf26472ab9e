//! Made puzzles: unique, minimal and as wished.

mod common;

use bitdoku::{
    Cell, CellSet, GenerateError, Generator, GeneratorBuilder, Grid, House, SolveError, Symmetry,
};
use common::oracle;
use common::puzzles::{made, minimal, mutate, solution, with_clues};
use common::rng::Rng;
use common::rules::assert_solves;

/// How many puzzles a test makes.
const PUZZLES: usize = if cfg!(debug_assertions) { 5 } else { 200 };

/// The number of solutions, by the oracle if it is fast enough and else by the library.
fn solutions(grid: &Grid) -> u64 {
    let own = grid.count_solutions(2).at_least();
    if let Some(answer) = oracle::by_masks(grid, 2, 200_000) {
        assert_eq!(answer.count, own, "{grid}");
    }
    own
}

fn givens(grid: &Grid) -> CellSet {
    grid.iter()
        .filter_map(|(cell, digit)| digit.map(|_| cell))
        .collect()
}

/// The puzzle with these cells blank.
fn without(puzzle: &Grid, cells: CellSet) -> Grid {
    let mut puzzle = *puzzle;
    for cell in cells {
        puzzle.set(cell, None);
    }
    puzzle
}

/// One solution, and no orbit that can go.
#[track_caller]
fn assert_minimal(puzzle: &Grid, symmetry: Symmetry) {
    let solution = puzzle.solve_unique().expect("one solution");
    assert_solves(&solution, puzzle);
    assert_eq!(solutions(puzzle), 1, "{puzzle}");
    for cell in givens(puzzle) {
        let orbit = symmetry.orbit(cell);
        assert!(
            givens(puzzle).is_superset(orbit),
            "{puzzle} {symmetry:?} {cell}"
        );
        assert_eq!(solutions(&without(puzzle, orbit)), 2, "{puzzle} {orbit}");
    }
}

// --- what is promised of each puzzle -----------------------------------------------------------

#[test]
fn puzzles_are_minimal() {
    for puzzle in Generator::from_seed(3).take(PUZZLES) {
        assert_minimal(&puzzle, Symmetry::None);
        assert!(puzzle.is_minimal());
    }
}

#[test]
fn puzzles_have_the_symmetry() {
    for symmetry in Symmetry::ALL {
        let generator = Generator::builder().symmetry(symmetry).build(4).unwrap();
        for puzzle in generator.take(PUZZLES / 5) {
            assert_minimal(&puzzle, symmetry);
        }
    }
}

/// Orbits by turning and mirroring a drawing of the board.
#[test]
fn orbits() {
    type Move = fn(usize, usize) -> (usize, usize);
    let quarter: Move = |r, c| (c, 8 - r);
    let left_right: Move = |r, c| (r, 8 - c);
    let up_down: Move = |r, c| (8 - r, c);
    let diagonal: Move = |r, c| (c, r);
    let anti_diagonal: Move = |r, c| (8 - c, 8 - r);
    let half: Move = |r, c| (8 - r, 8 - c);
    let generators: [&[Move]; 10] = [
        &[],
        &[half],
        &[quarter],
        &[left_right],
        &[up_down],
        &[left_right, up_down],
        &[diagonal],
        &[anti_diagonal],
        &[diagonal, anti_diagonal],
        &[quarter, left_right],
    ];
    for (symmetry, moves) in Symmetry::ALL.into_iter().zip(generators) {
        for cell in Cell::ALL {
            let mut orbit = CellSet::of(cell);
            for _ in 0..8 {
                for cell in orbit {
                    for step in moves {
                        let (row, column) = step(cell.row().index(), cell.column().index());
                        orbit.insert(Cell::ALL[9 * row + column]);
                    }
                }
            }
            assert_eq!(symmetry.orbit(cell), orbit, "{symmetry:?} {cell}");
        }
    }
    assert_eq!(Symmetry::default(), Symmetry::None);
}

#[test]
fn the_number_of_givens() {
    for (from, to) in [(24, 24), (22, 25), (30, 35), (50, 50), (81, 81)] {
        let generator = Generator::builder().givens(from..=to).build(5).unwrap();
        for puzzle in generator.take(PUZZLES / 5) {
            assert!((from..=to).contains(&puzzle.clue_count()));
            assert_eq!(solutions(&puzzle), 1);
        }
    }
    let strict = Generator::builder().givens(..24).strictly_minimal();
    for puzzle in strict.build(6).unwrap().take(PUZZLES / 5) {
        assert!(puzzle.clue_count() < 24);
        assert_minimal(&puzzle, Symmetry::None);
    }
    // All numbers of the range occur.
    let generator = Generator::builder().givens(26..=28).build(7).unwrap();
    let numbers: std::collections::BTreeSet<usize> = generator
        .take(40)
        .map(|puzzle| puzzle.clue_count())
        .collect();
    assert!(numbers.into_iter().eq(26..=28));
}

#[test]
fn the_pattern_holds_the_givens() {
    // The four corner boxes, the middle one, and every other cell of the rest.
    let pattern: CellSet = Cell::ALL
        .into_iter()
        .filter(|cell| cell.block().index() % 2 == 0 || cell.index() % 2 == 0)
        .collect();
    let wish = Generator::builder().pattern(pattern);
    for symmetry in [Symmetry::None, Symmetry::Full] {
        let generator = wish.symmetry(symmetry).build(8).unwrap();
        for puzzle in generator.take(PUZZLES / 5) {
            assert!(pattern.is_superset(givens(&puzzle)));
            assert_minimal(&puzzle, symmetry);
        }
    }
    let number = pattern.len();
    for puzzle in wish.givens(number..).build(9).unwrap().take(PUZZLES / 5) {
        assert_eq!(givens(&puzzle), pattern);
    }
    // Cells whose orbit is not in the pattern stay blank.
    let generator = Generator::builder()
        .pattern(!CellSet::of(Cell::R1C1))
        .symmetry(Symmetry::HalfTurn)
        .build(10)
        .unwrap();
    for puzzle in generator.take(PUZZLES / 5) {
        assert_eq!((puzzle[Cell::R1C1], puzzle[Cell::R9C9]), (None, None));
        assert_minimal(&puzzle, Symmetry::HalfTurn);
    }
}

#[test]
fn the_solution_is_the_one_given() {
    let solution = solution(&mut Rng::new(11));
    let generator = Generator::builder().solution(solution).build(11).unwrap();
    let puzzles: Vec<Grid> = generator.take(5).collect();
    for puzzle in &puzzles {
        assert_eq!(puzzle.solve_unique(), Ok(solution));
    }
    assert_ne!(puzzles[0], puzzles[1]);
}

#[test]
fn strictly_minimal_puzzles_with_symmetry() {
    let wish = Generator::builder()
        .symmetry(Symmetry::Diagonal)
        .strictly_minimal();
    let puzzle = made(wish, 12);
    assert_minimal(&puzzle, Symmetry::None);
    assert_minimal(&puzzle, Symmetry::Diagonal);
}

// --- what cannot be ----------------------------------------------------------------------------

#[test]
fn impossible_wishes() {
    let builder = Generator::builder();
    let refused = |builder: GeneratorBuilder| builder.build(1).map(|_| ()).unwrap_err();
    let impossible = GenerateError::Impossible;
    assert_eq!(refused(builder.givens(..17)), impossible);
    assert_eq!(refused(builder.givens(..=0)), impossible);
    assert_eq!(refused(builder.givens(..0)), impossible);
    assert_eq!(refused(builder.givens(30..30)), impossible);
    assert_eq!(refused(builder.givens(82..)), impossible);
    assert_eq!(refused(builder.givens(usize::MAX..)), impossible);
    let quarter = builder.symmetry(Symmetry::QuarterTurn);
    assert_eq!(refused(quarter.givens(26..=27)), impossible);
    assert!(quarter.givens(26..=28).build(1).is_ok());
    let two_rows = House::ALL[0].cell_set() | House::ALL[1].cell_set();
    assert_eq!(refused(builder.pattern(two_rows).givens(19..)), impossible);
    assert_eq!(refused(builder.pattern(CellSet::EMPTY)), impossible);
    assert_eq!(
        refused(builder.pattern(two_rows).symmetry(Symmetry::UpDown)),
        impossible
    );
    assert_eq!(
        refused(builder.solution(Grid::EMPTY)),
        GenerateError::NotASolution
    );
}

#[test]
fn attempts_run_out() {
    // Two rows have 18 cells, but no puzzle has all its givens there.
    let two_rows = House::ALL[0].cell_set() | House::ALL[1].cell_set();
    let wish = Generator::builder().pattern(two_rows).attempts(50);
    let mut generator = wish.build(1).unwrap();
    assert_eq!(generator.generate(), Err(GenerateError::NotFound));
    assert_eq!(generator.next(), None);
    let mut none = Generator::builder().attempts(0).build(1).unwrap();
    assert_eq!(none.generate(), Err(GenerateError::NotFound));
}

#[test]
fn steps_run_out() {
    let mut bounded = Generator::from_seed(13);
    let mut ample = Generator::from_seed(13);
    let mut undecided = 0;
    for puzzle in Generator::from_seed(13).take(PUZZLES) {
        // The same puzzle or none, whatever became of those before.
        match bounded.generate_within(3) {
            Ok(same) => assert_eq!(same, puzzle),
            Err(error) => {
                assert_eq!(error, GenerateError::Undecided);
                undecided += 1;
            }
        }
        assert_eq!(ample.generate_within(u64::MAX), Ok(puzzle));
    }
    assert!(undecided > 0);
    assert_eq!(bounded.generate_within(0), Err(GenerateError::Undecided));
}

#[test]
fn errors_say_what_is_wrong() {
    for (error, text) in [
        (
            GenerateError::NotASolution,
            "the grid to start from is not a solution",
        ),
        (GenerateError::Impossible, "no puzzle has such givens"),
        (
            GenerateError::NotFound,
            "no such puzzle in as many attempts",
        ),
        (
            GenerateError::Undecided,
            "undecided: the steps allowed ran out",
        ),
    ] {
        assert_eq!(error.to_string(), text);
    }
}

// --- questions about any grid ------------------------------------------------------------------

/// A few grids with one solution, several, none, and against the rules.
fn grids(seed: u64) -> Vec<Grid> {
    let mut rng = Rng::new(seed);
    let solution = solution(&mut rng);
    let puzzle = minimal(&solution, &mut rng);
    let rich = with_clues(&puzzle, &solution, 30, &mut rng);
    let first = givens(&puzzle).first().unwrap();
    vec![
        puzzle,
        rich,
        without(&puzzle, CellSet::of(first)),
        mutate(&puzzle, &mut rng),
        mutate(&rich, &mut rng),
        solution,
    ]
}

/// The solutions of a grid, if there are no more than some hundred.
fn all_solutions(grid: &Grid) -> Option<Vec<Grid>> {
    let mut solutions: Vec<Grid> = grid.solutions().take(300).collect();
    solutions.sort_unstable();
    (solutions.len() < 300).then_some(solutions)
}

#[test]
fn redundant_givens_change_nothing() {
    for seed in 0..PUZZLES as u64 / 5 {
        for grid in grids(seed) {
            let Some(solutions) = all_solutions(&grid) else {
                continue;
            };
            let redundant = grid.redundant_givens();
            for cell in givens(&grid) {
                let same = all_solutions(&without(&grid, cell.into())) == Some(solutions.clone());
                assert_eq!(redundant.contains(cell), same, "{grid} {cell}");
            }
            assert!(givens(&grid).is_superset(redundant));
            let minimal = solutions.len() == 1 && redundant.is_empty();
            assert_eq!(grid.is_minimal(), minimal, "{grid}");
        }
    }
}

#[test]
fn ambiguous_cells_are_those_that_differ() {
    for seed in 0..PUZZLES as u64 / 5 {
        for grid in grids(seed) {
            let Some(solutions) = all_solutions(&grid) else {
                continue;
            };
            let differs = |cell: &Cell| solutions.iter().any(|s| s[*cell] != solutions[0][*cell]);
            let expected: CellSet = Cell::ALL.into_iter().filter(differs).collect();
            assert_eq!(grid.ambiguous_cells(), expected, "{grid}");
        }
    }
    assert_eq!(Grid::EMPTY.ambiguous_cells(), CellSet::ALL);
}

#[test]
fn minimizing() {
    for seed in 0..PUZZLES as u64 / 5 {
        for grid in grids(seed) {
            match grid.minimize(seed) {
                Ok(minimal) => {
                    assert!(grid.extends(&minimal));
                    assert_minimal(&minimal, Symmetry::None);
                }
                Err(error) => assert_eq!(grid.solve_unique(), Err(error)),
            }
        }
    }
    assert_eq!(Grid::EMPTY.minimize(0), Err(SolveError::NotUnique));
    let solution = Grid::random_solution(2);
    assert_ne!(solution.minimize(0), solution.minimize(1));
}

#[test]
fn random_solutions() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..1_000 {
        let grid = Grid::random_solution(seed);
        assert_solves(&grid, &Grid::EMPTY);
        assert!(seen.insert(grid));
    }
    // Each digit comes in each cell about as often.
    for cell in Cell::ALL {
        let mut counts = [0; 9];
        for grid in &seen {
            counts[grid[cell].unwrap().index()] += 1;
        }
        assert!(
            counts.iter().all(|count| (65..160).contains(count)),
            "{cell} {counts:?}"
        );
    }
}

#[cfg(feature = "rand_core")]
#[test]
fn a_random_generator_of_your_own() {
    struct Counter(u64);
    impl rand_core::TryRng for Counter {
        type Error = std::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            unreachable!("a seed has 64 bits")
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            self.0 += 1;
            Ok(self.0)
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("a seed has 64 bits")
        }
    }
    let mut rng = Counter(0);
    let mut first = Generator::from_rng(&mut rng);
    assert_eq!(first.next(), Generator::from_seed(1).next());
    let wish = Generator::builder().symmetry(Symmetry::HalfTurn);
    let mut second = wish.build_from_rng(&mut rng).unwrap();
    assert_eq!(second.next(), wish.build(2).unwrap().next());
}

#[test]
fn names_of_symmetries() {
    for symmetry in Symmetry::ALL {
        let name = symmetry.to_string();
        assert_eq!(name.parse(), Ok(symmetry));
        assert_eq!(
            name.replace('-', ""),
            format!("{symmetry:?}").to_lowercase()
        );
    }
    assert!("Half-turn".parse::<Symmetry>().is_err());
}
