//! Events as commands of the terminal reach them: failures in the reader's language.

use rokada_desk::DeskError;
use rokada_draw::program::Secret;
use rokada_journal::Journal;
use rokada_tournament::{Command, EntryId, Fact, Level, Refusal, Tournament};

use crate::context::Context;
use crate::failure::Failure;
use crate::journal;

/// An event as it stands in the journal.
pub(crate) struct Desk<'a> {
    inner: rokada_desk::Desk,
    context: &'a Context,
}

impl<'a> Desk<'a> {
    /// Reads an event.
    pub(crate) async fn open(
        journal: &Journal,
        id: &str,
        context: &'a Context,
    ) -> Result<Desk<'a>, Failure> {
        let inner = rokada_desk::Desk::open(journal, id)
            .await
            .map_err(|error| failure(&error, None, context))?
            .ok_or_else(|| Failure::Input(context.say("event-unknown", &[("id", id.into())])))?;
        Ok(Desk { inner, context })
    }

    /// A place for an event that does not exist yet, under a name of its own.
    pub(crate) async fn for_new(
        journal: &Journal,
        name: &str,
        context: &'a Context,
    ) -> Result<Desk<'a>, Failure> {
        let inner = rokada_desk::Desk::for_new(journal, name)
            .await
            .map_err(|error| failure(&error, None, context))?;
        Ok(Desk { inner, context })
    }

    pub(crate) fn id(&self) -> &str {
        self.inner.id()
    }

    /// Who an entry is: number and name.
    pub(crate) fn who(&self, entry: EntryId) -> String {
        self.inner.who(entry)
    }

    pub(crate) fn event(&self) -> &Tournament {
        self.inner.event()
    }

    /// Decides a command and keeps what follows.
    pub(crate) async fn act(&mut self, command: Command) -> Result<(), Failure> {
        let done = self.inner.act(&actor(), command).await;
        done.map_err(|error| failure(&error, Some(&self.inner), self.context))
    }

    /// Draws the position of the next round, pairs it and publishes it.
    pub(crate) async fn next_round(&mut self, secret: &Secret) -> Result<(), Failure> {
        let done = self.inner.next_round(&actor(), secret).await;
        done.map_err(|error| failure(&error, Some(&self.inner), self.context))
    }

    /// Keeps facts unless the journal has grown meanwhile.
    pub(crate) async fn keep(&mut self, facts: &[Fact]) -> Result<bool, Failure> {
        let kept = self.inner.keep(&actor(), facts).await;
        kept.map_err(|error| failure(&error, Some(&self.inner), self.context))
    }

    /// The entry of a pairing number.
    pub(crate) fn entry(&self, number: u32) -> Result<EntryId, Failure> {
        self.inner.entry(number).ok_or_else(|| {
            let args = [("number", number.to_string().into())];
            Failure::Input(self.context.say("event-no-number", &args))
        })
    }
}

/// Who works at this terminal.
pub(crate) fn actor() -> String {
    std::env::var("USER").unwrap_or_else(|_| "rokada".to_owned())
}

/// What the desk says in the reader's language, and whose fault it is.
pub(crate) fn failure(
    error: &DeskError,
    desk: Option<&rokada_desk::Desk>,
    context: &Context,
) -> Failure {
    match error {
        DeskError::Store(error) => journal::failure(error, context),
        DeskError::Fact(error) => Failure::Outside(context.words.fact_error(error)),
        DeskError::Refused(refusal) => {
            let who = |entry: EntryId| desk.map_or(entry.to_string(), |desk| desk.who(entry));
            let mut text = context.words.event_refusal(refusal, &who);
            match &**refusal {
                Refusal::Confirm {
                    level: Level::Twice,
                    ..
                } => {
                    let name = desk.map(|desk| desk.event().settings().name.as_str());
                    let name = name.unwrap_or_default();
                    text.push_str(&format!(" (--event-name {name:?})"));
                }
                Refusal::Confirm { .. } => text.push_str(" (--anyway)"),
                _ => {}
            }
            Failure::No(text)
        }
        DeskError::People(refusal) => Failure::No(context.words.people_refusal(refusal)),
        DeskError::NoEntropy(reason) => {
            let args = [("reason", reason.as_str().into())];
            Failure::Outside(context.say("draw-no-entropy", &args))
        }
        DeskError::Draw(fault) => Failure::No(context.words.draw_fault(fault)),
        DeskError::Busy => Failure::No(context.say("event-busy", &[])),
    }
}
