//! How a game ends by itself, and what a player may claim.

use core::fmt;

use crate::{Color, Position};

/// An end of the game that comes by itself, with no claim and no agreement.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The king is in check and there is no legal move (Laws 5.1.1).
    Checkmate {
        /// Who gave mate.
        winner: Color,
    },
    /// The player to move has no legal move and is not in check (Laws 5.2.1).
    Stalemate,
    /// Neither player can mate by any series of legal moves (Laws 5.2.2).
    DeadPosition,
    /// The same position has come for the fifth time (Laws 9.6.1).
    FivefoldRepetition,
    /// 75 moves by each player without a pawn move or a capture (Laws 9.6.2).
    SeventyFiveMoves,
}

impl Outcome {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Checkmate { .. } => "checkmate",
            Outcome::Stalemate => "stalemate",
            Outcome::DeadPosition => "dead_position",
            Outcome::FivefoldRepetition => "fivefold_repetition",
            Outcome::SeventyFiveMoves => "seventy_five_moves",
        }
    }

    /// Who has won; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Checkmate { winner } => write!(f, "checkmate, {winner} wins"),
            Outcome::Stalemate => f.write_str("stalemate, a draw"),
            Outcome::DeadPosition => f.write_str("a dead position, a draw"),
            Outcome::FivefoldRepetition => f.write_str("the fifth repetition, a draw"),
            Outcome::SeventyFiveMoves => {
                f.write_str("75 moves without a pawn move or a capture, a draw")
            }
        }
    }
}

/// What the player to move may claim a draw by.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position for the third time (Laws 9.2).
    ThreefoldRepetition,
    /// 50 moves by each player without a pawn move or a capture (Laws 9.3).
    FiftyMoves,
}

impl Claim {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Claim::ThreefoldRepetition => "threefold_repetition",
            Claim::FiftyMoves => "fifty_moves",
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Claim::ThreefoldRepetition => "the third repetition",
            Claim::FiftyMoves => "50 moves without a pawn move or a capture",
        })
    }
}

impl Position {
    /// The end of the game that this position is, whatever came before it: checkmate, stalemate or
    /// a dead position. The ends that need the past are those of a [`Game`](crate::Game).
    ///
    /// ```
    /// use rokada_chess::{Outcome, Position, Setup};
    ///
    /// let setup: Setup = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1".parse()?;
    /// assert_eq!(Position::from_setup(setup)?.outcome(), Some(Outcome::DeadPosition));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        if self.has_legal_moves() {
            self.is_dead().then_some(Outcome::DeadPosition)
        } else if self.is_check() {
            let winner = !self.turn();
            Some(Outcome::Checkmate { winner })
        } else {
            Some(Outcome::Stalemate)
        }
    }
}
