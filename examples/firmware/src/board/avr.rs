//! ATmega328P (2 KiB of RAM) under simavr, which shows what the serial port sends. All of it is
//! stable Rust: assembly for this processor is not, so the few things that need it go round it.

/// What [`Clock`] counts.
pub const UNIT: &[u8] = b"cycles";

const TIFR1: *mut u8 = 0x36 as *mut u8;
const SPL: *const u16 = 0x5d as *const u16;
const TCCR1B: *mut u8 = 0x81 as *mut u8;
const TCNT1L: *mut u8 = 0x84 as *mut u8;
const TCNT1H: *mut u8 = 0x85 as *mut u8;
const UCSR0A: *mut u8 = 0xc0 as *mut u8;
const UCSR0B: *mut u8 = 0xc1 as *mut u8;
const UDR0: *mut u8 = 0xc6 as *mut u8;

fn get(register: *const u8) -> u8 {
    // SAFETY: the callers name registers of the processor.
    unsafe { register.read_volatile() }
}

fn set(register: *mut u8, value: u8) {
    // SAFETY: the callers name registers of the processor, none of which changes memory.
    unsafe { register.write_volatile(value) }
}

/// Sends ASCII text over the serial port, at the fastest rate.
pub fn print(text: &[u8]) {
    set(UCSR0B, 1 << 3);
    for &byte in text {
        while get(UCSR0A) & 1 << 5 == 0 {}
        set(UDR0, byte);
    }
}

/// Runs `main` after reset and ends the emulation.
#[macro_export]
macro_rules! entry {
    ($main:ident) => {
        #[unsafe(export_name = "main")]
        extern "C" fn start() -> ! {
            $crate::board::exit($main())
        }
    };
}

/// Ends the emulation. simavr knows no exit code, so the last line tells.
pub fn exit(success: bool) -> ! {
    /// `cli`, `sleep`: simavr ends when the processor sleeps with its interrupts off.
    #[unsafe(link_section = ".text")]
    static SLEEP: [u16; 2] = [0x94f8, 0x9588];

    print(if success { b"exit 0\n" } else { b"exit 1\n" });
    // The last byte is still on its way.
    while get(UCSR0A) & 1 << 6 == 0 {}
    // SAFETY: the array is code that never returns; program memory is addressed in words.
    let sleep: extern "C" fn() -> ! =
        unsafe { core::mem::transmute(&raw const SLEEP as usize / 2) };
    sleep()
}

/// Reads a byte of a static in flash, which is another address space.
pub fn flash_byte(byte: &'static u8) -> u8 {
    unsafe extern "C" {
        /// Of avr-libc.
        fn memcpy_P(to: *mut u8, from: *const u8, length: usize) -> *mut u8;
    }
    let mut copy = 0;
    // SAFETY: both pointers are good for a byte, each in its address space.
    unsafe { memcpy_P(&mut copy, byte, 1) };
    copy
}

/// The lowest address that the stack may reach.
pub fn stack_end() -> usize {
    unsafe extern "C" {
        static __heap_start: u8;
    }
    &raw const __heap_start as usize
}

#[inline(always)]
pub fn stack_pointer() -> usize {
    // SAFETY: a register of the processor; it points below the last byte pushed.
    unsafe { SPL.read_volatile() as usize + 1 }
}

/// The 16-bit timer 1 counts in steps of 1,024 cycles, up to 134 million with its overflow flag.
pub struct Clock(());

impl Clock {
    pub fn start() -> Self {
        set(TCCR1B, 0);
        set(TCNT1H, 0);
        set(TCNT1L, 0);
        set(TIFR1, 1);
        set(TCCR1B, 0b101);
        Self(())
    }

    pub fn stop(self) -> u32 {
        // Reading the low byte latches the high one.
        let low = get(TCNT1L);
        let steps = u32::from(get(TIFR1) & 1) << 16 | u32::from(get(TCNT1H)) << 8 | u32::from(low);
        steps * 1024
    }
}
