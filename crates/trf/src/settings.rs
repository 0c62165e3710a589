//! What a report says about the tournament apart from its players' rounds.

use rokada_pairing::{Points, Side};

use super::Report;
use super::record::{EngineScore, GameScore, Header, Pairing, Record};
use crate::reading::tie_break_codes;
use rokada_standings::{PlayerResult, PointSystem, TieBreak};

impl Report {
    /// How many rounds the tournament has in all, if the report says so (`142`, `XXR`).
    pub fn total_rounds(&self) -> Option<usize> {
        self.records.iter().rev().find_map(|record| match record {
            Record::Rounds(_, rounds) => Some(usize::from(*rounds)),
            _ => None,
        })
    }

    /// How many rounds have been paired: up to the last with a game or the pairing's bye. Byes in
    /// later columns were asked for in advance.
    pub fn paired_rounds(&self) -> usize {
        let paired = |pairing: &Option<Pairing>| {
            pairing.is_some_and(|pairing| {
                pairing.opponent.is_some() || pairing.result == Some(PlayerResult::PairingBye)
            })
        };
        self.players()
            .filter_map(|player| player.rounds.iter().rposition(paired))
            .map(|last| last + 1)
            .max()
            .unwrap_or(0)
    }

    /// The initial colour, if the report says so (`152`, `XXC white1`).
    pub fn initial_side(&self) -> Option<Side> {
        self.records.iter().rev().find_map(|record| match record {
            Record::InitialColor(side) => Some(*side),
            Record::Options(options) => {
                options
                    .iter()
                    .rev()
                    .find_map(|option| match option.to_ascii_lowercase().as_str() {
                        "white1" => Some(Side::White),
                        "black1" => Some(Side::Black),
                        _ => None,
                    })
            }
            _ => None,
        })
    }

    /// Whether the kind of the event (`192`, `092`) is one of teams; `None` where it is silent.
    fn kind_is_of_teams(&self) -> Option<bool> {
        [Header::EncodedKind, Header::Kind]
            .into_iter()
            .find_map(|header| {
                let kind = self.header(header).unwrap_or_default().to_ascii_lowercase();
                let individual = kind.contains("individual").then_some(false);
                kind.contains("team").then_some(true).or(individual)
            })
    }

    /// Whether the report says that everybody plays for themselves, and names no team event's teams
    /// (`310`): what `013` groups then are no teams that meet.
    pub(crate) fn says_individual(&self) -> bool {
        self.teams().next().is_none() && self.kind_is_of_teams() == Some(false)
    }

    /// Whether the report is one of a team event: teams meet in it.
    ///
    /// `310` is a record of team events. `013` also groups the players of an individual event, so
    /// there the kind decides (`192`, `092`), and where that is silent, whether teams are counted
    /// (`082`).
    pub fn is_team_event(&self) -> bool {
        if self.teams().next().is_some() {
            return true;
        }
        let grouped = |record: &Record| matches!(record, Record::OldTeam { .. });
        if !self.records.iter().any(grouped) {
            return false;
        }
        if let Some(teams) = self.kind_is_of_teams() {
            return teams;
        }
        let counted = self.header(Header::TeamCount).unwrap_or_default();
        counted.parse::<u32>().is_ok_and(|teams| teams > 0)
    }

    /// The tie-breaks that the report names, those of the standings (`212`) before those that are
    /// only used (`202`); codes that nobody knows are left out. `None` if it names none.
    pub fn tie_breaks(&self) -> Option<Vec<TieBreak>> {
        let named = [Header::Standings, Header::TieBreaks];
        let named = named.into_iter().find_map(|header| self.header(header))?;
        let codes = tie_break_codes(named);
        Some(codes.filter_map(|(_, code)| code.parse().ok()).collect())
    }

    /// The first round, up to one, in which a game has no result yet. Rounds count from 1.
    pub fn unfinished_round(&self, up_to: usize) -> Option<usize> {
        (1..=up_to).find(|&round| {
            self.players().any(|player| {
                let pairing = player.rounds.get(round - 1).copied().flatten();
                pairing.is_some_and(|pairing| {
                    pairing.opponent.is_some()
                        && matches!(pairing.result, None | Some(PlayerResult::Undecided))
                })
            })
        })
    }

    /// What results are worth, as the report's records say (`162`, `XXS`, `BBW`, …).
    ///
    /// If there are none, the usual system, unless the points stated for the players fit only
    /// another of those in use (3-1-0, a pairing's bye worth a draw, …).
    pub fn point_system(&self) -> PointSystem {
        self.stated_point_system()
            .unwrap_or_else(|| self.fitting_point_system())
    }

    fn stated_point_system(&self) -> Option<PointSystem> {
        let mut system = PointSystem::default();
        let mut stated = false;
        let mut bye = None;
        for record in &self.records {
            match record {
                Record::GamePoints(scores) => {
                    for &(score, points) in scores {
                        set_game_score(&mut system, &mut bye, score, points);
                    }
                }
                Record::EnginePoints(score, points) => {
                    set_engine_score(&mut system, &mut bye, *score, *points);
                }
                Record::EngineScores(scores) => {
                    // XXS leaves the pairing's bye at a point unless it is named itself.
                    bye.get_or_insert(Points::WIN);
                    for (code, points) in scores {
                        set_code(&mut system, &mut bye, code, *points);
                    }
                }
                _ => continue,
            }
            stated = true;
        }
        system.pairing_bye = bye.unwrap_or(system.win);
        stated.then_some(system)
    }

    fn fitting_point_system(&self) -> PointSystem {
        let halves = Points::from_halves;
        let mut systems = Vec::new();
        for (win, draw, loss) in [(2, 1, 0), (6, 2, 0), (4, 2, 0), (6, 3, 0), (6, 4, 2)] {
            let system = PointSystem::new(halves(win), halves(draw), halves(loss));
            for pairing_bye in [system.win, system.draw, system.loss] {
                systems.push(PointSystem {
                    pairing_bye,
                    ..system
                });
            }
        }
        systems
            .into_iter()
            .find(|system| self.point_differences(system).is_empty())
            .unwrap_or_default()
    }
}

fn set_game_score(
    system: &mut PointSystem,
    bye: &mut Option<Points>,
    score: GameScore,
    points: Points,
) {
    match score {
        GameScore::Win => set_win(system, points),
        GameScore::Draw => set_draw(system, points),
        GameScore::Loss => system.loss = points,
        GameScore::Absence => {
            system.zero_point_bye = points;
            system.forfeit_loss = points;
        }
        GameScore::PairingBye => *bye = Some(points),
        GameScore::Undecided => system.undecided = points,
    }
}

fn set_engine_score(
    system: &mut PointSystem,
    bye: &mut Option<Points>,
    score: EngineScore,
    points: Points,
) {
    match score {
        EngineScore::Win => set_win(system, points),
        EngineScore::Draw => set_draw(system, points),
        EngineScore::Loss => system.loss = points,
        EngineScore::ZeroPointBye => system.zero_point_bye = points,
        EngineScore::ForfeitLoss => system.forfeit_loss = points,
        EngineScore::PairingBye => *bye = Some(points),
    }
}

/// A code of `XXS`. Values that differ by colour cannot be told apart here; the one for White
/// stands for both.
fn set_code(system: &mut PointSystem, bye: &mut Option<Points>, code: &str, points: Points) {
    match code {
        "W" => set_win(system, points),
        "D" => set_draw(system, points),
        "L" | "WL" => system.loss = points,
        "WW" => system.win = points,
        "WD" => system.draw = points,
        "ZPB" => system.zero_point_bye = points,
        "HPB" => system.half_point_bye = points,
        "FPB" => system.full_point_bye = points,
        "PAB" => *bye = Some(points),
        "FW" => system.forfeit_win = points,
        "FL" => system.forfeit_loss = points,
        _ => {}
    }
}

fn set_win(system: &mut PointSystem, points: Points) {
    system.win = points;
    system.forfeit_win = points;
    system.full_point_bye = points;
}

fn set_draw(system: &mut PointSystem, points: Points) {
    system.draw = points;
    system.half_point_bye = points;
}
