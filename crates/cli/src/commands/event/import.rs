//! `rokada event import`: a report as a new event, a start list into one that exists.

use rokada_event::sheet::read_start_list;
use rokada_event::trf::Report;
use rokada_event::{Command, Fact, Player, State, facts_of_report};
use rokada_store::Journal;
use serde::Serialize;

use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(Serialize)]
struct Answer {
    id: String,
    players: usize,
    rounds: u16,
}

pub(super) async fn run(
    file: &str,
    into: Option<&str>,
    anyway: bool,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let desk = match into {
        Some(id) => enter_list(file, id, anyway, journal, context).await?,
        None => new_event(file, journal, context).await?,
    };
    let answer = Answer {
        players: desk.event().entries().count(),
        rounds: desk.event().current_round(),
        id: desk.id().to_owned(),
    };
    context.answer(&answer, || {
        let args = [
            ("id", answer.id.as_str().into()),
            ("n", answer.players.into()),
        ];
        context.say("event-imported", &args)
    })?;
    Ok(Verdict::Done)
}

async fn new_event<'a>(
    file: &str,
    journal: &'a Journal,
    context: &'a Context,
) -> Result<Desk<'a>, Failure> {
    let report: Report = report::read(file, context)?;
    let facts = facts(file, &report, context)?;
    let name = report.name().unwrap_or(file).to_owned();
    let mut desk = Desk::for_new(journal, &name, context).await?;
    if !desk.keep(&facts).await? {
        return Err(Failure::No(context.say("event-busy", &[])));
    }
    Ok(desk)
}

async fn enter_list<'a>(
    file: &str,
    id: &str,
    anyway: bool,
    journal: &'a Journal,
    context: &'a Context,
) -> Result<Desk<'a>, Failure> {
    let bytes = report::bytes(file)?;
    let players = if is_report(&bytes) {
        players_of_report(file, &bytes, context)?
    } else {
        let lines = read_start_list(&bytes).map_err(|errors| {
            let faults: Vec<String> = errors
                .iter()
                .map(|error| format!("{file}: {}", context.words.sheet_error(error)))
                .collect();
            Failure::Input(faults.join("\n"))
        })?;
        lines.into_iter().map(|line| line.player).collect()
    };
    let mut desk = Desk::open(journal, id, context).await?;
    let command = Command::Enter { players };
    desk.act(if anyway { command.anyway() } else { command })
        .await?;
    Ok(desk)
}

fn facts(file: &str, report: &Report, context: &Context) -> Result<Vec<Fact>, Failure> {
    facts_of_report(report)
        .map_err(|error| Failure::Input(format!("{file}: {}", context.words.import_error(&error))))
}

/// Whether a file is a tournament report: a player's record is `001` and reaches beyond the points,
/// which no line of a start list does.
fn is_report(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| matches!(byte, b'\r' | b'\n'));
    lines.any(|line| line.starts_with(b"001 ") && line.len() >= 80)
}

/// The start list of a report, without its games.
fn players_of_report(file: &str, bytes: &[u8], context: &Context) -> Result<Vec<Player>, Failure> {
    let report =
        Report::from_bytes(bytes).map_err(|errors| report::faults(file, &errors, context))?;
    let event = State::of(&facts(file, &report, context)?);
    Ok(event.entries().map(|entry| entry.player.clone()).collect())
}
