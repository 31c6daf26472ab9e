//! Transforms by number, and what a permutation must be.
//!
//! A number in mixed radix: the order of the digits (9!), then for columns and for
//! rows the order of the chutes (6) and the order within each chute (6³), and last
//! whether to transpose (2).

use super::Transform;
use crate::{Column, Digit, Row};

impl Transform {
    /// The transform with this number, `None` from [`COUNT`](Self::COUNT) on.
    ///
    /// The numbers are stable. 0 is the identity; the transforms that keep the names
    /// of digits are those below 2 × 6⁸ = 3,359,232, times 9! = 362,880.
    ///
    /// ```
    /// use bitdoku::Transform;
    ///
    /// assert_eq!(Transform::from_index(0), Some(Transform::IDENTITY));
    /// let geometric = Transform::from_index(1_000_000 * 362_880);
    /// assert!(geometric.is_some_and(|it| it.digits() == Transform::IDENTITY.digits()));
    /// assert_eq!(Transform::from_index(Transform::COUNT), None);
    /// ```
    #[must_use]
    pub const fn from_index(index: u64) -> Option<Self> {
        if index < Self::COUNT {
            Some(decode(index))
        } else {
            None
        }
    }

    /// The number, from 0 to [`COUNT`](Self::COUNT) - 1.
    ///
    /// ```
    /// use bitdoku::Transform;
    ///
    /// let transform = Transform::random(1);
    /// assert_eq!(Transform::from_index(transform.index()), Some(transform));
    /// ```
    #[must_use]
    pub fn index(&self) -> u64 {
        let rows = rank_lines(&self.rows.map(Row::index));
        let columns = rank_lines(&self.columns.map(Column::index));
        let digits = rank(&self.digits.map(Digit::index));
        ((u64::from(self.transpose) * LINES + rows) * LINES + columns) * DIGITS + digits
    }
}

const DIGITS: u64 = 362_880;
/// The orders of nine rows, or columns, that keep chutes together.
const LINES: u64 = 6 * 6 * 6 * 6;

/// The transform with this number, of which what exceeds [`Transform::COUNT`] is
/// left out.
pub(super) const fn decode(index: u64) -> Transform {
    let digits: [usize; 9] = unrank((index % DIGITS) as u32);
    // Below 2^32: so small cores need no more divisions of 64 bits.
    let lines = (index / DIGITS) as u32;
    let columns = unrank_lines(lines % LINES as u32);
    let rows = unrank_lines(lines / LINES as u32 % LINES as u32);
    let mut transform = Transform {
        transpose: (lines / LINES as u32 / LINES as u32) & 1 != 0,
        ..Transform::IDENTITY
    };
    let mut i = 0;
    while i < 9 {
        transform.rows[i] = Row::at(rows[i]);
        transform.columns[i] = Column::at(columns[i]);
        transform.digits[i] = Digit::at(digits[i]);
        i += 1;
    }
    transform
}

/// The permutation of `0..N` with this number, in lexicographic order.
const fn unrank<const N: usize>(mut rank: u32) -> [usize; N] {
    // From the end: each item is its number among those that follow, and those
    // that are not below it move up.
    let mut items = [0; N];
    let mut i = N;
    while i > 0 {
        i -= 1;
        items[i] = (rank % (N - i) as u32) as usize;
        rank /= (N - i) as u32;
        let mut later = i + 1;
        while later < N {
            if items[later] >= items[i] {
                items[later] += 1;
            }
            later += 1;
        }
    }
    items
}

/// The number of a permutation.
fn rank(items: &[usize]) -> u64 {
    let mut number = 0;
    for (i, item) in items.iter().enumerate() {
        let rest = items.get(i..).unwrap_or_default();
        let below = rest.iter().filter(|&later| later < item).count();
        number = number * rest.len() as u64 + below as u64;
    }
    number
}

const fn unrank_lines(number: u32) -> [usize; 9] {
    let chutes: [usize; 3] = unrank(number / 216);
    let within: [[usize; 3]; 3] = [
        unrank(number / 36 % 6),
        unrank(number / 6 % 6),
        unrank(number % 6),
    ];
    let mut lines = [0; 9];
    let mut i = 0;
    while i < 9 {
        lines[i] = 3 * chutes[i / 3] + within[i / 3][i % 3];
        i += 1;
    }
    lines
}

fn rank_lines(lines: &[usize; 9]) -> u64 {
    let mut number = rank(&chutes(lines));
    for chute in lines.as_chunks::<3>().0 {
        number = number * 6 + rank(&chute.map(|line| line % 3));
    }
    number
}

/// The chute that each chute goes to, read from its first line.
fn chutes(lines: &[usize; 9]) -> [usize; 3] {
    let [a, _, _, b, _, _, c, _, _] = *lines;
    [a, b, c].map(|line| line / 3)
}

/// Whether each of `0..N` is there once.
pub(super) fn is_permutation<const N: usize>(items: &[usize; N]) -> bool {
    let present = items
        .iter()
        .fold(0_u32, |set, &item| set | 1 << (item & 31));
    present == (1 << N) - 1
}

/// Whether this is a permutation that sends lines of a chute to one chute.
pub(super) fn keeps_chutes(lines: &[usize; 9]) -> bool {
    let to = chutes(lines);
    is_permutation(lines)
        && lines
            .as_chunks::<3>()
            .0
            .iter()
            .zip(to)
            .all(|(chute, to)| chute.iter().all(|line| line / 3 == to))
}
