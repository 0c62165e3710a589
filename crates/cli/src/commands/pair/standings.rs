//! The standings a report states, beside those that its results give.

use rokada_tournament::standings::{Results, Standings, TieBreak};
use rokada_tournament::trf::Report;
use serde::Serialize;
use serde_json::{Value, json};

use crate::context::Context;

/// What the report states of a participant and the results do not give.
#[derive(Serialize)]
pub(super) struct Difference {
    number: u32,
    /// `points`, `rank` (another's among the points) or `order` (another's by the tie-breaks).
    what: &'static str,
    in_file: Value,
    by_rules: Value,
}

impl Difference {
    pub(super) fn text(&self, context: &Context) -> String {
        let id = match self.what {
            "points" => "pair-check-points",
            "rank" => "pair-check-rank",
            _ => "pair-check-order",
        };
        let args = [
            ("number", self.number.to_string().into()),
            (
                "file",
                context.words.decimals(&self.in_file.to_string()).into(),
            ),
            (
                "rules",
                context.words.decimals(&self.by_rules.to_string()).into(),
            ),
        ];
        context.say(id, &args)
    }
}

/// Everybody whose points or rank are not what the results give.
///
/// A rank must lie among those of its points; where the report names its tie-breaks, it must be
/// the one they give, and whoever they leave equal may stand in any order. Ranks of a round that
/// is not over are not looked at.
pub(super) fn differences(report: &Report, results: &Results) -> Vec<Difference> {
    let mut differences = Vec::new();
    if results.teams.is_none() {
        let points = report.point_differences(&report.point_system());
        differences.extend(
            points
                .into_iter()
                .map(|(number, stated, counted)| Difference {
                    number,
                    what: "points",
                    in_file: json!(f64::from(stated.tenths()) / 10.0),
                    by_rules: json!(f64::from(counted.tenths()) / 10.0),
                }),
        );
    }
    if report.unfinished_round(report.paired_rounds()).is_none() {
        differences.extend(ranks(report, results));
    }
    differences.sort_by_key(|difference| difference.number);
    differences
}

fn ranks(report: &Report, results: &Results) -> Vec<Difference> {
    let named = report.tie_breaks();
    let list: Vec<TieBreak> = named.clone().unwrap_or_default();
    let standings = Standings::compute(results, &list);
    let stated: Vec<(u32, u32)> = if results.teams.is_some() {
        let teams = report.teams();
        teams
            .filter_map(|team| Some((team.number, team.rank?)))
            .collect()
    } else {
        let players = report.players();
        players
            .filter_map(|player| Some((player.number, player.rank?)))
            .collect()
    };
    let mut differences = Vec::new();
    for (number, rank) in stated {
        let stated = rank as usize;
        let Some(row) = standings.rows.iter().find(|row| row.number == number) else {
            continue;
        };
        let equal = |other: &&rokada_tournament::standings::Row| other.rank == row.rank;
        let shared = standings.rows.iter().filter(equal).count();
        let ahead = standings
            .rows
            .iter()
            .filter(|other| other.points > row.points)
            .count();
        let level = standings
            .rows
            .iter()
            .filter(|other| other.points == row.points)
            .count();
        let among_points = (ahead + 1..=ahead + level).contains(&stated);
        let by_tie_breaks = (row.rank..row.rank + shared).contains(&stated);
        // A list may put a tie-break before the points; then only its order counts.
        let what = match named {
            _ if by_tie_breaks => continue,
            None if among_points => continue,
            Some(_) if among_points => "order",
            _ => "rank",
        };
        differences.push(Difference {
            number,
            what,
            in_file: json!(rank),
            by_rules: json!(row.rank),
        });
    }
    differences
}
