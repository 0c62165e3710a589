//! `rokada restore`: a backup put into an empty journal, on SQLite or PostgreSQL.

use std::path::PathBuf;

use super::backup::Copied;
use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let facts = journal::block_on(async {
        let backup = journal::open_backup(&args.file, context).await?;
        let target = args.place.open(context).await?;
        let copied = backup.copy_to(&target).await;
        backup.close().await;
        target.close().await;
        copied.map_err(|error| journal::failure(&error, context))
    })?;
    Copied {
        facts,
        target: args.place.name(context)?,
    }
    .answer(context)
}
