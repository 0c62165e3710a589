//! News of events as they come: one task hears of every change and tells all who watch.

mod news;
mod watch;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rokada_desk::DeskError;
use rokada_journal::{Change, Changes};
use rokada_tournament::event_of_stream;
use tokio::sync::{Notify, broadcast, watch as signal};

use crate::events::{Events, Shown};
use news::News;
pub(crate) use watch::{Message, Watch};

/// How many pieces of news a slow watcher may lag behind before it is told to look at everything.
const BACKLOG: usize = 64;
/// After how long a journal that did not answer is asked again.
const AGAIN: Duration = Duration::from_secs(1);

/// Tells all who watch an event what has changed: by a fact, from whatever node it came, or because
/// the moment of an announcement has come.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    events: Events,
    hub: Arc<Mutex<Hub>>,
    /// Somebody watches an event that nobody watched before.
    newcomer: Arc<Notify>,
    stopped: signal::Sender<bool>,
}

#[derive(Debug, Default)]
struct Hub {
    /// Whether the task runs; it begins with the first who watches.
    runs: bool,
    watched: HashMap<String, Watched>,
}

#[derive(Debug)]
struct Watched {
    /// What was told last.
    shown: Arc<Shown>,
    news: broadcast::Sender<Message>,
}

impl Live {
    pub(crate) fn new(events: Events) -> Live {
        Live {
            events,
            hub: Arc::default(),
            newcomer: Arc::default(),
            stopped: signal::Sender::new(false),
        }
    }

    /// Begins to watch an event. Who has seen another edition than the one that is told from now on
    /// is told first to look at everything.
    pub(crate) fn watch(&self, shown: &Arc<Shown>, seen: Option<&str>) -> Watch {
        let mut hub = self.hub();
        if !hub.runs {
            hub.runs = true;
            tokio::spawn(self.clone().run());
        }
        let watched = hub
            .watched
            .entry(shown.id().to_owned())
            .or_insert_with(|| Watched {
                shown: shown.clone(),
                news: broadcast::Sender::new(BACKLOG),
            });
        self.newcomer.notify_one();
        let edition = watched.shown.edition();
        let first = match seen {
            Some(seen) if seen == edition.to_string() => Message::nothing(edition),
            _ => Message::new(edition, &News::default()),
        };
        Watch::new(first, watched.news.subscribe(), self.stopped.subscribe())
    }

    /// How many watch at this moment.
    pub(crate) fn watchers(&self) -> usize {
        let hub = self.hub();
        let watchers = |watched: &Watched| watched.news.receiver_count();
        hub.watched.values().map(watchers).sum()
    }

    /// Ends all streams, so that the server can stop.
    pub(crate) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    /// Turns true when all streams have to end.
    pub(crate) fn stopped(&self) -> signal::Receiver<bool> {
        self.stopped.subscribe()
    }

    async fn run(self) {
        let mut stopped = self.stopped.subscribe();
        tokio::select! {
            () = self.tell() => {}
            _ = stopped.wait_for(|stopped| *stopped) => {}
        }
    }

    async fn tell(&self) {
        loop {
            match self.events.changes().await {
                Ok(changes) => match self.hear(changes).await {
                    Ok(()) => return self.stop(),
                    Err(error) => tracing::warn!(%error, "no news can be told"),
                },
                Err(error) => tracing::warn!(%error, "no news can be heard"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Tells everything that is heard until the journal is closed.
    async fn hear(&self, mut changes: Changes) -> Result<(), DeskError> {
        self.look_at_all().await?;
        loop {
            tokio::select! {
                change = changes.next() => match change {
                    Some(Change::Appended { stream, .. }) => {
                        if let Some(id) = event_of_stream(&stream) {
                            self.look_at(id).await?;
                        }
                    }
                    Some(Change::Missed) => self.look_at_all().await?,
                    None => return Ok(()),
                },
                () = self.next_moment() => self.look_at_all().await?,
                () = self.newcomer.notified() => {}
            }
        }
    }

    /// Waits for the next moment at which a position becomes public.
    async fn next_moment(&self) {
        let moments = |hub: &Hub| {
            let watched = hub.watched.values();
            watched.filter_map(|watched| watched.shown.until()).min()
        };
        let Some(moment) = moments(&self.hub()) else {
            return std::future::pending().await;
        };
        let wait = moment.0.saturating_mul(1000) - rokada_desk::now_ms();
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
        // A moment that is years away is looked for again in a day.
        tokio::time::sleep(wait.min(Duration::from_secs(86_400))).await;
    }

    async fn look_at_all(&self) -> Result<(), DeskError> {
        let all: Vec<String> = self.hub().watched.keys().cloned().collect();
        for id in all {
            self.look_at(&id).await?;
        }
        Ok(())
    }

    /// Tells what has changed in an event, if anybody watches it.
    async fn look_at(&self, id: &str) -> Result<(), DeskError> {
        if !self.is_watched(id) {
            return Ok(());
        }
        let Some(shown) = self.events.shown_now(id).await? else {
            return Ok(());
        };
        let mut hub = self.hub();
        let Some(watched) = hub.watched.get_mut(id) else {
            return Ok(());
        };
        if watched.shown.edition() != shown.edition() {
            let news = News::between(watched.shown.event(), shown.event());
            // What the arbiter prepares is no news. And nobody may be there any more.
            if !news.is_nothing() {
                let _ = watched.news.send(Message::new(shown.edition(), &news));
            }
        }
        watched.shown = shown;
        Ok(())
    }

    /// Whether anybody watches an event; one that all have left is forgotten.
    fn is_watched(&self, id: &str) -> bool {
        let mut hub = self.hub();
        let watchers = |watched: &Watched| watched.news.receiver_count();
        match hub.watched.get(id).map(watchers) {
            None => false,
            Some(0) => {
                hub.watched.remove(id);
                false
            }
            Some(_) => true,
        }
    }

    fn hub(&self) -> MutexGuard<'_, Hub> {
        self.hub.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
