//! Where the givens of a puzzle may stand.

use crate::{Cell, CellSet, Column, Row};
use core::fmt;
use core::str::FromStr;

/// The symmetry of a puzzle's givens: of their cells, not of their digits.
///
/// These are the ten groups of rotations and reflections of the square. The cells
/// that a group sends to each other are an *orbit*: a puzzle has the symmetry if
/// each orbit is given or blank as a whole.
///
/// ```
/// use bitdoku::{Cell, Symmetry};
///
/// let orbit = Symmetry::QuarterTurn.orbit(Cell::R1C2);
/// assert_eq!(orbit.to_string(), "{r1c2 r2c9 r8c1 r9c8}");
/// assert_eq!(Symmetry::QuarterTurn.to_string(), "quarter-turn");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// No symmetry: each cell for itself.
    #[default]
    None,
    /// Half a turn leaves the givens in place, as in most newspapers.
    HalfTurn,
    /// A quarter of a turn.
    QuarterTurn,
    /// The left half mirrors the right.
    LeftRight,
    /// The upper half mirrors the lower.
    UpDown,
    /// Both of these, and so half a turn too.
    Axes,
    /// Reflection in the diagonal from r1c1 to r9c9.
    Diagonal,
    /// Reflection in the diagonal from r1c9 to r9c1.
    AntiDiagonal,
    /// Both of these, and so half a turn too.
    Diagonals,
    /// All rotations and reflections.
    Full,
}

// A movement is a number of three bits: 1 transposes, then 2 turns rows upside down
// and 4 the columns. A group is the set of its movements.
const ROTATION: [u8; 4] = [1, 1 << (1 | 4), 1 << (2 | 4), 1 << (1 | 2)];
const LEFT_RIGHT: u8 = 1 << 4;
const UP_DOWN: u8 = 1 << 2;
const DIAGONAL: u8 = 1 << 1;
const ANTI_DIAGONAL: u8 = 1 << (1 | 2 | 4);

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::UpDown,
        Self::Axes,
        Self::Diagonal,
        Self::AntiDiagonal,
        Self::Diagonals,
        Self::Full,
    ];

    /// The cells that must be given or blank with this one, itself included: 1, 2, 4
    /// or 8.
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        self.images(cell).collect()
    }

    /// Whether the cell is the first of its orbit in reading order.
    pub(super) fn leads(self, cell: Cell) -> bool {
        self.images(cell).all(|image| image >= cell)
    }

    /// The movements of the group.
    const fn movements(self) -> u8 {
        let [still, quarter, half, three_quarters] = ROTATION;
        match self {
            Self::None => still,
            Self::HalfTurn => still | half,
            Self::QuarterTurn => still | quarter | half | three_quarters,
            Self::LeftRight => still | LEFT_RIGHT,
            Self::UpDown => still | UP_DOWN,
            Self::Axes => still | half | LEFT_RIGHT | UP_DOWN,
            Self::Diagonal => still | DIAGONAL,
            Self::AntiDiagonal => still | ANTI_DIAGONAL,
            Self::Diagonals => still | half | DIAGONAL | ANTI_DIAGONAL,
            Self::Full => u8::MAX,
        }
    }

    /// Where the movements send a cell.
    fn images(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let group = self.movements();
        let movements = (0..8).filter(move |movement| group >> movement & 1 != 0);
        movements.map(move |movement| {
            let (mut row, mut column) = (cell.row().index(), cell.column().index());
            if movement & 1 != 0 {
                (row, column) = (column, row);
            }
            if movement & 2 != 0 {
                row = 8 - row;
            }
            if movement & 4 != 0 {
                column = 8 - column;
            }
            Cell::new(Row::at(row), Column::at(column))
        })
    }

    const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::LeftRight => "left-right",
            Self::UpDown => "up-down",
            Self::Axes => "axes",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
            Self::Diagonals => "diagonals",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for Symmetry {
    /// The name: `none`, `half-turn`, `quarter-turn`, `left-right`, `up-down`, `axes`, `diagonal`,
    /// `anti-diagonal`, `diagonals` or `full`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Symmetry {
    type Err = ParseSymmetryError;

    /// Reads a name as it is printed.
    fn from_str(text: &str) -> Result<Self, ParseSymmetryError> {
        Self::ALL
            .into_iter()
            .find(|symmetry| symmetry.name() == text)
            .ok_or(ParseSymmetryError(()))
    }
}

/// A text was not the name of a [`Symmetry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseSymmetryError(());

impl fmt::Display for ParseSymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the name of a symmetry, as none or half-turn")
    }
}

impl core::error::Error for ParseSymmetryError {}
