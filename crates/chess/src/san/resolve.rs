//! Finding the legal move that a text means.

use alloc::vec::Vec;

use super::{Coordinate, PieceLetters, San, SanError, syntax};
use crate::{Bitboard, IllegalMove, Move, Position, Rank, Role, Square, attacks};

impl Position {
    /// The legal move of a text in algebraic notation with English letters or figurines, long or
    /// short, strict or not; see the [module](crate::san).
    ///
    /// # Errors
    /// What is wrong with the text, or why its move is not legal.
    pub fn read_san(&self, text: &str) -> Result<Move, SanError> {
        self.find_san(syntax::parse(text, PieceLetters::English)?)
    }

    /// The same with the piece letters of any of several languages. Where they mean different
    /// legal moves, as `R` does in English and Portuguese, the text is ambiguous.
    ///
    /// # Errors
    /// As [`Position::read_san`]; the error is that of the set that comes nearest.
    pub fn read_san_in(&self, text: &str, letters: &[PieceLetters]) -> Result<Move, SanError> {
        let mut fitting = Vec::new();
        let mut nearest: Option<SanError> = None;
        for &letters in letters {
            let answer = syntax::parse(text, letters)
                .map_err(SanError::Syntax)
                .and_then(|san| self.find_san(san));
            match answer {
                Ok(the_move) if fitting.contains(&the_move) => {}
                Ok(the_move) => fitting.push(the_move),
                Err(error) => match &nearest {
                    // A set that could read the text knows more about it.
                    Some(SanError::Syntax(_)) | None => nearest = Some(error),
                    Some(_) => {}
                },
            }
        }
        match (&fitting[..], nearest) {
            (&[the_move], _) => Ok(the_move),
            ([], Some(error)) => Err(error),
            ([], None) => self.read_san(text),
            _ => Err(SanError::Ambiguous { moves: fitting }),
        }
    }

    /// The legal move of what was read.
    ///
    /// # Errors
    /// Why no legal move, or more than one, fits.
    pub fn find_san(&self, san: San) -> Result<Move, SanError> {
        match san {
            San::Castle(wing) => {
                let king = self.king(self.turn());
                self.castling_rights()
                    .rook(self.turn(), wing)
                    .map(|file| Move::Castle {
                        king,
                        rook: Square::from_coords(file, king.rank()),
                    })
                    .filter(|&castle| self.is_legal(castle))
                    .ok_or(SanError::CannotCastle { wing })
            }
            San::Step {
                role,
                from,
                to,
                takes,
                promotion,
            } => {
                let step = Step {
                    role,
                    from,
                    to,
                    takes,
                    promotion,
                };
                step.find(self)
            }
        }
    }
}

/// The fields of [`San::Step`].
struct Step {
    role: Role,
    from: Coordinate,
    to: Coordinate,
    takes: bool,
    promotion: Option<Role>,
}

impl Step {
    fn find(&self, position: &Position) -> Result<Move, SanError> {
        if let (Some(file), Some(rank)) = (self.to.file, self.to.rank) {
            let to = Square::from_coords(file, rank);
            let origins = self.origins(position, to);
            if let (Some(from), 1) = (origins.first(), origins.len())
                && let Some(the_move) = self.the_move(position, from, to)
            {
                return Ok(the_move);
            }
        }
        self.find_slowly(position)
    }

    /// The squares from which such a piece may legally go to one square.
    fn origins(&self, position: &Position, to: Square) -> Bitboard {
        let us = position.turn();
        let board = position.board();
        let pieces = board.by_piece(self.role.of(us)) & self.from.squares();
        if board.by_color(us).has(to) {
            return Bitboard::EMPTY;
        }
        if self.role == Role::Pawn {
            return self.pawn_origins(position, to, pieces);
        }
        let reach = attacks::piece(self.role, us, to, board.occupied());
        safe(position, pieces & reach, to)
    }

    /// Without a word of the origin or of a capture, a pawn that goes straight comes first.
    fn pawn_origins(&self, position: &Position, to: Square, pawns: Bitboard) -> Bitboard {
        let us = position.turn();
        let board = position.board();
        let captures = || attacks::pawn(!us, to) & pawns;
        if position.legal_en_passant() == Some(to) {
            return position.en_passant_capturers(to) & captures();
        }
        if board.occupied().has(to) {
            return safe(position, captures(), to);
        }
        if self.takes {
            return Bitboard::EMPTY;
        }
        let back = if us.is_white() { -1 } else { 1 };
        let Some(behind) = to.offset(0, back) else {
            return Bitboard::EMPTY;
        };
        let mut origins = pawns & behind.into();
        if !board.occupied().has(behind) && to.rank() == Rank::Fourth.seen_by(us) {
            let start = to.offset(0, 2 * back);
            origins |= pawns & start.map_or(Bitboard::EMPTY, Bitboard::square);
        }
        safe(position, origins, to)
    }

    /// The move from one square to another, if the promotion said fits it.
    fn the_move(&self, position: &Position, from: Square, to: Square) -> Option<Move> {
        let promotes =
            self.role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(position.turn());
        if promotes != self.promotion.is_some() {
            return None;
        }
        let en_passant = self.role == Role::Pawn && position.legal_en_passant() == Some(to);
        Some(if en_passant && from.file() != to.file() {
            Move::EnPassant { from, to }
        } else {
            Move::Normal {
                from,
                to,
                promotion: self.promotion,
            }
        })
    }

    /// Looks at every legal move: for texts that say less than usual, and for the reason why none
    /// fits.
    fn find_slowly(&self, position: &Position) -> Result<Move, SanError> {
        let files_only = !self.to.is_whole();
        let board = position.board();
        let us = position.turn();
        let to_square = |the_move: &Move| match *the_move {
            Move::Normal { from, to, .. } | Move::EnPassant { from, to } => Some((from, to)),
            Move::Castle { .. } => None,
        };
        let legal = position.legal_moves();
        let fits = |the_move: &Move| {
            let Some((from, to)) = to_square(the_move) else {
                return false;
            };
            let promotion = match the_move {
                Move::Normal { promotion, .. } => *promotion,
                _ => None,
            };
            board.by_role(self.role).has(from)
                && self.from.squares().has(from)
                && self.to.squares().has(to)
                && (self.promotion.is_none() || promotion == self.promotion)
                // `ed` is a capture.
                && (!files_only || from.file() != to.file())
        };
        let moves: Vec<Move> = legal.iter().filter(fits).collect();
        match moves[..] {
            [the_move] => return Ok(the_move),
            [] => {}
            _ => return Err(SanError::Ambiguous { moves }),
        }
        let instead: Vec<Move> = legal
            .iter()
            .filter(|the_move| {
                to_square(the_move).is_some_and(|(_, to)| self.to.squares().has(to))
                    && self.to.is_whole()
            })
            .collect();
        let reasons = (board.by_piece(self.role.of(us)) & self.from.squares())
            .into_iter()
            .flat_map(|from| self.to.squares().into_iter().map(move |to| (from, to)))
            .filter_map(|(from, to)| {
                let the_move = Move::Normal {
                    from,
                    to,
                    promotion: self.promotion,
                };
                let reason = position.check_legal(the_move).err()?;
                let files = from.file().index().abs_diff(to.file().index());
                let ranks = from.rank().index().abs_diff(to.rank().index());
                Some((reason, files + ranks))
            });
        match reasons.max_by_key(|(reason, steps)| (nearness(reason), 14 - steps)) {
            Some((reason, _)) => Err(SanError::NoSuchMove { reason, instead }),
            None => Err(SanError::NoSuchPiece { instead }),
        }
    }
}

/// Those of the origins from which a piece may go to a square without leaving its king in check.
fn safe(position: &Position, origins: Bitboard, to: Square) -> Bitboard {
    origins
        .into_iter()
        .filter(|&from| position.checkers_after(from, to, to).is_empty())
        .collect()
}

/// How near a move is to being legal: the reason of the nearest is the one to tell.
fn nearness(reason: &IllegalMove) -> u8 {
    match reason {
        IllegalMove::LeavesKingInCheck { .. } => 4,
        IllegalMove::PromotionMissing { .. } | IllegalMove::PromotionImpossible { .. } => 3,
        IllegalMove::Blocked { .. } => 2,
        IllegalMove::OwnPieceInTheWay { .. } => 1,
        _ => 0,
    }
}
