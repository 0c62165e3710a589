#![doc = include_str!("../README.md")]

mod adjusted;
mod boards;
mod buchholz;
mod code;
mod crosstable;
mod edition;
mod encounter;
mod own_record;
mod player_result;
mod point_system;
pub mod rating;
mod ratings;
mod results;
mod teams;
mod tie_break;
mod value;
mod working;

pub use code::Code;
pub use crosstable::{CrosstableCell, CrosstableRow, crosstable};
pub use edition::Edition;
pub use player_result::PlayerResult;
pub use point_system::PointSystem;
pub use results::{Participant, Results, Round, Score, TeamScoring};
pub use teams::{Board, TeamLine, match_points, match_result, teams_of_players};
pub use tie_break::{Limit, Modifiers, ParseTieBreakError, TieBreak};
pub use value::Value;
pub use working::{Basis, Compared, Cut, Dummy, Encounter, Entry, Term, Working};

use std::borrow::Cow;

use rokada_pairing::Points;

/// A table of standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// What tells the participants apart, in its order. The score comes first, unless the list
    /// itself named one.
    pub tie_breaks: Vec<TieBreak>,
    /// Everybody, the first first. Whoever nothing tells apart shares a rank, and stands in the
    /// order of the pairing numbers.
    pub rows: Vec<Row>,
}

/// A participant's line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The rank; those tied share the first of theirs.
    pub rank: usize,
    /// The place in [`Results::participants`].
    pub participant: usize,
    /// The pairing number.
    pub number: u32,
    /// The points; match points for a team whose primary score they are.
    pub points: Points,
    /// One for each of [`Standings::tie_breaks`].
    pub entries: Vec<Entry>,
}

impl Standings {
    /// Ranks everybody by the score and then by the tie-breaks.
    ///
    /// A list that names a score itself (`PTS`, `MPTS`, `GPTS`) is taken as it stands, so that a
    /// tie-break may even come before the score; otherwise the primary score comes first. In a team
    /// event the score named first is the primary one.
    pub fn compute(results: &Results, tie_breaks: &[TieBreak]) -> Standings {
        let mut list = tie_breaks.to_vec();
        if !list.iter().any(|tie_break| tie_break.code.is_score()) {
            list.insert(0, TieBreak::new(Code::Points));
        }
        let results = &*decided_by(results, &list);
        let results = &*without_those_apart(results);
        let mut order = Order::new(results);
        let mut columns = Vec::with_capacity(list.len());
        for tie_break in &list {
            let entries = evaluate(results, tie_break, &order.groups);
            order.refine(tie_break, &entries);
            columns.push(entries);
        }
        let standings = Standings {
            rows: order.rows(results, columns),
            tie_breaks: list,
        };
        standings.with_those_apart_last(results)
    }

    /// Those who count ranked among themselves, and the others after them.
    fn with_those_apart_last(self, results: &Results) -> Standings {
        let apart: Vec<u32> = (results.participants.iter())
            .filter(|participant| participant.apart)
            .map(|participant| participant.number)
            .collect();
        if apart.is_empty() {
            return self;
        }
        let mut counted = self.of(|number| !apart.contains(&number));
        let last = counted.rows.len() + 1;
        let others = self.rows.into_iter();
        let others = others.filter(|row| apart.contains(&row.number));
        counted
            .rows
            .extend(others.map(|row| Row { rank: last, ..row }));
        counted
    }

    /// The row of a participant.
    pub fn row(&self, number: u32) -> Option<&Row> {
        self.rows.iter().find(|row| row.number == number)
    }

    /// The rows of some participants alone, ranked among themselves, as in the standings of the
    /// juniors. The values stay those of the whole event.
    pub fn of(&self, belongs: impl Fn(u32) -> bool) -> Standings {
        let mut rows: Vec<Row> = self
            .rows
            .iter()
            .filter(|row| belongs(row.number))
            .cloned()
            .collect();
        let ranks: Vec<usize> = rows.iter().map(|row| row.rank).collect();
        for (at, row) in rows.iter_mut().enumerate() {
            // The first of those with the same rank gives them theirs.
            row.rank = 1 + ranks
                .iter()
                .position(|rank| *rank == ranks[at])
                .unwrap_or(at);
        }
        Standings {
            tie_breaks: self.tie_breaks.clone(),
            rows,
        }
    }
}

/// The results without those of participants whose results count for nobody: a game against one
/// is no game.
fn without_those_apart(results: &Results) -> Cow<'_, Results> {
    if !results.participants.iter().any(|one| one.apart) {
        return Cow::Borrowed(results);
    }
    let apart: Vec<bool> = results.participants.iter().map(|one| one.apart).collect();
    let mut results = results.clone();
    for (at, participant) in results.participants.iter_mut().enumerate() {
        for round in &mut participant.rounds {
            let opponent = round.opponent.and_then(|opponent| apart.get(opponent));
            if apart[at] || opponent == Some(&true) {
                *round = Round::bye(PlayerResult::ZeroPointBye, Points::ZERO);
            }
        }
    }
    Cow::Owned(results)
}

/// The results with the score as primary that the list names first: it is the one that decides.
fn decided_by<'a>(results: &'a Results, list: &[TieBreak]) -> Cow<'a, Results> {
    let first = list.iter().find(|tie_break| tie_break.code.is_score());
    let named = first.and_then(|tie_break| match tie_break.code {
        Code::MatchPoints => Some(Score::Match),
        Code::GamePoints => Some(Score::Game),
        _ => tie_break.score,
    });
    match named {
        Some(score) if results.teams.is_some() && score != results.primary() => {
            let mut results = results.clone();
            if let Some(teams) = &mut results.teams {
                teams.primary = score;
            }
            Cow::Owned(results)
        }
        _ => Cow::Borrowed(results),
    }
}

/// Everybody's value in one tie-break. Those tied so far are given in groups.
fn evaluate(results: &Results, tie_break: &TieBreak, groups: &[Vec<usize>]) -> Vec<Entry> {
    let reference = tie_break.score.unwrap_or(results.primary());
    let each = |value: &dyn Fn(&Participant) -> Entry| -> Vec<Entry> {
        results.participants.iter().map(value).collect()
    };
    let code = tie_break.code;
    match code {
        Code::Points => each(&|one| own_record::score(one, reference)),
        Code::MatchPoints => each(&|one| own_record::score(one, Score::Match)),
        Code::GamePoints => each(&|one| own_record::score(one, Score::Game)),
        Code::OtherScore => each(&|one| own_record::score(one, results.primary().other())),
        Code::DirectEncounter
        | Code::ExtendedEncounter
        | Code::EncounterCountTop
        | Code::EncounterCountBottom
        | Code::EncounterTop
        | Code::EncounterBottom => encounter::places(results, tie_break, groups),
        Code::Wins | Code::GamesWon | Code::BlackGames | Code::BlackWins | Code::RoundsElected => {
            each(&|one| own_record::count(results, one, code))
        }
        Code::Progressive => {
            each(&|one| own_record::progressive(one, reference, &tie_break.modifiers))
        }
        Code::StandardPoints => each(&|one| own_record::standard_points(results, one, reference)),
        Code::PairingNumber => {
            each(&|one| Entry::given(Some(Value::integer(i64::from(one.number)))))
        }
        Code::Koya => own_record::koya(results, tie_break),
        Code::Buchholz
        | Code::ForeBuchholz
        | Code::SonnebornBerger
        | Code::ExtendedSonneborn
        | Code::SonnebornMatchMatch
        | Code::SonnebornMatchGame
        | Code::SonnebornGameMatch
        | Code::SonnebornGameGame => buchholz::sums(results, tie_break),
        Code::AverageBuchholz => buchholz::averages(results, tie_break),
        Code::ScheduleStrength => buchholz::schedule_strength(results, tie_break),
        Code::AverageRating
        | Code::Performance
        | Code::PerfectPerformance
        | Code::AveragePerformance
        | Code::AveragePerfect
        | Code::Rating
        | Code::ExpectedScore => ratings::values(results, tie_break),
        Code::BoardCount => boards::board_count(results),
        Code::TopBoards | Code::BottomElimination => boards::places(results, code, groups),
    }
}

/// The participants in groups of those still tied, the best group first (C.07 article 4.2).
struct Order {
    groups: Vec<Vec<usize>>,
}

impl Order {
    fn new(results: &Results) -> Order {
        let mut everybody: Vec<usize> = (0..results.participants.len()).collect();
        everybody.sort_by_key(|&place| results.participants[place].number);
        Order {
            groups: vec![everybody],
        }
    }

    /// Tells each group apart by a tie-break; a value that does not exist comes last.
    fn refine(&mut self, tie_break: &TieBreak, entries: &[Entry]) {
        let ascending = tie_break.code.lower_is_better() != tie_break.modifiers.reverse;
        let mut refined = Vec::with_capacity(self.groups.len());
        for mut group in self.groups.drain(..) {
            group.sort_by(|&a, &b| match (entries[a].value, entries[b].value) {
                (Some(a), Some(b)) if ascending => a.cmp(&b),
                (Some(a), Some(b)) => b.cmp(&a),
                (a, b) => b.is_some().cmp(&a.is_some()),
            });
            let equal = |a: &usize, b: &usize| entries[*a].value == entries[*b].value;
            refined.extend(group.chunk_by(equal).map(<[usize]>::to_vec));
        }
        self.groups = refined;
    }

    fn rows(&self, results: &Results, columns: Vec<Vec<Entry>>) -> Vec<Row> {
        let mut entries: Vec<Vec<Entry>> = vec![Vec::new(); results.participants.len()];
        for column in columns {
            for (row, entry) in entries.iter_mut().zip(column) {
                row.push(entry);
            }
        }
        let mut rows = Vec::with_capacity(entries.len());
        for group in &self.groups {
            let rank = rows.len() + 1;
            for &place in group {
                let participant = &results.participants[place];
                rows.push(Row {
                    rank,
                    participant: place,
                    number: participant.number,
                    points: participant.score(results.primary()),
                    entries: core::mem::take(&mut entries[place]),
                });
            }
        }
        rows
    }
}
