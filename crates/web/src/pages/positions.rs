//! All 960 at a glance, and the way to one of them.

use axum::Router;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::html;
use rokada_chess::StartPosition;
use serde::Deserialize;

use super::position;
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// A number, letters or a FEN, as typed into the form.
    position: Option<String>,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/positions", get(page))
}

async fn page(Query(asked): Query<Asked>, reader: Reader) -> Response {
    if let Some(text) = asked.position {
        return match text.parse() {
            Ok(position) => Redirect::to(&position::address(position)).into_response(),
            Err(error) => {
                let detail = reader.words.start_position_error(&error);
                refuse(&reader, StatusCode::BAD_REQUEST, &detail)
            }
        };
    }
    let title = reader.say("positions-title", &[]);
    let content = html! {
        h1 { (title) }
        p { (reader.say("positions-about", &[])) }
        (position::chooser(&reader))
        ul.all {
            @for position in StartPosition::all() {
                li { a href=(position::address(position)) { (position::name(position)) } }
            }
        }
    };
    layout::page(&reader, &title, &content).into_response()
}
