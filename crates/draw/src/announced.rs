//! A draw by program for everybody: the commitment first, then words from those who want to be
//! sure, then the secret.
//!
//! A draw is announced, gets words, and is drawn once: whoever presses twice, or on two nodes at
//! once, gets what was drawn first. So nobody can try one text after another until the number
//! pleases. The secret is among the facts from the beginning: whoever keeps them could read it
//! there, which is why the words must come from others.

use rokada_chess::StartPosition;
use rokada_fold::{Fold, Timestamp};
use serde::{Deserialize, Serialize};

use crate::program::{Commitment, ProgramError, Secret, check_text};
use crate::{Fault, Pool, PoolError, Protocol};

/// How many digits of the commitment name a draw: 64 bits.
const DIGITS: usize = 16;
/// The longest word that one person adds, in characters.
pub const LONGEST_WORD: usize = 60;
/// What stands between the words in the public text.
const BETWEEN: &str = " | ";

/// A draw by program, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ProgramDraw(Option<Announced>);

/// A draw that was announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announced {
    /// When it was announced.
    pub at: Timestamp,
    /// What was announced.
    pub announcement: Protocol,
    /// The words added so far.
    pub words: Vec<Word>,
    /// When it was drawn, with the record.
    pub drawn: Option<(Timestamp, Protocol)>,
    secret: Secret,
    key: Commitment,
}

/// A word that somebody added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// When.
    pub at: Timestamp,
    /// The word.
    pub word: String,
}

/// What is wished for with a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Announces the commitment of a secret.
    Announce {
        /// What it is drawn for.
        title: Option<String>,
        /// What may be drawn.
        pool: Box<Pool>,
        /// The secret, which nobody can predict.
        secret: Secret,
        /// The hash of the key with which it is drawn.
        key: Commitment,
    },
    /// Adds a word to the public text.
    AddWord {
        /// One line of 1 to [`LONGEST_WORD`] characters.
        word: String,
    },
    /// Reveals the secret: draws with all the words and what was called out.
    Draw {
        /// The key of the one who announced, as it was sent.
        key: String,
        /// What was called out at the end; may be empty.
        called_out: String,
    },
}

/// What happened to a draw. Moments are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact")]
pub enum Fact {
    /// The commitment of a secret was announced.
    #[serde(rename = "announced.1")]
    Announced {
        /// When.
        at_ms: i64,
        /// The protocol as far as it is known beforehand.
        announcement: Box<Protocol>,
        /// The secret.
        secret: Secret,
        /// SHA-256 of the key of the one who announced.
        key: Commitment,
    },
    /// Somebody added a word.
    #[serde(rename = "word_added.1")]
    WordAdded {
        /// When.
        at_ms: i64,
        /// The word.
        word: String,
    },
    /// The position was drawn.
    #[serde(rename = "drawn.1")]
    Drawn {
        /// When.
        at_ms: i64,
        /// The record, with the secret.
        protocol: Box<Protocol>,
    },
}

/// Why something can't be done with a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing was announced.
    NotAnnounced,
    /// It was announced already.
    Announced,
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

impl ProgramDraw {
    /// The stream that the facts of a draw are kept in; `None` where no draw has such a name.
    ///
    /// ```
    /// use rokada_draw::ProgramDraw;
    ///
    /// let stream = ProgramDraw::stream("271a413bd339c570");
    /// assert_eq!(stream.as_deref(), Some("draw/271a413bd339c570"));
    /// assert_eq!(ProgramDraw::stream("271a/../people"), None);
    /// ```
    pub fn stream(id: &str) -> Option<String> {
        let digits = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        (id.len() == DIGITS && id.chars().all(digits)).then(|| format!("draw/{id}"))
    }

    /// The name of the draw of a commitment: its first digits; `None` where that is none.
    pub fn id_of(commitment: &str) -> Option<&str> {
        commitment.get(..DIGITS)
    }

    /// The draw, once it is announced.
    pub fn announced(&self) -> Option<&Announced> {
        self.0.as_ref()
    }
}

impl Announced {
    /// Its name: the first digits of its commitment.
    pub fn id(&self) -> String {
        self.secret.commitment().to_string()[..DIGITS].to_owned()
    }

    /// Is this the key of the one who announced it?
    pub fn is_key(&self, key: &str) -> bool {
        let key = key.parse::<Secret>();
        key.is_ok_and(|key| key.commitment() == self.key)
    }

    /// The public text, with something more behind.
    fn text(&self, more: &str) -> String {
        let words = self.words.iter().map(|added| added.word.as_str());
        let all = words.chain([more]).filter(|word| !word.is_empty());
        all.collect::<Vec<_>>().join(BETWEEN)
    }

    fn is_open(&self) -> Result<(), Refusal> {
        match self.drawn {
            Some(_) => Err(Refusal::Drawn),
            None => Ok(()),
        }
    }

    fn add(&self, word: &str) -> Result<String, Refusal> {
        let word = word.trim();
        if check_text(word).is_err() || word.chars().count() > LONGEST_WORD {
            return Err(Refusal::BadWord);
        }
        self.is_open()?;
        // The longest word must fit behind, for what is called out in the hall.
        let whole = self.text(&format!("{word}{BETWEEN}{}", "x".repeat(LONGEST_WORD)));
        check_text(&whole).map_err(|_| Refusal::Full)?;
        Ok(word.to_owned())
    }

    fn draw(&self, key: &str, called_out: &str) -> Result<Protocol, Refusal> {
        if !self.is_key(key) {
            return Err(Refusal::NotYours);
        }
        self.is_open()?;
        let text = self.text(called_out.trim());
        if text.is_empty() {
            return Err(Refusal::NoWords);
        }
        let pool = self.announcement.pool().map_err(|fault| match fault {
            Fault::Pool(error) => Refusal::Pool(error),
            _ => Refusal::Pool(PoolError::Empty),
        })?;
        let commitment = self.secret.commitment();
        let protocol = Protocol::of_program(commitment, &self.secret, &text, pool)
            .map_err(Refusal::Program)?;
        let position = protocol.number.and_then(StartPosition::new);
        position.ok_or(Refusal::Program(ProgramError::Exhausted))?;
        let title = self.announcement.title.clone();
        Ok(Protocol { title, ..protocol })
    }
}

impl Fold for ProgramDraw {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: Command, now: Timestamp) -> Result<Vec<Fact>, Refusal> {
        let at_ms = now.as_millisecond();
        let announced = self.announced().ok_or(Refusal::NotAnnounced);
        let fact = match command {
            Command::Announce {
                title,
                pool,
                secret,
                key,
            } => {
                if announced.is_ok() {
                    return Err(Refusal::Announced);
                }
                let announcement = Protocol::announcement(secret.commitment(), *pool);
                let announcement = announcement.map_err(Refusal::Pool)?;
                Fact::Announced {
                    at_ms,
                    announcement: Box::new(Protocol {
                        title,
                        ..announcement
                    }),
                    secret,
                    key,
                }
            }
            Command::AddWord { word } => Fact::WordAdded {
                at_ms,
                word: announced?.add(&word)?,
            },
            Command::Draw { key, called_out } => Fact::Drawn {
                at_ms,
                protocol: Box::new(announced?.draw(&key, &called_out)?),
            },
        };
        Ok(vec![fact])
    }

    fn apply(&mut self, fact: &Fact) {
        match fact.clone() {
            Fact::Announced {
                at_ms,
                announcement,
                secret,
                key,
            } => {
                self.0 = Some(Announced {
                    at: moment(at_ms),
                    announcement: *announcement,
                    words: Vec::new(),
                    drawn: None,
                    secret,
                    key,
                });
            }
            Fact::WordAdded { at_ms, word } => {
                if let Some(announced) = &mut self.0 {
                    let at = moment(at_ms);
                    announced.words.push(Word { at, word });
                }
            }
            Fact::Drawn { at_ms, protocol } => {
                if let Some(announced) = &mut self.0 {
                    announced.drawn = Some((moment(at_ms), *protocol));
                }
            }
        }
    }
}

/// A moment of a fact. One that no calendar has is the first there is.
fn moment(at_ms: i64) -> Timestamp {
    Timestamp::from_millisecond(at_ms).unwrap_or_default()
}
