//! Writing algebraic notation.

use core::fmt;
use core::ops::ControlFlow;

use super::{Coordinate, PieceLetters, San};
use crate::{Bitboard, Move, Position, Role, Square, Wing};

/// A move in algebraic notation with its check mark, ready to be shown.
///
/// # Display
/// As PGN writes it: `Nbd2`, `exd8=Q+`, `O-O#`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SanPlus {
    /// The move.
    pub san: San,
    /// Whether it gives check or mate.
    pub check: Option<Check>,
}

/// What a move does to the opponent's king.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// It is attacked: `+`.
    Check,
    /// It is mated: `#`.
    Mate,
}

impl Position {
    /// A legal move in algebraic notation: as much of the origin as is needed and no more.
    ///
    /// For a move that is not legal the text is of no meaning.
    pub fn san(&self, the_move: Move) -> SanPlus {
        let next = self.play_unchecked(the_move);
        let check = match next.is_check() {
            false => None,
            true if next.has_legal_moves() => Some(Check::Check),
            true => Some(Check::Mate),
        };
        SanPlus {
            san: self.san_of(the_move),
            check,
        }
    }

    /// A legal move in long algebraic notation: `Ng1-f3`, `e5xd6`, `O-O`.
    pub fn lan(&self, the_move: Move) -> Lan {
        let mut san = self.san(the_move);
        if let (San::Step { from, .. }, Move::Normal { from: square, .. })
        | (San::Step { from, .. }, Move::EnPassant { from: square, .. }) =
            (&mut san.san, the_move)
        {
            *from = square.into();
        }
        Lan(san)
    }

    fn san_of(&self, the_move: Move) -> San {
        let (from, to, promotion) = match the_move {
            Move::Castle { king, rook } => {
                return San::Castle(if rook < king { Wing::C } else { Wing::G });
            }
            Move::Normal {
                from,
                to,
                promotion,
            } => (from, to, promotion),
            Move::EnPassant { from, to } => (from, to, None),
        };
        let role = self
            .board()
            .piece_at(from)
            .map_or(Role::Pawn, |piece| piece.role);
        let takes = self.board().occupied().has(to) || matches!(the_move, Move::EnPassant { .. });
        San::Step {
            role,
            from: self.needed_origin(role, from, to, takes),
            to: to.into(),
            takes,
            promotion,
        }
    }

    /// What has to be said of the origin (Laws C.10): the file if it tells the pieces apart, else
    /// the rank, else both; a pawn that takes always tells its file (C.8).
    fn needed_origin(&self, role: Role, from: Square, to: Square, takes: bool) -> Coordinate {
        let file = Coordinate {
            file: Some(from.file()),
            rank: None,
        };
        match role {
            Role::King => return Coordinate::default(),
            Role::Pawn if takes => return file,
            Role::Pawn => return Coordinate::default(),
            _ => {}
        }
        let peers = self.board().by_piece(role.of(self.turn())) - from.into();
        let mut rivals = Bitboard::EMPTY;
        if !peers.is_empty() {
            let _ = self.try_for_each_move_set_from(peers, |set| {
                if let crate::MoveSet::Normal {
                    from, to: targets, ..
                } = set
                    && targets.has(to)
                {
                    rivals.insert(from);
                }
                ControlFlow::Continue(())
            });
        }
        if rivals.is_empty() {
            Coordinate::default()
        } else if (rivals & Bitboard::file(from.file())).is_empty() {
            file
        } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
            Coordinate {
                file: None,
                rank: Some(from.rank()),
            }
        } else {
            from.into()
        }
    }
}

impl SanPlus {
    /// The move with the piece letters of a language, as players write it on their sheets.
    pub fn letters(self, letters: PieceLetters) -> impl fmt::Display {
        Written {
            san: self,
            letters,
            long: false,
        }
    }
}

impl fmt::Display for SanPlus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters(PieceLetters::English).fmt(f)
    }
}

/// A move in long algebraic notation; made by [`Position::lan`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lan(SanPlus);

impl Lan {
    /// The move with the piece letters of a language.
    pub fn letters(self, letters: PieceLetters) -> impl fmt::Display {
        Written {
            san: self.0,
            letters,
            long: true,
        }
    }
}

impl fmt::Display for Lan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters(PieceLetters::English).fmt(f)
    }
}

/// A move on its way to paper.
struct Written {
    san: SanPlus,
    letters: PieceLetters,
    long: bool,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.san.san {
            San::Castle(wing) => f.write_str(wing.san())?,
            San::Step {
                role,
                from,
                to,
                takes,
                promotion,
            } => {
                if role != Role::Pawn {
                    f.write_str(self.letters.letter(role))?;
                }
                from.fmt(f)?;
                if takes {
                    f.write_str("x")?;
                } else if self.long {
                    f.write_str("-")?;
                }
                to.fmt(f)?;
                if let Some(role) = promotion {
                    write!(f, "={}", self.letters.letter(role))?;
                }
            }
        }
        f.write_str(match self.san.check {
            None => "",
            Some(Check::Check) => "+",
            Some(Check::Mate) => "#",
        })
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        if let Some(file) = self.file {
            f.write_char(file.letter())?;
        }
        if let Some(rank) = self.rank {
            f.write_char(rank.letter())?;
        }
        Ok(())
    }
}
