//! The form that the search takes on a target: its word, and how many boards it
//! saves.
//!
//! The small form saves one board: it takes a fifth of the memory, and more time on
//! hard puzzles, where it propagates again what it has not kept. Cores without an
//! operating system and with 16 or 32 bits get it, and every target with the feature
//! `small`. Nodes, solutions and their order are the same in all forms.

use super::search::Backtracker;

/// One digit a word, one board saved.
pub(super) type Small = Backtracker<u32, 9, 1>;

/// One digit a word, for a host whose vectors we do not use.
pub(super) type Scalar = Backtracker<u32, 9, 12>;

/// Four digits a word.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(super) type Vector = Backtracker<crate::arch::Quad, 3, 12>;

const _: () = assert!(size_of::<Small>() <= 1024);
const _: () = assert!(size_of::<Scalar>() <= 2560);
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
const _: () = assert!(size_of::<Vector>() <= 2560);

cfg_select! {
    any(
        feature = "small",
        target_pointer_width = "16",
        all(target_pointer_width = "32", target_os = "none"),
    ) => {
        pub(in crate::solver) type Form = Small;
    }
    all(target_arch = "x86_64", target_feature = "sse2") => {
        pub(in crate::solver) type Form = Vector;
    }
    _ => {
        pub(in crate::solver) type Form = Scalar;
    }
}
