//! What the touched pieces bind the player to (Laws 4.3 to 4.5).

use rokada_chess::{Move, Position, Role, Square, Wing};

use crate::made::castlings;
use crate::{Follows, Reason};

/// What is left to do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duty {
    pub(crate) follows: Follows,
    pub(crate) allowed: Vec<Move>,
    pub(crate) reasons: Vec<Reason>,
}

/// What pieces touched in this order bind to; `together` were the first two.
pub(crate) fn duty(position: &Position, touched: &[Square], together: bool) -> Duty {
    let mut reasons = Vec::new();
    let mut barred = None;
    let mut rest = touched;
    while let [first, after @ ..] = rest {
        let next = after.first().copied();
        match (
            role(position, *first),
            next.map(|next| (next, role(position, next))),
        ) {
            (Some(Role::King), Some((rook, Some(Role::Rook)))) => {
                return king_then_rook(position, *first, rook, together, reasons);
            }
            (Some(Role::Rook), Some((king, Some(Role::King)))) if together => {
                return king_then_rook(position, king, *first, together, reasons);
            }
            (Some(Role::Rook), Some((_, Some(Role::King)))) => {
                reasons.push(Reason::RookThenKing { rook: *first });
                barred = castling_with(position, *first);
            }
            _ => {}
        }
        let allowed = moves_of(position, *first, barred);
        if !allowed.is_empty() {
            reasons.push(Reason::FirstTouched { piece: *first });
            return Duty {
                follows: Follows::MoveWith(*first),
                allowed,
                reasons,
            };
        }
        reasons.push(Reason::CannotMove { piece: *first });
        rest = after;
    }
    if !touched.is_empty() {
        reasons.push(Reason::NothingCanMove);
    }
    any(position, barred, reasons)
}

/// 4.4.1 where castling is legal, else 4.4.3.
fn king_then_rook(
    position: &Position,
    king: Square,
    rook: Square,
    together: bool,
    mut reasons: Vec<Reason>,
) -> Duty {
    reasons.push(match together {
        true => Reason::KingAndRookTogether { rook },
        false => Reason::KingThenRook { rook },
    });
    let castle = Move::Castle { king, rook };
    match castling_with(position, rook) {
        Some(wing) if position.is_legal(castle) => Duty {
            follows: Follows::Castle(wing),
            allowed: vec![castle],
            reasons,
        },
        _ => king_move(position, king, rook, reasons),
    }
}

/// 4.4.3: castling with this rook is not legal.
pub(crate) fn king_move(
    position: &Position,
    king: Square,
    rook: Square,
    mut reasons: Vec<Reason>,
) -> Duty {
    reasons.push(Reason::CastlingIllegal { rook });
    let allowed = moves_of(position, king, None);
    if allowed.is_empty() {
        reasons.push(Reason::KingCannotMove);
        return any(position, None, reasons);
    }
    Duty {
        follows: Follows::MoveWith(king),
        allowed,
        reasons,
    }
}

fn any(position: &Position, barred: Option<Wing>, reasons: Vec<Reason>) -> Duty {
    let barred = barred.and_then(|wing| castle_on(position, wing));
    let legal = position.legal_moves();
    Duty {
        follows: Follows::AnyMove,
        allowed: legal.into_iter().filter(|m| Some(*m) != barred).collect(),
        reasons,
    }
}

/// The legal moves of a piece; castling is a move of the king (3.8).
fn moves_of(position: &Position, piece: Square, barred: Option<Wing>) -> Vec<Move> {
    let barred = barred.and_then(|wing| castle_on(position, wing));
    let is_of_piece = |the_move: &Move| match *the_move {
        Move::Normal { from, .. } | Move::EnPassant { from, .. } => from == piece,
        Move::Castle { king, .. } => king == piece,
    };
    let legal = position.legal_moves();
    legal
        .into_iter()
        .filter(|the_move| is_of_piece(the_move) && Some(*the_move) != barred)
        .collect()
}

fn castle_on(position: &Position, wing: Wing) -> Option<Move> {
    position.castling(wing).legal_move()
}

/// The side on which this rook is the one to castle with.
pub(crate) fn castling_with(position: &Position, rook: Square) -> Option<Wing> {
    castlings(position)
        .find(|(_, geometry)| geometry.rook_from == rook)
        .map(|(wing, _)| wing)
}

fn role(position: &Position, square: Square) -> Option<Role> {
    position.board().piece_at(square).map(|piece| piece.role)
}
