//! The head of a stream as people note it: from a sheet on the wall, from the hall's screen.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::error::JournalError;
use crate::fact::Hash;
use crate::heads::Head;
use crate::journal::Journal;
use crate::verify::{Fault, FaultKind};

/// How many bits of the hash are in a code. Making other facts that end in the same code takes some
/// 2^80 tries, and needs the code before it is noted.
const BITS: u32 = 80;
/// Bits of a letter.
const LETTER: u32 = 5;
/// Crockford's base 32: no letter is taken for another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The head of a stream in a few letters: how many facts there are, and the beginning of the last
/// one's hash.
///
/// ```
/// use rokada_journal::{Hash, Head, HeadCode};
///
/// let code = HeadCode::of(&Head { facts: 14, hash: Hash([0xa5; 32]) });
/// assert_eq!(code.to_string(), "14-MPJT-B9D5-MPJT-B9D5");
/// // As it may be typed: small letters, no hyphens, an O for a zero.
/// assert_eq!("14 mpjtb9d5mpjtb9d5".parse(), Ok(code));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct HeadCode {
    facts: u64,
    bits: u128,
}

/// A text that is no code of a head: one has a number of facts and sixteen letters and digits, as in
/// `14-MPJT-B9D5-MPJT-B9D5`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "a code of a head looks like 14-MPJT-B9D5-MPJT-B9D5: a number of facts and sixteen letters and digits"
)]
pub struct NotACode;

impl HeadCode {
    /// The code of a head.
    pub fn of(head: &Head) -> HeadCode {
        let bits = head.hash.0.iter().take((BITS / 8) as usize);
        HeadCode {
            facts: head.facts,
            bits: bits.fold(0, |bits, byte| bits << 8 | u128::from(*byte)),
        }
    }

    /// How many facts there were.
    pub fn facts(self) -> u64 {
        self.facts
    }

    fn fits(self, hash: Hash) -> bool {
        let facts = self.facts;
        HeadCode::of(&Head { facts, hash }) == self
    }
}

impl fmt::Display for HeadCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.facts)?;
        for place in 0..BITS / LETTER {
            if place.is_multiple_of(4) {
                f.write_str("-")?;
            }
            let digit = self.bits >> (BITS - LETTER * (place + 1)) & 31;
            write!(f, "{}", char::from(LETTERS[digit as usize]))?;
        }
        Ok(())
    }
}

impl FromStr for HeadCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<HeadCode, NotACode> {
        let text = text.trim();
        let end = text.find(|c: char| !c.is_ascii_digit()).ok_or(NotACode)?;
        let (facts, letters) = text.split_at(end);
        let (mut bits, mut count) = (0_u128, 0);
        let parted = |byte: &u8| !matches!(byte, b'-' | b' ');
        for byte in letters.bytes().filter(parted) {
            let letter = match byte.to_ascii_uppercase() {
                b'O' => b'0',
                b'I' | b'L' => b'1',
                other => other,
            };
            let digit = LETTERS.iter().position(|&known| known == letter);
            count += 1;
            if count > BITS / LETTER {
                return Err(NotACode);
            }
            bits = bits << LETTER | digit.ok_or(NotACode)? as u128;
        }
        let facts = facts.parse().map_err(|_| NotACode)?;
        (count == BITS / LETTER)
            .then_some(HeadCode { facts, bits })
            .ok_or(NotACode)
    }
}

impl Journal {
    /// The head that a stream had after so many facts, where knowing it gives nothing away: its
    /// last fact has a random part. One of version 0.1 has none, and there is no such head.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn public_head(
        &self,
        stream: &str,
        facts: u64,
    ) -> Result<Option<Head>, JournalError> {
        let Some(before) = facts.checked_sub(1) else {
            return Ok(None);
        };
        let last = self.read_at_most(stream, before, 1).await?;
        let last = last.into_iter().find(|fact| fact.version == facts);
        let salted = last.filter(|fact| fact.salt.is_some());
        Ok(salted.map(|fact| Head {
            facts,
            hash: fact.hash,
        }))
    }

    /// What is wrong where a stream does not carry on from a head that was noted; `None` where all
    /// those facts are there as they were. Whether each fact fits its hash is for
    /// [`Journal::verify`].
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn compare(
        &self,
        stream: &str,
        noted: HeadCode,
    ) -> Result<Option<Fault>, JournalError> {
        let facts = noted.facts;
        let (version, kind) = match self.hash_at(stream, facts).await {
            Ok(Some(hash)) if noted.fits(hash) => return Ok(None),
            Ok(Some(_)) => (Some(facts), FaultKind::Rewritten),
            Ok(None) => match self.version(stream).await? {
                0 => (None, FaultKind::Gone { noted: facts }),
                there => (Some(there + 1), FaultKind::Shorter { noted: facts }),
            },
            Err(error) if error.is_of_the_content() => (Some(facts), FaultKind::Unreadable),
            Err(error) => return Err(error),
        };
        Ok(Some(Fault {
            stream: Some(stream.to_owned()),
            version,
            kind,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_said() {
        for (facts, byte) in [(1, 0), (14, 0x5a), (u64::MAX, 0xff)] {
            let mut hash = [byte; 32];
            hash[3] = 77;
            let code = HeadCode::of(&Head {
                facts,
                hash: Hash(hash),
            });
            let text = code.to_string();
            assert_eq!(text.parse(), Ok(code));
            let typed = text.to_lowercase().replace('0', "o").replace('1', "l");
            let facts = text.split('-').next().unwrap_or_default();
            let letters = typed.split_once('-').map_or("", |(_, letters)| letters);
            let typed = format!("{facts} {}", letters.replace('-', " "));
            assert_eq!(typed.parse(), Ok(code), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        let texts = [
            "",
            "14",
            "MPJT-B9D5-MPJT-B9D5",
            "14-MPJT-B9D5-MPJT-B9D",
            "14-MPJT-B9D5-MPJT-B9D55",
            "14-MPJT-B9D5-MPJT-B9DU",
            "99999999999999999999-MPJT-B9D5-MPJT-B9D5",
            "14-MPJT-B9D5-MPJT-B9Dž",
        ];
        for text in texts {
            assert_eq!(text.parse::<HeadCode>(), Err(NotACode), "{text}");
        }
    }
}
