//! Reading pages of a fresh site in a language.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use rokada_journal::Journal;
use rokada_web::{Site, router};
use serde_json::Value;
use tower::ServiceExt;

pub(crate) const LANGUAGES: [&str; 4] = ["en", "sr", "pt", "ru"];

pub(crate) struct Reading {
    site: Router,
    _folder: tempfile::TempDir,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    /// Where a redirect leads, else nothing.
    pub(crate) location: String,
    pub(crate) text: String,
}

impl Reading {
    pub(crate) async fn new() -> Reading {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        Reading {
            site: router(Site::new(journal)),
            _folder: folder,
        }
    }

    pub(crate) async fn ask(&self, address: &str, lang: &str, accept: &str) -> Answer {
        let request = Request::get(address.replace(' ', "%20"))
            .header(header::COOKIE, format!("lang={lang}"))
            .header(header::ACCEPT, accept)
            .body(Body::empty())
            .unwrap();
        let response = self.site.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let location = response
            .headers()
            .get(header::LOCATION)
            .map_or("", |value| value.to_str().unwrap())
            .to_owned();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        Answer {
            status,
            location,
            text: String::from_utf8(body.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn page(&self, address: &str, lang: &str) -> String {
        let answer = self.ask(address, lang, "text/html").await;
        assert_eq!(answer.status, StatusCode::OK, "{address} in {lang}");
        assert!(answer.text.len() < 150_000, "{address} is heavy");
        assert!(!answer.text.contains("style=\""), "{address}");
        answer.text
    }

    pub(crate) async fn json(&self, address: &str, lang: &str) -> Value {
        let answer = self.ask(address, lang, "application/json").await;
        assert_eq!(answer.status, StatusCode::OK, "{address}: {}", answer.text);
        serde_json::from_str(&answer.text).unwrap()
    }

    pub(crate) async fn moved_to(&self, address: &str) -> String {
        let answer = self.ask(address, "en", "text/html").await;
        assert!(answer.status.is_redirection(), "{address}");
        answer.location
    }

    pub(crate) async fn refused(&self, address: &str) {
        for lang in LANGUAGES {
            let answer = self.ask(address, lang, "text/html").await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{address}");
        }
    }
}
