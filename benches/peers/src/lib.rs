//! What the benches and the tests of this folder share: the solvers compared, the
//! puzzles they are given, and how their time is taken.

pub mod batch;
pub mod making;
pub mod puzzles;
pub mod race;
pub mod racer;
pub mod solvers;
