//! Stacks side by side, which cost nothing to set up.

use core::mem::MaybeUninit;

/// `S` stacks of at most `N` pairs each.
///
/// They lie level by level: what is used of many stacks that are seldom deep is then close
/// together, on a few pages of memory instead of two for each stack.
pub(crate) struct Stacks<T: Copy, U: Copy, const N: usize, const S: usize> {
    lens: [usize; S],
    values: [[MaybeUninit<T>; S]; N],
    notes: [[MaybeUninit<U>; S]; N],
}

impl<T: Copy, U: Copy, const N: usize, const S: usize> Stacks<T, U, N, S> {
    /// Without a pair.
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self {
            lens: [0; S],
            values: [const { [const { MaybeUninit::uninit() }; S] }; N],
            notes: [const { [const { MaybeUninit::uninit() }; S] }; N],
        }
    }

    /// Puts a pair on top of a stack. The caller knows that there is room.
    #[inline(always)]
    pub(crate) fn push(&mut self, stack: usize, value: T, note: U) {
        let Some(len) = self.lens.get_mut(stack) else {
            return;
        };
        debug_assert!(*len < N);
        if let (Some(values), Some(notes)) = (self.values.get_mut(*len), self.notes.get_mut(*len))
            && let (Some(v), Some(n)) = (values.get_mut(stack), notes.get_mut(stack))
        {
            v.write(value);
            n.write(note);
            *len += 1;
        }
    }

    /// The pair on top of a stack.
    #[inline(always)]
    pub(crate) fn top(&mut self, stack: usize) -> Option<(&T, &mut U)> {
        let top = self.lens.get(stack)?.checked_sub(1)?;
        let value = self.values.get(top)?.get(stack)?;
        let note = self.notes.get_mut(top)?.get_mut(stack)?;
        // SAFETY: `push` wrote both at every level below the stack's length.
        Some(unsafe { (value.assume_init_ref(), note.assume_init_mut()) })
    }

    /// Takes the pair on top of a stack away. How many are left?
    #[inline(always)]
    pub(crate) fn pop(&mut self, stack: usize) -> usize {
        let Some(len) = self.lens.get_mut(stack) else {
            return 0;
        };
        *len = len.saturating_sub(1);
        *len
    }

    /// Takes all pairs of a stack away.
    #[inline(always)]
    pub(crate) fn clear(&mut self, stack: usize) {
        if let Some(len) = self.lens.get_mut(stack) {
            *len = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_in_first_out_side_by_side() {
        let mut stacks = Stacks::<u64, u8, 2, 3>::new();
        stacks.push(1, 1, 10);
        stacks.push(2, 5, 50);
        stacks.push(1, 2, 20);
        assert_eq!(stacks.top(0), None);
        if let Some((_, note)) = stacks.top(1) {
            *note += 1;
        }
        assert_eq!(stacks.top(1), Some((&2, &mut 21)));
        assert_eq!(stacks.pop(1), 1);
        assert_eq!(stacks.top(1), Some((&1, &mut 10)));
        stacks.clear(1);
        assert_eq!(stacks.pop(1), 0);
        assert_eq!(stacks.top(1), None);
        assert_eq!(stacks.top(2), Some((&5, &mut 50)));
        assert_eq!(stacks.top(3), None);
    }
}
