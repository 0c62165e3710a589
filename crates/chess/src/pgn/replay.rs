//! Following a game on the board.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Problem, Variant, decode};
use crate::fen::{self, FenError};
use crate::san::{SanError, strict};
use crate::uci::{UciError, UciMove};
use crate::{Move, Position, Role};

/// A game being played on the board as it is read: where it starts and where it stands, also
/// within variations. Whoever reads games and wants legal moves holds one and passes on to it
/// what the [`Visitor`](super::Visitor) is told.
#[derive(Clone, Debug)]
pub struct Replay {
    start: Option<Position>,
    variant: Option<Variant>,
    line: Line,
    /// The lines around the open variations, the main line first.
    outer: Vec<Line>,
    classical: Position,
}

/// A line of moves being played.
#[derive(Clone, Debug)]
struct Line {
    /// The position before the last move, to which a variation returns.
    before: Option<Position>,
    now: Position,
}

impl Default for Replay {
    fn default() -> Replay {
        let classical = Position::default();
        Replay {
            start: None,
            variant: None,
            line: Line {
                before: None,
                now: classical.clone(),
            },
            outer: Vec::new(),
            classical,
        }
    }
}

impl Replay {
    /// Begins another game.
    pub fn begin(&mut self) {
        self.start = None;
        self.variant = None;
    }

    /// Takes note of the tags `FEN` and `Variant`; others do not matter. `SetUp` adds nothing to
    /// a FEN and is wrong in many files, so it is not asked.
    ///
    /// # Errors
    /// A FEN that is none or no legal position, a second FEN of another position, and a variant
    /// that is another game.
    pub fn tag(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        if name.eq_ignore_ascii_case("FEN") {
            let fen::Reading { setup, faults } = fen::read(value);
            if !faults.is_empty() {
                return Err(Problem::Fen(FenError { faults }));
            }
            let position = Position::from_setup(setup).map_err(Problem::Position)?;
            // Some broadcasts give the same position in two dialects.
            if *self.start.get_or_insert_with(|| position.clone()) != position {
                return Err(Problem::TwoPositions);
            }
        } else if name.eq_ignore_ascii_case("Variant") {
            let variant = Variant::from_name(value);
            self.variant = variant;
            if variant.is_none() {
                return Err(Problem::UnknownVariant(value.to_string()));
            }
        }
        Ok(())
    }

    /// The tags are over: sets up the board and returns the position.
    pub fn moves(&mut self) -> &Position {
        self.outer.clear();
        self.line.before = None;
        self.line
            .now
            .clone_from(self.start.as_ref().unwrap_or(&self.classical));
        &self.line.now
    }

    /// Plays a move and returns it; `None` for a null move (`--`, `Z0`), which only variations have.
    ///
    /// Besides algebraic notation, moves by their squares are read, as engines write them.
    ///
    /// # Errors
    /// Why it cannot be played.
    #[inline]
    pub fn san(&mut self, word: &[u8]) -> Result<Option<Move>, Problem> {
        let now = &self.line.now;
        let found = match strict::parse(word) {
            Some(san) => now
                .find_san(san)
                .or_else(|_| read_loosely(now, &decode(word))),
            None if NULL_MOVES.contains(&word) => return self.pass(word),
            None => read_loosely(now, &decode(word)),
        };
        let the_move = found.map_err(|error| Problem::Move {
            // Enough to find it by.
            text: decode(word).chars().take(40).collect(),
            error,
        })?;
        let Line { before, now } = &mut self.line;
        *before = Some(now.clone());
        now.make(the_move);
        Ok(Some(the_move))
    }

    /// A null move: analysis within a variation asks what would follow if it were the other
    /// player's move. In a game nobody may pass.
    fn pass(&mut self, word: &[u8]) -> Result<Option<Move>, Problem> {
        let Line { before, now } = &mut self.line;
        let in_variation = !self.outer.is_empty();
        let passed = now.pass().filter(|_| in_variation);
        let passed = passed.ok_or_else(|| Problem::NullMove(decode(word).to_string()))?;
        *before = Some(core::mem::replace(now, passed));
        Ok(None)
    }

    /// A variation begins: the next move is in place of the last one.
    ///
    /// # Errors
    /// When there is no last move.
    pub fn open(&mut self) -> Result<(), Problem> {
        let Some(now) = self.line.before.clone() else {
            return Err(Problem::NothingToVary);
        };
        let variation = Line { before: None, now };
        self.outer
            .push(core::mem::replace(&mut self.line, variation));
        Ok(())
    }

    /// A variation ends.
    pub fn close(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
    }

    /// The position on the board, once the moves have begun.
    pub fn position(&self) -> &Position {
        &self.line.now
    }

    /// Which game it is: what the tags say, else what the castling rights ask for.
    pub fn variant(&self) -> Variant {
        self.variant.unwrap_or_else(|| match &self.start {
            Some(start) if start.has_chess960_castling() => Variant::Chess960,
            _ => Variant::Chess,
        })
    }
}

/// How programs write a null move: ChessBase, Scid, engines.
const NULL_MOVES: [&[u8]; 6] = [b"--", b"Z0", b"z0", b"0000", b"@@@@", b"null"];

/// A move as people write it, or by its squares as engines do: `g1f3`, `e1g1`, `e1-g1`, `Ke1-g1`.
fn read_loosely(position: &Position, text: &str) -> Result<Move, SanError> {
    let error = match position.read_san(text) {
        Ok(the_move) => return Ok(the_move),
        Err(error) => error,
    };
    let marks = |sign: &char| !matches!(sign, '-' | '–' | 'x' | ':' | '=' | '+' | '#' | '!' | '?');
    let squares: String = text.chars().filter(marks).collect();
    let squares = squares.strip_prefix('K').unwrap_or(&squares);
    let Ok(by_squares) = squares.parse::<UciMove>() else {
        return Err(error);
    };
    let piece = position.board().piece_at(by_squares.from);
    let piece = piece.filter(|piece| piece.color == position.turn());
    match position.read_uci(squares) {
        Ok(the_move) => Ok(the_move),
        // Without a letter it read as a pawn's move; what is there says more.
        Err(UciError::Illegal(reason)) if piece.is_some_and(|piece| piece.role != Role::Pawn) => {
            Err(SanError::NoSuchMove {
                reason,
                instead: Vec::new(),
            })
        }
        Err(_) => Err(error),
    }
}
