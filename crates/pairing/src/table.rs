//! The plain input of a pairing: the tournament as far as the pairing rules look at it.

use core::ops::RangeInclusive;

use crate::refusal::TableFault;
use crate::{Points, Side};

/// A tournament before the round that is to be paired.
///
/// ```
/// use rokada_pairing::{Player, Scoring, Side, Table};
/// let table = Table {
///     rounds: 5,
///     initial_side: Side::White,
///     scoring: Scoring::STANDARD,
///     players: (1..=6).map(Player::new).collect(),
///     forbidden: Vec::new(),
/// };
/// assert_eq!(table.next_round(), 1);
/// assert!(table.validate().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// How many rounds the tournament has in all: the last round has rules of its own (topscorers).
    pub rounds: u32,
    /// The initial colour, fixed by lot before the first round (C.04.3 article 5.1): what a player
    /// with an odd number gets when nothing in the history of a pair decides.
    pub initial_side: Side,
    /// What results are worth.
    pub scoring: Scoring,
    /// Everybody who is or was in the tournament, in any order.
    pub players: Vec<Player>,
    /// Who may not be paired with whom, beyond the rules.
    pub forbidden: Vec<Forbidden>,
}

/// What results are worth in this tournament, as far as the pairing rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// A game won.
    pub win: Points,
    /// A game drawn.
    pub draw: Points,
    /// A game lost.
    pub loss: Points,
    /// The bye of the player left over when the number of players is odd.
    pub pairing_bye: Points,
}

impl Scoring {
    /// One point for a win and for the pairing-allocated bye, half for a draw, nothing for a loss.
    pub const STANDARD: Self = Self {
        win: Points::WIN,
        draw: Points::DRAW,
        loss: Points::ZERO,
        pairing_bye: Points::WIN,
    };
}

impl Default for Scoring {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// A player as the pairing rules see one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The tournament pairing number (TPN), from 1; unique, the lower the higher ranked.
    pub number: u32,
    /// One record for each round played so far, the first round first. A late entry has
    /// [`RoundKind::Absent`] for the rounds missed.
    pub history: Vec<RoundRecord>,
    /// Virtual points (acceleration) added to the score before pairing round 1, 2, ...; a round
    /// beyond the end of the list has none.
    pub virtual_points: Vec<Points>,
    /// Whether the player is to be paired in the coming round: not withdrawn, no bye requested.
    pub takes_part: bool,
}

impl Player {
    /// A player who takes part, without history.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self {
            number,
            history: Vec::new(),
            virtual_points: Vec::new(),
            takes_part: true,
        }
    }

    /// The points scored so far, without acceleration.
    #[must_use]
    pub fn score(&self) -> Points {
        self.history.iter().map(|record| record.points).sum()
    }

    /// The score with which the player is paired in `round` (from 1): the points of the rounds
    /// before and the virtual points of that round.
    #[must_use]
    pub fn pairing_score(&self, round: u32) -> Points {
        let before = round.saturating_sub(1) as usize;
        let scored: Points = self
            .history
            .iter()
            .take(before)
            .map(|record| record.points)
            .sum();
        scored + self.virtual_points.get(before).copied().unwrap_or_default()
    }
}

/// What a round brought a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundRecord {
    /// The points scored, whatever the way.
    pub points: Points,
    /// How they were scored.
    pub kind: RoundKind,
}

/// The way a player spent a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundKind {
    /// A game that was played over the board.
    Played {
        /// The opponent's number.
        opponent: u32,
        /// The player's own colour.
        side: Side,
    },
    /// Paired, but the game was not played: won or lost by forfeit, the points say which.
    Forfeit {
        /// The opponent's number.
        opponent: u32,
        /// The player's own colour on the pairing sheet.
        side: Side,
    },
    /// Left over in an odd field.
    PairingBye,
    /// A bye asked for and granted beforehand: half point or full point.
    RequestedBye,
    /// Not there: a zero-point bye, withdrawn, or not yet entered.
    Absent,
}

impl RoundRecord {
    /// Whether the pairing had a place for the player in that round: paired, or given the bye of
    /// the odd field.
    #[must_use]
    pub const fn was_paired(&self) -> bool {
        !matches!(self.kind, RoundKind::RequestedBye | RoundKind::Absent)
    }

    /// The opponent, in a game or a forfeited pairing.
    #[must_use]
    pub const fn opponent(&self) -> Option<u32> {
        match self.kind {
            RoundKind::Played { opponent, .. } | RoundKind::Forfeit { opponent, .. } => {
                Some(opponent)
            }
            _ => None,
        }
    }

    /// The colour in a game that was played.
    #[must_use]
    pub const fn played_side(&self) -> Option<Side> {
        match self.kind {
            RoundKind::Played { side, .. } => Some(side),
            _ => None,
        }
    }
}

/// Players of whom no two may be paired with each other (family, team, federation, ...).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// Their numbers.
    pub players: Vec<u32>,
    /// The rounds, counted from 1, for which it holds.
    pub rounds: RangeInclusive<u32>,
}

impl Table {
    /// How many rounds have been played: the length of every player's history.
    #[must_use]
    pub fn played_rounds(&self) -> u32 {
        let longest = self
            .players
            .iter()
            .map(|player| player.history.len())
            .max()
            .unwrap_or(0);
        u32::try_from(longest).unwrap_or(u32::MAX)
    }

    /// The round that is to be paired, counted from 1.
    #[must_use]
    pub fn next_round(&self) -> u32 {
        self.played_rounds().saturating_add(1)
    }

    /// The player with this number.
    #[must_use]
    pub fn player(&self, number: u32) -> Option<&Player> {
        self.players.iter().find(|player| player.number == number)
    }

    /// Checks that the table is consistent in itself.
    ///
    /// # Errors
    /// The first fault found: numbers that repeat, histories of different length, opponents who do
    /// not exist or do not confirm the game.
    pub fn validate(&self) -> Result<(), TableFault> {
        let played = self.played_rounds() as usize;
        let mut by_number: Vec<&Player> = self.players.iter().collect();
        by_number.sort_by_key(|player| player.number);
        for pair in by_number.windows(2) {
            if pair[0].number == pair[1].number {
                return Err(TableFault::RepeatedNumber {
                    number: pair[0].number,
                });
            }
        }
        let find = |number: u32| {
            by_number
                .binary_search_by_key(&number, |player| player.number)
                .map(|at| by_number[at])
        };
        for player in &self.players {
            let number = player.number;
            if number == 0 {
                return Err(TableFault::NumberZero);
            }
            if player.history.len() != played {
                let rounds = player.history.len();
                return Err(TableFault::HistoryLength {
                    number,
                    rounds,
                    expected: played,
                });
            }
            for (at, record) in player.history.iter().enumerate() {
                let Some(opponent) = record.opponent() else {
                    continue;
                };
                let round = u32::try_from(at + 1).unwrap_or(u32::MAX);
                let Ok(other) = find(opponent) else {
                    return Err(TableFault::UnknownOpponent {
                        number,
                        round,
                        opponent,
                    });
                };
                let answered = other.history.get(at).is_some_and(|theirs| {
                    mirrors(record.kind, theirs.kind) && theirs.opponent() == Some(number)
                });
                if opponent == number || !answered {
                    return Err(TableFault::OneSidedGame {
                        number,
                        round,
                        opponent,
                    });
                }
            }
        }
        for number in self.forbidden.iter().flat_map(|group| &group.players) {
            if find(*number).is_err() {
                return Err(TableFault::UnknownForbidden { number: *number });
            }
        }
        Ok(())
    }
}

/// The initial colour that the colours of the first paired round betray, when nobody wrote it down.
///
/// The highest ranked player who was paired then had it if first, third, ... among those paired,
/// and the other colour if second, fourth, ... None when no pair has been made yet.
#[must_use]
pub fn initial_side_played(players: &[Player]) -> Option<Side> {
    let side_in = |player: &Player, round: usize| match player.history.get(round)?.kind {
        RoundKind::Played { side, .. } | RoundKind::Forfeit { side, .. } => Some(side),
        _ => None,
    };
    let rounds = players.iter().map(|player| player.history.len()).max()?;
    let round = (0..rounds).find(|at| players.iter().any(|p| side_in(p, *at).is_some()))?;
    let mut ranked: Vec<&Player> = players
        .iter()
        .filter(|player| {
            player
                .history
                .iter()
                .take(round + 1)
                .any(RoundRecord::was_paired)
        })
        .collect();
    ranked.sort_by_key(|player| player.number);
    ranked.iter().enumerate().find_map(|(rank, player)| {
        let side = side_in(player, round)?;
        Some(if rank % 2 == 0 { side } else { side.other() })
    })
}

/// Whether two records can be the two ends of one pairing.
fn mirrors(mine: RoundKind, theirs: RoundKind) -> bool {
    match (mine, theirs) {
        (RoundKind::Played { side: a, .. }, RoundKind::Played { side: b, .. })
        | (RoundKind::Forfeit { side: a, .. }, RoundKind::Forfeit { side: b, .. }) => a != b,
        _ => false,
    }
}
