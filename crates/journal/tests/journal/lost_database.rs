//! A database that goes away and comes back: who writes is told in good time, and what had been
//! acknowledged is there afterwards.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rokada_journal::{Change, Journal, JournalError};

use crate::fresh::fact;
use crate::postgres::Server;

/// Nobody waits longer than this for the word that the database does not answer.
const TOLD_WITHIN: Duration = Duration::from_secs(12);
const WRITERS: u32 = 4;
const CRASHES: usize = 10;

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_database_is_told_and_found_again() {
    let server = Server::start();
    let journal = Journal::connect(&server.address("postgres")).await.unwrap();
    let mut changes = journal.changes().await.unwrap();
    journal.append("s", 0, &[fact(1, "before")]).await.unwrap();

    server.end("INT");
    told_unreachable(&journal).await;
    server.start_again();
    assert_eq!(journal.version("s").await.unwrap(), 1);
    let now = journal.append("s", 1, &[fact(3, "after")]).await.unwrap();
    assert_eq!(now, 2);

    // Who listens is told to read again, and hears what comes then.
    let heard = async {
        let mut missed = false;
        loop {
            match changes.next().await.unwrap() {
                Change::Missed => missed = true,
                Change::Appended { .. } if missed => break,
                Change::Appended { .. } => {}
            }
            if missed {
                let version = journal.version("s").await.unwrap();
                journal
                    .append("s", version, &[fact(4, "news")])
                    .await
                    .unwrap();
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heard)
        .await
        .expect("news after the loss");
    assert_eq!(journal.verify().await.unwrap().faults, []);
}

/// As when the line to the database is cut: it neither answers nor refuses.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_database_is_told_and_found_again() {
    let server = Server::start();
    let journal = Journal::connect(&server.address("postgres")).await.unwrap();
    journal.append("s", 0, &[fact(1, "before")]).await.unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let caught = tokio::spawn(write_until(over.clone(), journal.clone(), 0));
    tokio::time::sleep(Duration::from_millis(200)).await;
    over.store(true, Ordering::Relaxed);
    server.send_all("STOP");
    let asked = Instant::now();
    told_unreachable(&journal).await;
    // Who was in the middle of writing is told as well.
    caught.await.unwrap();
    assert!(asked.elapsed() < TOLD_WITHIN);
    server.send_all("CONT");
    // Whether the fact that nobody acknowledged is there, reading tells.
    let version = journal.version("s").await.unwrap();
    let now = journal
        .append("s", version, &[fact(3, "after")])
        .await
        .unwrap();
    assert_eq!(now, version + 1);
    assert_eq!(journal.verify().await.unwrap().faults, []);
}

async fn told_unreachable(journal: &Journal) {
    let asked = Instant::now();
    let facts = [fact(2, "meanwhile")];
    let append = journal.append("s", 1, &facts);
    let (told, read, ping) = tokio::join!(append, journal.read("s", 0), journal.ping());
    let took = asked.elapsed();
    assert!(
        matches!(told, Err(JournalError::Unreachable(_))),
        "{told:?}"
    );
    assert!(
        matches!(read, Err(JournalError::Unreachable(_))),
        "{read:?}"
    );
    assert!(
        matches!(ping, Err(JournalError::Unreachable(_))),
        "{ping:?}"
    );
    assert!(took < TOLD_WITHIN, "told after {took:?}");
}

/// The server dies under its writers, on the spot or without writing down what it has in memory.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_crashes_loses_nothing_acknowledged() {
    let server = Server::start();
    let journal = Journal::connect(&server.address("postgres")).await.unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| tokio::spawn(write_until(over.clone(), journal.clone(), writer)))
        .collect();
    for crash in 0..CRASHES {
        tokio::time::sleep(Duration::from_millis(200 + 37 * crash as u64)).await;
        server.end(["KILL", "QUIT"][crash % 2]);
        server.start_again();
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    over.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for writer in writers {
        acknowledged.extend(writer.await.unwrap());
    }
    let facts = journal.read("s", 0).await.unwrap();
    for (version, body) in &acknowledged {
        let found = facts.get(*version as usize - 1).map(|fact| &fact.body[..]);
        assert_eq!(found, Some(body.as_bytes()), "{version}");
    }
    assert_eq!(journal.verify().await.unwrap().faults, []);
    let (said, there) = (acknowledged.len(), facts.len());
    println!("{CRASHES} crashes: {said} facts acknowledged, {there} in the journal");
    assert!(said > CRASHES * WRITERS as usize);
    assert!(there <= said + CRASHES * WRITERS as usize);
}

/// Writes to one stream with others, through every crash; answers what was acknowledged.
async fn write_until(over: Arc<AtomicBool>, journal: Journal, writer: u32) -> Vec<(u64, String)> {
    let mut acknowledged = Vec::new();
    let mut version = 0;
    for n in 0.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        let body = format!("{writer}:{n}");
        match journal.append("s", version, &[fact(n, &body)]).await {
            Ok(now) => {
                version = now;
                acknowledged.push((now, body));
            }
            Err(JournalError::Conflict { found, .. }) => version = found,
            Err(JournalError::Unreachable(_)) => {
                tokio::time::sleep(Duration::from_millis(20)).await
            }
            Err(other) => panic!("{other}"),
        }
    }
    acknowledged
}
