//! Who reads: the language, and whether it is a person or a program.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use rokada_messages::{Arg, Lang, Words};

use crate::people::Visitor;

/// The reader of a page.
pub(crate) struct Reader {
    /// The language chosen by the switch (kept in the cookie `lang`), else by the browser.
    pub(crate) words: &'static Words,
    /// A program asks: `Accept: application/json` (RFC 9110, 12.5.1).
    pub(crate) wants_json: bool,
    /// The address being read, for the language switch to come back to.
    pub(crate) address: String,
    /// Who reads, as far as the site knows.
    pub(crate) visitor: Visitor,
}

impl Reader {
    pub(crate) fn lang(&self) -> Lang {
        self.words.lang()
    }

    pub(crate) fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.words.say(id, args)
    }

    fn of(parts: &Parts) -> Reader {
        let header = |name| {
            parts
                .headers
                .get(name)
                .and_then(|value| value.to_str().ok())
        };
        let kept = header(COOKIE)
            .into_iter()
            .flat_map(|cookies| cookies.split(';'))
            .find_map(|cookie| cookie.trim().strip_prefix("lang="))
            .and_then(Lang::from_tag);
        let lang = kept.unwrap_or_else(|| Lang::negotiate(header(ACCEPT_LANGUAGE).unwrap_or("")));
        let accept = header(ACCEPT).unwrap_or("");
        let address = parts
            .uri
            .path_and_query()
            .map_or("/", |address| address.as_str());
        Reader {
            words: Words::of(lang),
            wants_json: accept.contains("application/json") && !accept.contains("text/html"),
            address: address.to_owned(),
            visitor: Visitor::of(parts),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader::of(parts))
    }
}
