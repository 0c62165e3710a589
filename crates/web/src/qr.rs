//! Addresses that a phone reads from a screen or a sheet.

use axum::http::{HeaderMap, header};
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::qr::QRBuilder;
use maud::{Markup, PreEscaped, html};

/// An address of this site as others reach it; `None` where the request does not say under which
/// name it was asked.
pub(crate) fn absolute(headers: &HeaderMap, path: &str) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST.as_str()).filter(|host| is_host(host))?;
    let scheme = if by_https(headers) { "https" } else { "http" };
    Some(format!("{scheme}://{host}{path}"))
}

/// As [`absolute`]; the path alone where the request does not say under which name it was asked.
pub(crate) fn address(headers: &HeaderMap, path: &str) -> String {
    absolute(headers, path).unwrap_or_else(|| path.to_owned())
}

/// Did the request come by https? A proxy before the site says so.
pub(crate) fn by_https(headers: &HeaderMap) -> bool {
    let proto = headers.get("x-forwarded-proto");
    proto.is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

/// A code as an SVG file; `None` for a text too long for one.
pub(crate) fn drawing(text: &str) -> Option<String> {
    let code = QRBuilder::new(text).build().ok()?;
    Some(SvgBuilder::default().to_str(&code))
}

/// A code in a page; nothing for a text too long for one.
pub(crate) fn code(text: &str) -> Markup {
    html! { @if let Some(drawing) = drawing(text) { (PreEscaped(drawing)) } }
}

/// Whether it is a name or number of a machine with at most a port (RFC 3986, 3.2.2): what a
/// visitor sends as such is printed for others.
fn is_host(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-.:[]".contains(&byte);
    !host.is_empty() && host.len() <= 255 && host.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_sound_host_is_printed() {
        let of = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a header"));
            absolute(&headers, "/events/evening/1")
        };
        assert_eq!(
            of("club.example:9600").as_deref(),
            Some("http://club.example:9600/events/evening/1")
        );
        assert!(of("[::1]:9600").is_some());
        assert!(of("club.example/evil?").is_none());
        assert!(of("me@club.example").is_none());
    }

    #[test]
    fn an_address_becomes_a_drawing() {
        let drawing = drawing("http://club.example/events/evening").expect("a code");
        assert!(drawing.contains("<svg") && drawing.contains("path"));
    }
}
