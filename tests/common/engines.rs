//! The engines that can run here; the others are said to be skipped.

use bitdoku::Engine;
use std::io::{self, Write};
use std::sync::LazyLock;

/// The engines that can run here.
pub(crate) fn engines() -> &'static [Engine] {
    static HERE: LazyLock<Vec<Engine>> = LazyLock::new(|| {
        let (here, not): (Vec<_>, Vec<_>) = Engine::ALL
            .into_iter()
            .partition(|engine| engine.is_available());
        for engine in not {
            // Past the capture of tests that pass, or nobody would see it.
            let _ = writeln!(
                io::stderr(),
                "skipped: {engine} is not available on this CPU"
            );
        }
        here
    });
    &HERE
}
