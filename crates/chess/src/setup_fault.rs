//! What can be wrong with a set-up.

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Color, Role, Square, Wing};

/// One thing that no game of chess could have brought about, found in a [`Setup`](crate::Setup).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// A player has no king.
    NoKing {
        /// Whose it would be.
        color: Color,
    },
    /// A player has more than one king.
    TooManyKings {
        /// Whose they are.
        color: Color,
        /// Where they stand.
        kings: Bitboard,
    },
    /// Pawns on the first or the eighth rank.
    PawnsOnEdge {
        /// Where they stand.
        pawns: Bitboard,
    },
    /// A player has more than eight pawns.
    TooManyPawns {
        /// Whose they are.
        color: Color,
        /// How many there are.
        count: u32,
    },
    /// A player has more pieces beyond the first sixteen's than missing pawns could have become
    /// (Laws 3.7.3.3): a third knight, a second bishop on light squares and so on.
    TooManyPromoted {
        /// Whose they are.
        color: Color,
        /// How many pieces must have been pawns.
        promoted: u32,
        /// How many pawns are missing.
        missing_pawns: u32,
    },
    /// The player who has just moved left their king attacked (Laws 3.9.2).
    OpponentInCheck {
        /// The king that could be taken.
        king: Square,
        /// What attacks it.
        by: Bitboard,
    },
    /// Three or more pieces give check: one move gives at most two checks.
    TooManyCheckers {
        /// The king in check.
        king: Square,
        /// What gives check.
        by: Bitboard,
    },
    /// Two pieces give check, and no last move can have given both.
    ImpossibleDoubleCheck {
        /// The king in check.
        king: Square,
        /// What gives check.
        by: Bitboard,
    },
    /// The en passant square is not on the rank that the opponent's pawns pass with a double step.
    EnPassantRank {
        /// The square.
        square: Square,
        /// Who would capture there.
        turn: Color,
    },
    /// No pawn stands in front of the en passant square: none can have passed it.
    EnPassantWithoutPawn {
        /// The square.
        square: Square,
        /// Where the pawn would stand.
        pawn: Square,
    },
    /// The en passant square, or the square the pawn came from, is occupied.
    EnPassantOccupied {
        /// The square said to have been passed.
        square: Square,
        /// What is occupied of the two.
        occupied: Bitboard,
    },
    /// The king was in check already before the double step that the en passant square tells of.
    EnPassantCheck {
        /// The square.
        square: Square,
        /// What gave check before.
        by: Bitboard,
    },
    /// A castling right of a king that is not on its first rank.
    CastlingKing {
        /// Whose right.
        color: Color,
        /// On which wing.
        wing: Wing,
    },
    /// A castling right with a rook that is not there.
    CastlingRook {
        /// Whose right.
        color: Color,
        /// On which wing.
        wing: Wing,
        /// Where the rook would stand.
        rook: Square,
    },
    /// A castling right with a rook on the king's other side.
    CastlingSide {
        /// Whose right.
        color: Color,
        /// On which wing.
        wing: Wing,
        /// Where the rook stands.
        rook: Square,
        /// Where the king stands.
        king: Square,
    },
}

impl SetupFault {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupFault::NoKing { .. } => "no_king",
            SetupFault::TooManyKings { .. } => "too_many_kings",
            SetupFault::PawnsOnEdge { .. } => "pawns_on_edge",
            SetupFault::TooManyPawns { .. } => "too_many_pawns",
            SetupFault::TooManyPromoted { .. } => "too_many_promoted",
            SetupFault::OpponentInCheck { .. } => "opponent_in_check",
            SetupFault::TooManyCheckers { .. } => "too_many_checkers",
            SetupFault::ImpossibleDoubleCheck { .. } => "impossible_double_check",
            SetupFault::EnPassantRank { .. } => "en_passant_rank",
            SetupFault::EnPassantWithoutPawn { .. } => "en_passant_without_pawn",
            SetupFault::EnPassantOccupied { .. } => "en_passant_occupied",
            SetupFault::EnPassantCheck { .. } => "en_passant_check",
            SetupFault::CastlingKing { .. } => "castling_king",
            SetupFault::CastlingRook { .. } => "castling_rook",
            SetupFault::CastlingSide { .. } => "castling_side",
        }
    }

    /// The squares where it is; none where something is missing or counted.
    pub fn squares(&self) -> Bitboard {
        match *self {
            SetupFault::NoKing { .. }
            | SetupFault::TooManyPawns { .. }
            | SetupFault::TooManyPromoted { .. }
            | SetupFault::CastlingKing { .. } => Bitboard::EMPTY,
            SetupFault::TooManyKings { kings: at, .. } | SetupFault::PawnsOnEdge { pawns: at } => {
                at
            }
            SetupFault::OpponentInCheck { king: at, .. }
            | SetupFault::TooManyCheckers { king: at, .. }
            | SetupFault::ImpossibleDoubleCheck { king: at, .. }
            | SetupFault::EnPassantRank { square: at, .. }
            | SetupFault::EnPassantWithoutPawn { square: at, .. }
            | SetupFault::EnPassantOccupied { square: at, .. }
            | SetupFault::EnPassantCheck { square: at, .. }
            | SetupFault::CastlingRook { rook: at, .. }
            | SetupFault::CastlingSide { rook: at, .. } => at.into(),
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = |color: &Color, wing: &Wing| {
            let letter = match wing {
                Wing::C => 'Q',
                Wing::G => 'K',
            };
            Role::from_letter(letter).map_or(letter, |role| role.of(*color).letter())
        };
        match self {
            SetupFault::NoKing { color } => write!(f, "{color} has no king: put one on the board"),
            SetupFault::TooManyKings { color, kings } => {
                write!(f, "{color} has kings on {}: leave one", kings)
            }
            SetupFault::PawnsOnEdge { pawns } => {
                write!(f, "pawns on {}: a pawn never stands on rank 1 or 8", pawns)
            }
            SetupFault::TooManyPawns { color, count } => {
                write!(f, "{color} has {count} pawns: at most 8")
            }
            SetupFault::TooManyPromoted {
                color,
                promoted,
                missing_pawns,
            } => write!(
                f,
                "{promoted} of {color}'s pieces must have been pawns, but only {missing_pawns} pawns are missing"
            ),
            SetupFault::OpponentInCheck { king, by } => write!(
                f,
                "the king on {king} is attacked from {} and it is the other player's turn: change the turn or the pieces",
                by
            ),
            SetupFault::TooManyCheckers { king, by } => write!(
                f,
                "the king on {king} is in check from {}: a move gives at most two checks",
                by
            ),
            SetupFault::ImpossibleDoubleCheck { king, by } => write!(
                f,
                "the king on {king} is in check from {by}: no move gives both checks",
            ),
            SetupFault::EnPassantRank { square, turn } => write!(
                f,
                "en passant on {square}: {turn} takes en passant on rank {}",
                crate::Rank::Sixth.seen_by(*turn).letter()
            ),
            SetupFault::EnPassantWithoutPawn { square, pawn } => {
                write!(f, "en passant on {square}: no pawn to take on {pawn}")
            }
            SetupFault::EnPassantOccupied { square, occupied } => write!(
                f,
                "en passant on {square}: the pawn cannot have come by with {} occupied",
                occupied
            ),
            SetupFault::EnPassantCheck { square, by } => write!(
                f,
                "en passant on {square}: before that double step the king was already in check from {}",
                by
            ),
            SetupFault::CastlingKing { color, wing } => write!(
                f,
                "castling right {}: the king is not on its first rank; drop the right",
                right(color, wing)
            ),
            SetupFault::CastlingRook { color, wing, rook } => write!(
                f,
                "castling right {}: no rook on {rook}; drop the right or put the rook back",
                right(color, wing)
            ),
            SetupFault::CastlingSide {
                color,
                wing,
                rook,
                king,
            } => write!(
                f,
                "castling right {}: the rook on {rook} is on the wrong side of the king on {king}",
                right(color, wing)
            ),
        }
    }
}

impl core::error::Error for SetupFault {}

/// Why a set-up is no position: all its faults, at least one.
///
/// ```
/// use rokada_chess::{Position, Setup};
///
/// let setup: Setup = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1".parse()?;
/// let illegal = Position::from_setup(setup).unwrap_err();
/// assert_eq!(illegal.iter().next().map(|fault| fault.code()), Some("opponent_in_check"));
/// # Ok::<(), rokada_chess::fen::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalSetup(Vec<SetupFault>);

impl IllegalSetup {
    pub(crate) fn new(faults: Vec<SetupFault>) -> IllegalSetup {
        IllegalSetup(faults)
    }

    /// Each of them: kings first, then pawns and pieces, checks, en passant, castling.
    pub fn iter(&self) -> core::slice::Iter<'_, SetupFault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a IllegalSetup {
    type Item = &'a SetupFault;
    type IntoIter = core::slice::Iter<'a, SetupFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for IllegalSetup {
    /// The faults, separated by semicolons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, fault) in self.iter().enumerate() {
            write!(f, "{}{fault}", if nth == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for IllegalSetup {}
