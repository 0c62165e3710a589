//! The draw by program: commit, add a public text, reveal.
//!
//! 1. Before the round the organiser makes a [`Secret`] and publishes its [`Commitment`], SHA-256
//!    of the secret, together with what is excluded.
//! 2. At the draw the players call out a public text.
//! 3. The secret is revealed. [`words`] mixes both into 16-bit words, and the first word that
//!    names a position that may be drawn decides.
//!
//! The organiser cannot change the secret after the text is known, and the players do not know the
//! secret when they choose the text: as long as the text does not come from the organiser, neither
//! side can steer the number. An organiser who does not reveal the secret has drawn nothing.
//!
//! The mixing is the key derivation function in counter mode of NIST SP 800-108 Rev. 1, section
//! 4.1, with HMAC-SHA-256: block i is
//! `HMAC(secret, i ‖ "Rokada draw 1" ‖ 0x00 ‖ text ‖ 2²⁰)`, where `i` (from 1) and the length 2²⁰
//! bits are 32-bit big-endian numbers. Each block gives sixteen words, big-endian. A word w below
//! 65280 names position w mod 960; the last 256 words, an incomplete set, are passed over, and so
//! are words that name an excluded position. Out of a short list of k positions w names the entry
//! w mod k, counted from 0, and the words of the last incomplete set of k are passed over.

use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Draw, Effect, Method, Outcome, Pool, PoolError};

/// What the construction is called in its own input, so that no other use of the secret collides.
pub const LABEL: &str = "Rokada draw 1";
/// How many bits the construction could give.
pub const LENGTH_BITS: u32 = 1 << 20;

/// The organiser's secret: 64 hexadecimal digits, used as that text, in lower case.
///
/// ```
/// use rokada_draw::program::Secret;
///
/// let secret = Secret::from_entropy([0xab; 32]);
/// assert!(secret.as_str().starts_with("abab"));
/// // printf %s abab…ab | sha256sum
/// assert_eq!(
///     secret.commitment().to_string(),
///     "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a",
/// );
/// ```
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Secret(String);

/// SHA-256 of the text of a secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Commitment([u8; 32]);

impl Secret {
    /// A secret out of 32 bytes, which must come from a source nobody can predict.
    pub fn from_entropy(bytes: [u8; 32]) -> Secret {
        Secret(hex(&bytes))
    }

    /// Its 64 digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is published beforehand.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl FromStr for Secret {
    type Err = ProgramError;

    fn from_str(text: &str) -> Result<Secret, ProgramError> {
        let text = text.trim();
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ProgramError::BadSecret);
        }
        Ok(Secret(text.to_ascii_lowercase()))
    }
}

impl FromStr for Commitment {
    type Err = ProgramError;

    fn from_str(text: &str) -> Result<Commitment, ProgramError> {
        let text = text.trim();
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(ProgramError::BadCommitment);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).unwrap_or_default();
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ProgramError::BadCommitment)?;
        }
        Ok(Commitment(bytes))
    }
}

impl TryFrom<String> for Secret {
    type Error = ProgramError;

    fn try_from(text: String) -> Result<Secret, ProgramError> {
        text.parse()
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.0
    }
}

impl TryFrom<String> for Commitment {
    type Error = ProgramError;

    fn try_from(text: String) -> Result<Commitment, ProgramError> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

/// Why a draw by program cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ProgramError {
    /// A secret is 64 hexadecimal digits.
    BadSecret,
    /// A commitment is 64 hexadecimal digits.
    BadCommitment,
    /// The public text is empty, longer than a line of 500 characters, or holds control
    /// characters, which could not be typed again.
    BadText,
    /// The secret is not the one committed to.
    WrongSecret {
        /// What was published.
        committed: Commitment,
        /// What this secret commits to.
        found: Commitment,
    },
    /// Nothing can be drawn.
    Pool(PoolError),
    /// All 65536 words were passed over: hardly any position may be drawn.
    Exhausted,
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramError::BadSecret => f.write_str("a secret is 64 hexadecimal digits"),
            ProgramError::BadCommitment => f.write_str("a commitment is 64 hexadecimal digits"),
            ProgramError::BadText => {
                f.write_str("the public text is one line of 1 to 500 characters")
            }
            ProgramError::WrongSecret { committed, found } => write!(
                f,
                "the secret is not the one committed to: published was {committed}, its SHA-256 \
                 is {found}"
            ),
            ProgramError::Pool(error) => error.fmt(f),
            ProgramError::Exhausted => {
                f.write_str("the random words are used up; draw from a short list instead")
            }
        }
    }
}

impl core::error::Error for ProgramError {}

/// Checks a public text: one line that can be read aloud and typed again.
///
/// # Errors
/// [`ProgramError::BadText`].
pub fn check_text(text: &str) -> Result<(), ProgramError> {
    let length = text.chars().count();
    if text.trim() != text || !(1..=500).contains(&length) || text.chars().any(char::is_control) {
        return Err(ProgramError::BadText);
    }
    Ok(())
}

/// The public text of one board, when each board has a position of its own.
pub fn text_of_board(text: &str, board: u16) -> String {
    format!("{text} | {board}")
}

/// The 65536 words that a secret and a public text give, in order.
pub fn words(secret: &Secret, text: &str) -> impl Iterator<Item = u16> {
    let blocks = 1..=LENGTH_BITS / 256;
    blocks.flat_map(move |counter| {
        block(secret, text, counter)
            .chunks(2)
            .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
            .collect::<Vec<_>>()
    })
}

fn block(secret: &Secret, text: &str, counter: u32) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.0.as_bytes())
        .expect("HMAC takes a key of any length (RFC 2104)");
    mac.update(&counter.to_be_bytes());
    mac.update(LABEL.as_bytes());
    mac.update(&[0]);
    mac.update(text.as_bytes());
    mac.update(&LENGTH_BITS.to_be_bytes());
    mac.finalize().into_bytes().into()
}

/// Draws by program.
///
/// # Errors
/// When the secret is not the one committed to, the text cannot be used, or nothing is left.
pub fn draw(
    commitment: Commitment,
    secret: &Secret,
    text: &str,
    pool: Pool,
) -> Result<Draw, ProgramError> {
    let found = secret.commitment();
    if found != commitment {
        return Err(ProgramError::WrongSecret {
            committed: commitment,
            found,
        });
    }
    check_text(text)?;
    feed(Method::Program, pool, words(secret, text))
}

/// Draws with words from elsewhere, as from the operating system, until a position is drawn.
///
/// # Errors
/// When nothing can be drawn, or the words end before.
pub fn quick(pool: Pool, words: impl IntoIterator<Item = u16>) -> Result<Draw, ProgramError> {
    feed(Method::Quick, pool, words)
}

fn feed(
    method: Method,
    pool: Pool,
    words: impl IntoIterator<Item = u16>,
) -> Result<Draw, ProgramError> {
    let mut draw = Draw::new(method, pool).map_err(ProgramError::Pool)?;
    for word in words {
        if let Ok(Effect::Done(_)) = draw.enter(Outcome::Number(word)) {
            return Ok(draw);
        }
    }
    Err(ProgramError::Exhausted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Kolo 3 | plavi konj 17";

    fn secret() -> Secret {
        Secret::from_entropy([0xab; 32])
    }

    /// The bytes that OpenSSL 3.0 gives: `openssl kdf -keylen 131072 -kdfopt mac:HMAC
    /// -kdfopt digest:SHA256 -kdfopt mode:COUNTER -kdfopt key:abab…ab
    /// -kdfopt salt:'Rokada draw 1' -kdfopt info:'Kolo 3 | plavi konj 17' -binary KBKDF`.
    #[test]
    fn the_words_are_those_of_another_implementation() {
        let openssl = [
            0xc6d7, 0x054a, 0xde5d, 0xd795, 0xede2, 0xe903, 0x2003, 0xf222, 0x9286, 0xcb86, 0xb5f4,
            0x2dfc, 0x6281, 0x5401, 0x7a32, 0x80cc, 0xd537, 0x9d73, 0x77fa, 0xc747, 0xa5aa, 0x03b5,
            0xac38, 0x688f, 0xb216, 0x3f2f, 0xcd67, 0xbb5d, 0x37ad, 0xe33c, 0xb744, 0xb236,
        ];
        assert!(words(&secret(), TEXT).take(32).eq(openssl));
        assert_eq!(words(&secret(), TEXT).count(), 65_536);
    }

    #[test]
    fn the_first_word_that_may_be_drawn_decides() {
        let drawn = |pool| {
            let draw = draw(secret().commitment(), &secret(), TEXT, pool).unwrap();
            (draw.position().unwrap().number(), draw.entered().len())
        };
        // 0xc6d7 = 50903 = 53·960 + 23; 0x054a = 1354 = 960 + 394.
        assert_eq!(drawn(Pool::all()), (23, 1));
        let without = Pool::all_but([rokada_chess::StartPosition::new(23).unwrap()]);
        assert_eq!(drawn(without.unwrap()), (394, 2));
        // 50903 = 7271·7 + 6.
        let list = (100..107).filter_map(rokada_chess::StartPosition::new);
        assert_eq!(drawn(Pool::short_list(list).unwrap()), (106, 1));
    }

    #[test]
    fn a_secret_that_was_not_committed_to_is_refused() {
        let other = Secret::from_entropy([1; 32]);
        let refused = draw(secret().commitment(), &other, TEXT, Pool::all());
        assert_eq!(
            refused,
            Err(ProgramError::WrongSecret {
                committed: secret().commitment(),
                found: other.commitment(),
            })
        );
    }

    #[test]
    fn a_text_that_cannot_be_read_aloud_is_refused() {
        for text in ["", " x", "two\nlines", "a\u{7}b", &"x".repeat(501)] {
            assert_eq!(check_text(text), Err(ProgramError::BadText), "{text:?}");
        }
        assert_eq!(check_text("Тур 3 | синий конь"), Ok(()));
    }

    #[test]
    fn a_secret_is_not_printed_by_accident() {
        assert_eq!(format!("{:?}", secret()), "Secret(…)");
    }
}
