//! A draw by program for everybody, kept in the journal: the commitment first, then words from
//! those who want to be sure, then the secret.
//!
//! Each draw is a stream of its own, `draw/` and the first digits of its commitment, and is drawn
//! once: whoever presses twice, or on two nodes at once, gets what was drawn first. So nobody can
//! try one text after another until the number pleases. The secret lies in the journal until then:
//! whoever runs the server could read it there, which is why the words must come from others.

use rokada_chess::StartPosition;
use rokada_draw::program::{ProgramError, Secret, check_text};
use rokada_draw::{Fault, Pool, PoolError, Protocol};
use rokada_journal::{Fact as Kept, Journal, JournalError, NewFact};
use rokada_people::TokenHash;
use rokada_tournament::Timestamp;
use serde::{Deserialize, Serialize};

use crate::clock::now_ms;
use crate::error::DeskError;
use crate::token::new_token;

/// How often is tried again when somebody else was quicker.
const TRIES: usize = 20;
/// How many digits of the commitment name a draw: 64 bits.
const DIGITS: usize = 16;
/// The longest word that one person adds.
pub const LONGEST_WORD: usize = 60;
/// What stands between the words in the public text.
const BETWEEN: &str = " | ";

/// What happened to a draw.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
enum Fact {
    Announced {
        announcement: Box<Protocol>,
        secret: String,
        /// SHA-256 of the key of the one who announced.
        key: TokenHash,
    },
    WordAdded {
        word: String,
    },
    Drawn {
        protocol: Box<Protocol>,
    },
}

/// Why something can't be done with a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DrawRefused {
    /// It is drawn already.
    Drawn,
    /// Only the one who announced it draws.
    NotYours,
    /// Nobody has added a word, and none was called out.
    NoWords,
    /// A word is one line of 1 to [`LONGEST_WORD`] characters.
    BadWord,
    /// The public text holds no more words.
    Full,
    /// Nothing can be drawn.
    Pool(PoolError),
    /// The words of secret and text are used up.
    Program(ProgramError),
}

/// Why a draw can't be read or gone on with.
#[derive(Debug)]
pub enum ProgramDrawError {
    /// What is asked for can't be done.
    Refused(DrawRefused),
    /// The journal or the system can't do it.
    Desk(DeskError),
}

impl From<DrawRefused> for ProgramDrawError {
    fn from(refused: DrawRefused) -> ProgramDrawError {
        ProgramDrawError::Refused(refused)
    }
}

impl<E: Into<DeskError>> From<E> for ProgramDrawError {
    fn from(error: E) -> ProgramDrawError {
        ProgramDrawError::Desk(error.into())
    }
}

/// A word that somebody added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Word {
    /// When.
    pub at: Timestamp,
    /// The word.
    pub word: String,
}

/// A draw by program as the journal has it.
#[derive(Clone, Debug)]
pub struct ProgramDraw {
    journal: Journal,
    id: String,
    version: u64,
    announced_at: Timestamp,
    announcement: Protocol,
    secret: Secret,
    key: TokenHash,
    words: Vec<Word>,
    drawn: Option<(Timestamp, Protocol)>,
}

impl ProgramDraw {
    /// Makes a secret, keeps it, and announces its commitment. Gives the draw and the key with
    /// which it is drawn.
    ///
    /// # Errors
    /// When nothing may be drawn, or the journal can't keep it.
    pub async fn announce(
        journal: &Journal,
        title: Option<String>,
        pool: Pool,
    ) -> Result<(ProgramDraw, String), ProgramDrawError> {
        let secret: Secret = new_token()?.parse().map_err(DrawRefused::Program)?;
        let key = new_token()?;
        let commitment = secret.commitment();
        let announcement = Protocol::announcement(commitment, pool).map_err(DrawRefused::Pool)?;
        let announced = Fact::Announced {
            announcement: Box::new(Protocol {
                title,
                ..announcement
            }),
            secret: secret.as_str().to_owned(),
            key: TokenHash::of(&key),
        };
        let id = commitment.to_string()[..DIGITS].to_owned();
        let stream = stream(&id);
        journal.append(&stream, 0, &[new(&announced)?]).await?;
        let facts = journal.read(&stream, 0).await?;
        let draw = ProgramDraw::of(journal, &id, &facts)?;
        let draw = draw.ok_or(JournalError::Database(stream))?;
        Ok((draw, key))
    }

    /// Reads a draw; `None` where there is none of that name.
    ///
    /// # Errors
    /// When the journal does not answer, or has a fact that this program doesn't know.
    pub async fn open(
        journal: &Journal,
        id: &str,
    ) -> Result<Option<ProgramDraw>, ProgramDrawError> {
        let digits = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        if id.len() != DIGITS || !id.chars().all(digits) {
            return Ok(None);
        }
        let facts = journal.read(&stream(id), 0).await?;
        ProgramDraw::of(journal, id, &facts)
    }

    /// Reads the draw of a commitment; `None` where it was not announced here.
    ///
    /// # Errors
    /// As for [`ProgramDraw::open`].
    pub async fn committed(
        journal: &Journal,
        commitment: &str,
    ) -> Result<Option<ProgramDraw>, ProgramDrawError> {
        let Some(id) = commitment.get(..DIGITS) else {
            return Ok(None);
        };
        let found = ProgramDraw::open(journal, id).await?;
        Ok(found.filter(|draw| draw.announcement.commitment.as_deref() == Some(commitment)))
    }

    fn of(
        journal: &Journal,
        id: &str,
        facts: &[Kept],
    ) -> Result<Option<ProgramDraw>, ProgramDrawError> {
        let mut draw: Option<ProgramDraw> = None;
        for kept in facts {
            let unreadable = |reason: String| DeskError::Unreadable {
                event: stream(id),
                version: kept.version,
                reason,
            };
            let fact = serde_json::from_slice(&kept.body);
            let fact: Fact = fact.map_err(|error| unreadable(error.to_string()))?;
            let at = Timestamp(kept.at_ms / 1000);
            match (fact, &mut draw) {
                (
                    Fact::Announced {
                        announcement,
                        secret,
                        key,
                    },
                    None,
                ) => {
                    let secret = secret
                        .parse()
                        .map_err(|e: ProgramError| unreadable(e.to_string()))?;
                    draw = Some(ProgramDraw {
                        journal: journal.clone(),
                        id: id.to_owned(),
                        version: 0,
                        announced_at: at,
                        announcement: *announcement,
                        secret,
                        key,
                        words: Vec::new(),
                        drawn: None,
                    });
                }
                (Fact::WordAdded { word }, Some(draw)) => draw.words.push(Word { at, word }),
                (Fact::Drawn { protocol }, Some(draw)) => draw.drawn = Some((at, *protocol)),
                _ => return Err(unreadable("out of order".to_owned()).into()),
            }
            if let Some(draw) = &mut draw {
                draw.version = kept.version;
            }
        }
        Ok(draw)
    }

    /// Its name: the first digits of its commitment.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it was announced.
    pub fn announced_at(&self) -> Timestamp {
        self.announced_at
    }

    /// What was announced.
    pub fn announcement(&self) -> &Protocol {
        &self.announcement
    }

    /// The words added so far.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// When it was drawn, with the record.
    pub fn drawn(&self) -> Option<(Timestamp, &Protocol)> {
        self.drawn.as_ref().map(|(at, protocol)| (*at, protocol))
    }

    /// Is this the key of the one who announced it?
    pub fn is_key(&self, key: &str) -> bool {
        TokenHash::of(key) == self.key
    }

    /// Adds a word to the public text.
    ///
    /// # Errors
    /// When it is drawn already, the word can't be taken, or the journal can't keep it.
    pub async fn add(&mut self, word: &str) -> Result<(), ProgramDrawError> {
        let word = word.trim();
        if check_text(word).is_err() || word.chars().count() > LONGEST_WORD {
            return Err(DrawRefused::BadWord.into());
        }
        for _ in 0..TRIES {
            if self.drawn.is_some() {
                return Err(DrawRefused::Drawn.into());
            }
            // The longest word must fit behind, for what is called out in the hall.
            let whole = self.text(&format!("{word}{BETWEEN}{}", "x".repeat(LONGEST_WORD)));
            check_text(&whole).map_err(|_| DrawRefused::Full)?;
            let fact = Fact::WordAdded {
                word: word.to_owned(),
            };
            if self.append(&fact).await? {
                return Ok(());
            }
        }
        Err(DeskError::Busy.into())
    }

    /// Reveals the secret: draws with all the words and what was called out. A draw that is over
    /// stays as it is.
    ///
    /// # Errors
    /// When the key is not that of the one who announced, there are no words, or the journal can't
    /// keep it.
    pub async fn draw(
        &mut self,
        key: &str,
        called_out: &str,
    ) -> Result<StartPosition, ProgramDrawError> {
        if !self.is_key(key) {
            return Err(DrawRefused::NotYours.into());
        }
        let called_out = called_out.trim();
        for _ in 0..TRIES {
            if self.drawn.is_some() {
                return Err(DrawRefused::Drawn.into());
            }
            let text = self.text(called_out);
            if text.is_empty() {
                return Err(DrawRefused::NoWords.into());
            }
            let (protocol, position) = self.protocol(&text)?;
            let fact = Fact::Drawn {
                protocol: Box::new(protocol),
            };
            if self.append(&fact).await? {
                return Ok(position);
            }
        }
        Err(DeskError::Busy.into())
    }

    /// The public text, with something more behind.
    fn text(&self, more: &str) -> String {
        let words = self.words.iter().map(|added| added.word.as_str());
        let all = words.chain([more]).filter(|word| !word.is_empty());
        all.collect::<Vec<_>>().join(BETWEEN)
    }

    fn protocol(&self, text: &str) -> Result<(Protocol, StartPosition), DrawRefused> {
        let pool = self.announcement.pool().map_err(|fault| match fault {
            Fault::Pool(error) => DrawRefused::Pool(error),
            _ => DrawRefused::Pool(PoolError::Empty),
        })?;
        let commitment = self.secret.commitment();
        let protocol = Protocol::of_program(commitment, &self.secret, text, pool)
            .map_err(DrawRefused::Program)?;
        let protocol = Protocol {
            title: self.announcement.title.clone(),
            ..protocol
        };
        let position = protocol.number.and_then(StartPosition::new);
        let position = position.ok_or(DrawRefused::Program(ProgramError::Exhausted))?;
        Ok((protocol, position))
    }

    /// Keeps a fact; `false` when somebody else was quicker, whose facts are read then.
    async fn append(&mut self, fact: &Fact) -> Result<bool, ProgramDrawError> {
        let stream = stream(&self.id);
        let appended = self
            .journal
            .append(&stream, self.version, &[new(fact)?])
            .await;
        let kept = match appended {
            Ok(_) => true,
            Err(JournalError::Conflict { .. }) => false,
            Err(error) => return Err(error.into()),
        };
        let facts = self.journal.read(&stream, 0).await?;
        if let Some(now) = ProgramDraw::of(&self.journal, &self.id, &facts)? {
            *self = now;
        }
        Ok(kept)
    }
}

fn stream(id: &str) -> String {
    format!("draw/{id}")
}

fn new(fact: &Fact) -> Result<NewFact, JournalError> {
    let body =
        serde_json::to_vec(fact).map_err(|error| JournalError::Database(error.to_string()))?;
    Ok(NewFact {
        at_ms: now_ms(),
        actor: "visitor".to_owned(),
        body,
    })
}
