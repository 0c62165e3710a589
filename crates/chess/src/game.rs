//! A game: where it began, what was played, and what follows from both.

use alloc::vec::Vec;

use crate::san::SanError;
use crate::uci::UciError;
use crate::{Claim, IllegalMove, Move, Outcome, Position};

/// A position with its past.
///
/// ```
/// use rokada_chess::{Claim, Game, Move, StartPosition};
///
/// let mut game = Game::new(StartPosition::CLASSICAL.position());
/// for _ in 0..2 {
///     for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///         let (from, to) = uci.split_at(2);
///         let the_move = Move::Normal {
///             from: from.parse()?,
///             to: to.parse()?,
///             promotion: None,
///         };
///         game.play(the_move)?;
///     }
/// }
/// assert_eq!(game.repetitions(), 3);
/// assert_eq!(game.claims().collect::<Vec<_>>(), [Claim::ThreefoldRepetition]);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    past: Vec<Played>,
    position: Position,
}

/// A move and the position it was played in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Played {
    before: Position,
    the_move: Move,
}

impl Game {
    /// A game from a position.
    pub fn new(start: Position) -> Game {
        Game {
            past: Vec::new(),
            position: start,
        }
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        self.past
            .first()
            .map_or(&self.position, |played| &played.before)
    }

    /// Where it stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.past.iter().map(|played| played.the_move)
    }

    /// Plays a move. Whether the game has ended before is the caller's to ask: what was played
    /// after the fifth repetition is still played.
    ///
    /// # Errors
    /// When the move is not legal; the game is left as it was.
    pub fn play(&mut self, the_move: Move) -> Result<(), IllegalMove> {
        self.position.check_legal(the_move)?;
        self.push(the_move);
        Ok(())
    }

    /// Plays a move written as players do, and gives it back.
    ///
    /// ```
    /// use rokada_chess::{Game, Position};
    ///
    /// let mut game = Game::new(Position::default());
    /// game.play_san("e4")?;
    /// game.play_uci("e7e5")?;
    /// assert!(game.play_san("Ke3").is_err());
    /// assert_eq!(game.moves().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the text is no legal move; the game is left as it was.
    pub fn play_san(&mut self, text: &str) -> Result<Move, SanError> {
        let the_move = self.position.read_san(text)?;
        self.push(the_move);
        Ok(the_move)
    }

    /// Plays a move written as engines do, and gives it back.
    ///
    /// # Errors
    /// When the text is no legal move; the game is left as it was.
    pub fn play_uci(&mut self, text: &str) -> Result<Move, UciError> {
        let the_move = self.position.read_uci(text)?;
        self.push(the_move);
        Ok(the_move)
    }

    /// Plays a move known to be legal.
    fn push(&mut self, the_move: Move) {
        let next = self.position.play_unchecked(the_move);
        let before = core::mem::replace(&mut self.position, next);
        self.past.push(Played { before, the_move });
    }

    /// Takes the last move back; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let Played { before, the_move } = self.past.pop()?;
        self.position = before;
        Some(the_move)
    }

    /// How often the position on the board has come in this game, this time included: the same
    /// player to move, the same pieces on the same squares, the same possible moves, en passant
    /// and castling rights included (Laws 9.2.3).
    pub fn repetitions(&self) -> usize {
        repetitions(
            &self.position,
            self.past.iter().map(|played| &played.before),
        )
    }

    /// How the game has ended by itself, if it has. Mate on the last move of the 75 wins (Laws
    /// 9.6.2).
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            if self.repetitions() >= 5 {
                Some(Outcome::FivefoldRepetition)
            } else if self.position.halfmoves() >= 150 {
                Some(Outcome::SeventyFiveMoves)
            } else {
                None
            }
        })
    }

    /// What the player to move may claim a draw by, for what is on the board now (Laws 9.2.2,
    /// 9.3.2). A game that has ended has nothing to claim; ask [`outcome`](Game::outcome) first.
    pub fn claims(&self) -> impl Iterator<Item = Claim> + use<> {
        claims(self.repetitions(), self.position.halfmoves())
    }

    /// What the player to move may claim a draw by on writing down this move without playing it
    /// (Laws 9.2.1, 9.3.1).
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn claims_with(
        &self,
        the_move: Move,
    ) -> Result<impl Iterator<Item = Claim> + use<>, IllegalMove> {
        let next = self.position.play(the_move)?;
        let past = self.past.iter().map(|played| &played.before);
        let repetitions = repetitions(&next, past.chain([&self.position]));
        Ok(claims(repetitions, next.halfmoves()))
    }
}

fn claims(repetitions: usize, halfmoves: u32) -> impl Iterator<Item = Claim> {
    let threefold = (repetitions >= 3).then_some(Claim::ThreefoldRepetition);
    let fifty = (halfmoves >= 100).then_some(Claim::FiftyMoves);
    threefold.into_iter().chain(fifty)
}

/// How often a position has come, itself included. What was before the last capture or pawn move
/// cannot come again.
fn repetitions<'a>(
    position: &Position,
    past: impl DoubleEndedIterator<Item = &'a Position>,
) -> usize {
    let reversible = past.rev().take(position.halfmoves() as usize);
    1 + reversible
        .filter(|earlier| earlier.is_repetition_of(position))
        .count()
}
