//! What is marked on a board: paths, squares that matter, obstacles. No mark is told by its colour
//! alone, and each has its sentence beside the board.

use maud::{Markup, html};
use rokada_chess::{Bitboard, CastlingPlan, Obstacle, Square};

use super::{SIDE, left, top};

/// The marks on a board.
#[derive(Default)]
pub(crate) struct Marks {
    king_path: Option<(Square, Square)>,
    rook_path: Option<(Square, Square)>,
    empty: Bitboard,
    safe: Bitboard,
    obstacles: Bitboard,
}

impl Marks {
    /// Both paths of a castling, the squares that matter, and what stands against it.
    pub(crate) fn of(plan: &CastlingPlan) -> Marks {
        let Some(geometry) = plan.geometry() else {
            return Marks::default();
        };
        Marks {
            king_path: Some((geometry.king_from, geometry.king_to)),
            rook_path: Some((geometry.rook_from, geometry.rook_to)),
            empty: geometry.must_be_empty,
            safe: geometry.must_be_safe,
            obstacles: plan
                .obstacles()
                .iter()
                .fold(Bitboard::EMPTY, |marked, obstacle| {
                    marked | at_fault(obstacle)
                }),
        }
    }

    pub(super) fn draw(&self) -> Markup {
        let half = u16::from(SIDE) / 2;
        html! {
            @for square in self.empty {
                rect.empty x=(left(square) + 3) y=(top(square) + 3) width=(SIDE - 6)
                    height=(SIDE - 6) rx="3" {}
            }
            @for square in self.safe {
                circle.safe cx=(left(square) + half) cy=(top(square) + half) r=(half - 2) {}
            }
            // The two paths lie one above the other, so that they stay apart where they overlap.
            @if let Some(path) = self.king_path { (arrow("king-path", path, half - 6)) }
            @if let Some(path) = self.rook_path { (arrow("rook-path", path, half + 8)) }
            @for square in self.obstacles {
                path.obstacle d={
                    "M" (left(square) + 9) " " (top(square) + 9) "l27 27M"
                    (left(square) + 36) " " (top(square) + 9) "l-27 27"
                } {}
            }
        }
    }
}

/// The squares of the pieces that stand against a castling.
fn at_fault(obstacle: &Obstacle) -> Bitboard {
    match *obstacle {
        Obstacle::RightLost => Bitboard::EMPTY,
        Obstacle::KingPathOccupied { square } | Obstacle::RookPathOccupied { square } => {
            square.into()
        }
        Obstacle::InCheck { by, .. }
        | Obstacle::PassesAttack { by, .. }
        | Obstacle::LandsInCheck { by, .. }
        | Obstacle::UncoversAttack { by, .. } => by,
    }
}

/// A line along a rank with an arrowhead on a light casing; nothing where the piece stays.
fn arrow(class: &str, (from, to): (Square, Square), height: u16) -> Markup {
    let half = u16::from(SIDE) / 2;
    let (start, end, y) = (left(from) + half, left(to) + half, top(from) + height);
    let back = if end > start { "-7 -5" } else { "7 -5" };
    let forth = if end > start { "7 5l-7 5" } else { "-7 5l7 5" };
    let line = format!("M{start} {y}H{end}m{back}l{forth}");
    html! {
        @if from != to {
            path.casing d=(line) {}
            path class=(class) d=(line) {}
        }
    }
}
