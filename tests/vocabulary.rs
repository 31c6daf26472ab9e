//! Digits, cells, lines, houses and their sets.

use bitdoku::{
    Block, Cell, CellSet, Column, Conflict, Digit, DigitSet, Grid, House, ParseCellError,
    ParseDigitError, Row,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::Hash;

#[test]
fn sizes() {
    assert_eq!(size_of::<Option<Digit>>(), 1);
    assert_eq!(size_of::<Option<Cell>>(), 1);
    assert_eq!(size_of::<DigitSet>(), 2);
    assert_eq!(size_of::<CellSet>(), 12);
    assert_eq!(size_of::<Grid>(), 136);
    assert!(size_of::<Conflict>() <= 8);
}

#[test]
fn common_traits() {
    fn value<T: Copy + Debug + Ord + Hash + Send + Sync + Unpin + 'static>() {}
    fn error<T: core::error::Error + Copy + Eq + Send + Sync + Unpin + 'static>() {}
    value::<Digit>();
    value::<DigitSet>();
    value::<Cell>();
    value::<CellSet>();
    value::<Row>();
    value::<Column>();
    value::<Block>();
    value::<House>();
    value::<Grid>();
    value::<Conflict>();
    error::<ParseDigitError>();
    error::<ParseCellError>();
    error::<bitdoku::InvalidValueError>();
    fn iterator<T: Clone + Debug + Send + Sync + Unpin>() {}
    iterator::<bitdoku::Conflicts<'_>>();
    iterator::<bitdoku::GridIter<'_>>();
}

/// `ALL`, `from_index` and `index` agree, and the order is that of the index.
macro_rules! dense {
    ($type:ident, $count:literal) => {
        assert_eq!($type::ALL.len(), $count);
        for (index, value) in $type::ALL.into_iter().enumerate() {
            assert_eq!(value.index(), index);
            assert_eq!($type::from_index(index), Some(value));
        }
        assert!($type::ALL.is_sorted_by(|a, b| a < b));
        for index in [$count, $count + 1, 255, 256, 256 + 1, usize::MAX] {
            assert_eq!($type::from_index(index), None, "{index}");
        }
    };
}

#[test]
fn indices() {
    dense!(Digit, 9);
    dense!(Row, 9);
    dense!(Column, 9);
    dense!(Block, 9);
    dense!(Cell, 81);
    dense!(House, 27);
}

#[test]
fn digits() {
    for value in 0..=u8::MAX {
        let digit = Digit::new(value);
        assert_eq!(digit.is_some(), (1..=9).contains(&value));
        assert_eq!(Digit::try_from(value).ok(), digit);
        assert_eq!(value.to_string().parse::<Digit>().ok(), digit);
        if let Some(digit) = digit {
            assert_eq!(digit.get(), value);
            assert_eq!(u8::from(digit), value);
            assert_eq!(digit as u8, value);
            assert_eq!(digit.to_string(), value.to_string());
        }
    }
    for char in (0..0x11_0000).filter_map(char::from_u32) {
        let digit = Digit::from_char(char);
        assert_eq!(digit.is_some(), ('1'..='9').contains(&char), "{char:?}");
        if let Some(digit) = digit {
            assert_eq!(digit.char(), char);
            assert_eq!(char::from(digit), char);
        }
    }
    for text in ["", "0", "10", "55", " 5", "5 ", "+5", "٥", "a"] {
        let error = text.parse::<Digit>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a digit from 1 to 9",
            "{text:?}"
        );
    }
}

#[test]
fn cells_lie_where_their_name_says() {
    for row in Row::ALL {
        for column in Column::ALL {
            let cell = Cell::new(row, column);
            let (r, c) = (row.index(), column.index());
            assert_eq!(cell.index(), 9 * r + c);
            assert_eq!((cell.row(), cell.column()), (row, column));
            assert_eq!(cell.block().index(), (r / 3) * 3 + c / 3);
            assert_eq!(cell.to_string(), format!("r{}c{}", r + 1, c + 1));
            assert_eq!(format!("{cell:?}"), format!("R{}C{}", r + 1, c + 1));
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(format!("{cell:?}").parse(), Ok(cell));
        }
    }
    for text in [
        "", "r1c", "r0c1", "r1c0", "r1c10", "r10c1", "c1r1", "r1c1 ", " r1c1", "r:c1", "r1é",
    ] {
        let error = text.parse::<Cell>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a cell from r1c1 to r9c9",
            "{text:?}"
        );
    }
}

#[test]
fn cell_names_are_padded() {
    let cell = Cell::R2C9;
    assert_eq!(format!("[{cell:6}]"), "[r2c9  ]");
    assert_eq!(format!("[{cell:>6}]"), "[  r2c9]");
    assert_eq!(format!("[{cell:_^7}]"), "[_r2c9__]");
    assert_eq!(format!("[{cell:2}]"), "[r2c9]");
}

#[test]
fn houses() {
    for house in House::ALL {
        let cells = house.cells();
        assert!(cells.is_sorted_by(|a, b| a < b), "{house}: reading order");
        assert_eq!(house.cell_set(), cells.into_iter().collect());
        assert_eq!(CellSet::from(house), house.cell_set());
        for cell in Cell::ALL {
            let inside = match house {
                House::Row(row) => cell.row() == row,
                House::Column(column) => cell.column() == column,
                House::Block(block) => cell.block() == block,
            };
            assert_eq!(house.contains(cell), inside, "{house} {cell}");
            assert_eq!(cells.contains(&cell), inside, "{house} {cell}");
            assert_eq!(cell.houses().contains(&house), inside, "{house} {cell}");
        }
    }
    let names: Vec<_> = House::ALL.iter().map(House::to_string).collect();
    assert_eq!(names[0], "row 1");
    assert_eq!(names[9 + 1], "column 2");
    assert_eq!(names[18 + 8], "box 9");
    assert_eq!(House::from(Row::R2), House::ALL[1]);
    assert_eq!(House::from(Column::C2), House::ALL[10]);
    assert_eq!(House::from(Block::B2), House::ALL[19]);
}

#[test]
fn peers() {
    for cell in Cell::ALL {
        for other in Cell::ALL {
            let shared = cell.row() == other.row()
                || cell.column() == other.column()
                || cell.block() == other.block();
            assert_eq!(
                cell.peers().contains(other),
                shared && cell != other,
                "{cell} {other}"
            );
        }
        assert_eq!(cell.peers().len(), 20);
    }
}

#[test]
fn digit_set_bits() {
    assert_eq!(DigitSet::EMPTY.bits(), 0);
    assert_eq!(DigitSet::ALL.bits(), 0o777);
    for digit in Digit::ALL {
        assert_eq!(DigitSet::of(digit).bits(), 1 << (digit.get() - 1));
    }
    for bits in 0..=u16::MAX {
        let expected = (bits < 512).then_some(bits);
        assert_eq!(DigitSet::from_bits(bits).map(DigitSet::bits), expected);
        assert_eq!(DigitSet::from_bits_truncate(bits).bits(), bits & 0o777);
    }
}

#[test]
fn cell_set_bits() {
    assert_eq!(CellSet::ALL.bits(), (1 << 81) - 1);
    for cell in Cell::ALL {
        assert_eq!(CellSet::of(cell).bits(), 1 << cell.index());
        assert_eq!(CellSet::from_bits(1 << cell.index()), Some(cell.into()));
    }
    for bit in 81..128 {
        assert_eq!(CellSet::from_bits(1 << bit), None);
        assert_eq!(CellSet::from_bits_truncate(1 << bit), CellSet::EMPTY);
    }
}

#[test]
fn set_texts() {
    let digits = DigitSet::from_bits_truncate(0b1_0001_0001);
    assert_eq!(digits.to_string(), "{1 5 9}");
    assert_eq!(format!("{digits:?}"), "DigitSet({1 5 9})");
    assert_eq!(
        format!("{digits:#b} {digits:o} {digits:x} {digits:X}"),
        "0b100010001 421 111 111"
    );
    assert_eq!(DigitSet::EMPTY.to_string(), "{}");
    let cells: CellSet = [Cell::R9C9, Cell::R1C4].into_iter().collect();
    assert_eq!(cells.to_string(), "{r1c4 r9c9}");
    assert_eq!(format!("{cells:?}"), "CellSet({r1c4 r9c9})");
    assert_eq!(format!("{cells:x}"), format!("{:x}", cells.bits()));
}

/// Every operation of a set type against `BTreeSet`.
macro_rules! set_model {
    ($set:ident of $item:ident, $a:expr, $b:expr) => {{
        let (a, b): ($set, $set) = ($a, $b);
        let model = |set: $set| -> BTreeSet<$item> {
            $item::ALL
                .into_iter()
                .filter(|&item| set.contains(item))
                .collect()
        };
        let (x, y) = (model(a), model(b));
        let all = model($set::ALL);

        prop_assert_eq!(model(a | b), &x | &y);
        prop_assert_eq!(model(a & b), &x & &y);
        prop_assert_eq!(model(a ^ b), &x ^ &y);
        prop_assert_eq!(model(a - b), &x - &y);
        prop_assert_eq!(model(!a), &all - &x);
        let mut c = a;
        c |= b;
        prop_assert_eq!(c, a | b);
        c ^= a;
        prop_assert_eq!(c, b - a);
        c = a;
        c &= b;
        prop_assert_eq!(c, a & b);
        c = a;
        c -= b;
        prop_assert_eq!(c, a - b);
        prop_assert_eq!(!!a, a);
        prop_assert_eq!(a.cmp(&b), a.bits().cmp(&b.bits()));
        prop_assert_eq!(a.is_superset(b), x.is_superset(&y));
        prop_assert!(a.is_superset(a & b));
        prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
        prop_assert!((a & b).is_subset(a));
        prop_assert_eq!(a.is_disjoint(b), x.is_disjoint(&y));
        prop_assert!((a - b).is_disjoint(b));

        prop_assert_eq!(a.len(), x.len());
        prop_assert_eq!(a.is_empty(), x.is_empty());
        prop_assert_eq!(a.first(), x.first().copied());
        prop_assert_eq!(a.last(), x.last().copied());
        let single = if x.len() == 1 {
            x.first().copied()
        } else {
            None
        };
        prop_assert_eq!(a.single(), single);

        prop_assert_eq!(
            a.iter().collect::<Vec<_>>(),
            x.iter().copied().collect::<Vec<_>>()
        );
        prop_assert_eq!(
            a.iter().rev().collect::<Vec<_>>(),
            x.iter().rev().copied().collect::<Vec<_>>()
        );
        prop_assert_eq!(a.iter().len(), x.len());
        prop_assert_eq!(a.iter().count(), x.len());
        prop_assert_eq!(Iterator::last(a.iter()), a.last());
        let mut ends = a.iter();
        prop_assert_eq!(ends.next(), a.first());
        prop_assert_eq!(ends.next_back(), if x.len() > 1 { a.last() } else { None });
        prop_assert_eq!(ends.len(), x.len().saturating_sub(2));
        ends.by_ref().for_each(drop);
        prop_assert_eq!((ends.next(), ends.next_back()), (None, None));
        prop_assert_eq!(a.into_iter().collect::<$set>(), a);
        prop_assert_eq!((&a).into_iter().collect::<$set>(), a);
        prop_assert_eq!($set::from_bits(a.bits()), Some(a));

        for item in $item::ALL {
            let mut set = a;
            prop_assert_eq!(set.insert(item), !x.contains(&item));
            prop_assert_eq!(set, a | item.into());
            set = a;
            prop_assert_eq!(set.remove(item), x.contains(&item));
            prop_assert_eq!(set, a - item.into());
        }
    }};
}

proptest! {
    #[test]
    fn digit_set_is_a_set(a in 0_u16..512, b in 0_u16..512) {
        set_model!(DigitSet of Digit,
            DigitSet::from_bits_truncate(a), DigitSet::from_bits_truncate(b));
    }

    #[test]
    fn cell_set_is_a_set(a: u128, b: u128, sparse: u128) {
        set_model!(CellSet of Cell,
            CellSet::from_bits_truncate(a), CellSet::from_bits_truncate(b));
        set_model!(CellSet of Cell,
            CellSet::from_bits_truncate(a & b & sparse), CellSet::from_bits_truncate(sparse));
    }

    #[test]
    fn single_of_one_or_two(a in 0_usize..81, b in 0_usize..81) {
        let (a, b) = (Cell::ALL[a], Cell::ALL[b]);
        prop_assert_eq!(CellSet::of(a).single(), Some(a));
        let pair: CellSet = [a, b].into_iter().collect();
        prop_assert_eq!(pair.single(), (a == b).then_some(a));
    }
}

#[test]
fn digit_set_single() {
    assert_eq!(DigitSet::EMPTY.single(), None);
    assert_eq!(CellSet::EMPTY.single(), None);
    for digit in Digit::ALL {
        assert_eq!(DigitSet::of(digit).single(), Some(digit));
    }
}
