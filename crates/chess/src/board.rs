//! Where the pieces stand.

use crate::{Bitboard, ByColor, Color, Piece, Role, Square};

/// The placement of the pieces: any placement, legal or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: ByColor<Bitboard>,
}

impl Board {
    /// A board without a piece.
    pub const EMPTY: Board = Board {
        roles: [Bitboard::EMPTY; 6],
        colors: ByColor {
            white: Bitboard::EMPTY,
            black: Bitboard::EMPTY,
        },
    };

    /// The squares with a piece on them.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black
    }

    /// The squares of a player's pieces.
    #[inline]
    pub fn of(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of a kind of piece, both players'.
    #[inline]
    pub fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of one player's pieces of a kind.
    #[inline]
    pub fn piece(&self, piece: Piece) -> Bitboard {
        self.role(piece.role) & self.of(piece.color)
    }

    /// The square of a player's king; the first one where there are several.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.piece(Role::King.of(color)).first()
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|&color| self.of(color).has(square))?;
        let role = Role::ALL
            .into_iter()
            .find(|&role| self.role(role).has(square))?;
        Some(Piece { color, role })
    }

    /// Puts a piece on a square in place of what stood there; `None` empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for role in &mut self.roles {
            role.remove(square);
        }
        self.colors.white.remove(square);
        self.colors.black.remove(square);
        if let Some(Piece { color, role }) = piece {
            self.roles[role as usize].insert(square);
            self.colors[color].insert(square);
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn place(&mut self, piece: Piece, to: Square) {
        self.roles[piece.role as usize].insert(to);
        self.colors[piece.color].insert(to);
    }

    /// Takes a piece off the square it stands on.
    #[inline]
    pub(crate) fn lift(&mut self, piece: Piece, from: Square) {
        self.roles[piece.role as usize].remove(from);
        self.colors[piece.color].remove(from);
    }
}
