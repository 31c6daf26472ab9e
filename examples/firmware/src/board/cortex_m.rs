//! Cortex-M under QEMU, with semihosting.

use core::sync::atomic::{AtomicU32, Ordering};

use cortex_m::peripheral::{SYST, syst::SystClkSource};
use cortex_m_rt::exception;

pub use crate::semihosted::{Clock, UNIT, exit, flash_byte, print, println, read};
pub use cortex_m::asm::delay;

/// Runs `main` after reset and ends the emulation with what it returns.
#[macro_export]
macro_rules! entry {
    ($main:ident) => {
        #[cortex_m_rt::entry]
        fn start() -> ! {
            $crate::board::exit($main())
        }
    };
}

/// The lowest address that the stack may reach.
pub fn stack_end() -> usize {
    cortex_m_rt::heap_start() as usize
}

#[inline(always)]
pub fn stack_pointer() -> usize {
    cortex_m::register::msp::read() as usize
}

/// The 24-bit SysTick timer, whose period is the board's.
pub struct Timer(SYST);

const RELOAD: u32 = 0x00ff_ffff;
static WRAPS: AtomicU32 = AtomicU32::new(0);

#[exception]
fn SysTick() {
    // No read-modify-write: a Cortex-M0 has none, and nothing else writes while it counts.
    WRAPS.store(WRAPS.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

impl Timer {
    pub fn start() -> Self {
        // SAFETY: nothing else uses the timer.
        let mut timer = unsafe { cortex_m::Peripherals::steal() }.SYST;
        timer.set_clock_source(SystClkSource::Core);
        timer.set_reload(RELOAD);
        timer.clear_current();
        timer.enable_counter();
        // It holds 0 until its first tick, which is no wrap.
        while SYST::get_current() == 0 {}
        WRAPS.store(0, Ordering::Relaxed);
        timer.enable_interrupt();
        Self(timer)
    }

    pub fn ticks(mut self) -> u64 {
        let current = SYST::get_current();
        self.0.disable_interrupt();
        let wraps = u64::from(WRAPS.load(Ordering::Relaxed));
        wraps * u64::from(RELOAD + 1) + u64::from(RELOAD - current)
    }
}
