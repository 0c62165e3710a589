//! `rokada fen`: a FEN checked, with every fault, and written in two dialects.

use rokada_api::{FaultAnswer, check};
use rokada_chess::{Bitboard, Position, StartPosition};
use serde::Serialize;

use crate::context::Context;
use crate::diagram::diagram;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The fields may come as one argument or several.
    #[arg(required = true)]
    fen: Vec<String>,
}

#[derive(Serialize)]
struct Valid {
    valid: bool,
    fen: String,
    shredder_fen: String,
    chess960: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    start_position: Option<u16>,
}

#[derive(Serialize)]
struct Invalid {
    valid: bool,
    faults: Vec<FaultAnswer>,
    /// The nearest legal FEN, where leaving out what is at fault leads to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    repaired: Option<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let checked = check(&args.fen.join(" "), context.words);
    if checked.faults.is_empty()
        && let Ok(position) = Position::from_setup(checked.setup.clone())
    {
        return valid(&position, context);
    }
    let repaired = checked
        .setup
        .repaired()
        .filter(|_| checked.board_is_readable);
    let answer = Invalid {
        valid: false,
        faults: checked.faults,
        repaired: repaired.map(|setup| setup.fen()),
    };
    context.answer(&answer, || {
        let mut lines = vec![format!("{}:", context.say("fen-invalid", &[]))];
        lines.extend(
            answer
                .faults
                .iter()
                .map(|fault| format!("- {}", fault.help)),
        );
        if let Some(fen) = &answer.repaired {
            lines.push(format!("{}: {fen}", context.say("fen-repaired", &[])));
        }
        lines.join("\n")
    })?;
    Ok(Verdict::No)
}

fn valid(position: &Position, context: &Context) -> Result<Verdict, Failure> {
    let setup = position.to_setup();
    let start = StartPosition::from_board(&setup.board);
    let answer = Valid {
        valid: true,
        fen: setup.fen(),
        shredder_fen: setup.shredder_fen(),
        chess960: position.has_chess960_castling(),
        start_position: start.map(StartPosition::number),
    };
    context.answer(&answer, || {
        let turn = match position.turn().is_white() {
            true => "white-to-move",
            false => "black-to-move",
        };
        let mut lines = vec![
            diagram(&setup.board, Bitboard::EMPTY, context.color),
            String::new(),
            context.say(turn, &[]),
        ];
        if let Some(start) = start {
            let letters = start.letters().to_string();
            let args = [
                ("number", start.number().into()),
                ("letters", letters.into()),
            ];
            lines.push(context.say("fen-start-position", &args));
        }
        if answer.chess960 {
            lines.push(context.say("fen-needs-chess960", &[]));
        }
        lines.push(format!("{}: {}", context.say("fen-x", &[]), answer.fen));
        let shredder = context.say("fen-shredder", &[]);
        lines.push(format!("{shredder}: {}", answer.shredder_fen));
        lines.join("\n")
    })?;
    Ok(Verdict::Done)
}
