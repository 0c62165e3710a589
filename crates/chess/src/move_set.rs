//! Moves in sets, as generation finds them, and the list of them one by one.

use core::ops::Deref;

use crate::{Bitboard, Move, Rank, Role, Square};

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

const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

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
        Moves {
            set: self,
            promotions: &[],
        }
    }
}

/// The moves of a [`MoveSet`] one by one.
#[derive(Clone, Debug)]
pub struct Moves {
    set: MoveSet,
    /// What the pawn on the first square of the set has still to become.
    promotions: &'static [Role],
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match &mut self.set {
            MoveSet::Normal { role, from, to } => {
                let (from, target) = (*from, to.first()?);
                if *role == Role::Pawn && LAST_RANKS.has(target) {
                    if self.promotions.is_empty() {
                        self.promotions = &Role::PROMOTIONS;
                    }
                    let (&promotion, rest) = self.promotions.split_first()?;
                    self.promotions = rest;
                    if rest.is_empty() {
                        to.remove(target);
                    }
                    return Some(Move::Normal {
                        from,
                        to: target,
                        promotion: Some(promotion),
                    });
                }
                to.remove(target);
                Some(Move::Normal {
                    from,
                    to: target,
                    promotion: None,
                })
            }
            MoveSet::EnPassant { from, to } => {
                let origin = from.first()?;
                from.remove(origin);
                Some(Move::EnPassant {
                    from: origin,
                    to: *to,
                })
            }
            MoveSet::Castle { king, rooks } => {
                let rook = rooks.first()?;
                rooks.remove(rook);
                Some(Move::Castle { king: *king, rook })
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let begun = match self.promotions.len() {
            0 => 0,
            left => 4 - left,
        };
        let left = self.set.len() - begun;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}

/// All legal moves of a position, in place, without an allocation; a slice of [`Move`].
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// More than any position has: nine queens, two rooks, bishops and knights and a king, each on
    /// an empty board. (218 is the most that is known to be possible, Petrović 1964.)
    const CAPACITY: usize = 9 * 27 + 2 * 14 + 2 * 13 + 2 * 8 + 8 + 2;

    #[inline]
    pub(crate) fn new() -> MoveList {
        // Any move will do where there is none yet.
        let filler = Move::Castle {
            king: Square::from_coords(crate::File::A, Rank::First),
            rook: Square::from_coords(crate::File::A, Rank::First),
        };
        MoveList {
            moves: [filler; MoveList::CAPACITY],
            len: 0,
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, the_move: Move) {
        self.moves[self.len] = the_move;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl core::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
