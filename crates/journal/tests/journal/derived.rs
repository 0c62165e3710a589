//! What is derived from facts and kept beside them: recognised when it was changed, made anew when
//! it is gone, and no part of the journal.

use std::collections::HashMap;

use rokada_journal::{Derived, Head, Journal, JournalError};

use crate::fresh::{Fresh, both, fact};
use crate::suite::execute;

const SHAPE: &str = "list.1";

async fn head(journal: &Journal, stream: &str) -> Head {
    journal.head(stream).await.unwrap().unwrap()
}

/// Three streams, with something derived of two.
async fn filled(fresh: &Fresh) -> Vec<(String, Derived)> {
    let journal = &fresh.journal;
    let mut rows = Vec::new();
    for stream in ["event/a", "event/b", "people"] {
        let facts = [fact(1, "one"), fact(2, "two")];
        journal.append(stream, 0, &facts).await.unwrap();
        let derived = Derived {
            head: head(journal, stream).await,
            body: format!("of {stream}").into_bytes(),
        };
        rows.push((stream.to_owned(), derived));
    }
    rows.pop();
    journal.derive(SHAPE, &rows).await.unwrap();
    rows
}

async fn kept(journal: &Journal) -> HashMap<String, Derived> {
    journal.derived(SHAPE, "event/", "event/z").await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_derived_is_kept_and_replaced() {
    for fresh in both().await {
        let journal = &fresh.journal;
        assert!(kept(journal).await.is_empty(), "before there is a table");
        let mut rows = filled(&fresh).await;
        assert_eq!(kept(journal).await, rows.iter().cloned().collect());
        let one = journal.derived(SHAPE, "event/b", "event/b").await.unwrap();
        assert_eq!(one.into_iter().collect::<Vec<_>>(), rows[1..]);
        let other = journal.derived("list.2", "event/", "event/z").await;
        assert!(other.unwrap().is_empty(), "of another shape");
        rows[0].1.body = b"new".to_vec();
        journal.derive(SHAPE, &rows[..1]).await.unwrap();
        // Another process finds the same.
        let again = fresh.address.open().await;
        assert_eq!(kept(&again).await, rows.into_iter().collect());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_was_changed_is_none() {
    for fresh in both().await {
        let rows = filled(&fresh).await;
        let sound = rows[1..].iter().cloned().collect();
        for change in [
            "update derived set body = (select body from derived where stream = 'event/b') \
             where stream = 'event/a'",
            "update derived set facts = 1 where stream = 'event/a'",
            "update derived set facts = -2 where stream = 'event/a'",
            "update derived set head = seal where stream = 'event/a'",
            "update derived set head = (select head from derived where stream = 'event/b') \
             where stream = 'event/a'",
            "update derived set seal = head where stream = 'event/a'",
            "update derived set stream = 'event/c' where stream = 'event/a'",
            "delete from derived where stream = 'event/a'",
        ] {
            execute(&fresh.address, change).await;
            assert_eq!(kept(&fresh.journal).await, sound, "{change}");
            execute(
                &fresh.address,
                "delete from derived where stream = 'event/c'",
            )
            .await;
            fresh.journal.derive(SHAPE, &rows[..1]).await.unwrap();
            assert_eq!(kept(&fresh.journal).await.len(), 2, "{change}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_gone_or_of_another_form_is_made_anew() {
    for fresh in both().await {
        let rows = filled(&fresh).await;
        for change in [
            "drop table derived",
            "drop table derived; create table derived (stream text primary key, what text)",
            "drop table derived; create table derived (stream text, facts text, head text, \
             body text, seal text)",
        ] {
            execute(&fresh.address, change).await;
            assert!(kept(&fresh.journal).await.is_empty(), "{change}");
            fresh.journal.derive(SHAPE, &rows).await.unwrap();
            assert_eq!(kept(&fresh.journal).await.len(), 2, "{change}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_neither_checked_nor_copied_and_never_taken_for_facts() {
    for fresh in both().await {
        let journal = &fresh.journal;
        filled(&fresh).await;
        let before = journal.verify().await.unwrap();
        assert_eq!(before.faults, []);
        let lie = "update derived set facts = 9, body = seal";
        execute(&fresh.address, lie).await;
        let after = journal.verify().await.unwrap();
        assert_eq!(
            (before.streams, before.faults),
            (after.streams, after.faults)
        );
        assert_eq!(journal.streams("event/").await.unwrap().len(), 2);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("copy.db");
        journal.backup(&file).await.unwrap();
        let copy = Journal::open_to_read(&file).await.unwrap();
        assert!(kept(&copy).await.is_empty());
        let refused = copy.derive(SHAPE, &[]).await.unwrap_err();
        assert!(matches!(refused, JournalError::ReadOnly), "{refused}");
        copy.close().await;
        let bytes = std::fs::read(&file).unwrap();
        let told = bytes.windows(7).any(|part| part == b"derived");
        assert!(!told, "a backup has no such table");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn heads_are_told_in_order_a_few_at_a_time() {
    for fresh in both().await {
        let journal = &fresh.journal;
        let mut names: Vec<String> = (0..25).map(|n| format!("event/{n}")).collect();
        names.extend(["event/Ž", "event/a/b"].map(String::from));
        names.sort();
        for stream in ["event", "event0", "people", "a"] {
            journal.append(stream, 0, &[fact(0, "")]).await.unwrap();
        }
        for (stream, length) in names.iter().zip((1..4).cycle()) {
            let facts: Vec<_> = (0..length).map(|n| fact(n, "x")).collect();
            journal.append(stream, 0, &facts).await.unwrap();
        }
        let mut found = Vec::new();
        loop {
            let last = found
                .last()
                .map_or(String::new(), |(name, _): &(String, Head)| name.clone());
            let next = journal.heads_after("event/", &last, 4).await.unwrap();
            assert!(next.len() <= 4);
            if next.is_empty() {
                break;
            }
            found.extend(next);
        }
        let found_names: Vec<&String> = found.iter().map(|(name, _)| name).collect();
        assert_eq!(found_names, names.iter().collect::<Vec<_>>());
        for (stream, told) in &found {
            assert_eq!(*told, head(journal, stream).await, "{stream}");
        }
        assert_eq!(journal.heads_after("none/", "", 4).await.unwrap(), []);
        assert_eq!(journal.heads_after("", "", 1).await.unwrap()[0].0, "a");
    }
}
