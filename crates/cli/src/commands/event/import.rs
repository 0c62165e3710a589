//! `rokada event import`: a report as a new event, a start list into one that exists.

use rokada_journal::Journal;
use rokada_tournament::{Command, ListFault, read_players, read_report};
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
    let bytes = report::bytes(file)?;
    let (name, facts) = read_report(&bytes).map_err(|fault| faults(file, &fault, context))?;
    let name = name.unwrap_or_else(|| file.to_owned());
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
    let players = read_players(&bytes).map_err(|fault| faults(file, &fault, context))?;
    let mut desk = Desk::open(journal, id, context).await?;
    let command = Command::Enter { players };
    desk.act(if anyway { command.anyway() } else { command })
        .await?;
    Ok(desk)
}

/// What is wrong with a file, one fault a line.
fn faults(file: &str, fault: &ListFault, context: &Context) -> Failure {
    let lines = context.words.list_faults(fault);
    let lines: Vec<String> = lines.iter().map(|line| format!("{file}: {line}")).collect();
    Failure::Input(lines.join("\n"))
}
