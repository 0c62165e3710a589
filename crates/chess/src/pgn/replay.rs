//! Following a game on the board.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Problem, Variant, decode};
use crate::fen::{self, FenError};
use crate::{Move, Position};

/// A game being played on the board as it is read: where it starts and where it stands, also
/// within variations. Whoever reads games and wants legal moves holds one and passes on to it
/// what the [`Visitor`](super::Visitor) is told.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    start: Option<Position>,
    variant: Option<Variant>,
    /// The position before the last move, if there is one, and the position now; one for the main
    /// line and each open variation.
    lines: Vec<(Option<Position>, Position)>,
}

impl Replay {
    /// Begins another game.
    pub fn begin(&mut self) {
        self.start = None;
        self.variant = None;
        self.lines.clear();
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
        let start = self.start.clone().unwrap_or_default();
        self.lines.clear();
        self.lines.push((None, start));
        &self.lines[0].1
    }

    /// Plays a move and returns it.
    ///
    /// # Errors
    /// Why it cannot be played.
    #[inline]
    pub fn san(&mut self, word: &[u8]) -> Result<Move, Problem> {
        let Some((before, now)) = self.lines.last_mut() else {
            return Err(Problem::NothingToVary);
        };
        let found = match core::str::from_utf8(word) {
            Ok(text) => now.read_san(text),
            Err(_) => now.read_san(&decode(word)),
        };
        let the_move = found.map_err(|error| Problem::Move {
            // Enough to find it by.
            text: decode(word).chars().take(40).collect(),
            error,
        })?;
        let next = now.play_unchecked(the_move);
        *before = Some(core::mem::replace(now, next));
        Ok(the_move)
    }

    /// A variation begins: the next move is in place of the last one.
    ///
    /// # Errors
    /// When there is no last move.
    pub fn open(&mut self) -> Result<(), Problem> {
        let Some((Some(before), _)) = self.lines.last() else {
            return Err(Problem::NothingToVary);
        };
        let before = before.clone();
        self.lines.push((None, before));
        Ok(())
    }

    /// A variation ends.
    pub fn close(&mut self) {
        self.lines.pop();
    }

    /// Is the next move one of the main line?
    pub fn in_main_line(&self) -> bool {
        self.lines.len() == 1
    }

    /// The position on the board; `None` before the moves.
    pub fn position(&self) -> Option<&Position> {
        self.lines.last().map(|(_, now)| now)
    }

    /// Which game it is: what the tags say, else what the castling rights ask for.
    pub fn variant(&self) -> Variant {
        self.variant.unwrap_or_else(|| match &self.start {
            Some(start) if start.has_chess960_castling() => Variant::Chess960,
            _ => Variant::Chess,
        })
    }
}
