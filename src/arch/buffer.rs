//! A list of bounded length that costs nothing to set up.

use core::mem::MaybeUninit;

/// At most `N` values.
pub(crate) struct Buffer<T: Copy, const N: usize> {
    len: usize,
    values: [MaybeUninit<T>; N],
}

impl<T: Copy, const N: usize> Buffer<T, N> {
    /// Without a value.
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self {
            len: 0,
            values: [const { MaybeUninit::uninit() }; N],
        }
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Puts a value at the end. The caller knows that there is room.
    #[inline(always)]
    pub(crate) fn push(&mut self, value: T) {
        debug_assert!(self.len < N);
        if let Some(place) = self.values.get_mut(self.len) {
            place.write(value);
            self.len += 1;
        }
    }

    /// The values.
    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[T] {
        let values = self.values.get(..self.len).unwrap_or_default();
        // SAFETY: `push` wrote every place below `len`.
        unsafe { values.assume_init_ref() }
    }

    /// The first `len` values, at most `N`; those that are not there yet are made.
    #[inline(always)]
    pub(crate) fn first(&mut self, len: usize, value: T) -> &mut [T] {
        let len = len.min(N);
        while self.len < len {
            self.push(value);
        }
        let values = self.values.get_mut(..len).unwrap_or_default();
        // SAFETY: `push` wrote every place below `self.len`, which is not below `len`.
        unsafe { values.assume_init_mut() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_order_and_kept() {
        let mut buffer = Buffer::<u64, 3>::new();
        assert_eq!(buffer.as_slice(), []);
        buffer.push(1);
        buffer.push(2);
        assert_eq!((buffer.len(), buffer.as_slice()), (2, &[1, 2][..]));
        assert_eq!(buffer.first(1, 7), [1]);
        assert_eq!(buffer.first(9, 7), [1, 2, 7]);
        assert_eq!(buffer.len(), 3);
        buffer.clear();
        assert_eq!(buffer.as_slice(), []);
    }
}
