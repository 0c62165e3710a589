//! Moves in sets, as generation finds them.

use crate::move_list::{Bundle, Kind};
use crate::{Bitboard, Move, Moves, Role, Square};

/// Some of the legal moves, told by sets of squares; iterating gives them one by one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MoveSet {
    /// A piece goes to any of several squares; a pawn on the last rank becomes any of four pieces.
    Normal {
        /// What moves.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it may go.
        to: Bitboard,
    },
    /// Pawns take en passant.
    EnPassant {
        /// The pawns that may.
        from: Bitboard,
        /// The empty square they go to.
        to: Square,
    },
    /// King and rook castle.
    Castle {
        /// Where the king stands.
        king: Square,
        /// The rooks it may castle with.
        rooks: Bitboard,
    },
}

pub(crate) const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

impl MoveSet {
    /// How many moves it holds.
    #[inline]
    pub fn len(&self) -> usize {
        let moves = match *self {
            MoveSet::Normal {
                role: Role::Pawn,
                to,
                ..
            } => to.len() + 3 * (to & LAST_RANKS).len(),
            MoveSet::Normal { to, .. } => to.len(),
            MoveSet::EnPassant { from, .. } => from.len(),
            MoveSet::Castle { rooks, .. } => rooks.len(),
        };
        moves as usize
    }

    /// Is there no move in it? Generation never hands out such a set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is the move in it?
    pub fn has(&self, the_move: Move) -> bool {
        match (*self, the_move) {
            (
                MoveSet::Normal { role, from, to },
                Move::Normal {
                    from: origin,
                    to: target,
                    promotion,
                },
            ) => {
                let promotes = role == Role::Pawn && LAST_RANKS.has(target);
                from == origin
                    && to.has(target)
                    && match promotion {
                        None => !promotes,
                        Some(role) => promotes && Role::PROMOTIONS.contains(&role),
                    }
            }
            (
                MoveSet::EnPassant { from, to },
                Move::EnPassant {
                    from: origin,
                    to: target,
                },
            ) => from.has(origin) && to == target,
            (
                MoveSet::Castle { king, rooks },
                Move::Castle {
                    king: origin, rook, ..
                },
            ) => king == origin && rooks.has(rook),
            _ => false,
        }
    }
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        Moves::of(match self {
            MoveSet::Normal { role, from, to } => {
                let promotes = role == Role::Pawn && !(to & LAST_RANKS).is_empty();
                let kind = match promotes {
                    true => Kind::Promotion,
                    false => Kind::Plain,
                };
                Bundle::new(kind, from, to)
            }
            MoveSet::EnPassant { from, to } => Bundle::new(Kind::EnPassant, to, from),
            MoveSet::Castle { king, rooks } => Bundle::new(Kind::Castle, king, rooks),
        })
    }
}
