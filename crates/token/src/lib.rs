//! What is kept of a secret token: of a link, a session, a seat at a game.

use std::fmt;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The SHA-256 hash of a token. The tokens have 256 random bits, so that nobody finds one from its
/// hash; a password is another matter.
///
/// ```
/// use rokada_token::TokenHash;
///
/// let hash = TokenHash::of("abc");
/// assert!(hash.to_string().starts_with("ba7816bf8f01cfea"));
/// assert_eq!(serde_json::from_str::<TokenHash>(&serde_json::to_string(&hash)?)?, hash);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }

    fn read(text: &str) -> Option<TokenHash> {
        let mut hash = [0; 32];
        if !text.is_ascii() || text.len() != 2 * hash.len() {
            return None;
        }
        for (at, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(TokenHash(hash))
    }
}

impl fmt::Display for TokenHash {
    /// Sixty-four hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for TokenHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TokenHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::invalid_value(Unexpected::Str(&text), &"64 hexadecimal digits");
        TokenHash::read(&text).ok_or_else(wrong)
    }
}
