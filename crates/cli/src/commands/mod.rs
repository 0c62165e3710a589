//! One file a command.

pub(crate) mod position;

use crate::args::Command;
use crate::context::Context;
use crate::failure::{Failure, Verdict};

/// Runs a command.
pub(crate) fn run(command: Command, context: &Context) -> Result<Verdict, Failure> {
    match command {
        Command::Position(args) => position::run(&args, context),
    }
}
