//! Draws by program in the journal, where the secret lies until it is revealed.

use rokada_desk::{DeskError, new_token};
use rokada_draw::announced::{Command, Refusal};
use rokada_draw::program::{ProgramError, Secret};
use rokada_draw::{Announced, Pool, ProgramDraw};
use rokada_journal::{Journal, Stream, StreamError};

/// Who acts: whoever visits the site.
const ACTOR: &str = "visitor";

/// A draw as the journal has it.
pub(super) struct Kept(Stream<ProgramDraw>);

/// Why a draw can't be gone on with.
pub(super) enum NotDone {
    Refused(Refusal),
    Failed(DeskError),
}

impl From<StreamError<Refusal>> for NotDone {
    fn from(error: StreamError<Refusal>) -> NotDone {
        match error.refusal() {
            Ok(refusal) => NotDone::Refused(refusal),
            Err(fault) => NotDone::Failed(fault.into()),
        }
    }
}

impl Kept {
    /// Makes a secret, keeps it, and announces its commitment. Gives the draw's name and the key
    /// with which it is drawn.
    pub(super) async fn announce(
        journal: &Journal,
        title: Option<String>,
        pool: Pool,
    ) -> Result<(String, String), NotDone> {
        let (secret, key) = (secret()?, secret()?);
        let commitment = secret.commitment().to_string();
        let stream =
            ProgramDraw::id_of(&commitment).and_then(|id| Some((id, ProgramDraw::stream(id)?)));
        let (id, stream) = stream.ok_or_else(|| wrong(ProgramError::BadCommitment))?;
        let announce = Command::Announce {
            title,
            pool: Box::new(pool),
            secret,
            key: key.commitment(),
        };
        Stream::<ProgramDraw>::new(journal, stream)
            .act(ACTOR, announce)
            .await?;
        Ok((id.to_owned(), key.as_str().to_owned()))
    }

    /// Reads a draw; `None` where there is none of that name.
    pub(super) async fn open(journal: &Journal, id: &str) -> Result<Option<Kept>, DeskError> {
        let Some(stream) = ProgramDraw::stream(id) else {
            return Ok(None);
        };
        let read = Stream::<ProgramDraw>::open(journal, stream).await;
        let kept = Kept(read.map_err(|error| match NotDone::from(error) {
            // Reading refuses nothing.
            NotDone::Refused(_) => DeskError::Busy,
            NotDone::Failed(error) => error,
        })?);
        Ok(kept.announced().is_some().then_some(kept))
    }

    pub(super) fn announced(&self) -> Option<&Announced> {
        self.0.state().announced()
    }

    pub(super) fn into_announced(self) -> Option<Announced> {
        self.announced().cloned()
    }

    pub(super) async fn add(&mut self, word: &str) -> Result<(), NotDone> {
        let word = word.to_owned();
        self.0.act(ACTOR, Command::AddWord { word }).await?;
        Ok(())
    }

    pub(super) async fn draw(&mut self, key: &str, called_out: &str) -> Result<(), NotDone> {
        let (key, called_out) = (key.to_owned(), called_out.to_owned());
        self.0.act(ACTOR, Command::Draw { key, called_out }).await?;
        Ok(())
    }
}

fn secret() -> Result<Secret, NotDone> {
    let token = new_token().map_err(NotDone::Failed)?;
    token.parse().map_err(wrong)
}

fn wrong(error: ProgramError) -> NotDone {
    NotDone::Refused(Refusal::Program(error))
}
