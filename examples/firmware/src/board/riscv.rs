//! RISC-V under QEMU, with semihosting.

use riscv::register::minstret;

pub use crate::semihosted::{Clock, UNIT, exit, flash_byte, print, println, read};
pub use riscv::asm::delay;

/// Runs `main` after reset and ends the emulation with what it returns.
#[macro_export]
macro_rules! entry {
    ($main:ident) => {
        #[riscv_rt::entry]
        fn start() -> ! {
            $crate::board::exit($main())
        }
    };
}

/// The lowest address that the stack may reach.
pub fn stack_end() -> usize {
    riscv_rt::heap_start() as usize
}

#[inline(always)]
pub fn stack_pointer() -> usize {
    let address;
    // SAFETY: only reads a register.
    unsafe { core::arch::asm!("mv {}, sp", out(reg) address, options(nomem, nostack)) };
    address
}

/// The counter of retired instructions, which some versions of QEMU keep in nanoseconds.
pub struct Timer(u64);

impl Timer {
    pub fn start() -> Self {
        Self(minstret::read64())
    }

    pub fn ticks(self) -> u64 {
        minstret::read64() - self.0
    }
}
