//! The board as text, seen from White's side.

use rokada_chess::{Bitboard, Board, File, Rank, Square};

/// Board colours of the 256-colour palette: light, dark, and each of them marked.
const LIGHT: [u8; 2] = [223, 186];
const DARK: [u8; 2] = [137, 143];
/// The colours of the players' pieces on them.
const WHITE: u8 = 231;
const BLACK: u8 = 16;

/// Draws a board with the figurines that every language shares. Marked squares are shaded in
/// colour, and have a `*` behind them without.
pub(crate) fn diagram(board: &Board, marked: Bitboard, color: bool) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push_str(&format!("{}  ", rank.letter()));
        for file in File::ALL {
            let square = Square::from_coords(file, rank);
            text.push_str(&if color {
                colored(board, square, marked.has(square))
            } else {
                plain(board, square, marked.has(square))
            });
        }
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text.push_str(if color { "   " } else { "\n   " });
    let names = File::ALL.map(|file| file.letter().to_string());
    text.push_str(&names.join(if color { "  " } else { " " }));
    if color {
        // The letters stand under the middle of squares three columns wide.
        text = text.replace("   a", "    a");
    }
    text
}

fn plain(board: &Board, square: Square, marked: bool) -> String {
    let piece = board.piece_at(square).map_or('·', |piece| piece.figurine());
    let mark = if marked { '*' } else { ' ' };
    format!("{piece}{mark}")
}

fn colored(board: &Board, square: Square, marked: bool) -> String {
    let shades = if square.is_light() { LIGHT } else { DARK };
    let shade = shades[usize::from(marked)];
    match board.piece_at(square) {
        None => format!("\x1b[48;5;{shade}m   \x1b[0m"),
        Some(piece) => {
            // Filled figures in both colours: outlines are thin on a coloured ground.
            let figure = piece.role.of(rokada_chess::Color::Black).figurine();
            let ink = if piece.color.is_white() { WHITE } else { BLACK };
            format!("\x1b[48;5;{shade};38;5;{ink}m {figure} \x1b[0m")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokada_chess::StartPosition;

    #[test]
    fn the_board_without_colour() {
        let board = StartPosition::new(0).unwrap().setup().board;
        let marked = Bitboard::square("e4".parse().unwrap()) | Bitboard::rank(Rank::First);
        assert_eq!(
            diagram(&board, marked, false),
            "8  ♝ ♝ ♛ ♞ ♞ ♜ ♚ ♜\n\
             7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n\
             6  · · · · · · · ·\n\
             5  · · · · · · · ·\n\
             4  · · · · ·*· · ·\n\
             3  · · · · · · · ·\n\
             2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n\
             1  ♗*♗*♕*♘*♘*♖*♔*♖*\n\
             \n   a b c d e f g h"
        );
    }

    #[test]
    fn colours_are_given_back() {
        let text = diagram(
            &StartPosition::CLASSICAL.setup().board,
            Bitboard::EMPTY,
            true,
        );
        assert_eq!(text.matches("\x1b[48").count(), 64);
        assert_eq!(text.matches("\x1b[0m").count(), 64);
        assert!(text.ends_with("\n    a  b  c  d  e  f  g  h"));
    }
}
