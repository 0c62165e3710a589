//! Secrets of draws by program that were announced: kept apart from the event, whose facts anyone
//! may read, until the draw reveals them.

use rokada_draw::program::{Commitment, Secret};
use rokada_journal::{Journal, JournalError, NewFact};
use serde::{Deserialize, Serialize};

use crate::clock::now_ms;

#[derive(Serialize, Deserialize)]
struct Kept {
    secret: String,
}

fn stream(event: &str) -> String {
    format!("draw-secret/{event}")
}

/// Keeps a secret whose commitment is about to be announced. Nothing is kept when somebody else
/// keeps one at the same moment: try again.
///
/// # Errors
/// When the journal can't keep it.
pub async fn keep_secret(
    journal: &Journal,
    event: &str,
    actor: &str,
    secret: &Secret,
) -> Result<(), JournalError> {
    let stream = stream(event);
    let kept = Kept {
        secret: secret.as_str().to_owned(),
    };
    let body =
        serde_json::to_vec(&kept).map_err(|error| JournalError::Database(error.to_string()))?;
    let new = NewFact {
        at_ms: now_ms(),
        actor: actor.to_owned(),
        body,
    };
    let version = journal.version(&stream).await?;
    journal.append(&stream, version, &[new]).await.map(|_| ())
}

/// The secret behind a commitment; `None` where it is kept elsewhere.
///
/// # Errors
/// When the journal does not answer.
pub async fn secret_of(
    journal: &Journal,
    event: &str,
    commitment: Commitment,
) -> Result<Option<Secret>, JournalError> {
    let kept = journal.read(&stream(event), 0).await?;
    let secrets = kept.iter().rev().filter_map(|fact| {
        let kept: Kept = serde_json::from_slice(&fact.body).ok()?;
        kept.secret.parse::<Secret>().ok()
    });
    Ok(secrets
        .into_iter()
        .find(|secret| secret.commitment() == commitment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_secret_is_found_by_its_commitment_alone() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        let (first, second) = (Secret::from_entropy([1; 32]), Secret::from_entropy([2; 32]));
        for secret in [&first, &second] {
            keep_secret(&journal, "evening", "arbiter", secret)
                .await
                .unwrap();
        }
        let found = secret_of(&journal, "evening", first.commitment()).await;
        assert_eq!(found.unwrap(), Some(first));
        let elsewhere = secret_of(&journal, "other", second.commitment()).await;
        assert_eq!(elsewhere.unwrap(), None);
    }
}
