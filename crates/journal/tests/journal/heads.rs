//! What heads noted earlier tell of a journal: cut, gone, rewritten, copied without its log.

use rokada_journal::{FaultKind, Head, Heads, Journal, JournalError, Report};

use crate::fresh::{both, fact};

fn kinds(report: &Report) -> Vec<&FaultKind> {
    report.faults.iter().map(|fault| &fault.kind).collect()
}

fn noted(report: &Report) -> Heads {
    Heads {
        at_ms: 0,
        streams: report.streams.iter().cloned().collect(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rewritten_history_differs_from_heads_noted_earlier() {
    for (fresh, other) in both().await.into_iter().zip(both().await) {
        let old = [fact(1, "one"), fact(2, "two"), fact(3, "three")];
        fresh.journal.append("s", 0, &old).await.unwrap();
        fresh.journal.append("t", 0, &old).await.unwrap();
        let heads = noted(&fresh.journal.verify().await.unwrap());
        // What came later changes nothing.
        fresh.journal.append("s", 3, &old[..1]).await.unwrap();
        let report = fresh.journal.verify_against(Some(&heads)).await.unwrap();
        assert_eq!(kinds(&report), Vec::<&FaultKind>::new());

        let new = [fact(1, "one"), fact(2, "two"), fact(3, "another")];
        other.journal.append("s", 0, &new).await.unwrap();
        let report = other.journal.verify().await.unwrap();
        assert_eq!(kinds(&report), Vec::<&FaultKind>::new(), "its chain fits");
        let report = other.journal.verify_against(Some(&heads)).await.unwrap();
        let gone = FaultKind::Gone { noted: 3 };
        assert_eq!(kinds(&report), [&FaultKind::Rewritten, &gone]);

        let more = Head {
            facts: 5,
            ..heads.streams["s"]
        };
        let streams = [("s".to_owned(), more)].into_iter().collect();
        let longer = Heads { at_ms: 0, streams };
        let report = fresh.journal.verify_against(Some(&longer)).await.unwrap();
        assert_eq!(kinds(&report), [&FaultKind::Shorter { noted: 5 }]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_there_is_no_success() {
    for fresh in both().await {
        let report = fresh.journal.verify().await.unwrap();
        assert_eq!(kinds(&report), [&FaultKind::Empty]);
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        let refused = fresh.journal.backup(&copy).await.unwrap_err();
        assert!(
            matches!(refused, JournalError::NothingThere(_)),
            "{refused}"
        );
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    assert!(Journal::open_to_read(&file).await.is_err());
    assert!(!file.exists(), "reading makes nothing");
    std::fs::write(&file, "").unwrap();
    let refused = Journal::open_to_read(&file).await.unwrap_err();
    assert!(
        matches!(refused, JournalError::NothingThere(_)),
        "{refused}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_without_its_log_is_told_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let journal = Journal::open(&file).await.unwrap();
    journal.append("s", 0, &[fact(1, "one")]).await.unwrap();
    journal.close().await;
    let alone = |name: &str| {
        let copy = folder.path().join(name);
        std::fs::copy(&file, &copy).unwrap();
        copy
    };
    let sound = Journal::open_to_read(&alone("closed.db")).await.unwrap();
    assert_eq!(
        kinds(&sound.verify().await.unwrap()),
        Vec::<&FaultKind>::new()
    );

    let journal = Journal::open(&file).await.unwrap();
    journal.append("s", 1, &[fact(2, "two")]).await.unwrap();
    let cut = alone("in-use.db");
    let report = Journal::open_to_read(&cut).await.unwrap().verify().await;
    assert_eq!(kinds(&report.unwrap()), [&FaultKind::NotWhole]);
    // Working on with it does not make it whole.
    let opened = Journal::open(&cut).await.unwrap();
    opened.close().await;
    let report = Journal::open_to_read(&cut).await.unwrap().verify().await;
    assert_eq!(kinds(&report.unwrap()), [&FaultKind::NotWhole]);
    // Where it is in use, it is whole.
    let report = Journal::open_to_read(&file).await.unwrap().verify().await;
    assert_eq!(kinds(&report.unwrap()), Vec::<&FaultKind>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_put_back_from_an_earlier_day_is_found_by_the_heads_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let earlier = folder.path().join("earlier");
    let journal = Journal::open(&file).await.unwrap();
    journal.append("s", 0, &[fact(1, "one")]).await.unwrap();
    journal.close().await;
    std::fs::copy(&file, &earlier).unwrap();
    let journal = Journal::open(&file).await.unwrap();
    let more = [fact(2, "two"), fact(3, "three")];
    journal.append("s", 1, &more).await.unwrap();
    journal.close().await;
    let report = Journal::open_to_read(&file)
        .await
        .unwrap()
        .verify()
        .await
        .unwrap();
    assert_eq!(report.noted.unwrap().newer, 0);
    std::fs::copy(&earlier, &file).unwrap();
    let report = Journal::open_to_read(&file)
        .await
        .unwrap()
        .verify()
        .await
        .unwrap();
    assert_eq!(kinds(&report), [&FaultKind::Shorter { noted: 3 }]);
    // Working on does not hide it: what was noted stays noted.
    let journal = Journal::open(&file).await.unwrap();
    let others = [fact(2, "2"), fact(3, "3"), fact(4, "4")];
    journal.append("s", 1, &others).await.unwrap();
    journal.close().await;
    let report = Journal::open_to_read(&file)
        .await
        .unwrap()
        .verify()
        .await
        .unwrap();
    assert_eq!(kinds(&report), [&FaultKind::Rewritten]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn its_files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    // One from before, that everyone could read.
    std::fs::write(&file, "").unwrap();
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&file, open).unwrap();
    let journal = Journal::open(&file).await.unwrap();
    journal.append("s", 0, &[fact(1, "one")]).await.unwrap();
    journal.note_heads().await.unwrap();
    journal
        .backup(&folder.path().join("backup.db"))
        .await
        .unwrap();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let rights = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(rights, 0o600, "{:?}", entry.file_name());
        seen += 1;
    }
    assert!(seen >= 4, "the file, its log, its heads and a backup");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_to_read_takes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    let journal = Journal::open(&file).await.unwrap();
    journal.append("s", 0, &[fact(1, "one")]).await.unwrap();
    journal.close().await;
    let before = std::fs::read(&file).unwrap();
    let to_read = Journal::open_to_read(&file).await.unwrap();
    assert_eq!(to_read.streams("").await.unwrap(), [("s".to_owned(), 1)]);
    let refused = to_read.append("s", 1, &[fact(2, "two")]).await.unwrap_err();
    assert!(matches!(refused, JournalError::ReadOnly), "{refused}");
    to_read.close().await;
    assert_eq!(std::fs::read(&file).unwrap(), before);
}
