//! Passwords: argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane),
//! which are the library's own.
//!
//! So many are hashed at a time as there are pieces of memory for it, which are kept and used again:
//! strangers wait for one of them, those who have logged in before have the other as well.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use argon2::password_hash::phc::{Ident, Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use rokada_people::acceptable_password;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::pace::Turn;

/// So many passwords are hashed at a time: each takes 19 MiB and some 20 ms of one core.
const AT_ONCE: usize = 2;
static TURNS: Semaphore = Semaphore::const_new(AT_ONCE);
/// Strangers go one by one.
static STRANGERS: Semaphore = Semaphore::const_new(AT_ONCE - 1);
/// What is hashed in; none before the first password.
static MEMORY: Mutex<Vec<Vec<Block>>> = Mutex::new(Vec::new());
/// How long somebody waits for a turn.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most memory that a hash in the journal may ask for, in KiB: the parameters were never others.
const MOST_MEMORY: u32 = Params::DEFAULT_M_COST;

/// Nobody could say whether it is the password: too many were waiting, or the system has no
/// memory for it.
#[derive(Debug)]
pub(crate) struct Unknown;

/// A password's hash as a PHC string; `None` when the system has no randomness or memory for it.
pub(crate) async fn hash(password: String) -> Option<String> {
    let hashed = work(Turn::Known, move || {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).ok()?;
        let params = Params::default();
        let hash = fill(&password, &salt, &params)?;
        let algorithm = Algorithm::Argon2id;
        let whole = PasswordHash {
            algorithm: Ident::new(algorithm.as_str()).ok()?,
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(&params).ok()?,
            salt: Some(Salt::new(&salt).ok()?),
            hash: Some(hash),
        };
        Some(whole.to_string())
    });
    hashed.await.ok()?
}

/// Is it the password of this hash? Without a hash it takes as long to say no, and one that can be
/// nobody's is not hashed.
///
/// # Errors
/// [`Unknown`].
pub(crate) async fn verify(
    turn: Turn,
    password: String,
    hash: Option<String>,
) -> Result<bool, Unknown> {
    if acceptable_password(&password).is_err() {
        return Ok(false);
    }
    work(turn, move || {
        let known = hash.as_deref().map(PasswordHash::new);
        let Some(Ok(known)) = known else {
            fill(&password, &[0; 16], &Params::default());
            return Some(false);
        };
        let params = Params::try_from(&known).ok()?;
        if params.m_cost() > MOST_MEMORY {
            return None;
        }
        let salt = known.salt.as_ref()?;
        // Compared in the same time whatever differs.
        Some(Some(fill(&password, salt, &params)?) == known.hash)
    })
    .await?
    .ok_or(Unknown)
}

/// The hash itself, worked out in memory that was used before.
fn fill(password: &str, salt: &[u8], params: &Params) -> Option<Output> {
    let memory = || MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    let mut blocks = memory().pop().unwrap_or_default();
    let needed = params.block_count();
    if blocks.len() < needed {
        blocks.try_reserve_exact(needed - blocks.len()).ok()?;
        blocks.resize(needed, Block::default());
    }
    let mut hash = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let filled = argon.hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        &mut hash,
        &mut blocks[..needed],
    );
    memory().push(blocks);
    filled.ok()?;
    Output::new(&hash).ok()
}

async fn work<T: Send + 'static>(
    turn: Turn,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Unknown> {
    let turns = async {
        let stranger = match turn {
            Turn::Known => None,
            Turn::Stranger => Some(STRANGERS.acquire().await.ok()?),
        };
        Some((stranger, TURNS.acquire().await.ok()?))
    };
    let turns = timeout(PATIENCE, turns).await.ok().flatten();
    let turns = turns.ok_or(Unknown)?;
    // Who gives up waiting ends no work that has begun, so the turn goes along with it.
    let done = spawn_blocking(move || {
        let _turns = turns;
        work()
    });
    done.await.map_err(|_| Unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let known = async |password: &str, hash: Option<&str>| {
            let hash = hash.map(str::to_owned);
            verify(Turn::Stranger, password.to_owned(), hash)
                .await
                .unwrap()
        };
        let hashed = hash("correct horse".to_owned()).await.unwrap();
        assert!(hashed.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(known("correct horse", Some(&hashed)).await);
        assert!(!known("Correct horse", Some(&hashed)).await);
        assert!(!known("correct horse", None).await);
        assert!(!known(&"correct horse".repeat(100_000), Some(&hashed)).await);
        // One that the library's own way made, as all were before.
        let before = "$argon2id$v=19$m=19456,t=2,p=1$BEFORE";
        assert!(!known("correct horse", Some(before)).await);
        assert!(MEMORY.lock().unwrap().len() <= AT_ONCE);
    }

    #[test]
    fn a_hash_is_the_one_that_the_library_makes() {
        use argon2::password_hash::{PasswordHasher, PasswordVerifier};
        let own = Argon2::default();
        let made = own.hash_password_with_salt(b"correct horse", &[7; 16]);
        let filled = fill("correct horse", &[7; 16], &Params::default());
        assert_eq!(made.as_ref().unwrap().hash, filled);
        assert!(
            own.verify_password(b"correct horse", &made.unwrap())
                .is_ok()
        );
    }
}
