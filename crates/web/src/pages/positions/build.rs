//! A position put together square by square: only pieces that can still stand there are offered.

use axum::Json;
use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_chess::{Board, Color, File, Rank, Role, Square, StartPosition};
use serde::Serialize;

use super::pattern::{Pattern, array_text};
use super::{Fields, Named, refuse_field};
use crate::board::{self, Marks, Pieces};
use crate::pages::position;
use crate::reader::Reader;
use crate::{assets, layout};

/// The pieces in the order in which they are offered.
const ORDER: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

/// What programs are told: what stands there, and what may still stand where nothing is chosen.
#[derive(Serialize)]
struct Told {
    array: String,
    count: usize,
    choices: Vec<String>,
    position: Option<Named>,
}

pub(super) async fn page(Query(fields): Query<Fields>, reader: Reader) -> Response {
    let array: Fields = fields
        .into_iter()
        .filter(|(name, _)| name == "array")
        .collect();
    let pattern = match Pattern::read(&array) {
        Ok(pattern) => pattern,
        Err(wrong) => return refuse_field(&reader, &wrong),
    };
    let found = pattern.find();
    let only = match found[..] {
        [only] => Some(only),
        _ => None,
    };
    if reader.wants_json {
        let choices = File::ALL.map(|file| {
            let choices = choices(&found, file).into_iter();
            choices.map(Role::letter).collect()
        });
        let told = Told {
            array: array_text(pattern.array),
            count: found.len(),
            choices: choices.to_vec(),
            position: only.map(Named::of),
        };
        return Json(told).into_response();
    }
    show(&reader, &pattern, &found, only)
}

/// What stands on a file in any of the positions.
fn choices(found: &[StartPosition], file: File) -> Vec<Role> {
    let stands = |role: &Role| {
        found
            .iter()
            .any(|position| position.roles()[usize::from(file.index())] == *role)
    };
    ORDER.into_iter().filter(stands).collect()
}

fn show(
    reader: &Reader,
    pattern: &Pattern,
    found: &[StartPosition],
    only: Option<StartPosition>,
) -> Response {
    let say = |id| reader.say(id, &[]);
    let title = say("explore-build");
    let counted = reader.say("explore-left", &[("n", found.len().into())]);
    let content = html! {
        h1 { (title) }
        p { (say("explore-build-about")) }
        div.beside {
            div { (picture(reader, pattern, only)) }
            div {
                p.big role="status" { (counted) }
                @if let Some(only) = only {
                    p {
                        a.button.main href=(position::address(only)) { (position::name(only)) }
                    }
                }
                ul.files {
                    @for file in File::ALL { (column(reader, pattern, found, file)) }
                }
                div.actions {
                    a.button href="/positions/build" { (say("explore-clear")) }
                    @if only.is_none() && !found.is_empty() {
                        a.button href={ "/positions?array=" (array_text(pattern.array)) "#found" } {
                            (say("explore-list"))
                        }
                    }
                }
            }
        }
    };
    layout::page_with(reader, &title, position::EXTRAS, &content).into_response()
}

/// What is chosen so far on the board of both players; all of it once only one position is left.
fn picture(reader: &Reader, pattern: &Pattern, only: Option<StartPosition>) -> Markup {
    let mut shown = Board::EMPTY;
    for (file, chosen) in File::ALL.into_iter().zip(pattern.array) {
        let role = only
            .map(|only| only.roles()[usize::from(file.index())])
            .or(chosen);
        for color in Color::ALL {
            let back = Square::from_coords(file, Rank::First.seen_by(color));
            let front = Square::from_coords(file, Rank::Second.seen_by(color));
            shown.set(back, role.map(|role| role.of(color)));
            shown.set(front, Some(Role::Pawn.of(color)));
        }
    }
    let name = reader.say("explore-build", &[]);
    board::draw(
        &shown,
        &Marks::default(),
        &name,
        reader.words,
        &Pieces::Sheet,
    )
}

/// One file: what was chosen, to be taken back, or what can be chosen.
fn column(reader: &Reader, pattern: &Pattern, found: &[StartPosition], file: File) -> Markup {
    let square = Square::from_coords(file, Rank::First);
    let link = |role: Option<Role>| {
        let mut array = pattern.array;
        array[usize::from(file.index())] = role;
        format!("/positions/build?array={}", array_text(array))
    };
    let chosen = pattern.array[usize::from(file.index())];
    html! {
        li {
            span.file { (square) }
            @if let Some(role) = chosen {
                @let name = format!("{} {square}", reader.words.piece(role));
                @let back = reader.say("explore-take-back", &[("piece", name.into())]);
                a.chosen href=(link(None)) rel="nofollow" aria-label=(back) title=(back) { (drawing(role)) }
            } @else {
                @for role in choices(found, file) {
                    @let name = format!("{} {square}", reader.words.piece(role));
                    a href=(link(Some(role))) rel="nofollow" aria-label=(name) title=(name) { (drawing(role)) }
                }
            }
        }
    }
}

fn drawing(role: Role) -> Markup {
    html! {
        svg viewBox="0 0 45 45" aria-hidden="true" {
            use href={ (assets::address("pieces.svg")) "#w" (role.letter()) } {}
        }
    }
}
