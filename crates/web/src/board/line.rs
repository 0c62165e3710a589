//! A position with the moves played from it, as an address carries them.

use std::fmt::Write;

use rokada_chess::pgn::PgnGame;
use rokada_chess::san::PieceLetters;
use rokada_chess::{Game, Move, Position, Setup, Square, StartPosition, Wing};
use rokada_messages::{Lang, Words};
use serde::Deserialize;

/// No line of an address is longer; the longest game that is known has 269 moves by each player.
const MOST_MOVES: usize = 1000;

/// What an address says of a board.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    /// Where the line begins: the number or the letters of a start position, or a FEN.
    pub(crate) fen: Option<String>,
    /// What was played from there: moves in the notation of engines or of players.
    #[serde(default)]
    pub(crate) moves: String,
    /// After how many moves the board is shown; all of them when it isn't said.
    pub(crate) at: Option<usize>,
}

/// A line of moves, and the place in it that is on the board.
pub(crate) struct Line {
    /// The start as a short text: the number of a start position, or a FEN.
    pub(crate) start: String,
    /// The game up to what is on the board.
    pub(crate) game: Game,
    /// All moves of the line.
    moves: Vec<Move>,
}

impl Line {
    /// The line of an address, else what is wrong with it, in the reader's words.
    pub(crate) fn read(asked: &Asked, words: &Words) -> Result<Line, String> {
        let start = match asked.fen.as_deref().map(str::trim) {
            None | Some("") => StartPosition::CLASSICAL.position(),
            Some(text) => position(text, words)?,
        };
        let mut whole = Game::new(start);
        let tokens = asked.moves.split([' ', ',', '\n', '\r', '\t']);
        for (nth, token) in tokens.filter(|token| is_move(token)).enumerate() {
            if nth == MOST_MOVES {
                let args = [("n", MOST_MOVES.into())];
                return Err(words.say("board-too-long", &args));
            }
            let the_move = read_move(whole.position(), token, words)?;
            whole
                .play(the_move)
                .map_err(|why| words.illegal_move(&why, whole.position().board()))?;
        }
        let moves: Vec<Move> = whole.moves().collect();
        let at = asked.at.unwrap_or(moves.len()).min(moves.len());
        for _ in at..moves.len() {
            whole.undo();
        }
        Ok(Line {
            start: name(whole.start()),
            game: whole,
            moves,
        })
    }

    /// How many moves have led to what is on the board.
    pub(crate) fn at(&self) -> usize {
        self.game.moves().len()
    }

    /// The move played last on the board, with the position before it.
    pub(crate) fn last(&self) -> Option<(Position, Move)> {
        let mut before = self.game.clone();
        let the_move = before.undo()?;
        Some((before.position().clone(), the_move))
    }

    /// The same with another move on the board; what came after is given up.
    pub(crate) fn play(mut self, the_move: Move) -> Line {
        self.moves.truncate(self.at());
        // Only legal moves are played here; one that is not would leave the line as it is.
        if self.game.play(the_move).is_ok() {
            self.moves.push(the_move);
        }
        self
    }

    /// The same without the last move on the board.
    pub(crate) fn undo(mut self) -> Line {
        self.game.undo();
        self.moves.truncate(self.at());
        self
    }

    /// The moves as an address carries them.
    pub(crate) fn moves_text(&self) -> String {
        let moves: Vec<String> = self.moves.iter().map(Move::to_string).collect();
        moves.join(",")
    }

    /// The address of the free board after a number of the moves.
    pub(crate) fn address(&self, at: usize) -> String {
        let mut address = format!("/board?fen={}", self.start.replace(' ', "_"));
        if !self.moves.is_empty() {
            // Writing to a string can't fail.
            let _ = write!(address, "&moves={}", self.moves_text());
        }
        if at < self.moves.len() {
            let _ = write!(address, "&at={at}");
        }
        address
    }

    /// The address of the free board with another move, in the notation of engines, after what is
    /// on it.
    pub(crate) fn address_with(&self, uci: &str) -> String {
        let moves: Vec<String> = self.moves[..self.at()]
            .iter()
            .map(Move::to_string)
            .collect();
        let moves = [&moves[..], &[uci.to_owned()]].concat().join(",");
        format!("/board?fen={}&moves={moves}", self.start.replace(' ', "_"))
    }

    /// The line in PGN.
    pub(crate) fn pgn(&self) -> String {
        let mut game = PgnGame::new(self.game.start().clone());
        for &the_move in &self.moves {
            if game.play(the_move).is_err() {
                break;
            }
        }
        game.to_string()
    }

    /// Each move with the position before it.
    pub(crate) fn plies(&self) -> impl Iterator<Item = (Position, Move)> + '_ {
        let mut position = self.game.start().clone();
        self.moves.iter().map(move |&the_move| {
            let before = position.clone();
            position = position.play_unchecked(the_move);
            (before, the_move)
        })
    }
}

/// The squares that the piece which is moved leaves and reaches; in castling it is the king.
pub(super) fn ends(before: &Position, the_move: Move) -> (Square, Square) {
    match the_move {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => (from, to),
        Move::Castle { king, rook } => {
            let wing = if rook < king { Wing::C } else { Wing::G };
            (king, wing.king_to(before.turn()))
        }
    }
}

/// A legal position of a text: a number, letters or a FEN.
fn position(text: &str, words: &Words) -> Result<Position, String> {
    if let Ok(start) = text.parse::<StartPosition>()
        && !text.contains('/')
    {
        return Ok(start.position());
    }
    if !text.contains('/') {
        let error = text.parse::<StartPosition>().err();
        return Err(error.map_or_else(String::new, |error| words.start_position_error(&error)));
    }
    let setup: Setup = text.parse().map_err(|error| words.fen_error(&error))?;
    let board = setup.board.clone();
    Position::from_setup(setup).map_err(|error| {
        let faults: Vec<String> = error
            .iter()
            .map(|fault| words.setup_fault(fault, &board))
            .collect();
        faults.join(". ")
    })
}

/// The shortest text that names a position.
fn name(start: &Position) -> String {
    let setup = start.to_setup();
    match StartPosition::from_board(&setup.board) {
        Some(number) if number.position() == *start => number.number().to_string(),
        _ => setup.fen(),
    }
}

/// Move numbers, results and what is empty are no moves.
fn is_move(token: &str) -> bool {
    let number = token
        .trim_end_matches('.')
        .bytes()
        .all(|b| b.is_ascii_digit());
    !(token.is_empty() || number || ["*", "1-0", "0-1", "1/2-1/2"].contains(&token))
}

/// A legal move in the notation of engines, or of players with the letters of any language.
pub(crate) fn read_move(position: &Position, text: &str, words: &Words) -> Result<Move, String> {
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    if let Ok(the_move) = position.read_uci(text) {
        return Ok(the_move);
    }
    position
        .read_san_in(text, &letters(words.lang()))
        .map_err(|error| format!("{text}: {}", words.san_error(&error, position.board())))
}

/// The piece letters that a reader may write: the language's own and those of PGN.
pub(super) fn letters(lang: Lang) -> Vec<PieceLetters> {
    let mut letters = vec![lang.piece_letters()];
    if lang != Lang::En {
        letters.push(PieceLetters::English);
    }
    letters
}
