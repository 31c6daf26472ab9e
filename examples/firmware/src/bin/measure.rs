//! Solves every case on the board, checks the answers, and prints what each took: a line
//! with its name, `right` or `WRONG`, twice the stack in bytes and the time in the clock's unit, of
//! `solve_unique` and of `count_solutions` up to 100, and the time of the longest step.
#![no_std]
#![no_main]

use bitdoku::{Grid, OutOfSteps, SolutionCount, SolveError};
use firmware::board::{Clock, UNIT, print};
use firmware::cases::{self, Answer, Case};
use firmware::cost::{Cost, apart, measure, print_number};

firmware::entry!(main);

/// Solutions that are counted at most.
const LIMIT: u64 = 100;

fn main() -> bool {
    print(b"unit ");
    print(UNIT);
    print(b"\n");
    cases::all().all(run)
}

fn run(case: Case) -> bool {
    case.print_name();
    let Some(grid) = case.grid() else {
        print(b" cannot be read\n");
        return false;
    };
    let answer = case.answer();
    let checked = is_checked(&grid, answer);
    let mut costs = [Cost::default(); 2];
    let [unique, count] = &mut costs;
    let solved = is_solved(&grid, answer, unique);
    let counted = is_counted(&grid, answer, count);

    let right = checked && solved && counted;
    print(if right { b" right" } else { b" WRONG" });
    for cost in costs {
        print_number(cost.stack as u64);
        print_number(cost.time.into());
    }
    print_number(longest_step(&grid).into());
    print(b"\n");
    right
}

fn is_checked(grid: &Grid, answer: Answer) -> bool {
    let valid = answer != Answer::Conflict;
    grid.is_valid() == valid && grid.conflicts().next().is_none() == valid
}

#[inline(never)]
fn is_solved(grid: &Grid, answer: Answer, cost: &mut Cost) -> bool {
    match (answer, measure(cost, || grid.solve_unique())) {
        // A puzzle with one solution has no other grid that is complete, valid and extends it.
        (Answer::Count(1), Ok(solution)) => solution.is_solution_of(grid),
        (Answer::Count(0), Err(SolveError::NoSolution))
        | (Answer::Conflict, Err(SolveError::Conflict(_)))
        | (Answer::Count(2..) | Answer::Many, Err(SolveError::NotUnique)) => true,
        _ => false,
    }
}

#[inline(never)]
fn is_counted(grid: &Grid, answer: Answer, cost: &mut Cost) -> bool {
    let right = match answer {
        Answer::Conflict => SolutionCount::Exactly(0),
        Answer::Count(n) => SolutionCount::Exactly(n.into()),
        Answer::Many => SolutionCount::AtLeast(LIMIT),
    };
    measure(cost, || grid.count_solutions(LIMIT)) == right
}

/// How long a search in portions may be away at least.
#[inline(never)]
fn longest_step(grid: &Grid) -> u32 {
    let mut search = grid.search();
    let mut longest = 0;
    // Two solutions at most: as far as the proof that one is the only one.
    for _ in 0..2 {
        loop {
            let clock = Clock::start();
            let found = apart(|| search.next_within(1));
            longest = clock.stop().max(longest);
            match found {
                Err(OutOfSteps) => {}
                Ok(Some(_)) => break,
                Ok(None) => return longest,
            }
        }
    }
    longest
}
