//! A fresh journal of either kind for each test.

pub(crate) mod postgres;

use rokada_store::{Journal, NewFact};
use tempfile::TempDir;

/// A journal that lives as long as the test.
pub(crate) struct Fresh {
    pub(crate) journal: Journal,
    pub(crate) address: Address,
    _folder: TempDir,
}

/// How to open the same journal once more.
#[derive(Clone)]
pub(crate) enum Address {
    Sqlite(std::path::PathBuf),
    Postgres(String),
}

impl Address {
    pub(crate) async fn open(&self) -> Journal {
        match self {
            Address::Sqlite(file) => Journal::open(file).await.unwrap(),
            Address::Postgres(url) => Journal::connect(url).await.unwrap(),
        }
    }
}

/// An empty journal on SQLite and one on PostgreSQL.
pub(crate) async fn both() -> [Fresh; 2] {
    let folder = || tempfile::tempdir().unwrap();
    let (first, second) = (folder(), folder());
    let sqlite = Address::Sqlite(first.path().join("journal.db"));
    let postgres = Address::Postgres(postgres::new_database().await);
    [
        Fresh {
            journal: sqlite.open().await,
            address: sqlite,
            _folder: first,
        },
        Fresh {
            journal: postgres.open().await,
            address: postgres,
            _folder: second,
        },
    ]
}

pub(crate) fn fact(at_ms: i64, body: &str) -> NewFact {
    NewFact {
        at_ms,
        actor: "arbiter".into(),
        body: body.as_bytes().to_vec(),
    }
}
