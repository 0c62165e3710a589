//! A report of a team event as the input of a team pairing.

use rokada_pairing::team_swiss::{
    ColorPreferences, PrimaryScore, Readings, TeamEntry, TeamRecord, TeamRoundKind, TeamTable,
};
use rokada_pairing::{
    Player as TablePlayer, Points, RoundKind, RoundRecord, Scoring, Side, baku, initial_side_played,
};
use rokada_standings::{PlayerResult, Results, Round};

use super::Report;
use super::check::Index;
use super::error::TrfError;
use super::record::{Header, Record};

/// How a team event is paired, as its encoded type says (`192`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TeamSystem {
    /// The Swiss system of C.04.6: `FIDE_TEAM` and what follows it.
    Swiss {
        /// `TYPEA`, `TYPEB`, or neither; `FIDE_TEAM` alone is type A.
        preferences: ColorPreferences,
        /// The score named first.
        primary: PrimaryScore,
        /// Whether the other score is named too.
        uses_secondary: bool,
        /// `BAKU`.
        is_accelerated: bool,
    },
    /// Another one, by its code.
    Other(String),
}

impl Report {
    /// How the event is paired if it is one of teams (its encoded type has the word `TEAM`).
    pub fn team_system(&self) -> Option<TeamSystem> {
        let code = self.header(Header::EncodedKind)?.to_ascii_uppercase();
        let words: Vec<&str> = code.split('_').collect();
        if !words.contains(&"TEAM") {
            return None;
        }
        let ["FIDE", "TEAM", rest @ ..] = words.as_slice() else {
            return Some(TeamSystem::Other(code));
        };
        let known = ["TYPEA", "TYPEB", "MP", "GP", "BAKU"];
        if rest.iter().any(|word| !known.contains(word)) {
            return Some(TeamSystem::Other(code));
        }
        let scores: Vec<&&str> = rest
            .iter()
            .filter(|word| ["MP", "GP"].contains(word))
            .collect();
        let preferences = if rest.is_empty() || rest.contains(&"TYPEA") {
            ColorPreferences::TypeA
        } else if rest.contains(&"TYPEB") {
            ColorPreferences::TypeB
        } else {
            ColorPreferences::None
        };
        Some(TeamSystem::Swiss {
            preferences,
            primary: match scores.first() {
                Some(&&"GP") => PrimaryScore::GamePoints,
                _ => PrimaryScore::MatchPoints,
            },
            uses_secondary: scores.len() != 1,
            is_accelerated: rest.contains(&"BAKU"),
        })
    }

    /// The team event before a round (from 1) that may have been paired already, as
    /// [`Report::pairing_table_before`] has the players. `None` if the report has no teams that
    /// meet, or its type is no Swiss of teams.
    ///
    /// Which team had White in a match is derived from the colour of the player on its first board.
    ///
    /// # Errors
    /// What [`Report::check`] finds.
    pub fn team_table_before(&self, round: usize) -> Result<Option<TeamTable>, Vec<TrfError>> {
        self.check()?;
        let (index, _) = Index::of(self);
        let Some(TeamSystem::Swiss {
            preferences,
            primary,
            uses_secondary,
            is_accelerated,
        }) = self.team_system()
        else {
            return Ok(None);
        };
        let Some(results) = self.team_results(&index) else {
            return Ok(None);
        };
        let total = results
            .total_rounds
            .unwrap_or(0)
            .max(results.rounds)
            .max(round);
        let total = u32::try_from(total).unwrap_or(u32::MAX);
        let mut teams: Vec<TeamEntry> = (0..results.participants.len())
            .map(|place| self.team_entry(&results, place, round))
            .collect();
        self.accelerate_teams(&mut teams, &results, total, is_accelerated);
        let initial_side = self.initial_side().or_else(|| first_side(&results));
        Ok(Some(TeamTable {
            rounds: total,
            initial_side: initial_side.unwrap_or(Side::White),
            preferences,
            primary,
            uses_secondary,
            match_win: results.points.win,
            teams,
            forbidden: self.forbidden(total),
            readings: Readings::default(),
        }))
    }

    /// White and Black of each match of a round (from 1) as the report has them, by White's
    /// number, and last 0 against the team that had the pairing's bye.
    ///
    /// # Errors
    /// What [`Report::check`] finds.
    pub fn team_pairs(&self, round: usize) -> Result<Vec<[u32; 2]>, Vec<TrfError>> {
        self.check()?;
        let (index, _) = Index::of(self);
        let results = self.team_results(&index).unwrap_or_default();
        let mut pairs = Vec::new();
        for (place, team) in results.participants.iter().enumerate() {
            let Some(one) = round.checked_sub(1).and_then(|at| team.rounds.get(at)) else {
                continue;
            };
            match kind(&results, place, one) {
                TeamRoundKind::Played { opponent, side }
                | TeamRoundKind::Forfeit { opponent, side, .. }
                    if side == Side::White =>
                {
                    pairs.push([team.number, opponent]);
                }
                TeamRoundKind::PairingBye => pairs.push([team.number, 0]),
                _ => {}
            }
        }
        pairs.sort_unstable();
        Ok(pairs)
    }

    fn team_entry(&self, results: &Results, place: usize, round: usize) -> TeamEntry {
        let team = &results.participants[place];
        let before = round.saturating_sub(1);
        let record = |one: &Round| TeamRecord {
            match_points: one.points,
            game_points: one.game_points,
            kind: kind(results, place, one),
        };
        let granted = self.records.iter().any(|record| match record {
            Record::Byes {
                round: of, players, ..
            } => usize::from(*of) == round && players.contains(&team.number),
            _ => false,
        });
        let coming = team.rounds.get(before).map(|one| kind(results, place, one));
        let takes_part = match coming {
            Some(kind) => matches!(
                kind,
                TeamRoundKind::Played { .. }
                    | TeamRoundKind::Forfeit { .. }
                    | TeamRoundKind::PairingBye
            ),
            None => !granted,
        };
        let history: Vec<TeamRecord> = team.rounds.iter().take(before).map(record).collect();
        let was_here = |kind: &TeamRoundKind| *kind != TeamRoundKind::Absent;
        let has_arrived = takes_part
            || granted
            || coming.as_ref().is_some_and(was_here)
            || history.iter().any(|record| was_here(&record.kind));
        TeamEntry {
            number: team.number,
            history,
            virtual_points: Vec::new(),
            takes_part,
            has_arrived,
        }
    }

    /// Virtual points as `250` has them, or else by the rule of Baku if the type says so.
    fn accelerate_teams(
        &self,
        teams: &mut [TeamEntry],
        results: &Results,
        rounds: u32,
        is_accelerated: bool,
    ) {
        let mut written = false;
        for record in &self.records {
            let Record::Acceleration(acceleration) = record else {
                continue;
            };
            written = true;
            // The format's own example has a team's match points in the other column.
            let nothing = |points: &Points| *points != Points::ZERO;
            let points = acceleration
                .match_points
                .filter(nothing)
                .or(acceleration.game_points);
            let (first, last) = acceleration.players;
            let within = teams
                .iter_mut()
                .filter(|team| (first..=last).contains(&team.number));
            for team in within {
                super::table::accelerate(
                    &mut team.virtual_points,
                    acceleration.rounds,
                    points.unwrap_or_default(),
                );
            }
        }
        if is_accelerated && !written {
            let scoring = Scoring {
                win: results.points.win,
                draw: results.points.draw,
                ..Scoring::STANDARD
            };
            let count = teams.len();
            for (team, place) in teams.iter_mut().zip(1..) {
                team.virtual_points = baku(place, count, rounds, scoring);
            }
        }
    }
}

/// How a team spent a round.
fn kind(results: &Results, place: usize, round: &Round) -> TeamRoundKind {
    let met = round.opponent.and_then(|at| results.participants.get(at));
    let Some(opponent) = met.map(|other| other.number) else {
        return match round.result {
            PlayerResult::PairingBye => TeamRoundKind::PairingBye,
            PlayerResult::FullPointBye => TeamRoundKind::FullPointBye,
            PlayerResult::HalfPointBye => TeamRoundKind::HalfPointBye,
            _ => TeamRoundKind::Absent,
        };
    };
    let side = round
        .side
        .unwrap_or(if results.participants[place].number < opponent {
            Side::White
        } else {
            Side::Black
        });
    if round.result.is_played() || round.result == PlayerResult::Undecided {
        TeamRoundKind::Played { opponent, side }
    } else {
        TeamRoundKind::Forfeit {
            opponent,
            side,
            won: round.result == PlayerResult::ForfeitWin,
        }
    }
}

/// The initial colour that the first round betrays.
fn first_side(results: &Results) -> Option<Side> {
    let player = |(place, team): (usize, &rokada_standings::Participant)| TablePlayer {
        history: team
            .rounds
            .iter()
            .map(|round| RoundRecord {
                points: round.points,
                kind: match kind(results, place, round) {
                    TeamRoundKind::Played { opponent, side } => {
                        RoundKind::Played { opponent, side }
                    }
                    TeamRoundKind::PairingBye => RoundKind::PairingBye,
                    _ => RoundKind::Absent,
                },
            })
            .collect(),
        ..TablePlayer::new(team.number)
    };
    let players: Vec<TablePlayer> = results
        .participants
        .iter()
        .enumerate()
        .map(player)
        .collect();
    initial_side_played(&players)
}
