//! The server: addresses, and a stop that lets running requests end.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::get;
use rokada_desk::Register;
use rokada_store::Journal;
use tokio::net::TcpListener;

use crate::events::Events;
use crate::live::Live;
use crate::people::{Pace, recognise};
use crate::{assets, pages, refusal, safety};

/// What the pages are made from.
#[derive(Clone, Debug)]
pub struct Site {
    journal: Journal,
    events: Events,
    live: Live,
    people: Register,
    pace: Pace,
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
            journal,
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
        .layer(middleware::from_fn_with_state(site.clone(), recognise))
        .layer(middleware::from_fn(safety::add_headers))
        .with_state(site)
}

/// Well when the journal answers.
async fn health(State(site): State<Site>) -> StatusCode {
    match site.journal().ping().await {
        Ok(()) => StatusCode::OK,
        Err(error) => {
            tracing::error!(%error, "the journal does not answer");
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}

/// Serves the site until the process is told to stop (Ctrl-C, or the system's terminate signal);
/// requests under way are answered first, and the journal is closed last. `ready` is told the
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
    ready(listener.local_addr()?);
    let (journal, live) = (site.journal.clone(), site.live.clone());
    let router = router(site).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, router)
        .with_graceful_shutdown(async move {
            told_to_stop().await;
            // A stream of news never ends by itself.
            live.stop();
        })
        .await?;
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
