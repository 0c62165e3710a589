//! Draws every board of the site, as SVG with a text equivalent.

mod marks;

use maud::{Markup, PreEscaped, html};
use rokada_chess::{Bitboard, Board, Color, File, Piece, Rank, Square};
use rokada_locale::Words;

pub(crate) use marks::Marks;

use crate::assets;

/// The side of a square in the drawing's own units.
const SIDE: u8 = 45;

/// Where the drawings of the pieces come from.
pub(crate) enum Pieces {
    /// The site's sheet, which the browser keeps.
    Sheet,
    /// Inside the drawing, so that it stands alone as a file.
    Inside,
}

/// A board from White's side with coordinates in the squares. `title` names it to those who don't
/// see it; the pieces follow in words.
pub(crate) fn draw(
    board: &Board,
    marks: &Marks,
    title: &str,
    words: &Words,
    pieces: &Pieces,
) -> Markup {
    let size = u32::from(SIDE) * 8;
    let sheet = match pieces {
        Pieces::Sheet => assets::address("pieces.svg"),
        Pieces::Inside => String::new(),
    };
    html! {
        svg.board xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (size) " " (size) }
            role="img" aria-label={ (title) ". " (in_words(board, words)) } {
            @if matches!(pieces, Pieces::Inside) {
                (PreEscaped(assets::PIECE_SHEET))
                style { (PreEscaped(INSIDE_STYLE)) }
            }
            @for square in Square::all() { (ground(square)) }
            @for square in board.occupied() {
                @if let Some(piece) = board.at(square) {
                    use href={ (sheet) "#" (symbol(piece)) } x=(left(square)) y=(top(square))
                        width=(SIDE) height=(SIDE) {}
                }
            }
            (marks.draw())
        }
    }
}

/// What the site's style sheet says of a board, for a drawing that stands alone.
const INSIDE_STYLE: &str = ".light{fill:#eee4d2}.dark{fill:#a3866a}\
    .coordinate{font:600 9px system-ui,sans-serif;fill:#1d1b18}";

fn ground(square: Square) -> Markup {
    let shade = if square.is_light() { "light" } else { "dark" };
    let (x, y) = (left(square), top(square));
    html! {
        rect class=(shade) x=(x) y=(y) width=(SIDE) height=(SIDE) {}
        @if square.rank() == Rank::First {
            text.coordinate x=(x + 38) y=(y + 43) { (square.file().letter()) }
        }
        @if square.file() == File::A {
            text.coordinate x=(x + 2) y=(y + 10) { (square.rank().letter()) }
        }
    }
}

fn symbol(piece: Piece) -> String {
    format!("{}{}", piece.color.letter(), piece.role.letter())
}

fn left(square: Square) -> u16 {
    u16::from(square.file().index()) * u16::from(SIDE)
}

fn top(square: Square) -> u16 {
    u16::from(7 - square.rank().index()) * u16::from(SIDE)
}

/// The pieces of both players as players read a position aloud.
fn in_words(board: &Board, words: &Words) -> String {
    let side = |color| {
        let pieces = words.pieces(board, board.of(color));
        words.say(
            "board-side",
            &[
                ("player", words.player(color).into()),
                ("pieces", pieces.into()),
            ],
        )
    };
    Color::ALL
        .into_iter()
        .filter(|&color| board.of(color) != Bitboard::EMPTY)
        .map(side)
        .collect::<Vec<_>>()
        .join(" ")
}
