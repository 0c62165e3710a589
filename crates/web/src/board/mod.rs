//! Every board of the site: drawn as SVG with a text equivalent, or to be played on.
//!
//! - [`draw`] is a picture: a whole position, named and told in words. [`Picture`] has all options
//!   (Black's view, a drawing that stands alone).
//! - [`Live`] is a board that can be walked over and played on: a picture below, and above it a
//!   grid of 64 named squares. Without JavaScript it is read as it is, and moves are typed; the
//!   module `board.js` adds pointer, touch and keys. Its [`Mode`] says what a hand may do:
//!   play legal moves, select squares, set up pieces, or watch the steps of a castling.
//!   Pages that use it add `board.css` and `board.js`; what scripts may do is told in `board.js`.
//! - [`Line`] is a position with the moves played from it, as addresses carry them (`fen`, `moves`,
//!   `at`); [`Told`] is all that scripts are told of it; [`say`] hears what was typed.
//! - [`HomeRank`] is a first rank alone, for the ways and the steps of a castling.
//! - [`Marks`] are paths, squares and arrows on either kind of board.

mod hear;
mod home_rank;
mod line;
mod live;
mod marks;
mod rank;
mod told;

use maud::{Markup, PreEscaped, html};
use rokada_chess::{Bitboard, Board, Color, File, Piece, Rank, Square};
use rokada_messages::Words;

pub(crate) use hear::{Heard, say};
pub(crate) use home_rank::{HomeRank, hand_by_hand};
pub(crate) use line::{Asked, Line, read_move};
pub(crate) use live::{Live, Mode};
pub(crate) use marks::Marks;
pub(crate) use rank::FirstRank;
pub(crate) use told::Told;

use crate::assets;

/// The side of a square in the drawing's own units.
const SIDE: u8 = 45;

/// Where the drawings of the pieces come from.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    Picture {
        board,
        marks,
        below: Color::White,
        pieces: *pieces,
    }
    .named(title, words)
}

/// A drawing of a board.
pub(crate) struct Picture<'a> {
    pub(crate) board: &'a Board,
    pub(crate) marks: &'a Marks,
    /// Whose side is at the bottom.
    pub(crate) below: Color,
    pub(crate) pieces: Pieces,
}

impl Picture<'_> {
    /// The drawing as an image with a name, the pieces and the marks in words.
    pub(crate) fn named(&self, title: &str, words: &Words) -> Markup {
        let told = format!(
            "{}. {}",
            title.trim_end_matches('.'),
            in_words(self.board, words)
        );
        let marked = self.marks.in_words(words);
        let told = format!("{told} {marked}");
        html! {
            svg.board xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW) role="img"
                aria-label=(told.trim()) { (self.content()) }
        }
    }

    /// The drawing for a place where words or named squares already tell what it shows.
    pub(crate) fn silent(&self) -> Markup {
        html! {
            svg.board xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW) aria-hidden="true" {
                (self.content())
            }
        }
    }

    fn content(&self) -> Markup {
        let sheet = match self.pieces {
            Pieces::Sheet => assets::address("pieces.svg"),
            Pieces::Inside => String::new(),
        };
        // Marks are drawn from White's side; each looks the same when turned with the board.
        let turned = (!self.below.is_white()).then_some("rotate(180 180 180)");
        html! {
            @if self.pieces == Pieces::Inside {
                (PreEscaped(assets::PIECE_SHEET))
            }
            @for square in Square::all() { (self.ground(square)) }
            g.pieces {
                @for square in self.board.occupied() {
                    @if let Some(piece) = self.board.piece_at(square) {
                        @let (x, y) = place(square, self.below);
                        use href={ (sheet) "#" (symbol(piece)) } x=(x) y=(y) width=(SIDE)
                            height=(SIDE) data-square=(square) {}
                    }
                }
            }
            g.marks transform=[turned] { (self.marks.draw()) }
        }
    }

    fn ground(&self, square: Square) -> Markup {
        let (shade, fill) = match square.is_light() {
            true => ("light", "#eee4d2"),
            false => ("dark", "#a3866a"),
        };
        // A drawing that stands alone has no style sheet.
        let alone = self.pieces == Pieces::Inside;
        let fill = alone.then_some(fill);
        let (size, font) = (
            alone.then_some("9"),
            alone.then_some("system-ui, sans-serif"),
        );
        let (x, y) = place(square, self.below);
        html! {
            rect class=(shade) fill=[fill] x=(x) y=(y) width=(SIDE) height=(SIDE) {}
            @if square.rank() == Rank::First.seen_by(self.below) {
                text.coordinate.file font-size=[size] font-family=[font] x=(x + 38) y=(y + 43) { (square.file().letter()) }
            }
            @if x == 0 {
                text.coordinate.rank font-size=[size] font-family=[font] x=(x + 2) y=(y + 10) { (square.rank().letter()) }
            }
        }
    }
}

const VIEW: &str = "0 0 360 360";

fn symbol(piece: Piece) -> String {
    format!("{}{}", piece.color.letter(), piece.role.letter())
}

/// The upper left corner of a square in the drawing.
fn place(square: Square, below: Color) -> (u16, u16) {
    let side = u16::from(SIDE);
    match below {
        Color::White => (left(square), top(square)),
        Color::Black => (7 * side - left(square), 7 * side - top(square)),
    }
}

fn left(square: Square) -> u16 {
    u16::from(square.file().index()) * u16::from(SIDE)
}

fn top(square: Square) -> u16 {
    u16::from(7 - square.rank().index()) * u16::from(SIDE)
}

/// The squares in the order in which a player sees them, the farthest rank first.
fn ranks(below: Color) -> impl Iterator<Item = (Rank, [Square; 8])> {
    (0..8).map(move |nth| {
        let rank = Rank::new(7 - nth).seen_by(below);
        let files = File::ALL.map(|file| match below {
            Color::White => Square::from_coords(file, rank),
            Color::Black => Square::from_coords(File::new(7 - file.index()), rank),
        });
        (rank, files)
    })
}

/// The pieces of both players as players read a position aloud.
fn in_words(board: &Board, words: &Words) -> String {
    let side = |color| {
        let pieces = words.pieces(board, board.by_color(color));
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
        .filter(|&color| board.by_color(color) != Bitboard::EMPTY)
        .map(side)
        .collect::<Vec<_>>()
        .join(" ")
}
