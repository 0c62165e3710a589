//! Under a draw by hand: the method in words, what may be drawn, and how to change it.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_draw::Method;

use super::held::Held;
use super::pool::{Settings, may_be_drawn};
use super::{EXTRAS, methods};
use crate::layout;
use crate::reader::Reader;

/// The method in words, and what may be drawn; before the first throw that can be changed, and
/// the title whenever one likes.
pub(super) fn about(held: &Held, reader: &Reader) -> Markup {
    let (method, pool) = (held.draw.method(), held.draw.pool());
    html! {
        section #about {
            h2 { (reader.say("hand-about", &[])) }
            p {
                (reader.words.draw_method(method)) ". "
                @if method != Method::Quick { (methods::mean(method, pool, reader)) }
            }
            p { (may_be_drawn(pool, reader)) }
            (settings_form(method, held, reader))
        }
    }
}

fn settings_form(method: Method, held: &Held, reader: &Reader) -> Markup {
    let begun = !held.draw.entered().is_empty();
    let throws: Vec<String> = held
        .draw
        .entered()
        .iter()
        .map(ToString::to_string)
        .collect();
    let only_title = Settings {
        title: String::new(),
        ..held.settings.clone()
    };
    html! {
        @if begun {
            form.line action={ "/draw/" (method) } {
                input type="hidden" name="throws" value=(throws.join(","));
                (only_title.hidden())
                div.wide {
                    label for="title" { (reader.say("hand-title", &[])) }
                    input #title name="title" type="text" value=(held.settings.title)
                        maxlength="120" autocomplete="off";
                }
                button { (reader.say("hand-set-title", &[])) }
            }
        } @else {
            (fields(method, &held.settings, reader))
        }
    }
}

fn fields(method: Method, settings: &Settings, reader: &Reader) -> Markup {
    let (way, go) = match method {
        Method::Quick => ("post", "hand-draw-now"),
        _ => ("get", "hand-set"),
    };
    html! {
        form method=(way) action={ "/draw/" (method) } {
            @if method == Method::Quick { (reader.visitor.token()) }
            (settings.fields(reader, method.picks_from_list()))
            div.actions { button.main[method == Method::Quick] { (reader.say(go, &[])) } }
        }
    }
}

/// What is said of the positions can't be read or leaves none: the form again, as it was typed.
pub(super) fn settings_refused(
    method: Method,
    settings: &Settings,
    detail: &str,
    reader: &Reader,
) -> Response {
    let name = methods::name(method, reader);
    let content = html! {
        h1 { (name) }
        div.trouble role="alert" { p { (detail) } }
        (fields(method, settings, reader))
    };
    let page = layout::page_with(reader, &name, EXTRAS, &content);
    (StatusCode::BAD_REQUEST, page).into_response()
}
