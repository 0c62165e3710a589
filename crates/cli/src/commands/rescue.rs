//! `rokada rescue`: what is sound in a damaged journal, taken out into a new file.

use std::path::PathBuf;

use rokada_journal::Journal;
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A journal's file, or the folder with it.
    from: PathBuf,
    to: PathBuf,
}

#[derive(Serialize)]
struct Answer {
    facts: u64,
    missing: Vec<Missing>,
    /// No heads were noted beside the journal: more may be missing off the ends.
    ends_unknown: bool,
}

#[derive(Serialize)]
struct Missing {
    stream: String,
    /// The first fact that is missing or changed, from 1.
    from: u64,
    /// The last that is known to have been.
    to: u64,
    /// How many of them are still in the damaged file.
    loose: u64,
    help: String,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let from = match args.from.is_dir() {
        true => args.from.join("journal.db"),
        false => args.from.clone(),
    };
    journal::must_be_file(&from)?;
    let rescued = journal::block_on(async {
        let rescued = Journal::rescue(&from, &args.to).await;
        rescued.map_err(|error| journal::failure(&error, context))
    })?;
    let missing = rescued.missing.into_iter().map(|lost| Missing {
        help: context.words.journal_lost(&lost),
        stream: lost.stream,
        from: lost.from,
        to: lost.to,
        loose: lost.loose,
    });
    let answer = Answer {
        facts: rescued.facts,
        missing: missing.collect(),
        ends_unknown: rescued.ends_unknown,
    };
    let target = args.to.display().to_string();
    context.answer(&answer, || {
        let args = [("n", answer.facts.into()), ("target", target.into())];
        let mut lines = vec![context.say("journal-copied", &args)];
        lines.extend(answer.missing.iter().map(|missing| missing.help.clone()));
        if answer.ends_unknown {
            lines.push(context.say("journal-ends-unknown", &[]));
        }
        lines.join("\n")
    })?;
    Ok(match answer.missing.is_empty() && !answer.ends_unknown {
        true => Verdict::Done,
        false => Verdict::No,
    })
}
