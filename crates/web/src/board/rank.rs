//! The first rank while a draw or a derivation fills it, with the pawns before it.

use maud::{Markup, html};
use rokada_chess::{Color, File, Role};
use rokada_draw::Array;
use rokada_messages::Words;

use super::marks::corners;
use super::{SIDE, symbol};
use crate::assets;

/// The first rank as far as it is known.
pub(crate) struct FirstRank<'a> {
    pub(crate) array: &'a Array,
    /// What stands in each free square: the outcome or the number that leads there.
    pub(crate) labels: [String; 8],
    /// The squares that were just filled.
    pub(crate) new: Vec<File>,
}

impl FirstRank<'_> {
    /// A rank without labels.
    pub(crate) fn of(array: &Array) -> FirstRank<'_> {
        FirstRank {
            array,
            labels: Default::default(),
            new: Vec::new(),
        }
    }

    /// The drawing, told in words to those who don't see it.
    pub(crate) fn draw(&self, words: &Words) -> Markup {
        let (width, height) = (u16::from(SIDE) * 8, u16::from(SIDE) * 2);
        html! {
            svg.board.rank xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) }
                role="img" aria-label=(words.first_rank(self.array)) {
                @for file in File::ALL { (self.squares(file)) }
            }
        }
    }

    fn squares(&self, file: File) -> Markup {
        let x = u16::from(file.index()) * u16::from(SIDE);
        let first = u16::from(SIDE);
        let (near, far) = match file.index() % 2 {
            0 => ("dark", "light"),
            _ => ("light", "dark"),
        };
        let label = &self.labels[usize::from(file.index())];
        let new = self.new.contains(&file).then_some("new");
        html! {
            rect class=(far) x=(x) y="0" width=(SIDE) height=(SIDE) {}
            (piece(Role::Pawn, x, 0, None))
            rect class=(near) x=(x) y=(first) width=(SIDE) height=(SIDE) {}
            @match self.array[usize::from(file.index())] {
                Some(role) => (piece(role, x, first, new)),
                None => {
                    @if !label.is_empty() {
                        text.label x=(x + 22) y=(first + 29) { (label) }
                    }
                }
            }
            @if new.is_some() { (corners(x, first)) }
            text.coordinate x=(x + 38) y=(first + 43) { (file.letter()) }
        }
    }
}

fn piece(role: Role, x: u16, y: u16, class: Option<&str>) -> Markup {
    let address = format!(
        "{}#{}",
        assets::address("pieces.svg"),
        symbol(role.of(Color::White))
    );
    html! {
        use class=[class] href=(address) x=(x) y=(y) width=(SIDE) height=(SIDE) {}
    }
}
