//! Which rook each player may still castle with.

use crate::{ByColor, ByWing, Color, File, Wing};

/// Castling rights (Laws 3.8.2.1): for each player and wing the file of the rook that has not
/// moved, or `None` when the right is lost. The king's file is not needed: the king stands on it.
///
/// ```
/// use rokada_chess::{Color, File, StartPosition, Wing};
///
/// let start: StartPosition = "BQNRNKRB".parse()?;
/// let mut rights = start.setup().castling;
/// assert_eq!(rights.rook(Color::Black, Wing::G), Some(File::G));
/// rights.lose_all(Color::Black);
/// assert_eq!(rights.rook(Color::Black, Wing::G), None);
/// # Ok::<(), rokada_chess::ParseStartPositionError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(pub ByColor<ByWing<Option<File>>>);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights(ByColor {
        white: ByWing { c: None, g: None },
        black: ByWing { c: None, g: None },
    });

    /// The file of the rook a player may castle with on that wing.
    #[inline]
    pub fn rook(&self, color: Color, wing: Wing) -> Option<File> {
        self.0[color][wing]
    }

    /// Gives or takes a right.
    #[inline]
    pub fn set(&mut self, color: Color, wing: Wing, rook: Option<File>) {
        self.0[color][wing] = rook;
    }

    /// Takes both of a player's rights: the king has moved.
    #[inline]
    pub fn lose_all(&mut self, color: Color) {
        self.0[color] = ByWing { c: None, g: None };
    }

    /// `true` when nobody may castle any more.
    pub fn is_empty(&self) -> bool {
        *self == CastlingRights::NONE
    }
}
