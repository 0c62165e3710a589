//! The two colours a game can be played with.

/// The pieces a player has in a game.
///
/// ```
/// use rokada_pairing::Side;
/// assert_eq!(Side::White.other(), Side::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// The white pieces.
    White,
    /// The black pieces.
    Black,
}

impl Side {
    /// The opponent's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}
