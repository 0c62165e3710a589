//! A tournament report as an event: the facts that make it.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::{Points, Side, Table};

use super::regulations::settings;
use crate::trf::{self, ActWord, Day, Note, NoteKind, Record, Report, TrfError, What};
use crate::{
    Acceleration, Bye, Date, EntryId, Fact, GameRef, GameResult, NewEntry, Pair, PairedBy, Player,
    PlayerResult, Ratings, RoundBye, Sex, TeamId, Tournament, apply,
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

/// The facts of an event that is what a report says, and what of the report they leave out.
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
/// let event = Tournament::of(&facts_of_report(&report)?.0);
/// assert_eq!(event.settings().name, "Club evening");
/// assert_eq!(event.score(rokada_tournament::EntryId(1), 1).to_string(), "1.0");
/// # Ok::<(), rokada_tournament::ImportError>(())
/// ```
pub fn facts_of_report(report: &Report) -> Result<(Vec<Fact>, Vec<Note>), ImportError> {
    let table = report.pairing_table().map_err(ImportError::Faults)?;
    let accelerated = table
        .players
        .iter()
        .any(|player| !player.virtual_points.is_empty());
    let plain = || facts(report, &table, Acceleration::None);
    if !accelerated {
        return plain();
    }
    let baku = facts(report, &table, Acceleration::Baku)?;
    let event = Tournament::of(&baku.0);
    let by_method = event.virtual_points();
    let stated = (1..).map(EntryId).zip(by_number(report));
    let same = stated.into_iter().all(|(id, player)| {
        let place = table.players.iter().find(|one| one.number == player.number);
        let stated = place.map_or(&[][..], |one| &one.virtual_points);
        let by_method = by_method.get(&id).map_or(&[][..], Vec::as_slice);
        without_zeros(stated) == without_zeros(by_method)
    });
    if same {
        return Ok(baku);
    }
    // Those of another method are kept as the report states them.
    plain()
}

fn without_zeros(points: &[Points]) -> &[Points] {
    let last = points.iter().rposition(|points| *points != Points::ZERO);
    &points[..last.map_or(0, |last| last + 1)]
}

/// The players in the order of their starting ranks.
fn by_number(report: &Report) -> Vec<&trf::Player> {
    let mut players: Vec<&trf::Player> = report.players().collect();
    players.sort_by_key(|player| player.number);
    players
}

fn facts(
    report: &Report,
    table: &Table,
    acceleration: Acceleration,
) -> Result<(Vec<Fact>, Vec<Note>), ImportError> {
    let players = by_number(report);
    if players.is_empty() {
        return Err(ImportError::NoPlayers);
    }
    let (settings, mut notes) = settings(report, acceleration);
    notes.extend(
        report
            .player_lines()
            .flat_map(|(line, player)| of_person(line, player)),
    );
    let ids: BTreeMap<u32, EntryId> = players
        .iter()
        .map(|player| player.number)
        .zip((1..).map(EntryId))
        .collect();

    let rounds = u16::try_from(report.paired_rounds()).unwrap_or(u16::MAX);
    let not_counted = report.not_counted();
    let mut made = Made::default();
    made.add(Fact::EventCreated {
        settings: Box::new(settings),
        asked: true,
        // Until it is known how many there are, all are taken for the file's.
        from_file: u32::MAX,
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
                reported: Some(player.number),
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
                let (entry, from_round) = (ids[&player.number], round);
                made.add(if not_counted.contains(&player.number) {
                    let counts = false;
                    Fact::LeftRoundRobin {
                        entry,
                        from_round,
                        counts,
                    }
                } else {
                    Fact::PlayerWithdrew { entry, from_round }
                });
            }
        }
        made.add_round(round, &players, &ids)?;
    }
    byes_to_come(report, &players, &ids, rounds)
        .into_iter()
        .for_each(|fact| made.add(fact));
    for id in report
        .not_counted()
        .iter()
        .filter_map(|number| ids.get(number))
    {
        if !made.state.is_not_counted(*id) {
            made.add(Fact::LeftRoundRobin {
                entry: *id,
                from_round: rounds + 1,
                counts: false,
            });
        }
    }
    let mut facts = made.state.log;
    let made_of_file = u32::try_from(facts.len() - 1).unwrap_or(u32::MAX);
    if let Some(Fact::EventCreated { from_file, .. }) = facts.first_mut() {
        *from_file = made_of_file;
    }
    if report.acts().any(|act| act.word == ActWord::ModeLeft) {
        facts.push(Fact::FideModeLeft);
    }
    Ok((facts, notes))
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
                Some((pairing, opponent))
                    if is_white(players, player, opponent, pairing, round) =>
                {
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

/// Whether a player had White: as the player's line says, or the opponent's; where neither says it
/// (some programs write forfeits so), the lower number had.
fn is_white(
    players: &[&trf::Player],
    player: &trf::Player,
    opponent: u32,
    pairing: trf::Pairing,
    round: u16,
) -> bool {
    let theirs = || {
        let place = players.binary_search_by_key(&opponent, |other| other.number);
        let other = players.get(place.ok()?)?;
        let pairing = other
            .rounds
            .get(usize::from(round) - 1)
            .copied()
            .flatten()?;
        pairing.side.map(Side::other)
    };
    match pairing.side.or_else(theirs) {
        Some(side) => side == Side::White,
        None => player.number < opponent,
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

fn person(report: &Report, player: &trf::Player) -> Player {
    let national = report.records.iter().find_map(|record| match record {
        Record::National { player: other, .. } if other.number == player.number => other.rating,
        _ => None,
    });
    Player {
        name: player.name.clone(),
        federation: player.federation.clone(),
        fide_id: fide_id(player),
        ratings: Ratings {
            standard: player.rating,
            national,
            ..Ratings::default()
        },
        title: player.title.parse().ok(),
        birth_year: birth(player).0,
        birth_date: birth(player).1,
        sex: sex(player),
        ..Player::default()
    }
}

fn fide_id(player: &trf::Player) -> Option<u32> {
    player.fide_id.trim().parse().ok().filter(|&id| id > 0)
}

/// The year and the day of birth, as far as they are known: zeros stand for what is not.
fn birth(player: &trf::Player) -> (Option<u16>, Option<Date>) {
    let date = Day::read(&player.birth).and_then(|day| Date::new(day.year, day.month, day.day));
    let year = player.birth.get(..4).and_then(|year| year.parse().ok());
    let year = date.map(Date::year).or(year).filter(|&year| year > 0);
    (year, date)
}

fn sex(player: &trf::Player) -> Option<Sex> {
    match player.sex {
        Some('m' | 'M') => Some(Sex::Male),
        Some('w' | 'W' | 'f' | 'F') => Some(Sex::Female),
        _ => None,
    }
}

/// What a player's line says that an entry can't hold.
fn of_person(line: usize, player: &trf::Player) -> Vec<Note> {
    let zeros = |text: &str| text.chars().all(|letter| "0/-. ".contains(letter));
    let (year, date) = birth(player);
    let told = year.is_some() && (date.is_some() || player.birth.len() <= 4)
        || year.is_some() && player.birth.get(4..).is_some_and(zeros);
    let sex_letter = player.sex.map(String::from).unwrap_or_default();
    let fields = [
        (
            11,
            What::Title,
            &player.title,
            player.title.parse::<crate::Title>().is_ok(),
        ),
        (
            58,
            What::FideId,
            &player.fide_id,
            fide_id(player).is_some() || zeros(&player.fide_id),
        ),
        (70, What::Birth, &player.birth, told || zeros(&player.birth)),
        (10, What::Sex, &sex_letter, sex(player).is_some()),
    ];
    let lost = fields
        .into_iter()
        .filter(|(_, _, text, fits)| !text.is_empty() && !fits);
    lost.map(|(column, what, text, _)| {
        Note::lost(line, column, NoteKind::LeftOut, what, text.as_str())
    })
    .collect()
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
