//! `rokada position`: one of the 960 start positions.

use rokada_chess::StartPosition;
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    position: String,
}

#[derive(Serialize)]
struct Answer {
    number: u16,
    letters: String,
    mirror: u16,
    derivation: Derivation,
}

#[derive(Serialize)]
struct Derivation {
    light_bishop: u8,
    dark_bishop: u8,
    queen: u8,
    knights: u8,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let position: StartPosition = args
        .position
        .parse()
        .map_err(|error| Failure::Input(format!("{error}")))?;
    let derivation = position.derivation();
    let answer = Answer {
        number: position.number(),
        letters: position.letters().to_string(),
        mirror: position.mirror().number(),
        derivation: Derivation {
            light_bishop: derivation.light_bishop,
            dark_bishop: derivation.dark_bishop,
            queen: derivation.queen,
            knights: derivation.knights,
        },
    };
    context.answer(&answer, || format!("{} {}", answer.number, answer.letters))?;
    Ok(Verdict::Done)
}
