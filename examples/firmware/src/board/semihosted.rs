//! What the boards share that QEMU runs: the host prints, and takes the exit code.

use core::sync::atomic::{AtomicU32, Ordering};

use semihosting::io::{Read, stdin};
pub use semihosting::println;

use crate::board::{Timer, delay};

/// What [`Clock`] counts.
pub const UNIT: &[u8] = b"instructions";

/// Counts instructions. Under `-icount` emulated time is the number of instructions; what a tick
/// of the board's timer is in them, a loop of known length tells.
pub struct Clock(Timer);

/// The instructions of the loop, two a round, and the ticks that it takes once known.
const LOOP: u32 = 1 << 20;
static LOOP_TICKS: AtomicU32 = AtomicU32::new(0);

impl Clock {
    pub fn start() -> Self {
        if LOOP_TICKS.load(Ordering::Relaxed) == 0 {
            let timer = Timer::start();
            delay(LOOP);
            LOOP_TICKS.store(timer.ticks() as u32, Ordering::Relaxed);
        }
        Self(Timer::start())
    }

    pub fn stop(self) -> u32 {
        let ticks = self.0.ticks();
        (ticks * u64::from(LOOP) / u64::from(LOOP_TICKS.load(Ordering::Relaxed))) as u32
    }
}

/// Prints ASCII text.
pub fn print(text: &[u8]) {
    for &byte in text {
        semihosting::print!("{}", char::from(byte));
    }
}

/// Reads from standard input to its end or until the buffer is full; the number of bytes.
pub fn read(text: &mut [u8]) -> usize {
    let mut length = 0;
    if let Ok(mut input) = stdin() {
        while let Ok(more @ 1..) = input.read(&mut text[length..]) {
            length += more;
        }
    }
    length
}

/// Ends the emulation.
pub fn exit(success: bool) -> ! {
    semihosting::process::exit(i32::from(!success))
}

/// Reads a byte of a static in flash: an address like any other.
pub fn flash_byte(byte: &'static u8) -> u8 {
    *byte
}
