//! The points of a report's rounds.

use std::collections::BTreeSet;

use rokada_pairing::Points;

use super::Report;
use super::check::without_opponent;
use super::record::{Abnormal, Pairing, Player, Record};
use rokada_standings::{PlayerResult, PointSystem};

/// Counts the points of a report's rounds: what results are worth, and what the arbiter gave
/// otherwise (`299`).
pub(super) struct Counting<'a> {
    system: PointSystem,
    paired_rounds: usize,
    abnormal: Vec<&'a Abnormal>,
    /// Whose results count for nobody.
    apart: BTreeSet<u32>,
}

impl<'a> Counting<'a> {
    pub(super) fn new(report: &'a Report, system: PointSystem) -> Counting<'a> {
        // In a team event these records are about teams.
        let of_players = !report.is_team_event();
        let abnormal = report.records.iter().filter_map(|record| match record {
            Record::AbnormalPoints(abnormal) if of_players => Some(abnormal),
            _ => None,
        });
        Counting {
            system,
            paired_rounds: report.paired_rounds(),
            abnormal: abnormal.collect(),
            apart: report.not_counted(),
        }
    }

    /// What a round brought a player. Rounds are counted from 0.
    pub(super) fn points(&self, player: &Player, round: usize) -> Points {
        let pairing = player.rounds.get(round).copied().flatten();
        let opponent = pairing.and_then(|pairing| pairing.opponent);
        let apart = |number| self.apart.contains(&number);
        if apart(player.number) || opponent.is_some_and(apart) {
            return Points::ZERO;
        }
        let result = result_of(pairing);
        let mut points = self.system.points(result);
        for abnormal in &self.abnormal {
            let everybody = abnormal.players.is_empty() && abnormal.result.is_some();
            let concerned = everybody || abnormal.players.contains(&player.number);
            let Some(given) = abnormal.game_points.filter(|_| concerned) else {
                continue;
            };
            let in_round = abnormal.round.map(usize::from);
            let this_round = in_round == Some(round + 1);
            match abnormal.result {
                Some(letter) if (this_round || in_round.is_none()) && means(letter, result) => {
                    points = given;
                }
                None if this_round => points += given,
                _ => {}
            }
        }
        points
    }

    /// Bonus and penalty points of no round that was paired.
    pub(super) fn bonus(&self, player: &Player) -> Points {
        self.abnormal
            .iter()
            .filter(|abnormal| abnormal.result.is_none())
            .filter(|abnormal| {
                let round = abnormal.round.map(usize::from);
                round.is_none_or(|round| round > self.paired_rounds)
            })
            .filter(|abnormal| abnormal.players.contains(&player.number))
            .filter_map(|abnormal| abnormal.game_points)
            .sum()
    }

    /// A player's points after some rounds.
    fn total(&self, player: &Player, rounds: usize) -> Points {
        let scored: Points = (0..rounds).map(|round| self.points(player, round)).sum();
        scored + self.bonus(player)
    }
}

impl Report {
    /// Players whose stated points are not what their results are worth: number, stated, counted.
    ///
    /// In the middle of an event a report may count byes granted in advance or not.
    pub fn point_differences(&self, system: &PointSystem) -> Vec<(u32, Points, Points)> {
        let counting = Counting::new(self, *system);
        let mut differences = Vec::new();
        for player in self.players() {
            let Some(stated) = player.points else {
                continue;
            };
            let counted = counting.total(player, counting.paired_rounds);
            if stated != counted && stated != counting.total(player, player.rounds.len()) {
                differences.push((player.number, stated, counted));
            }
        }
        differences
    }
}

/// What a round's columns mean; blank ones are an absence.
pub(super) fn result_of(pairing: Option<Pairing>) -> PlayerResult {
    match pairing {
        None => PlayerResult::ZeroPointBye,
        Some(Pairing {
            opponent: None,
            result,
            ..
        }) => result
            .and_then(without_opponent)
            .unwrap_or(PlayerResult::ZeroPointBye),
        Some(pairing) => pairing.result.unwrap_or(PlayerResult::Undecided),
    }
}

/// Whether a letter of `299` means this result: it writes played games as `W D L` and the
/// pairing's bye as `P`.
pub(super) fn means(letter: char, result: PlayerResult) -> bool {
    let played = match letter {
        'W' => result == PlayerResult::Win,
        'D' => result == PlayerResult::Draw,
        'L' => result == PlayerResult::Loss,
        'P' => result == PlayerResult::PairingBye,
        _ => false,
    };
    played || letter == result.letter()
}
