//! The people of the site as the journal has them, and what is done to them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rokada_journal::{Journal, Stream};
use rokada_people::{Command, Fact, People, STREAM, TokenHash};

use crate::clock::now_ms;
use crate::error::DeskError;
use crate::token::new_token;

/// How long the owner's link holds: it is printed on terminals, which remember.
const OWNER_LINK_MS: i64 = 24 * 3_600_000;

/// The people of the site, kept in memory between requests.
///
/// Sessions are facts like all others, though they come and go. So every node sees at once who
/// logged in or out elsewhere, with nothing to share but the journal; a backup holds hashes only;
/// and a log-in leaves a trace. It costs some 300 bytes for each log-in of a person. A backup put
/// back opens again the sessions that were closed after it, until their time is over.
#[derive(Clone, Debug)]
pub struct Register {
    known: Arc<Mutex<Stream<Arc<People>>>>,
}

impl Register {
    /// The people of a journal; nothing is read yet.
    pub fn new(journal: Journal) -> Register {
        Register {
            known: Arc::new(Mutex::new(Stream::new(&journal, STREAM))),
        }
    }

    /// The people as they stand.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn read(&self) -> Result<Arc<People>, DeskError> {
        let mut stream = self.lock().clone();
        stream.catch_up().await?;
        let people = stream.state().clone();
        self.keep(stream);
        Ok(people)
    }

    /// Decides a command on what is true now and keeps the facts that follow, which are answered.
    ///
    /// # Errors
    /// When the command is refused, or the journal can't keep the facts.
    pub async fn act(&self, actor: &str, command: Command) -> Result<Vec<Fact>, DeskError> {
        let mut stream = self.lock().clone();
        stream.catch_up().await?;
        let facts = stream.act(actor, command).await?;
        self.keep(stream);
        Ok(facts)
    }

    /// Makes the link by which the owner sets name and password, the first time or to get back in;
    /// the one before holds no longer. Answers its token, which is kept nowhere.
    ///
    /// # Errors
    /// When the journal can't keep it.
    pub async fn make_owner_link(&self, actor: &str) -> Result<String, DeskError> {
        let token = new_token()?;
        let command = Command::MakeOwnerLink {
            link: TokenHash::of(&token),
            until_ms: now_ms().saturating_add(OWNER_LINK_MS),
        };
        self.act(actor, command).await?;
        Ok(token)
    }

    /// Remembers the people as they stand now, unless they are known further already.
    fn keep(&self, stream: Stream<Arc<People>>) {
        let mut known = self.lock();
        if known.version() < stream.version() {
            *known = stream;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Stream<Arc<People>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
