//! What lists show of all events, without folding each: kept as derived from the facts, and made
//! anew from them wherever it is not of the very head that the event has.

use std::collections::HashMap;
use std::sync::Arc;

use rokada_journal::{Derived, FactError, Head, Journal, JournalError};
use rokada_tournament::views::Summary;
use rokada_tournament::{STREAMS, event_of_stream, stream_of};

use crate::desk::Desk;
use crate::error::DeskError;

/// How many events are asked for at a time.
const BATCH: usize = 500;

/// What a walk along the summaries met on its way.
#[derive(Debug, Default)]
pub struct Walk {
    /// How many were made anew from facts.
    pub made: usize,
    /// Why those made anew could not all be kept; they are made again next time.
    pub unkept: Option<JournalError>,
    /// The events that are left out, since they have a fact that this program can't read.
    pub unreadable: Vec<FactError>,
}

/// Tells the summary of every event, in the order of their names, with the head that it was made
/// of. Those that are not kept, or were kept of another head, are made from the facts and kept.
///
/// # Errors
/// When the journal does not answer.
pub async fn summaries(
    journal: &Journal,
    mut each: impl FnMut(&str, Head, Summary),
) -> Result<Walk, DeskError> {
    let mut walk = Walk::default();
    let mut last = String::new();
    loop {
        let heads = journal.heads_after(STREAMS, &last, BATCH).await?;
        let (Some((first, _)), Some((end, _))) = (heads.first(), heads.last()) else {
            return Ok(walk);
        };
        // Names grow, unless a damaged file leads in a circle.
        if *first <= last {
            return Ok(walk);
        }
        let mut kept = journal.derived(Summary::SHAPE, first, end).await?;
        last.clone_from(end);
        let mut anew = Vec::new();
        for (stream, head) in &heads {
            let Some(id) = event_of_stream(stream) else {
                continue;
            };
            let kept = kept.remove(stream).filter(|kept| kept.head == *head);
            if let Some(summary) = kept.and_then(|kept| read(&kept)) {
                each(id, *head, summary);
                continue;
            }
            match summarise(journal, id).await {
                Ok(Some((head, summary))) => {
                    anew.extend(derived(id, head, &summary));
                    each(id, head, summary);
                }
                Ok(None) => {}
                Err(DeskError::Fact(error)) => walk.unreadable.push(error),
                Err(error) => return Err(error),
            }
        }
        walk.made += anew.len();
        if let Err(error) = keep_summaries(journal, &anew).await {
            walk.unkept = Some(error);
        }
        if heads.len() < BATCH {
            return Ok(walk);
        }
    }
}

/// The events that have another head than is known, each with how many facts it has.
///
/// # Errors
/// When the journal does not answer.
pub async fn changed(
    journal: &Journal,
    known: &HashMap<Arc<str>, Head>,
) -> Result<Vec<(String, u64)>, DeskError> {
    let mut changed = Vec::new();
    let mut last = String::new();
    loop {
        let heads = journal.heads_after(STREAMS, &last, BATCH).await?;
        match heads.last() {
            Some((end, _)) if *end > last => last.clone_from(end),
            _ => return Ok(changed),
        }
        for (stream, head) in &heads {
            if let Some(id) = event_of_stream(stream)
                && known.get(id) != Some(head)
            {
                changed.push((id.to_owned(), head.facts));
            }
        }
        if heads.len() < BATCH {
            return Ok(changed);
        }
    }
}

/// The summary of one event as it is kept of this head; `None` where it has to be made of the
/// event.
///
/// # Errors
/// When the journal does not answer.
pub async fn kept_summary(
    journal: &Journal,
    id: &str,
    head: Head,
) -> Result<Option<Summary>, DeskError> {
    let stream = stream_of(id);
    let mut kept = journal.derived(Summary::SHAPE, &stream, &stream).await?;
    let kept = kept.remove(&stream).filter(|kept| kept.head == head);
    Ok(kept.and_then(|kept| read(&kept)))
}

/// The summary of an event with the head that it is made of; `None` where the journal no longer has
/// its facts.
///
/// # Errors
/// When the journal does not answer.
pub async fn summary_of(
    journal: &Journal,
    desk: &Desk,
) -> Result<Option<(Head, Summary)>, DeskError> {
    let facts = desk.version();
    let hash = journal.hash_at(&stream_of(desk.id()), facts).await?;
    Ok(hash.map(|hash| (Head { facts, hash }, desk.event().summary())))
}

/// A summary as it is kept.
pub fn derived(id: &str, head: Head, summary: &Summary) -> Option<(String, Derived)> {
    let body = serde_json::to_vec(summary).ok()?;
    Some((stream_of(id), Derived { head, body }))
}

/// Keeps summaries; a journal that is only read keeps none, which is no fault.
///
/// # Errors
/// What the journal says. They can be made anew at any time.
pub async fn keep_summaries(
    journal: &Journal,
    summaries: &[(String, Derived)],
) -> Result<(), JournalError> {
    if summaries.is_empty() || journal.is_read_only() {
        return Ok(());
    }
    journal.derive(Summary::SHAPE, summaries).await
}

async fn summarise(journal: &Journal, id: &str) -> Result<Option<(Head, Summary)>, DeskError> {
    match Desk::open(journal, id).await? {
        Some(desk) => summary_of(journal, &desk).await,
        None => Ok(None),
    }
}

fn read(kept: &Derived) -> Option<Summary> {
    serde_json::from_slice(&kept.body).ok()
}
