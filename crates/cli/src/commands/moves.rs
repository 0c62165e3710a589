//! `rokada moves`: the legal moves of a position.

use rokada_chess::{Bitboard, Game, Move, Outcome, Position};
use serde::Serialize;

use crate::context::Context;
use crate::diagram::diagram;
use crate::failure::{Failure, Verdict};
use crate::start;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The fields of a FEN may come as one argument or several.
    #[arg(required = true)]
    position: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    fen: String,
    moves: Vec<MoveAnswer>,
    outcome: Option<OutcomeAnswer>,
}

/// A move in the two notations that programs read.
#[derive(Serialize)]
pub(crate) struct MoveAnswer {
    pub(crate) uci: String,
    pub(crate) san: String,
}

/// An end of the game.
#[derive(Serialize)]
pub(crate) struct OutcomeAnswer {
    kind: &'static str,
    winner: Option<&'static str>,
}

impl From<Outcome> for OutcomeAnswer {
    fn from(outcome: Outcome) -> OutcomeAnswer {
        let name = |white| if white { "white" } else { "black" };
        OutcomeAnswer {
            kind: outcome.code(),
            winner: outcome.winner().map(|winner| name(winner.is_white())),
        }
    }
}

/// Moves in an order that stays the same: by the piece's square, then by its goal.
pub(crate) fn answers(
    position: &Position,
    moves: impl IntoIterator<Item = Move>,
) -> Vec<MoveAnswer> {
    let mut answers: Vec<MoveAnswer> = moves
        .into_iter()
        .map(|the_move| MoveAnswer {
            uci: the_move.to_string(),
            san: position.san(the_move).to_string(),
        })
        .collect();
    answers.sort_by(|a, b| a.uci.cmp(&b.uci));
    answers
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let position = start::position(&args.position.join(" "), context)?;
    // By the game, not the board alone: the counter in a FEN may have reached the 75 moves.
    let outcome = Game::new(position.clone()).outcome();
    let answer = Answer {
        fen: position.to_setup().fen(),
        moves: answers(&position, position.legal_moves()),
        outcome: outcome.map(OutcomeAnswer::from),
    };
    context.answer(&answer, || {
        let san: Vec<&str> = answer
            .moves
            .iter()
            .map(|answer| answer.san.as_str())
            .collect();
        let mut lines = vec![
            diagram(position.board(), Bitboard::EMPTY, context.color),
            String::new(),
            context.say("moves-counted", &[("n", answer.moves.len().into())]),
        ];
        if !san.is_empty() {
            lines.push(wrapped(&san));
        }
        if let Some(outcome) = outcome {
            lines.push(context.words.outcome(outcome));
        }
        lines.join("\n")
    })?;
    Ok(Verdict::Done)
}

/// Words in lines of at most 80 characters.
pub(crate) fn wrapped(words: &[&str]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= 80;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += length;
    }
    text
}
