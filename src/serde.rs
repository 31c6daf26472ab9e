//! serde, for `Grid`, `Digit` and `Cell`.
//!
//! The forms are stable:
//!
//! | type    | human-readable formats     | binary formats                 |
//! |---------|----------------------------|--------------------------------|
//! | `Grid`  | the line of 81 characters  | a tuple of 41 bytes            |
//! | `Digit` | the number, 1 to 9         | the same, as a byte            |
//! | `Cell`  | its name, as `"r1c1"`      | its index, 0 to 80, as a byte  |
//!
//! The 41 bytes hold two cells each, the first in the low four bits, 0 for a
//! blank; the high four bits of the last byte are 0. Nothing gets in unchecked:
//! text goes through the reader, numbers through `Digit::new` and
//! `Cell::from_index`.

use crate::{Cell, Digit, Grid};
use core::fmt;
use serde::de::{self, Deserialize, Deserializer, IgnoredAny, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// Bytes of a grid in binary formats.
const PACKED: usize = 41;

impl Serialize for Grid {
    /// Human-readable formats: the line of 81 characters. Binary formats: a
    /// tuple of 41 bytes, two cells in each, the first in the low four bits.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let value = |digit: &Option<Digit>| digit.map_or(0, Digit::get);
        let mut tuple = serializer.serialize_tuple(PACKED)?;
        for pair in self.digits().chunks(2) {
            let low = pair.first().map_or(0, value);
            let high = pair.get(1).map_or(0, value);
            tuple.serialize_element(&(high << 4 | low))?;
        }
        tuple.end()
    }
}

impl<'de> Deserialize<'de> for Grid {
    /// Human-readable formats: any text that `Grid::from_str` reads, with the
    /// same errors. Binary formats: the 41 bytes, each checked.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(GridText)
        } else {
            deserializer.deserialize_tuple(PACKED, PackedGrid)
        }
    }
}

struct GridText;

impl Visitor<'_> for GridText {
    type Value = Grid;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a Sudoku grid as text")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Grid, E> {
        text.parse().map_err(E::custom)
    }
}

struct PackedGrid;

impl<'de> Visitor<'de> for PackedGrid {
    type Value = Grid;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a Sudoku grid as 41 bytes of two cells")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut bytes: A) -> Result<Grid, A::Error> {
        let mut cells = [None; 81];
        for (index, pair) in cells.chunks_mut(2).enumerate() {
            let Some(byte) = bytes.next_element::<u8>()? else {
                return Err(de::Error::invalid_length(index, &self));
            };
            let mut rest = byte;
            for cell in pair {
                *cell = Digit::new(rest & 0xf);
                if cell.is_none() && rest & 0xf != 0 {
                    return Err(de::Error::invalid_value(
                        Unexpected::Unsigned(byte.into()),
                        &self,
                    ));
                }
                rest >>= 4;
            }
            // Only the last byte holds one cell and can leave something over.
            if rest != 0 {
                return Err(de::Error::invalid_value(
                    Unexpected::Unsigned(byte.into()),
                    &self,
                ));
            }
        }
        // Formats that tell the length leave it to the visitor to look at it.
        if bytes.next_element::<IgnoredAny>()?.is_some() {
            return Err(de::Error::invalid_length(PACKED + 1, &self));
        }
        Ok(Grid::from_cells(cells))
    }
}

impl Serialize for Digit {
    /// The number, 1 to 9.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    /// The number, 1 to 9, and no other.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = u8::deserialize(deserializer)?;
        Self::new(value).ok_or_else(|| invalid(value, &"a digit from 1 to 9"))
    }
}

impl Serialize for Cell {
    /// Human-readable formats: the name, as `r1c1`. Binary formats: the index
    /// as one byte.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(*self as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Cell {
    /// The name or the index, checked.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(CellName);
        }
        let index = u8::deserialize(deserializer)?;
        Self::from_index(index.into()).ok_or_else(|| invalid(index, &"a cell from 0 to 80"))
    }
}

struct CellName;

impl Visitor<'_> for CellName {
    type Value = Cell;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell from r1c1 to r9c9")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Cell, E> {
        text.parse()
            .map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

fn invalid<E: de::Error>(value: u8, expected: &dyn de::Expected) -> E {
    E::invalid_value(Unexpected::Unsigned(value.into()), expected)
}
