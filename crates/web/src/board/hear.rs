//! What was typed at a board: a move, or a question.

use rokada_chess::Move;
use rokada_chess::uci::{Meaning, UciMove};
use rokada_messages::{Answer, Style, Words};
use serde::Serialize;

use super::line::{Line, letters};

/// What was typed, as it was understood.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub(crate) enum Heard {
    /// A move, which was played; told as it is announced.
    Moved { text: String },
    /// A king's step and a castling end on the same square: the reader has to say which.
    Which {
        text: String,
        /// Each in the notation of engines and as it is announced.
        moves: Vec<(String, String)>,
    },
    /// A question, and its answer.
    Answered { text: String },
    /// The board is to be turned round.
    Flipped { text: String },
    /// The last move was taken back.
    Undone { text: String },
    /// Neither a legal move nor a question.
    Refused { text: String },
}

impl Heard {
    /// What is said of it.
    pub(crate) fn text(&self) -> &str {
        match self {
            Heard::Moved { text }
            | Heard::Which { text, .. }
            | Heard::Answered { text }
            | Heard::Flipped { text }
            | Heard::Undone { text }
            | Heard::Refused { text } => text,
        }
    }
}

/// Hears what was typed and does it: the line after it, and what is said.
pub(crate) fn say(line: Line, typed: &str, style: Style, words: &Words) -> (Line, Heard) {
    let typed = typed.trim();
    match find_move(&line, typed, words) {
        Ok(Typed::One(the_move)) => {
            let text = words.announce(line.game.position(), the_move, style);
            (line.play(the_move), Heard::Moved { text })
        }
        Ok(Typed::Which { step, castling }) => {
            let position = line.game.position();
            let [a, b] = [step, castling].map(|m| words.announce(position, m, Style::Letters));
            let text = words.say(
                "board-which",
                &[("step", a.as_str().into()), ("castling", b.as_str().into())],
            );
            let moves = vec![(step.to_string(), a), (castling.to_string(), b)];
            (line, Heard::Which { text, moves })
        }
        Err(why) => match words.ask(typed, &line.game, None, style) {
            Some(Answer::Text(text)) => (line, Heard::Answered { text }),
            Some(Answer::Flip(text)) => (line, Heard::Flipped { text }),
            Some(Answer::Undo(text)) => (line.undo(), Heard::Undone { text }),
            None => {
                let text = words.say("board-not-heard", &[("why", why.into())]);
                (line, Heard::Refused { text })
            }
        },
    }
}

enum Typed {
    One(Move),
    Which { step: Move, castling: Move },
}

fn find_move(line: &Line, typed: &str, words: &Words) -> Result<Typed, String> {
    let position = line.game.position();
    if let Ok(squares) = typed
        .to_lowercase()
        .replace(['-', ' '], "")
        .parse::<UciMove>()
    {
        // Castling as the king onto its rook comes as one meaning, so a chosen one is not asked
        // about again.
        match position.meaning_of(squares) {
            Ok(Meaning::One(the_move)) => return Ok(Typed::One(the_move)),
            Ok(Meaning::StepOrCastling { step, castling }) => {
                return Ok(Typed::Which { step, castling });
            }
            Err(why) => return Err(words.illegal_move(&why, position.board())),
        }
    }
    // `oo` and `ooo` are typed quicker than they are written.
    let castling = match typed.to_lowercase().as_str() {
        "oo" | "00" => "O-O",
        "ooo" | "000" => "O-O-O",
        _ => typed,
    };
    position
        .read_san_in(castling, &letters(words.lang()))
        .map(Typed::One)
        .map_err(|error| words.san_error(&error, position.board()))
}
