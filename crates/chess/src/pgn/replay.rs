//! Following a game on the board.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Problem, Variant, decode};
use crate::fen::{self, FenError};
use crate::san::strict;
use crate::{Move, Position};

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

    /// Plays a move and returns it.
    ///
    /// # Errors
    /// Why it cannot be played.
    #[inline]
    pub fn san(&mut self, word: &[u8]) -> Result<Move, Problem> {
        let Line { before, now } = &mut self.line;
        let found = match strict::parse(word) {
            Some(san) => now.find_san(san),
            None => now.read_san(&decode(word)),
        };
        let the_move = found.map_err(|error| Problem::Move {
            // Enough to find it by.
            text: decode(word).chars().take(40).collect(),
            error,
        })?;
        *before = Some(now.clone());
        now.make(the_move);
        Ok(the_move)
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
