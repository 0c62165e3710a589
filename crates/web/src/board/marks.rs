//! What is marked on a board: paths, squares that matter, obstacles, arrows. No mark is told by its
//! colour alone, and each has its sentence beside the board or in its name.

use maud::{Markup, html};
use rokada_chess::{Bitboard, CastlingPlan, Square};
use rokada_messages::Words;

use super::{SIDE, left, top};

/// The marks on a board.
#[derive(Default)]
pub(crate) struct Marks {
    king_path: Option<(Square, Square)>,
    rook_path: Option<(Square, Square)>,
    empty: Bitboard,
    safe: Bitboard,
    obstacles: Bitboard,
    arrows: Vec<(Square, Square)>,
}

impl Marks {
    /// Both paths of a castling, the squares that matter, and what stands against it.
    pub(crate) fn of(plan: &CastlingPlan) -> Marks {
        let Some(geometry) = plan.geometry() else {
            return Marks::default();
        };
        let at_fault = plan.obstacles().iter().map(|obstacle| obstacle.by());
        Marks {
            king_path: Some((geometry.king_from, geometry.king_to)),
            rook_path: Some((geometry.rook_from, geometry.rook_to)),
            empty: geometry.must_be_empty,
            safe: geometry.must_be_safe,
            obstacles: at_fault.fold(Bitboard::EMPTY, |marked, by| marked | by),
            ..Marks::default()
        }
    }

    /// The king's path alone: what must be empty for it, and safe.
    pub(crate) fn of_king(plan: &CastlingPlan) -> Marks {
        let Some(geometry) = plan.geometry() else {
            return Marks::default();
        };
        Marks {
            rook_path: None,
            empty: geometry.must_be_empty & geometry.king_path(),
            obstacles: Bitboard::EMPTY,
            ..Marks::of(plan)
        }
    }

    /// The rook's path alone: what must be empty for it.
    pub(crate) fn of_rook(plan: &CastlingPlan) -> Marks {
        let Some(geometry) = plan.geometry() else {
            return Marks::default();
        };
        Marks {
            king_path: None,
            empty: geometry.must_be_empty & geometry.rook_path(),
            safe: Bitboard::EMPTY,
            obstacles: Bitboard::EMPTY,
            ..Marks::of(plan)
        }
    }

    /// An arrow from one square to another.
    pub(crate) fn arrow(mut self, from: Square, to: Square) -> Marks {
        self.arrows.push((from, to));
        self
    }

    /// Arrows in words; the marks of a castling are told beside it.
    pub(super) fn in_words(&self, words: &Words) -> String {
        if self.arrows.is_empty() {
            return String::new();
        }
        let arrows = self.arrows.iter().map(|(from, to)| format!("{from}–{to}"));
        let arrows = arrows.collect::<Vec<_>>().join(", ");
        words.say("board-arrows", &[("arrows", arrows.into())])
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
            @if let Some(path) = self.king_path { (path_of("king-path", path, half - 6)) }
            @if let Some(path) = self.rook_path { (path_of("rook-path", path, half + 8)) }
            @for &arrow in &self.arrows { (pointer(arrow)) }
            @for square in self.obstacles {
                path.obstacle d={
                    "M" (left(square) + 9) " " (top(square) + 9) "l27 27M"
                    (left(square) + 36) " " (top(square) + 9) "l-27 27"
                } {}
            }
        }
    }
}

/// The four corners of the square at a place of the drawing.
pub(super) fn corners(x: u16, y: u16) -> Markup {
    html! {
        path.last d={
            "M" (x + 2) " " (y + 11) "v-9h9M" (x + 34) " " (y + 2) "h9v9M"
            (x + 43) " " (y + 34) "v9h-9M" (x + 11) " " (y + 43) "h-9v-9"
        } {}
    }
}

/// A line along a rank with an arrowhead on a light casing; nothing where the piece stays.
fn path_of(class: &str, (from, to): (Square, Square), height: u16) -> Markup {
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

/// A straight arrow from the middle of a square to the middle of another.
fn pointer((from, to): (Square, Square)) -> Markup {
    let middle = |square| {
        let half = f64::from(SIDE) / 2.0;
        (
            f64::from(left(square)) + half,
            f64::from(top(square)) + half,
        )
    };
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let length = (x2 - x1).hypot(y2 - y1);
    // The unit along the arrow; its head is 9 long and 12 wide.
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length);
    let side = |turn: f64| {
        (
            x2 - 9.0 * ux - turn * 6.0 * uy,
            y2 - 9.0 * uy + turn * 6.0 * ux,
        )
    };
    let ((lx, ly), (rx, ry)) = (side(1.0), side(-1.0));
    let line =
        format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}M{lx:.1} {ly:.1}L{x2:.1} {y2:.1}L{rx:.1} {ry:.1}");
    html! {
        @if from != to {
            path.casing d=(line) {}
            path.arrow d=(line) {}
        }
    }
}
