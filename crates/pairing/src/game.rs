//! One game of a round, and what the two players of a round play against each other.

use core::fmt;

/// A game between two players, each known by a number from 1 (the pairing number).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Game {
    /// The number of the player with the white pieces.
    pub white: u32,
    /// The number of the player with the black pieces.
    pub black: u32,
}

impl Game {
    /// The same players with colours changed.
    #[must_use]
    pub fn reversed(self) -> Game {
        Game {
            white: self.black,
            black: self.white,
        }
    }
}

/// Written as in the printed tables: `white-black`.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// What two paired players play in a round.
///
/// In a mini-match they play two games from the same start position with colours reversed, so that
/// neither has the better side of it. The pairing is made once for both games, in a Swiss as in a
/// round robin: the round's score is the sum of the two games, and the colour that counts for the
/// colour history is the one of the first game, so that the right to begin with White alternates.
///
/// ```
/// use rokada_pairing::{Game, GamesPerRound};
///
/// let pair = Game { white: 3, black: 8 };
/// let games: Vec<Game> = GamesPerRound::MiniMatch.games(pair).collect();
/// assert_eq!(games, [Game { white: 3, black: 8 }, Game { white: 8, black: 3 }]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GamesPerRound {
    /// One game.
    #[default]
    One,
    /// Two games with colours reversed.
    MiniMatch,
}

impl GamesPerRound {
    /// How many games a pair plays in the round.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            GamesPerRound::One => 1,
            GamesPerRound::MiniMatch => 2,
        }
    }

    /// The games of a pair in playing order; `pair` has the colours of the first.
    pub fn games(self, pair: Game) -> impl Iterator<Item = Game> {
        [pair, pair.reversed()].into_iter().take(self.count())
    }
}
