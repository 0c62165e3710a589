//! Style sheet and drawings, built into the program. Their addresses carry the hash of their
//! content, so that a browser may keep them for good.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

struct Asset {
    address: String,
    kind: &'static str,
    content: &'static str,
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: &'static str) -> Asset {
        let hash = Sha256::digest(content);
        let short: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        Asset {
            address: format!("/static/{stem}.{short}.{ending}"),
            kind,
            content,
        }
    }
}

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new(
        "rokada.css",
        "text/css; charset=utf-8",
        include_str!("../static/rokada.css"),
    )
});
static PIECES: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("pieces.svg", "image/svg+xml", PIECE_SHEET));

/// The drawings of the pieces: a symbol for each, `wK` to `bP`.
pub(crate) const PIECE_SHEET: &str = include_str!("../static/pieces.svg");

/// The address of the style sheet.
pub(crate) fn style() -> &'static str {
    &STYLE.address
}

/// The address of the sheet of pieces.
pub(crate) fn pieces() -> &'static str {
    &PIECES.address
}

/// Answers an asset, to be kept for a year; one of another hash is not found.
pub(crate) async fn get(Path(name): Path<String>) -> Response {
    let address = format!("/static/{name}");
    match [&STYLE, &PIECES]
        .into_iter()
        .find(|asset| asset.address == address)
    {
        Some(asset) => {
            let keep = "public, max-age=31536000, immutable";
            let headers = [
                (header::CONTENT_TYPE, asset.kind),
                (header::CACHE_CONTROL, keep),
            ];
            (headers, asset.content).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
