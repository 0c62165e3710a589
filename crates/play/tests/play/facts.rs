//! Facts as the journal keeps them.

use rokada_play::Fact;

/// One of each, as they have been written since their first version.
const KEPT: &str = include_str!("facts.jsonl");

#[test]
fn facts_are_read_and_written_as_they_always_were() {
    let mut names = std::collections::BTreeSet::new();
    for line in KEPT.lines() {
        let fact: Fact =
            serde_json::from_str(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        assert_eq!(serde_json::to_string(&fact).unwrap(), line);
        let name = line.split('"').nth(3).unwrap().to_owned();
        assert!(name.ends_with(".1"), "{name}");
        names.insert(name);
    }
    assert_eq!(names.len(), 18, "one of each");
}

#[test]
fn what_is_no_fact_is_told() {
    for wrong in [
        r#"{"fact":"game_opened.1","at_ms":1,"game":1,"leg":1,"white":"first","opening":{"position":960,"origin":{"from":"chosen"},"terms":{"control":"10+0","event":true}}}"#,
        r#"{"fact":"game_opened.1","at_ms":1,"game":1,"leg":1,"white":"first","opening":{"position":1,"origin":{"from":"chosen"},"terms":{"control":"0+0","event":true}}}"#,
        r#"{"fact":"seat_given.1","at_ms":1,"seat":"first","token":"secret"}"#,
        r#"{"fact":"move_made.2"}"#,
    ] {
        assert!(serde_json::from_str::<Fact>(wrong).is_err(), "{wrong}");
    }
}
