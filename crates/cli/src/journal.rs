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
    /// Opens the journal, which is made on first use.
    pub(crate) async fn open(&self, context: &Context) -> Result<Journal, Failure> {
        let opened = match &self.database {
            Some(address) => Journal::connect(address).await,
            None => {
                let folder = self.folder(context)?;
                std::fs::create_dir_all(&folder)
                    .map_err(|error| Failure::unwritable(&folder.display().to_string(), &error))?;
                Journal::open(&folder.join("journal.db")).await
            }
        };
        opened.map_err(|error| failure(&error, context))
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
    Journal::open(file)
        .await
        .map_err(|error| failure(&error, context))
}

fn must_be_file(file: &Path) -> Result<(), Failure> {
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
        JournalError::Conflict { .. } | JournalError::Tampered { .. } => Failure::No(text),
        JournalError::NotAJournal { .. }
        | JournalError::NotEmpty(_)
        | JournalError::BadAddress(_) => Failure::Input(text),
        JournalError::DiskFull
        | JournalError::Unreachable(_)
        | JournalError::TooNew { .. }
        | JournalError::NoEntropy(_)
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
