//! Team events of the test data as tables: what pairing needs of the report format, and no more.
//!
//! No record says which team had White in a match. It is derived from the colour of the player on
//! its first board, which is the reading of article 1.6 that the library leaves to its callers.

mod records;

use std::collections::BTreeMap;
use std::path::PathBuf;

use rokada_pairing::team_swiss::{
    ColorPreferences, PrimaryScore, Readings, TeamEntry, TeamRecord, TeamRoundKind, TeamTable,
};
use rokada_pairing::{Forbidden, Game, PairedRound, Points, Side};

use records::{Player, Records};

pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/teams")
        .join(name)
}

/// An event with its rounds, all in one table.
pub(crate) struct TeamFile {
    table: TeamTable,
    /// Byes announced for the round after the last.
    away: Vec<u32>,
}

impl TeamFile {
    pub(crate) fn read(folder_name: &str, name: &str) -> TeamFile {
        let path = folder(folder_name).join(format!("{name}.trf"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{}", path.display()));
        TeamFile::of(&Records::of(&text))
    }

    fn of(records: &Records) -> TeamFile {
        let played = records
            .players
            .values()
            .map(|player| player.rounds.len())
            .max();
        let played = played.unwrap_or(0) as u32;
        let mut teams: Vec<TeamEntry> = records
            .teams
            .keys()
            .map(|number| TeamEntry::new(*number))
            .collect();
        for team in &mut teams {
            for round in 1..=played {
                let mut record = record(records, team.number, round);
                record.match_points += records.adjustment(team.number, round);
                team.history.push(record);
            }
            let accelerated = records
                .accelerated
                .iter()
                .filter(|a| a.teams.contains(&team.number));
            for accelerated in accelerated {
                for round in accelerated.rounds.clone() {
                    let at = round as usize - 1;
                    let length = team.virtual_points.len().max(at + 1);
                    team.virtual_points.resize(length, Points::ZERO);
                    team.virtual_points[at] += accelerated.points;
                }
            }
        }
        let kind = records.kind.as_str();
        let table = TeamTable {
            rounds: records.rounds,
            initial_side: records.initial_side,
            preferences: match kind {
                "FIDE_TEAM" => ColorPreferences::TypeA,
                _ if kind.contains("TYPEA") => ColorPreferences::TypeA,
                _ if kind.contains("TYPEB") => ColorPreferences::TypeB,
                _ => ColorPreferences::None,
            },
            primary: match kind
                .replace("FIDE_TEAM", "")
                .replace("_TYPEA", "")
                .replace("_TYPEB", "")
            {
                rest if rest.starts_with("_GP") => PrimaryScore::GamePoints,
                _ => PrimaryScore::MatchPoints,
            },
            uses_secondary: kind == "FIDE_TEAM" || kind.contains("MP_GP") || kind.contains("GP_MP"),
            match_win: records.match_points[0],
            teams,
            forbidden: records
                .forbidden
                .iter()
                .map(|(rounds, players)| Forbidden {
                    players: players.clone(),
                    rounds: rounds.clone(),
                })
                .collect(),
            readings: Readings::default(),
        };
        TeamFile {
            table,
            away: records
                .byes
                .iter()
                .filter(|((_, round), _)| *round == played + 1)
                .map(|((team, _), _)| *team)
                .collect(),
        }
    }

    pub(crate) fn rounds_played(&self) -> u32 {
        self.table.next_round() - 1
    }

    /// The event before a round that is in the file, or before the one after the last.
    pub(crate) fn before(&self, round: u32) -> TeamTable {
        let mut table = self.table.clone();
        for team in &mut table.teams {
            let at = round as usize - 1;
            team.takes_part = match team.history.get(at) {
                Some(record) => matches!(
                    record.kind,
                    TeamRoundKind::Played { .. }
                        | TeamRoundKind::Forfeit { .. }
                        | TeamRoundKind::PairingBye
                ),
                None => !self.away.contains(&team.number),
            };
            // Whoever sits out with a bye has come; one who was only absent has not.
            let seen = team.history.iter().take(at + 1);
            team.has_arrived = team.takes_part
                || at >= team.history.len()
                || seen
                    .into_iter()
                    .any(|record| record.kind != TeamRoundKind::Absent);
            team.history.truncate(at);
        }
        table
    }

    /// A round as it is in the file, sorted by White's number.
    pub(crate) fn round(&self, round: u32) -> PairedRound {
        let mut paired = PairedRound::default();
        for team in &self.table.teams {
            match team.history[round as usize - 1].kind {
                TeamRoundKind::Played {
                    opponent,
                    side: Side::White,
                }
                | TeamRoundKind::Forfeit {
                    opponent,
                    side: Side::White,
                    ..
                } => {
                    paired.games.push(Game {
                        white: team.number,
                        black: opponent,
                    });
                }
                TeamRoundKind::PairingBye => paired.bye = Some(team.number),
                _ => {}
            }
        }
        paired
    }
}

/// What a round brought a team.
fn record(records: &Records, team: u32, round: u32) -> TeamRecord {
    let boards = records.boards() as i32;
    let [win, draw, loss] = records.match_points;
    if let Some(&(white, black, white_won, black_won)) = records
        .forfeits
        .iter()
        .filter(|(of, _)| *of == round)
        .map(|(_, forfeit)| forfeit)
        .find(|(white, black, ..)| *white == team || *black == team)
    {
        let (opponent, side, won) = if white == team {
            (black, Side::White, white_won)
        } else {
            (white, Side::Black, black_won)
        };
        return TeamRecord {
            match_points: if won { win } else { loss },
            game_points: if won {
                records.game_win * boards
            } else {
                Points::ZERO
            },
            kind: TeamRoundKind::Forfeit {
                opponent,
                side,
                won,
            },
        };
    }
    if let Some(letter) = records.byes.get(&(team, round)) {
        let (kind, match_points, per_board) = match letter {
            'F' => (TeamRoundKind::FullPointBye, win, records.game_win),
            'H' => (TeamRoundKind::HalfPointBye, draw, records.game_draw),
            _ => (TeamRoundKind::Absent, Points::ZERO, Points::ZERO),
        };
        return TeamRecord {
            match_points,
            game_points: per_board * boards,
            kind,
        };
    }
    let games = games(records, team, round);
    let has_bye = games.iter().any(|(_, game)| game.result == 'U');
    if has_bye || records.pairing_byes.get(&round) == Some(&team) {
        let (match_points, game_points) = records
            .pairing_bye_points
            .unwrap_or((draw, records.game_draw * boards));
        return TeamRecord {
            match_points,
            game_points,
            kind: TeamRoundKind::PairingBye,
        };
    }
    match_record(records, team, round, &games)
}

/// The games of a team's players in a round, by board.
fn games(records: &Records, team: u32, round: u32) -> Vec<(u32, records::PlayerRound)> {
    let members = records.teams[&team].iter();
    let games = members.filter_map(|id| {
        let player: &Player = records.players.get(id)?;
        Some((*id, *player.rounds.get(round as usize - 1)?))
    });
    games.collect()
}

fn match_record(
    records: &Records,
    team: u32,
    round: u32,
    games: &[(u32, records::PlayerRound)],
) -> TeamRecord {
    let team_of: BTreeMap<u32, u32> = records
        .teams
        .iter()
        .flat_map(|(number, members)| members.iter().map(|id| (*id, *number)))
        .collect();
    let scheduled: Vec<&records::PlayerRound> = games
        .iter()
        .map(|(_, game)| game)
        .filter(|game| game.opponent != 0)
        .collect();
    let Some(first) = scheduled.first() else {
        return TeamRecord {
            match_points: Points::ZERO,
            game_points: Points::ZERO,
            kind: TeamRoundKind::Absent,
        };
    };
    let opponent = team_of[&first.opponent];
    let score = |team: u32| -> Points {
        let games = self::games(records, team, round);
        games
            .iter()
            .map(|(_, game)| records.points(game.result))
            .sum()
    };
    let (own, theirs) = (score(team), score(opponent));
    let [win, draw, loss] = records.match_points;
    let match_points = match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => win,
        std::cmp::Ordering::Equal if own == Points::ZERO => loss,
        std::cmp::Ordering::Equal => draw,
        std::cmp::Ordering::Less => loss,
    };
    let is_played = scheduled
        .iter()
        .any(|game| !matches!(game.result, '+' | '-'));
    // A forfeit without colour is one without White as well: the smaller number has it here.
    let side = match first.side {
        Some(side) => side,
        None if team < opponent => Side::White,
        None => Side::Black,
    };
    TeamRecord {
        match_points,
        game_points: own,
        kind: if is_played {
            TeamRoundKind::Played { opponent, side }
        } else {
            TeamRoundKind::Forfeit {
                opponent,
                side,
                won: match_points == win,
            }
        },
    }
}
