//! A journal damaged in every way a disk, a copy or a hand can: each damage is told, or all facts
//! are there. `ROKADA_DAMAGES` says how many are tried; `scripts/damage` tries ten thousand.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rokada_journal::{Fact, Journal};

use crate::fresh::fact;

/// How long one damaged journal may be looked at.
const PATIENCE: Duration = Duration::from_secs(60);

const STREAMS: [&str; 3] = ["event/a", "event/b", "people"];

/// A generator of numbers that gives the same ones each time (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

/// Files of a sound journal in one of its states.
struct State {
    name: &'static str,
    files: Vec<(String, Vec<u8>)>,
}

fn files_of(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        // SQLite makes the index of the log anew.
        .filter(|entry| !entry.file_name().to_string_lossy().ends_with("-shm"))
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, std::fs::read(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

async fn fill(journal: &Journal, from: u64, facts: u64) {
    for stream in STREAMS {
        for n in from..from + facts {
            let body = format!("{stream} {n} {}", "x".repeat((n as usize * 97) % 900));
            let new = fact(n as i64, &body);
            journal.append(stream, n, &[new]).await.unwrap();
        }
    }
}

/// A journal closed, one whose process was killed, and a backup; and all facts there are.
async fn states() -> (Vec<State>, Vec<Vec<Fact>>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let journal = Journal::open(&file).await.unwrap();
    fill(&journal, 0, 12).await;
    journal.close().await;
    let older = files_of(folder.path());
    let journal = Journal::open(&file).await.unwrap();
    fill(&journal, 12, 8).await;
    journal.note_heads().await.unwrap();
    let killed = files_of(folder.path());
    let mut facts = Vec::new();
    for stream in STREAMS {
        facts.push(journal.read(stream, 0).await.unwrap());
    }
    journal.close().await;
    let closed = files_of(folder.path());
    let backup = tempfile::tempdir().unwrap();
    let journal = Journal::open(&file).await.unwrap();
    let whole = journal.backup(&backup.path().join("journal.db")).await;
    assert_eq!(whole.unwrap(), 60);
    // A log that was left behind by an earlier life of the file.
    let log = |name: &str| name.ends_with("-wal");
    let left = killed.iter().filter(|(name, _)| log(name)).cloned();
    let mut left_behind = closed.clone();
    left_behind.extend(left);
    // The file put back from an earlier day, with the heads of today.
    let mut put_back = closed.clone();
    for (name, bytes) in &mut put_back {
        if name == "journal.db" {
            *bytes = older.iter().find(|(old, _)| old == name).unwrap().1.clone();
        }
    }
    let state = |name, files| State { name, files };
    let states = vec![
        state("closed", closed),
        state("killed", killed),
        state("backup", files_of(backup.path())),
        state("with a log left behind", left_behind),
        state("put back from an earlier day", put_back),
    ];
    (states, facts)
}

/// Damages one of the files, and says how.
fn damage(files: &mut Vec<(String, Vec<u8>)>, dice: &mut Dice) -> String {
    let at = dice.below(files.len());
    let kind = dice.below(7);
    let (name, bytes) = &mut files[at];
    let place = dice.below(bytes.len());
    let told = format!("{name}, kind {kind} at {place} of {}", bytes.len());
    match kind {
        0 | 1 if !bytes.is_empty() => bytes[place] ^= 1 << dice.below(8),
        // Headers and directories of pages are where damage does most.
        2 if !bytes.is_empty() => {
            let page = place / 4096 * 4096 + dice.below(100);
            let last = bytes.len() - 1;
            bytes[page.min(last)] ^= 1 << dice.below(8);
        }
        3 => bytes.truncate(place),
        4 => {
            let end = (place + 512).min(bytes.len());
            bytes[place..end].fill(0);
        }
        5 => bytes.truncate(place / 4096 * 4096),
        _ => {
            files.remove(at);
        }
    }
    told
}

static PANICS: AtomicUsize = AtomicUsize::new(0);

fn set_up(files: &[(String, Vec<u8>)]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    let file = folder.path().join("journal.db");
    (folder, file)
}

/// Is the damage told? Where it isn't, all facts must be there.
async fn told_or_harmless(file: &Path, all: &[Vec<Fact>]) -> Result<bool, String> {
    let told = match Journal::open_to_read(file).await {
        Err(_) => true,
        Ok(journal) => {
            let told = match journal.verify().await {
                Ok(report) => !report.faults.is_empty(),
                Err(_) => true,
            };
            if !told {
                for (stream, facts) in STREAMS.iter().zip(all) {
                    if &journal.read(stream, 0).await.map_err(|e| e.to_string())? != facts {
                        return Err(format!("{stream} is not what it was, and nothing is told"));
                    }
                }
            }
            // A copy brings everything or fails.
            let copy = file.with_extension("copy");
            match journal.backup(&copy).await {
                Ok(60) => {}
                Ok(n) => return Err(format!("{n} of 60 facts copied as if they were all")),
                Err(_) if told => {}
                Err(error) => return Err(format!("sound, but not copied: {error}")),
            }
            if copy.with_extension("copy.part").exists() {
                return Err("a part of a copy is left".to_owned());
            }
            journal.close().await;
            told
        }
    };
    // A rescue brings true facts only.
    let saved = file.with_extension("saved");
    if let Ok(rescued) = Journal::rescue(file, &saved).await {
        let journal = Journal::open_to_read(&saved)
            .await
            .map_err(|e| e.to_string())?;
        let report = journal.verify().await.map_err(|e| e.to_string())?;
        if !report.faults.is_empty() || report.facts != rescued.facts {
            return Err(format!("what was rescued is damaged: {report:?}"));
        }
        for (stream, facts) in STREAMS.iter().zip(all) {
            let found = journal.read(stream, 0).await.map_err(|e| e.to_string())?;
            if !facts.starts_with(&found) {
                return Err(format!("{stream} was rescued with other facts"));
            }
        }
        let complete = rescued.missing.is_empty() && !rescued.ends_unknown;
        if complete && rescued.facts != 60 {
            return Err(format!(
                "{} of 60 facts rescued, and nothing missed",
                rescued.facts
            ));
        }
        journal.close().await;
    }
    Ok(told)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_damage_is_told_or_harmless() {
    let damages: usize = match std::env::var("ROKADA_DAMAGES") {
        Ok(n) => n.parse().unwrap(),
        Err(_) => 150,
    };
    let (states, all) = states().await;
    for state in &states {
        let (_folder, file) = set_up(&state.files);
        let told = told_or_harmless(&file, &all).await.unwrap();
        let harmed = state.name == "put back from an earlier day";
        assert_eq!(told, harmed, "{} and not damaged", state.name);
    }
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        before(panic);
    }));
    let mut dice = Dice(960);
    let mut told = 0;
    for n in 0..damages {
        let state = &states[n % 4];
        let mut files = state.files.clone();
        let what = format!("{n}: {}: {}", state.name, damage(&mut files, &mut dice));
        let (_folder, file) = set_up(&files);
        let look = told_or_harmless(&file, &all);
        match tokio::time::timeout(PATIENCE, look).await {
            Ok(Ok(was_told)) => told += usize::from(was_told),
            Ok(Err(wrong)) => panic!("{what}: {wrong}"),
            Err(_) => panic!("{what}: no end after {PATIENCE:?}"),
        }
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "{what}: a panic");
    }
    // Much of a file is in use, so that damage to it matters.
    assert!(told > damages / 3, "{told} of {damages} damages were told");
}
