//! All events at once: enough of each to order, search and page them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;
use rokada_desk::{DeskError, Walk};
use rokada_journal::{Change, Changes, Derived, Head, Journal};
use rokada_tournament::views::Overview;
use rokada_tournament::{Date, Phase, Search, Timestamp, Traits, event_of_stream};

use super::Events;

/// How many overviews are kept ready.
const READY: NonZeroUsize = NonZeroUsize::new(500).expect("not zero");
/// How long it may be since all heads were looked at: a connection to the database may be dead for
/// a while before it is known to be.
const TRUST: Duration = Duration::from_secs(30);
/// How often at most summaries made anew are kept for the next start.
const KEPT_EVERY: Duration = Duration::from_secs(10);

/// All events, as far as they are known.
#[derive(Debug)]
pub(super) struct Index {
    journal: Journal,
    /// The journal's news; none before the list was asked for.
    news: Option<Changes>,
    /// What is known of each event, by its place in the list.
    rows: BTreeMap<Place, Row>,
    places: HashMap<Arc<str>, Place>,
    ready: LruCache<Arc<str>, Arc<Overview>>,
    /// Events of which more was heard than is known.
    behind: HashMap<Arc<str>, u64>,
    /// Summaries to be kept in the journal.
    unkept: BTreeMap<String, Derived>,
    kept: Instant,
    /// When all heads were last looked at, or began to be.
    looked: Option<Instant>,
    /// The streams of events that can't be read.
    unreadable: BTreeSet<String>,
}

/// Where an event stands in the list: archived ones last, the latest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place {
    archived: bool,
    starts: Reverse<Option<Date>>,
    id: Arc<str>,
}

#[derive(Debug)]
struct Row {
    head: Head,
    traits: Traits,
}

/// An event in the list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: Arc<str>,
    pub(crate) overview: Arc<Overview>,
}

/// A page of the list.
#[derive(Debug)]
pub(crate) struct Found {
    /// The events of the page.
    pub(crate) events: Vec<Listed>,
    /// Which page it is, from 1.
    pub(crate) page: usize,
    /// How many pages there are.
    pub(crate) pages: usize,
    /// How many events were found.
    pub(crate) found: usize,
    /// How many events can't be read.
    pub(crate) unreadable: usize,
    /// Since when nothing new is known, because the database does not answer.
    pub(crate) since: Option<Timestamp>,
}

impl Index {
    pub(super) fn new(journal: Journal) -> Index {
        Index {
            journal,
            news: None,
            rows: BTreeMap::new(),
            places: HashMap::new(),
            ready: LruCache::new(READY),
            behind: HashMap::new(),
            unkept: BTreeMap::new(),
            kept: Instant::now(),
            looked: None,
            unreadable: BTreeSet::new(),
        }
    }

    /// A page of those events that are looked for; the last one where there are not so many.
    pub(super) async fn page(
        &mut self,
        events: &Events,
        search: &Search,
        page: usize,
        limit: usize,
    ) -> Result<Found, DeskError> {
        self.keep_up(events).await?;
        let (mut answer, shown) = self.find(search, page, limit);
        for (id, head) in shown {
            if let Some(overview) = self.overview(events, &id, head).await? {
                answer.events.push(Listed { id, overview });
            }
        }
        Ok(answer)
    }

    /// The same from what is at hand, where the database does not answer; `None` where nothing is.
    pub(super) fn as_known(
        &mut self,
        since: Timestamp,
        search: &Search,
        page: usize,
        limit: usize,
    ) -> Option<Found> {
        let (mut answer, shown) = self.find(search, page, limit);
        for (id, _) in shown {
            match self.ready.get(&id).cloned() {
                Some(overview) => answer.events.push(Listed { id, overview }),
                None => answer.unreadable += 1,
            }
        }
        answer.since = Some(since);
        (!self.rows.is_empty()).then_some(answer)
    }

    /// A page of those events that are looked for, without the events; and which they are.
    fn find(&self, search: &Search, page: usize, limit: usize) -> (Found, Vec<(Arc<str>, Head)>) {
        let all = self.rows.iter();
        let found: Vec<(&Place, &Row)> = all.filter(|(_, row)| search.finds(&row.traits)).collect();
        let pages = found.len().div_ceil(limit).max(1);
        let page = page.clamp(1, pages);
        let shown = found.iter().skip((page - 1) * limit).take(limit);
        let shown = shown.map(|(place, row)| (place.id.clone(), row.head));
        let answer = Found {
            events: Vec::with_capacity(limit.min(found.len())),
            page,
            pages,
            found: found.len(),
            unreadable: self.unreadable.len(),
            since: None,
        };
        (answer, shown.collect())
    }

    /// The overview of an event at this head: what is at hand, what the journal keeps of it, or
    /// made anew.
    async fn overview(
        &mut self,
        events: &Events,
        id: &Arc<str>,
        head: Head,
    ) -> Result<Option<Arc<Overview>>, DeskError> {
        if let Some(ready) = self.ready.get(id) {
            return Ok(Some(ready.clone()));
        }
        if let Some(kept) = rokada_desk::kept_summary(&self.journal, id, head).await? {
            let overview = Arc::new(kept.public);
            self.ready.push(id.clone(), overview.clone());
            return Ok(Some(overview));
        }
        self.renew(events, id).await?;
        Ok(self.ready.get(id).cloned())
    }

    /// Learns what has happened since the last time.
    async fn keep_up(&mut self, events: &Events) -> Result<(), DeskError> {
        // News are heard from before the look, so that nothing falls between the two.
        if self.news.is_none() {
            self.news = Some(self.journal.changes().await?);
        }
        self.hear();
        match self.looked {
            None => self.look().await?,
            Some(looked) if looked.elapsed() > TRUST => {
                self.looked = Some(Instant::now());
                events.look_through();
            }
            Some(_) => {}
        }
        let behind: Vec<Arc<str>> = self.behind.keys().cloned().collect();
        for id in behind {
            match self.renew(events, &id).await {
                Ok(()) => {}
                Err(DeskError::Fact(error)) => {
                    tracing::error!(%error, "an event is left out of the list");
                    self.unreadable.insert(error.stream);
                }
                Err(error) => return Err(error),
            }
            self.behind.remove(&id);
        }
        self.keep_for_later();
        Ok(())
    }

    fn hear(&mut self) {
        while let Some(change) = self.news.as_mut().and_then(Changes::try_next) {
            match change {
                Change::Missed => self.looked = None,
                Change::Appended { stream, version } => {
                    if let Some(id) = event_of_stream(&stream)
                        && self.facts_of(id) < version
                    {
                        self.behind.insert(id.into(), version);
                    }
                }
            }
        }
    }

    /// Looks at the heads of all events, and takes what is known of each from the journal.
    async fn look(&mut self) -> Result<(), DeskError> {
        let journal = self.journal.clone();
        let walk = rokada_desk::summaries(&journal, |id, head, summary| {
            self.learn(id, head, summary.public, false);
        })
        .await?;
        tell(&walk);
        let unreadable = walk.unreadable.into_iter();
        self.unreadable = unreadable.map(|error| error.stream).collect();
        self.looked = Some(Instant::now());
        Ok(())
    }

    /// The heads as they are known.
    pub(super) fn heads(&self) -> HashMap<Arc<str>, Head> {
        let known = self.rows.iter();
        known
            .map(|(place, row)| (place.id.clone(), row.head))
            .collect()
    }

    /// Takes what a look at all heads has found: events that have others than are known, with how
    /// many facts; `None` when the look failed.
    pub(super) fn take(&mut self, changed: Option<Vec<(String, u64)>>) {
        match changed {
            Some(changed) => {
                let changed = changed.into_iter();
                self.behind
                    .extend(changed.map(|(id, facts)| (id.into(), facts)));
            }
            // Whoever asks next looks, and is told.
            None => self.looked = None,
        }
    }

    /// Makes the summary of an event from the event itself.
    async fn renew(&mut self, events: &Events, id: &Arc<str>) -> Result<(), DeskError> {
        let Some(desk) = events.read(id).await? else {
            return Ok(());
        };
        let Some((head, summary)) = rokada_desk::summary_of(&self.journal, &desk).await? else {
            return Ok(());
        };
        self.unkept.extend(rokada_desk::derived(id, head, &summary));
        self.learn(id, head, summary.public, true);
        Ok(())
    }

    /// Keeps summaries made anew for the next start, beside the requests.
    fn keep_for_later(&mut self) {
        if self.unkept.is_empty() || self.kept.elapsed() < KEPT_EVERY {
            return;
        }
        self.kept = Instant::now();
        let summaries: Vec<_> = std::mem::take(&mut self.unkept).into_iter().collect();
        let journal = self.journal.clone();
        tokio::spawn(async move {
            if let Err(error) = rokada_desk::keep_summaries(&journal, &summaries).await {
                tracing::warn!(%error, "summaries of events were not kept: they are made anew");
            }
        });
    }

    fn facts_of(&self, id: &str) -> u64 {
        let place = self.places.get(id);
        let row = place.and_then(|place| self.rows.get(place));
        row.map_or(0, |row| row.head.facts)
    }

    /// Remembers an event as it was at a head, unless more is known of it.
    fn learn(&mut self, id: &str, head: Head, overview: Overview, show: bool) {
        let known = self.places.get(id).cloned();
        if let Some(known) = &known {
            let row = self.rows.get(known);
            if row.is_some_and(|row| row.head == head || row.head.facts > head.facts) && !show {
                return;
            }
            self.rows.remove(known);
        }
        let id = known.map_or_else(|| Arc::from(id), |known| known.id);
        let place = Place {
            archived: overview.phase == Phase::Archived,
            starts: Reverse(overview.starts),
            id: id.clone(),
        };
        let traits = overview.traits();
        self.rows.insert(place.clone(), Row { head, traits });
        self.places.insert(id.clone(), place);
        if show {
            self.ready.push(id, Arc::new(overview));
        } else {
            self.ready.pop(&id);
        }
    }
}

/// Tells what a look at everything met on its way.
fn tell(walk: &Walk) {
    if walk.made > 0 {
        tracing::info!(
            events = walk.made,
            "summaries were made anew from the facts"
        );
    }
    if let Some(error) = &walk.unkept {
        tracing::warn!(%error, "summaries of events were not kept: they are made anew");
    }
    for error in &walk.unreadable {
        tracing::error!(%error, "an event is left out of the list");
    }
}
