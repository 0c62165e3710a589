//! A tournament report as an event: the facts that make it.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Side;

use crate::trf::{self, Header, Record, Report, TrfError};
use crate::{
    Acceleration, Bye, EntryId, Fact, GameRef, GameResult, NewEntry, Pair, PairedBy, Player,
    PlayerResult, Ratings, RoundBye, Settings, Sex, System, TeamId, TeamScoring, Tournament, apply,
};

/// Why a report can't be made an event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// Its lines disagree.
    #[error("the report contradicts itself: {}", first(.0))]
    Faults(Vec<TrfError>),
    /// There is no player in it.
    #[error("the report has no player (record 001)")]
    NoPlayers,
    /// A game has results that no game ends with.
    #[error("round {round}: players {white} and {black} have results that don't belong together")]
    OddResult {
        /// The round.
        round: u16,
        /// White's number.
        white: u32,
        /// Black's number.
        black: u32,
    },
}

fn first(faults: &[TrfError]) -> String {
    faults.first().map(TrfError::to_string).unwrap_or_default()
}

/// The facts of an event that is what a report says.
///
/// The pairings are kept as another program's. Entries have their starting ranks' places; boards
/// are in the order in which pairings are published (C.04.2), since a report has no boards.
///
/// # Errors
///
/// What is wrong with the report.
///
/// ```
/// use rokada_tournament::trf::Report;
/// use rokada_tournament::{Tournament, facts_of_report};
///
/// let text = "\
/// 012 Club evening
/// 001    1      Player 01                              SRB                         1.0    1     2 w 1
/// 001    2      Player 02                              SRB                         0.0    2     1 b 0
/// ";
/// let report = Report::parse(text).expect("three records");
/// let event = Tournament::of(&facts_of_report(&report)?);
/// assert_eq!(event.settings().name, "Club evening");
/// assert_eq!(event.score(rokada_tournament::EntryId(1), 1).to_string(), "1.0");
/// # Ok::<(), rokada_tournament::ImportError>(())
/// ```
pub fn facts_of_report(report: &Report) -> Result<Vec<Fact>, ImportError> {
    report.check().map_err(ImportError::Faults)?;
    let table = report.pairing_table().map_err(ImportError::Faults)?;
    let mut players: Vec<&trf::Player> = report.players().collect();
    players.sort_by_key(|player| player.number);
    if players.is_empty() {
        return Err(ImportError::NoPlayers);
    }
    let ids: BTreeMap<u32, EntryId> = players
        .iter()
        .map(|player| player.number)
        .zip((1..).map(EntryId))
        .collect();

    let rounds = u16::try_from(report.paired_rounds()).unwrap_or(u16::MAX);
    let mut made = Made::default();
    made.add(Fact::EventCreated {
        settings: Box::new(settings(report, players.len())),
    });
    made.add(Fact::InitialColorDrawn {
        color: match table.initial_side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        },
        lot: String::new(),
    });
    made.add(Fact::PlayersEntered {
        entries: players
            .iter()
            .map(|player| NewEntry {
                entry: ids[&player.number],
                player: person(report, player),
                from_round: stay(player, rounds).0,
                missed: Bye::Zero,
            })
            .collect(),
    });
    made.add(Fact::ListOrdered {
        order: ids.values().copied().collect(),
    });
    for facts in [kept_apart(report, &ids), teams(report, &ids)] {
        facts.into_iter().for_each(|fact| made.add(fact));
    }
    for round in 1..=rounds {
        for player in &players {
            if stay(player, rounds).1 == Some(round) {
                made.add(Fact::PlayerWithdrew {
                    entry: ids[&player.number],
                    from_round: round,
                });
            }
        }
        made.add_round(round, &players, &ids)?;
    }
    byes_to_come(report, &players, &ids, rounds)
        .into_iter()
        .for_each(|fact| made.add(fact));
    Ok(made.state.log)
}

/// The event as far as its facts are made.
#[derive(Default)]
struct Made {
    state: Tournament,
}

impl Made {
    fn add(&mut self, fact: Fact) {
        apply(&mut self.state, &fact);
    }

    fn add_round(
        &mut self,
        round: u16,
        players: &[&trf::Player],
        ids: &BTreeMap<u32, EntryId>,
    ) -> Result<(), ImportError> {
        let mut games = Vec::new();
        let mut byes = Vec::new();
        for player in players {
            let id = ids[&player.number];
            let played = player.rounds.get(usize::from(round) - 1).copied().flatten();
            match played.and_then(|p| Some((p, p.opponent?))) {
                Some((pairing, opponent)) if pairing.side == Some(Side::White) => {
                    games.push((player.number, opponent));
                }
                Some(_) => {}
                None if self.state.entry(id).is_some_and(|entry| entry.is_in(round)) => {
                    let bye = played.and_then(|pairing| bye(pairing.result?));
                    byes.push(RoundBye {
                        entry: id,
                        bye: bye.unwrap_or(Bye::Zero),
                        why: None,
                    });
                }
                None => {}
            }
        }
        games.sort_by_cached_key(|&(white, black)| {
            let score = |number: u32| self.state.score(ids[&number], round - 1);
            let (a, b) = (score(white), score(black));
            let higher = if (a, black) > (b, white) {
                white
            } else {
                black
            };
            (std::cmp::Reverse((a.max(b), a + b)), higher)
        });
        let pairs = games.iter().zip(1..).map(|(&(white, black), board)| Pair {
            board,
            white: ids[&white],
            black: ids[&black],
            why: None,
        });
        self.add(Fact::RoundPaired {
            round,
            numbers: ids.values().copied().collect(),
            pairs: pairs.collect(),
            byes,
            by: PairedBy::File,
        });
        self.add(Fact::RoundPublished { round });
        let by_number: BTreeMap<u32, &trf::Player> = players
            .iter()
            .map(|&player| (player.number, player))
            .collect();
        for (&(white, black), board) in games.iter().zip(1..) {
            let result = |number: u32| {
                let player = by_number.get(&number)?;
                player
                    .rounds
                    .get(usize::from(round) - 1)
                    .copied()
                    .flatten()?
                    .result
            };
            let Some((of_white, of_black)) = result(white).zip(result(black)) else {
                continue;
            };
            let result = GameResult::from_sides(of_white, of_black);
            let result = result.ok_or(ImportError::OddResult {
                round,
                white,
                black,
            })?;
            self.add(Fact::ResultEntered {
                game: GameRef::new(round, board),
                result,
            });
        }
        Ok(())
    }
}

/// The first round a player was there for, and the first of those at the end that were missed.
fn stay(player: &trf::Player, rounds: u16) -> (u16, Option<u16>) {
    let said = |round: &u16| {
        let pairing = player
            .rounds
            .get(usize::from(*round) - 1)
            .copied()
            .flatten();
        pairing.is_some_and(|p| p.opponent.is_some() || p.result.is_some())
    };
    let first = (1..=rounds).find(said).unwrap_or(1);
    let last = (1..=rounds).rfind(said).unwrap_or(rounds);
    (first, (last < rounds).then_some(last + 1))
}

fn bye(result: PlayerResult) -> Option<Bye> {
    [Bye::Pairing, Bye::Full, Bye::Half, Bye::Zero]
        .into_iter()
        .find(|bye| bye.result() == result)
}

fn settings(report: &Report, players: usize) -> Settings {
    let text = |header| report.header(header).unwrap_or_default().to_owned();
    let rounds = report
        .total_rounds()
        .unwrap_or(report.paired_rounds())
        .max(1);
    let count = u32::try_from(players).unwrap_or(u32::MAX);
    let table_rounds = count.next_multiple_of(2) - 1;
    let accelerated = report.records.iter().any(|record| {
        matches!(
            record,
            Record::Acceleration(_) | Record::PlayerAcceleration { .. }
        )
    });
    let system = match report.is_predetermined().then_some(rounds as u32) {
        Some(rounds) if rounds == table_rounds => System::RoundRobin { double: false },
        Some(rounds) if rounds == 2 * table_rounds => System::RoundRobin { double: true },
        Some(_) => System::ByHand,
        None => System::Dutch {
            acceleration: if accelerated {
                Acceleration::Baku
            } else {
                Acceleration::None
            },
        },
    };
    let order = [Header::Standings, Header::TieBreaks].into_iter();
    let order = order.filter_map(|header| report.header(header)).next();
    let codes = order
        .unwrap_or_default()
        .split([',', ' ', ';'])
        .map(str::trim);
    let codes: Vec<String> = codes
        .filter(|code| !code.is_empty() && *code != "PTS")
        .filter(|code| code.parse::<crate::standings::TieBreak>().is_ok())
        .map(String::from)
        .collect();
    let mut settings = Settings {
        place: text(Header::City),
        federation: text(Header::Federation),
        starts: text(Header::StartDate).parse().ok(),
        ends: text(Header::EndDate).parse().ok(),
        chief_arbiter: text(Header::ChiefArbiter),
        deputy_arbiters: report
            .records
            .iter()
            .filter_map(|record| match record {
                Record::Header(Header::DeputyArbiter, name) => Some(name.trim().to_owned()),
                _ => None,
            })
            .collect(),
        system,
        points: report.point_system(),
        ..Settings::named(
            text(Header::Name),
            u16::try_from(rounds).unwrap_or(u16::MAX),
        )
    };
    if let Ok(control) = text(Header::TimeControl).parse() {
        settings.time_control = control;
    }
    if !codes.is_empty() {
        settings.tie_breaks = codes;
    }
    if report.is_team_event() {
        settings.teams = TeamScoring::BestOf { players: 4 };
    }
    settings
}

fn person(report: &Report, player: &trf::Player) -> Player {
    let national = report.records.iter().find_map(|record| match record {
        Record::National { player: other, .. } if other.number == player.number => other.rating,
        _ => None,
    });
    Player {
        name: player.name.clone(),
        federation: player.federation.clone(),
        fide_id: player.fide_id.trim().parse().ok().filter(|&id| id > 0),
        ratings: Ratings {
            standard: player.rating,
            national,
            ..Ratings::default()
        },
        title: player.title.parse().ok(),
        birth_year: player.birth.get(..4).and_then(|year| year.parse().ok()),
        birth_date: player.birth.parse().ok(),
        sex: match player.sex {
            Some('m' | 'M') => Some(Sex::Male),
            Some('w' | 'W' | 'f' | 'F') => Some(Sex::Female),
            _ => None,
        },
        ..Player::default()
    }
}

fn kept_apart(report: &Report, ids: &BTreeMap<u32, EntryId>) -> Vec<Fact> {
    let groups = report.records.iter().filter_map(|record| match record {
        Record::Forbidden { players, .. } => Some(players),
        _ => None,
    });
    let pairs = groups.flat_map(|group| {
        group
            .iter()
            .enumerate()
            .flat_map(|(place, &a)| group[..place].iter().map(move |&b| (a.min(b), a.max(b))))
    });
    pairs
        .filter_map(|(a, b)| {
            Some(Fact::PairForbidden {
                a: *ids.get(&a)?,
                b: *ids.get(&b)?,
            })
        })
        .collect()
}

fn teams(report: &Report, ids: &BTreeMap<u32, EntryId>) -> Vec<Fact> {
    let teams = report.records.iter().filter_map(|record| match record {
        Record::Team(team) => Some((&team.name, &team.players)),
        Record::OldTeam { name, players } => Some((name, players)),
        _ => None,
    });
    let formed = teams
        .zip((1..).map(TeamId))
        .map(|((name, players), team)| Fact::TeamFormed {
            team,
            name: name.clone(),
            members: players
                .iter()
                .filter_map(|number| ids.get(number).copied())
                .collect(),
        });
    formed.collect()
}

/// Byes that the report grants for rounds which are not paired yet.
fn byes_to_come(
    report: &Report,
    players: &[&trf::Player],
    ids: &BTreeMap<u32, EntryId>,
    paired: u16,
) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut grant = |number: u32, round: u16, result: PlayerResult| {
        if let (Some(&entry), Some(bye)) = (ids.get(&number), bye(result)) {
            facts.push(Fact::ByeGranted { entry, round, bye });
        }
    };
    for player in players {
        let ahead = (1..).zip(&player.rounds).skip(paired.into());
        for (round, pairing) in ahead {
            if let Some(result) = pairing.and_then(|pairing| pairing.result) {
                grant(player.number, round, result);
            }
        }
    }
    for record in &report.records {
        match record {
            Record::Byes {
                result,
                round,
                players,
            } if *round > paired => players.iter().for_each(|&n| grant(n, *round, *result)),
            Record::Absent(players) => players
                .iter()
                .for_each(|&n| grant(n, paired + 1, PlayerResult::ZeroPointBye)),
            _ => {}
        }
    }
    facts
}
