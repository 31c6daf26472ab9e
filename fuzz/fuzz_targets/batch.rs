//! Batches: in each lane and each place of a block the answer that the grid has alone.
//!
//! The input is a byte for the number of grids, one for the limit of counting, then for each grid
//! a byte that chooses one of those below and how many pairs of bytes change it: a cell, and its
//! new value.

#![no_main]

use bitdoku::batch::{Stream, Workspace};
use bitdoku::{Cell, Digit, Engine, Error, Grid, SolutionCount, SolveError};
use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;
use std::sync::LazyLock;

/// Grids of every kind, to be changed.
static STARTS: LazyLock<[Grid; 8]> = LazyLock::new(|| {
    [
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "11...............................................................................",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        ".................................................................................",
    ]
    .map(|line| line.parse().unwrap())
});

thread_local! {
    /// Used again and again, as what is left in them must not matter.
    static WORKSPACES: RefCell<Vec<(Engine, Box<Workspace>)>> = RefCell::new(
        Engine::ALL
            .into_iter()
            .filter_map(|engine| Some((engine, Box::new(Workspace::with_engine(engine)?))))
            .collect(),
    );
    static STREAM: RefCell<Box<Stream>> = RefCell::new(Box::new(Stream::new()));
}

/// The answers that a grid has alone.
struct Alone {
    unique: Result<Grid, SolveError>,
    count: SolutionCount,
}

fuzz_target!(|input: &[u8]| {
    let [number, limit, edits @ ..] = input else {
        return;
    };
    let grids = grids(usize::from(*number) + 1, edits);
    let limit = u64::from(limit % 20);
    let alone: Vec<Alone> = grids
        .iter()
        .map(|grid| Alone {
            unique: grid.solve_unique(),
            count: grid.count_solutions(limit),
        })
        .collect();
    WORKSPACES.with_borrow_mut(|workspaces| {
        for (engine, workspace) in workspaces {
            check(*engine, workspace, &grids, limit, &alone);
        }
    });
    STREAM.with_borrow_mut(|stream| {
        let mut answers = stream.solve_unique(grids.iter().copied().map(Ok::<_, Error>));
        for Alone { unique, .. } in &alone {
            assert_eq!(answers.next(), Some(unique.map_err(Error::Solve)));
        }
        assert_eq!(answers.next(), None);
    });
});

fn check(engine: Engine, workspace: &mut Workspace, grids: &[Grid], limit: u64, alone: &[Alone]) {
    let mut answers = vec![Err(SolveError::Undecided); grids.len()];
    workspace.solve_unique(grids, &mut answers).unwrap();
    for ((grid, answer), alone) in grids.iter().zip(&answers).zip(alone) {
        assert_eq!(*answer, alone.unique, "{engine}: {grid}");
    }
    workspace.solve(grids, &mut answers).unwrap();
    for ((grid, answer), alone) in grids.iter().zip(&answers).zip(alone) {
        match answer {
            Ok(solution) if alone.unique == Err(SolveError::NotUnique) => {
                assert!(
                    solution.is_solved() && solution.extends(grid),
                    "{engine}: {grid}"
                );
            }
            answer => assert_eq!(*answer, alone.unique, "{engine}: {grid}"),
        }
    }
    let mut counts = vec![SolutionCount::AtLeast(u64::MAX); grids.len()];
    workspace
        .count_solutions(grids, limit, &mut counts)
        .unwrap();
    for ((grid, count), alone) in grids.iter().zip(counts).zip(alone) {
        assert_eq!(count, alone.count, "{engine}, limit {limit}: {grid}");
    }
}

/// So many grids. When the input is used up it begins anew, now with other digits.
fn grids(number: usize, edits: &[u8]) -> Vec<Grid> {
    let mut grids = Vec::new();
    let mut bytes = edits.iter().copied().chain([0]).cycle();
    let mut next = || usize::from(bytes.next().unwrap_or_default());
    for shift in 0..number {
        let choice = next();
        let mut grid = STARTS[choice % STARTS.len()];
        for _ in 0..choice / 8 % 4 {
            let cell = Cell::ALL[next() % 81];
            grid.set(cell, Digit::from_index(next() % 12));
        }
        let renamed = grid.iter().map(|(cell, digit)| {
            let name = |digit: Digit| Digit::from_index((digit.index() + shift) % 9);
            (cell, digit.and_then(name))
        });
        let mut moved = Grid::EMPTY;
        for (cell, digit) in renamed {
            moved.set(cell, digit);
        }
        grids.push(moved);
    }
    grids
}
