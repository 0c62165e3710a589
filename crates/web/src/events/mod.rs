//! Events as the journal has them, kept in memory between requests.

mod away;
mod index;
mod kept;
mod memory;
mod shown;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rokada_desk::{Desk, DeskError};
use rokada_journal::{Changes, Fault, Head, HeadCode, Journal, JournalError};
use rokada_tournament::{Command, Search, Timestamp, stream_of};

pub(crate) use index::{Found, Listed};
pub(crate) use kept::{Kept, Key, Wants};
pub(crate) use shown::{Edition, Shown};

use away::Away;
use index::Index;
use memory::Memory;

/// How long somebody waits for a turn to write.
const TURN: Duration = Duration::from_secs(1);

/// The events of a journal.
///
/// The journal tells what is appended to it, by this process or another, so that an event of which
/// nothing new was heard is answered from memory. What this process appended is heard at once.
#[derive(Clone, Debug)]
pub(crate) struct Events {
    journal: Journal,
    memory: Arc<Mutex<Memory>>,
    index: Arc<tokio::sync::Mutex<Index>>,
    away: Arc<Away>,
    /// One reads from the journal at a time; those who wanted the same find it read.
    reading: Arc<tokio::sync::Mutex<()>>,
    /// Those who write take turns, in the order in which they came.
    writing: Arc<tokio::sync::Mutex<()>>,
}

impl Events {
    pub(crate) fn new(journal: Journal) -> Events {
        Events {
            index: Arc::new(tokio::sync::Mutex::new(Index::new(journal.clone()))),
            journal,
            away: Arc::default(),
            memory: Arc::default(),
            reading: Arc::default(),
            writing: Arc::default(),
        }
    }

    /// The news of the journal, as they come.
    pub(crate) async fn changes(&self) -> Result<Changes, DeskError> {
        Ok(self.journal.changes().await?)
    }

    /// An event as it stands; `None` where there is none of that name.
    pub(crate) async fn read(&self, id: &str) -> Result<Option<Arc<Desk>>, DeskError> {
        if let Some(known) = self.memory().fresh(id) {
            return Ok(Some(known));
        }
        if let Some(away) = self.away.lately() {
            return Err(away);
        }
        let _turn = self.reading.lock().await;
        // Those who waited for one that was not answered need not ask again.
        if let Some(away) = self.away.lately() {
            return Err(away);
        }
        self.away.learn(self.read_on(id).await)
    }

    async fn read_on(&self, id: &str) -> Result<Option<Arc<Desk>>, DeskError> {
        if !self.memory().listens() {
            let changes = self.changes().await?;
            self.memory().listen(changes);
        }
        if let Some(known) = self.memory().fresh(id) {
            return Ok(Some(known));
        }
        let (known, look) = self.memory().known(id);
        let desk = match known {
            Some(known) => {
                let mut desk = Desk::clone(&known);
                desk.catch_up().await?;
                desk
            }
            None => match Desk::open(&self.journal, id).await? {
                Some(desk) => desk,
                None => return Ok(None),
            },
        };
        Ok(Some(self.memory().keep(desk, Some(look))))
    }

    /// Decides a command on an event as it stands now, and keeps what follows.
    ///
    /// Who writes waits for a turn, but not for long: it only spares those who come at the same
    /// moment from being overtaken again and again. Without one the journal still sees to it that
    /// nobody overwrites another.
    pub(crate) async fn act(
        &self,
        seen: &Desk,
        actor: &str,
        command: Command,
    ) -> Result<Arc<Desk>, DeskError> {
        let _turn = tokio::time::timeout(TURN, self.writing.lock()).await;
        let now = self.read(seen.id()).await?;
        let mut desk = now.map_or_else(|| seen.clone(), |now| Desk::clone(&now));
        desk.act(actor, command).await?;
        Ok(self.keep(desk))
    }

    /// An event as everyone may see it at this moment.
    pub(crate) async fn shown_now(&self, id: &str) -> Result<Option<Arc<Shown>>, DeskError> {
        let desk = self.read(id).await?;
        Ok(desk.map(|desk| self.memory().shown(&desk, rokada_desk::now())))
    }

    /// The same; as far as is known where the database does not answer.
    pub(crate) async fn shown(&self, id: &str) -> Result<Option<Seen>, DeskError> {
        let error = match self.shown_now(id).await {
            Ok(shown) => return Ok(shown.map(|shown| Seen { shown, since: None })),
            Err(error) => error,
        };
        let since = self.away.since().filter(|_| is_unreachable(&error));
        let mut memory = self.memory();
        match (memory.known(id).0, since) {
            (Some(known), Some(_)) => Ok(Some(Seen {
                shown: memory.shown(&known, rokada_desk::now()),
                since,
            })),
            _ => Err(error),
        }
    }

    /// Whether the database is known not to answer.
    pub(crate) fn away(&self) -> Option<DeskError> {
        self.away.lately()
    }

    /// Learns from what somebody else asked of the same database.
    pub(crate) fn learn<T>(&self, answer: Result<T, DeskError>) -> Result<T, DeskError> {
        self.away.learn(answer)
    }

    /// The head of an event's stream that everyone may know: it covers nothing that is still
    /// secret. `None` where there is none yet.
    pub(crate) async fn head(&self, shown: &Shown) -> Result<Option<Head>, DeskError> {
        let find = async || {
            let desk = shown.desk();
            let history = rokada_desk::history(&self.journal, desk.id()).await?;
            let known = usize::try_from(desk.version()).unwrap_or(usize::MAX);
            let facts = history.iter().take(known).map(|entry| &entry.fact);
            let public = desk.event().public_facts(facts, rokada_desk::now());
            let stream = stream_of(desk.id());
            Ok(self.journal.public_head(&stream, public).await?)
        };
        shown.head.get_or_try_init(find).await.copied()
    }

    /// What is wrong where an event's stream does not carry on from a head that somebody noted.
    pub(crate) async fn compare(
        &self,
        id: &str,
        noted: HeadCode,
    ) -> Result<Option<Fault>, DeskError> {
        Ok(self.journal.compare(&stream_of(id), noted).await?)
    }

    /// Remembers an event as it stands now, unless it is known further already.
    pub(crate) fn keep(&self, desk: Desk) -> Arc<Desk> {
        self.memory().keep(desk, None)
    }

    /// A page, from 1, of `limit` of the events that are looked for, as everyone may see them: the
    /// latest first, archived ones last.
    pub(crate) async fn page(
        &self,
        search: &Search,
        page: usize,
        limit: usize,
    ) -> Result<Found, DeskError> {
        let mut index = self.index.lock().await;
        let found = match self.away.lately() {
            Some(away) => Err(away),
            None => self.away.learn(index.page(self, search, page, limit).await),
        };
        match (found, self.away.since()) {
            (Err(error), Some(since)) if is_unreachable(&error) => {
                index.as_known(since, search, page, limit).ok_or(error)
            }
            (found, _) => found,
        }
    }

    /// Looks at the heads of all events beside the requests.
    fn look_through(&self) {
        let events = self.clone();
        tokio::spawn(async move {
            let known = events.index.lock().await.heads();
            let changed = rokada_desk::changed(&events.journal, &known).await;
            let changed = changed.inspect_err(|error| {
                tracing::warn!(%error, "the heads of events could not be looked at");
            });
            events.index.lock().await.take(changed.ok());
        });
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An event as everyone may see it.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) shown: Arc<Shown>,
    /// Since when nothing new is known of it, because the database does not answer.
    pub(crate) since: Option<Timestamp>,
}

/// Does the database not answer?
pub(crate) fn is_unreachable(error: &DeskError) -> bool {
    matches!(error, DeskError::Store(JournalError::Unreachable(_)))
}
