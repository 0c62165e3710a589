//! What is known of events, and whether it still holds.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use lru::LruCache;
use rokada_desk::Desk;
use rokada_journal::{Change, Changes};
use rokada_tournament::{Timestamp, event_of_stream};

use super::Shown;

/// For how long nothing heard is taken for nothing new: a connection to the database may be dead
/// for a while before it is known to be.
const TRUST: Duration = Duration::from_secs(5);

/// How many events are kept; the one that was not asked for the longest goes.
const EVENTS: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");
/// How many bytes of pages are kept of all events together, save of the one that is asked for.
const PAGES: usize = 64 << 20;
/// Of how many events it is remembered how far they have come.
const HEARD: usize = 10_000;

#[derive(Debug)]
pub(super) struct Memory {
    /// The journal's news; none before somebody reads an event.
    news: Option<Changes>,
    /// How many facts each event has, as far as was heard.
    heard: HashMap<String, u64>,
    /// How often news was missed.
    missed: u64,
    known: LruCache<String, Known>,
    /// How many bytes the pages of all events have.
    pages: Arc<AtomicUsize>,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            news: None,
            heard: HashMap::new(),
            missed: 0,
            known: LruCache::new(EVENTS),
            pages: Arc::default(),
        }
    }
}

#[derive(Debug)]
struct Known {
    desk: Arc<Desk>,
    /// When it was the same as in the journal.
    look: Look,
    shown: Option<Arc<Shown>>,
}

/// When somebody looked into the journal.
#[derive(Copy, Clone, Debug)]
pub(super) struct Look {
    at: Instant,
    missed: u64,
}

impl Memory {
    pub(super) fn listens(&self) -> bool {
        self.news.is_some()
    }

    pub(super) fn listen(&mut self, news: Changes) {
        self.news = Some(news);
    }

    /// An event as the journal has it, unless it has to be read again.
    pub(super) fn fresh(&mut self, id: &str) -> Option<Arc<Desk>> {
        self.hear();
        let listens = self.listens();
        let known = self.known.get(id)?;
        let heard = self.heard.get(id).copied().unwrap_or(0);
        let holds = listens
            && known.look.missed == self.missed
            && known.look.at.elapsed() < TRUST
            && known.desk.version() >= heard;
        holds.then(|| known.desk.clone())
    }

    /// What is known of an event, and the moment at which one begins to read on.
    pub(super) fn known(&mut self, id: &str) -> (Option<Arc<Desk>>, Look) {
        let look = Look {
            at: Instant::now(),
            missed: self.missed,
        };
        (self.known.get(id).map(|known| known.desk.clone()), look)
    }

    /// Keeps an event that was read, or written, unless it is known further already. Only what was
    /// read tells that nobody else wrote.
    pub(super) fn keep(&mut self, desk: Desk, read: Option<Look>) -> Arc<Desk> {
        let desk = Arc::new(desk);
        let (_, now) = self.known(desk.id());
        let known = self
            .known
            .get_or_insert_mut(desk.id().to_owned(), || Known {
                desk: desk.clone(),
                look: now,
                shown: None,
            });
        if known.desk.version() < desk.version() {
            known.desk = desk;
        }
        if let Some(look) = read {
            known.look = look;
        }
        known.desk.clone()
    }

    /// The event as everyone may see it, made anew only when that has changed.
    pub(super) fn shown(&mut self, desk: &Arc<Desk>, now: Timestamp) -> Arc<Shown> {
        self.let_pages_go();
        let kept = self.known.get_mut(desk.id()).map(|known| &mut known.shown);
        if let Some(Some(shown)) = &kept
            && shown.holds(desk, now)
        {
            return shown.clone();
        }
        let shown = Arc::new(Shown::new(desk.clone(), now, self.pages.clone()));
        if let Some(kept) = kept {
            *kept = Some(shown.clone());
        }
        shown
    }

    /// Lets the pages of events go, those first that were not asked for the longest, while there are
    /// too many.
    fn let_pages_go(&mut self) {
        let mut beyond = self.pages.load(Ordering::Relaxed).saturating_sub(PAGES);
        let last = self.known.len().saturating_sub(1);
        for (_, known) in self.known.iter_mut().rev().take(last) {
            if beyond == 0 {
                return;
            }
            let gone = known.shown.take().map_or(0, |shown| shown.bytes());
            beyond = beyond.saturating_sub(gone);
        }
    }

    fn hear(&mut self) {
        while let Some(change) = self.news.as_mut().and_then(Changes::try_next) {
            match change {
                Change::Missed => self.missed += 1,
                Change::Appended { stream, version } => {
                    if let Some(event) = event_of_stream(&stream) {
                        self.heard(event, version);
                    }
                }
            }
        }
    }

    fn heard(&mut self, event: &str, version: u64) {
        if self.heard.len() >= HEARD {
            // What is kept is read on instead.
            self.heard.clear();
            self.missed += 1;
        }
        let heard = self.heard.entry(event.to_owned()).or_default();
        *heard = version.max(*heard);
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Bytes;
    use rokada_journal::Journal;
    use rokada_messages::Lang;
    use rokada_tournament::{Command, Settings};

    use super::*;
    use crate::events::{Kept, Key};

    async fn desk(journal: &Journal, n: usize) -> Desk {
        let mut desk = Desk::for_new(journal, &format!("e{n}")).await.unwrap();
        let settings = Box::new(Settings::named(format!("e{n}"), 3));
        let made = desk.act("arbiter", Command::Create { settings }).await;
        made.unwrap();
        desk
    }

    #[tokio::test]
    async fn only_so_many_events_and_pages_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        let mut memory = Memory::default();
        // Each has a page of a mebibyte.
        for n in 0..EVENTS.get() + 20 {
            let desk = memory.keep(desk(&journal, n).await, None);
            let shown = memory.shown(&desk, Timestamp(0));
            let key = Key {
                page: "1".into(),
                lang: Lang::default(),
                json: false,
            };
            shown.page(key, || {
                Kept::new(Bytes::from(vec![0; 1 << 20]), "text/plain")
            });
            assert!(memory.pages.load(Ordering::Relaxed) <= PAGES + (3 << 20));
        }
        assert_eq!(memory.known.len(), EVENTS.get());
        let kept = |memory: &Memory, id: &str| memory.known.peek(id).map(|k| k.shown.is_some());
        assert_eq!(kept(&memory, "e0"), None, "the first has gone");
        assert_eq!(kept(&memory, "e20"), Some(false), "its pages have gone");
        assert_eq!(kept(&memory, "e275"), Some(true));
        drop(memory.known.pop("e275"));
        assert!(memory.pages.load(Ordering::Relaxed) > 0);
        memory.known.clear();
        assert_eq!(memory.pages.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn what_was_heard_of_more_events_than_are_remembered_is_read_on() {
        let mut memory = Memory::default();
        for n in 0..=HEARD as u64 {
            memory.heard(&format!("e{n}"), n);
        }
        assert_eq!((memory.heard.len(), memory.missed), (1, 1));
    }
}
