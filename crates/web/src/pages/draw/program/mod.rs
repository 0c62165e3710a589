//! The draw by program: the commitment is announced, those who want to be sure add words, the
//! secret is revealed. See `rokada_desk::ProgramDraw` for what is kept, and that it is drawn once.

mod view;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use rokada_desk::{DeskError, DrawRefused, LONGEST_WORD, ProgramDraw, ProgramDrawError};
use serde::Deserialize;

use super::pool::Settings;
use super::record;
use crate::people::{Address, Form};
use crate::qr::{self, by_https};
use crate::reader::Reader;
use crate::refusal::{failed, not_found, refuse};
use crate::server::Site;

/// How long the browser of the one who announced may draw: a week.
const SECONDS: u32 = 7 * 24 * 3600;

pub(super) fn routes() -> Router<Site> {
    Router::new()
        .route("/draw/program", get(view::front).post(announce))
        .route("/draw/program/{id}", get(page))
        .route("/draw/program/{id}/word", post(add))
        .route("/draw/program/{id}/draw", post(draw))
}

/// The address of a draw.
pub(super) fn address(draw: &ProgramDraw) -> String {
    format!("/draw/program/{}", draw.id())
}

async fn announce(
    State(site): State<Site>,
    Address(from): Address,
    headers: HeaderMap,
    reader: Reader,
    Form(settings): Form<Settings>,
) -> Response {
    let read = settings.pool(&reader);
    let read = read.and_then(|pool| Ok((pool, settings.title(&reader)?)));
    let (pool, title) = match read {
        Ok(read) => read,
        Err(detail) => return view::settings_refused(&reader, &settings, &detail),
    };
    if site.pace().announce(from).is_err() {
        let detail = reader.say("hand-too-often", &[]);
        return refuse(&reader, StatusCode::TOO_MANY_REQUESTS, &detail);
    }
    match ProgramDraw::announce(site.journal(), title, pool).await {
        Ok((draw, key)) => {
            let address = address(&draw);
            let secure = if by_https(&headers) { "; Secure" } else { "" };
            let cookie = format!(
                "{}={key}; Path={address}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}",
                cookie_name(draw.id())
            );
            ([(SET_COOKIE, cookie)], Redirect::to(&address)).into_response()
        }
        Err(error) => refused(&reader, &error),
    }
}

#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    record: String,
}

async fn page(
    State(site): State<Site>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let draw = match ProgramDraw::open(site.journal(), &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return refused(&reader, &error),
    };
    if reader.wants_json {
        return axum::Json(view::Moment::of(&draw)).into_response();
    }
    if !wanted.record.is_empty() {
        let protocol = draw.drawn().map_or(draw.announcement(), |(_, drawn)| drawn);
        return record::file(protocol, &wanted.record);
    }
    view::page(&reader, &draw, &headers, None).into_response()
}

#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    word: String,
}

async fn add(
    State(site): State<Site>,
    Path(id): Path<String>,
    Address(from): Address,
    headers: HeaderMap,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    if site.pace().word(from).is_err() {
        let detail = reader.say("hand-words-too-fast", &[]);
        return refuse(&reader, StatusCode::TOO_MANY_REQUESTS, &detail);
    }
    let mut draw = match ProgramDraw::open(site.journal(), &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return refused(&reader, &error),
    };
    let done = draw.add(&said.word).await;
    after(&reader, &draw, &headers, &said.word, done)
}

async fn draw(
    State(site): State<Site>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    let mut draw = match ProgramDraw::open(site.journal(), &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return refused(&reader, &error),
    };
    let drawn = draw.draw(key(&headers, &id), &said.word).await;
    after(&reader, &draw, &headers, &said.word, drawn.map(|_| ()))
}

/// Back to the draw, or the draw with what is wrong on top and what was typed in its field.
fn after(
    reader: &Reader,
    draw: &ProgramDraw,
    headers: &HeaderMap,
    typed: &str,
    done: Result<(), ProgramDrawError>,
) -> Response {
    match done {
        // Whoever was too late sees what was drawn.
        Ok(()) | Err(ProgramDrawError::Refused(DrawRefused::Drawn)) => {
            Redirect::to(&address(draw)).into_response()
        }
        Err(ProgramDrawError::Refused(why)) if !reader.wants_json => {
            let wrong = (why_not(reader, &why), typed);
            let page = view::page(reader, draw, headers, Some(wrong));
            (StatusCode::BAD_REQUEST, page).into_response()
        }
        Err(error) => refused(reader, &error),
    }
}

fn refused(reader: &Reader, error: &ProgramDrawError) -> Response {
    match error {
        ProgramDrawError::Refused(why) => {
            let status = match why {
                DrawRefused::NotYours => StatusCode::FORBIDDEN,
                DrawRefused::Drawn => StatusCode::CONFLICT,
                _ => StatusCode::BAD_REQUEST,
            };
            refuse(reader, status, &why_not(reader, why))
        }
        ProgramDrawError::Desk(error) => failed(reader, error),
    }
}

fn why_not(reader: &Reader, why: &DrawRefused) -> String {
    match why {
        DrawRefused::Drawn => reader.say("hand-already-drawn", &[]),
        DrawRefused::NotYours => reader.say("hand-not-yours", &[]),
        DrawRefused::NoWords => reader.say("hand-no-words", &[]),
        DrawRefused::BadWord => reader.say("hand-bad-word", &[("n", LONGEST_WORD.into())]),
        DrawRefused::Full => reader.say("hand-no-more-words", &[]),
        DrawRefused::Pool(error) => reader.words.draw_pool_error(error),
        DrawRefused::Program(error) => reader.words.draw_program_error(error),
    }
}

/// The draw of a commitment, where it was announced here; `None` also where it can't be read.
pub(super) async fn announced_here(site: &Site, commitment: &str) -> Option<ProgramDraw> {
    let found = ProgramDraw::committed(site.journal(), commitment).await;
    found.unwrap_or_else(|error| {
        if let ProgramDrawError::Desk(error) = &error {
            tracing::error!(%error, "a draw can't be read");
        }
        None
    })
}

/// A draw by its name, as an address has it.
pub(super) async fn named(site: &Site, id: &str) -> Result<Option<ProgramDraw>, DeskError> {
    match ProgramDraw::open(site.journal(), id).await {
        Ok(found) => Ok(found),
        Err(ProgramDrawError::Desk(error)) => Err(error),
        Err(ProgramDrawError::Refused(_)) => Ok(None),
    }
}

fn cookie_name(id: &str) -> String {
    format!("draw-{id}")
}

/// Is this the browser of the one who announced?
fn is_own(draw: &ProgramDraw, headers: &HeaderMap) -> bool {
    draw.is_key(key(headers, draw.id()))
}

/// The address as somebody else's phone needs it.
fn shared(draw: &ProgramDraw, headers: &HeaderMap) -> String {
    qr::address(headers, &address(draw))
}

/// The key that the browser of the one who announced keeps; nothing in any other.
fn key<'a>(headers: &'a HeaderMap, id: &str) -> &'a str {
    let name = cookie_name(id);
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name.as_str())?.strip_prefix('='))
        .unwrap_or("")
}
