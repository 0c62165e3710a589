//! Passwords: argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane),
//! which are the library's own.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// So many passwords are hashed at a time: each takes 19 MiB and some 20 ms of one core.
static TURNS: Semaphore = Semaphore::const_new(2);

/// A password's hash as a PHC string; `None` when the system has no randomness or memory for it.
pub(crate) async fn hash(password: String) -> Option<String> {
    work(move || {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).ok()?;
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
        Some(hash.ok()?.to_string())
    })
    .await
}

/// Is it the password of this hash? Without a hash it takes as long to say no.
pub(crate) async fn verify(password: String, hash: Option<String>) -> bool {
    let right = work(move || {
        let Some(hash) = hash else {
            let _ = Argon2::default().hash_password_with_salt(password.as_bytes(), &[0; 16]);
            return None;
        };
        let hash = PasswordHash::new(&hash).ok()?;
        let verified = Argon2::default().verify_password(password.as_bytes(), &hash);
        verified.ok()
    });
    right.await.is_some()
}

async fn work<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    let _turn = TURNS.acquire().await.ok()?;
    spawn_blocking(work).await.ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let hashed = hash("correct horse".to_owned()).await.unwrap();
        assert!(hashed.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(verify("correct horse".to_owned(), Some(hashed.clone())).await);
        assert!(!verify("Correct horse".to_owned(), Some(hashed)).await);
        assert!(!verify("correct horse".to_owned(), None).await);
    }
}
