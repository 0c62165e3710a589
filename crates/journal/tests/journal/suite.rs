//! One suite for both databases.

use crate::fresh::{Address, both, fact};
use rokada_journal::{Change, Fault, FaultKind, Hash, Journal, JournalError};
use sqlx::{Connection, Executor};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_appended_is_read_back() {
    for fresh in both().await {
        let journal = fresh.journal;
        assert_eq!(journal.read("event/a", 0).await.unwrap(), []);
        assert_eq!(
            journal
                .append("event/a", 0, &[fact(1, "x"), fact(2, "y")])
                .await
                .unwrap(),
            2
        );
        assert_eq!(
            journal
                .append("event/a", 2, &[fact(-3, "ž😀")])
                .await
                .unwrap(),
            3
        );
        let facts = journal.read("event/a", 1).await.unwrap();
        assert_eq!(
            facts.iter().map(|fact| fact.version).collect::<Vec<_>>(),
            [2, 3]
        );
        assert_eq!(facts[1].body, "ž😀".as_bytes());
        assert_eq!((facts[1].at_ms, facts[1].actor.as_str()), (-3, "arbiter"));
        assert_ne!(facts[0].hash, Hash::START);
        let again = fresh.address.open().await;
        assert_eq!(again.read("event/a", 1).await.unwrap(), facts);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_writer_who_comes_second_is_told_and_writes_nothing() {
    for fresh in both().await {
        let journal = fresh.journal;
        journal.append("s", 0, &[fact(1, "first")]).await.unwrap();
        for expected in [0, 2] {
            let refused = journal
                .append("s", expected, &[fact(2, "late")])
                .await
                .unwrap_err();
            assert!(
                matches!(refused, JournalError::Conflict { expected: e, found: 1 } if e == expected)
            );
        }
        assert_eq!(journal.version("s").await.unwrap(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_writers_lose_nothing() {
    const WRITERS: u32 = 6;
    const EACH: u32 = 15;
    for fresh in both().await {
        let mut writers = Vec::new();
        for writer in 0..WRITERS {
            // Half of them come as another process would: by a journal of their own.
            let journal = if writer % 2 == 0 {
                fresh.journal.clone()
            } else {
                fresh.address.open().await
            };
            writers.push(tokio::spawn(async move {
                for n in 0..EACH {
                    loop {
                        let version = journal.version("s").await.unwrap();
                        let body = format!("{writer}:{n}");
                        match journal.append("s", version, &[fact(0, &body)]).await {
                            Ok(_) => break,
                            Err(JournalError::Conflict { .. }) => {}
                            Err(other) => panic!("{other}"),
                        }
                    }
                }
            }));
        }
        for writer in writers {
            writer.await.unwrap();
        }
        let mut bodies: Vec<_> = fresh
            .journal
            .read("s", 0)
            .await
            .unwrap()
            .into_iter()
            .map(|fact| String::from_utf8(fact.body).unwrap())
            .collect();
        for writer in 0..WRITERS {
            let own: Vec<_> = (0..EACH).map(|n| format!("{writer}:{n}")).collect();
            let found: Vec<_> = bodies
                .iter()
                .filter(|body| body.starts_with(&format!("{writer}:")))
                .cloned()
                .collect();
            assert_eq!(found, own, "each writer's facts are there, in their order");
        }
        bodies.dedup();
        assert_eq!(bodies.len(), (WRITERS * EACH) as usize);
        assert_eq!(fresh.journal.verify().await.unwrap().faults, []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_listed_by_their_prefix() {
    for fresh in both().await {
        let journal = fresh.journal;
        for stream in ["event/b", "event/a", "people", "event%"] {
            journal.append(stream, 0, &[fact(0, "")]).await.unwrap();
        }
        let listed = journal.streams("event/").await.unwrap();
        assert_eq!(
            listed,
            [("event/a".to_owned(), 1), ("event/b".to_owned(), 1)]
        );
        assert_eq!(journal.streams("").await.unwrap().len(), 4);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn news_comes_from_this_process_and_from_others() {
    for fresh in both().await {
        let mut changes = fresh.journal.changes().await.unwrap();
        let other = fresh.address.open().await;
        for (journal, version) in [(&fresh.journal, 1), (&other, 2), (&other, 3)] {
            journal
                .append("s", version - 1, &[fact(0, "x")])
                .await
                .unwrap();
            let wanted = Change::Appended {
                stream: "s".into(),
                version,
            };
            let heard = async { while changes.next().await.unwrap() != wanted {} };
            tokio::time::timeout(std::time::Duration::from_secs(10), heard)
                .await
                .expect("news");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tampering_is_found_and_named() {
    for fresh in both().await {
        let journal = &fresh.journal;
        for stream in ["changed", "gap", "sound"] {
            let facts = [fact(1, "one"), fact(2, "two"), fact(3, "three")];
            journal.append(stream, 0, &facts).await.unwrap();
        }
        execute(
            &fresh.address,
            "update fact set at_ms = 9 where stream = 'changed' and version = 2",
        )
        .await;
        execute(
            &fresh.address,
            "delete from fact where stream = 'gap' and version = 2",
        )
        .await;
        let report = journal.verify().await.unwrap();
        let fault = |stream: &str, version, kind| Fault {
            stream: Some(stream.into()),
            version,
            kind,
        };
        let count = FaultKind::CountDiffers { held: 2, length: 3 };
        assert_eq!(
            report.faults,
            [
                fault("changed", Some(2), FaultKind::HashDiffers),
                fault("gap", Some(2), FaultKind::Missing),
                fault("gap", None, count),
            ]
        );
        assert_eq!((report.streams.len(), report.facts), (3, 5));
        let folder = tempfile::tempdir().unwrap();
        let refused = journal
            .backup(&folder.path().join("copy.db"))
            .await
            .unwrap_err();
        assert!(
            matches!(refused, JournalError::Tampered { stream, version: 2 } if stream == "changed")
        );
        assert!(!folder.path().join("copy.db").exists());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_moves_between_the_databases_without_loss() {
    for fresh in both().await {
        let source = &fresh.journal;
        let many: Vec<_> = (0..2500).map(|n| fact(n, &n.to_string())).collect();
        source.append("event/long", 0, &many).await.unwrap();
        source.append("event/short", 0, &many[..1]).await.unwrap();
        for target in both().await {
            assert_eq!(source.copy_to(&target.journal).await.unwrap(), 2501);
            for stream in ["event/long", "event/short"] {
                assert_eq!(
                    source.read(stream, 0).await.unwrap(),
                    target.journal.read(stream, 0).await.unwrap()
                );
            }
            let again = source.copy_to(&target.journal).await.unwrap_err();
            assert!(matches!(again, JournalError::NotEmpty(stream) if stream == "event/long"));
            // The copy goes on where the original stood.
            assert_eq!(
                target
                    .journal
                    .append("event/short", 1, &many[..1])
                    .await
                    .unwrap(),
                2
            );
            assert_eq!(target.journal.verify().await.unwrap().faults, []);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_taken_while_the_journal_is_written() {
    for fresh in both().await {
        let journal = fresh.journal.clone();
        journal.append("s", 0, &[fact(0, "x")]).await.unwrap();
        let writer = tokio::spawn(async move {
            for version in 1..200 {
                journal.append("s", version, &[fact(0, "x")]).await.unwrap();
            }
        });
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("backup.db");
        let copied = fresh.journal.backup(&file).await.unwrap();
        writer.await.unwrap();
        let left: Vec<_> = std::fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(left, ["backup.db"], "nothing but the backup is left");
        let backup = Journal::open(&file).await.unwrap();
        let report = backup.verify().await.unwrap();
        assert_eq!((report.facts, report.faults), (copied, vec![]));
        let refused = fresh.journal.backup(&file).await.unwrap_err();
        assert!(matches!(refused, JournalError::NotEmpty(_)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_journal_is_refused() {
    for fresh in both().await {
        execute(
            &fresh.address,
            "update _sqlx_migrations set version = 99 where version = 1",
        )
        .await;
        let refused = match &fresh.address {
            Address::Sqlite(file) => Journal::open(file).await,
            Address::Postgres(url) => Journal::connect(url).await,
        };
        assert!(
            matches!(refused, Err(JournalError::TooNew { found: 99 })),
            "{refused:?}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_no_journal_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear arbiter, ".repeat(500)).unwrap();
    let refused = Journal::open(&file).await.unwrap_err();
    assert!(
        matches!(&refused, JournalError::NotAJournal { file: named, .. } if *named == file),
        "{refused}"
    );
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_told_apart() {
    let nobody = Journal::connect("postgres://127.0.0.1:1/none")
        .await
        .unwrap_err();
    assert!(matches!(nobody, JournalError::Unreachable(_)), "{nobody}");
    let nonsense = Journal::connect("an address").await.unwrap_err();
    assert!(
        matches!(nonsense, JournalError::BadAddress(_)),
        "{nonsense}"
    );
}

pub(crate) async fn execute(address: &Address, statement: &'static str) {
    match address {
        Address::Sqlite(file) => {
            let url = format!("sqlite://{}", file.display());
            let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
            connection.execute(statement).await.unwrap();
        }
        Address::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
            connection.execute(statement).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_fact_has_another_hash_each_time() {
    for fresh in both().await {
        let twice = [fact(1, "x")];
        for stream in ["a", "b"] {
            fresh.journal.append(stream, 0, &twice).await.unwrap();
        }
        // In a stream of the same name and at the same moment as well: what differs is the salt.
        let other = both().await.into_iter().next().unwrap().journal;
        other.append("a", 0, &twice).await.unwrap();
        let (one, two) = (
            fresh.journal.read("a", 0).await.unwrap(),
            other.read("a", 0).await.unwrap(),
        );
        assert_eq!(one[0].body, two[0].body);
        assert_ne!(one[0].hash, two[0].hash);
    }
}
