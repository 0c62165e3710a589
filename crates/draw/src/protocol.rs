//! The record of a draw, which anyone can check.

use rokada_chess::StartPosition;

use crate::program::{self, Commitment, ProgramError, Secret};
use crate::{Draw, EntryError, Fault, Method, Outcome, Pool, PoolError};

/// The most outcomes that are replayed: a draw by program has as many words.
pub const MAX_OUTCOMES: usize = program::LENGTH_BITS as usize / 16;

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
        let outcomes = self.outcomes.len();
        if outcomes > MAX_OUTCOMES {
            return Err(Fault::TooManyOutcomes { outcomes });
        }
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
