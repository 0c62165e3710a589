//! Journals of version 0.1, whose facts have no random part.

use std::path::{Path, PathBuf};

use rokada_journal::Journal;

use crate::fresh::{both, fact};

/// A journal of version 0.1, to be written to.
fn copy_of(name: &str, folder: &Path) -> PathBuf {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let file = folder.join("journal.db");
    std::fs::copy(data.join(name), &file).unwrap();
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn they_are_read_checked_moved_and_carried_on() {
    for (name, streams, facts) in [("reference-0.1.db", 1, 65), ("evening-0.1.db", 10, 2637)] {
        let folder = tempfile::tempdir().unwrap();
        let old = Journal::open(&copy_of(name, folder.path())).await.unwrap();
        let report = old.verify().await.unwrap();
        assert_eq!(report.faults, vec![], "{name}");
        assert_eq!(report.facts, facts, "{name}");
        assert_eq!(report.streams.len(), streams, "{name}");

        for target in both().await {
            let new = target.journal;
            assert_eq!(old.copy_to(&new).await.unwrap(), facts);
            let (stream, length) = new.streams("event/").await.unwrap().remove(0);
            let more = [fact(1, "later"), fact(2, "later still")];
            assert_eq!(
                new.append(&stream, length, &more).await.unwrap(),
                length + 2
            );
            // Old facts keep the hash they had, new ones have a salted one after it.
            let report = new.verify().await.unwrap();
            assert_eq!((report.faults, report.facts), (vec![], facts + 2), "{name}");
            let ends = |facts: Vec<rokada_journal::Fact>| facts[length as usize - 1].hash;
            assert_eq!(
                ends(new.read(&stream, 0).await.unwrap()),
                ends(old.read(&stream, 0).await.unwrap()),
            );
        }
    }
}
