//! Drawings of what falls: faces of dice, sides of coins, cards, pieces, balls. Each stands beside
//! its name, so that none is needed to understand.

use maud::{Markup, html};
use rokada_chess::Color;
use rokada_draw::{Device, Outcome};

use crate::assets;

/// The pips of a six-sided die: a bit for each place of a 3 × 3 grid, from the top left.
const PIPS: [u16; 6] = [
    0b000_010_000,
    0b100_000_001,
    0b100_010_001,
    0b101_000_101,
    0b101_010_101,
    0b101_101_101,
];

/// The drawing of an outcome of a device.
pub(super) fn drawing(device: Device, outcome: Outcome) -> Markup {
    html! {
        svg.device viewBox="0 0 48 48" aria-hidden="true" {
            @match (device, outcome) {
                (Device::Die { sides: 6 }, Outcome::Number(face)) => (six_sided(face)),
                (Device::Die { sides }, Outcome::Number(face)) => {
                    path.body d=(outline(sides)) {}
                    (text(&face.to_string(), if sides == 4 { 37 } else { 31 }))
                }
                (Device::Cards { .. }, Outcome::Number(card)) => {
                    rect.body x="9" y="3" width="30" height="42" rx="4" {}
                    path.sign d="M24 24c5 5 9 7 9 11 0 3-2 4.5-4.5 4.5-1.5 0-3-.5-3.5-2l1 5h-4l1-5c-.5 1.5-2 2-3.5 2C17 39.5 15 38 15 35c0-4 4-6 9-11z" {}
                    (text(&if card == 1 { "A".to_owned() } else { card.to_string() }, 20))
                }
                (Device::Pawns { .. }, Outcome::Number(turn)) => {
                    (piece("wP"))
                    (text(&turn.to_string(), 46))
                }
                (_, Outcome::Piece(role)) => {
                    (piece(&format!("w{}", role.of(Color::White).letter())))
                }
                (_, Outcome::Heads) => {
                    circle.body cx="24" cy="24" r="21" {}
                    circle.rim cx="24" cy="24" r="17.5" {}
                    path.sign d="M24 12a6.5 6.5 0 0 1 3.5 12c4.5 1 7.5 4 8 9H12.5c.5-5 3.5-8 8-9A6.5 6.5 0 0 1 24 12z" {}
                }
                (_, Outcome::Tails) => {
                    circle.body cx="24" cy="24" r="21" {}
                    circle.rim cx="24" cy="24" r="17.5" {}
                    (text("1", 32))
                }
                (_, Outcome::Number(number)) => {
                    circle.body cx="24" cy="24" r="21" {}
                    (text(&number.to_string(), 31))
                }
            }
        }
    }
}

fn six_sided(face: u16) -> Markup {
    let pips = PIPS.get(usize::from(face.saturating_sub(1))).copied();
    html! {
        rect.body x="3" y="3" width="42" height="42" rx="8" {}
        @for place in 0..9u16 {
            @if pips.unwrap_or(0) >> (8 - place) & 1 == 1 {
                circle.sign cx=(12 + 12 * (place % 3)) cy=(12 + 12 * (place / 3)) r="4.2" {}
            }
        }
    }
}

/// How a die with so many faces looks from above.
fn outline(sides: u16) -> &'static str {
    match sides {
        4 => "M24 3 47 44H1z",
        8 => "M24 1 46 24 24 47 2 24z",
        12 => "M24 2 46 18 38 45H10L2 18z",
        20 => "M24 1 44 12.5v23L24 47 4 35.5v-23z",
        _ => "M11 3h26l8 8v26l-8 8H11l-8-8V11z",
    }
}

fn piece(symbol: &str) -> Markup {
    html! { use href={ (assets::address("pieces.svg")) "#" (symbol) } width="48" height="48" {} }
}

fn text(said: &str, y: u16) -> Markup {
    html! { text.sign x="24" y=(y) { (said) } }
}
