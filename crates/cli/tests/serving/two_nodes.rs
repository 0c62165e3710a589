//! Two servers on one PostgreSQL database are one site.

use std::thread;
use std::time::{Duration, Instant};

use crate::node::{Node, Place};
use crate::postgres::Server;

#[test]
fn what_is_done_at_one_node_is_seen_at_the_other() {
    let database = Server::start();
    let place = Place::Database(database.address("postgres"));
    let (first, second) = (Node::start(&place), Node::start(&place));

    // A session that one has opened is known to the other.
    let mut owner = second.owner().at(&first.address);
    assert_eq!(owner.get("/people").status, 200);
    assert_eq!(first.stranger().get("/people").status, 303);

    // An event made elsewhere is in the list of both, which had none.
    for node in [&first, &second] {
        assert!(!node.stranger().get("/events").text.contains("Evening"));
    }
    let event = place.event(4);
    let patience = Instant::now() + Duration::from_secs(5);
    for node in [&first, &second] {
        let listed = || node.stranger().get("/events").text;
        while !listed().contains("Evening") || !listed().contains("Round 1 of 3") {
            assert!(Instant::now() < patience, "{}", listed());
            thread::sleep(Duration::from_millis(20));
        }
    }
    // Both have the event in memory before a result comes in.
    let (round, live) = (format!("{event}/1"), format!("{event}/live"));
    let spectator = second.stranger();
    for node in [&first, &second] {
        assert_eq!(node.stranger().result(&round, 2), "");
    }

    let listener = spectator.clone();
    let heard = thread::spawn(move || listener.hear(&live, "\"board\":2"));
    thread::sleep(Duration::from_millis(500));
    let results = format!("{event}/desk/results/1");
    let sent = owner.post(&results, &results, &[("board", "2"), ("result", "1-0")]);
    assert_eq!(sent.status, 303, "{}", sent.text);

    let heard = heard.join().unwrap();
    assert!(heard.contains("results"), "{heard}");
    let patience = Instant::now() + Duration::from_secs(5);
    while spectator.result(&round, 2) != "1-0" {
        assert!(
            Instant::now() < patience,
            "the other node never showed the result"
        );
        thread::sleep(Duration::from_millis(20));
    }

    // Whoever comes second at the other node is told what stands.
    let mut late = owner.at(&second.address);
    let told = late.post(&results, &results, &[("board", "2"), ("result", "0-1")]);
    assert_eq!(told.status, 409, "{}", told.text);
    assert!(told.text.contains("Owner 01"), "{}", told.text);
}
