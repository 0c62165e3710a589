//! What scripts are told of a board: everything that takes knowing the rules.

use std::collections::BTreeMap;

use rokada_chess::uci::{Meaning, UciMove};
use rokada_chess::{Board, Geometry, HandStep, Move, Position, Square, Wing};
use rokada_messages::{Style, Words};
use serde::Serialize;

use super::line::ends;
use super::{Heard, Line, symbol};

/// A line, the position on the board and what may be played there.
#[derive(Serialize)]
pub(crate) struct Told {
    /// Where the line begins, as addresses have it.
    start: String,
    /// The moves of the line in the notation of engines.
    moves: String,
    /// After how many of them the board is shown.
    at: usize,
    /// The address of this board, to be shared.
    address: String,
    fen: String,
    shredder_fen: String,
    turn: char,
    /// The pieces by their squares, as `wK`.
    pieces: BTreeMap<String, String>,
    legal: Vec<Legal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Last>,
    /// The square of a king in check.
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<String>,
    /// Who is to move, check, how the game has ended, in words.
    status: String,
    over: bool,
    /// The moves of the line as players write them.
    plies: Vec<Ply>,
    pgn: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    heard: Option<Heard>,
}

/// A legal move.
#[derive(Serialize)]
struct Legal {
    uci: String,
    from: String,
    /// Where the piece may be put down to mean it: in castling the rook's square, and the king's
    /// destination unless that is where the king stands or where others stand.
    to: Vec<String>,
    san: String,
    /// As it is announced.
    says: String,
    /// The name of this choice where one square means several moves.
    choice: String,
    takes: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    wing: Option<&'static str>,
}

/// The move played last.
#[derive(Serialize)]
struct Last {
    from: String,
    to: String,
    says: String,
    /// What it took: a piece with its square, or the word for none.
    took: String,
    /// How hands castle, step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hands: Vec<Step>,
}

/// One thing a hand does.
#[derive(Serialize)]
pub(super) struct Step {
    kind: &'static str,
    from: String,
    to: String,
    text: String,
}

#[derive(Serialize)]
struct Ply {
    number: u32,
    turn: char,
    san: String,
    uci: String,
}

impl Told {
    pub(crate) fn of(line: &Line, heard: Option<Heard>, style: Style, words: &Words) -> Told {
        let position = line.game.position();
        let setup = position.to_setup();
        let letters = words.lang().piece_letters();
        Told {
            start: line.start.clone(),
            moves: line.moves_text(),
            at: line.at(),
            address: line.address(line.at()),
            fen: setup.fen(),
            shredder_fen: setup.shredder_fen(),
            turn: position.turn().letter(),
            pieces: pieces(position.board()),
            legal: legal(line, style, words),
            last: last(line, style, words),
            check: position
                .is_check()
                .then(|| position.king(position.turn()).to_string()),
            status: words.game_status(&line.game),
            over: line.game.outcome().is_some(),
            plies: line
                .plies()
                .map(|(before, the_move)| Ply {
                    number: before.fullmoves().get(),
                    turn: before.turn().letter(),
                    san: before.san(the_move).letters(letters).to_string(),
                    uci: the_move.to_string(),
                })
                .collect(),
            pgn: line.pgn(),
            heard,
        }
    }
}

fn pieces(board: &Board) -> BTreeMap<String, String> {
    let piece = |square| Some((format!("{square}"), symbol(board.piece_at(square)?)));
    board.occupied().into_iter().filter_map(piece).collect()
}

/// The legal moves; none once the game has ended.
fn legal(line: &Line, style: Style, words: &Words) -> Vec<Legal> {
    let position = line.game.position();
    if line.game.outcome().is_some() {
        return Vec::new();
    }
    let letters = words.lang().piece_letters();
    let legal = position.legal_moves();
    let told = |the_move: Move| {
        let UciMove {
            from,
            to,
            promotion,
        } = the_move.uci();
        let castling = matches!(the_move, Move::Castle { .. });
        let choice = match promotion {
            Some(role) => words.piece(role),
            None => words.announce(position, the_move, Style::Letters),
        };
        Legal {
            uci: the_move.to_string(),
            from: from.to_string(),
            to: targets(position, the_move),
            san: position.san(the_move).letters(letters).to_string(),
            says: words.announce(position, the_move, style),
            choice,
            takes: !castling && takes(position, the_move),
            wing: castling.then(|| wing(from, to).1),
        }
    };
    legal.iter().map(told).collect()
}

fn takes(position: &Position, the_move: Move) -> bool {
    match the_move {
        Move::EnPassant { .. } => true,
        Move::Normal { to, .. } => position.board().occupied().has(to),
        Move::Castle { .. } => false,
    }
}

/// The squares on which the piece may be put down to mean a move. The library decides what it
/// means to drop the king on the square where castling would end.
fn targets(position: &Position, the_move: Move) -> Vec<String> {
    let UciMove { from, to, .. } = the_move.uci();
    let mut targets = vec![to.to_string()];
    if let Move::Castle { king, rook } = the_move {
        let goal = wing(king, rook).0.king_to(position.turn());
        let dropped = UciMove {
            from,
            to: goal,
            promotion: None,
        };
        let means = match position.meaning_of(dropped) {
            Ok(Meaning::One(one)) => one == the_move,
            Ok(Meaning::StepOrCastling { castling, .. }) => castling == the_move,
            Err(_) => false,
        };
        if means && goal != to {
            targets.push(goal.to_string());
        }
    }
    targets
}

fn wing(king: Square, rook: Square) -> (Wing, &'static str) {
    match rook < king {
        true => (Wing::C, "c"),
        false => (Wing::G, "g"),
    }
}

fn last(line: &Line, style: Style, words: &Words) -> Option<Last> {
    let (before, the_move) = line.last()?;
    let (from, to) = ends(&before, the_move);
    let hands = match the_move {
        Move::Castle { king, rook } => {
            let (wing, _) = wing(king, rook);
            let geometry = Geometry::new(before.turn(), wing, king.file(), rook.file());
            steps(&geometry, words)
        }
        _ => Vec::new(),
    };
    Some(Last {
        from: from.to_string(),
        to: to.to_string(),
        says: words.announce(&before, the_move, style),
        took: took(&before, the_move, words),
        hands,
    })
}

fn took(before: &Position, the_move: Move, words: &Words) -> String {
    let square = match the_move {
        Move::Normal { to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Castle { .. } => None,
    };
    square
        .and_then(|square| Some((square, before.board().piece_at(square)?)))
        .map_or_else(
            || words.say("nothing", &[]),
            |(square, piece)| words.square_with(square, Some(piece)),
        )
}

/// How hands castle, for the script that shows it.
pub(super) fn steps(geometry: &Geometry, words: &Words) -> Vec<Step> {
    let step = |step: HandStep| {
        let (kind, from, to) = match step {
            HandStep::LiftKing { from, beside } => ("lift_king", from, beside),
            HandStep::MoveRook { from, to } => ("move_rook", from, to),
            HandStep::PlaceKing { to } => ("place_king", geometry.king_from, to),
        };
        Step {
            kind,
            from: from.to_string(),
            to: to.to_string(),
            text: words.hand_step(step),
        }
    };
    geometry.hands().map(step).collect()
}
