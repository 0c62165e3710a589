//! Why a move is not legal.

use core::fmt;
use core::ops::ControlFlow;

use crate::{Bitboard, Move, Piece, Position, Rank, Role, Square, attacks};

/// Why a move is not legal in a position.
///
/// ```
/// use rokada_chess::{IllegalMove, Move, Position};
///
/// let a4 = Move::Normal { from: "a1".parse()?, to: "a4".parse()?, promotion: None };
/// let why = Position::default().play(a4).unwrap_err();
/// assert!(matches!(why, IllegalMove::Blocked { .. }));
/// assert_eq!(why.to_string(), "the way is blocked on a2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum IllegalMove {
    /// No piece stands on the square.
    NothingThere {
        /// The empty square.
        from: Square,
    },
    /// The piece is the opponent's.
    NotYourPiece {
        /// What stands there.
        piece: Piece,
        /// Where.
        from: Square,
    },
    /// A piece of one's own stands on the destination (Laws 3.1).
    OwnPieceInTheWay {
        /// The destination.
        to: Square,
    },
    /// The piece does not move in that way (Laws 3.2 to 3.8).
    DoesNotMoveSo {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Something stands between, and only a knight leaps over it (Laws 3.5).
    Blocked {
        /// The squares of the way that are not empty.
        by: Bitboard,
    },
    /// The move would leave or put one's own king under attack (Laws 3.9.2).
    LeavesKingInCheck {
        /// The pieces that would give check.
        by: Bitboard,
    },
    /// A pawn on the last rank becomes another piece, and the move does not say which (3.7.3.3).
    PromotionMissing {
        /// The square of the last rank.
        to: Square,
    },
    /// The move promotes where nothing is promoted, or to a king or pawn (3.7.3.3).
    PromotionImpossible {
        /// The destination.
        to: Square,
    },
    /// There is no pawn to be taken en passant on that square (Laws 3.7.3.1).
    NotEnPassant {
        /// The destination.
        to: Square,
    },
    /// King and rook may not castle so; the castling plan of that wing tells why.
    CannotCastle {
        /// The king's square.
        king: Square,
        /// The rook's square.
        rook: Square,
    },
}

impl IllegalMove {
    /// The kind in a machine's spelling, for instance `leaves_king_in_check`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NothingThere { .. } => "nothing_there",
            Self::NotYourPiece { .. } => "not_your_piece",
            Self::OwnPieceInTheWay { .. } => "own_piece_in_the_way",
            Self::DoesNotMoveSo { .. } => "does_not_move_so",
            Self::Blocked { .. } => "blocked",
            Self::LeavesKingInCheck { .. } => "leaves_king_in_check",
            Self::PromotionMissing { .. } => "promotion_missing",
            Self::PromotionImpossible { .. } => "promotion_impossible",
            Self::NotEnPassant { .. } => "not_en_passant",
            Self::CannotCastle { .. } => "cannot_castle",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NothingThere { from } => write!(f, "no piece stands on {from}"),
            Self::NotYourPiece { from, .. } => {
                write!(f, "the piece on {from} belongs to the player not to move")
            }
            Self::OwnPieceInTheWay { to } => {
                write!(f, "a piece of the same player stands on {to}")
            }
            Self::DoesNotMoveSo { piece, from, to } => write!(
                f,
                "{} on {from} does not move to {to}",
                match piece.role {
                    Role::Pawn => "a pawn",
                    Role::Knight => "a knight",
                    Role::Bishop => "a bishop",
                    Role::Rook => "a rook",
                    Role::Queen => "a queen",
                    Role::King => "a king",
                }
            ),
            Self::Blocked { by } => {
                f.write_str("the way is blocked on")?;
                by.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::LeavesKingInCheck { by } => {
                f.write_str("it would leave the king in check from")?;
                by.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::PromotionMissing { to } => {
                write!(
                    f,
                    "the pawn on {to} must become a queen, rook, bishop or knight: say which"
                )
            }
            Self::PromotionImpossible { to } => {
                write!(f, "nothing becomes that piece on {to}")
            }
            Self::NotEnPassant { to } => {
                write!(f, "no pawn can be taken en passant on {to}")
            }
            Self::CannotCastle { king, rook } => {
                write!(
                    f,
                    "the king on {king} may not castle with the rook on {rook}"
                )
            }
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Is the move legal?
    pub fn is_legal(&self, the_move: Move) -> bool {
        let from = match the_move {
            Move::Normal { from, .. } | Move::EnPassant { from, .. } => from,
            Move::Castle { king, .. } => king,
        };
        self.try_for_each_move_set_from(from.into(), |set| {
            if set.has(the_move) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Nothing for a legal move, else what is wrong with it.
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn check_legal(&self, the_move: Move) -> Result<(), IllegalMove> {
        if self.is_legal(the_move) {
            return Ok(());
        }
        Err(match the_move {
            Move::Normal {
                from,
                to,
                promotion,
            } => self.why_not(from, to, promotion),
            Move::EnPassant { from, to } => self.why_not_en_passant(from, to),
            Move::Castle { king, rook } => IllegalMove::CannotCastle { king, rook },
        })
    }

    fn why_not(&self, from: Square, to: Square, promotion: Option<Role>) -> IllegalMove {
        let us = self.turn();
        let Some(piece) = self.board().piece_at(from) else {
            return IllegalMove::NothingThere { from };
        };
        if piece.color != us {
            return IllegalMove::NotYourPiece { piece, from };
        }
        if self.board().by_color(us).has(to) {
            return IllegalMove::OwnPieceInTheWay { to };
        }
        if !self.moves_so(piece, from, to) {
            return IllegalMove::DoesNotMoveSo { piece, from, to };
        }
        let by = attacks::between(from, to) & self.board().occupied();
        if !by.is_empty() {
            return IllegalMove::Blocked { by };
        }
        if piece.role == Role::Pawn && from.file() == to.file() && self.board().occupied().has(to) {
            return IllegalMove::Blocked { by: to.into() };
        }
        let by = self.checkers_after(from, to, to);
        if !by.is_empty() {
            return IllegalMove::LeavesKingInCheck { by };
        }
        match promotion {
            None => IllegalMove::PromotionMissing { to },
            Some(_) => IllegalMove::PromotionImpossible { to },
        }
    }

    fn why_not_en_passant(&self, from: Square, to: Square) -> IllegalMove {
        let us = self.turn();
        match self.board().piece_at(from) {
            None => return IllegalMove::NothingThere { from },
            Some(piece) if piece.color != us => return IllegalMove::NotYourPiece { piece, from },
            Some(piece) if piece.role != Role::Pawn || !attacks::pawn(us, from).has(to) => {
                return IllegalMove::DoesNotMoveSo { piece, from, to };
            }
            _ => {}
        }
        if self.en_passant() != Some(to) {
            return IllegalMove::NotEnPassant { to };
        }
        let taken = crate::movegen::taken_en_passant(to, us);
        IllegalMove::LeavesKingInCheck {
            by: self.checkers_after(from, to, taken),
        }
    }

    /// Would the piece go from one square to the other on a board where nothing is in the way?
    fn moves_so(&self, piece: Piece, from: Square, to: Square) -> bool {
        if piece.role != Role::Pawn {
            return attacks::piece(piece.role, piece.color, from, Bitboard::EMPTY).has(to);
        }
        if attacks::pawn(piece.color, from).has(to) {
            return self.board().by_color(!piece.color).has(to);
        }
        let forward = if piece.color.is_white() { 1 } else { -1 };
        let may_double = from.rank() == Rank::Second.seen_by(piece.color);
        from.offset(0, forward) == Some(to)
            || (may_double && from.offset(0, 2 * forward) == Some(to))
    }

    /// The pieces that would attack the mover's king after a move that takes on `taken`.
    pub(crate) fn checkers_after(&self, from: Square, to: Square, taken: Square) -> Bitboard {
        let us = self.turn();
        let king = self.king(us);
        let king = if from == king { to } else { king };
        let occupied = (self.board().occupied() - from.into() - taken.into()) | to.into();
        attacks::attackers_to(self.board(), king, !us, occupied) - taken.into()
    }
}
