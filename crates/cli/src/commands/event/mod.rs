//! `rokada event`: an event from its start list to its final table.

mod act;
mod draw;
mod export;
mod import;
mod list;
mod new;
mod show;

use std::path::PathBuf;

use clap::Subcommand;
use rokada_journal::Journal;

use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
    #[command(flatten)]
    place: Place,
}

#[derive(Subcommand)]
enum Action {
    New(new::Args),
    Import(import::Args),
    Export(export::Args),
    List(list::Args),
    Show(show::Args),
    #[command(flatten)]
    Act(act::Action),
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    journal::block_on(async {
        let journal = args.place.open(context).await?;
        let answer = answer(&args.action, &journal, context).await;
        journal.close().await;
        answer
    })
}

async fn answer(action: &Action, journal: &Journal, context: &Context) -> Result<Verdict, Failure> {
    match action {
        Action::New(args) => new::run(args, journal, context).await,
        Action::Import(args) => import::run(args, journal, context).await,
        Action::Export(args) => export::run(args, journal, context).await,
        Action::List(args) => list::run(args, journal, context).await,
        Action::Show(args) => show::run(args, journal, context).await,
        Action::Act(action) => act::run(action, journal, context).await,
    }
}

/// Where an answer goes: a file, or standard output.
fn write_out(out: Option<&PathBuf>, text: &str, context: &Context) -> Result<(), Failure> {
    match out {
        Some(file) => std::fs::write(file, text)
            .map_err(|error| Failure::unwritable(&file.display().to_string(), &error)),
        None => context.print(text.trim_end_matches('\n')),
    }
}
