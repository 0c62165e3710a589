//! King, knight and pawn: what they attack does not depend on other pieces.

use crate::{Bitboard, Color, Square};

/// What a king attacks.
#[inline]
pub fn king(from: Square) -> Bitboard {
    KING[from.index() as usize]
}

/// What a knight attacks.
#[inline]
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index() as usize]
}

/// What a player's pawn attacks.
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize][from.index() as usize]
}

static KING: [Bitboard; 64] = leaps(&[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

static KNIGHT: [Bitboard; 64] = leaps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// For each square the squares reached by steps of (files, ranks).
const fn leaps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::new(from).offset(files, ranks) {
                table[from as usize].0 |= Bitboard::square(to).0;
            }
            step += 1;
        }
        from += 1;
    }
    table
}
