//! The event as a tournament report (TRF).

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;

use crate::ranking::side;
use crate::trf::{
    Acceleration, Dialect, EngineScore, GameScore, Header, LineEnd, Pairing, Player, Record,
    Report, Team,
};
use crate::{
    Bye, Column, Date, Entry, EntryId, PlayerResult, PointSystem, Rating, Sex, System, TimeControl,
    Tournament,
};

/// Which edition of the report.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// That of 2016, with the extensions of pairing engines for what it can't say.
    Trf16,
    /// That of 2026.
    Trf26,
}

impl Tournament {
    /// The tournament report of the event as it stands: what is paired, and what is arranged for
    /// the rounds to come.
    ///
    /// A mini-match is two rounds in it, since the format knows one game a round.
    pub fn report(&self, format: Format) -> Report {
        let ranked = self.ranked(self.next_round());
        let numbers = report_numbers(&ranked);
        let mut records = self.texts(ranked.len());
        records.extend(self.regulations(format));
        records.extend(self.player_records(format, &ranked, &numbers));
        if format == Format::Trf26 && !self.settings.pairs_teams() {
            records.extend(self.byes_to_come(&numbers));
        }
        records.extend(self.accelerations(format, &numbers));
        // In a report of team matches those records would speak of teams.
        let kept_apart = if self.settings.pairs_teams() {
            Vec::new()
        } else {
            self.kept_apart(&numbers)
        };
        records.extend(kept_apart.into_iter().map(|players| {
            let rounds = (format == Format::Trf26).then_some((1, self.planned_rounds()));
            Record::Forbidden { rounds, players }
        }));
        records.extend(self.team_records(&numbers));
        self.keep_lines(&mut records);
        records.extend(self.act_records(&numbers));
        Report {
            records,
            line_end: LineEnd::Lf,
        }
    }

    /// What the report that the event was made of said beside, unless the event says it by now.
    fn keep_lines(&self, records: &mut Vec<Record>) {
        let lines = self.settings.report_lines.join("\n");
        let Ok(kept) = Report::parse(&lines) else {
            return;
        };
        let said = |records: &[Record], header: Header| {
            let mut texts = records.iter().filter_map(|record| match record {
                Record::Header(one, text) if *one == header => Some(text),
                _ => None,
            });
            texts.any(|text| !text.is_empty())
        };
        for record in kept.records {
            match &record {
                Record::Header(header, _) => {
                    // A system that the event does not know is paired by hand in it.
                    let stronger = matches!(header, Header::EncodedKind | Header::Kind)
                        && self.settings.system == System::ByHand
                        || *header == Header::StartingRankMethod;
                    if said(records, *header) && !stronger {
                        continue;
                    }
                    records
                        .retain(|other| !matches!(other, Record::Header(one, _) if one == header));
                }
                Record::RoundDates(_) => {
                    records.retain(|other| !matches!(other, Record::RoundDates(_)));
                }
                Record::Team(team) => {
                    let same = |other: &Record| matches!(other, Record::OldTeam { name, .. } if *name == team.name);
                    records.retain(|other| !same(other));
                }
                _ => {}
            }
            records.push(record);
        }
    }

    fn texts(&self, players: usize) -> Vec<Record> {
        let settings = &self.settings;
        let rated = self
            .entries()
            .filter(|entry| self.seed_rating(entry).is_some());
        let date = |date: Option<Date>| {
            date.map(|date| date.to_string().replace('-', "/"))
                .unwrap_or_default()
        };
        let mut texts = vec![
            (Header::Name, settings.name.clone()),
            (Header::City, settings.place.clone()),
            (Header::Federation, settings.federation.clone()),
            (Header::StartDate, date(settings.starts)),
            (Header::EndDate, date(settings.ends)),
            (Header::PlayerCount, players.to_string()),
            (Header::RatedCount, rated.count().to_string()),
            (Header::TeamCount, self.teams.len().to_string()),
            (Header::Kind, kind(settings.system).to_owned()),
            (Header::ChiefArbiter, settings.chief_arbiter.clone()),
        ];
        let deputies = settings.deputy_arbiters.iter();
        texts.extend(deputies.map(|name| (Header::DeputyArbiter, name.clone())));
        if settings.time_control != TimeControl::unknown() {
            texts.push((Header::TimeControl, settings.time_control.to_string()));
        }
        let filled = texts.into_iter().filter(|(_, text)| !text.is_empty());
        filled
            .map(|(header, text)| Record::Header(header, text))
            .collect()
    }

    fn regulations(&self, format: Format) -> Vec<Record> {
        let settings = &self.settings;
        let columns = usize::from(self.planned_rounds()) * settings.games_per_round();
        let rounds = u16::try_from(columns).unwrap_or(u16::MAX);
        let points = (settings.points != PointSystem::default()).then_some(settings.points);
        match format {
            Format::Trf16 => {
                let mut records = vec![Record::Rounds(Dialect::Engine, rounds)];
                records.extend(self.initial_color.map(|color| {
                    let option = match color {
                        Color::White => "white1",
                        Color::Black => "black1",
                    };
                    Record::Options(vec![option.to_owned()])
                }));
                records.extend(points.into_iter().flat_map(|points| {
                    [
                        (EngineScore::Win, points.win),
                        (EngineScore::Draw, points.draw),
                        (EngineScore::Loss, points.loss),
                        (EngineScore::ZeroPointBye, points.zero_point_bye),
                        (EngineScore::ForfeitLoss, points.forfeit_loss),
                        (EngineScore::PairingBye, points.pairing_bye),
                    ]
                    .map(|(score, points)| Record::EnginePoints(score, points))
                }));
                records
            }
            Format::Trf26 => {
                let mut records = vec![Record::Rounds(Dialect::Fide, rounds)];
                records.extend(
                    self.initial_color
                        .map(|color| Record::InitialColor(side(color))),
                );
                records.extend(points.map(|points| {
                    Record::GamePoints(vec![
                        (GameScore::Win, points.win),
                        (GameScore::Draw, points.draw),
                        (GameScore::Loss, points.loss),
                        (GameScore::Absence, points.zero_point_bye),
                        (GameScore::PairingBye, points.pairing_bye),
                    ])
                }));
                records.extend(self.coded(rounds));
                records
            }
        }
    }

    fn player_records(
        &self,
        format: Format,
        ranked: &[(u32, &Entry)],
        numbers: &BTreeMap<EntryId, u32>,
    ) -> Vec<Record> {
        let rounds = self.current_round();
        let standings = self.standings(rounds);
        let ranks: BTreeMap<u32, u32> = (standings.rows.iter())
            .filter_map(|row| Some((row.number, u32::try_from(row.rank).ok()?)))
            .collect();
        let mut columns = self.columns(rounds);
        let record = |&(place, entry): &(u32, &Entry)| {
            let number = numbers.get(&entry.id).copied().unwrap_or(place);
            let mut played = columns.remove(&entry.id).unwrap_or_default();
            if format == Format::Trf16 {
                played.extend(self.columns_to_come(entry));
            }
            let player = &entry.player;
            let birth = player
                .birth_date
                .map(|date| date.to_string().replace('-', "/"));
            let birth = birth.or_else(|| Some(format!("{}/00/00", player.birth_year?)));
            Record::Player(Box::new(Player {
                number,
                sex: player.sex.map(|sex| match sex {
                    Sex::Male => 'm',
                    Sex::Female => 'w',
                }),
                title: player
                    .title
                    .map(|title| title.to_string())
                    .unwrap_or_default(),
                name: player.name.clone(),
                rating: self.reported_rating(entry),
                federation: player.federation.clone(),
                fide_id: player.fide_id.map(|id| id.to_string()).unwrap_or_default(),
                birth: birth.unwrap_or_default(),
                points: Some(self.score(entry.id, rounds)),
                rank: ranks.get(&place).copied(),
                rounds: played
                    .iter()
                    .map(|column| pairing(column, numbers))
                    .collect(),
            }))
        };
        ranked.iter().map(record).collect()
    }

    /// The rating of a player's line. A national one is not written there again if the report has a
    /// record of national ratings.
    fn reported_rating(&self, entry: &Entry) -> Option<u16> {
        let apart = entry.reported.is_some() && entry.player.ratings.national.is_some();
        let lists = self.settings.seeding.iter().copied();
        let lists: Vec<Rating> = lists
            .filter(|&list| !apart || list != Rating::National)
            .collect();
        entry.player.ratings.first(&lists)
    }

    /// What is arranged for the next round, as pairing engines read it from the columns.
    fn columns_to_come(&self, entry: &Entry) -> Vec<Column> {
        let next = self.next_round();
        let bye = if entry.is_in(next) {
            entry.byes.get(&next).copied()
        } else {
            Some(Bye::Zero)
        };
        let ahead = bye.filter(|_| next <= self.planned_rounds());
        let ahead = ahead.map(|bye| Column {
            opponent: None,
            color: None,
            result: bye.result(),
        });
        vec![ahead; self.settings.games_per_round()]
            .into_iter()
            .flatten()
            .collect()
    }

    /// Byes granted for rounds to come, and those who will not be there in the next one.
    fn byes_to_come(&self, numbers: &BTreeMap<EntryId, u32>) -> Vec<Record> {
        let next = self.next_round();
        let mut byes: BTreeMap<(u16, Bye), Vec<u32>> = BTreeMap::new();
        for entry in self.entries().filter(|_| next <= self.planned_rounds()) {
            let mut ahead: BTreeMap<u16, Bye> = entry
                .byes
                .range(next..)
                .map(|(&round, &bye)| (round, bye))
                .collect();
            if !entry.is_in(next) {
                ahead.insert(next, Bye::Zero);
            }
            for (round, bye) in ahead {
                byes.entry((round, bye))
                    .or_default()
                    .extend(numbers.get(&entry.id));
            }
        }
        let games = u16::try_from(self.settings.games_per_round()).unwrap_or(1);
        byes.iter()
            .filter(|(_, players)| !players.is_empty())
            .flat_map(|(&(round, bye), players)| {
                let columns = (round - 1) * games + 1..=round * games;
                columns.map(move |round| Record::Byes {
                    result: bye.result(),
                    round,
                    players: players.clone(),
                })
            })
            .collect()
    }

    fn accelerations(&self, format: Format, numbers: &BTreeMap<EntryId, u32>) -> Vec<Record> {
        let baku = System::Dutch {
            acceleration: crate::Acceleration::Baku,
        };
        if self.settings.system != baku {
            // What the report stated is written as it was.
            return Vec::new();
        }
        let virtual_points = self.virtual_points();
        let upper: Vec<u32> = virtual_points
            .keys()
            .filter_map(|id| numbers.get(id).copied())
            .collect();
        let (Some(points), Some(&first), Some(&last)) = (
            virtual_points.values().next(),
            upper.iter().min(),
            upper.iter().max(),
        ) else {
            return Vec::new();
        };
        match format {
            Format::Trf16 => upper
                .iter()
                .map(|&player| Record::PlayerAcceleration {
                    player,
                    points: points.clone(),
                })
                .collect(),
            Format::Trf26 => {
                let mut records = Vec::new();
                let mut from = 1;
                for stretch in points.chunk_by(|a: &Points, b| a == b) {
                    let until = from + u16::try_from(stretch.len()).unwrap_or(0) - 1;
                    records.push(Record::Acceleration(Acceleration {
                        match_points: None,
                        game_points: stretch.first().copied(),
                        rounds: (from, until),
                        players: (first, last),
                    }));
                    from = until + 1;
                }
                records
            }
        }
    }

    /// Teams that meet are records 310; teams that only add up their players' points are 013, since
    /// 310 would make the report one of a team event.
    fn team_records(&self, numbers: &BTreeMap<EntryId, u32>) -> Vec<Record> {
        let record = |team: &crate::Team| {
            let members = team.members.iter();
            let players = members.filter_map(|id| numbers.get(id).copied()).collect();
            let name = team.name.clone();
            if self.settings.pairs_teams() {
                Record::Team(Box::new(Team {
                    number: team.id.0,
                    name,
                    players,
                    ..Team::default()
                }))
            } else {
                Record::OldTeam { name, players }
            }
        };
        self.teams().map(record).collect()
    }
}

/// The starting ranks that the report gives: those of the report the event was made of, gaps and
/// all, and for whoever came later the next ones.
fn report_numbers(ranked: &[(u32, &Entry)]) -> BTreeMap<EntryId, u32> {
    let mut last = 0;
    let mut next = |entry: &Entry| {
        last = entry.reported.unwrap_or(0).max(last + 1);
        last
    };
    ranked
        .iter()
        .map(|&(_, entry)| (entry.id, next(entry)))
        .collect()
}

fn pairing(column: &Column, numbers: &BTreeMap<EntryId, u32>) -> Option<Pairing> {
    let opponent = column.opponent.and_then(|id| numbers.get(&id).copied());
    if opponent.is_none() && column.result == PlayerResult::ZeroPointBye {
        return Some(Pairing::bye(PlayerResult::ZeroPointBye));
    }
    Some(Pairing {
        opponent,
        side: column.color.map(side),
        result: Some(column.result).filter(|&result| result != PlayerResult::Undecided),
    })
}

/// The kind of tournament in the words of the format.
fn kind(system: System) -> &'static str {
    match system {
        System::Dutch { .. } => "Individual: Swiss system, FIDE Dutch",
        System::RoundRobin { double: false } => "Individual: Round robin",
        System::RoundRobin { double: true } => "Individual: Double round robin",
        System::KnockOut { .. } => "Individual: Knock-out",
        System::Scheveningen => "Team: Scheveningen",
        System::ByHand => "Individual: paired by hand",
    }
}
