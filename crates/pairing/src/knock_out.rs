//! Knock-out for small finals.
//!
//! The bracket is the usual one of seeded finals (FIDE uses it for the World Cup): the first seed
//! meets the last, the second the last but one, and the halves are drawn so that the best seeds can
//! meet only as late as possible. When the field is not a power of two the best seeds are free in
//! the first round. No rule of FIDE gives the colours; as in its knock-out events a lot decides who
//! begins with White in the first match and the colours alternate down the list, the higher seed
//! counting. Finals are best played as mini-matches, where the lot matters little.

use crate::{Game, GamesPerRound, Side};

/// A place in the bracket where two players meet, or one goes on without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// The two meet; the first is the higher seed.
    Match(u32, u32),
    /// This seed has no opponent in the round.
    Free(u32),
}

impl Tie {
    fn includes(self, seed: u32) -> bool {
        match self {
            Tie::Match(high, low) => seed == high || seed == low,
            Tie::Free(only) => seed == only,
        }
    }
}

/// Why a knock-out round can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KnockOutError {
    /// Fewer than two players.
    #[error("a knock-out needs at least 2 players, not {players}")]
    TooFew {
        /// The number of players that was given.
        players: u32,
    },
    /// The list of winners has the wrong length.
    #[error("the round has {ties} ties, so it has as many winners, not {winners}")]
    WrongNumberOfWinners {
        /// How many ties the round has.
        ties: usize,
        /// How many winners were given.
        winners: usize,
    },
    /// A winner who is not in the tie.
    #[error("player {seed} is not in tie {tie} of the round")]
    NotInTie {
        /// The number of the tie, from 1.
        tie: usize,
        /// The winner that was given.
        seed: u32,
    },
    /// The final has been played.
    #[error("the final has been played; there is no further round")]
    Over,
}

/// One round of a knock-out among seeds numbered from 1.
///
/// ```
/// use rokada_pairing::{KnockOut, Tie};
///
/// let semifinals = KnockOut::seeded(4)?;
/// assert_eq!(semifinals.ties(), [Tie::Match(1, 4), Tie::Match(2, 3)]);
///
/// let final_match = semifinals.next(&[4, 2])?;
/// assert_eq!(final_match.ties(), [Tie::Match(2, 4)]);
/// assert_eq!(semifinals.third_place(&[4, 2])?, Some(Tie::Match(1, 3)));
/// # Ok::<(), rokada_pairing::KnockOutError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnockOut {
    ties: Vec<Tie>,
}

impl KnockOut {
    /// The first round for this many players.
    ///
    /// # Errors
    ///
    /// [`KnockOutError::TooFew`] with fewer than two players.
    pub fn seeded(players: u32) -> Result<KnockOut, KnockOutError> {
        if players < 2 {
            return Err(KnockOutError::TooFew { players });
        }
        // Each seed is replaced by the pair that would play for its place: 1 -> 1 2 -> 1 4 2 3 …
        let mut order = vec![1];
        while order.len() < players as usize {
            let sum = 2 * order.len() as u32 + 1;
            order = order
                .into_iter()
                .flat_map(|seed| [seed, sum - seed])
                .collect();
        }
        let ties = order.chunks_exact(2).map(|pair| {
            let (high, low) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
            if low <= players {
                Tie::Match(high, low)
            } else {
                Tie::Free(high)
            }
        });
        Ok(KnockOut {
            ties: ties.collect(),
        })
    }

    /// The ties of the round, in the order of the bracket: the winners of the first and second
    /// meet in the next round, those of the third and fourth, and so on.
    #[must_use]
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// Whether this round is the final.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.ties.len() == 1
    }

    /// The round after this one, given who won each tie (a free player wins the tie).
    ///
    /// # Errors
    ///
    /// [`KnockOutError`] when the winners don't fit the ties or the final has been played.
    pub fn next(&self, winners: &[u32]) -> Result<KnockOut, KnockOutError> {
        self.check(winners)?;
        if self.is_final() {
            return Err(KnockOutError::Over);
        }
        Ok(KnockOut {
            ties: winners
                .chunks_exact(2)
                .map(|w| by_seed(w[0], w[1]))
                .collect(),
        })
    }

    /// The match for third place, after the semifinals: their losers meet.
    /// `None` when the round is not a pair of semifinals in which both were played.
    ///
    /// # Errors
    ///
    /// [`KnockOutError`] when the winners don't fit the ties.
    pub fn third_place(&self, winners: &[u32]) -> Result<Option<Tie>, KnockOutError> {
        self.check(winners)?;
        let loser = |tie: Tie, winner: u32| match tie {
            Tie::Match(high, low) => Some(if winner == high { low } else { high }),
            Tie::Free(_) => None,
        };
        Ok(match self.ties[..] {
            [one, two] => loser(one, winners[0])
                .zip(loser(two, winners[1]))
                .map(|(a, b)| by_seed(a, b)),
            _ => None,
        })
    }

    /// The games of the round, tie by tie. `lot` is the side of the higher seed in the first game
    /// of the first match; from there the sides of the higher seeds alternate down the list.
    #[must_use]
    pub fn games(&self, lot: Side, per_round: GamesPerRound) -> Vec<Game> {
        let matches = self.ties.iter().filter_map(|tie| match *tie {
            Tie::Match(high, low) => Some(Game {
                white: high,
                black: low,
            }),
            Tie::Free(_) => None,
        });
        let first_games = matches.enumerate().map(|(index, game)| {
            let high_has_white = (lot == Side::White) == (index % 2 == 0);
            if high_has_white {
                game
            } else {
                game.reversed()
            }
        });
        first_games.flat_map(|game| per_round.games(game)).collect()
    }

    fn check(&self, winners: &[u32]) -> Result<(), KnockOutError> {
        if winners.len() != self.ties.len() {
            return Err(KnockOutError::WrongNumberOfWinners {
                ties: self.ties.len(),
                winners: winners.len(),
            });
        }
        match self
            .ties
            .iter()
            .zip(winners)
            .position(|(tie, &seed)| !tie.includes(seed))
        {
            Some(index) => Err(KnockOutError::NotInTie {
                tie: index + 1,
                seed: winners[index],
            }),
            None => Ok(()),
        }
    }
}

fn by_seed(a: u32, b: u32) -> Tie {
    Tie::Match(a.min(b), a.max(b))
}
