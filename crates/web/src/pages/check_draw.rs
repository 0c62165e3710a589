//! A draw's protocol recomputed, by anyone.

use axum::Form;
use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use rokada_answers::{DrawAnswer, JudgedDraw};
use rokada_chess::StartPosition;
use rokada_draw::{Fault, Protocol};
use serde::Deserialize;

use super::position;
use crate::layout;
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

#[derive(Deserialize)]
pub(crate) struct Asked {
    protocol: String,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/draw/verify", get(form).post(check))
}

/// The form.
async fn form(reader: Reader) -> Response {
    show(&reader, "", &html! {}).into_response()
}

/// The answer, above the form with what was pasted.
async fn check(reader: Reader, Form(asked): Form<Asked>) -> Response {
    let protocols = match Protocol::read_all(&asked.protocol) {
        Ok(protocols) => protocols,
        Err(error) => {
            let detail = reader.words.draw_read_error(&error);
            if reader.wants_json {
                return refuse(&reader, StatusCode::BAD_REQUEST, &detail);
            }
            let wrong = html! { p.wrong role="alert" { (detail) } };
            let page = show(&reader, &asked.protocol, &wrong);
            return (StatusCode::BAD_REQUEST, page).into_response();
        }
    };
    let verdicts: Vec<_> = protocols
        .iter()
        .map(|protocol| (protocol, protocol.verify()))
        .collect();
    if reader.wants_json {
        return axum::Json(answer(&reader, &verdicts)).into_response();
    }
    let said = html! {
        @for (protocol, verdict) in &verdicts {
            section {
                @if let Some(title) = &protocol.title { h2 { (title) } }
                (verdict_in_words(&reader, verdict))
            }
        }
    };
    show(&reader, &asked.protocol, &said).into_response()
}

type Verdict = Result<StartPosition, Fault>;

fn answer(reader: &Reader, verdicts: &[(&Protocol, Verdict)]) -> DrawAnswer {
    let judge = |(protocol, verdict): &(&Protocol, Verdict)| {
        JudgedDraw::of(protocol.title.as_deref(), verdict, reader.words)
    };
    DrawAnswer::of(verdicts.iter().map(judge).collect())
}

fn verdict_in_words(reader: &Reader, verdict: &Verdict) -> Markup {
    match verdict {
        Ok(drawn) => {
            let letters = drawn.letters().to_string();
            let args = [
                ("number", drawn.number().into()),
                ("letters", letters.into()),
            ];
            html! {
                p.big role="status" { (reader.say("draw-verified", &args)) }
                (position::board(reader, *drawn))
            }
        }
        Err(fault) => {
            let reason = reader.words.draw_fault(fault);
            let refused = reader.say("draw-refused", &[("reason", reason.into())]);
            html! { p.wrong role="alert" { (refused) } }
        }
    }
}

fn show(reader: &Reader, protocol: &str, answer: &Markup) -> Markup {
    let title = reader.say("check-draw-title", &[]);
    let content = html! {
        h1 { (title) }
        (answer)
        p { (reader.say("check-draw-about", &[])) }
        form method="post" action="/draw/verify" {
            label for="protocol" { (reader.say("check-draw-protocol", &[])) }
            textarea #protocol name="protocol" rows="12" required spellcheck="false" { (protocol) }
            div.actions { button.main { (reader.say("check-draw-ask", &[])) } }
        }
    };
    layout::page(reader, &title, &content)
}
