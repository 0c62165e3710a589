//! Events as the journal has them, kept in memory between requests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rokada_desk::{Desk, DeskError};
use rokada_event::views::Reader as Eye;
use rokada_store::Journal;

/// The events of a journal.
#[derive(Clone, Debug)]
pub(crate) struct Events {
    journal: Journal,
    /// What was read last of each; it is caught up with the journal before it is used.
    known: Arc<Mutex<HashMap<String, Arc<Desk>>>>,
}

impl Events {
    pub(crate) fn new(journal: Journal) -> Events {
        Events {
            journal,
            known: Arc::default(),
        }
    }

    /// An event as it stands; `None` where there is none of that name.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<Arc<Desk>>, DeskError> {
        let known = self.lock().get(id).cloned();
        let Some(known) = known else {
            let read = Desk::open(&self.journal, id).await?;
            return Ok(read.map(|desk| self.keep(desk)));
        };
        let mut desk = Desk::clone(&known);
        desk.catch_up().await?;
        match desk.version() == known.version() {
            true => Ok(Some(known)),
            false => Ok(Some(self.keep(desk))),
        }
    }

    /// Remembers an event as it stands now, unless it is known further already.
    pub(crate) fn keep(&self, desk: Desk) -> Arc<Desk> {
        let desk = Arc::new(desk);
        let mut known = self.lock();
        let newest = known
            .entry(desk.id().to_owned())
            .or_insert_with(|| desk.clone());
        if newest.version() < desk.version() {
            *newest = desk.clone();
        }
        desk
    }

    /// The names of all events.
    pub(crate) async fn names(&self) -> Result<Vec<String>, DeskError> {
        Ok(rokada_desk::events(&self.journal).await?)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Desk>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What anyone may see at this moment.
pub(crate) fn everyone() -> Eye {
    Eye::Everyone(rokada_desk::now())
}
