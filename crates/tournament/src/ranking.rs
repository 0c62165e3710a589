//! The event as the standings library looks at it.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Side;

use crate::standings::{Edition, Participant, Results, Round, Standings, TieBreak};
use crate::{Category, Entry, EntryId, Leaving, System, Tournament};

impl Tournament {
    /// The tie-breaks of the event, in order.
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        let codes = self.settings.tie_breaks.iter();
        codes.filter_map(|code| code.parse().ok()).collect()
    }

    /// How many rounds are published, from the first on.
    pub fn published_rounds(&self) -> u16 {
        let published = self
            .paired_rounds()
            .take_while(|(_, round)| round.status == crate::RoundStatus::Published);
        published.map(|(number, _)| number).last().unwrap_or(0)
    }

    /// The edition of the tie-break regulations in force on the first day, or the newest if the
    /// event has no date.
    pub fn tie_break_edition(&self) -> Edition {
        self.settings.starts.map_or_else(Edition::default, |day| {
            Edition::on(day.year(), day.month(), day.day())
        })
    }

    /// How many rounds are complete: every game has its result, and so have those before.
    pub fn complete_rounds(&self) -> u16 {
        let complete = self
            .paired_rounds()
            .take_while(|(_, round)| round.is_complete());
        complete.map(|(number, _)| number).last().unwrap_or(0)
    }

    /// The table after so many rounds. A game without a result gives nothing yet.
    pub fn standings(&self, rounds: u16) -> Standings {
        Standings::compute(&self.results(rounds), &self.tie_breaks())
    }

    /// The table of a category: its players ranked among themselves.
    pub fn category_standings(&self, rounds: u16, category: &Category) -> Standings {
        let list = self.start_list();
        let admits = |entry: &Entry| category.admits(&entry.player, self.seed_rating(entry));
        self.standings(rounds).of(|number| {
            let entry = list.get(number as usize - 1).and_then(|&id| self.entry(id));
            entry.is_some_and(admits)
        })
    }

    /// What everyone did in the first so many rounds; a mini-match counts as two.
    pub fn results(&self, rounds: u16) -> Results {
        let rounds = rounds.min(self.current_round());
        let ranked = self.ranked(rounds);
        let places: BTreeMap<EntryId, usize> = ranked
            .iter()
            .enumerate()
            .map(|(place, (_, entry))| (entry.id, place))
            .collect();
        let mut columns = self.columns(rounds);
        let participants = ranked.iter().map(|&(number, entry)| {
            let columns = columns.remove(&entry.id).unwrap_or_default();
            Participant {
                number,
                name: entry.player.name.clone(),
                rating: self.seed_rating(entry),
                apart: entry.leaving == Some(Leaving::NotCounted),
                rounds: columns
                    .iter()
                    .map(|column| {
                        let points = self.settings.points.points(column.result);
                        let opponent = column.opponent.and_then(|id| places.get(&id));
                        match opponent.zip(column.color) {
                            Some((&opponent, color)) => {
                                Round::against(opponent, side(color), column.result, points)
                            }
                            None => Round::bye(column.result, points),
                        }
                    })
                    .collect(),
                ..Participant::default()
            }
        });
        Results {
            participants: participants.collect(),
            rounds: usize::from(rounds) * self.settings.games_per_round(),
            total_rounds: Some(usize::from(self.settings.rounds) * self.settings.games_per_round()),
            points: self.settings.points,
            predetermined: matches!(
                self.settings.system,
                System::RoundRobin { .. } | System::Scheveningen
            ),
            teams: None,
            edition: self.tie_break_edition(),
        }
    }
}

/// A colour in the pairing library's word.
pub(crate) fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}
