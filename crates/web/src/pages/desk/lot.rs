//! The lot for the initial colour: drawn by the program, or by hand.

use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::html;
use rokada_chess::Color;
use rokada_tournament::Command;

use super::at::AtDesk;
use super::fields::{Ask, Faults, Fields};
use super::frame::{Part, frame};
use crate::people::Form;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/lot", get(page).post(draw))
}

/// A colour from the system's randomness.
pub(crate) fn drawn() -> Result<Color, getrandom::Error> {
    Ok(match getrandom::u32()? & 1 {
        0 => Color::White,
        _ => Color::Black,
    })
}

/// That the system gives no randomness.
pub(crate) fn in_words(reader: &Reader, error: &getrandom::Error) -> String {
    reader.say("draw-no-entropy", &[("reason", error.to_string().into())])
}

async fn page(at: AtDesk) -> Response {
    let mut fields = Fields::default();
    fields.put("color", "lot");
    let ask = Ask {
        reader: &at.reader,
        part: "lot",
        fields: &fields,
        faults: &Faults::default(),
    };
    let stands = match at.event().initial_color() {
        None => at.say("lot-none"),
        Some(color) => {
            let color = at.reader.words.player(color);
            at.reader.say("lot-stands", &[("color", color.into())])
        }
    };
    let title = at.say("lot-title");
    let content = html! {
        p { (stands) " " (at.say("lot-about")) }
        form.asking method="post" action=(at.address("/desk/lot")) {
            (at.visitor.token())
            (ask.choose("color", &["lot", "white", "black"]))
            (ask.text("note"))
            div.actions { button.main { (at.say("lot-keep")) } }
        }
    };
    frame(&at, Part::Desk, &title, &[], &content).into_response()
}

async fn draw(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let color = match fields.get("color") {
        "white" => Color::White,
        "black" => Color::Black,
        _ => match drawn() {
            Ok(color) => color,
            Err(error) => {
                let detail = in_words(&at.reader, &error);
                return refuse(
                    &at.reader,
                    axum::http::StatusCode::SERVICE_UNAVAILABLE,
                    &detail,
                );
            }
        },
    };
    let lot = fields.get("note").to_owned();
    let command = Command::SetInitialColor { color, lot };
    at.carry_out(command, &at.address("/desk")).await
}
