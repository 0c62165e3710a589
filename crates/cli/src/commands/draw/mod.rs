//! `rokada draw`: a start position by program, dice, coin, cards or lots.

mod hand;
mod methods;
mod options;
mod program;
mod sheet;
mod terminal;
mod verify;

use rokada_draw::Method;

use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Program(program::Args),
    Commit(program::CommitArgs),
    Dice(hand::Args),
    Coin(hand::Args),
    Cards(hand::Args),
    Lots(hand::Args),
    Methods(methods::Args),
    Verify(verify::Args),
}

const DICE: &[Method] = &[
    Method::OneDie,
    Method::TwoDice,
    Method::FourDice,
    Method::FiveSolids,
    Method::DiceSet,
    Method::FewestDice,
];
const COIN: &[Method] = &[Method::Coin, Method::TenCoins, Method::FewestCoin];
const CARDS: &[Method] = &[
    Method::Suit,
    Method::Pieces,
    Method::PiecesStrict,
    Method::PiecesMended,
];
const LOTS: &[Method] = &[Method::Pawns, Method::Boxes, Method::Balls, Method::Slips];

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    match &args.command {
        Command::Program(args) => program::run(args, context),
        Command::Commit(args) => program::commit(args, context),
        Command::Dice(args) => hand::run(args, ("dice", DICE), context),
        Command::Coin(args) => hand::run(args, ("coin", COIN), context),
        Command::Cards(args) => hand::run(args, ("cards", CARDS), context),
        Command::Lots(args) => hand::run(args, ("lots", LOTS), context),
        Command::Methods(args) => methods::run(args, context),
        Command::Verify(args) => verify::run(args, context),
    }
}
