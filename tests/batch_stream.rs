//! Streams: the same answers as one by one, each in its place, and no more taken than a chunk.

mod common;

use bitdoku::batch::Stream;
use bitdoku::{Error, Grid, ParseGridError, SolutionCount, SolveError};
use common::mixture::{KINDS, mixture};
use common::rng::Rng;
use common::rules::assert_solves;
use std::cell::Cell;
use std::iter;

const CHUNK: usize = Stream::CHUNK;

/// Whether to test less of it, as it is slow.
const SLOW: bool = cfg!(debug_assertions);

fn stream() -> Box<Stream> {
    Box::new(Stream::new())
}

/// A text that is read or not, mostly of few cells without optimisation: errors are quick.
fn line(rng: &mut Rng) -> String {
    match rng.below(if SLOW { 50 } else { 6 }) {
        0 => mixture(1, rng)[0].to_string(),
        1 => KINDS[rng.below(KINDS.len())].grids(1, rng)[0].to_string() + " # remark",
        2 => "# remark".to_owned(),
        3 => String::new(),
        _ => "123456789".repeat(rng.below(12)),
    }
}

fn lines(len: usize, rng: &mut Rng) -> Vec<String> {
    (0..len).map(|_| line(rng)).collect()
}

fn alone<T>(line: &str, ask: impl FnOnce(&Grid) -> Result<T, SolveError>) -> Result<T, Error> {
    Ok(ask(&line.parse()?)?)
}

#[test]
fn one_answer_for_each_line_around_the_blocks() {
    let mut rng = Rng::new(1);
    let mut stream = stream();
    for len in [
        0,
        1,
        5,
        CHUNK - 1,
        CHUNK,
        CHUNK + 1,
        2 * CHUNK,
        2 * CHUNK + 200,
    ] {
        let lines = lines(len, &mut rng);
        let grids = || lines.iter().map(|line| line.parse::<Grid>());

        let unique: Vec<_> = stream.solve_unique(grids()).collect();
        let expected = lines.iter().map(|line| alone(line, Grid::solve_unique));
        assert!(expected.eq(unique.iter().copied()), "{len} lines");

        let counts: Vec<_> = stream.count_solutions(grids(), 3).collect();
        let expected = lines
            .iter()
            .map(|line| alone(line, |grid| Ok(grid.count_solutions(3))));
        assert!(expected.eq(counts), "{len} lines");

        let solutions: Vec<_> = stream.solve(grids()).collect();
        assert_eq!(solutions.len(), len);
        for ((line, solution), unique) in lines.iter().zip(solutions).zip(unique) {
            match solution {
                Ok(solution) if unique == Err(Error::Solve(SolveError::NotUnique)) => {
                    assert_solves(&solution, &line.parse().unwrap());
                }
                solution => assert_eq!(solution, unique, "{line}"),
            }
        }
    }
}

/// Blocks without a bad line, and with nothing else.
#[test]
fn all_good_and_all_bad() {
    let solved = KINDS[6].grids(1, &mut Rng::new(2))[0];
    let mut stream = stream();
    let grids = iter::repeat_n(Ok::<_, Error>(solved), 2 * CHUNK + 1);
    assert_eq!(
        stream.solve_unique(grids).filter(Result::is_ok).count(),
        2 * CHUNK + 1
    );
    let error = "12".parse::<Grid>().unwrap_err();
    let errors = iter::repeat_n(Err(error), 2 * CHUNK + 1);
    let answers = stream.solve_unique(errors.clone());
    assert!(answers.eq(iter::repeat_n(Err(Error::Parse(error)), 2 * CHUNK + 1)));
    let counts = stream.count_solutions(errors, 0);
    assert!(counts.eq(iter::repeat_n(Err(Error::Parse(error)), 2 * CHUNK + 1)));
}

#[test]
fn a_limit_of_zero() {
    let grids = [Grid::EMPTY; 2].map(Ok::<_, Error>);
    let mut stream = stream();
    let counts = stream.count_solutions(grids, 0);
    assert!(counts.eq([Ok(SolutionCount::AtLeast(0)); 2]));
}

/// Whatever converts into the error of the crate is an error here.
#[test]
fn arrays_of_numbers() {
    let mut wrong = [0; 81];
    wrong[3] = 10;
    let error = Grid::try_from(wrong).unwrap_err();
    let mut stream = stream();
    let mut answers = stream.solve(vec![[0; 81], wrong].into_iter().map(Grid::try_from));
    assert!(answers.next().unwrap().is_ok());
    assert_eq!(answers.next(), Some(Err(Error::Value(error))));
    assert_eq!(answers.next(), None);
}

/// Nothing is taken before the first answer is asked for, and then a chunk at a time.
#[test]
fn takes_a_block_ahead() {
    let taken = Cell::new(0);
    let endless = iter::repeat_with(|| {
        taken.set(taken.get() + 1);
        "1".parse::<Grid>()
    });
    let mut stream = stream();
    let mut answers = stream.solve(endless);
    assert_eq!(taken.get(), 0);
    for chunk in 1..4 {
        for _ in 0..CHUNK {
            assert!(answers.next().is_some());
            assert_eq!(taken.get(), chunk * CHUNK);
        }
    }
}

#[test]
fn can_be_left_and_used_again() {
    let mut stream = stream();
    let bad = iter::repeat("1".parse::<Grid>());
    assert_eq!(stream.solve(bad.clone()).take(3).count(), 3);
    assert_eq!(
        stream.count_solutions(bad, 2).take(CHUNK + 3).count(),
        CHUNK + 3
    );
    let empty = [Ok::<_, Error>(Grid::EMPTY)];
    let not_unique = Err(Error::Solve(SolveError::NotUnique));
    assert!(stream.solve_unique(empty).eq([not_unique]));
    let none: [Result<Grid, Error>; 0] = [];
    assert_eq!(stream.solve_unique(none).next(), None);
}

/// Gives a puzzle, nothing, a puzzle, and so on.
struct Stuttering(bool);

impl Iterator for Stuttering {
    type Item = Result<Grid, ParseGridError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0 = !self.0;
        self.0.then_some(Ok(Grid::EMPTY))
    }
}

#[test]
fn is_over_when_the_puzzles_are() {
    let mut stream = stream();
    let mut answers = stream.solve(Stuttering(false));
    assert!(answers.next().is_some());
    assert!((0..5).all(|_| answers.next().is_none()));
    assert_eq!(answers.size_hint(), (0, Some(0)));
}

#[test]
fn knows_how_many_follow() {
    let len = CHUNK + 10;
    let errors = vec!["1".parse::<Grid>(); len];
    let mut stream = stream();
    let mut answers = stream.solve_unique(errors.iter().copied());
    for left in (0..=len).rev() {
        assert_eq!(answers.size_hint(), (left, Some(left)));
        assert_eq!(answers.len(), left);
        assert_eq!(answers.next().is_some(), left > 0);
    }
    let mut counts = stream.count_solutions(errors.iter().copied(), 2);
    for left in (0..=len).rev() {
        assert_eq!(counts.len(), left);
        assert_eq!(counts.next().is_some(), left > 0);
    }
    let mut endless = stream.solve(iter::repeat("1".parse::<Grid>()));
    assert_eq!(endless.size_hint(), (usize::MAX, None));
    assert!(endless.next().is_some());
    assert_eq!(endless.size_hint(), (usize::MAX, None));
}

#[test]
fn traits() {
    fn shared<T: Send + Sync>(_: &T) {}
    let mut stream = stream();
    shared(&stream);
    assert_eq!(format!("{stream:?}"), "Stream { .. }");
    let none = iter::empty::<Result<Grid, Error>>();
    assert_eq!(
        format!("{:?}", stream.solve(none.clone())),
        "Answers { .. }"
    );
    let counts = stream.count_solutions(none, 1);
    assert_eq!(format!("{counts:?}"), "Counts { .. }");
}

/// Without an initial value there is nothing that could be moved.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes twice the size without optimisation")]
fn is_not_made_on_the_stack() {
    let thread = std::thread::Builder::new().stack_size(200 * 1024);
    let answer = thread.spawn(|| {
        let empty = vec![Ok::<_, Error>(Grid::EMPTY); 200];
        let mut stream = stream();
        stream.solve(empty).filter(Result::is_ok).count()
    });
    assert_eq!(answer.unwrap().join().unwrap(), 200);
}
