//! What happens to the event, told to those who enter its results: above all when a result that
//! somebody had entered is another one now, and when the next round begins.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::extract::Query;
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use rokada_desk::{DeskError, history};
use rokada_journal::{Change, Changes};
use rokada_tournament::{Fact, GameRef, event_of_stream};
use serde::{Deserialize, Serialize};

use super::show::{self, Sheet};
use crate::pages::desk::at::{AtDesk, AtResults};
use crate::pages::desk::journal;

/// How often a silent stream says that it is there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// After how long a browser has to ask again, and is looked at anew: its link may hold no longer.
const HOLDS: Duration = Duration::from_secs(600);

#[derive(Deserialize)]
pub(super) struct Asked {
    /// How many facts the page rests on that asks.
    seen: Option<u64>,
}

/// How long news are gathered, so that a row of results is one piece of news.
const GATHER: Duration = Duration::from_millis(150);

/// What has happened since the last piece of news.
#[derive(Serialize)]
struct News {
    /// The round being played.
    round: u16,
    /// The rows of games whose result is another one now.
    rows: Vec<NewRow>,
    /// How many boards of that round have all their results, in words.
    done: String,
    /// Something else happened: a page looks at everything again.
    other: bool,
    /// Results that were changed after they had been entered, in words.
    overwritten: Vec<String>,
}

#[derive(Serialize)]
struct NewRow {
    round: u16,
    board: u32,
    game: u8,
    row: String,
}

struct Listener {
    at: AtDesk,
    changes: Changes,
    /// How many facts were told.
    told: u64,
    since: Instant,
}

pub(super) async fn stream(
    AtResults(at): AtResults,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let heard = headers.get("last-event-id");
    let heard = heard.and_then(|heard| heard.to_str().ok()?.parse().ok());
    let changes = match at.site.events().changes().await {
        Ok(changes) => changes,
        Err(error) => return at.not_done(&error, None, ""),
    };
    let listener = Listener {
        told: heard.or(asked.seen).unwrap_or(at.version()),
        at,
        changes,
        since: Instant::now(),
    };
    let news = stream::unfold(listener, |listener| async {
        let (event, listener) = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    let alive = KeepAlive::new().interval(HEARTBEAT);
    (unbuffered, Sse::new(news).keep_alive(alive)).into_response()
}

fn rows(at: &AtDesk, games: &BTreeSet<GameRef>) -> Vec<NewRow> {
    let mut view = None;
    let row = |game: &GameRef| {
        let sheet = Sheet {
            round: game.round,
            notice: None,
            older: false,
        };
        Some(NewRow {
            round: game.round,
            board: game.board,
            game: game.game,
            row: show::row_of(at, &mut view, *game, &sheet)?.into_string(),
        })
    };
    games.iter().filter_map(row).collect()
}

impl Listener {
    /// Waits for the next piece of news; `None` once the server stops or the browser has to ask anew.
    async fn next(mut self) -> Option<(Event, Listener)> {
        let mut stopped = self.at.site.live().stopped();
        loop {
            if self.at.version() > self.told {
                match self.news().await {
                    Ok(news) => {
                        self.told = self.at.version();
                        let event = Event::default().id(self.told.to_string()).event("desk");
                        return Some((event.json_data(news).ok()?, self));
                    }
                    Err(error) => tracing::warn!(%error, "no news can be told"),
                }
            }
            let left = HOLDS.checked_sub(self.since.elapsed())?;
            let change = tokio::select! {
                change = self.changes.next() => change?,
                _ = stopped.wait_for(|stopped| *stopped) => return None,
                () = tokio::time::sleep(left) => return None,
            };
            let concerns = match &change {
                Change::Appended { stream, .. } => event_of_stream(stream) == Some(self.at.id()),
                Change::Missed => true,
            };
            if !concerns {
                continue;
            }
            tokio::time::sleep(GATHER).await;
            if let Ok(Some(desk)) = self.at.site.events().read(self.at.id()).await {
                self.at = self.at.with(desk);
            }
        }
    }

    async fn news(&self) -> Result<News, DeskError> {
        let at = &self.at;
        let deeds = history(at.site.journal(), at.id()).await?;
        let mut games = BTreeSet::new();
        let mut overwritten = Vec::new();
        let mut other = false;
        for deed in deeds.iter().filter(|deed| deed.version > self.told) {
            match &deed.fact {
                Fact::ResultEntered { game, .. }
                | Fact::ResultAgreed { game, .. }
                | Fact::ResultReported { game, .. } => _ = games.insert(*game),
                Fact::ResultCorrected { game, .. } => {
                    games.insert(*game);
                    let who = at.reader.words.actor(&deed.actor, &|entry| at.who(entry));
                    overwritten.push(format!("{who}: {}", journal::in_words(at, &deed.fact)));
                }
                _ => other = true,
            }
        }
        let round = at.round_being_played();
        Ok(News {
            round,
            rows: rows(at, &games),
            done: show::done(at, round),
            other,
            overwritten,
        })
    }
}
