//! Who meets whom in a round, without the reasons.

use crate::{Game, Pairing};

/// Who meets whom in a round: what a round robin's table says, what an arbiter may have altered,
/// and what is left of a [`Pairing`] when nobody asks why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairedRound {
    /// The games in board order.
    pub games: Vec<Game>,
    /// Who is left over, when the number of players is odd.
    pub bye: Option<u32>,
}

impl PairedRound {
    /// The game of a player, if there is one.
    #[must_use]
    pub fn game_of(&self, player: u32) -> Option<Game> {
        self.games
            .iter()
            .copied()
            .find(|game| game.white == player || game.black == player)
    }
}

impl From<&Pairing> for PairedRound {
    fn from(pairing: &Pairing) -> PairedRound {
        let games = pairing.pairs.iter();
        PairedRound {
            games: games
                .map(|pair| Game {
                    white: pair.white,
                    black: pair.black,
                })
                .collect(),
            bye: pairing.bye.map(|bye| bye.player),
        }
    }
}
