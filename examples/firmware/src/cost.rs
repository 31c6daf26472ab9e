//! What a call costs: time and stack.

use crate::board::{Clock, exit, print, stack_end, stack_pointer};

/// Without `core::fmt`, whose tables would fill the RAM of an AVR.
pub fn print_number(mut number: u64) {
    let mut text = [b' '; 21];
    for digit in text[1..].iter_mut().rev() {
        *digit = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    let blanks = text.iter().take_while(|&&byte| byte == b' ').count();
    print(&text[blanks.saturating_sub(1)..]);
}

#[derive(Clone, Copy, Default)]
pub struct Cost {
    /// Bytes below the caller.
    pub stack: usize,
    pub time: u32,
}

const PAINT: u8 = 0xa5;

/// Calls, and tells what that took. What a call returns is in its caller's frame, and not counted.
#[inline(never)]
pub fn measure<T>(cost: &mut Cost, call: impl FnOnce() -> T) -> T {
    let top = stack_pointer();
    for address in stack_end()..top {
        // SAFETY: free memory between the statics and the stack; the loop itself calls nothing.
        unsafe { (address as *mut u8).write_volatile(PAINT) };
    }
    let clock = Clock::start();
    let value = apart(call);
    cost.time = clock.stop();
    let untouched = (stack_end()..top)
        // SAFETY: the same memory.
        .take_while(|&address| unsafe { (address as *const u8).read_volatile() } == PAINT)
        .count();
    if untouched == 0 {
        print(b"out of stack\n");
        exit(false);
    }
    cost.stack = top - stack_end() - untouched;
    value
}

/// Keeps the call's frame below the painted line.
#[inline(never)]
pub fn apart<T>(call: impl FnOnce() -> T) -> T {
    call()
}
