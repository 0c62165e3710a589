//! Secrets of draws that were announced: kept apart from what anyone may read until the draw
//! reveals them.

use std::convert::Infallible;

use rokada_fold::{Fold, Timestamp};
use serde::{Deserialize, Serialize};

use crate::program::{Commitment, Secret};

/// The secrets of an event's draws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Secrets(Vec<Secret>);

/// A secret was kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Read")]
#[serde(tag = "fact", rename = "secret_kept.1")]
pub struct SecretKept {
    /// The secret.
    pub secret: Secret,
}

/// As it is read: version 0.1 wrote no name before the secret.
#[derive(Deserialize)]
struct Read {
    #[serde(default, rename = "fact")]
    _kind: Kind,
    secret: Secret,
}

#[derive(Default, Deserialize)]
enum Kind {
    #[default]
    #[serde(rename = "secret_kept.1")]
    First,
}

impl From<Read> for SecretKept {
    fn from(Read { secret, .. }: Read) -> SecretKept {
        SecretKept { secret }
    }
}

impl Secrets {
    /// The stream that the secrets of an event are kept in.
    pub fn stream(event: &str) -> String {
        format!("draw-secret/{event}")
    }

    /// The secret behind a commitment; `None` where it is kept elsewhere.
    pub fn behind(&self, commitment: Commitment) -> Option<&Secret> {
        let mut latest = self.0.iter().rev();
        latest.find(|secret| secret.commitment() == commitment)
    }
}

impl Fold for Secrets {
    /// The secret to be kept.
    type Command = Secret;
    type Fact = SecretKept;
    type Refusal = Infallible;

    fn decide(&self, secret: Secret, _now: Timestamp) -> Result<Vec<SecretKept>, Infallible> {
        Ok(vec![SecretKept { secret }])
    }

    fn apply(&mut self, SecretKept { secret }: &SecretKept) {
        self.0.push(secret.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_found_by_its_commitment_alone() {
        let [first, second, other] = [1, 2, 3].map(|byte| Secret::from_entropy([byte; 32]));
        let mut secrets = Secrets::default();
        for secret in [&first, &second] {
            let facts = secrets.decide(secret.clone(), Timestamp::UNIX_EPOCH);
            secrets.apply_all(&facts.unwrap());
        }
        assert_eq!(secrets.behind(first.commitment()), Some(&first));
        assert_eq!(secrets.behind(other.commitment()), None);
    }

    #[test]
    fn secrets_are_read_with_and_without_the_name_of_the_fact() {
        let secret = Secret::from_entropy([7; 32]);
        let kept = SecretKept {
            secret: secret.clone(),
        };
        let named = format!(
            r#"{{"fact":"secret_kept.1","secret":"{}"}}"#,
            secret.as_str()
        );
        assert_eq!(serde_json::to_string(&kept).unwrap(), named);
        let bare = format!(r#"{{"secret":"{}"}}"#, secret.as_str());
        for json in [named, bare] {
            assert_eq!(serde_json::from_str::<SecretKept>(&json).unwrap(), kept);
        }
        let newer = r#"{"fact":"secret_kept.2","secret":"x"}"#;
        assert!(serde_json::from_str::<SecretKept>(newer).is_err());
    }
}
