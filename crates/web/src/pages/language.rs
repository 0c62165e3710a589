//! The language switch: keeps the choice and goes back to the page.

use axum::Router;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use rokada_messages::Lang;
use serde::Deserialize;

use crate::back;
use crate::reader::Reader;
use crate::refusal::{not_found, refuse};
use crate::server::Site;

#[derive(Deserialize)]
pub(crate) struct Back {
    #[serde(default)]
    back: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/language/{code}", get(choose))
}

async fn choose(
    Path(code): Path<String>,
    Query(Back { back }): Query<Back>,
    reader: Reader,
) -> Response {
    let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == code) else {
        return not_found(reader).await;
    };
    let own = back::own(&back);
    if own.is_none() && !back.is_empty() {
        let detail = reader.say("site-nothing-here", &[]);
        return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
    }
    let cookie = format!(
        "lang={}; Path=/; Max-Age=31536000; SameSite=Lax",
        lang.code()
    );
    (
        [(header::SET_COOKIE, cookie)],
        Redirect::to(own.unwrap_or("/")),
    )
        .into_response()
}
