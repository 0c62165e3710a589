//! The site while its database is away.

use std::thread;
use std::time::{Duration, Instant};

use crate::node::{Node, Place};
use crate::postgres::Server;

/// How long a reader waits at most for the word that the database does not answer.
const TOLD_WITHIN: Duration = Duration::from_secs(15);

#[test]
fn readers_are_told_in_their_language_and_the_site_comes_back_by_itself() {
    let database = Server::start();
    let place = Place::Database(database.address("postgres"));
    let node = Node::start(&place);
    let event = place.event(4);
    let mut owner = node.owner();
    let (round, results) = (format!("{event}/1"), format!("{event}/desk/results/1"));
    let kept = owner.post(&results, &results, &[("board", "1"), ("result", "1-0")]);
    assert_eq!(kept.status, 303, "{}", kept.text);
    assert!(node.stranger().get("/events").text.contains("Evening"));

    database.end("INT");
    for (lang, says) in [
        ("en", "cannot be reached"),
        ("sr", "nije dostupna"),
        ("pt", "não responde"),
        ("ru", "недоступна"),
    ] {
        let mut reader = node.stranger();
        reader.lang = lang;
        let asked = Instant::now();
        let page = reader.get("/events/another");
        assert!(asked.elapsed() < TOLD_WITHIN);
        assert_eq!(page.status, 503, "{}", page.text);
        assert!(page.text.contains(says), "{lang}: {}", page.text);
        assert!(page.text.contains("<h1>"), "{lang}: a page, not a line");
    }
    // What everyone could read before is shown still, and said to be old.
    for (lang, says) in [
        ("en", "This is what was known at"),
        ("sr", "Ovo je ono što se znalo u"),
        ("pt", "Isto é o que se sabia em"),
        ("ru", "Здесь то, что было известно на"),
    ] {
        let mut readers = [node.stranger(), owner.clone()];
        for reader in &mut readers {
            reader.lang = lang;
            for (address, known) in [
                ("/events", "Evening"),
                (event, "Player 01"),
                (&round, "Player 04"),
                (&format!("{event}/print/list"), "Player 02"),
                (&format!("{event}/hall"), "Player 03"),
                (&format!("{event}/print/pairings/1"), "Player 03"),
            ] {
                let asked = Instant::now();
                let page = reader.get(address);
                assert!(asked.elapsed() < TOLD_WITHIN);
                assert_eq!(page.status, 200, "{address}: {}", page.text);
                for text in [says, known] {
                    assert!(page.text.contains(text), "{lang}, {address}: {}", page.text);
                }
            }
        }
        assert_eq!(node.stranger().result(&round, 1), "1-0");
    }
    // Many who ask at the same moment wait for no one.
    let asked = Instant::now();
    thread::scope(|scope| {
        for _ in 0..40 {
            scope.spawn(|| assert_eq!(node.stranger().get(&round).status, 200));
        }
    });
    assert!(asked.elapsed() < TOLD_WITHIN);
    // Who may do more can't be known now.
    let desk = owner.get(&format!("{event}/desk"));
    assert_eq!(desk.status, 503, "{}", desk.text);
    assert_eq!(node.stranger().get("/health").status, 503);
    // What needs no database goes on, and what was typed is not said to be kept.
    assert_eq!(node.stranger().get("/positions/518").status, 200);
    let lost = owner
        .send(&results, &[("board", "2"), ("result", "0-1")])
        .unwrap();
    assert_eq!(lost.status, 503, "{}", lost.text);

    database.start_again();
    let patience = Instant::now() + Duration::from_secs(10);
    while node.stranger().get("/health").status != 200 {
        assert!(Instant::now() < patience, "the site never came back");
        thread::sleep(Duration::from_millis(50));
    }
    let reader = node.stranger();
    assert!(
        !reader
            .get(&round)
            .text
            .contains("This is what was known at")
    );
    assert_eq!(
        [1, 2].map(|board| reader.result(&round, board)),
        ["1-0", ""]
    );
    let again = owner.post(&results, &results, &[("board", "2"), ("result", "0-1")]);
    assert_eq!(again.status, 303, "{}", again.text);
    assert_eq!(reader.result(&round, 2), "0-1");
    assert_eq!(place.run(&["verify"])["faults"], serde_json::json!([]));
}
