//! `rokada event list`: all events, or those that are looked for, a page at a time.

use std::process::Command;

use serde_json::Value;

struct Club(tempfile::TempDir);

impl Club {
    fn run(&self, args: &[&str]) -> (Option<i32>, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rokada"));
        command.args(["--lang", "en"]).args(args);
        let output = command.arg("--data").arg(self.0.path()).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    }

    fn ids(&self, args: &[&str]) -> (Vec<String>, u64) {
        let (code, text) = self.run(&[&["--json", "event", "list"], args].concat());
        assert_eq!(code, Some(0), "{text}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        let events = answer["events"].as_array().unwrap().iter();
        let ids = events.map(|event| event["id"].as_str().unwrap().to_owned());
        (ids.collect(), answer["found"].as_u64().unwrap())
    }
}

#[test]
fn events_are_listed_searched_and_paged() {
    let club = Club(tempfile::tempdir().unwrap());
    for (name, settings) in [
        ("Veče šaha", r#"{"starts":"2026-01-04","place":"Novi Sad"}"#),
        (
            "Вече шаха 2",
            r#"{"starts":"2027-01-04","place":"Нови Сад"}"#,
        ),
        ("Rapid", "{}"),
    ] {
        let (code, text) = club.run(&["event", "new", name, "--settings", settings]);
        assert_eq!(code, Some(0), "{text}");
    }
    let all = ["rapid", "veče-šaha", "вече-шаха-2"];
    // The second time from what the first one kept.
    for _ in 0..2 {
        assert_eq!(club.ids(&[]), (all.map(String::from).to_vec(), 3));
    }
    for (asked, found) in [
        (&["--search", "VECE SAHA"][..], &all[1..]),
        (&["--search", "novi сад", "--year", "2027"], &all[2..]),
        (&["--search", "nothing"], &[]),
        (&["--state", "open"], &all),
        (&["--state", "finished"], &[]),
    ] {
        let (ids, count) = club.ids(asked);
        assert_eq!(
            (ids.as_slice(), count),
            (
                &found.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>()[..],
                found.len() as u64
            ),
            "{asked:?}"
        );
    }
    assert_eq!(club.ids(&["--limit", "2"]).0, all[..2]);
    assert_eq!(
        club.ids(&["--limit", "2", "--page", "2"]),
        (vec![all[2].to_owned()], 3)
    );
    assert_eq!(club.ids(&["--limit", "2", "--page", "9"]), (vec![], 3));
    let (_, text) = club.run(&["event", "list", "--limit", "1"]);
    assert!(text.contains("1 of 3 events are shown"), "{text}");
    for wrong in [
        &["--page", "2"][..],
        &["--limit", "0"],
        &["--limit", "1", "--page", "0"],
        &["--state", "archived"],
    ] {
        let (code, text) = club.run(&[&["event", "list"], wrong].concat());
        assert_eq!(code, Some(2), "{wrong:?}: {text}");
    }
}
