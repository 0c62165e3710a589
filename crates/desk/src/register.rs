//! The people of the site as the journal has them, and what is done to them.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rokada_journal::{Journal, JournalError, NewFact};
use rokada_people::{Command, Fact, People, STREAM, TokenHash, apply, decide};

use crate::clock::now_ms;
use crate::desk::TRIES;
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
    journal: Journal,
    known: Arc<Mutex<Arc<Entered>>>,
}

/// The people as they were at some length of the stream.
#[derive(Clone, Debug, Default)]
pub struct Entered {
    version: u64,
    people: People,
}

impl std::ops::Deref for Entered {
    type Target = People;

    fn deref(&self) -> &People {
        &self.people
    }
}

impl Register {
    /// The people of a journal; nothing is read yet.
    pub fn new(journal: Journal) -> Register {
        Register {
            journal,
            known: Arc::default(),
        }
    }

    /// The people as they stand.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn read(&self) -> Result<Arc<Entered>, DeskError> {
        let known = self.lock().clone();
        let news = self.journal.read(STREAM, known.version).await?;
        if news.is_empty() {
            return Ok(known);
        }
        let mut entered = Entered::clone(&known);
        for kept in news {
            let fact =
                serde_json::from_slice(&kept.body).map_err(|error| DeskError::Unreadable {
                    event: STREAM.to_owned(),
                    version: kept.version,
                    reason: error.to_string(),
                })?;
            apply(&mut entered.people, &fact);
            entered.version = kept.version;
        }
        Ok(self.keep(entered))
    }

    /// Decides a command and keeps the fact that follows, which is answered. When somebody else
    /// was quicker the command is decided anew, on what is true now.
    ///
    /// # Errors
    /// When the command is refused, or the journal can't keep the fact.
    pub async fn act(&self, actor: &str, command: Command) -> Result<Fact, DeskError> {
        for _ in 0..TRIES {
            let known = self.read().await?;
            let at_ms = now_ms();
            let fact = decide(&known.people, command.clone(), at_ms)?;
            let new = NewFact {
                at_ms,
                actor: actor.to_owned(),
                body: serde_json::to_vec(&fact)
                    .map_err(|error| JournalError::Database(error.to_string()))?,
            };
            match self.journal.append(STREAM, known.version, &[new]).await {
                Ok(version) => {
                    let mut people = known.people.clone();
                    apply(&mut people, &fact);
                    self.keep(Entered { version, people });
                    return Ok(fact);
                }
                Err(JournalError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(DeskError::Busy)
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
    fn keep(&self, entered: Entered) -> Arc<Entered> {
        let entered = Arc::new(entered);
        let mut known = self.lock();
        if known.version < entered.version {
            *known = entered.clone();
        }
        entered
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Entered>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
