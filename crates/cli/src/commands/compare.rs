//! `rokada compare`: the first cell in which two tournament reports part.

use rokada_api::NoteAnswer;
use rokada_tournament::standings::{Standings, TieBreak};
use rokada_tournament::trf::{Pairing, Player, Report};
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(clap::Args)]
pub(crate) struct Args {
    a: String,
    b: String,
    #[command(flatten)]
    reading: report::Options,
}

#[derive(Serialize)]
struct Answer {
    same: bool,
    first: Option<First>,
    report: Vec<NoteAnswer>,
}

/// The first cell that differs: rounds before points, points before tie-breaks and ranks.
#[derive(Serialize)]
struct First {
    /// The round; `null` of what concerns the whole event.
    round: Option<usize>,
    /// The player's starting rank.
    number: u32,
    /// `player`, `opponent`, `color`, `result`, `points`, a tie-break's code, or `rank`.
    what: String,
    a: Option<String>,
    b: Option<String>,
    /// What makes the difference, in the reader's language: the working of both where there is one.
    why: String,
    /// The article that decides, where the rules do.
    article: Option<&'static str>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let a = args.reading.read(&args.a, context)?;
    let b = args.reading.read(&args.b, context)?;
    let first = match in_rounds(&a.report, &b.report, context) {
        Some(first) => Some(first),
        None => in_standings(&a.report, &b.report, args, context)?,
    };
    let mut notes = a.notes;
    notes.extend(b.notes);
    let same = first.is_none();
    let answer = Answer {
        same,
        first,
        report: NoteAnswer::of(&notes, context.words),
    };
    context.answer(&answer, || match &answer.first {
        None => context.say("compare-same", &[]),
        Some(first) => {
            let known = |side: &Option<String>| side.clone().unwrap_or_else(|| "–".to_owned());
            let place = [
                ("number", first.number.to_string().into()),
                ("what", first.what.as_str().into()),
                ("a", known(&first.a).into()),
                ("b", known(&first.b).into()),
                ("round", first.round.unwrap_or(0).to_string().into()),
            ];
            let id = match first.round {
                Some(_) => "compare-differs-in-round",
                None => "compare-differs",
            };
            format!("{}\n{}", context.say(id, &place), first.why)
        }
    })?;
    Ok(if same {
        report::done(&notes)
    } else {
        Verdict::No
    })
}

/// The players in the order of their starting ranks.
fn players(report: &Report) -> Vec<&Player> {
    let mut players: Vec<&Player> = report.players().collect();
    players.sort_by_key(|player| player.number);
    players
}

/// How one thing that a round says of a player is written.
type Cell = fn(Pairing) -> Option<String>;

fn in_rounds(a: &Report, b: &Report, context: &Context) -> Option<First> {
    let (ours, theirs) = (players(a), players(b));
    let file = |id: &str| context.say(id, &[]);
    for (at, player) in ours.iter().enumerate() {
        let other = theirs.get(at);
        if other.is_none_or(|other| (other.number, &other.name) != (player.number, &player.name)) {
            return Some(First {
                round: None,
                number: player.number,
                what: "player".to_owned(),
                a: Some(player.name.clone()),
                b: other.map(|other| format!("{} {}", other.number, other.name)),
                why: file("compare-why-players"),
                article: None,
            });
        }
    }
    if let Some(more) = theirs.get(ours.len()) {
        return Some(First {
            round: None,
            number: more.number,
            what: "player".to_owned(),
            a: None,
            b: Some(more.name.clone()),
            why: file("compare-why-players"),
            article: None,
        });
    }
    let rounds = a.paired_rounds().max(b.paired_rounds());
    for round in 0..rounds {
        for (player, other) in ours.iter().zip(&theirs) {
            let of = |player: &Player| player.rounds.get(round).copied().flatten();
            let (a, b) = (of(player), of(other));
            let cells: [(&str, Cell); 3] = [
                ("opponent", |p| p.opponent.map(|number| number.to_string())),
                ("color", |p| {
                    p.side.map(|side| format!("{side:?}").to_lowercase())
                }),
                ("result", |p| p.result.map(|result| result.to_string())),
            ];
            for (what, cell) in cells {
                let (a, b) = (a.and_then(cell), b.and_then(cell));
                // Nothing written and an absence written out are one.
                let absent = |side: &Option<String>| side.as_deref().is_none_or(|text| text == "Z");
                if a != b && !(absent(&a) && absent(&b)) {
                    return Some(First {
                        round: Some(round + 1),
                        number: player.number,
                        what: what.to_owned(),
                        a,
                        b,
                        why: file("compare-why-rounds"),
                        article: None,
                    });
                }
            }
        }
    }
    None
}

fn in_standings(
    a: &Report,
    b: &Report,
    args: &Args,
    context: &Context,
) -> Result<Option<First>, Failure> {
    for (player, other) in players(a).into_iter().zip(players(b)) {
        if player.points != other.points {
            let say = |player: &Player| player.points.map(|points| points.to_string());
            return Ok(Some(First {
                round: None,
                number: player.number,
                what: "points".to_owned(),
                a: say(player),
                b: say(other),
                why: context.say("compare-why-points", &[]),
                article: None,
            }));
        }
    }
    let results = |report: &Report, file: &str| {
        let faults = |errors: Vec<_>| report::faults(file, &errors, context);
        report.results().map_err(faults)
    };
    let (of_a, of_b) = (results(a, &args.a)?, results(b, &args.b)?);
    let list = |report: &Report| {
        let usual = || TieBreak::usual(report.is_predetermined());
        report.tie_breaks().unwrap_or_else(usual)
    };
    let (list_a, list_b) = (list(a), list(b));
    let (table_a, table_b) = (
        Standings::compute(&of_a, &list_a),
        Standings::compute(&of_b, &list_b),
    );
    for row in &table_a.rows {
        let Some(other) = table_b.rows.iter().find(|other| other.number == row.number) else {
            continue;
        };
        for (tie_break, entry) in table_a.tie_breaks.iter().zip(&row.entries) {
            let place = table_b.tie_breaks.iter().position(|one| one == tie_break);
            let Some(theirs) = place.and_then(|place| other.entries.get(place)) else {
                continue;
            };
            if entry.value != theirs.value {
                let working = |entry| context.words.tie_break_working(tie_break, entry);
                let editions = [
                    ("a", of_a.edition.code().into()),
                    ("b", of_b.edition.code().into()),
                ];
                return Ok(Some(First {
                    round: None,
                    number: row.number,
                    what: tie_break.to_string(),
                    a: entry.value.map(|value| value.to_string()),
                    b: theirs.value.map(|value| value.to_string()),
                    why: format!(
                        "{}\nA: {}\nB: {}",
                        context.say("compare-why-edition", &editions),
                        working(entry),
                        working(theirs)
                    ),
                    article: (of_a.edition != of_b.edition).then_some("C.07 16.4"),
                }));
            }
        }
    }
    let rank = |player: &Player| player.rank.map(|rank| rank.to_string());
    let pairs = players(a).into_iter().zip(players(b));
    let differs = pairs
        .into_iter()
        .find(|(player, other)| player.rank != other.rank);
    Ok(differs.map(|(player, other)| {
        let codes = |list: &[TieBreak]| {
            let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
            codes.join(", ")
        };
        let lists = [("a", codes(&list_a).into()), ("b", codes(&list_b).into())];
        First {
            round: None,
            number: player.number,
            what: "rank".to_owned(),
            a: rank(player),
            b: rank(other),
            why: context.say("compare-why-rank", &lists),
            article: None,
        }
    }))
}
