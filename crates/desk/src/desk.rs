//! An event as the journal has it, and what is done to it.

use rokada_journal::{Journal, JournalError, NewFact};
use rokada_tournament::{Command, EntryId, Fact, Tournament, apply, decide, stream_of};

use crate::clock::now_ms;
use crate::error::DeskError;
use crate::history::deeds;
use crate::name;

/// How often a command is decided anew when somebody else was quicker. Each time somebody's was
/// kept, so that of so many who write at the same moment the last one gets through.
pub(crate) const TRIES: usize = 100;

/// An event as it stands in a journal.
#[derive(Clone, Debug)]
pub struct Desk {
    journal: Journal,
    id: String,
    event: Tournament,
    version: u64,
}

impl Desk {
    /// Reads an event; `None` where there is none of that name.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn open(journal: &Journal, id: &str) -> Result<Option<Desk>, DeskError> {
        let mut desk = Desk::empty(journal, id.to_owned());
        desk.catch_up().await?;
        Ok((desk.version > 0).then_some(desk))
    }

    /// A place for an event that does not exist yet, under a name of its own.
    ///
    /// # Errors
    /// When the journal does not answer.
    pub async fn for_new(journal: &Journal, called: &str) -> Result<Desk, DeskError> {
        let id = name::free(journal, called).await?;
        Ok(Desk::empty(journal, id))
    }

    fn empty(journal: &Journal, id: String) -> Desk {
        Desk {
            journal: journal.clone(),
            id,
            event: Tournament::default(),
            version: 0,
        }
    }

    /// The event's name in addresses and in the journal.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The event as it stands.
    pub fn event(&self) -> &Tournament {
        &self.event
    }

    /// How many facts it rests on.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The entry of a pairing number.
    pub fn entry(&self, number: u32) -> Option<EntryId> {
        let place = (number as usize).checked_sub(1)?;
        self.event.start_list().get(place).copied()
    }

    /// Number and name of an entry, as refusals name one.
    pub fn who(&self, entry: EntryId) -> String {
        let number = self.event.numbers().get(&entry).copied();
        match (number, self.event.entry(entry)) {
            (Some(number), Some(entry)) => format!("{number} {}", entry.player.name),
            _ => entry.to_string(),
        }
    }

    /// Applies what the journal has beyond what is known.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn catch_up(&mut self) -> Result<(), DeskError> {
        for deed in deeds(&self.journal, &self.id, self.version).await? {
            apply(&mut self.event, &deed.fact);
            self.version = deed.version;
        }
        Ok(())
    }

    /// Decides a command and keeps what follows. When somebody else was quicker the command is
    /// decided anew, on what is true now.
    ///
    /// # Errors
    /// When the command is refused, or the journal can't keep its facts.
    pub async fn act(&mut self, actor: &str, command: Command) -> Result<(), DeskError> {
        for _ in 0..TRIES {
            let facts = decide(&self.event, command.clone())
                .map_err(|refusal| DeskError::Refused(Box::new(refusal)))?;
            if self.keep(actor, &facts).await? {
                return Ok(());
            }
            self.catch_up().await?;
        }
        Err(DeskError::Busy)
    }

    /// Keeps facts; `false`, and nothing is kept, when the journal has grown meanwhile.
    ///
    /// # Errors
    /// When the journal can't keep them.
    pub async fn keep(&mut self, actor: &str, facts: &[Fact]) -> Result<bool, DeskError> {
        let at_ms = now_ms();
        let mut new = Vec::with_capacity(facts.len());
        for fact in facts {
            let body = serde_json::to_vec(fact)
                .map_err(|error| JournalError::Database(error.to_string()))?;
            new.push(NewFact {
                at_ms,
                actor: actor.to_owned(),
                body,
            });
        }
        let stream = stream_of(&self.id);
        match self.journal.append(&stream, self.version, &new).await {
            Ok(version) => {
                facts.iter().for_each(|fact| apply(&mut self.event, fact));
                self.version = version;
                Ok(true)
            }
            Err(JournalError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}
