//! `rokada play`: moves played from a position, up to the first that is not legal.

use rokada_chess::san::{PieceLetters, San, SanError};
use rokada_chess::uci::{UciError, UciMove};
use rokada_chess::{Bitboard, Claim, Game, IllegalMove, Move, Position, Square, Wing};
use serde::Serialize;

use super::moves::{MoveAnswer, OutcomeAnswer, answers, wrapped};
use crate::context::Context;
use crate::diagram::diagram;
use crate::failure::{Failure, Verdict};
use crate::start;

#[derive(clap::Args)]
pub(crate) struct Args {
    position: String,
    moves: Vec<String>,
    #[arg(long, default_value = "en", value_parser = ["en", "sr", "pt", "ru"])]
    letters: String,
}

#[derive(Serialize)]
struct Answer {
    fen: String,
    shredder_fen: String,
    san: Vec<String>,
    uci: Vec<String>,
    outcome: Option<OutcomeAnswer>,
    claims: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    illegal: Option<Illegal>,
}

/// The move that ended it.
#[derive(Serialize)]
struct Illegal {
    /// From 1.
    index: usize,
    #[serde(rename = "move")]
    text: String,
    kind: &'static str,
    help: String,
    /// The legal moves of the piece that was meant.
    legal: Vec<MoveAnswer>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let letters = match args.letters.as_str() {
        "sr" => PieceLetters::Serbian,
        "pt" => PieceLetters::Portuguese,
        "ru" => PieceLetters::Russian,
        _ => PieceLetters::English,
    };
    let mut game = Game::new(start::position(&args.position, context)?);
    let (mut san, mut uci) = (Vec::new(), Vec::new());
    let mut illegal = None;
    let moves = args.moves.iter().filter(|text| !is_move_number(text));
    for (nth, text) in moves.enumerate() {
        let position = game.position();
        match read(position, text, letters) {
            Ok(the_move) => {
                san.push(position.san(the_move).to_string());
                uci.push(the_move.to_string());
                game.play(the_move)
                    .expect("what was read as a move is legal");
            }
            Err(wrong) => {
                illegal = Some(wrong.answer(nth + 1, text, position, context));
                break;
            }
        }
    }
    let setup = game.position().to_setup();
    let outcome = game.outcome();
    let claims: Vec<Claim> = match outcome {
        None => game.claims().collect(),
        Some(_) => Vec::new(),
    };
    let answer = Answer {
        fen: setup.fen(),
        shredder_fen: setup.shredder_fen(),
        san,
        uci,
        outcome: outcome.map(OutcomeAnswer::from),
        claims: claims.iter().map(|claim| claim.code()).collect(),
        illegal,
    };
    context.answer(&answer, || {
        let mut lines = vec![
            diagram(game.position().board(), last_squares(&game), context.color),
            String::new(),
        ];
        if !answer.san.is_empty() {
            lines.push(numbered(game.start(), &answer.san));
        }
        lines.push(answer.fen.clone());
        lines.extend(outcome.map(|outcome| context.words.outcome(outcome)));
        if !claims.is_empty() {
            let claims: Vec<String> = claims.iter().map(|&c| context.words.claim(c)).collect();
            let player = context.words.player(game.position().turn());
            let args = [
                ("player", player.into()),
                ("claims", claims.join("; ").into()),
            ];
            lines.push(context.say("play-claims", &args));
        }
        lines.join("\n")
    })?;
    match &answer.illegal {
        None => Ok(Verdict::Done),
        Some(_) if context.json => Ok(Verdict::No),
        Some(illegal) => Err(Failure::No(illegal.words(context))),
    }
}

/// Whether a text is only the number before a move, as people paste them: `12.` or `12...`.
fn is_move_number(text: &str) -> bool {
    let number = text.trim_end_matches('.');
    number.len() < text.len() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Why a text is no legal move, in the notation in which it was read.
enum Wrong {
    Uci(UciError, Option<Square>),
    San(SanError, Option<San>),
}

/// Reads a move: two squares are one in the notation of engines, anything else in algebraic
/// notation.
fn read(position: &Position, text: &str, letters: PieceLetters) -> Result<Move, Wrong> {
    if let Ok(uci) = text.parse::<UciMove>() {
        return position
            .read_uci(text)
            .map_err(|error| Wrong::Uci(error, Some(uci.from)));
    }
    if text == "0000" {
        return Err(Wrong::Uci(UciError::NullMove, None));
    }
    position
        .read_san_in(text, &[letters])
        .map_err(|error| Wrong::San(error, San::parse(text, letters).ok()))
}

impl Wrong {
    fn answer(&self, index: usize, text: &str, position: &Position, context: &Context) -> Illegal {
        let own = |role| {
            position.board().by_piece(rokada_chess::Piece {
                color: position.turn(),
                role,
            })
        };
        let (kind, help, pieces) = match self {
            Wrong::Uci(error, from) => (
                error.code(),
                context.words.uci_error(error, position.board()),
                from.map_or(Bitboard::EMPTY, Bitboard::square),
            ),
            Wrong::San(error, san) => (
                error.code(),
                context.words.san_error(error, position.board()),
                match san {
                    Some(San::Step { role, from, .. }) => own(*role) & from.squares(),
                    Some(San::Castle(_)) => position.king(position.turn()).into(),
                    None => Bitboard::EMPTY,
                },
            ),
        };
        let legal = position.legal_moves();
        let of_those = legal.iter().filter(|the_move| match the_move {
            Move::Normal { from, .. } | Move::EnPassant { from, .. } => pieces.has(*from),
            Move::Castle { king, .. } => pieces.has(*king),
        });
        let help = match self.castling() {
            None => help,
            Some(wing) => {
                let plan = position.castling(wing);
                let obstacles = plan.obstacles().iter();
                let obstacles = obstacles.map(|o| context.words.obstacle(o, position.board()));
                format!("{help}: {}", obstacles.collect::<Vec<_>>().join("; "))
            }
        };
        Illegal {
            index,
            text: text.to_owned(),
            kind,
            help,
            legal: answers(position, of_those),
        }
    }
}

impl Wrong {
    /// The wing of a castling that is not legal, so that what stands against it can be told.
    fn castling(&self) -> Option<Wing> {
        match self {
            Wrong::San(SanError::CannotCastle { wing }, _) => Some(*wing),
            Wrong::Uci(UciError::Illegal(IllegalMove::CannotCastle { king, rook }), _) => {
                // To the c-side when the rook stands on the king's left.
                Some(if rook.file() < king.file() {
                    Wing::C
                } else {
                    Wing::G
                })
            }
            _ => None,
        }
    }
}

impl Illegal {
    fn words(&self, context: &Context) -> String {
        let args = [
            ("index", self.index.into()),
            ("move", self.text.as_str().into()),
            ("why", self.help.as_str().into()),
        ];
        let mut text = context.say("play-illegal", &args);
        if !self.legal.is_empty() {
            let moves: Vec<&str> = self.legal.iter().map(|legal| legal.san.as_str()).collect();
            let moves = [("moves", moves.join(", ").into())];
            text = format!("{text}\n{}", context.say("play-legal", &moves));
        }
        text
    }
}

/// The squares of the last move.
fn last_squares(game: &Game) -> Bitboard {
    match game.moves().last() {
        Some(Move::Normal { from, to, .. } | Move::EnPassant { from, to }) => {
            Bitboard::square(from) | to.into()
        }
        Some(Move::Castle { king, rook }) => Bitboard::square(king) | rook.into(),
        None => Bitboard::EMPTY,
    }
}

/// The moves with their numbers.
fn numbered(start: &Position, san: &[String]) -> String {
    let mut words = Vec::new();
    let mut white = start.turn().is_white();
    let mut number = start.fullmoves().get();
    for (nth, text) in san.iter().enumerate() {
        match (white, nth) {
            (true, _) => words.push(format!("{number}.")),
            (false, 0) => words.push(format!("{number}...")),
            _ => {}
        }
        words.push(text.clone());
        number = number.saturating_add(u32::from(!white));
        white = !white;
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    wrapped(&words)
}
