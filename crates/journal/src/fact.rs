//! Facts and the hash that chains each to the one before.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::error::JournalError;

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// What the first fact of a stream is chained to.
    pub const START: Hash = Hash([0; 32]);
}

impl std::str::FromStr for Hash {
    type Err = NotAHash;

    /// Reads sixty-four hexadecimal digits.
    fn from_str(text: &str) -> Result<Hash, NotAHash> {
        let digits = text.as_bytes();
        if digits.len() != 64
            || digits
                .iter()
                .any(|digit| !matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
        {
            return Err(NotAHash);
        }
        let value = |digit: u8| match digit {
            b'0'..=b'9' => digit - b'0',
            _ => digit - b'a' + 10,
        };
        let mut hash = [0; 32];
        for (byte, pair) in hash.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair.iter().fold(0, |byte, &digit| byte * 16 + value(digit));
        }
        Ok(Hash(hash))
    }
}

/// A text that is no hash: one has sixty-four digits, 0 to 9 and a to f.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a hash has sixty-four digits, 0 to 9 and a to f")]
pub struct NotAHash;

impl fmt::Display for Hash {
    /// Sixty-four hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// 128 random bits that go into a fact's hash, so that nobody who knows a hash can find out by
/// trying what the fact says. They are never shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Salt(pub(crate) [u8; 16]);

impl Salt {
    /// Fresh random bits of the operating system.
    pub(crate) fn random() -> Result<Salt, JournalError> {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).map_err(|error| JournalError::NoEntropy(error.to_string()))?;
        Ok(Salt(bits))
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}

/// A fact to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewFact {
    /// When it happened, in milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// Who made it happen.
    pub actor: String,
    /// What happened, in the caller's own format.
    pub body: Vec<u8>,
}

/// A fact of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Its place in its stream, from 1.
    pub version: u64,
    /// When it happened, in milliseconds since 1970 (UTC).
    pub at_ms: i64,
    /// Who made it happen.
    pub actor: String,
    /// What happened, in the caller's own format.
    pub body: Vec<u8>,
    /// The random part of its hash; none in facts from before version 0.2.
    pub(crate) salt: Option<Salt>,
    /// The hash of this fact and of the one before it.
    pub hash: Hash,
}

impl Fact {
    /// The fact that follows one of hash `before` in a stream.
    pub(crate) fn after(
        before: Hash,
        stream: &str,
        version: u64,
        new: NewFact,
        salt: Salt,
    ) -> Fact {
        let NewFact { at_ms, actor, body } = new;
        let mut fact = Fact {
            version,
            at_ms,
            actor,
            body,
            salt: Some(salt),
            hash: Hash::START,
        };
        fact.hash = fact.hash_after(before, stream);
        fact
    }

    /// SHA-256 over the hash before, the stream, the actor, the body, the version, the time and,
    /// where there is one, the salt. Numbers are eight bytes with the highest first, and texts
    /// follow their length in bytes, so that no two facts give the same input, with a salt or
    /// without.
    pub(crate) fn hash_after(&self, before: Hash, stream: &str) -> Hash {
        let mut hasher = Sha256::new();
        hasher.update(before.0);
        for text in [stream.as_bytes(), self.actor.as_bytes(), &self.body] {
            hasher.update((text.len() as u64).to_be_bytes());
            hasher.update(text);
        }
        hasher.update(self.version.to_be_bytes());
        hasher.update(self.at_ms.to_be_bytes());
        if let Some(Salt(bits)) = self.salt {
            hasher.update(bits);
        }
        Hash(hasher.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_fact_is_in_its_hash() {
        let new = NewFact {
            at_ms: 5,
            actor: "ab".into(),
            body: b"c".to_vec(),
        };
        let salt = Salt([7; 16]);
        let fact = Fact::after(Hash::START, "s", 1, new.clone(), salt);
        let later = NewFact {
            at_ms: 6,
            ..new.clone()
        };
        let otherwise_cut = NewFact {
            actor: "a".into(),
            body: b"bc".to_vec(),
            ..new.clone()
        };
        let unsalted = Fact {
            salt: None,
            ..fact.clone()
        };
        let others = [
            Fact::after(Hash([1; 32]), "s", 1, new.clone(), salt),
            Fact::after(Hash::START, "t", 1, new.clone(), salt),
            Fact::after(Hash::START, "s", 2, new.clone(), salt),
            Fact::after(Hash::START, "s", 1, later, salt),
            Fact::after(Hash::START, "s", 1, otherwise_cut, salt),
            Fact::after(Hash::START, "s", 1, new, Salt([8; 16])),
            Fact {
                hash: unsalted.hash_after(Hash::START, "s"),
                ..unsalted
            },
        ];
        for other in others {
            assert_ne!(other.hash, fact.hash);
        }
    }
}
