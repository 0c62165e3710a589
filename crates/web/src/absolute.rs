//! Addresses with the site's own name in front, to be sent to somebody or drawn as a QR code.

use axum::http::HeaderMap;
use axum::http::header::HOST;
use fast_qr::QRBuilder;
use fast_qr::convert::Builder;
use fast_qr::convert::svg::SvgBuilder;
use maud::{Markup, PreEscaped, html};

/// An address as somebody else's browser needs it: the site is called as this reader calls it.
pub(crate) fn address(headers: &HeaderMap, path: &str) -> String {
    let scheme = if by_https(headers) { "https" } else { "http" };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("{scheme}://{}{path}", host.unwrap_or("localhost"))
}

/// Did the request come by https? A proxy before the site says so.
pub(crate) fn by_https(headers: &HeaderMap) -> bool {
    headers
        .get("x-forwarded-proto")
        .is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// An address as a QR code; nothing when it is too long for one.
pub(crate) fn qr_code(address: &str) -> Markup {
    let drawn = QRBuilder::new(address).build();
    let drawn = drawn.map(|code| SvgBuilder::default().margin(2).to_str(&code));
    html! { @if let Ok(svg) = drawn { (PreEscaped(svg)) } }
}
