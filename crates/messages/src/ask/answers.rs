//! Answering a question that was understood.

use rokada_chess::{Bitboard, Board, Color, Game, Piece, Role, Square, Wing, attacks};

use super::phrases::Question;
use super::{Answer, Clocks, Topic};
use crate::chess::color_key;
use crate::{Style, Words};

/// Steps along the diagonals and along file and rank, clockwise from the top.
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LINES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Words {
    pub(super) fn answer(
        &self,
        question: &Question,
        game: &Game,
        clocks: Option<&Clocks>,
        style: Style,
    ) -> Answer {
        let board = game.position().board();
        let square = question.square();
        let text = match question.topic {
            Topic::Flip => return Answer::Flip(self.say("ask-flipped", &[])),
            Topic::Undo => return self.undo(game, style),
            Topic::Where => self.place_of(question, board),
            Topic::Attacks => square.map(|square| self.attackers(board, square)),
            Topic::On => square.map(|square| self.square_with(square, board.piece_at(square))),
            Topic::Read => self.read_line(question, board),
            Topic::Diagonals => square.map(|square| self.rays(board, square, DIAGONALS)),
            Topic::Lines => square.map(|square| self.rays(board, square, LINES)),
            Topic::Last => Some(self.last(game, style)),
            Topic::Turn => Some(self.turn(game.position().turn())),
            Topic::Moves => Some(self.moves(game, square, style)),
            Topic::Pieces => Some(self.sides(board, question.color())),
            Topic::Board => Some(self.sides(board, None)),
            Topic::Castling => Some(self.castling(game)),
            Topic::Status => Some(self.game_status(game)),
            Topic::Clocks => Some(self.clocks(clocks)),
            Topic::Help => {
                let all: Vec<String> = self.questions().collect();
                Some(self.say("ask-known", &[("questions", all.join("; ").into())]))
            }
        };
        // The rest of the question named nothing that it needs.
        Answer::Text(text.unwrap_or_else(|| {
            let example = self.example(question.topic);
            self.say("ask-write", &[("example", example.into())])
        }))
    }

    fn place_of(&self, question: &Question, board: &Board) -> Option<String> {
        let (color, role) = (question.color(), question.role());
        let Some(role) = role else {
            return color.map(|color| self.sides(board, Some(color)));
        };
        let line = |color: Color| {
            let piece = role.of(color);
            let squares = self.squares(board.by_piece(piece));
            format!("{}: {squares}", self.colored_piece(piece))
        };
        Some(join(
            Color::ALL
                .into_iter()
                .filter(|&each| color.is_none_or(|color| color == each))
                .map(line),
        ))
    }

    fn attackers(&self, board: &Board, square: Square) -> String {
        let side = |color: Color| {
            let by = attacks::attackers_to(board, square, color, board.occupied());
            let id = match by.is_empty() {
                true => "ask-no-attackers",
                false => "ask-attackers",
            };
            let mut args = vec![
                ("color", color_key(color).into()),
                ("square", square.to_string().into()),
            ];
            if !by.is_empty() {
                args.push(("pieces", self.pieces(board, by).into()));
            }
            self.say(id, &args)
        };
        join(Color::ALL.into_iter().map(side))
    }

    fn read_line(&self, question: &Question, board: &Board) -> Option<String> {
        if let Some(rank) = question.rank() {
            let pieces = self.on_each(board, Bitboard::rank(rank));
            let rank = rank.letter().to_string();
            return Some(self.say(
                "ask-rank",
                &[("rank", rank.into()), ("pieces", pieces.into())],
            ));
        }
        let file = question.file()?;
        let pieces = self.on_each(board, Bitboard::file(file));
        let file = file.letter().to_string();
        Some(self.say(
            "ask-file",
            &[("file", file.into()), ("pieces", pieces.into())],
        ))
    }

    /// The pieces on some squares with their colours: `white pawn e4`.
    fn on_each(&self, board: &Board, squares: Bitboard) -> String {
        let pieces: Vec<String> = squares
            .into_iter()
            .filter_map(|square| Some(self.piece_on(board.piece_at(square)?, square)))
            .collect();
        match pieces.is_empty() {
            true => self.say("nothing", &[]),
            false => pieces.join(", "),
        }
    }

    fn piece_on(&self, piece: Piece, square: Square) -> String {
        format!("{} {square}", self.colored_piece(piece))
    }

    /// What stands on the ways from a square to the edge, each way by its own.
    fn rays(&self, board: &Board, from: Square, steps: [(i8, i8); 4]) -> String {
        let ray = |(files, ranks): (i8, i8)| {
            let way: Vec<Square> =
                std::iter::successors(from.offset(files, ranks), |s| s.offset(files, ranks))
                    .collect();
            let end = way.last()?;
            let met: Vec<String> = way
                .iter()
                .filter_map(|&square| Some(self.piece_on(board.piece_at(square)?, square)))
                .collect();
            let pieces = match met.is_empty() {
                true => self.say("nothing", &[]),
                false => met.join(", "),
            };
            Some(self.say(
                "ask-ray",
                &[
                    ("square", end.to_string().into()),
                    ("pieces", pieces.into()),
                ],
            ))
        };
        join(steps.into_iter().filter_map(ray))
    }

    /// The move played last, with its player.
    fn last(&self, game: &Game, style: Style) -> String {
        let mut before = game.clone();
        let Some(last) = before.undo() else {
            return self.say("ask-no-move", &[]);
        };
        let before = before.position();
        let player = self.player(before.turn());
        format!("{player}: {}", self.announce(before, last, style))
    }

    fn undo(&self, game: &Game, style: Style) -> Answer {
        if game.moves().len() == 0 {
            return Answer::Text(self.say("ask-no-move", &[]));
        }
        let last = self.last(game, style);
        Answer::Undo(self.say("ask-undone", &[("move", last.into())]))
    }

    /// Who is to move.
    pub fn turn(&self, color: Color) -> String {
        self.say(
            match color {
                Color::White => "white-to-move",
                Color::Black => "black-to-move",
            },
            &[],
        )
    }

    fn moves(&self, game: &Game, from: Option<Square>, style: Style) -> String {
        let position = game.position();
        let legal = position.legal_moves();
        let moves: Vec<String> = legal
            .iter()
            .filter(|the_move| from.is_none_or(|from| the_move.uci().from == from))
            .map(|the_move| self.announce(position, the_move, style))
            .collect();
        let counted = self.say("moves-counted", &[("n", moves.len().into())]);
        let counted = match from {
            Some(from) => format!(
                "{}: {counted}",
                self.square_with(from, position.board().piece_at(from))
            ),
            None => counted,
        };
        match moves.is_empty() {
            true => counted,
            false => format!("{counted}: {}", moves.join("; ")),
        }
    }

    fn sides(&self, board: &Board, color: Option<Color>) -> String {
        let side = |color| {
            let pieces: Vec<String> = [
                Role::King,
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
            ]
            .into_iter()
            .map(|role| board.by_piece(role.of(color)))
            .filter(|squares| !squares.is_empty())
            .map(|squares| self.pieces(board, squares))
            .collect();
            let pieces = match pieces.is_empty() {
                true => self.say("nothing", &[]),
                false => pieces.join(", "),
            };
            self.say(
                "board-side",
                &[
                    ("player", self.player(color).into()),
                    ("pieces", pieces.into()),
                ],
            )
        };
        Color::ALL
            .into_iter()
            .filter(|&each| color.is_none_or(|color| color == each))
            .map(side)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn castling(&self, game: &Game) -> String {
        let position = game.position();
        let wing = |wing| {
            let plan = position.castling(wing);
            let answer = if plan.legal_move().is_some() {
                self.say("castling-legal", &[])
            } else {
                let obstacles = plan.obstacles().iter();
                let obstacles: Vec<String> = obstacles
                    .map(|obstacle| self.obstacle(obstacle, position.board()))
                    .collect();
                let illegal = self.say("castling-illegal", &[]);
                format!("{illegal} {}", obstacles.join("; "))
            };
            format!("{}: {answer}", self.wing(wing))
        };
        let turn = self.turn(position.turn());
        join([turn].into_iter().chain([Wing::G, Wing::C].map(wing)))
    }

    /// How a game stands: its end, or who is to move, in check or not, and what may be claimed.
    pub fn game_status(&self, game: &Game) -> String {
        if let Some(outcome) = game.outcome() {
            return self.outcome(outcome);
        }
        let position = game.position();
        let mut said = vec![self.turn(position.turn())];
        if position.is_check() {
            let by = self.pieces(position.board(), position.checkers());
            said.push(self.say("ask-check", &[("pieces", by.into())]));
        }
        for claim in game.claims() {
            let claim = self.claim(claim);
            said.push(self.say("ask-claim", &[("reason", claim.into())]));
        }
        join(said)
    }

    fn clocks(&self, clocks: Option<&Clocks>) -> String {
        let Some(clocks) = clocks else {
            return self.say("ask-no-clock", &[]);
        };
        let side = |color: Color| {
            let seconds = clocks[color].as_secs();
            let (minutes, seconds) = (seconds / 60, seconds % 60);
            format!("{}: {minutes}:{seconds:02}", self.player(color))
        };
        join(Color::ALL.into_iter().map(side))
    }
}

/// Sentences one after the other.
fn join(sentences: impl IntoIterator<Item = String>) -> String {
    let sentences: Vec<String> = sentences
        .into_iter()
        .map(|sentence| sentence.trim_end_matches('.').to_owned())
        .collect();
    sentences.join(". ")
}
