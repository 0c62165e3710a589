//! A fresh journal of either kind for each test.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use rokada_journal::{Journal, NewFact};
use sqlx::{Connection, Executor};
use tempfile::TempDir;

use crate::postgres::Server;

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
    let postgres = Address::Postgres(new_database().await);
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

/// The address of a PostgreSQL database that nobody else uses, on a server that the tests of one
/// program share. `ROKADA_TEST_POSTGRES` names a running server to use instead.
pub(crate) async fn new_database() -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let given = std::env::var("ROKADA_TEST_POSTGRES");
    let address = |database: &str| match &given {
        Ok(server) => format!("{}/{database}", server.trim_end_matches('/')),
        Err(_) => SERVER.get_or_init(Server::start).address(database),
    };
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("rokada_test_{}_{number}", std::process::id());
    let mut connection = sqlx::PgConnection::connect(&address("postgres"))
        .await
        .unwrap();
    let create = sqlx::AssertSqlSafe(format!("create database {name}"));
    connection.execute(create).await.unwrap();
    address(&name)
}

pub(crate) fn fact(at_ms: i64, body: &str) -> NewFact {
    NewFact {
        at_ms,
        actor: "arbiter".into(),
        body: body.as_bytes().to_vec(),
    }
}
