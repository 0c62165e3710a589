//! Does a form come from a page of this site? Another site may not post for its visitors.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// What the browser says of the page that posts. Programs that say nothing of it bring no cookies
/// of other people either.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    // Fetch metadata can't be forged by a page. Browsers send it by https and on this machine.
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text(ORIGIN.as_str()) else {
        return true;
    };
    let host = text(HOST.as_str());
    origin
        .split_once("://")
        .is_some_and(|(_, own)| Some(own) == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_site_s_own_pages_may_post() {
        let own = |headers: &[(&'static str, &'static str)]| {
            let headers = headers
                .iter()
                .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
            is_own(&headers.collect())
        };
        assert!(own(&[("host", "club.example")]));
        assert!(own(&[
            ("host", "club.example"),
            ("origin", "https://club.example")
        ]));
        assert!(own(&[
            ("host", "10.0.0.2:9600"),
            ("origin", "http://10.0.0.2:9600")
        ]));
        assert!(own(&[
            ("sec-fetch-site", "same-origin"),
            ("origin", "null")
        ]));
        assert!(!own(&[
            ("host", "club.example"),
            ("origin", "https://evil.example")
        ]));
        assert!(!own(&[("host", "club.example"), ("origin", "null")]));
        assert!(!own(&[
            ("host", "club.example"),
            ("origin", "https://club.example.evil.example")
        ]));
        assert!(!own(&[("sec-fetch-site", "same-site")]));
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
    }
}
