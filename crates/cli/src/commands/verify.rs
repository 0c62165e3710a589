//! `rokada verify`: the journal checked fact by fact, and against what was noted of it earlier.

use std::path::{Path, PathBuf};

use rokada_journal::{Head, HeadCode, Heads, Journal, JournalError, NotACode, Report};
use rokada_tournament::stream_of;
use serde::{Deserialize, Serialize};

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    #[arg(long, value_name = "EVENT:CODE", value_parser = head)]
    head: Vec<(String, HeadCode)>,
    #[command(flatten)]
    place: Place,
}

#[derive(Serialize)]
struct Answer {
    facts: u64,
    streams: Vec<Stream>,
    faults: Vec<Fault>,
    /// Up to when it is known that nothing is missing; null where nothing was noted.
    noted: Option<Noted>,
}

#[derive(Serialize)]
struct Noted {
    /// A moment in UTC, as RFC 3339 has it.
    at: String,
    /// How many facts are newer.
    newer: u64,
}

#[derive(Serialize, Deserialize)]
struct Stream {
    stream: String,
    facts: u64,
    head: String,
}

#[derive(Serialize)]
struct Fault {
    stream: Option<String>,
    at: Option<u64>,
    kind: &'static str,
    help: String,
}

/// What is read of an answer noted earlier.
#[derive(Deserialize)]
struct Earlier {
    streams: Vec<Stream>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let earlier = args.against.as_deref();
    let earlier = earlier.map(|file| noted(file, context)).transpose()?;
    let report = journal::block_on(async {
        match args.place.open_to_read(context).await {
            Ok(journal) => {
                let report = check(&journal, earlier.as_ref(), &args.head).await;
                journal.close().await;
                report.map_err(|error| journal::failure(&error, context))
            }
            Err(error) => Err(match error {
                // That there is nothing, or nothing that can be read, is what was asked for.
                Failure::File { .. } | Failure::Input(_) => Failure::No(error.text(context.words)),
                other => other,
            }),
        }
    })?;
    answer(&report, context)
}

/// Checks the journal, and every head that was noted.
async fn check(
    journal: &Journal,
    earlier: Option<&Heads>,
    codes: &[(String, HeadCode)],
) -> Result<Report, JournalError> {
    let mut report = journal.verify_against(earlier).await?;
    for (event, code) in codes {
        let fault = journal.compare(&stream_of(event), *code).await?;
        report.faults.extend(fault);
    }
    Ok(report)
}

/// An event and the code of its journal that was noted, as on sheets and in the hall.
fn head(text: &str) -> Result<(String, HeadCode), NotACode> {
    let (event, code) = text.rsplit_once(':').ok_or(NotACode)?;
    Ok((event.to_owned(), code.parse()?))
}

/// The heads of an answer that `verify --json` gave earlier.
fn noted(file: &Path, context: &Context) -> Result<Heads, Failure> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file).map_err(|error| Failure::unreadable(&name, error))?;
    let unreadable = |reason: String| {
        let args = [("file", name.as_str().into()), ("reason", reason.into())];
        Failure::Input(context.say("journal-against-unreadable", &args))
    };
    let earlier: Earlier =
        serde_json::from_slice(&bytes).map_err(|error| unreadable(error.to_string()))?;
    let mut heads = Heads::default();
    for stream in earlier.streams {
        let hash = stream.head.parse();
        let hash = hash.map_err(|_| unreadable(format!("head {:?}", stream.head)))?;
        let head = Head {
            facts: stream.facts,
            hash,
        };
        heads.streams.insert(stream.stream, head);
    }
    Ok(heads)
}

fn answer(report: &Report, context: &Context) -> Result<Verdict, Failure> {
    let faults = report.faults.iter().map(|fault| Fault {
        stream: fault.stream.clone(),
        at: fault.version,
        kind: fault.kind.name(),
        help: context.words.journal_fault(fault),
    });
    let streams = report.streams.iter().map(|(stream, head)| Stream {
        stream: stream.clone(),
        facts: head.facts,
        head: head.hash.to_string(),
    });
    let noted = report.noted.map(|noted| Noted {
        at: journal::moment(noted.at_ms),
        newer: noted.newer,
    });
    let answer = Answer {
        facts: report.facts,
        streams: streams.collect(),
        faults: faults.collect(),
        noted,
    };
    context.answer(&answer, || text(&answer, context))?;
    Ok(if answer.faults.is_empty() {
        Verdict::Done
    } else {
        Verdict::No
    })
}

fn text(answer: &Answer, context: &Context) -> String {
    let mut lines = Vec::new();
    for Stream {
        stream,
        facts,
        head,
    } in &answer.streams
    {
        lines.push(format!("{head} {facts:>7} {stream}"));
    }
    lines.push(match &answer.noted {
        Some(noted) => {
            let at = noted.at.as_str().into();
            context.say("journal-noted", &[("at", at), ("n", noted.newer.into())])
        }
        None => context.say("journal-nothing-noted", &[]),
    });
    if answer.faults.is_empty() {
        let args = [
            ("facts", answer.facts.into()),
            ("streams", (answer.streams.len() as u64).into()),
        ];
        lines.push(context.say("journal-sound", &args));
    }
    lines.extend(answer.faults.iter().map(|fault| fault.help.clone()));
    lines.join("\n")
}
