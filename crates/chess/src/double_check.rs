//! Which double checks a last move can have given.
//!
//! A move gives check with the piece moved, or along the one line to the king that it leaves. So in
//! a double check one of the two pieces has just moved, off the line of the other; only a capture
//! en passant empties two squares and may open two lines. Before the move the king was not in
//! check.

use crate::{Board, Color, Piece, Rank, Role, Square, attacks};

/// `true` when some last move of `by` leads to this board, with the king not in check before it.
/// What it may have taken is left open.
pub(crate) fn is_possible(board: &Board, king: Square, by: Color) -> bool {
    let checkers = attacks::attackers_to(board, king, by, board.occupied());
    checkers
        .into_iter()
        .any(|moved| came_with_check(board, king, by, moved))
        || board
            .by_piece(Role::Pawn.of(by))
            .into_iter()
            .any(|pawn| took_en_passant(board, king, by, pawn))
}

fn came_with_check(board: &Board, king: Square, by: Color, moved: Square) -> bool {
    let Some(piece) = board.piece_at(moved) else {
        return false;
    };
    let was_promoted = moved.rank() == Rank::Eighth.seen_by(by) && piece.role != Role::King;
    let pawn = Some(Role::Pawn.of(by)).filter(|_| was_promoted);
    [Some(piece), pawn].into_iter().flatten().any(|before| {
        (!board.occupied()).into_iter().any(|from| {
            [false, true].into_iter().any(|took| {
                may_go(board, before, from, moved, took)
                    && was_quiet(board, king, before, (from, moved), took.then_some(moved))
            })
        })
    })
}

/// Could the piece go from here to there, taking something or not?
fn may_go(board: &Board, piece: Piece, from: Square, to: Square, took: bool) -> bool {
    if piece.role != Role::Pawn {
        let occupied = board.occupied() - to.into();
        return attacks::piece(piece.role, piece.color, from, occupied).has(to);
    }
    let ranks = [Rank::First, Rank::Eighth].map(|rank| rank.seen_by(piece.color));
    if ranks.contains(&from.rank()) {
        return false;
    }
    if took {
        return attacks::pawn(piece.color, from).has(to);
    }
    let forward = if piece.color.is_white() { 1 } else { -1 };
    let Some(one) = from.offset(0, forward) else {
        return false;
    };
    one == to
        || (from.rank() == Rank::Second.seen_by(piece.color)
            && one.offset(0, forward) == Some(to)
            && !board.occupied().has(one))
}

/// The pawn came from an adjacent file, past a pawn that is gone.
fn took_en_passant(board: &Board, king: Square, by: Color, pawn: Square) -> bool {
    if pawn.rank() != Rank::Sixth.seen_by(by) {
        return false;
    }
    let taken = Square::from_coords(pawn.file(), Rank::Fifth.seen_by(by));
    let origin = Square::from_coords(pawn.file(), Rank::Seventh.seen_by(by));
    let is_free = |square: Square| !board.occupied().has(square);
    is_free(taken)
        && is_free(origin)
        && attacks::pawn(!by, pawn)
            .into_iter()
            .filter(|&from| is_free(from))
            .any(|from| was_quiet(board, king, Role::Pawn.of(by), (from, pawn), Some(taken)))
}

/// The king was not in check before the piece went, with something on the square where it took.
fn was_quiet(
    board: &Board,
    king: Square,
    piece: Piece,
    (from, to): (Square, Square),
    taken: Option<Square>,
) -> bool {
    let mut before = board.clone();
    before.set(to, None);
    before.set(from, Some(piece));
    if let Some(taken) = taken {
        before.set(taken, Some(Role::Pawn.of(!piece.color)));
    }
    attacks::attackers_to(&before, king, piece.color, before.occupied()).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use crate::fen::read;

    fn possible(fen: &str) -> bool {
        let setup = read(fen).setup;
        let king = setup.board.king(setup.turn).unwrap();
        is_possible(&setup.board, king, !setup.turn)
    }

    #[test]
    fn moves_that_give_two_checks() {
        for fen in [
            // A knight off a file, a bishop off a file, a rook off a diagonal.
            "4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1",
            "4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1",
            "3Rk3/8/8/1B6/8/8/8/4K3 b - - 0 1",
            // A pawn that has taken, or promoted.
            "4k3/3P4/8/8/8/8/8/4RK2 b - - 0 1",
            "2N5/1R2k3/8/8/8/8/8/4K3 b - - 0 1",
            // En passant, with both lines opened by the two pawns.
            "8/8/3kP3/8/8/6B1/8/3R3K b - - 0 1",
        ] {
            assert!(possible(fen), "{fen}");
        }
    }

    #[test]
    fn no_move_gives_these() {
        for fen in [
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
            "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",
            "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1",
            "4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1",
        ] {
            assert!(!possible(fen), "{fen}");
        }
    }

    #[test]
    fn every_double_check_that_a_move_gives_is_possible() {
        let mut found = 0;
        for fen in [
            "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",
            "8/8/3k4/3Pp3/8/6B1/8/3R3K w - e6 0 1",
        ] {
            let position = Position::from_setup(read(fen).setup).unwrap();
            for the_move in position.legal_moves() {
                let after = position.play_unchecked(the_move);
                if after.checkers().len() == 2 {
                    found += 1;
                    assert_eq!(after.to_setup().faults(), [], "{}", after.to_setup());
                }
            }
        }
        assert_eq!(found, 3);
    }
}
