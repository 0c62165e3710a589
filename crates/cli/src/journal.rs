//! Where the journal is that commands and the server share.

use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use rokada_journal::{Journal, JournalError};

use crate::context::Context;
use crate::failure::Failure;

/// The options that say where the journal is.
#[derive(clap::Args)]
pub(crate) struct Place {
    #[arg(long, global = true, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
}

impl Place {
    /// Opens the journal, which is made on first use, for its owner alone.
    pub(crate) async fn open(&self, context: &Context) -> Result<Journal, Failure> {
        let opened = match &self.database {
            Some(address) => self.connect(address, context).await?,
            None => {
                let folder = self.folder(context)?;
                make_folder(&folder)?;
                Journal::open(&folder.join("journal.db")).await
            }
        };
        opened.map_err(|error| failure(&error, context))
    }

    /// Connects to PostgreSQL; the heads of its journal are noted in the folder of the data.
    async fn connect(
        &self,
        address: &str,
        context: &Context,
    ) -> Result<Result<Journal, JournalError>, Failure> {
        let journal = match Journal::connect(address).await {
            Ok(journal) => journal,
            Err(error) => return Ok(Err(error)),
        };
        // Without a folder there are no notes: `verify` says so.
        let Ok(folder) = self.folder(context) else {
            return Ok(Ok(journal));
        };
        make_folder(&folder)?;
        let file = folder.join(heads_of(address));
        Ok(Ok(journal.noting_heads_in(file)))
    }

    /// Opens a journal that must be there, without changing anything.
    pub(crate) async fn open_to_read(&self, context: &Context) -> Result<Journal, Failure> {
        if self.database.is_some() {
            return self.open(context).await;
        }
        open_backup(&self.folder(context)?.join("journal.db"), context).await
    }

    /// Opens a journal that must be there already: a mistyped folder is no sound, empty journal.
    pub(crate) async fn open_existing(&self, context: &Context) -> Result<Journal, Failure> {
        if self.database.is_none() {
            must_be_file(&self.folder(context)?.join("journal.db"))?;
        }
        self.open(context).await
    }

    /// What to call the journal when speaking of it.
    pub(crate) fn name(&self, context: &Context) -> Result<String, Failure> {
        match &self.database {
            Some(_) => Ok("PostgreSQL".to_owned()),
            None => Ok(self.folder(context)?.display().to_string()),
        }
    }

    fn folder(&self, context: &Context) -> Result<PathBuf, Failure> {
        if let Some(folder) = &self.data {
            return Ok(folder.clone());
        }
        let strategy = etcetera::choose_base_strategy()
            .map_err(|_| Failure::Input(context.say("journal-no-folder", &[])))?;
        Ok(strategy.data_dir().join("rokada"))
    }
}

/// Opens the journal in a backup file, which must be there.
pub(crate) async fn open_backup(file: &Path, context: &Context) -> Result<Journal, Failure> {
    must_be_file(file)?;
    Journal::open_to_read(file)
        .await
        .map_err(|error| failure(&error, context))
}

/// The longest name of a database that names a file, in characters.
const LONGEST_NAME: usize = 150;

/// What the file of heads of a database is called: after where it is and its name, never the
/// password.
fn heads_of(address: &str) -> String {
    let place = address.rsplit(['@']).next().unwrap_or(address);
    let place = place.split_once("://").map_or(place, |(_, place)| place);
    let parts = place.split(['?', '&']);
    let told: Vec<&str> = parts
        .filter(|part| !part.starts_with("password="))
        .collect();
    let name = told.join("-").replace(|c: char| !c.is_alphanumeric(), "-");
    let beyond = name.chars().count().saturating_sub(LONGEST_NAME);
    let name: String = name.chars().skip(beyond).collect();
    format!("postgres-{name}.heads")
}

/// Makes a folder that only its owner may enter; one that is there stays as it is.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Failure> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(folder)
        .map_err(|error| Failure::unwritable(&folder.display().to_string(), &error))
}

/// A moment in UTC, as RFC 3339 has it.
pub(crate) fn moment(at_ms: i64) -> String {
    jiff::Timestamp::from_millisecond(at_ms).map_or_else(|_| at_ms.to_string(), |at| at.to_string())
}

pub(crate) fn must_be_file(file: &Path) -> Result<(), Failure> {
    let found = std::fs::metadata(file).and_then(|found| match found.is_dir() {
        true => Err(io::ErrorKind::IsADirectory.into()),
        false => Ok(()),
    });
    found.map_err(|error| Failure::unreadable(&file.display().to_string(), error))
}

/// What the journal says in the reader's language, and whose fault it is.
pub(crate) fn failure(error: &JournalError, context: &Context) -> Failure {
    let text = context.words.journal_error(error);
    match error {
        JournalError::Conflict { .. }
        | JournalError::Tampered { .. }
        | JournalError::NothingThere(_)
        | JournalError::Damaged(_)
        | JournalError::Unreadable(_) => Failure::No(text),
        JournalError::NotAJournal { .. }
        | JournalError::NotEmpty(_)
        | JournalError::BadAddress(_) => Failure::Input(text),
        JournalError::DiskFull
        | JournalError::Unreachable(_)
        | JournalError::TooNew { .. }
        | JournalError::NoEntropy(_)
        | JournalError::ReadOnly
        | JournalError::Notes { .. }
        | JournalError::Database(_) => Failure::Outside(text),
    }
}

/// Runs work that waits for the database.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Outside(error.to_string()))?
        .block_on(work)
}
