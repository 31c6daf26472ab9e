//! Vectors: what the search computes on, and memory that it does not set up. The one module
//! with `unsafe` code.
//!
//! ```text
//! word     a word of the portable engine: one digit, or four side by side
//!  sse2    the four, in a register that every x86-64 build has
//! lanes    a vector of the SIMD engines: 27 places
//!  avx2    in three registers
//!  avx512  in one
//! buffer   a list that costs nothing to set up
//! stack    a stack, likewise
//! stacks   several of them side by side
//! ```
//!
//! It knows nothing of the rest of the crate.
//!
//! # Why it is sound
//!
//! SSE2 is asked of the build. The other instruction sets are asked of the CPU, and only
//! if it has them there is a value of [`Cpu`]. To make a vector out of
//! nothing takes a `Cpu`, and all other operations take a vector. So code that has
//! either runs on a CPU that has the instructions.
//!
//! The list and the stacks read no place above their length, and below it every place has
//! been written.

#![allow(unsafe_code, reason = "intrinsics, and memory left as it is")]

/// Whether this build takes the small form, and goes without all that is there for speed alone.
pub(crate) const SMALL: bool = cfg!(any(
    feature = "small",
    target_pointer_width = "16",
    all(target_pointer_width = "32", target_os = "none"),
));

mod buffer;
mod stacks;
mod word;

pub(crate) use buffer::Buffer;
pub(crate) use stacks::Stacks;
pub(crate) use word::Word;

cfg_select! {
    all(target_arch = "x86_64", target_feature = "sse2") => {
        mod sse2;

        pub(crate) use sse2::Quad;
    }
    _ => {}
}

cfg_select! {
    all(target_arch = "x86_64", target_feature = "sse2", not(feature = "small")) => {
        mod avx2;
        mod avx512;
        mod lanes;
        mod stack;

        pub(crate) use avx2::Ymm;
        pub(crate) use avx512::Zmm;
        pub(crate) use lanes::{Cpu, Lanes, Task};
        pub(crate) use stack::Stack;
    }
    _ => {}
}
