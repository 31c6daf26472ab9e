//! The grid as it is or transposed, and which lines of it are twins.

use super::table::Table;
use crate::Grid;

/// The rows of a grid, or its columns in their place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    /// The digits of each row, 0 for a blank.
    rows: [Table; 9],
    /// The rows in which a digit stands twice.
    repeats: u16,
    pub(super) row_twins: Twins<9>,
    pub(super) band_twins: Twins<3>,
    pub(super) stack_twins: Twins<3>,
}

impl Side {
    /// The grid as it is, and transposed.
    pub(super) fn both(grid: &Grid) -> [Self; 2] {
        let mut rows = [Table::ZERO; 9];
        let mut columns = [Table::ZERO; 9];
        for (cell, digit) in grid {
            let (row, column) = (cell.row().index(), cell.column().index());
            let value = digit.map_or(0, |digit| digit.get());
            rows[row].set(column as u8, value);
            columns[column].set(row as u8, value);
        }
        let bands = Twins::of(&sorted_chutes(&rows));
        let stacks = Twins::of(&sorted_chutes(&columns));
        [
            Self::new(rows, bands, stacks),
            Self::new(columns, stacks, bands),
        ]
    }

    fn new(rows: [Table; 9], band_twins: Twins<3>, stack_twins: Twins<3>) -> Self {
        let mut with_band = [(0, Table::ZERO); 9];
        let mut repeats = 0;
        for (row, (place, cells)) in with_band.iter_mut().zip(rows).enumerate() {
            *place = (row / 3, cells);
            repeats |= u16::from(has_repeats(&cells)) << row;
        }
        Self {
            rows,
            repeats,
            row_twins: Twins::of(&with_band),
            band_twins,
            stack_twins,
        }
    }

    /// What a row holds.
    pub(super) fn row(&self, row: u8) -> Table {
        match self.rows.get(usize::from(row)) {
            Some(&cells) => cells,
            None => Table::ZERO,
        }
    }

    /// Whether a digit stands twice in a row.
    pub(super) const fn repeats(&self, row: u8) -> bool {
        self.repeats >> row & 1 != 0
    }
}

/// The rows of each band in order.
fn sorted_chutes(rows: &[Table; 9]) -> [[Table; 3]; 3] {
    let mut chutes = [[Table::ZERO; 3]; 3];
    for (sorted, &[a, b, c]) in chutes.iter_mut().zip(rows.as_chunks().0) {
        let (low, high) = (a.min(b), a.max(b));
        *sorted = [low.min(c), low.max(high.min(c)), high.max(c)];
    }
    chutes
}

fn has_repeats(cells: &Table) -> bool {
    let mut seen = 0_u16;
    let mut repeats = false;
    for column in 0..9 {
        // The blank, bit 0, does not count.
        let digit = 1 << cells.get(column) & !1;
        repeats |= seen & digit != 0;
        seen |= digit;
    }
    repeats
}

/// Which of `N` things are equal, so that a swap of them changes nothing: it is
/// enough to try the first, and to count it for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Twins<const N: usize> {
    /// For each thing, the set of those before it that are equal to it.
    before: [u16; N],
}

impl<const N: usize> Twins<N> {
    fn of<T: PartialEq>(things: &[T; N]) -> Self {
        let mut twins = Self { before: [0; N] };
        for (index, (before, thing)) in twins.before.iter_mut().zip(things).enumerate() {
            for (other, twin) in things.iter().enumerate().take(index) {
                *before |= u16::from(twin == thing) << other;
            }
        }
        twins
    }

    /// The members of a set of which no twin comes before them in it.
    pub(super) fn first(&self, set: u16) -> u16 {
        if self.before == [0; N] {
            return set;
        }
        let mut first = set;
        for (thing, before) in self.before.iter().enumerate() {
            if before & set != 0 {
                first &= !(1 << thing);
            }
        }
        first
    }

    /// How many members of a set are twins of its member `thing`, of which none comes
    /// before it; itself included.
    pub(super) fn count(&self, thing: u8, set: u16) -> u32 {
        let mut count = 1;
        for (other, before) in self.before.iter().enumerate() {
            count += u32::from(before >> thing & set >> other & 1);
        }
        count
    }
}
