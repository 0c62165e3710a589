//! Why a text is not a move in a position.

use alloc::vec::Vec;
use core::fmt;

use super::SanSyntaxError;
use crate::{IllegalMove, Move, Wing};

/// Why a move in algebraic notation means no move, or not one, in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SanError {
    /// The text is no move in algebraic notation.
    Syntax(SanSyntaxError),
    /// No such piece of the player to move is on the board, or none where the text says.
    NoSuchPiece {
        /// The legal moves of other pieces to that square.
        instead: Vec<Move>,
    },
    /// There are such pieces, and none may go there.
    NoSuchMove {
        /// Why the one that comes nearest may not.
        reason: IllegalMove,
        /// The legal moves of other pieces to that square.
        instead: Vec<Move>,
    },
    /// Castling on that wing is not legal; the castling plan tells every obstacle.
    CannotCastle {
        /// The wing.
        wing: Wing,
    },
    /// More than one legal move fits: the text must say from where, or what the pawn becomes.
    Ambiguous {
        /// The moves that fit, two at least.
        moves: Vec<Move>,
    },
}

impl SanError {
    /// The kind in a machine's spelling, for instance `no_such_move`.
    pub const fn code(&self) -> &'static str {
        match self {
            SanError::Syntax(_) => "syntax",
            SanError::NoSuchPiece { .. } => "no_such_piece",
            SanError::NoSuchMove { .. } => "no_such_move",
            SanError::CannotCastle { .. } => "cannot_castle",
            SanError::Ambiguous { .. } => "ambiguous",
        }
    }
}

impl From<SanSyntaxError> for SanError {
    fn from(error: SanSyntaxError) -> SanError {
        SanError::Syntax(error)
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, intro, moves: &[Move]| {
            for (n, the_move) in moves.iter().enumerate() {
                f.write_str(if n == 0 { intro } else { ", " })?;
                the_move.fmt(f)?;
            }
            Ok(())
        };
        match self {
            SanError::Syntax(error) => error.fmt(f),
            SanError::NoSuchPiece { instead } => {
                f.write_str("the player to move has no such piece there")?;
                list(f, "; what can go there: ", instead)
            }
            SanError::NoSuchMove { reason, instead } => {
                reason.fmt(f)?;
                list(f, "; what can go there: ", instead)
            }
            SanError::CannotCastle { wing } => {
                write!(f, "{} is not legal here", wing.san())
            }
            SanError::Ambiguous { moves } => {
                f.write_str("more than one move fits: say which")?;
                list(f, ", as in ", moves)
            }
        }
    }
}

impl core::error::Error for SanError {}
