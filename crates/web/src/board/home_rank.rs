//! One first rank alone: all of a board that castling changes.

use maud::{Markup, html};
use rokada_chess::{Board, Color, File, Geometry, HandStep, Piece, Rank, Role, Square};

use super::{Marks, SIDE, left, symbol, top};
use crate::assets;

/// A player's first rank.
pub(crate) struct HomeRank<'a> {
    pub(crate) board: &'a Board,
    pub(crate) player: Color,
    pub(crate) marks: &'a Marks,
    /// A piece held off the board beside a square of the rank.
    pub(crate) held: Option<(Piece, File)>,
}

impl HomeRank<'_> {
    /// The drawing, with what it shows in words for those who don't see it.
    pub(crate) fn named(&self, said: &str) -> Markup {
        let rank = Rank::First.seen_by(self.player);
        let squares = File::ALL.map(|file| Square::from_coords(file, rank));
        let edge = i32::from(top(squares[0]));
        let side = i32::from(SIDE);
        // The player's own side of the board is where a held piece is.
        let lane = edge + if self.player.is_white() { side } else { -side };
        let (from, height) = match self.held {
            Some(_) => (edge.min(lane), 2 * side),
            None => (edge, side),
        };
        html! {
            svg.board.home-rank xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(said)
                viewBox={ "0 " (from) " " (8 * side) " " (height) } {
                @for square in squares {
                    rect class=(if square.is_light() { "light" } else { "dark" })
                        x=(left(square)) y=(edge) width=(SIDE) height=(SIDE) {}
                    text.coordinate x=(left(square) + 38) y=(edge + 43) { (square.file().letter()) }
                    @if square.file() == File::A {
                        text.coordinate x="2" y=(edge + 10) { (rank.letter()) }
                    }
                }
                @for square in squares {
                    @if let Some(piece) = self.board.piece_at(square) {
                        (drawn(piece, left(square), edge))
                    }
                }
                @if let Some((piece, file)) = self.held {
                    rect.table y=(lane) width=(8 * side) height=(SIDE) {}
                    (drawn(piece, left(Square::from_coords(file, rank)), lane))
                }
                (self.marks.draw())
            }
        }
    }
}

fn drawn(piece: Piece, x: u16, y: i32) -> Markup {
    let sheet = assets::address("pieces.svg");
    html! {
        use href={ (sheet) "#" (symbol(piece)) } x=(x) y=(y) width=(SIDE) height=(SIDE) {}
    }
}

/// What a hand has done after a step of a castling.
pub(crate) struct AfterStep {
    pub(crate) step: HandStep,
    pub(crate) board: Board,
    /// The king, while it is held.
    pub(crate) held: Option<(Piece, File)>,
}

/// A castling step by step, as hands do it.
pub(crate) fn hand_by_hand(board: &Board, player: Color, geometry: &Geometry) -> Vec<AfterStep> {
    let (king, rook) = (Role::King.of(player), Role::Rook.of(player));
    let mut board = board.clone();
    let mut held = None;
    let mut steps = Vec::new();
    for step in geometry.hands() {
        match step {
            HandStep::LiftKing { from, beside } => {
                board.set(from, None);
                held = Some((king, beside.file()));
            }
            HandStep::MoveRook { from, to } => {
                board.set(from, None);
                board.set(to, Some(rook));
            }
            HandStep::PlaceKing { to } => {
                board.set(to, Some(king));
                held = None;
            }
        }
        steps.push(AfterStep {
            step,
            board: board.clone(),
            held,
        });
    }
    steps
}
