//! The server: addresses, and a stop that lets running requests end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::get;
use ipnet::IpNet;
use rokada_desk::{DeskError, Register};
use rokada_journal::Journal;
use rokada_tournament::Search;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tower_http::compression::CompressionLayer;

use crate::backup::{BackupPlan, Backups};
use crate::events::Events;
use crate::guard::{Guard, connections, guard};
use crate::live::Live;
use crate::observe::{self, Metrics};
use crate::people::{Pace, Proxies, recognise};
use crate::{assets, pages, plain, refusal, safety};

/// How long requests under way may take once the server is told to stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the start may take longer, so that the first pages are quick.
const WARM: Duration = Duration::from_secs(2);
/// How many events are listed on a page.
pub(crate) const LISTED: usize = 50;

/// What the pages are made from.
#[derive(Clone, Debug)]
pub struct Site {
    journal: Journal,
    events: Events,
    live: Live,
    people: Register,
    pace: Pace,
    metrics: Metrics,
    guard: Guard,
    proxies: Proxies,
    backups: Option<Backups>,
}

impl Site {
    /// A site on a journal.
    pub fn new(journal: Journal) -> Site {
        let events = Events::new(journal.clone());
        Site {
            live: Live::new(events.clone()),
            events,
            people: Register::new(journal.clone()),
            pace: Pace::default(),
            metrics: Metrics::default(),
            guard: Guard::new(),
            proxies: Proxies::default(),
            backups: None,
            journal,
        }
    }

    /// The site behind proxies of these networks, besides those on this machine: they are believed
    /// when they say for whom they ask (`X-Forwarded-For`).
    pub fn behind(self, proxies: impl IntoIterator<Item = IpNet>) -> Site {
        Site {
            proxies: Proxies::new(proxies),
            ..self
        }
    }

    /// Reads what the first page of the list of events is made of, so that nobody waits for it.
    async fn warm_up(self) {
        let all = Search::default();
        if let Err(error) = self.events.page(&all, 1, LISTED).await {
            tracing::warn!(%error, "the events could not be listed yet");
        }
    }

    /// The site with backups of its journal made while it is served.
    pub fn backing_up(self, plan: BackupPlan) -> Site {
        Site {
            backups: Some(Backups::new(plan)),
            ..self
        }
    }

    pub(crate) fn journal(&self) -> &Journal {
        &self.journal
    }

    pub(crate) fn events(&self) -> &Events {
        &self.events
    }

    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    pub(crate) fn people(&self) -> &Register {
        &self.people
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn guard(&self) -> &Guard {
        &self.guard
    }

    pub(crate) fn proxies(&self) -> &Proxies {
        &self.proxies
    }

    pub(crate) fn backups(&self) -> Option<&Backups> {
        self.backups.as_ref()
    }

    pub(crate) fn pace(&self) -> &Pace {
        &self.pace
    }
}

/// All addresses of the site.
pub fn router(site: Site) -> Router {
    Router::new()
        .merge(pages::routes())
        .merge(assets::routes())
        .route("/health", get(health))
        .fallback(refusal::not_found)
        .merge(observe::routes())
        // The last layer is the outermost.
        .layer(middleware::from_fn(plain::in_words))
        .layer(middleware::from_fn_with_state(site.clone(), guard))
        .layer(middleware::from_fn_with_state(site.clone(), recognise))
        // `guard` has read what was sent, up to its own limit.
        .layer(DefaultBodyLimit::disable())
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(safety::add_headers))
        .layer(middleware::from_fn_with_state(
            site.clone(),
            observe::observe,
        ))
        .with_state(site)
}

/// Well when the journal answers.
async fn health(State(site): State<Site>) -> StatusCode {
    let answer = site.journal().ping().await;
    match site.events().learn(answer.map_err(DeskError::from)) {
        Ok(()) => StatusCode::OK,
        Err(error) => {
            tracing::error!(%error, "the journal does not answer");
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}

/// Serves the site until the process is told to stop (Ctrl-C, or the system's terminate signal);
/// requests under way are answered first, for ten seconds at most, and the journal is closed last. `ready` is told the
/// address once the server listens.
///
/// # Errors
/// What the system says when the address can't be listened on.
pub async fn serve(
    site: Site,
    address: SocketAddr,
    ready: impl FnOnce(SocketAddr),
) -> std::io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    // Who comes before it is done waits for the rest.
    let warm = tokio::spawn(site.clone().warm_up());
    let _ = tokio::time::timeout(WARM, warm).await;
    ready(listener.local_addr()?);
    let journal = site.journal.clone();
    let (live, stopping) = (site.live.clone(), Arc::new(Notify::new()));
    let stopped = stopping.clone();
    let proxies = site.proxies.clone();
    let backups = site.backups.clone();
    let scheduled = backups.clone().map(|backups| {
        let journal = journal.clone();
        tokio::spawn(async move { backups.run(&journal).await })
    });
    let served = connections::serve(listener, router(site), proxies, async move {
        told_to_stop().await;
        tracing::info!("told to stop");
        // A stream of news never ends by itself.
        live.stop();
        stopping.notify_one();
    });
    let patience = async {
        stopped.notified().await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        () = served => {}
        () = patience => tracing::warn!("stopped before every request was answered"),
    }
    if let (Some(backups), Some(scheduled)) = (backups, scheduled) {
        // One that is being made is left to end by itself.
        if tokio::time::timeout(PATIENCE, backups.make(&journal))
            .await
            .is_err()
        {
            tracing::warn!("stopped before the last backup was made");
        }
        scheduled.abort();
    }
    journal.close().await;
    Ok(())
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
