//! What the tests and benches share: oracles, puzzles and where they come from.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod cases;
pub(crate) mod cliffs;
pub(crate) mod corpus;
pub(crate) mod engines;
pub(crate) mod example;
pub(crate) mod mixture;
pub(crate) mod oracle;
pub(crate) mod puzzles;
pub(crate) mod rng;
pub(crate) mod rules;
pub(crate) mod symmetry;
