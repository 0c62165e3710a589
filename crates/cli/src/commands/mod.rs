//! One file a command.

pub(crate) mod backup;
pub(crate) mod position;
pub(crate) mod restore;
pub(crate) mod standings;
pub(crate) mod verify;

use crate::args::Command;
use crate::context::Context;
use crate::failure::{Failure, Verdict};

/// Runs a command.
pub(crate) fn run(command: Command, context: &Context) -> Result<Verdict, Failure> {
    match command {
        Command::Position(args) => position::run(&args, context),
        Command::Backup(args) => backup::run(&args, context),
        Command::Restore(args) => restore::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
        Command::Standings(args) => standings::run(&args, context),
    }
}
