//! What the pieces attack, square by square.
//!
//! A square on which the piece's own colleague stands counts as attacked: that is protection.

mod leapers;
mod lines;

pub use leapers::{king, knight, pawn};
pub use lines::{between, bishop, line, queen, rook};
pub(crate) use lines::{slanting_lines, straight_lines};

use crate::{Bitboard, Board, Color, Role, Square};

/// What a piece on a square attacks among the given occupied squares.
#[inline]
pub fn piece(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The pieces of a player that attack a square, when the squares `occupied` are taken as full:
/// leave one out to see through it.
///
/// ```
/// use rokada_chess::{attacks, Color, Square, StartPosition};
///
/// let board = StartPosition::CLASSICAL.setup().board;
/// let f3: Square = "f3".parse()?;
/// let attackers = attacks::attackers_to(&board, f3, Color::White, board.occupied());
/// assert_eq!(attackers.len(), 3); // e2, g2 and the knight g1
/// # Ok::<(), rokada_chess::ParseSquareError>(())
/// ```
#[inline]
pub fn attackers_to(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let queens = board.by_role(Role::Queen);
    board.by_color(by)
        & ((pawn(!by, square) & board.by_role(Role::Pawn))
            | (knight(square) & board.by_role(Role::Knight))
            | (king(square) & board.by_role(Role::King))
            | (bishop(square, occupied) & (board.by_role(Role::Bishop) | queens))
            | (rook(square, occupied) & (board.by_role(Role::Rook) | queens)))
}
