//! A journal of many copies of one event, each with a name, a year and hashes of its own.

use std::io;
use std::path::Path;
use std::time::Instant;

use rokada_journal::{Journal, JournalError, NewFact};
use rokada_tournament::stream_of;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::Size;

/// How many copies are appended at a time: they share a flush.
const TOGETHER: usize = 500;

/// What the `n`th event is called in addresses.
pub(crate) fn id(n: usize) -> String {
    format!("copy-{n:06}")
}

pub(crate) async fn make(reference: &Path, folder: &Path, size: Size) -> io::Result<()> {
    let source = Journal::open_to_read(&reference.join("journal.db")).await;
    let source = source.map_err(io::Error::other)?;
    let facts = source.read(&stream_of("reference-event"), 0).await;
    let facts: Vec<NewFact> = facts
        .map_err(io::Error::other)?
        .into_iter()
        .take(size.facts)
        .map(|fact| NewFact {
            at_ms: fact.at_ms,
            actor: fact.actor,
            body: fact.body,
        })
        .collect();
    std::fs::create_dir_all(folder)?;
    let start = Instant::now();
    let kept = write(&folder.join("journal.db"), &facts, size.copies).await;
    let kept = kept.map_err(io::Error::other)?;
    println!(
        "\n{} events of {} facts, {kept} in all, written in {:.1} s\n\n| what | |\n|---|---|",
        size.copies,
        facts.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

async fn write(file: &Path, facts: &[NewFact], copies: usize) -> Result<u64, JournalError> {
    let journal = Journal::open(file).await?;
    let mut writers = JoinSet::new();
    for n in 0..copies {
        if writers.len() >= TOGETHER
            && let Some(written) = writers.join_next().await
        {
            written.map_err(|error| JournalError::Database(error.to_string()))??;
        }
        let (journal, facts) = (journal.clone(), copy(facts, n));
        writers.spawn(async move { journal.append(&stream_of(&id(n)), 0, &facts).await });
    }
    while let Some(written) = writers.join_next().await {
        written.map_err(|error| JournalError::Database(error.to_string()))??;
    }
    let kept = journal.appended();
    journal.close().await;
    Ok(kept)
}

/// The facts with another name and year in the one that makes the event.
fn copy(facts: &[NewFact], n: usize) -> Vec<NewFact> {
    let mut facts = facts.to_vec();
    if let Some(first) = facts.first_mut()
        && let Ok(mut fact) = serde_json::from_slice::<Value>(&first.body)
        && let Some(settings) = fact.get_mut("settings").and_then(Value::as_object_mut)
    {
        settings.insert("name".into(), format!("Copied evening {n}").into());
        let day = format!("{}-{:02}-04", 2000 + n % 27, 1 + n % 12);
        settings.insert("starts".into(), day.clone().into());
        settings.insert("ends".into(), day.into());
        if let Ok(body) = serde_json::to_vec(&fact) {
            first.body = body;
        }
    }
    facts
}
