//! What the pieces left on the board can do at best.

use crate::{Bitboard, Board, Color, Role};

/// `true` when no arrangement of these pieces is a checkmate by the player, nor can one be reached
/// by captures and promotions. Exact: in all other cases such an arrangement exists (Ambrona, A
/// Practical Algorithm for Chess Unwinnability, 2022, lemmas 5 and 6), though it may be out of
/// reach from where the pieces stand.
///
/// - A bare king cannot mate.
/// - A knight alone needs a piece of the opponent's that takes a square from the king, and the
///   queen never does without covering the check.
/// - Bishops of one colour need a knight or a pawn of the opponent's, or a bishop of the other
///   colour.
pub(super) fn is_insufficient(board: &Board, winner: Color) -> bool {
    let own = |role: Role| board.by_piece(role.of(winner));
    let other = |role: Role| board.by_piece(role.of(!winner));
    if !(own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).is_empty() {
        return false;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if bishops.is_empty() {
        let helpers = other(Role::Pawn) | other(Role::Knight);
        let pieces = other(Role::Bishop) | other(Role::Rook);
        return knights.len() == 1 && (helpers | pieces).is_empty();
    }
    let all_bishops = bishops | other(Role::Bishop);
    let one_colour =
        (all_bishops & Bitboard::LIGHT).is_empty() || (all_bishops - Bitboard::LIGHT).is_empty();
    let helpers = other(Role::Pawn) | other(Role::Knight);
    knights.is_empty() && one_colour && helpers.is_empty()
}
