//! What the letters of the castling field mean on a given board.

use super::FenFaultKind as Kind;
use crate::{Bitboard, Board, CastlingRights, Color, File, Rank, Role, Square, Wing};

/// The player's king on the rank where it castles; of several the nearest to the a-file.
fn king_at_home(board: &Board, color: Color) -> Option<Square> {
    let home = Bitboard::rank(Rank::First.seen_by(color));
    (board.by_piece(Role::King.of(color)) & home).first()
}

/// The rook furthest from the king on a wing, on the rank where the king castles.
pub(super) fn outermost_rook(board: &Board, color: Color, wing: Wing) -> Option<File> {
    let king = king_at_home(board, color)?.file();
    let rook = |&file: &File| {
        let square = Square::from_coords(file, Rank::First.seen_by(color));
        board.by_piece(Role::Rook.of(color)).has(square)
    };
    match wing {
        Wing::C => File::ALL.into_iter().take_while(|&f| f < king).find(rook),
        Wing::G => File::ALL
            .into_iter()
            .rev()
            .take_while(|&f| f > king)
            .find(rook),
    }
}

/// Grants the right that a letter names: `K` and `Q` the outermost rook, a file its rook.
pub(super) fn grant(rights: &mut CastlingRights, board: &Board, letter: char) -> Result<(), Kind> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let named = match letter.to_ascii_uppercase() {
        'K' => Err(Wing::G),
        'Q' => Err(Wing::C),
        other => Ok(File::from_letter(other).ok_or(Kind::UnknownRight(letter))?),
    };
    let king = king_at_home(board, color).ok_or(Kind::RightWithoutKing { color, letter })?;
    let missing = Kind::RightWithoutRook { color, letter };
    let (wing, file) = match named {
        Err(wing) => (wing, outermost_rook(board, color, wing).ok_or(missing)?),
        Ok(file) => {
            let square = Square::from_coords(file, king.rank());
            if !board.by_piece(Role::Rook.of(color)).has(square) {
                return Err(missing);
            }
            let wing = if file < king.file() { Wing::C } else { Wing::G };
            (wing, file)
        }
    };
    if rights.rook(color, wing).is_some() {
        return Err(Kind::RightTwice { color, letter });
    }
    rights.set(color, wing, Some(file));
    Ok(())
}
