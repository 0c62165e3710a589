//! Whether a set-up is a legal position.

use core::fmt;

use crate::{Color, Rank, Role, Setup, attacks};

/// The set-up is no legal position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct IllegalSetup;

impl fmt::Display for IllegalSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the set-up is no legal position")
    }
}

impl core::error::Error for IllegalSetup {}

/// The least that move generation relies on.
pub(crate) fn validate(setup: &Setup) -> Result<(), IllegalSetup> {
    let board = &setup.board;
    for color in Color::ALL {
        if board.piece(Role::King.of(color)).len() != 1 || board.of(color).len() > 16 {
            return Err(IllegalSetup);
        }
        for wing in crate::Wing::ALL {
            if let Some(file) = setup.castling.rook(color, wing) {
                let home = Rank::First.seen_by(color);
                let king = board.king(color).filter(|king| king.rank() == home);
                let rook = crate::Square::at(file, home);
                let outside = king.is_some_and(|king| (rook < king) == (wing == crate::Wing::C));
                if !outside || !board.piece(Role::Rook.of(color)).has(rook) {
                    return Err(IllegalSetup);
                }
            }
        }
    }
    let king = board.king(!setup.turn).ok_or(IllegalSetup)?;
    if !attacks::attackers_to(board, king, setup.turn, board.occupied()).is_empty() {
        return Err(IllegalSetup);
    }
    if let Some(passed) = setup.en_passant {
        let us = setup.turn;
        if passed.rank() != Rank::Sixth.seen_by(us) {
            return Err(IllegalSetup);
        }
        let taken = crate::movegen::taken_en_passant(passed, us);
        if board.occupied().has(passed) || !board.piece(Role::Pawn.of(!us)).has(taken) {
            return Err(IllegalSetup);
        }
    }
    Ok(())
}
