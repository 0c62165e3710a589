//! An event as the journal has it, and what is done to it.

use std::sync::Arc;

use rokada_draw::program::Secret;
use rokada_journal::{Entry, Journal, Stream};
use rokada_tournament::{
    Command, EntryId, Fact, Step, Tournament, by_program, plain_text, step, stream_of,
};

use crate::error::DeskError;
use crate::name;

/// A fact of an event with who did it, and when.
pub type Deed = Entry<Fact>;

/// Everything that was done to an event, in order; what was taken back is still there.
///
/// # Errors
/// When the journal does not answer, or has a fact that this program doesn't know.
pub async fn history(journal: &Journal, event: &str) -> Result<Vec<Deed>, DeskError> {
    let stream = Stream::<Tournament>::new(journal, stream_of(event));
    Ok(stream.history().await?)
}

/// An event as it stands in a journal; a clone copies no event.
#[derive(Clone, Debug)]
pub struct Desk {
    id: String,
    stream: Stream<Arc<Tournament>>,
}

impl Desk {
    /// Reads an event; `None` where there is none of that name.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn open(journal: &Journal, id: &str) -> Result<Option<Desk>, DeskError> {
        let mut desk = Desk::unread(journal, id.to_owned());
        desk.catch_up().await?;
        Ok((desk.version() > 0).then_some(desk))
    }

    /// A place for an event that does not exist yet, under a name of its own.
    ///
    /// # Errors
    /// When the journal does not answer.
    pub async fn for_new(journal: &Journal, called: &str) -> Result<Desk, DeskError> {
        Ok(Desk::unread(journal, name::free(journal, called).await?))
    }

    fn unread(journal: &Journal, id: String) -> Desk {
        let stream = Stream::new(journal, stream_of(&id));
        Desk { id, stream }
    }

    /// The event's name in addresses and in the journal.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The event as it stands.
    pub fn event(&self) -> &Tournament {
        self.stream.state()
    }

    /// How many facts it rests on.
    pub fn version(&self) -> u64 {
        self.stream.version()
    }

    /// The entry of a pairing number.
    pub fn entry(&self, number: u32) -> Option<EntryId> {
        let place = (number as usize).checked_sub(1)?;
        self.event().start_list().get(place).copied()
    }

    /// Number and name of an entry, as refusals name one.
    pub fn who(&self, entry: EntryId) -> String {
        let number = self.event().numbers().get(&entry).copied();
        match (number, self.event().entry(entry)) {
            (Some(number), Some(entry)) => format!("{number} {}", entry.player.name),
            _ => entry.to_string(),
        }
    }

    /// Applies what the journal has beyond what is known.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn catch_up(&mut self) -> Result<(), DeskError> {
        Ok(self.stream.catch_up().await?)
    }

    /// Decides a command on what is true now, and keeps what follows.
    ///
    /// # Errors
    /// When the command is refused, or the journal can't keep its facts.
    pub async fn act(&mut self, actor: &str, command: Command) -> Result<(), DeskError> {
        self.stream.act(actor, command).await?;
        Ok(())
    }

    /// Keeps facts; `false`, and nothing is kept, when the journal has grown meanwhile.
    ///
    /// # Errors
    /// When the journal can't keep them.
    pub async fn keep(&mut self, actor: &str, facts: &[Fact]) -> Result<bool, DeskError> {
        Ok(self.stream.keep(actor, facts).await?)
    }

    /// Draws the position of the next round, pairs it and publishes it: as much of it as is not
    /// done yet.
    ///
    /// # Errors
    /// When one of the three is refused; what was done before it stays done.
    pub async fn next_round(&mut self, actor: &str, secret: &Secret) -> Result<(), DeskError> {
        loop {
            match step(self.event()) {
                Step::DrawPosition { round } => {
                    let text = plain_text(self.id(), round);
                    let draw = by_program(self.event(), round, secret, &text)?;
                    self.act(actor, Command::DrawPosition { round, draw })
                        .await?;
                }
                Step::Publish { round } => {
                    return self.act(actor, Command::PublishRound { round }).await;
                }
                Step::Pair { .. } => self.act(actor, Command::PairRound).await?,
                // Refused with the reason.
                _ => return self.act(actor, Command::PairRound).await,
            }
        }
    }
}
