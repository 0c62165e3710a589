//! The table, and who played whom.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;
use serde::Serialize;

use super::PlayerRef;
use crate::standings::Standings;
use crate::{Category, Column, EntryId, PlayerResult, Tournament, color};

/// The table after a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableView {
    /// The round it is after.
    pub after_round: u16,
    /// Whether that round has all its results.
    pub complete: bool,
    /// The category; `None` for everyone.
    pub category: Option<String>,
    /// The edition of the tie-break regulations, by the month since which it is in force: the one
    /// of the event's first day, or the newest if that is not known.
    pub edition: &'static str,
    /// The codes of the tie-breaks, in order.
    pub tie_breaks: Vec<String>,
    /// Those of them that tell nobody apart, as Buchholz in a round robin, and are offered no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfit_tie_breaks: Vec<String>,
    /// Everyone, the first first.
    pub rows: Vec<TableRow>,
}

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableRow {
    /// The rank; those whom nothing tells apart share one.
    pub rank: usize,
    /// Who it is.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// Whether the results count for nobody, as of one who left a round robin early.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// The points.
    pub points: Points,
    /// The tie-breaks' values as they are written, with a decimal point; `None` for one that has
    /// no value.
    pub values: Vec<Option<String>>,
    /// Round by round, who it was and what it brought: the crosstable's line. A mini-match is two.
    pub games: Vec<CrossCell>,
}

/// A game in the crosstable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CrossCell {
    /// The opponent's pairing number; `None` for a bye.
    pub opponent: Option<u32>,
    /// The own colour.
    #[serde(serialize_with = "color::option")]
    pub color: Option<Color>,
    /// The letter of a tournament report: `1 = 0 + - H F U Z …`.
    pub result: char,
    /// The points it brought.
    pub points: Points,
}

impl Tournament {
    /// The table after so many rounds, of everyone or of a category.
    pub fn table_view(&self, rounds: u16, category: Option<&Category>) -> TableView {
        let rounds = rounds.min(self.current_round());
        let standings = match category {
            Some(category) => self.category_standings(rounds, category),
            None => self.standings(rounds),
        };
        let refs = self.player_refs();
        let list = self.start_list();
        let numbers: BTreeMap<EntryId, u32> = list.iter().copied().zip(1..).collect();
        let mut columns = self.columns(rounds);
        let skip = leading_score(&standings);
        let rows = standings.rows.iter().filter_map(|row| {
            let id = *list.get(row.number.checked_sub(1)? as usize)?;
            let columns = columns.remove(&id).unwrap_or_default();
            let values = row.entries.iter().skip(skip);
            Some(TableRow {
                rank: row.rank,
                player: refs.get(&id)?.clone(),
                apart: self.is_not_counted(id),
                points: row.points,
                values: values
                    .map(|entry| entry.value.map(|v| v.to_string()))
                    .collect(),
                games: columns
                    .iter()
                    .map(|column| self.cell(column, &numbers))
                    .collect(),
            })
        });
        TableView {
            after_round: rounds,
            complete: self.complete_rounds() >= rounds,
            category: category.map(|category| category.name.clone()),
            edition: self.tie_break_edition().code(),
            unfit_tie_breaks: (self.settings.unfit_tie_breaks().into_iter())
                .map(String::from)
                .collect(),
            rows: rows.collect(),
            tie_breaks: standings.tie_breaks[skip..]
                .iter()
                .map(ToString::to_string)
                .collect(),
        }
    }

    pub(super) fn cell(&self, column: &Column, numbers: &BTreeMap<EntryId, u32>) -> CrossCell {
        CrossCell {
            opponent: column.opponent.and_then(|id| numbers.get(&id).copied()),
            color: column.color,
            result: match column.result {
                PlayerResult::Undecided => ' ',
                result => result.letter(),
            },
            points: self.settings.points.points(column.result),
        }
    }
}

/// The points have a column of their own, unless the order puts another score first.
pub(super) fn leading_score(standings: &Standings) -> usize {
    use crate::standings::Code;
    let first = standings.tie_breaks.first();
    usize::from(first.is_some_and(|tie_break| tie_break.code == Code::Points))
}
