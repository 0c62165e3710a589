//! `rokada event import`: a report as a new event, a start list into one that exists.

use rokada_api::{Dating, EditionAnswer, NoteAnswer};
use rokada_journal::Journal;
use rokada_tournament::trf::Note;
use rokada_tournament::{Command, ListFault, System, Tournament, read_players, read_report};
use serde::Serialize;

use crate::context::Context;
use crate::desk::Desk;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(clap::Args)]
pub(super) struct Args {
    file: String,
    #[arg(long, value_name = "ID")]
    into: Option<String>,
    #[arg(long)]
    anyway: bool,
    #[command(flatten)]
    reading: report::Options,
}

#[derive(Serialize)]
struct Answer {
    id: String,
    players: usize,
    rounds: u16,
    edition: EditionAnswer,
    report: Vec<NoteAnswer>,
}

pub(super) async fn run(
    args: &Args,
    journal: &Journal,
    context: &Context,
) -> Result<Verdict, Failure> {
    let (desk, notes) = match &args.into {
        Some(id) => enter_list(args, id, journal, context).await?,
        None => new_event(args, journal, context).await?,
    };
    let edition = editions(desk.event(), context);
    if args.into.is_none() {
        report::tell_editions(&edition, context);
    }
    let answer = Answer {
        players: desk.event().entries().count(),
        rounds: desk.event().current_round(),
        id: desk.id().to_owned(),
        edition,
        report: NoteAnswer::of(&notes, context.words),
    };
    context.answer(&answer, || {
        let args = [
            ("id", answer.id.as_str().into()),
            ("n", answer.players.into()),
        ];
        context.say("event-imported", &args)
    })?;
    Ok(report::done(&notes))
}

/// The editions that the event follows.
fn editions(event: &Tournament, context: &Context) -> EditionAnswer {
    let settings = event.settings();
    let first_day = settings.starts;
    let dating = Dating {
        first_day: first_day.map(|day| (day.year(), day.month(), day.day())),
        dutch: None,
        paired: matches!(settings.system, System::Dutch { .. }),
    };
    EditionAnswer::of(event.tie_break_edition(), dating, context.words)
}

async fn new_event<'a>(
    args: &Args,
    journal: &'a Journal,
    context: &'a Context,
) -> Result<(Desk<'a>, Vec<Note>), Failure> {
    let file = &args.file;
    let encoding = args.reading.encoding(context)?;
    let bytes = report::bytes(file)?;
    let read = read_report(&bytes, encoding).map_err(|fault| faults(file, &fault, context))?;
    args.reading.tell(file, &read.notes, context)?;
    let (name, facts) = read.value;
    let name = name.unwrap_or_else(|| file.to_owned());
    let mut desk = Desk::for_new(journal, &name, context).await?;
    if !desk.keep(&facts).await? {
        return Err(Failure::No(context.say("event-busy", &[])));
    }
    Ok((desk, read.notes))
}

async fn enter_list<'a>(
    args: &Args,
    id: &str,
    journal: &'a Journal,
    context: &'a Context,
) -> Result<(Desk<'a>, Vec<Note>), Failure> {
    let file = &args.file;
    let encoding = args.reading.encoding(context)?;
    let bytes = report::bytes(file)?;
    let read = read_players(&bytes, encoding).map_err(|fault| faults(file, &fault, context))?;
    args.reading.tell(file, &read.notes, context)?;
    let players = read.value;
    let mut desk = Desk::open(journal, id, context).await?;
    let command = Command::Enter { players };
    desk.act(if args.anyway {
        command.anyway()
    } else {
        command
    })
    .await?;
    Ok((desk, read.notes))
}

/// What is wrong with a file, one fault a line.
fn faults(file: &str, fault: &ListFault, context: &Context) -> Failure {
    let lines = context.words.list_faults(fault);
    let lines: Vec<String> = lines.iter().map(|line| format!("{file}: {line}")).collect();
    Failure::Input(lines.join("\n"))
}
