//! The search, depth first.

use super::best::Best;
use super::side::Side;
use super::state::{State, Step};

/// The most branches that can be open at once. Rows make 6, since the last of a band
/// is no choice, and each of the others cuts a class: of three stacks, or of three
/// columns in each.
const MAX_DEPTH: usize = 6 + 2 + 6;

/// Walks through all states of a side up to this many rows that are not above the
/// best, and finds the best.
pub(super) fn walk(side: &Side, rows: u8, best: &mut Best) {
    let mut frames = [(State::START, 0); MAX_DEPTH];
    let mut depth = 0_usize;
    let mut state = State::START;
    loop {
        best.states = best.states.saturating_add(1);
        let (mut choice, others) = split(run(&mut state, side, rows, best));
        if others != 0
            && let Some(frame) = frames.get_mut(depth)
        {
            *frame = (state, others);
            depth += 1;
        }
        while !choice.is_some_and(|choice| state.choose(choice, side, best)) {
            // Back to the newest branch, for its next choice.
            let newest = depth.wrapping_sub(1);
            let Some((branch, choices)) = frames.get_mut(newest) else {
                return;
            };
            state = *branch;
            (choice, *choices) = split(*choices);
            if *choices == 0 {
                depth = newest;
            }
        }
    }
}

/// The first of some choices, and the others.
#[inline(always)]
const fn split(choices: u32) -> (Option<u8>, u32) {
    if choices == 0 {
        return (None, 0);
    }
    (
        Some(choices.trailing_zeros() as u8),
        choices & (choices - 1),
    )
}

/// Goes on to a branch, and gives its choices: none at an end.
#[inline]
fn run(state: &mut State, side: &Side, rows: u8, best: &mut Best) -> u32 {
    while !state.has_placed(rows) {
        match state.step(side, best) {
            Step::Next => {}
            Step::Dead => return 0,
            Step::Branch(choices) => return choices,
        }
    }
    let (first, second) = state.first_rows();
    best.note(first, second);
    if rows == 9 {
        let (way, ways) = state.way(best.transpose);
        if best.ways == 0 {
            best.way = way;
        }
        best.ways += ways;
    }
    0
}
