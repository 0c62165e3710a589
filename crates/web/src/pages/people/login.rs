//! Logging in and out.

use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::html;
use rokada_desk::new_token;
use rokada_people::{Command, Holder, Name, Role};
use serde::Deserialize;
use serde_json::json;

use super::answers::too_fast;
use super::fields::{self, Wrong};
use crate::back;
use crate::people::{Address, Form, Kept, Nothing, Trier, Visitor, open, session_cookie, verify};
use crate::reader::Reader;
use crate::refusal::failed;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/login", get(ask).post(log_in))
        .route("/logout", post(log_out))
}

#[derive(Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

#[derive(Deserialize)]
struct Typed {
    name: String,
    password: String,
    #[serde(default)]
    back: String,
}

async fn ask(Query(Back { back }): Query<Back>, visitor: Visitor, reader: Reader) -> Response {
    if reader.wants_json {
        return Json(json!({ "name": visitor.name() })).into_response();
    }
    show(&reader, &visitor, "", &back, None)
}

async fn log_in(
    State(site): State<Site>,
    visitor: Visitor,
    reader: Reader,
    Address(from): Address,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let wrong = |typed: &Typed| {
        site.metrics().log_in_failed();
        let wrong = Wrong {
            field: "name",
            text: reader.say("people-wrong-password", &[]),
            status: StatusCode::FORBIDDEN,
        };
        // A name that can be nobody's is not repeated.
        let name = Name::new(&typed.name).map_or("", |_| &typed.name);
        show(&reader, &visitor, name, &typed.back, Some(&wrong))
    };
    if Name::new(&typed.name).is_err() {
        return wrong(&typed);
    }
    let trier = Trier {
        from,
        browser: Kept::of(&headers),
    };
    let turn = match site.pace().password(trier, &typed.name).await {
        Ok(turn) => turn,
        Err(wait) => return too_fast(&site, &reader, wait),
    };
    let people = match site.people().read().await {
        Ok(people) => people,
        Err(error) => return failed(&reader, &error),
    };
    let person = people.called(&typed.name);
    let hash = person.map(|person| person.password.clone());
    let Ok(right) = verify(turn, typed.password.clone(), hash).await else {
        return too_fast(&site, &reader, Duration::from_secs(5));
    };
    let Some(person) = person.filter(|_| right) else {
        return wrong(&typed);
    };
    let role = match person.role {
        Role::Owner => "owner",
        Role::Arbiter(_) => "arbiter",
    };
    let actor = format!("{role}:{}", person.name.as_str());
    let back = back::own(&typed.back).unwrap_or("/events");
    let opened = open(&site, Holder::Person(person.id), &actor, back, &headers).await;
    match opened.and_then(|opened| Ok((opened, new_token()?))) {
        Ok((mut opened, browser)) => {
            let browser = trier.browser.unwrap_or(&browser);
            let trier = Trier {
                browser: Some(browser),
                ..trier
            };
            site.pace().logged_in(trier, &typed.name);
            if let Ok(cookie) = Kept::set(browser, &headers).parse() {
                opened.headers_mut().append(header::SET_COOKIE, cookie);
            }
            opened
        }
        Err(error) => failed(&reader, &error),
    }
}

fn show(
    reader: &Reader,
    visitor: &Visitor,
    name: &str,
    back: &str,
    wrong: Option<&Wrong>,
) -> Response {
    let title = reader.say("people-log-in", &[]);
    Wrong::answer(wrong, reader, || {
        let content = html! {
            h1 { (title) }
            (fields::summary(reader, wrong))
            @if let Some(name) = visitor.name() {
                p { (reader.say("people-logged-in-as", &[("name", name.into())])) }
            }
            form method="post" action="/login" {
                (visitor.token())
                input type="hidden" name="back" value=(back);
                (fields::name(&reader.say("people-name", &[]), "username", name, wrong))
                (fields::old_password(&reader.say("people-password", &[]), "password", wrong))
                div.actions { button.main { (title) } }
            }
            p.quiet { (reader.say("people-log-in-about", &[])) }
        };
        fields::page(reader, &title, &content)
    })
}

async fn log_out(
    State(site): State<Site>,
    visitor: Visitor,
    reader: Reader,
    headers: HeaderMap,
    Form(Nothing {}): Form<Nothing>,
) -> Response {
    if let Some(session) = visitor.session() {
        let command = Command::CloseSession { session };
        if let Err(error) = site.people().act(&visitor.actor(), command).await {
            return failed(&reader, &error);
        }
    }
    let cookie = session_cookie("", 0, &headers);
    ([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response()
}
