//! The pages of the draw as a browser without JavaScript has them.
// Each test takes what it needs of it.
#![allow(dead_code)]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use rokada_draw::Protocol;
use rokada_journal::Journal;
use rokada_web::{Site, router};
use tower::ServiceExt;

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn goes_to(&self) -> &str {
        assert!(
            self.status.is_redirection(),
            "{} {}",
            self.status,
            self.text
        );
        self.headers[header::LOCATION].to_str().unwrap()
    }

    /// The addresses of the taps: one for each outcome, and for going back.
    pub(crate) fn taps(&self) -> Vec<String> {
        let taps = self.text.split("<a ").skip(1).filter_map(|rest| {
            let tag = rest.split('>').next()?;
            let address = tag.split_once("href=\"")?.1.split('"').next()?;
            (tag.contains("data-tap")).then(|| address.replace("&amp;", "&"))
        });
        taps.collect()
    }

    /// The protocol as the page prints it.
    pub(crate) fn protocol(&self) -> Protocol {
        let (_, rest) = self
            .text
            .split_once("<pre id=\"record\"")
            .expect(&self.text);
        let text = rest.split_once('>').unwrap().1;
        let text = text.split("</pre>").next().unwrap();
        text.replace("&quot;", "\"")
            .replace("&amp;", "&")
            .parse()
            .unwrap()
    }
}

pub(crate) async fn site() -> (Router, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let journal = Journal::open(&file).await.unwrap();
    (router(Site::new(journal)), folder)
}

pub(crate) async fn send(site: &Router, request: Request<Body>) -> Answer {
    let response = site.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        text: String::from_utf8(bytes.to_vec()).unwrap(),
    }
}

pub(crate) async fn get(site: &Router, address: &str) -> Answer {
    read(site, address, "en", "text/html").await
}

pub(crate) async fn read(site: &Router, address: &str, lang: &str, accept: &str) -> Answer {
    let request = Request::get(address)
        .header(header::ACCEPT_LANGUAGE, lang)
        .header(header::ACCEPT, accept);
    send(site, request.body(Body::empty()).unwrap()).await
}

pub(crate) async fn post(
    site: &Router,
    address: &str,
    cookie: &str,
    fields: &[(&str, &str)],
) -> Answer {
    let request = Request::post(address)
        .header(header::HOST, "club.example")
        .header(header::ORIGIN, "http://club.example")
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(serde_urlencoded::to_string(fields).unwrap()));
    send(site, request.unwrap()).await
}
