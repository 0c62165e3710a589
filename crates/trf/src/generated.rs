//! A random tournament as a report.

use rokada_pairing::{Generated, GeneratorConfig, Points, RoundKind, RoundRecord, Scoring};

use super::{Acceleration, GameScore, Header, LineEnd, Pairing, Player, Record, Report};
use rokada_standings::{PlayerResult, Standings};

/// A report has one result a round; a mini-match has two, and points between those of results.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MiniMatchInReport;

impl core::fmt::Display for MiniMatchInReport {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a report has one result a round, so mini-matches can't be written")
    }
}

impl core::error::Error for MiniMatchInReport {}

impl Report {
    /// The report of a random tournament, in the records of 2026: whoever pairs its rounds again
    /// finds all that the pairing knew.
    ///
    /// ```
    /// use rokada_trf::Report;
    /// use rokada_pairing::{GeneratorConfig, PairedRound, generate};
    ///
    /// let config: GeneratorConfig = "players=4\nrounds=2".parse()?;
    /// let generated = generate(&config, 1, |_| Ok(PairedRound::default()))?;
    /// let report = Report::of_generated(&generated, "Test", &config)?;
    /// assert_eq!(report.players().count(), 4);
    /// assert_eq!(report.total_rounds(), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`MiniMatchInReport`] when two games a round were played.
    pub fn of_generated(
        generated: &Generated,
        name: &str,
        config: &GeneratorConfig,
    ) -> Result<Report, MiniMatchInReport> {
        if config.games.count() > 1 {
            return Err(MiniMatchInReport);
        }
        let table = &generated.table;
        let count = table.players.len();
        let kind = match config.acceleration {
            true => "FIDE_DUTCH_2026_BAKU",
            false => "FIDE_DUTCH_2026",
        };
        let mut records = vec![
            Record::Header(Header::Name, name.to_owned()),
            Record::Header(Header::PlayerCount, count.to_string()),
            Record::Rounds(super::Dialect::Fide, small(table.rounds)),
            Record::InitialColor(table.initial_side),
            Record::Header(Header::EncodedKind, kind.to_owned()),
        ];
        if table.scoring != Scoring::STANDARD {
            records.push(game_points(table.scoring));
        }
        records.extend(accelerations(generated));
        records.extend(table.forbidden.iter().map(|group| Record::Forbidden {
            rounds: Some((small(*group.rounds.start()), small(*group.rounds.end()))),
            players: group.players.clone(),
        }));
        let codes = config.tie_breaks.join(",");
        if !codes.is_empty() {
            records.push(Record::Header(Header::TieBreaks, codes.clone()));
            records.push(Record::Header(Header::Standings, format!("PTS,{codes}")));
        }
        records.extend(players(generated));
        let mut report = Report {
            records,
            line_end: LineEnd::Cr,
        };
        report.rank_by_tie_breaks();
        Ok(report)
    }
}

impl Report {
    /// Ranks the players by the tie-breaks that the report names, if it names any.
    fn rank_by_tie_breaks(&mut self) {
        let Some((list, results)) = self.tie_breaks().zip(self.results().ok()) else {
            return;
        };
        let standings = Standings::compute(&results, &list);
        for record in &mut self.records {
            if let Record::Player(player) = record {
                let row = standings.row(player.number);
                player.rank = row.and_then(|row| u32::try_from(row.rank).ok());
            }
        }
    }
}

fn players(generated: &Generated) -> Vec<Record> {
    let table = &generated.table;
    let mut order: Vec<usize> = (0..table.players.len()).collect();
    order.sort_by_key(|at| (core::cmp::Reverse(table.players[*at].score()), *at));
    let mut ranks = vec![0; order.len()];
    for (rank, at) in (1..).zip(order) {
        ranks[at] = rank;
    }
    let players = table.players.iter().zip(&generated.ratings).zip(ranks);
    players
        .map(|((player, rating), rank)| {
            let rounds = player.history.iter();
            Record::Player(Box::new(Player {
                rating: (*rating > 0).then_some(*rating),
                points: Some(player.score()),
                rank: Some(rank),
                rounds: rounds
                    .zip(1..)
                    .map(|(record, round)| {
                        let rated = !generated.unrated.contains(&(round, player.number));
                        Some(pairing(*record, table.scoring, rated))
                    })
                    .collect(),
                ..Player::new(player.number, format!("Player {:04}", player.number))
            }))
        })
        .collect()
}

fn pairing(record: RoundRecord, scoring: Scoring, rated: bool) -> Pairing {
    let paired = |opponent, side, result| Pairing {
        opponent: Some(opponent),
        side: Some(side),
        result: Some(result),
    };
    let points = record.points;
    match record.kind {
        RoundKind::Played { opponent, side } => {
            let result = match points {
                _ if points == scoring.win && rated => PlayerResult::Win,
                _ if points == scoring.win => PlayerResult::UnratedWin,
                _ if points == scoring.draw && rated => PlayerResult::Draw,
                _ if points == scoring.draw => PlayerResult::UnratedDraw,
                _ if rated => PlayerResult::Loss,
                _ => PlayerResult::UnratedLoss,
            };
            paired(opponent, side, result)
        }
        RoundKind::Forfeit { opponent, side } => {
            let won = points > Points::ZERO;
            let result = if won {
                PlayerResult::ForfeitWin
            } else {
                PlayerResult::ForfeitLoss
            };
            paired(opponent, side, result)
        }
        RoundKind::PairingBye => Pairing::bye(PlayerResult::PairingBye),
        RoundKind::RequestedBye if points == scoring.win => {
            Pairing::bye(PlayerResult::FullPointBye)
        }
        RoundKind::RequestedBye => Pairing::bye(PlayerResult::HalfPointBye),
        RoundKind::Absent => Pairing::bye(PlayerResult::ZeroPointBye),
    }
}

fn game_points(scoring: Scoring) -> Record {
    Record::GamePoints(vec![
        (GameScore::Win, scoring.win),
        (GameScore::Draw, scoring.draw),
        (GameScore::Loss, scoring.loss),
        (GameScore::Absence, Points::ZERO),
        (GameScore::PairingBye, scoring.pairing_bye),
    ])
}

/// The virtual points, one record for each run of rounds with the same points: those who have any
/// are the first of the list and have the same.
fn accelerations(generated: &Generated) -> Vec<Record> {
    let players = &generated.table.players;
    let last = players
        .iter()
        .take_while(|player| !player.virtual_points.is_empty())
        .count();
    let points = players
        .first()
        .map_or(&[][..], |player| &player.virtual_points);
    let mut first_round = 1;
    points
        .chunk_by(|a, b| a == b)
        .map(|run| {
            let rounds = (first_round, first_round + run.len() as u16 - 1);
            first_round += run.len() as u16;
            Record::Acceleration(Acceleration {
                match_points: None,
                game_points: Some(run[0]),
                rounds,
                players: (1, last as u32),
            })
        })
        .collect()
}

fn small(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
