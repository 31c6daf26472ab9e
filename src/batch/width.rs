//! How many lanes there are, by engine.

use super::job::{Job, Question};
use super::search::{Chains, Search};
use crate::Engine;

/// So many puzzles are searched at once.
pub(super) const fn lanes(engine: Engine) -> usize {
    match engine {
        Engine::Portable => 8,
        Engine::Avx2 => 16,
        Engine::Avx512 => 32,
    }
}

cfg_select! {
    all(target_arch = "x86_64", target_feature = "sse2", not(feature = "small")) => {
        use crate::arch::{Cpu, Lanes, Task, Ymm, Zmm};

        /// Does a job in the lanes of an engine, if it is available, else in those of the portable one.
        pub(super) fn search<Q: Question>(engine: Engine, job: Job<'_, Q>, chains: &mut Chains) {
            if engine == Engine::Avx512 && let Some(cpu) = Zmm::cpu() {
                Zmm::enter(cpu, In::<{ lanes(Engine::Avx512) }, Q> { job, chains });
            } else if engine == Engine::Avx2 && let Some(cpu) = Ymm::cpu() {
                Ymm::enter(cpu, In::<{ lanes(Engine::Avx2) }, Q> { job, chains });
            } else {
                Search::<{ lanes(Engine::Portable) }, Q>::run(job, chains);
            }
        }

        /// The search in `L` lanes, in a function that is compiled for the instructions.
        struct In<'a, const L: usize, Q: Question> {
            job: Job<'a, Q>,
            chains: &'a mut Chains,
        }

        impl<V, const L: usize, Q: Question> Task<V> for In<'_, L, Q> {
            type Output = ();

            #[inline(always)]
            fn run(self, _: Cpu<V>) {
                Search::<L, Q>::run(self.job, self.chains);
            }
        }
    }
    _ => {
        /// Does a job in the lanes of the portable engine.
        pub(super) fn search<Q: Question>(_: Engine, job: Job<'_, Q>, chains: &mut Chains) {
            Search::<{ lanes(Engine::Portable) }, Q>::run(job, chains);
        }
    }
}
