//! What the binaries share: `board` starts the processor, prints and measures (one file a
//! processor, the same names in each), `cases` are the puzzles that are measured, `cost` measures.
#![no_std]

#[cfg_attr(target_arch = "arm", path = "board/cortex_m.rs")]
#[cfg_attr(target_arch = "avr", path = "board/avr.rs")]
#[cfg_attr(target_arch = "riscv32", path = "board/riscv.rs")]
pub mod board;
pub mod cases;
pub mod cost;
#[cfg(not(target_arch = "avr"))]
#[path = "board/semihosted.rs"]
mod semihosted;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    board::print(b"panic\n");
    board::exit(false)
}
