//! One file a command.

pub(crate) mod backup;
pub(crate) mod castle;
pub(crate) mod compare;
pub(crate) mod draw;
pub(crate) mod event;
pub(crate) mod fen;
pub(crate) mod moves;
pub(crate) mod pair;
pub(crate) mod people;
pub(crate) mod perft;
pub(crate) mod pgn;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod rescue;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod standings;
pub(crate) mod verify;

use crate::args::Command;
use crate::context::Context;
use crate::failure::{Failure, Verdict};

/// Runs a command.
pub(crate) fn run(command: Command, context: &Context) -> Result<Verdict, Failure> {
    match command {
        Command::Fen(args) => fen::run(&args, context),
        Command::Moves(args) => moves::run(&args, context),
        Command::Pgn(args) => pgn::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::Draw(args) => draw::run(&args, context),
        Command::Pair(args) => pair::run(&args, context),
        Command::Event(args) => event::run(&args, context),
        Command::Position(args) => position::run(&args, context),
        Command::Castle(args) => castle::run(&args, context),
        Command::Perft(args) => perft::run(&args, context),
        Command::People(args) => people::run(&args, context),
        Command::Serve(args) => serve::run(&args, context),
        Command::Backup(args) => backup::run(&args, context),
        Command::Rescue(args) => rescue::run(&args, context),
        Command::Restore(args) => restore::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
        Command::Standings(args) => standings::run(&args, context),
        Command::Compare(args) => compare::run(&args, context),
    }
}
