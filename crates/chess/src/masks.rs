//! What the opponent's pieces forbid: the squares from which legality follows.

use crate::{Bitboard, Board, Color, Role, Square, attacks};

/// Where checks and pins bind the player to move.
#[derive(Clone, Debug)]
pub(crate) struct Masks {
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the king may go as far as check is concerned: anywhere without
    /// one, onto the checker or between it and the king with one, nowhere with two.
    pub(crate) answers: Bitboard,
    /// The lines of pins: from the king, without it, to the pinning piece. The only piece of the
    /// king's side on such a line is the pinned one.
    pub(crate) pins: Bitboard,
}

impl Masks {
    /// For the player to move.
    pub(crate) fn new(board: &Board, us: Color, king: Square) -> Masks {
        let occupied = board.occupied();
        let theirs = board.by_color(!us);
        let queens = board.by_role(Role::Queen);
        let straight = (board.by_role(Role::Rook) | queens) & theirs;
        let slanting = (board.by_role(Role::Bishop) | queens) & theirs;

        let mut checkers = theirs
            & ((attacks::pawn(us, king) & board.by_role(Role::Pawn))
                | (attacks::knight(king) & board.by_role(Role::Knight)));
        let mut answers = checkers;
        let mut pins = Bitboard::EMPTY;
        let snipers =
            (straight & attacks::straight_lines(king)) | (slanting & attacks::slanting_lines(king));
        for sniper in snipers {
            let line = attacks::between(king, sniper) | sniper.into();
            match (line & occupied).len() {
                1 => {
                    checkers.insert(sniper);
                    answers |= line;
                }
                2 if !(line & board.by_color(us)).is_empty() => pins |= line,
                _ => {}
            }
        }
        match checkers.len() {
            0 => answers = Bitboard::FULL,
            1 => {}
            _ => answers = Bitboard::EMPTY,
        }
        Masks {
            checkers,
            answers,
            pins,
        }
    }
}

/// The squares the opponent of `us` attacks, seen through the king: it may not go there.
pub(crate) fn attacked(board: &Board, us: Color, king: Square) -> Bitboard {
    let through_king = board.occupied() - king.into();
    let mut attacked = Bitboard::EMPTY;
    for role in Role::ALL {
        for from in board.by_piece(role.of(!us)) {
            attacked |= attacks::piece(role, !us, from, through_king);
        }
    }
    attacked
}
