//! The letters of the pieces, which each player writes in their own language (Laws C.3).

use crate::{Color, Role};

/// A set of piece letters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum PieceLetters {
    /// `K Q R B N`, the letters of PGN.
    #[default]
    English,
    /// `K D T L S`: kralj, dama, top, lovac, skakač.
    Serbian,
    /// `R D T B C`: rei, dama, torre, bispo, cavalo.
    Portuguese,
    /// `Кр Ф Л С К`: король, ферзь, ладья, слон, конь.
    Russian,
    /// `♔ ♕ ♖ ♗ ♘`, understood beside every other set.
    Figurine,
}

impl PieceLetters {
    /// All sets.
    pub const ALL: [PieceLetters; 5] = [
        PieceLetters::English,
        PieceLetters::Serbian,
        PieceLetters::Portuguese,
        PieceLetters::Russian,
        PieceLetters::Figurine,
    ];

    /// What is written for a piece; the pawn's letter is left out in a move.
    pub const fn letter(self, role: Role) -> &'static str {
        let six = match self {
            PieceLetters::English => ["P", "N", "B", "R", "Q", "K"],
            PieceLetters::Serbian => ["P", "S", "L", "T", "D", "K"],
            PieceLetters::Portuguese => ["P", "C", "B", "T", "D", "R"],
            PieceLetters::Russian => ["п", "К", "С", "Л", "Ф", "Кр"],
            PieceLetters::Figurine => ["♙", "♘", "♗", "♖", "♕", "♔"],
        };
        six[role as usize]
    }

    /// The role that a text begins with and what follows it. Capitals and small letters are both
    /// understood, save those that may be a file: a small `b` is the b-file.
    pub(super) fn strip(self, text: &str) -> Option<(Role, &str)> {
        let mut rest = text.chars();
        let first = rest.next()?;
        let rest = rest.as_str();
        if let Some(role) = figurine(first) {
            return Some((role, skip_variation_selector(rest)));
        }
        let role = match self {
            PieceLetters::English | PieceLetters::Figurine => match first {
                'N' | 'n' => Role::Knight,
                'B' => Role::Bishop,
                'R' | 'r' => Role::Rook,
                'Q' | 'q' => Role::Queen,
                'K' | 'k' => Role::King,
                'P' | 'p' => Role::Pawn,
                _ => return None,
            },
            PieceLetters::Serbian => match first {
                'S' | 's' => Role::Knight,
                'L' | 'l' => Role::Bishop,
                'T' | 't' => Role::Rook,
                'D' => Role::Queen,
                'K' | 'k' => Role::King,
                'P' | 'p' => Role::Pawn,
                _ => return None,
            },
            PieceLetters::Portuguese => match first {
                'C' => Role::Knight,
                'B' => Role::Bishop,
                'T' | 't' => Role::Rook,
                'D' => Role::Queen,
                'R' | 'r' => Role::King,
                'P' | 'p' => Role::Pawn,
                _ => return None,
            },
            PieceLetters::Russian => match first {
                // The king's second letter tells it from the knight.
                'К' | 'к' => match rest.strip_prefix(['р', 'Р', 'p']) {
                    Some(rest) => return Some((Role::King, rest)),
                    None => Role::Knight,
                },
                'С' => Role::Bishop,
                'Л' | 'л' => Role::Rook,
                'Ф' | 'ф' => Role::Queen,
                'П' | 'п' => Role::Pawn,
                _ => return None,
            },
        };
        Some((role, rest))
    }

    /// The role that a promotion's letter names, in either case, and what follows it.
    pub(super) fn strip_promotion(self, text: &str) -> Option<(Role, &str)> {
        let small = match (self, text.chars().next()?) {
            (PieceLetters::English | PieceLetters::Portuguese, 'b') => Some(Role::Bishop),
            (PieceLetters::Portuguese, 'c') => Some(Role::Knight),
            (PieceLetters::Serbian | PieceLetters::Portuguese, 'd') => Some(Role::Queen),
            (PieceLetters::Russian, 'с') => Some(Role::Bishop),
            _ => None,
        };
        match small {
            Some(role) => {
                let mut rest = text.chars();
                rest.next();
                Some((role, rest.as_str()))
            }
            None => self.strip(text),
        }
    }
}

fn figurine(letter: char) -> Option<Role> {
    let nth = match letter {
        '♔'..='♙' => letter as u32 - '♔' as u32,
        '♚'..='♟' => letter as u32 - '♚' as u32,
        _ => return None,
    };
    // Unicode goes from king to pawn, roles from pawn to king.
    Some(
        [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ][nth as usize],
    )
}

/// Some systems add U+FE0E or U+FE0F, which choose between text and picture.
fn skip_variation_selector(text: &str) -> &str {
    text.strip_prefix(['\u{fe0e}', '\u{fe0f}']).unwrap_or(text)
}

impl crate::Piece {
    /// The figure of Unicode's chess symbols, white or black.
    pub const fn figurine(self) -> char {
        let white = match self.role {
            Role::King => '♔',
            Role::Queen => '♕',
            Role::Rook => '♖',
            Role::Bishop => '♗',
            Role::Knight => '♘',
            Role::Pawn => '♙',
        };
        match (self.color, self.role) {
            (Color::White, _) => white,
            (Color::Black, Role::King) => '♚',
            (Color::Black, Role::Queen) => '♛',
            (Color::Black, Role::Rook) => '♜',
            (Color::Black, Role::Bishop) => '♝',
            (Color::Black, Role::Knight) => '♞',
            (Color::Black, Role::Pawn) => '♟',
        }
    }
}
