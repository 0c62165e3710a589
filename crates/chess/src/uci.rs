//! The notation of engines: the squares a piece leaves and reaches, as in `e2e4` and `e7e8q`.
//!
//! Castling is written as the king taking its own rook, `e1h1`, which is plain in every Chess960
//! position. The classical form `e1g1` is read wherever it can mean nothing else; where the king
//! may also make a step to that square, `e1g1` is the step for an engine ([`Position::read_uci`])
//! and an open question for a hand that dropped the king there ([`Position::meaning_of`]).
//!
//! ```
//! use rokada_chess::{Move, Position, uci::{Meaning, UciMove}};
//!
//! let position = Position::from_setup("4k3/8/8/8/8/8/8/5K1R w H - 0 1".parse()?)?;
//! let castling = position.read_uci("f1h1")?;
//! assert_eq!(position.san(castling).to_string(), "O-O");
//!
//! let dropped: UciMove = "f1g1".parse()?;
//! let Meaning::StepOrCastling { step, castling: same } = position.meaning_of(dropped)? else {
//!     panic!("the king may step to g1 and castle");
//! };
//! assert_eq!(castling, same);
//! assert_eq!(position.read_uci("f1g1")?, step);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

use core::fmt;
use core::str::FromStr;

use crate::{File, IllegalMove, Move, Position, Role, Square, Wing};

/// A move by its squares, before a position gives it its meaning.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct UciMove {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it reaches; in castling the rook's or the king's goal.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

/// How castling is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingStyle {
    /// The king takes its own rook, `e1h1`: right for every position.
    #[default]
    KingTakesRook,
    /// The king goes to its goal, `e1g1`, as engines expect in classical chess.
    Classical,
}

/// What a move by its squares means.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// One move.
    One(Move),
    /// The king may make a step to that square, and may also castle and end there.
    StepOrCastling {
        /// The step.
        step: Move,
        /// The castling.
        castling: Move,
    },
}

/// Why a text is no move in the notation of engines.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum UciError {
    /// Not two squares with perhaps a promotion letter.
    Syntax,
    /// The null move `0000`, with which engines say that they have none.
    NullMove,
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl UciError {
    /// The kind in a machine's spelling, for instance `null_move`.
    pub const fn code(&self) -> &'static str {
        match self {
            UciError::Syntax => "syntax",
            UciError::NullMove => "null_move",
            UciError::Illegal(reason) => reason.code(),
        }
    }
}

impl From<IllegalMove> for UciError {
    fn from(reason: IllegalMove) -> UciError {
        UciError::Illegal(reason)
    }
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Syntax => f.write_str(
                "write the square the piece leaves and the one it reaches, as in e2e4, and the \
                 letter of a promotion, as in e7e8q",
            ),
            UciError::NullMove => f.write_str("0000 is no move"),
            UciError::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for UciError {}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl FromStr for UciMove {
    type Err = UciError;

    fn from_str(text: &str) -> Result<UciMove, UciError> {
        let text = text.trim();
        if text == "0000" {
            return Err(UciError::NullMove);
        }
        let square = |range| {
            let square: Option<&str> = text.get(range);
            square.and_then(|square| square.parse().ok())
        };
        let (Some(from), Some(to)) = (square(0..2), square(2..4)) else {
            return Err(UciError::Syntax);
        };
        let mut rest = text[4..].chars();
        let promotion = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some(letter), None) => match Role::from_letter(letter) {
                Some(role) if Role::PROMOTIONS.contains(&role) => Some(role),
                _ => return Err(UciError::Syntax),
            },
            _ => return Err(UciError::Syntax),
        };
        Ok(UciMove {
            from,
            to,
            promotion,
        })
    }
}

impl Move {
    /// The move in the notation of engines, castling as the king taking its own rook.
    pub fn uci(self) -> UciMove {
        match self {
            Move::Normal {
                from,
                to,
                promotion,
            } => UciMove {
                from,
                to,
                promotion,
            },
            Move::EnPassant { from, to } => UciMove {
                from,
                to,
                promotion: None,
            },
            Move::Castle { king, rook } => UciMove {
                from: king,
                to: rook,
                promotion: None,
            },
        }
    }

    /// The same with the style of castling chosen. The classical form is only taken where the
    /// classical squares are castled from, for it would be misread elsewhere.
    pub fn uci_in(self, style: CastlingStyle) -> UciMove {
        let mut uci = self.uci();
        if let (CastlingStyle::Classical, Move::Castle { king, rook }) = (style, self) {
            let wing = if rook < king { Wing::C } else { Wing::G };
            let classical = match wing {
                Wing::C => File::A,
                Wing::G => File::H,
            };
            if king.file() == File::E && rook.file() == classical {
                uci.to = Square::from_coords(wing.king_file(), king.rank());
            }
        }
        uci
    }
}

impl fmt::Display for Move {
    /// The notation of engines, castling as the king taking its own rook.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.uci().fmt(f)
    }
}

impl Position {
    /// The legal move of a text in the notation of engines.
    ///
    /// Castling is the king taking its own rook. The king going to its goal is read as castling
    /// where the king cannot step there, as it never can in classical chess.
    ///
    /// # Errors
    /// What is wrong with the text, or why its move is not legal.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        match self.meaning_of(text.parse()?)? {
            Meaning::One(the_move) | Meaning::StepOrCastling { step: the_move, .. } => Ok(the_move),
        }
    }

    /// What it means to take a piece from one square to another.
    ///
    /// # Errors
    /// Why it is no legal move. A king put down where it stood is none, even where in castling
    /// only the rook would move.
    pub fn meaning_of(&self, uci: UciMove) -> Result<Meaning, IllegalMove> {
        let UciMove {
            from,
            to,
            promotion,
        } = uci;
        if promotion.is_none() && self.is_own(Role::King, from) {
            return self.meaning_of_king(from, to);
        }
        let takes_en_passant = self.legal_en_passant() == Some(to)
            && self.is_own(Role::Pawn, from)
            && from.file() != to.file();
        let the_move = if takes_en_passant && promotion.is_none() {
            Move::EnPassant { from, to }
        } else {
            Move::Normal {
                from,
                to,
                promotion,
            }
        };
        self.check_legal(the_move)?;
        Ok(Meaning::One(the_move))
    }

    fn meaning_of_king(&self, king: Square, to: Square) -> Result<Meaning, IllegalMove> {
        let onto_rook = Move::Castle { king, rook: to };
        if self.is_own(Role::Rook, to) {
            // Onto a rook that may not castle, the king might still mean its goal, but that is
            // occupied by this rook.
            return self
                .check_legal(onto_rook)
                .map(|()| Meaning::One(onto_rook));
        }
        let step = Move::Normal {
            from: king,
            to,
            promotion: None,
        };
        let castling = self
            .castling_to(to)
            .filter(|&castling| king != to && self.is_legal(castling));
        match (self.check_legal(step), castling) {
            (Ok(()), None) => Ok(Meaning::One(step)),
            (Ok(()), Some(castling)) => Ok(Meaning::StepOrCastling { step, castling }),
            (Err(_), Some(castling)) => Ok(Meaning::One(castling)),
            (Err(reason), None) => Err(reason),
        }
    }

    /// The castling after which the king stands on a square, legal or not.
    fn castling_to(&self, to: Square) -> Option<Move> {
        let us = self.turn();
        let wing = Wing::ALL.into_iter().find(|wing| wing.king_to(us) == to)?;
        let rook = self.castling_rights().rook(us, wing)?;
        Some(Move::Castle {
            king: self.king(us),
            rook: Square::from_coords(rook, to.rank()),
        })
    }

    fn is_own(&self, role: Role, square: Square) -> bool {
        self.board().by_piece(role.of(self.turn())).has(square)
    }
}
