//! The matches of a team event, put together from the games of its players.

use std::collections::BTreeMap;

use rokada_pairing::{Points, Side};

use super::Report;
use super::check::Index;
use super::counting::{means, result_of};
use super::record::{MatchScore, Player, Record};
use rokada_standings::{
    Participant, Results, Round, Score, TeamScoring, match_points, match_result,
};
use rokada_standings::{PlayerResult, PointSystem};

/// A team as either of the formats writes it.
struct Squad<'a> {
    number: u32,
    name: &'a str,
    members: &'a [u32],
}

/// What a team did in a round, before the match is looked at as a whole.
#[derive(Default)]
struct Outing {
    /// The team met, by its place.
    opponent: Option<usize>,
    side: Option<Side>,
    boards: Vec<PlayerResult>,
}

impl Report {
    /// What the teams did in the rounds paired so far. `None` if the report has no teams, or if
    /// their players do not meet team by team, as in an event that everybody plays for themselves.
    pub(super) fn team_results(&self, index: &Index<'_>) -> Option<Results> {
        let squads = self.squads();
        if squads.is_empty() || self.says_individual() {
            return None;
        }
        let rounds = self.paired_rounds();
        let matches = Matches::of(self, &squads, index, rounds)?;
        let participants = squads
            .iter()
            .enumerate()
            .map(|(place, squad)| Participant {
                apart: false,
                number: squad.number,
                name: squad.name.to_owned(),
                rating: None,
                rounds: (0..rounds)
                    .map(|round| matches.round(squad.number, place, round))
                    .collect(),
                bonus: Points::ZERO,
            })
            .collect();
        Some(Results {
            participants,
            rounds,
            total_rounds: self.total_rounds(),
            points: matches.points,
            predetermined: self.is_predetermined(),
            teams: Some(matches.scoring),
            edition: self.tie_break_edition().unwrap_or_default(),
        })
    }

    /// The teams, by number; the format of 2016 numbers them by their order.
    fn squads(&self) -> Vec<Squad<'_>> {
        let mut squads: Vec<Squad<'_>> = self
            .teams()
            .map(|team| Squad {
                number: team.number,
                name: &team.name,
                members: &team.players,
            })
            .collect();
        if squads.is_empty() {
            let old = self.records.iter().filter_map(|record| match record {
                Record::OldTeam { name, players } => Some((name, players)),
                _ => None,
            });
            squads.extend(old.zip(1..).map(|((name, players), number)| Squad {
                number,
                name,
                members: players,
            }));
        }
        squads.sort_by_key(|squad| squad.number);
        squads
    }

    /// The primary score, as far as the encoded type of the tournament says: game points if it
    /// names them first.
    fn primary_score(&self) -> Score {
        let kind = self.header(super::Header::EncodedKind).unwrap_or_default();
        let kind = kind.to_ascii_uppercase();
        match (kind.find("_GP"), kind.find("_MP")) {
            (Some(game), Some(in_matches)) if game < in_matches => Score::Game,
            (Some(_), None) => Score::Game,
            _ => Score::Match,
        }
    }

    /// What matches are worth: `362`, and `320` for the bye of the team left over.
    fn match_points(&self) -> PointSystem {
        let mut points = match_points();
        let mut bye = None;
        for record in &self.records {
            match record {
                Record::MatchPoints(scores) => {
                    let worth = |wanted: MatchScore| {
                        let found = scores.iter().find(|(score, _)| *score == wanted);
                        found.map(|(_, points)| *points)
                    };
                    let win = worth(MatchScore::Win).unwrap_or(points.win);
                    let draw = worth(MatchScore::Draw).unwrap_or(points.draw);
                    let loss = worth(MatchScore::Loss).unwrap_or(points.loss);
                    points = PointSystem {
                        pairing_bye: draw,
                        ..PointSystem::new(win, draw, loss)
                    };
                }
                Record::TeamByes { match_points, .. } => bye = *match_points,
                _ => {}
            }
        }
        points.pairing_bye = bye.unwrap_or(points.pairing_bye);
        points
    }
}

/// All that is known of the matches.
struct Matches<'a> {
    report: &'a Report,
    points: PointSystem,
    scoring: TeamScoring,
    /// Round by round, team by team.
    outings: Vec<Vec<Outing>>,
    places: BTreeMap<u32, usize>,
}

impl<'a> Matches<'a> {
    fn of(
        report: &'a Report,
        squads: &[Squad<'_>],
        index: &Index<'_>,
        rounds: usize,
    ) -> Option<Matches<'a>> {
        let mut team_of = BTreeMap::new();
        for (place, squad) in squads.iter().enumerate() {
            team_of.extend(squad.members.iter().map(|member| (*member, place)));
        }
        let mut outings = Vec::with_capacity(rounds);
        for round in 0..rounds {
            let of_round: Option<Vec<Outing>> = squads
                .iter()
                .map(|squad| outing(report, squad, index, &team_of, round))
                .collect();
            outings.push(of_round?);
        }
        let colors = report.records.iter().find_map(|record| match record {
            Record::BoardColors(colors) => Some(colors.len()),
            _ => None,
        });
        let most_games = outings.iter().flatten().map(|outing| outing.boards.len());
        Some(Matches {
            report,
            points: report.match_points(),
            scoring: TeamScoring {
                boards: colors.or(most_games.max()).unwrap_or(0),
                game: report.point_system(),
                primary: report.primary_score(),
            },
            outings,
            places: squads
                .iter()
                .enumerate()
                .map(|(place, squad)| (squad.number, place))
                .collect(),
        })
    }

    /// One round of one team; the round is counted from 0.
    fn round(&self, number: u32, place: usize, round: usize) -> Round {
        let mut result = self
            .bye(number, round)
            .or_else(|| self.forfeited(number, round))
            .unwrap_or_else(|| self.played(place, round));
        self.apply_abnormal_points(&mut result, number, round);
        result
    }

    /// A bye that a record gives the team: `320` or `240`.
    fn bye(&self, number: u32, round: usize) -> Option<Round> {
        self.report.records.iter().find_map(|record| match record {
            Record::TeamByes {
                game_points, teams, ..
            } if teams.get(round) == Some(&Some(number)) => {
                let mut bye = self.whole_bye(PlayerResult::PairingBye);
                bye.game_points = game_points.unwrap_or(bye.game_points);
                Some(bye)
            }
            Record::Byes {
                result,
                round: in_round,
                players,
            } if usize::from(*in_round) == round + 1 && players.contains(&number) => {
                Some(self.whole_bye(*result))
            }
            _ => None,
        })
    }

    /// A bye that counts on every board what the same bye gives a player; the pairing's bye is as
    /// a rule a draw (C.04.6 article 1.4).
    fn whole_bye(&self, result: PlayerResult) -> Round {
        let points = self.points.points(result);
        let each = match result {
            PlayerResult::PairingBye => self.scoring.game.draw,
            result => self.scoring.game.points(result),
        };
        Round {
            game_points: each * self.boards(),
            ..Round::bye(result, points)
        }
    }

    /// A match that a record says was forfeited (`330`).
    fn forfeited(&self, number: u32, round: usize) -> Option<Round> {
        self.report.records.iter().find_map(|record| {
            let Record::ForfeitedMatch {
                present,
                round: in_round,
                white,
                black,
            } = record
            else {
                return None;
            };
            if usize::from(*in_round) != round + 1 || ![*white, *black].contains(&number) {
                return None;
            }
            let (came, other, side) = if number == *white {
                (present.0, black, Side::White)
            } else {
                (present.1, white, Side::Black)
            };
            let result = if came {
                PlayerResult::ForfeitWin
            } else {
                PlayerResult::ForfeitLoss
            };
            let opponent = *self.places.get(other)?;
            let points = self.points.points(result);
            Some(Round {
                game_points: self.scoring.game.points(result) * self.boards(),
                ..Round::against(opponent, side, result, points)
            })
        })
    }

    /// The match that the players' games make.
    fn played(&self, place: usize, round: usize) -> Round {
        let own = &self.outings[round][place];
        let Some(opponent) = own.opponent else {
            let byes = |kind| own.boards.iter().filter(|result| **result == kind).count();
            let result = if byes(PlayerResult::PairingBye) > 0 {
                PlayerResult::PairingBye
            } else if byes(PlayerResult::FullPointBye) > 0 {
                PlayerResult::FullPointBye
            } else if byes(PlayerResult::HalfPointBye) > 0 {
                PlayerResult::HalfPointBye
            } else {
                PlayerResult::ZeroPointBye
            };
            return self.whole_bye(result);
        };
        let other = &self.outings[round][opponent];
        let game = &self.scoring.game;
        let result = match_result(&own.boards, &other.boards, game);
        let mut boards: Vec<Points> = own
            .boards
            .iter()
            .map(|result| game.points(*result))
            .collect();
        boards.resize(self.scoring.boards.max(boards.len()), Points::ZERO);
        Round {
            game_points: boards.iter().copied().sum(),
            boards,
            side: own.side,
            ..Round::against(opponent, Side::White, result, self.points.points(result))
        }
    }

    /// Points that do not follow from the results (`299`).
    fn apply_abnormal_points(&self, result: &mut Round, number: u32, round: usize) {
        for record in &self.report.records {
            let Record::AbnormalPoints(abnormal) = record else {
                continue;
            };
            let everybody = abnormal.players.is_empty() && abnormal.result.is_some();
            let in_round = abnormal.round.map(usize::from);
            if !(everybody || abnormal.players.contains(&number))
                || in_round.is_some_and(|in_round| in_round != round + 1)
            {
                continue;
            }
            match abnormal.result {
                Some(letter) if means(letter, result.result) => {
                    result.points = abnormal.match_points.unwrap_or(result.points);
                    result.game_points = abnormal.game_points.unwrap_or(result.game_points);
                }
                None if in_round.is_some() => {
                    result.points += abnormal.match_points.unwrap_or_default();
                    result.game_points += abnormal.game_points.unwrap_or_default();
                }
                _ => {}
            }
        }
    }

    fn boards(&self) -> i32 {
        i32::try_from(self.scoring.boards).unwrap_or(i32::MAX)
    }
}

/// A team's games of a round in board order. `None` if its players meet those of several teams.
fn outing(
    report: &Report,
    squad: &Squad<'_>,
    index: &Index<'_>,
    team_of: &BTreeMap<u32, usize>,
    round: usize,
) -> Option<Outing> {
    let mut outing = Outing::default();
    for member in line_up(report, squad, round) {
        let Some(player) = member else {
            outing.boards.push(PlayerResult::ForfeitLoss);
            continue;
        };
        let pairing = index
            .get(player)
            .and_then(|player: &Player| player.rounds.get(round).copied().flatten());
        let Some(one) = pairing else { continue };
        let result = match one.result {
            // A forfeit against nobody in particular is one board of the match.
            Some(PlayerResult::ForfeitWin) => PlayerResult::ForfeitWin,
            Some(PlayerResult::ForfeitLoss) => PlayerResult::ForfeitLoss,
            _ => result_of(pairing),
        };
        if result == PlayerResult::ZeroPointBye {
            continue;
        }
        if let Some(opponent) = one.opponent {
            let team = team_of.get(&opponent).copied();
            if outing.opponent.is_some() && outing.opponent != team {
                return None;
            }
            outing.opponent = team;
        }
        if outing.boards.is_empty() {
            outing.side = one.side;
        }
        outing.boards.push(result);
    }
    Some(outing)
}

/// The players of a round in board order: as a record says (`300`), or else in the team's order.
fn line_up(report: &Report, squad: &Squad<'_>, round: usize) -> Vec<Option<u32>> {
    let special = report.records.iter().find_map(|record| match record {
        Record::LineUp {
            round: in_round,
            team,
            players,
            ..
        } if usize::from(*in_round) == round + 1 && *team == squad.number => Some(players.clone()),
        _ => None,
    });
    special.unwrap_or_else(|| squad.members.iter().map(|member| Some(*member)).collect())
}
