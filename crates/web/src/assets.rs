//! Style sheets, scripts and drawings, built into the program. Their addresses carry the hash of
//! all of them, so that a browser may keep them for good and scripts may import each other by name.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sha2::{Digest, Sha256};

use crate::server::Site;

macro_rules! assets {
    ($($name:literal),+ $(,)?) => {
        /// Every asset by its name.
        const ASSETS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../static/", $name)))),+];
    };
}

assets![
    "board-choice.js",
    "board-keys.js",
    "board-page.js",
    "board-play.js",
    "board-pointer.js",
    "board-setup.js",
    "board-steps.js",
    "board-view.js",
    "board-voice.js",
    "board.css",
    "board.js",
    "castle.css",
    "castle.js",
    "desk.css",
    "desk.js",
    "draw.css",
    "draw.js",
    "event.css",
    "explore.css",
    "explore.js",
    "hall.css",
    "hall.js",
    "icon.svg",
    "learn.css",
    "live.js",
    "news.js",
    "people.css",
    "pieces.svg",
    "practice.js",
    "print.css",
    "print.js",
    "results.js",
    "rokada.css",
];

/// The drawings of the pieces: a symbol for each, `wK` to `bP`.
pub(crate) const PIECE_SHEET: &str = include_str!("../static/pieces.svg");

static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = Sha256::new();
    for (name, content) in ASSETS {
        hasher.update(name);
        hasher.update(content);
    }
    let mut hash = String::new();
    for byte in &hasher.finalize()[..6] {
        // Writing to a string can't fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
});

/// The address of an asset.
pub(crate) fn address(name: &str) -> String {
    debug_assert!(ASSETS.iter().any(|(known, _)| *known == name), "{name}");
    format!("/static/{}/{name}", *HASH)
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/static/{hash}/{name}", get(answer))
}

/// Answers an asset, to be kept for a year; one of another hash is not found.
async fn answer(Path((hash, name)): Path<(String, String)>) -> Response {
    let known = ASSETS.iter().find(|(known, _)| *known == name);
    let Some((_, content)) = known.filter(|_| hash == *HASH) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, *content).into_response()
}
