//! A report as the input of a pairing.

use rokada_pairing::{
    Forbidden, Player as TablePlayer, Points, RoundKind, RoundRecord, Scoring, Side, Table,
    initial_side_played,
};

use super::Report;
use super::check::Index;
use super::counting::{Counting, result_of};
use super::error::TrfError;
use super::record::{Pairing, Player, Record};
use rokada_standings::PlayerResult;

impl Report {
    /// The tournament before the next round, as the pairing takes it.
    ///
    /// # Errors
    /// What [`Report::check`] finds.
    pub fn pairing_table(&self) -> Result<Table, Vec<TrfError>> {
        self.pairing_table_before(self.paired_rounds() + 1)
    }

    /// The tournament before a round that may have been paired already, as the pairing took it:
    /// whoever has a bye other than the pairing's in that round was not there to be paired. Rounds
    /// count from 1.
    ///
    /// If the report doesn't say how many rounds there are, it is taken to be complete.
    ///
    /// # Errors
    /// What [`Report::check`] finds.
    pub fn pairing_table_before(&self, round: usize) -> Result<Table, Vec<TrfError>> {
        self.check()?;
        let (index, _) = Index::of(self);
        let paired = self.paired_rounds();
        let scoring = self.point_system();
        let counting = Counting::new(self, scoring);
        let mut players: Vec<TablePlayer> = index
            .iter()
            .map(|(_, player)| TablePlayer {
                number: player.number,
                history: history(&index, &counting, player, round - 1),
                virtual_points: Vec::new(),
                takes_part: if round <= paired {
                    was_paired(player, round)
                } else {
                    !self.is_away(player, round)
                },
            })
            .collect();
        self.add_virtual_points(&mut players);
        let total = self.total_rounds().unwrap_or(0).max(paired).max(round);
        let initial_side = self
            .initial_side()
            .or_else(|| initial_side_played(&whole_history(&index, &counting, paired)))
            .unwrap_or(Side::White);
        Ok(Table {
            rounds: as_u32(total),
            initial_side,
            scoring: Scoring {
                win: scoring.win,
                draw: scoring.draw,
                loss: scoring.loss,
                pairing_bye: scoring.pairing_bye,
            },
            players,
            forbidden: self.forbidden(as_u32(total)),
        })
    }

    /// Whether a player will not be there in a round that is still to be paired.
    fn is_away(&self, player: &Player, round: usize) -> bool {
        let granted = player.rounds.get(round - 1).copied().flatten().is_some();
        granted
            || self.records.iter().any(|record| match record {
                Record::Absent(players) => players.contains(&player.number),
                Record::Byes {
                    round: in_round,
                    players,
                    ..
                } => usize::from(*in_round) == round && players.contains(&player.number),
                _ => false,
            })
    }

    /// The fictitious points of accelerated pairing that the report gives to a starting rank, round
    /// by round (`250`, `XXA`); empty if it gives none.
    pub fn fictitious_points(&self, number: u32) -> Vec<Points> {
        fictitious_points(&self.accelerating(), number)
    }

    fn add_virtual_points(&self, players: &mut [TablePlayer]) {
        let records = self.accelerating();
        for player in players {
            player.virtual_points = fictitious_points(&records, player.number);
        }
    }

    fn accelerating(&self) -> Vec<&Record> {
        let accelerates = |record: &&Record| {
            matches!(
                record,
                Record::PlayerAcceleration { .. } | Record::Acceleration(_)
            )
        };
        self.records.iter().filter(accelerates).collect()
    }

    pub(super) fn forbidden(&self, rounds: u32) -> Vec<Forbidden> {
        self.records
            .iter()
            .filter_map(|record| match record {
                Record::Forbidden {
                    rounds: between,
                    players,
                } => Some(Forbidden {
                    players: players.clone(),
                    rounds: match between {
                        Some((first, last)) => u32::from(*first)..=u32::from(*last),
                        None => 1..=rounds,
                    },
                }),
                _ => None,
            })
            .collect()
    }
}

fn fictitious_points(records: &[&Record], number: u32) -> Vec<Points> {
    let mut points = Vec::new();
    for record in records {
        match record {
            Record::PlayerAcceleration {
                player,
                points: stated,
            } if *player == number => points.clone_from(stated),
            Record::Acceleration(acceleration) => {
                let (first, last) = acceleration.players;
                if (first..=last).contains(&number) {
                    let stated = acceleration.game_points.unwrap_or_default();
                    accelerate(&mut points, acceleration.rounds, stated);
                }
            }
            _ => {}
        }
    }
    points
}

/// Everybody with all their rounds.
fn whole_history(index: &Index<'_>, counting: &Counting<'_>, rounds: usize) -> Vec<TablePlayer> {
    index
        .iter()
        .map(|(_, player)| TablePlayer {
            history: history(index, counting, player, rounds),
            ..TablePlayer::new(player.number)
        })
        .collect()
}

fn history(
    index: &Index<'_>,
    counting: &Counting<'_>,
    player: &Player,
    rounds: usize,
) -> Vec<RoundRecord> {
    (0..rounds)
        .map(|round| RoundRecord {
            points: counting.points(player, round),
            kind: kind(index, player, round),
        })
        .collect()
}

/// How a player spent a round, counted from 0.
fn kind(index: &Index<'_>, player: &Player, round: usize) -> RoundKind {
    let pairing = player.rounds.get(round).copied().flatten();
    let result = result_of(pairing);
    if let Some(Pairing {
        opponent: Some(opponent),
        side,
        ..
    }) = pairing
    {
        let side = side.unwrap_or_else(|| side_against(index, player, opponent, round));
        if result.is_played() || result == PlayerResult::Undecided {
            RoundKind::Played { opponent, side }
        } else {
            RoundKind::Forfeit { opponent, side }
        }
    } else {
        match result {
            PlayerResult::PairingBye => RoundKind::PairingBye,
            PlayerResult::HalfPointBye | PlayerResult::FullPointBye => RoundKind::RequestedBye,
            _ => RoundKind::Absent,
        }
    }
}

/// Whether a player was paired in a round, or given the pairing's bye.
fn was_paired(player: &Player, round: usize) -> bool {
    let pairing = player.rounds.get(round - 1).copied().flatten();
    pairing.is_some_and(|pairing: Pairing| pairing.opponent.is_some())
        || result_of(pairing) == PlayerResult::PairingBye
}

/// The side of a player whose own line doesn't say: the other one of the opponent's, or, if
/// neither line says (as some programs write forfeits), White for the lower number.
fn side_against(index: &Index<'_>, player: &Player, opponent: u32, round: usize) -> Side {
    let theirs = index
        .get(opponent)
        .and_then(|other| other.rounds.get(round).copied().flatten())
        .and_then(|pairing| pairing.side);
    match theirs {
        Some(side) => side.other(),
        None if player.number < opponent => Side::White,
        None => Side::Black,
    }
}

pub(super) fn accelerate(virtual_points: &mut Vec<Points>, rounds: (u16, u16), points: Points) {
    let (first, last) = (usize::from(rounds.0), usize::from(rounds.1));
    if virtual_points.len() < last {
        virtual_points.resize(last, Points::ZERO);
    }
    for round in first.max(1)..=last {
        virtual_points[round - 1] = points;
    }
}

fn as_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
