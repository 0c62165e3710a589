//! The arbiter's desk: events in the journal, and commands done to them.

use std::time::{SystemTime, UNIX_EPOCH};

use rokada_event::{
    Command, EntryId, Fact, Refusal, STREAMS, State, apply, decide, event_of_stream, stream_of,
};
use rokada_store::{Journal, NewFact, StoreError};

use crate::context::Context;
use crate::failure::Failure;
use crate::journal;

/// How often a command is decided anew when somebody else was quicker.
const TRIES: usize = 20;

/// An event as it stands in the journal.
pub(crate) struct Desk<'a> {
    journal: &'a Journal,
    context: &'a Context,
    pub(crate) id: String,
    pub(crate) event: State,
    version: u64,
}

impl<'a> Desk<'a> {
    /// Reads an event.
    pub(crate) async fn open(
        journal: &'a Journal,
        id: &str,
        context: &'a Context,
    ) -> Result<Desk<'a>, Failure> {
        let mut desk = Desk::new(journal, id, context);
        desk.catch_up().await?;
        if desk.version == 0 {
            let args = [("id", id.into())];
            return Err(Failure::Input(context.say("event-unknown", &args)));
        }
        Ok(desk)
    }

    /// A place for an event that does not exist yet, under a name of its own.
    pub(crate) async fn for_new(
        journal: &'a Journal,
        name: &str,
        context: &'a Context,
    ) -> Result<Desk<'a>, Failure> {
        let wanted = slug(name);
        let mut id = wanted.clone();
        let mut nth = 2;
        while version(journal, &id, context).await? > 0 {
            id = format!("{wanted}-{nth}");
            nth += 1;
        }
        Ok(Desk::new(journal, &id, context))
    }

    fn new(journal: &'a Journal, id: &str, context: &'a Context) -> Desk<'a> {
        Desk {
            journal,
            context,
            id: id.to_owned(),
            event: State::default(),
            version: 0,
        }
    }

    fn stream(&self) -> String {
        stream_of(&self.id)
    }

    /// Applies what the journal has beyond what is known.
    async fn catch_up(&mut self) -> Result<(), Failure> {
        let facts = self
            .journal
            .read(&self.stream(), self.version)
            .await
            .map_err(|error| journal::failure(&error, self.context))?;
        for kept in facts {
            let fact: Fact = serde_json::from_slice(&kept.body).map_err(|error| {
                let args = [
                    ("version", kept.version.to_string().into()),
                    ("reason", error.to_string().into()),
                ];
                Failure::Outside(self.context.say("event-fact-unreadable", &args))
            })?;
            apply(&mut self.event, &fact);
            self.version = kept.version;
        }
        Ok(())
    }

    /// Decides a command and keeps what follows. When somebody else was quicker the command is
    /// decided anew, on what is true now.
    pub(crate) async fn act(&mut self, command: Command) -> Result<(), Failure> {
        for _ in 0..TRIES {
            let facts =
                decide(&self.event, command.clone()).map_err(|refusal| self.refused(&refusal))?;
            if self.keep(&facts).await? {
                return Ok(());
            }
            self.catch_up().await?;
        }
        Err(Failure::No(self.context.say("event-busy", &[])))
    }

    /// Keeps facts unless the journal has grown meanwhile.
    pub(crate) async fn keep(&mut self, facts: &[Fact]) -> Result<bool, Failure> {
        let at_ms = now_ms();
        let actor = std::env::var("USER").unwrap_or_else(|_| "rokada".to_owned());
        let mut new = Vec::with_capacity(facts.len());
        for fact in facts {
            let body =
                serde_json::to_vec(fact).map_err(|error| Failure::Outside(error.to_string()))?;
            new.push(NewFact {
                at_ms,
                actor: actor.clone(),
                body,
            });
        }
        match self
            .journal
            .append(&self.stream(), self.version, &new)
            .await
        {
            Ok(version) => {
                facts.iter().for_each(|fact| apply(&mut self.event, fact));
                self.version = version;
                Ok(true)
            }
            Err(StoreError::Conflict { .. }) => Ok(false),
            Err(error) => Err(journal::failure(&error, self.context)),
        }
    }

    fn refused(&self, refusal: &Refusal) -> Failure {
        let who = |entry: EntryId| self.name(entry);
        let mut text = self.context.words.event_refusal(refusal, &who);
        if matches!(refusal, Refusal::Confirm { .. }) {
            text.push_str(" (--anyway)");
        }
        Failure::No(text)
    }

    /// Number and name of an entry.
    fn name(&self, entry: EntryId) -> String {
        let number = self.event.numbers().get(&entry).copied();
        match (number, self.event.entry(entry)) {
            (Some(number), Some(entry)) => format!("{number} {}", entry.player.name),
            _ => entry.to_string(),
        }
    }

    /// The entry of a pairing number.
    pub(crate) fn entry(&self, number: u32) -> Result<EntryId, Failure> {
        let list = self.event.start_list();
        let place = (number as usize).checked_sub(1);
        place
            .and_then(|place| list.get(place).copied())
            .ok_or_else(|| {
                let args = [("number", number.to_string().into())];
                Failure::Input(self.context.say("event-no-number", &args))
            })
    }
}

/// The names of all events.
pub(crate) async fn events(journal: &Journal, context: &Context) -> Result<Vec<String>, Failure> {
    let streams = journal
        .streams(STREAMS)
        .await
        .map_err(|error| journal::failure(&error, context))?;
    let names = streams
        .into_iter()
        .filter_map(|(stream, _)| event_of_stream(&stream).map(str::to_owned));
    Ok(names.collect())
}

async fn version(journal: &Journal, id: &str, context: &Context) -> Result<u64, Failure> {
    let stream = stream_of(id);
    let version = journal.version(&stream).await;
    version.map_err(|error| journal::failure(&error, context))
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A short name for an address: the letters and digits of the event's, joined by hyphens.
fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let slug: String = words.join("-").chars().take(40).collect();
    if slug.is_empty() {
        "event".to_owned()
    } else {
        slug
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_addresses() {
        assert_eq!(
            slug("Chess960 evening, 4 January"),
            "chess960-evening-4-january"
        );
        assert_eq!(slug("Турнир №1"), "турнир-1");
        assert_eq!(slug("!?"), "event");
    }
}
