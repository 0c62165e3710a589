//! `rokada verify`: the journal checked fact by fact.

use rokada_journal::FaultKind;
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
}

#[derive(Serialize)]
struct Answer {
    streams: u64,
    facts: u64,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    stream: String,
    version: u64,
    kind: &'static str,
    help: String,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let report = journal::block_on(async {
        let journal = args.place.open_existing(context).await?;
        journal
            .verify()
            .await
            .map_err(|error| journal::failure(&error, context))
    })?;
    let faults = report.faults.iter().map(|fault| Fault {
        stream: fault.stream.clone(),
        version: fault.version,
        kind: match fault.kind {
            FaultKind::Missing => "missing",
            FaultKind::HashDiffers => "hash_differs",
        },
        help: context.words.journal_fault(fault),
    });
    let answer = Answer {
        streams: report.streams,
        facts: report.facts,
        faults: faults.collect(),
    };
    context.answer(&answer, || {
        if answer.faults.is_empty() {
            let args = [
                ("facts", answer.facts.into()),
                ("streams", answer.streams.into()),
            ];
            context.say("journal-sound", &args)
        } else {
            answer
                .faults
                .iter()
                .map(|fault| fault.help.as_str())
                .collect::<Vec<_>>()
                .join("\n")
        }
    })?;
    Ok(if answer.faults.is_empty() {
        Verdict::Done
    } else {
        Verdict::No
    })
}
