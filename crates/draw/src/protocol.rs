//! The record of a draw, which anyone can check.

use core::fmt;

use rokada_chess::StartPosition;

use crate::program::{self, Commitment, ProgramError, Secret};
use crate::{Draw, EntryError, Method, Outcome, Pool, PoolError};

/// The record of a draw as it was written down: nothing in it is believed until [`Protocol::verify`]
/// has recomputed it. A record without a number is that of an interrupted draw, or, with a
/// commitment and no secret, the announcement of a draw by program.
///
/// ```
/// use rokada_draw::{Draw, Fault, Method, Outcome, Pool, Protocol};
///
/// let mut draw = Draw::new(Method::OneDie, Pool::all())?;
/// for face in [2, 3, 3, 2, 3] {
///     draw.enter(Outcome::Number(face))?;
/// }
/// let mut protocol = Protocol::of(&draw);
/// assert_eq!(protocol.verify().unwrap().letters(), "RNBQKBNR");
///
/// protocol.number = Some(519);
/// assert_eq!(protocol.verify(), Err(Fault::Number { expected: 518, found: 519 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Protocol {
    /// What the draw is for, such as the event and the round.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub title: Option<String>,
    /// The name of the method.
    pub method: String,
    /// All that fell, was tossed or drawn, in order.
    pub outcomes: Vec<Outcome>,
    /// The numbers of the positions that are drawn again.
    pub exclusions: Vec<u16>,
    /// The short list drawn from, if there is one.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub short_list: Option<Vec<u16>>,
    /// For a draw by program: what was published beforehand.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub commitment: Option<String>,
    /// For a draw by program: the public text.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub text: Option<String>,
    /// For a draw by program: the secret revealed.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub secret: Option<String>,
    /// The number drawn.
    pub number: Option<u16>,
    /// The array drawn.
    pub letters: Option<String>,
    /// Who signs for it.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Vec::is_empty")
    )]
    pub signed: Vec<String>,
}

/// A part of a protocol.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Field {
    Title,
    Method,
    Outcomes,
    Exclusions,
    ShortList,
    Commitment,
    Text,
    Secret,
    Number,
    Letters,
    Signed,
}

impl Field {
    /// All in the order they are written, with their keys in the text form.
    pub const KEYS: [(Field, &'static str); 11] = [
        (Field::Title, "title"),
        (Field::Method, "method"),
        (Field::Outcomes, "outcomes"),
        (Field::Exclusions, "exclusions"),
        (Field::ShortList, "short_list"),
        (Field::Commitment, "commitment"),
        (Field::Text, "text"),
        (Field::Secret, "secret"),
        (Field::Number, "number"),
        (Field::Letters, "letters"),
        (Field::Signed, "signed"),
    ];

    /// Its key, the same in the text and the JSON form.
    pub fn key(self) -> &'static str {
        Field::KEYS[self as usize].1
    }
}

/// What is wrong with a protocol: where, what was found, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No method has that name.
    UnknownMethod(String),
    /// A number above 959.
    NoSuchPosition {
        /// Where.
        field: Field,
        /// The number.
        number: u16,
    },
    /// Nothing can be drawn from what the exclusions or the short list leave.
    Pool(PoolError),
    /// A short list and exclusions together, of which only one can hold.
    ListAndExclusions,
    /// Something is missing.
    Missing(Field),
    /// Something that this method has no use for.
    Unexpected(Field),
    /// The secret, the text or the commitment is none, or they do not belong together.
    Program(ProgramError),
    /// A word is not the one that secret and text give.
    Word {
        /// Which, from 1.
        nth: usize,
        /// The word they give.
        expected: u16,
        /// The outcome in the protocol.
        found: Outcome,
    },
    /// An outcome could not come up where it stands.
    Entry {
        /// Which, from 1.
        nth: usize,
        /// Why not.
        error: EntryError,
    },
    /// There are outcomes after the one that ends the draw.
    AfterTheEnd {
        /// Which is the first too many, from 1.
        nth: usize,
    },
    /// The outcomes end before a position is drawn.
    Unfinished {
        /// How many there are.
        outcomes: usize,
    },
    /// The outcomes lead to another number.
    Number {
        /// The number they lead to.
        expected: u16,
        /// The number in the protocol.
        found: u16,
    },
    /// The letters are not those of the number drawn.
    Letters {
        /// The position drawn.
        expected: StartPosition,
        /// The letters in the protocol.
        found: String,
    },
    /// The protocol differs from what was announced before the draw.
    NotAsAnnounced(Field),
}

impl Protocol {
    /// The record of a draw, finished or not.
    pub fn of(draw: &Draw) -> Protocol {
        let numbers = |positions: &mut dyn Iterator<Item = StartPosition>| {
            positions.map(StartPosition::number).collect()
        };
        let list = draw.pool().listed();
        Protocol {
            method: draw.method().to_string(),
            outcomes: draw.entered().to_vec(),
            exclusions: numbers(&mut draw.pool().excluded()),
            short_list: list.map(|list| numbers(&mut list.iter().copied())),
            number: draw.position().map(StartPosition::number),
            letters: draw
                .position()
                .map(|position| position.letters().to_string()),
            ..Protocol::default()
        }
    }

    /// The record of a draw by program with what is needed to check it.
    ///
    /// # Errors
    /// See [`program::draw`].
    pub fn of_program(
        commitment: Commitment,
        secret: &Secret,
        text: &str,
        pool: Pool,
    ) -> Result<Protocol, ProgramError> {
        let draw = program::draw(commitment, secret, text, pool)?;
        Ok(Protocol {
            commitment: Some(commitment.to_string()),
            text: Some(text.into()),
            secret: Some(secret.as_str().into()),
            ..Protocol::of(&draw)
        })
    }

    /// The announcement of a draw by program, to be published beforehand.
    ///
    /// # Errors
    /// When nothing can be drawn.
    pub fn announcement(commitment: Commitment, pool: Pool) -> Result<Protocol, PoolError> {
        Ok(Protocol {
            commitment: Some(commitment.to_string()),
            ..Protocol::of(&Draw::new(Method::Program, pool)?)
        })
    }

    /// The positions that may be drawn.
    ///
    /// # Errors
    /// When the exclusions or the short list cannot be.
    pub fn pool(&self) -> Result<Pool, Fault> {
        let positions = |field, numbers: &[u16]| {
            let position =
                |&number| StartPosition::new(number).ok_or(Fault::NoSuchPosition { field, number });
            numbers.iter().map(position).collect::<Result<Vec<_>, _>>()
        };
        let excluded = positions(Field::Exclusions, &self.exclusions)?;
        match &self.short_list {
            None => Pool::all_but(excluded).map_err(Fault::Pool),
            Some(_) if !excluded.is_empty() => Err(Fault::ListAndExclusions),
            Some(list) => Pool::short_list(positions(Field::ShortList, list)?).map_err(Fault::Pool),
        }
    }

    /// The draw as far as it was entered: an interrupted one goes on from here.
    ///
    /// # Errors
    /// What is wrong with the method, the pool or an outcome.
    pub fn replay(&self) -> Result<Draw, Fault> {
        let method: Method = self
            .method
            .parse()
            .map_err(|_| Fault::UnknownMethod(self.method.clone()))?;
        let mut draw = Draw::new(method, self.pool()?).map_err(Fault::Pool)?;
        for (place, &outcome) in self.outcomes.iter().enumerate() {
            let nth = place + 1;
            draw.enter(outcome).map_err(|error| match error {
                EntryError::Finished { .. } => Fault::AfterTheEnd { nth },
                error => Fault::Entry { nth, error },
            })?;
        }
        Ok(draw)
    }

    /// Recomputes the draw and compares all that the protocol says.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<StartPosition, Fault> {
        self.verify_program()?;
        let draw = self.replay()?;
        let position = draw.position().ok_or(Fault::Unfinished {
            outcomes: self.outcomes.len(),
        })?;
        let found = self.number.ok_or(Fault::Missing(Field::Number))?;
        if found != position.number() {
            return Err(Fault::Number {
                expected: position.number(),
                found,
            });
        }
        match &self.letters {
            None => Err(Fault::Missing(Field::Letters)),
            Some(letters) if position.letters() == letters.as_str() => Ok(position),
            Some(letters) => Err(Fault::Letters {
                expected: position,
                found: letters.clone(),
            }),
        }
    }

    /// Checks the secret against the commitment and the words against both.
    fn verify_program(&self) -> Result<(), Fault> {
        let evidence = [
            (Field::Commitment, &self.commitment),
            (Field::Text, &self.text),
            (Field::Secret, &self.secret),
        ];
        if self.method != Method::Program.name() {
            let extra = evidence.iter().find(|(_, value)| value.is_some());
            return extra.map_or(Ok(()), |&(field, _)| Err(Fault::Unexpected(field)));
        }
        let [commitment, text, secret] =
            evidence.map(|(field, value)| value.as_deref().ok_or(Fault::Missing(field)));
        let committed: Commitment = commitment?.parse().map_err(Fault::Program)?;
        let (text, secret) = (text?, secret?.parse::<Secret>().map_err(Fault::Program)?);
        let found = secret.commitment();
        if found != committed {
            return Err(Fault::Program(ProgramError::WrongSecret {
                committed,
                found,
            }));
        }
        program::check_text(text).map_err(Fault::Program)?;
        let words = program::words(&secret, text);
        match (1..)
            .zip(&self.outcomes)
            .zip(words)
            .find(|((_, outcome), word)| **outcome != Outcome::Number(*word))
        {
            Some(((nth, &found), expected)) => Err(Fault::Word {
                nth,
                expected,
                found,
            }),
            None => Ok(()),
        }
    }

    /// Compares with the announcement made before the draw: title, method, commitment and the
    /// positions that may be drawn must be the same.
    ///
    /// # Errors
    /// [`Fault::NotAsAnnounced`] with the part that differs.
    pub fn is_as_announced(&self, announced: &Protocol) -> Result<(), Fault> {
        for (field, same) in [
            (Field::Title, self.title == announced.title),
            (Field::Method, self.method == announced.method),
            (Field::Commitment, self.commitment == announced.commitment),
            (Field::Exclusions, self.exclusions == announced.exclusions),
            (Field::ShortList, self.short_list == announced.short_list),
        ] {
            if !same {
                return Err(Fault::NotAsAnnounced(field));
            }
        }
        Ok(())
    }
}

impl Fault {
    /// The part of the protocol that is wrong, where it is one.
    pub fn field(&self) -> Option<Field> {
        Some(match self {
            Fault::UnknownMethod(_) => Field::Method,
            Fault::NoSuchPosition { field, .. }
            | Fault::Missing(field)
            | Fault::Unexpected(field)
            | Fault::NotAsAnnounced(field) => *field,
            Fault::Pool(PoolError::Twice(_)) => Field::ShortList,
            Fault::Pool(PoolError::NotForShortList(_)) => Field::Method,
            Fault::Pool(PoolError::Empty) | Fault::ListAndExclusions => Field::Exclusions,
            Fault::Program(ProgramError::BadSecret | ProgramError::WrongSecret { .. }) => {
                Field::Secret
            }
            Fault::Program(ProgramError::BadCommitment) => Field::Commitment,
            Fault::Program(ProgramError::BadText) => Field::Text,
            Fault::Program(_) => return None,
            Fault::Word { .. }
            | Fault::Entry { .. }
            | Fault::AfterTheEnd { .. }
            | Fault::Unfinished { .. } => Field::Outcomes,
            Fault::Number { .. } => Field::Number,
            Fault::Letters { .. } => Field::Letters,
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnknownMethod(name) => write!(f, "method: {name:?} is no method of drawing"),
            Fault::NoSuchPosition { field, number } => write!(
                f,
                "{}: {number} is no start position; they are numbered 0 to 959",
                field.key()
            ),
            Fault::Pool(error) => error.fmt(f),
            Fault::ListAndExclusions => {
                f.write_str("exclusions: there are none beside a short list")
            }
            Fault::Missing(field) => write!(f, "{}: missing", field.key()),
            Fault::Unexpected(field) => {
                write!(f, "{}: this method has no use for it", field.key())
            }
            Fault::Program(error) => error.fmt(f),
            Fault::Word {
                nth,
                expected,
                found,
            } => write!(
                f,
                "outcomes: number {nth} is {found}, but secret and text give {expected}"
            ),
            Fault::Entry { nth, error } => write!(f, "outcomes: number {nth}: {error}"),
            Fault::AfterTheEnd { nth } => {
                write!(f, "outcomes: number {nth} comes after the end of the draw")
            }
            Fault::Unfinished { outcomes } => {
                write!(f, "outcomes: after {outcomes} no position is drawn yet")
            }
            Fault::Number { expected, found } => {
                write!(f, "number: {found}, but the outcomes lead to {expected}")
            }
            Fault::Letters { expected, found } => write!(
                f,
                "letters: {found}, but position {} is {}",
                expected.number(),
                expected.letters()
            ),
            Fault::NotAsAnnounced(field) => {
                write!(f, "{}: not as announced before the draw", field.key())
            }
        }
    }
}

impl core::error::Error for Fault {}
