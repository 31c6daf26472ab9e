//! The digits 1 to 9.

use core::fmt;
use core::str::FromStr;

dense_enum! {
    /// A digit from 1 to 9.
    ///
    /// Its discriminant is the digit itself; [`index`](Self::index) counts from 0
    /// as everywhere in this crate. `Option<Digit>`, the content of a cell, takes
    /// one byte.
    ///
    /// ```
    /// use bitdoku::Digit;
    ///
    /// let five = Digit::new(5).ok_or("no digit")?;
    /// assert_eq!(five, Digit::D5);
    /// assert_eq!((five.get(), five.index(), five.char()), (5, 4, '5'));
    /// assert_eq!("5".parse(), Ok(five));
    /// assert_eq!(Digit::new(0), None);
    /// # Ok::<(), &str>(())
    /// ```
    Digit: 9 from 1, "digit", index 0 to 8 { D1 D2 D3 D4 D5 D6 D7 D8 D9 }
}

impl Digit {
    /// The digit of this value, `None` unless it is 1 to 9.
    #[inline]
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        Self::from_index((value as usize).wrapping_sub(1))
    }

    /// The value, from 1 to 9.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The digit of an ASCII character, `None` unless it is `'1'` to `'9'`.
    #[inline]
    #[must_use]
    pub const fn from_char(char: char) -> Option<Self> {
        match char {
            '1'..='9' => Self::new(char as u8 - b'0'),
            _ => None,
        }
    }

    /// The ASCII character, `'1'` to `'9'`.
    #[inline]
    #[must_use]
    pub const fn char(self) -> char {
        (b'0' + self.get()) as char
    }
}

// Asserted while compiling, because no test runs where a `usize` has 16 bits,
// too few for this character.
const _: () = assert!(Digit::from_char('\u{10031}').is_none());

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl FromStr for Digit {
    type Err = ParseDigitError;

    /// Reads one ASCII character, `1` to `9`, and nothing else.
    fn from_str(text: &str) -> Result<Self, ParseDigitError> {
        match text.as_bytes() {
            &[byte] => Self::from_char(char::from(byte)).ok_or(ParseDigitError(())),
            _ => Err(ParseDigitError(())),
        }
    }
}

impl TryFrom<u8> for Digit {
    type Error = ParseDigitError;

    /// The same as [`Digit::new`].
    fn try_from(value: u8) -> Result<Self, ParseDigitError> {
        Self::new(value).ok_or(ParseDigitError(()))
    }
}

impl From<Digit> for u8 {
    /// The same as [`Digit::get`].
    fn from(digit: Digit) -> Self {
        digit.get()
    }
}

impl From<Digit> for char {
    /// The same as [`Digit::char`].
    fn from(digit: Digit) -> Self {
        digit.char()
    }
}

/// A text or number was not a [`Digit`].
///
/// ```
/// use bitdoku::Digit;
///
/// let error = Digit::try_from(0).unwrap_err();
/// assert_eq!(error.to_string(), "expected a digit from 1 to 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigitError(());

impl fmt::Display for ParseDigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a digit from 1 to 9")
    }
}

impl core::error::Error for ParseDigitError {}
