//! The command line of Rokada: its contract is in `docs/cli.md`.

mod args;
mod commands;
mod context;
mod desk;
mod diagram;
mod entropy;
mod failure;
mod help;
mod journal;
mod report;
mod start;
mod table;

use std::process::ExitCode;

use clap::FromArgMatches;

use crate::args::Cli;
use crate::context::Context;
use crate::failure::Failure;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let words = context::words_for(&arguments);
    let read = help::localised(words)
        .try_get_matches_from(&arguments)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) => return help::answer(&error, words),
    };
    let context = Context::new(words, cli.json);
    match commands::run(cli.command, &context) {
        Ok(verdict) => verdict.into(),
        Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(failure) => {
            context.complain(&failure);
            failure.exit_code()
        }
    }
}
