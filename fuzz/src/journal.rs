//! What must hold for any file that is given as a journal or a backup: nothing panics and nothing
//! goes on for ever, and what is said to be put back is there and sound. The fuzz target runs this
//! on nightly; the journal's tests damage files in ways of their own.

use std::path::Path;

use rokada_journal::Journal;
use tokio::runtime::Runtime;

/// The journal of an evening, as version 0.1 left it.
const SOUND: &[u8] = include_bytes!("../../crates/journal/tests/data/evening-0.1.db");
/// How every file of SQLite begins.
const BEGINNING: &[u8] = b"SQLite format 3\0";

/// Puts the data back: as a file of its own where it begins as one, else as changes to a sound
/// journal, four bytes each: three for the place, one for what is there.
pub fn restore(data: &[u8]) {
    let file = if data.starts_with(BEGINNING) {
        data.to_vec()
    } else {
        let mut file = SOUND.to_vec();
        for change in data.chunks_exact(4) {
            let place = change[..3].iter().fold(0, |n, &b| n << 8 | usize::from(b));
            let place = place % file.len();
            file[place] = change[3];
        }
        file
    };
    let folder = tempfile::tempdir().expect("a folder");
    let backup = folder.path().join("backup.db");
    std::fs::write(&backup, file).expect("a file");
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(put_back(&backup, &folder.path().join("journal.db")));
}

async fn put_back(backup: &Path, target: &Path) {
    let backup = match Journal::open_to_read(backup).await {
        Ok(backup) => backup,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let target = Journal::open(target).await.expect("an empty journal");
    match backup.copy_to(&target).await {
        Ok(copied) => {
            let report = target.verify().await.expect("an answer");
            assert_eq!(report.facts, copied);
            assert_eq!(report.faults, []);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    backup.close().await;
    target.close().await;
}
