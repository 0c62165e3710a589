//! What can be typed after `rokada`.

use clap::{Parser, Subcommand};

use crate::commands;

/// The whole command line. Every help text is a message: see `help.rs`.
#[derive(Parser)]
#[command(name = "rokada", version, subcommand_required = true)]
pub(crate) struct Cli {
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Read before all else, in `context::words_for`.
    #[arg(long, global = true, value_parser = ["en", "sr", "pt", "ru"])]
    lang: Option<String>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Draw(Box<commands::draw::Args>),
    Pair(commands::pair::Args),
    Event(commands::event::Args),
    Position(commands::position::Args),
    Castle(commands::castle::Args),
    Perft(commands::perft::Args),
    Fen(commands::fen::Args),
    Moves(commands::moves::Args),
    Play(commands::play::Args),
    Pgn(commands::pgn::Args),
    People(commands::people::Args),
    Serve(commands::serve::Args),
    Backup(commands::backup::Args),
    Restore(commands::restore::Args),
    Rescue(commands::rescue::Args),
    Verify(commands::verify::Args),
    Standings(commands::standings::Args),
    Compare(commands::compare::Args),
}
