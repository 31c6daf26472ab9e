//! What the bench and the tests of this folder share: the solvers compared, and
//! the puzzles they are given.

pub mod puzzles;
pub mod solvers;
