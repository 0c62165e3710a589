//! Can a player still mate?

mod guess;
mod helpmate;
mod material;
mod mobility;

use crate::{Color, Position};

/// Whether a player can still mate by any series of legal moves, the opponent helping: the
/// question of the fallen flag (Laws 6.9) and, asked of both, of the dead position (5.2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Winnability {
    /// There is a series of legal moves that ends in checkmate by the player.
    Winnable,
    /// There is none.
    Unwinnable,
    /// Neither a mate nor a proof was found with the effort given.
    Undecided,
}

impl Winnability {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Winnability::Winnable => "winnable",
            Winnability::Unwinnable => "unwinnable",
            Winnability::Undecided => "undecided",
        }
    }
}

impl Position {
    /// An effort that settles nearly every position of real games, in well under a second.
    pub const FLAG_FALL_EFFORT: u32 = 100_000;

    /// Can the player still mate, the opponent helping? A flag that falls loses the game only if
    /// the opponent can (Laws 6.9).
    ///
    /// First the material is looked at, then what is blocked for good, then moves are tried.
    /// `effort` bounds how many positions are looked at, and with it time and memory (some 200
    /// bytes each). The clocks and counters of the draw rules are not asked.
    ///
    /// ```
    /// use rokada_chess::{Color, Position, Setup, Winnability};
    ///
    /// // White's flag falls. A knight alone mates, if at all, only with the pawn's help.
    /// let setup: Setup = "6k1/8/8/8/8/5n2/7P/7K w - - 0 1".parse()?;
    /// let position = Position::from_setup(setup)?;
    /// let effort = Position::FLAG_FALL_EFFORT;
    /// assert_eq!(position.winnability(Color::Black, effort), Winnability::Winnable);
    ///
    /// let setup: Setup = "6k1/8/8/8/8/5n2/7Q/7K w - - 0 1".parse()?;
    /// let position = Position::from_setup(setup)?;
    /// assert_eq!(position.winnability(Color::Black, effort), Winnability::Unwinnable);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn winnability(&self, player: Color, effort: u32) -> Winnability {
        if cannot_win(self, player) {
            Winnability::Unwinnable
        } else {
            helpmate::search(self, player, effort)
        }
    }
}

/// `true` when material or blockade alone rule a mate by the player out.
fn cannot_win(position: &Position, player: Color) -> bool {
    if material::is_insufficient(position.board(), player) {
        return true;
    }
    // Castling and en passant are outside the bound; a blocked position has neither.
    position.castling_rights().is_empty()
        && position.legal_en_passant().is_none()
        && mobility::Mobility::new(position.board())
            .is_some_and(|mobility| !mobility.allows_mate_by(player))
}
