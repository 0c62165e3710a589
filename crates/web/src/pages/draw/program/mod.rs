//! The draw by program: the commitment is announced, those who want to be sure add words, the
//! secret is revealed. See [`rokada_draw::announced`] for what is kept, and that it is drawn once.

mod kept;
mod view;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use rokada_desk::DeskError;
use rokada_draw::announced::{LONGEST_WORD, Refusal};
use rokada_draw::{Announced, ProgramDraw};
use serde::Deserialize;

use self::kept::{Kept, NotDone};
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
pub(super) fn address(draw: &Announced) -> String {
    address_of(&draw.id())
}

fn address_of(id: &str) -> String {
    format!("/draw/program/{id}")
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
    match Kept::announce(site.journal(), title, pool).await {
        Ok((id, key)) => {
            let address = address_of(&id);
            let secure = if by_https(&headers) { "; Secure" } else { "" };
            let cookie = format!(
                "{}={key}; Path={address}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}",
                cookie_name(&id)
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
    let draw = match named(&site, &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return failed(&reader, &error),
    };
    if reader.wants_json {
        return axum::Json(view::Moment::of(&draw)).into_response();
    }
    if !wanted.record.is_empty() {
        let protocol = draw
            .drawn
            .as_ref()
            .map_or(&draw.announcement, |(_, drawn)| drawn);
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
    let mut draw = match Kept::open(site.journal(), &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return failed(&reader, &error),
    };
    let done = draw.add(&said.word).await;
    after(&reader, draw, &headers, &said.word, done)
}

async fn draw(
    State(site): State<Site>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    let mut draw = match Kept::open(site.journal(), &id).await {
        Ok(Some(draw)) => draw,
        Ok(None) => return not_found(reader).await,
        Err(error) => return failed(&reader, &error),
    };
    let drawn = draw.draw(key(&headers, &id), &said.word).await;
    after(&reader, draw, &headers, &said.word, drawn)
}

/// Back to the draw, or the draw with what is wrong on top and what was typed in its field.
fn after(
    reader: &Reader,
    draw: Kept,
    headers: &HeaderMap,
    typed: &str,
    done: Result<(), NotDone>,
) -> Response {
    match (done, draw.announced()) {
        // Whoever was too late sees what was drawn.
        (Ok(()) | Err(NotDone::Refused(Refusal::Drawn)), Some(draw)) => {
            Redirect::to(&address(draw)).into_response()
        }
        (Err(NotDone::Refused(why)), Some(draw)) if !reader.wants_json => {
            let wrong = (why_not(reader, &why), typed);
            let page = view::page(reader, draw, headers, Some(wrong));
            (StatusCode::BAD_REQUEST, page).into_response()
        }
        (Err(error), _) => refused(reader, &error),
        (Ok(()), None) => refused(reader, &NotDone::Refused(Refusal::NotAnnounced)),
    }
}

fn refused(reader: &Reader, error: &NotDone) -> Response {
    match error {
        NotDone::Refused(why) => {
            let status = match why {
                Refusal::NotYours => StatusCode::FORBIDDEN,
                Refusal::NotAnnounced => StatusCode::NOT_FOUND,
                Refusal::Drawn | Refusal::Announced => StatusCode::CONFLICT,
                _ => StatusCode::BAD_REQUEST,
            };
            refuse(reader, status, &why_not(reader, why))
        }
        NotDone::Failed(error) => failed(reader, error),
    }
}

fn why_not(reader: &Reader, why: &Refusal) -> String {
    match why {
        Refusal::NotAnnounced => reader.say("site-nothing-here", &[]),
        Refusal::Announced => reader.say("event-busy", &[]),
        Refusal::Drawn => reader.say("hand-already-drawn", &[]),
        Refusal::NotYours => reader.say("hand-not-yours", &[]),
        Refusal::NoWords => reader.say("hand-no-words", &[]),
        Refusal::BadWord => reader.say("hand-bad-word", &[("n", LONGEST_WORD.into())]),
        Refusal::Full => reader.say("hand-no-more-words", &[]),
        Refusal::Pool(error) => reader.words.draw_pool_error(error),
        Refusal::Program(error) => reader.words.draw_program_error(error),
    }
}

/// The draw of a commitment, where it was announced here; `None` also where it can't be read.
pub(super) async fn announced_here(site: &Site, commitment: &str) -> Option<Announced> {
    let found = named(site, ProgramDraw::id_of(commitment)?).await;
    let found = found.unwrap_or_else(|error| {
        tracing::error!(%error, "a draw can't be read");
        None
    });
    found.filter(|draw| draw.announcement.commitment.as_deref() == Some(commitment))
}

/// A draw by its name, as an address has it.
pub(super) async fn named(site: &Site, id: &str) -> Result<Option<Announced>, DeskError> {
    let kept = Kept::open(site.journal(), id).await?;
    Ok(kept.and_then(Kept::into_announced))
}

fn cookie_name(id: &str) -> String {
    format!("draw-{id}")
}

/// Is this the browser of the one who announced?
fn is_own(draw: &Announced, headers: &HeaderMap) -> bool {
    draw.is_key(key(headers, &draw.id()))
}

/// The address as somebody else's phone needs it.
fn shared(draw: &Announced, headers: &HeaderMap) -> String {
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
