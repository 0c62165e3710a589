//! `rokada standings`: the table of a tournament report.

use rokada_api::{Dating, EditionAnswer, NoteAnswer};
use rokada_tournament::standings::{Code, Edition, Entry, Results, Standings, TieBreak, Value};
use rokada_tournament::trf::Report;
use serde::Serialize;
use serde_json::{Map, Number, Value as Json, json};

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;
use crate::table::{Side, lay_out};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: String,
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    #[arg(long, value_name = "R")]
    round: Option<usize>,
    #[arg(long)]
    working: bool,
    #[arg(long)]
    round_robin: bool,
    #[arg(long, value_name = "YYYY-MM", value_parser = ["2024-08", "2026-03"])]
    edition: Option<String>,
    #[command(flatten)]
    reading: report::Options,
}

#[derive(Serialize)]
struct Answer {
    rounds: usize,
    edition: EditionAnswer,
    standings: Vec<Line>,
    report: Vec<NoteAnswer>,
}

#[derive(Serialize)]
struct Line {
    rank: usize,
    number: u32,
    name: String,
    rating: Option<u16>,
    points: f64,
    tie_breaks: Map<String, Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    working: Option<Map<String, Json>>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let reading = args.reading.read(&args.file, context)?;
    let report = &reading.report;
    let mut results = report
        .results()
        .map_err(|errors| report::faults(&args.file, &errors, context))?;
    results.predetermined |= args.round_robin;
    if let Some(edition) = args.edition.as_deref().and_then(Edition::from_code) {
        results.edition = edition;
    }
    let results = after_round(&results, args.round, context)?;
    let tie_breaks = tie_breaks(args, report, &results, context)?;
    let standings = Standings::compute(&results, &tie_breaks);
    if !context.json {
        warn_of_unrated(&standings, context);
    }
    let dating = match args.edition {
        // Whoever names the edition knows why.
        Some(_) => Dating {
            first_day: Some((2026, 3, 1)),
            ..Dating::default()
        },
        None => Dating::of_report(report, false),
    };
    let edition = EditionAnswer::of(results.edition, dating, context.words);
    report::tell_editions(&edition, context);
    let answer = Answer {
        rounds: results.rounds,
        edition,
        report: NoteAnswer::of(&reading.notes, context.words),
        standings: lines(&standings, &results, &tie_breaks, args.working, context),
    };
    context.answer(&answer, || {
        text(&standings, &results, &tie_breaks, args.working, context)
    })?;
    Ok(report::done(&reading.notes))
}

/// The tie-breaks asked for, or those the report names, or the usual ones.
fn tie_breaks(
    args: &Args,
    report: &Report,
    results: &Results,
    context: &Context,
) -> Result<Vec<TieBreak>, Failure> {
    let list = match &args.tie_breaks {
        Some(named) => TieBreak::list(named)
            .map_err(|error| Failure::Input(context.words.tie_break_error(&error)))?,
        None => {
            let stated = report.tie_breaks();
            stated.unwrap_or_else(|| TieBreak::usual(results.predetermined))
        }
    };
    let for_teams = list.iter().find(|tie_break| tie_break.code.is_for_teams());
    match for_teams {
        Some(tie_break) if results.teams.is_none() => {
            let code = [("code", tie_break.to_string().into())];
            Err(Failure::Input(context.say("standings-teams-only", &code)))
        }
        _ => Ok(list),
    }
}

fn after_round(
    results: &Results,
    round: Option<usize>,
    context: &Context,
) -> Result<Results, Failure> {
    let round = round.unwrap_or(results.rounds);
    if round > results.rounds {
        let args = [
            ("round", round.to_string().into()),
            ("rounds", results.rounds.to_string().into()),
        ];
        return Err(Failure::Input(
            context.say("standings-no-such-round", &args),
        ));
    }
    Ok(results.after_round(round))
}

fn warn_of_unrated(standings: &Standings, context: &Context) {
    for (at, tie_break) in standings.tie_breaks.iter().enumerate() {
        let nobody = standings
            .rows
            .iter()
            .all(|row| row.entries[at].value.is_none());
        if tie_break.code.needs_ratings() && nobody && !standings.rows.is_empty() {
            let code = [("code", tie_break.to_string().into())];
            eprintln!("rokada: {}", context.say("standings-unrated", &code));
        }
    }
}

/// The values of the tie-breaks asked for: the score that is put before them is in a column of its
/// own.
fn asked<'a>(
    standings: &'a Standings,
    entries: &'a [Entry],
    tie_breaks: &[TieBreak],
) -> impl Iterator<Item = (&'a TieBreak, &'a Entry)> {
    let put_before = standings.tie_breaks.len() - tie_breaks.len();
    let asked = standings.tie_breaks.iter().zip(entries).skip(put_before);
    // The score has a column of its own already.
    asked.filter(|(tie_break, _)| tie_break.code != Code::Points)
}

fn lines(
    standings: &Standings,
    results: &Results,
    tie_breaks: &[TieBreak],
    working: bool,
    context: &Context,
) -> Vec<Line> {
    standings
        .rows
        .iter()
        .map(|row| {
            let participant = &results.participants[row.participant];
            let asked = || asked(standings, &row.entries, tie_breaks);
            Line {
                rank: row.rank,
                number: row.number,
                name: participant.name.clone(),
                rating: participant.rating,
                points: Value::points(row.points).to_f64(),
                tie_breaks: asked()
                    .map(|(tie_break, entry)| (tie_break.to_string(), number(entry.value)))
                    .collect(),
                working: working.then(|| {
                    asked()
                        .map(|(tie_break, entry)| {
                            let way = context.words.tie_break_working(tie_break, entry);
                            (tie_break.to_string(), json!(way))
                        })
                        .collect()
                }),
            }
        })
        .collect()
}

fn number(value: Option<Value>) -> Json {
    let number = match value {
        None => None,
        Some(value) if value.is_integer() => Some(Number::from(value.to_f64() as i64)),
        Some(value) => Number::from_f64(value.to_f64()),
    };
    number.map_or(Json::Null, Json::Number)
}

fn text(
    standings: &Standings,
    results: &Results,
    tie_breaks: &[TieBreak],
    working: bool,
    context: &Context,
) -> String {
    let title = |id: &str, side: Side| (context.say(id, &[]), side);
    let decimals = |number: String| context.words.decimals(&number);
    let mut heading = vec![
        title("standings-rank", Side::Right),
        title("standings-number", Side::Right),
        title("standings-name", Side::Left),
        title("standings-rating", Side::Right),
        title("standings-points", Side::Right),
    ];
    heading.extend(
        tie_breaks
            .iter()
            .filter(|tie_break| tie_break.code != Code::Points)
            .map(|tie_break| (tie_break.to_string(), Side::Right)),
    );
    let rows: Vec<Vec<String>> = standings
        .rows
        .iter()
        .map(|row| {
            let participant = &results.participants[row.participant];
            let rating = participant.rating.map(|rating| rating.to_string());
            let mut cells = vec![
                row.rank.to_string(),
                row.number.to_string(),
                participant.name.clone(),
                rating.unwrap_or_default(),
                decimals(row.points.to_string()),
            ];
            cells.extend(
                asked(standings, &row.entries, tie_breaks).map(|(_, entry)| match entry.value {
                    Some(value) => decimals(value.to_string()),
                    None => "–".to_owned(),
                }),
            );
            cells
        })
        .collect();
    let after = context.say("standings-after", &[("n", results.rounds.into())]);
    let edition = context.words.tie_break_edition(results.edition.code());
    let mut text = format!("{after}\n{edition}\n\n{}", lay_out(&heading, &rows));
    if working {
        for row in &standings.rows {
            let name = &results.participants[row.participant].name;
            let points = decimals(row.points.to_string());
            text.push_str(&format!("\n\n{}. {name}  {points}", row.rank));
            for (tie_break, entry) in asked(standings, &row.entries, tie_breaks) {
                let way = context.words.tie_break_working(tie_break, entry);
                text.push_str(&format!("\n  {way}"));
            }
        }
    }
    text
}
