//! Writers killed at a random moment: every fact whose append had returned is there.
//!
//! The program starts itself once more as the writer. It says each fact on a line of its own as
//! soon as the journal has acknowledged it, until it is killed (SIGKILL: nothing is flushed,
//! nothing is dropped).

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::fresh::{Address, fact, new_database};
use rokada_journal::{Journal, JournalError};

/// How often a writer is killed on each database.
const KILLS: u64 = 200;
/// A writer is killed within this time of its start, or of its first fact.
const SPAN_MS: u64 = 120;
/// The journal is verified as a whole every so many kills, and at the end.
const VERIFIED_EVERY: u64 = 25;

/// Where the writer writes, in its environment.
const TOLD: &str = "ROKADA_TEST_WRITES_TO";
/// The test that is the writer when it is told to.
const WRITER: &str = "kills::killed_writers_lose_nothing_acknowledged_on_sqlite";
const STREAMS: [&str; 2] = ["event/first", "event/second"];
const WRITERS_EACH: usize = 2;

/// What was acknowledged: the body of a fact by its stream and version.
type Acknowledged = BTreeMap<(String, u64), String>;

#[test]
fn killed_writers_lose_nothing_acknowledged_on_sqlite() {
    if let Ok(told) = std::env::var(TOLD) {
        return run(write_until_killed(told));
    }
    let folder = tempfile::tempdir().unwrap();
    kill_writers(&Address::Sqlite(folder.path().join("journal.db")));
}

#[test]
fn killed_writers_lose_nothing_acknowledged_on_postgresql() {
    kill_writers(&Address::Postgres(run(new_database())));
}

fn kill_writers(address: &Address) {
    let mut random = Random::seeded();
    let mut all = Acknowledged::new();
    let mut fruitful = 0;
    for kill in 1..=KILLS {
        let said = kill_one_writer(address, &mut random);
        fruitful += u64::from(!said.is_empty());
        run(async {
            // Opened anew, as the next start of the server would.
            let journal = address.open().await;
            assert_kept(&journal, &said).await;
            if kill % VERIFIED_EVERY == 0 {
                assert_eq!(journal.verify().await.unwrap().faults, []);
            }
            journal.close().await;
        });
        all.extend(said);
    }
    run(async {
        let journal = address.open().await;
        assert_kept(&journal, &all).await;
        let report = journal.verify().await.unwrap();
        assert_eq!(report.faults, []);
        let (acknowledged, there) = (all.len() as u64, report.facts);
        println!("{KILLS} kills: {acknowledged} facts acknowledged, {there} in the journal");
        // What was cut off between the commit and its word is there too, and little else.
        assert!((acknowledged..=acknowledged + KILLS * 20).contains(&there));
    });
    assert!(fruitful >= KILLS / 2, "only {fruitful} writers wrote");
}

/// Lets a writer write until a random moment, and answers what it had been promised.
fn kill_one_writer(address: &Address, random: &mut Random) -> Acknowledged {
    let mut writer = start_writer(address);
    let lines = lines_of(writer.stdout.take().unwrap());
    let mut said = Acknowledged::new();
    // One in four dies while it opens the journal, or soon after; the others while they write.
    if !random.next().is_multiple_of(4) {
        let first = lines.recv_timeout(Duration::from_secs(60));
        said.extend(acknowledged(&first.expect("a writer that writes")));
    }
    std::thread::sleep(Duration::from_millis(random.next() % SPAN_MS));
    writer.kill().unwrap();
    writer.wait().unwrap();
    said.extend(lines.iter().filter_map(|line| acknowledged(&line)));
    said
}

fn start_writer(address: &Address) -> Child {
    let place = match address {
        Address::Sqlite(file) => file.display().to_string(),
        Address::Postgres(url) => url.clone(),
    };
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", WRITER, "--nocapture"])
        .env(TOLD, place)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The lines of a writer that are about facts, until it is dead; a line that was cut off is none.
fn lines_of(output: ChildStdout) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
            if line.ends_with('\n') && acknowledged(&line).is_some() {
                let _ = sender.send(line.clone());
            }
            line.clear();
        }
    });
    receiver
}

/// What a writer says once a fact is kept.
fn say(stream: &str, version: u64, body: &str) {
    println!("kept\t{stream}\t{version}\t{body}");
}

fn acknowledged(line: &str) -> Option<((String, u64), String)> {
    // The test harness may have begun the line with words of its own.
    let (_, said) = line.trim_end().split_once("kept\t")?;
    let [stream, version, body] = said.split('\t').collect::<Vec<_>>().try_into().ok()?;
    Some(((stream.to_owned(), version.parse().ok()?), body.to_owned()))
}

async fn assert_kept(journal: &Journal, acknowledged: &Acknowledged) {
    for stream in STREAMS {
        let (from, to) = ((stream.to_owned(), 0), (stream.to_owned(), u64::MAX));
        let mut promised = acknowledged.range(from..=to).peekable();
        let Some(((_, first), _)) = promised.peek() else {
            continue;
        };
        let facts = journal.read(stream, first - 1).await.unwrap();
        let there: BTreeMap<u64, Vec<u8>> = facts
            .into_iter()
            .map(|fact| (fact.version, fact.body))
            .collect();
        for ((_, version), body) in promised {
            let found = there.get(version).map(Vec::as_slice);
            assert_eq!(found, Some(body.as_bytes()), "{stream} {version}");
        }
    }
}

/// Several writers to each stream, as fast as they can; results are entered one to three at a time.
async fn write_until_killed(place: String) {
    let journal = match place.strip_prefix("postgres:") {
        Some(_) => Journal::connect(&place).await.unwrap(),
        None => Journal::open(place.as_ref()).await.unwrap(),
    };
    let mut writers = Vec::new();
    for stream in STREAMS {
        for writer in 0..WRITERS_EACH {
            writers.push(tokio::spawn(write(journal.clone(), stream, writer)));
        }
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn write(journal: Journal, stream: &str, writer: usize) {
    // Nobody who forgets to kill it shall find a full disk.
    let end = Instant::now() + Duration::from_secs(60);
    let mut version = journal.version(stream).await.unwrap();
    for n in 0_usize.. {
        if Instant::now() > end {
            return;
        }
        let body = |board| {
            let process = std::process::id();
            format!(
                r#"{{"fact":"result","board":{board},"result":"1-0","by":"{process}/{writer}/{n}"}}"#
            )
        };
        let bodies: Vec<String> = (0..=n % 3).map(body).collect();
        let facts: Vec<_> = bodies.iter().map(|body| fact(n as i64, body)).collect();
        match journal.append(stream, version, &facts).await {
            Ok(now) => {
                (version + 1..=now)
                    .zip(&bodies)
                    .for_each(|(version, body)| say(stream, version, body));
                version = now;
            }
            Err(JournalError::Conflict { found, .. }) => version = found,
            Err(other) => panic!("{other}"),
        }
    }
}

/// Runs to its end what waits for the database.
fn run<T>(work: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().build().unwrap().block_on(work)
}

/// Numbers by SplitMix64 (Steele, Lea and Flood, 2014); the seed is said, and can be given.
struct Random(u64);

impl Random {
    fn seeded() -> Random {
        let given = std::env::var("ROKADA_TEST_SEED").ok();
        let seed = given.and_then(|seed| seed.parse().ok()).unwrap_or(960);
        println!("ROKADA_TEST_SEED={seed}");
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
