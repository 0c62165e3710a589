//! A first rank alone, as far as it is filled: for arrays that are still being put together.

use maud::{Markup, html};
use rokada_chess::{Color, File, Rank, Role, Square};

use super::{SIDE, left, symbol};
use crate::assets;

/// What a square of the rank shows.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cell {
    pub(crate) role: Option<Role>,
    /// It was put there in this step.
    pub(crate) new: bool,
    /// The number of a free square among those to choose from.
    pub(crate) number: Option<u8>,
}

/// White's first rank. It is told in words beside it, so nothing is said of it here.
pub(crate) fn strip(cells: [Cell; 8]) -> Markup {
    let sheet = assets::address("pieces.svg");
    html! {
        svg.board.strip viewBox="0 0 360 45" aria-hidden="true" {
            @for (file, cell) in File::ALL.into_iter().zip(cells) {
                @let square = Square::at(file, Rank::First);
                @let x = left(square);
                rect class=(if square.is_light() { "light" } else { "dark" }) x=(x) y="0"
                    width=(SIDE) height=(SIDE) {}
                text.coordinate x=(x + 38) y="43" { (file.letter()) }
                @if let Some(role) = cell.role {
                    use href={ (sheet) "#" (symbol(role.of(Color::White))) } x=(x) y="0"
                        width=(SIDE) height=(SIDE) {}
                }
                @if cell.new {
                    path.last d={
                        "M" (x + 2) " 11v-9h9M" (x + 34) " 2h9v9M" (x + 43) " 34v9h-9M"
                        (x + 11) " 43h-9v-9"
                    } {}
                }
                @if let Some(number) = cell.number {
                    text.nth x=(x + 22) y="29" text-anchor="middle" { (number) }
                }
            }
        }
    }
}
