//! Where the pieces stand.

use crate::{Bitboard, Color, Piece, Role, Square};

/// The placement of the pieces: any placement, legal or not.
///
/// ```
/// use rokada_chess::{Board, Color, Role};
///
/// let mut board = Board::EMPTY;
/// board.set("e1".parse()?, Some(Role::King.of(Color::White)));
/// assert_eq!(board.king(Color::White), Some("e1".parse()?));
/// assert_eq!(board.piece_at("e2".parse()?), None);
/// # Ok::<(), rokada_chess::ParseSquareError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// The squares of each role, pawn to king, then of White's pieces and of Black's.
    sets: [u64; 8],
}

impl Board {
    /// A board without a piece.
    pub const EMPTY: Board = Board { sets: [0; 8] };

    /// The squares with a piece on them.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color(Color::White) | self.by_color(Color::Black)
    }

    /// The squares of a player's pieces.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(self.sets[6 + color as usize])
    }

    /// The squares of a kind of piece, both players'.
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        Bitboard(self.sets[role as usize])
    }

    /// The squares of one player's pieces of a kind.
    #[inline]
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// The square of a player's king; the first one where there are several.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.by_piece(Role::King.of(color)).first()
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = match self.by_color(Color::White).has(square) {
            true => Color::White,
            false => Color::Black,
        };
        Some(Piece { color, role })
    }

    /// The kind of the piece on a square, whosever it is.
    #[inline]
    pub(crate) fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.get(self.number_at(square)).copied()
    }

    /// The number of the role of the piece on a square, 7 where there is none.
    #[inline]
    pub(crate) fn number_at(&self, square: Square) -> usize {
        // The role's number put together from its bits: quicker than asking role by role, because
        // nobody can tell beforehand which it will be.
        let [_, knights, bishops, rooks, queens, kings, ..] = self.sets;
        let empty = !(self.sets[6] | self.sets[7]);
        let bit = |set: u64| (set >> square.index()) as usize & 1;
        bit(knights | rooks | kings | empty)
            | bit(bishops | rooks | empty) << 1
            | bit(queens | kings | empty) << 2
    }

    /// The board after a piece of the role of that number has come to one of the squares and all
    /// others of them are cleared.
    #[inline(always)]
    pub(crate) fn moved(&self, squares: u64, color: Color, role: usize, to: u64) -> Board {
        // No set is written alone, so that the board may be read and written as a whole.
        let filled = &FILLED[color as usize][role & 7];
        let mut sets = [0; 8];
        for (set, (old, filled)) in sets.iter_mut().zip(self.sets.iter().zip(filled)) {
            *set = old & !squares | filled & to;
        }
        Board { sets }
    }

    /// Puts a piece on a square in place of what stood there; `None` empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for set in &mut self.sets {
            *set &= !Bitboard::square(square).0;
        }
        if let Some(piece) = piece {
            self.place(piece, square);
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn place(&mut self, piece: Piece, to: Square) {
        self.sets[piece.role as usize] |= Bitboard::square(to).0;
        self.sets[6 + piece.color as usize] |= Bitboard::square(to).0;
    }

    /// Takes a piece off the square it stands on.
    #[inline]
    pub(crate) fn lift(&mut self, piece: Piece, from: Square) {
        self.sets[piece.role as usize] &= !Bitboard::square(from).0;
        self.sets[6 + piece.color as usize] &= !Bitboard::square(from).0;
    }

    /// The squares of each role, pawn to king, then of White's pieces and of Black's.
    #[inline]
    pub(crate) fn sets(&self) -> &[u64; 8] {
        &self.sets
    }

    /// The same to be written to.
    #[inline]
    pub(crate) fn sets_mut(&mut self) -> &mut [u64; 8] {
        &mut self.sets
    }
}

/// By colour and number of a role, all squares in the sets of a board that such a piece is in. The
/// last two numbers are no role.
pub(crate) static FILLED: [[[u64; 8]; 8]; 2] = {
    let mut table = [[[0; 8]; 8]; 2];
    let mut role = 0;
    while role < 6 {
        let mut color = 0;
        while color < 2 {
            table[color][role][role] = !0;
            table[color][role][6 + color] = !0;
            color += 1;
        }
        role += 1;
    }
    table
};
