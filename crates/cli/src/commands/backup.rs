//! `rokada backup`: the journal copied to a file while it is in use.

use std::path::PathBuf;

use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// How many facts went where.
#[derive(Serialize)]
pub(super) struct Copied {
    pub(super) facts: u64,
    pub(super) target: String,
}

impl Copied {
    pub(super) fn answer(&self, context: &Context) -> Result<Verdict, Failure> {
        let args = [
            ("n", self.facts.into()),
            ("target", self.target.as_str().into()),
        ];
        context.answer(self, || context.say("journal-copied", &args))?;
        Ok(Verdict::Done)
    }
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let facts = journal::block_on(async {
        let journal = args.place.open_to_read(context).await?;
        let copied = journal.backup(&args.file).await;
        journal.close().await;
        copied.map_err(|error| journal::failure(&error, context))
    })?;
    Copied {
        facts,
        target: args.file.display().to_string(),
    }
    .answer(context)
}
