//! An event as everyone may see it, with the pages made of it.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rokada_desk::Desk;
use rokada_journal::Head;
use rokada_tournament::{Published, Timestamp};

use super::{Kept, Key};

/// How many pages of an event are kept. An event of 300 players has 1,300 in four languages; what is
/// beyond is made anew each time.
const PAGES: usize = 2_000;

/// An event as everyone may see it between two changes: until its next fact, or until a position
/// becomes public.
#[derive(Debug)]
pub(crate) struct Shown {
    desk: Arc<Desk>,
    event: Published,
    edition: Edition,
    until: Option<Timestamp>,
    pages: Mutex<HashMap<Key, Arc<OnceLock<Kept>>>>,
    /// The head of its stream that everyone may know.
    pub(super) head: tokio::sync::OnceCell<Option<Head>>,
    /// How many bytes the pages have.
    bytes: AtomicUsize,
    /// The same of all events together.
    total: Arc<AtomicUsize>,
}

/// Which of its states an event is shown in.
///
/// # Display
/// `17.2`: after 17 facts, with two positions public.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Edition {
    version: u64,
    announced: usize,
}

impl Shown {
    pub(super) fn new(desk: Arc<Desk>, now: Timestamp, total: Arc<AtomicUsize>) -> Shown {
        let event = desk.event().as_published(now);
        Shown {
            edition: Edition {
                version: desk.version(),
                announced: event.used_positions().count(),
            },
            until: desk.event().next_announcement(now),
            pages: Mutex::default(),
            head: tokio::sync::OnceCell::default(),
            bytes: AtomicUsize::new(0),
            total,
            event,
            desk,
        }
    }

    /// Whether it is still what everyone may see of the event.
    pub(super) fn holds(&self, desk: &Desk, now: Timestamp) -> bool {
        self.desk.version() >= desk.version() && self.until.is_none_or(|moment| now < moment)
    }

    pub(crate) fn id(&self) -> &str {
        self.desk.id()
    }

    pub(super) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The event without anything that is not public.
    pub(crate) fn event(&self) -> &Published {
        &self.event
    }

    pub(crate) fn edition(&self) -> Edition {
        self.edition
    }

    /// When it changes by itself.
    pub(crate) fn until(&self) -> Option<Timestamp> {
        self.until
    }

    /// A page, made by the first who asks for it.
    pub(crate) fn page(&self, key: Key, make: impl FnOnce() -> Kept) -> Kept {
        let place = {
            let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
            match pages.get(&key) {
                Some(place) => place.clone(),
                None if pages.len() >= PAGES => Arc::default(),
                None => pages.entry(key).or_default().clone(),
            }
        };
        // Others who want the same page wait for it here, and not for each other's pages.
        let make = || {
            let page = make();
            self.bytes.fetch_add(page.bytes(), Ordering::Relaxed);
            self.total.fetch_add(page.bytes(), Ordering::Relaxed);
            page
        };
        place.get_or_init(make).clone()
    }

    /// How many bytes the pages have that were made.
    pub(super) fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.total.fetch_sub(self.bytes(), Ordering::Relaxed);
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.version, self.announced)
    }
}
