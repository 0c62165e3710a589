//! Backups while the site runs.

use std::time::{Duration, Instant};

use crate::node::{Node, Place};

#[test]
fn a_site_backs_itself_up_and_tells_its_owner_how_old_that_is() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::data(&folder.path().join("data"));
    place.event(4);
    let backups = folder.path().join("backups");
    let node = Node::start_as(&place, &["--backup", backups.to_str().unwrap()]);
    let patience = Instant::now() + Duration::from_secs(20);
    let copy = loop {
        let files = std::fs::read_dir(&backups).into_iter().flatten().flatten();
        let mut files = files.map(|file| file.path());
        match files.find(|file| file.extension().is_some_and(|end| end == "db")) {
            Some(copy) => break copy,
            None => assert!(Instant::now() < patience, "no backup was made"),
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let owner = node.owner();
    let page = owner.get("/people");
    for text in [backups.to_str().unwrap(), "0 h 0 min ago"] {
        assert!(page.text.contains(text), "{text}: {}", page.text);
    }
    assert_eq!(node.stranger().get("/people").status, 303);

    let restored = Place::data(&folder.path().join("restored"));
    restored.run(&["restore", copy.to_str().unwrap()]);
    assert_eq!(restored.run(&["verify"])["faults"], serde_json::json!([]));
    restored.run(&["event", "show", "evening", "1"]);
}
