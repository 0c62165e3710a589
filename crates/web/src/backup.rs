//! Backups on a schedule while the site runs: made when something was added, kept for some days,
//! and what became of the last told to the owner.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use rokada_journal::{Journal, JournalError};

/// How often it is seen whether a backup is due.
const EVERY: Duration = Duration::from_secs(3600);
/// How soon one is tried again that could not be made.
const AGAIN: Duration = Duration::from_secs(300);
/// How files of backups are called: by the moment in UTC, in an order that sorts.
const NAME: &str = "rokada-%Y-%m-%dT%H-%M-%SZ.db";

/// Where backups go, and for how long.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    /// The folder, which is made when it is not there.
    pub folder: PathBuf,
    /// How many days a backup is kept. The last is kept in any case.
    pub keep_days: u16,
}

/// The backups of a site that is served.
#[derive(Clone, Debug)]
pub(crate) struct Backups {
    plan: BackupPlan,
    state: Arc<Mutex<State>>,
    /// How many facts of each stream the last backup has; one is made at a time.
    copied: Arc<tokio::sync::Mutex<Option<Lengths>>>,
}

type Lengths = Vec<(String, u64)>;

/// What became of the backups.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// When the last was made, by this process or one before.
    pub(crate) last: Option<Timestamp>,
    /// Nothing was added since the last.
    pub(crate) current: bool,
    /// Why the last try failed, if it did.
    pub(crate) failed: Option<String>,
}

impl Backups {
    pub(crate) fn new(plan: BackupPlan) -> Backups {
        let state = State {
            last: newest(&plan.folder),
            ..State::default()
        };
        Backups {
            plan,
            state: Arc::new(Mutex::new(state)),
            copied: Arc::default(),
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.plan.folder
    }

    pub(crate) fn state(&self) -> State {
        self.lock().clone()
    }

    /// Makes backups for as long as it is let.
    pub(crate) async fn run(&self, journal: &Journal) {
        *self.copied.lock().await = self.last_lengths().await;
        loop {
            self.make(journal).await;
            let failed = self.lock().failed.is_some();
            tokio::time::sleep(if failed { AGAIN } else { EVERY }).await;
        }
    }

    /// What the last backup has, so that a restart alone makes no other.
    async fn last_lengths(&self) -> Option<Lengths> {
        let (_, last) = kept(&self.plan.folder).into_iter().max()?;
        let backup = Journal::open_to_read(&last).await.ok()?;
        let lengths = backup.streams("").await.ok();
        backup.close().await;
        lengths
    }

    /// Makes one, unless nothing was added since the last, and takes away those that are too old.
    pub(crate) async fn make(&self, journal: &Journal) {
        let mut copied = self.copied.lock().await;
        let made = async {
            let lengths = journal.streams("").await?;
            if lengths.is_empty() || copied.as_ref() == Some(&lengths) {
                return Ok(None);
            }
            let made = self.write(journal).await?;
            *copied = Some(lengths);
            Ok::<_, JournalError>(Some(made))
        };
        match made.await {
            Ok(Some((at, facts))) => {
                let folder = self.plan.folder.display();
                tracing::info!(%folder, facts, "backed up");
                *self.lock() = State {
                    last: Some(at),
                    current: true,
                    failed: None,
                };
                self.clear(at);
            }
            Ok(None) => {
                let mut state = self.lock();
                state.current = true;
                state.failed = None;
            }
            Err(error) => {
                tracing::error!(%error, "the backup can't be made");
                let mut state = self.lock();
                state.current = false;
                state.failed = Some(error.to_string());
            }
        }
    }

    async fn write(&self, journal: &Journal) -> Result<(Timestamp, u64), JournalError> {
        let folder = &self.plan.folder;
        for_its_owner(folder)
            .map_err(|error| JournalError::Database(format!("{}: {error}", folder.display())))?;
        let at = Timestamp::now();
        let file = folder.join(at.strftime(NAME).to_string());
        let facts = journal.backup(&file).await?;
        Ok((at, facts))
    }

    /// Takes away the backups that are too old, and nothing else that is in the folder.
    fn clear(&self, now: Timestamp) {
        let keep = SignedDuration::from_hours(24 * i64::from(self.plan.keep_days));
        for (at, file) in kept(&self.plan.folder) {
            if at >= now || now.duration_since(at) <= keep {
                continue;
            }
            let file = file.display();
            match std::fs::remove_file(file.to_string()) {
                Ok(()) => tracing::info!(%file, "an old backup is taken away"),
                Err(error) => tracing::warn!(%file, %error, "an old backup can't be taken away"),
            }
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The backups in a folder with the moment of each.
fn kept(folder: &Path) -> Vec<(Timestamp, PathBuf)> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let named = files.filter_map(|file| {
        let name = file.file_name();
        let at = jiff::fmt::strtime::parse(NAME, name.to_str()?).ok()?;
        let at = TimeZone::UTC.to_timestamp(at.to_datetime().ok()?).ok()?;
        Some((at, file.path()))
    });
    named.collect()
}

fn newest(folder: &Path) -> Option<Timestamp> {
    kept(folder).into_iter().map(|(at, _)| at).max()
}

/// Makes a folder that only its owner may enter, if it is not there.
fn for_its_owner(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use rokada_journal::NewFact;

    use super::*;

    async fn journal(folder: &Path) -> Journal {
        let journal = Journal::open(&folder.join("journal.db")).await.unwrap();
        add(&journal, 0).await;
        journal
    }

    async fn add(journal: &Journal, had: u64) {
        let fact = NewFact {
            at_ms: 0,
            actor: "arbiter".into(),
            body: b"{}".to_vec(),
        };
        journal.append("event/1", had, &[fact]).await.unwrap();
    }

    fn backups(folder: &Path, keep_days: u16) -> Backups {
        Backups::new(BackupPlan {
            folder: folder.join("backups"),
            keep_days,
        })
    }

    #[tokio::test]
    async fn a_backup_is_made_when_something_was_added() {
        let folder = tempfile::tempdir().unwrap();
        let journal = journal(folder.path()).await;
        let backups = backups(folder.path(), 30);
        backups.make(&journal).await;
        let first = backups.state().last.unwrap();
        backups.make(&journal).await;
        assert_eq!(backups.state().last, Some(first));
        assert!(backups.state().current);
        // Another name needs another second.
        tokio::time::sleep(Duration::from_millis(1100)).await;
        add(&journal, 1).await;
        backups.make(&journal).await;
        let files = kept(backups.folder());
        assert_eq!(files.len(), 2);
        let (_, last) = files.into_iter().max().unwrap();
        let copy = Journal::open_to_read(&last).await.unwrap();
        assert_eq!(copy.verify().await.unwrap().facts, 2);
        // A restart alone makes no other.
        let again = self::backups(folder.path(), 30);
        *again.copied.lock().await = again.last_lengths().await;
        again.make(&journal).await;
        assert_eq!(kept(again.folder()).len(), 2);
    }

    #[tokio::test]
    async fn old_backups_go_and_other_files_stay() {
        let folder = tempfile::tempdir().unwrap();
        let journal = journal(folder.path()).await;
        let backups = backups(folder.path(), 30);
        std::fs::create_dir_all(backups.folder()).unwrap();
        let recent = Timestamp::now() - SignedDuration::from_hours(24 * 29);
        let recent = recent.strftime(NAME).to_string();
        let old = "rokada-2026-01-01T10-00-00Z.db";
        let others = ["rokada-2026-01-01.db", "my rokada-2026-01-01T10-00-00Z.db"];
        for name in others.iter().chain([&old, &recent.as_str()]) {
            std::fs::write(backups.folder().join(name), "x").unwrap();
        }
        assert!(backups.state().last.is_none());
        assert!(self::backups(folder.path(), 1).state().last.is_some());
        backups.make(&journal).await;
        assert!(!backups.folder().join(old).exists());
        for name in others.iter().chain([&recent.as_str()]) {
            assert!(backups.folder().join(name).exists(), "{name}");
        }
    }

    #[tokio::test]
    async fn a_backup_that_cannot_be_made_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let journal = journal(folder.path()).await;
        std::fs::write(folder.path().join("backups"), "a file, no folder").unwrap();
        let backups = backups(folder.path(), 30);
        backups.make(&journal).await;
        let state = backups.state();
        assert!(state.failed.is_some() && !state.current && state.last.is_none());
        std::fs::remove_file(folder.path().join("backups")).unwrap();
        backups.make(&journal).await;
        assert!(backups.state().failed.is_none() && backups.state().current);
    }
}
