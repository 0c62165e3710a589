//! The draw by program for everybody, as the journal keeps it.

use rokada_desk::{DrawRefused, LONGEST_WORD, ProgramDraw, ProgramDrawError};
use rokada_draw::Pool;
use rokada_journal::Journal;

async fn journal() -> (Journal, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.db");
    (Journal::open(&file).await.unwrap(), folder)
}

#[tokio::test]
async fn what_is_drawn_is_as_announced_and_can_be_checked() {
    let (journal, _folder) = journal().await;
    let title = Some("Round 1".to_owned());
    let announced = ProgramDraw::announce(&journal, title, Pool::default()).await;
    let (mut draw, key) = announced.unwrap();
    draw.add("blue horse").await.unwrap();
    draw.add("17").await.unwrap();
    let position = draw.draw(&key, "last row").await.unwrap();
    let read = ProgramDraw::open(&journal, draw.id())
        .await
        .unwrap()
        .unwrap();
    let (_, protocol) = read.drawn().unwrap();
    assert_eq!(protocol.verify(), Ok(position));
    assert_eq!(protocol.is_as_announced(read.announcement()), Ok(()));
    assert_eq!(protocol.text.as_deref(), Some("blue horse | 17 | last row"));
    let commitment = protocol.commitment.as_deref().unwrap();
    let found = ProgramDraw::committed(&journal, commitment).await.unwrap();
    assert_eq!(found.unwrap().id(), draw.id());
}

#[tokio::test]
async fn it_is_drawn_once_even_by_two_at_once() {
    let (journal, _folder) = journal().await;
    let announced = ProgramDraw::announce(&journal, None, Pool::default()).await;
    let (mut draw, key) = announced.unwrap();
    let mut other = draw.clone();
    let first = draw.draw(&key, "one").await.unwrap();
    let second = other.draw(&key, "two").await;
    assert!(matches!(
        second,
        Err(ProgramDrawError::Refused(DrawRefused::Drawn))
    ));
    assert_eq!(other.drawn().unwrap().1.number, Some(first.number()));
    let late = other.add("late").await;
    assert!(matches!(
        late,
        Err(ProgramDrawError::Refused(DrawRefused::Drawn))
    ));
}

#[tokio::test]
async fn nobody_else_draws_and_nobody_draws_without_words() {
    let (journal, _folder) = journal().await;
    let announced = ProgramDraw::announce(&journal, None, Pool::default()).await;
    let (mut draw, key) = announced.unwrap();
    for (key, word, refused) in [
        ("", "word", DrawRefused::NotYours),
        (key.as_str(), " ", DrawRefused::NoWords),
    ] {
        let found = draw.draw(key, word).await;
        assert!(matches!(found, Err(ProgramDrawError::Refused(found)) if found == refused));
    }
    let long = "x".repeat(LONGEST_WORD + 1);
    for word in ["", "two\nlines", &long] {
        let found = draw.add(word).await;
        assert!(matches!(
            found,
            Err(ProgramDrawError::Refused(DrawRefused::BadWord))
        ));
    }
    let longest = "x".repeat(LONGEST_WORD);
    while draw.add(&longest).await.is_ok() {}
    draw.draw(&key, &longest).await.unwrap();
}
