//! The numbers from which a position's key is mixed (Zobrist 1970).

use crate::{Color, File, Piece, Square, Wing};

/// Key part of a piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece.color as usize][piece.role as usize][square.index() as usize]
}

/// Key part of what [`Board::number_at`](crate::Board) finds on a square, nothing for nothing.
#[inline]
pub(crate) fn number(color: Color, number: usize, square: Square) -> u64 {
    KEYS.pieces[color as usize][number & 7][square.index() as usize]
}

/// Key part of Black to move.
#[inline]
pub(crate) fn black_to_move() -> u64 {
    KEYS.black_to_move
}

/// Key part of a right to castle.
#[inline]
pub(crate) fn right(color: Color, wing: Wing, rook: File) -> u64 {
    KEYS.castling[color as usize][wing as usize][rook.index() as usize]
}

/// Key part of a possible capture en passant on that file.
#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    KEYS.en_passant[file.index() as usize]
}

struct Keys {
    /// By colour, role and square; the last two roles are no piece and mix nothing in.
    pieces: [[[u64; 64]; 8]; 2],
    castling: [[[u64; 8]; 2]; 2],
    en_passant: [u64; 8],
    black_to_move: u64,
}

static KEYS: Keys = {
    let mut keys = Keys {
        pieces: [[[0; 64]; 8]; 2],
        castling: [[[0; 8]; 2]; 2],
        en_passant: [0; 8],
        black_to_move: 0,
    };
    // "chess960": any seed will do, and the numbers never change.
    let mut state = u64::from_be_bytes(*b"chess960");
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            fill(&mut keys.pieces[color][role], &mut state);
            role += 1;
        }
        fill(&mut keys.castling[color][0], &mut state);
        fill(&mut keys.castling[color][1], &mut state);
        color += 1;
    }
    fill(&mut keys.en_passant, &mut state);
    let mut last = [0];
    fill(&mut last, &mut state);
    keys.black_to_move = last[0];
    keys
};

/// Fills a table from the splitmix64 generator (Steele, Lea and Flood 2014).
const fn fill(table: &mut [u64], state: &mut u64) {
    let mut index = 0;
    while index < table.len() {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[index] = z ^ (z >> 31);
        index += 1;
    }
}
