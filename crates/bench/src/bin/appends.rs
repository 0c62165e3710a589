//! Appends a second, and how long one takes, by so many writers on streams of their own: sharing
//! flushes, as the journal does, and beside that with one flush for each.
//!
//! `cargo run --release -p rokada-bench --bin appends -- [--database URL] [--folder DIR] [--seconds 3]`
//!
//! The SQLite file is made in the folder, which should be on a disk and not in memory. The database
//! of the URL should be empty, and of a server that flushes.

use std::path::PathBuf;
use std::process::ExitCode;
use std::slice::from_ref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rokada_bench::Times;
use rokada_journal::{Journal, JournalError, NewFact};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const WRITERS: [usize; 4] = [1, 10, 100, 1000];
/// With a flush for each, so many appends are under way on PostgreSQL at a time.
const CONNECTIONS: usize = 8;

struct Asked {
    database: Option<String>,
    folder: PathBuf,
    seconds: u64,
}

fn main() -> ExitCode {
    let Some(asked) = arguments(std::env::args().skip(1)) else {
        eprintln!("usage: appends [--database URL] [--folder DIR] [--seconds N]");
        return ExitCode::from(2);
    };
    let Ok(runtime) = tokio::runtime::Runtime::new() else {
        return ExitCode::FAILURE;
    };
    match runtime.block_on(run(&asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(asked: &Asked) -> Result<(), JournalError> {
    println!("| | writers | shared flushes | one flush each |\n|---|---|---|---|");
    let time = Duration::from_secs(asked.seconds);
    let folder = tempfile::tempdir_in(&asked.folder)
        .map_err(|error| JournalError::Database(error.to_string()))?;
    let file = folder.path().join("journal.db");
    let journal = Journal::open(&file).await?;
    for writers in WRITERS {
        let shared = measure(from_ref(&journal), writers, None, time).await?;
        let single = measure(from_ref(&journal), writers, Some(1), time).await?;
        println!("| SQLite | {writers} | {shared} | {single} |");
    }
    journal.close().await;
    if let Some(address) = &asked.database {
        let journal = Journal::connect(address).await?;
        let mut apart = Vec::new();
        for _ in 0..CONNECTIONS {
            apart.push(Journal::connect(address).await?);
        }
        for writers in WRITERS {
            let shared = measure(from_ref(&journal), writers, None, time).await?;
            let single = measure(&apart, writers, Some(1), time).await?;
            println!("| PostgreSQL | {writers} | {shared} | {single} |");
        }
    }
    Ok(())
}

/// Lets the writers append for a while, spread over the journals, of which each may be used by so
/// many at a time.
async fn measure(
    journals: &[Journal],
    writers: usize,
    at_a_time: Option<usize>,
    time: Duration,
) -> Result<String, JournalError> {
    let turns: Vec<_> = journals
        .iter()
        .map(|_| Arc::new(Semaphore::new(at_a_time.unwrap_or(Semaphore::MAX_PERMITS))))
        .collect();
    let start = Instant::now();
    let mut running = JoinSet::new();
    for writer in 0..writers {
        let place = writer % journals.len();
        let (journal, turns) = (journals[place].clone(), turns[place].clone());
        let stream = format!("bench/{start:?}/{writer}");
        running.spawn(async move { write(journal, turns, stream, start + time).await });
    }
    let mut took = Vec::new();
    while let Some(writer) = running.join_next().await {
        took.extend(writer.map_err(|error| JournalError::Database(error.to_string()))??);
    }
    let each_second = took.len() as f64 / start.elapsed().as_secs_f64();
    Ok(format!("{each_second:.0} a second, {}", Times::of(took)))
}

async fn write(
    journal: Journal,
    turns: Arc<Semaphore>,
    stream: String,
    until: Instant,
) -> Result<Vec<Duration>, JournalError> {
    let body =
        br#"{"fact":"result_entered.1","at_ms":0,"game":{"round":1,"board":1},"result":"1-0"}"#;
    let fact = [NewFact {
        at_ms: 0,
        actor: "arbiter".into(),
        body: body.to_vec(),
    }];
    let mut took = Vec::new();
    let mut version = 0;
    while Instant::now() < until {
        let start = Instant::now();
        let _turn = turns.acquire().await;
        version = journal.append(&stream, version, &fact).await?;
        took.push(start.elapsed());
    }
    Ok(took)
}

fn arguments(mut words: impl Iterator<Item = String>) -> Option<Asked> {
    let mut asked = Asked {
        database: None,
        folder: PathBuf::from("."),
        seconds: 3,
    };
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--database" => asked.database = Some(value),
            "--folder" => asked.folder = value.into(),
            "--seconds" => asked.seconds = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(asked)
}
