//! Commands on the journal where there is none, or no way to it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn rokada(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(["--lang", "en"])
        .args(args)
        .output()
        .expect("the program runs")
}

/// A place for one test, empty.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("journal-{test}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn refused(args: &[&str], reason: &str) {
    refused_by(2, args, reason);
}

fn refused_by(code: i32, args: &[&str], reason: &str) {
    let output = rokada(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    assert!(error.trim_end().ends_with(reason), "{args:?}: {error}");
}

#[test]
fn a_mistyped_folder_is_no_sound_journal() {
    let folder = folder("mistyped");
    let nowhere = folder.join("nowhere");
    let (nowhere, copy) = (nowhere.to_str().unwrap(), folder.join("copy"));
    refused_by(1, &["verify", "--data", nowhere], "there is no such file");
    let backup = ["backup", copy.to_str().unwrap(), "--data", nowhere];
    refused(&backup, "there is no such file");
    assert!(!Path::new(nowhere).exists() && !copy.exists());
}

#[test]
fn a_folder_is_no_backup_and_a_file_no_folder() {
    let folder = folder("neither");
    let file = folder.join("file");
    std::fs::write(&file, "text").expect("a file");
    let (folder, file) = (folder.to_str().unwrap(), file.to_str().unwrap());
    refused(&["restore", folder, "--data", folder], "it is a folder");
    let reason = "it is a file, not a folder";
    refused_by(1, &["verify", "--data", file], reason);
    refused(&["event", "list", "--data", file], reason);
}

#[test]
fn what_is_backed_up_can_be_put_back() {
    let folder = folder("round-trip");
    let path = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (from, copy, to) = (path("from"), path("copy"), path("to"));
    for args in [
        &["event", "new", "Evening 01", "--data", &from][..],
        &["backup", &copy, "--data", &from],
        &["restore", &copy, "--data", &to],
        &["verify", "--data", &to],
        &["event", "show", "evening-01", "--data", &to],
    ] {
        assert!(rokada(args).status.success(), "{args:?}");
    }
}

#[test]
fn a_port_that_is_taken_is_said_in_words() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let folder = folder("port");
    let folder = folder.to_str().expect("UTF-8");
    let output = rokada(&["serve", "--port", &port, "--data", folder]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{error}");
    assert!(error.contains("another program listens there"), "{error}");
}

/// Whether everything that was said is said still; what is new beside it doesn't matter.
fn still_says(said: &Value, now: &Value) -> bool {
    match (said, now) {
        (Value::Object(said), Value::Object(now)) => said.iter().all(|(name, said)| {
            let now = now.get(name);
            now.is_some_and(|now| still_says(said, now))
        }),
        (Value::Array(said), Value::Array(now)) => {
            said.len() == now.len()
                && said
                    .iter()
                    .zip(now)
                    .all(|(said, now)| still_says(said, now))
        }
        (said, now) => said == now,
    }
}

#[test]
fn a_journal_of_version_0_1_is_sound_and_answers_as_it_did() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../journal/tests/data");
    for name in ["reference-0.1", "evening-0.1"] {
        let folder = folder(name);
        std::fs::copy(
            kept.join(name).with_extension("1.db"),
            folder.join("journal.db"),
        )
        .expect("a copy");
        let answers = std::fs::read(kept.join(name).with_extension("1.json")).expect("answers");
        let answers: Value = serde_json::from_slice(&answers).expect("JSON");
        let data = folder.to_str().expect("UTF-8");
        let verified = rokada(&["verify", "--data", data]);
        assert!(verified.status.success(), "{name}: {verified:?}");
        let asked = |args: &[&str]| -> Value {
            let output = rokada(&[args, &["--json", "--data", data]].concat());
            assert!(output.status.success(), "{name}, {args:?}: {output:?}");
            serde_json::from_slice(&output.stdout).expect("JSON")
        };
        for (event, said) in answers.as_object().expect("answers by event") {
            if event == "list" {
                let now = asked(&["event", "list"]);
                assert!(still_says(said, &now), "{name}: list\n{now:#}");
                continue;
            }
            // One round and one table are enough for a test of each day.
            for what in ["overview", "table", "positions", "round 1", "teams"] {
                let Some(said) = said.get(what) else { continue };
                let shown = what.trim_start_matches("round ");
                let now = asked(&["event", "show", event, shown]);
                assert!(still_says(said, &now), "{name}: {event}, {what}\n{now:#}");
            }
        }
    }
}

/// A journal with an event of two players, in a folder of its own.
fn with_an_event(test: &str) -> (PathBuf, String) {
    let folder = folder(test);
    let data = folder.join("data").to_str().expect("UTF-8").to_owned();
    for args in [
        &["event", "new", "Evening 01", "--data", &data][..],
        &["event", "enter", "evening-01", "Player 01", "--data", &data],
        &["event", "enter", "evening-01", "Player 02", "--data", &data],
    ] {
        let output = rokada(args);
        assert!(output.status.success(), "{args:?}: {output:?}");
    }
    (folder, data)
}

fn json(args: &[&str]) -> (Option<i32>, Value) {
    let output = rokada(&[args, &["--json"]].concat());
    let answer = serde_json::from_slice(&output.stdout);
    (output.status.code(), answer.unwrap_or_default())
}

/// The kinds of the faults that `verify` tells.
fn faults(answer: &Value) -> Vec<&str> {
    let faults = answer["faults"].as_array().expect("faults").iter();
    faults.filter_map(|fault| fault["kind"].as_str()).collect()
}

#[test]
fn an_earlier_answer_tells_what_is_gone_since() {
    let (folder, data) = with_an_event("against");
    let verify = ["verify", "--data", &data];
    let (code, earlier) = json(&verify);
    assert_eq!(code, Some(0), "{earlier}");
    let noted = folder.join("heads.json");
    std::fs::write(&noted, earlier.to_string()).expect("a file");
    let noted = noted.to_str().expect("UTF-8").to_owned();
    let against = ["verify", "--against", &noted, "--data", &data];
    assert_eq!(json(&against).0, Some(0));

    // The same event again, otherwise: each chain fits, and history is another.
    let other = folder.join("other").to_str().expect("UTF-8").to_owned();
    assert!(
        rokada(&["event", "new", "Evening 01", "--data", &other])
            .status
            .success()
    );
    let (code, answer) = json(&["verify", "--against", &noted, "--data", &other]);
    assert_eq!(code, Some(1));
    assert_eq!(faults(&answer), ["shorter"], "{answer}");
    for player in ["Player 03", "Player 04"] {
        let enter = ["event", "enter", "evening-01", player, "--data", &other];
        assert!(rokada(&enter).status.success());
    }
    let (code, answer) = json(&["verify", "--against", &noted, "--data", &other]);
    assert_eq!((code, faults(&answer)), (Some(1), vec!["rewritten"]));

    // What is no such answer is said to be none.
    std::fs::write(&noted, "{}").expect("a file");
    let output = rokada(&against);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("heads.json"), "{error}");
}

#[test]
fn a_code_from_a_sheet_tells_whether_history_was_rewritten() {
    let (_, data) = with_an_event("code");
    let (_, answer) = json(&["verify", "--data", &data]);
    let head = answer["streams"][0]["head"].as_str().expect("a head");
    let facts = answer["streams"][0]["facts"].as_u64().expect("a number");
    let head = rokada_journal::Head {
        facts,
        hash: head.parse().expect("a hash"),
    };
    let code = rokada_journal::HeadCode::of(&head).to_string();
    let check = |noted: &str| json(&["verify", "--head", noted, "--data", &data]);
    assert_eq!(check(&format!("evening-01:{code}")).0, Some(0));
    // As it is typed, and still after more was added.
    let enter = ["event", "enter", "evening-01", "Player 05", "--data", &data];
    assert!(rokada(&enter).status.success());
    let typed = code.to_lowercase().replace('-', " ");
    assert_eq!(check(&format!("evening-01:{typed}")).0, Some(0));
    for (noted, kind) in [
        (
            format!("evening-01:{facts}-0000-0000-0000-0000"),
            "rewritten",
        ),
        ("evening-01:99-0000-0000-0000-0000".to_owned(), "shorter"),
        (format!("evening-02:{code}"), "gone"),
    ] {
        let (exit, answer) = check(&noted);
        assert_eq!((exit, faults(&answer)), (Some(1), vec![kind]), "{noted}");
    }
    assert_eq!(check("evening-01").0, Some(2));
    assert_eq!(check("evening-01:no-code").0, Some(2));
}

#[test]
fn what_is_sound_in_a_damaged_journal_is_rescued() {
    let (folder, data) = with_an_event("rescue");
    let file = folder.join("data/journal.db");
    let mut bytes = std::fs::read(&file).expect("a journal");
    let place = bytes
        .windows(9)
        .rposition(|bytes| bytes == b"Player 02")
        .expect("the last entry");
    bytes[place + 8] = b'7';
    std::fs::write(&file, bytes).expect("a damage");

    let (code, answer) = json(&["verify", "--data", &data]);
    assert_eq!(code, Some(1), "{answer}");
    let saved = folder.join("saved").to_str().expect("UTF-8").to_owned();
    std::fs::create_dir(&saved).expect("a folder");
    let target = format!("{saved}/journal.db");
    let (code, answer) = json(&["rescue", &data, &target]);
    assert_eq!(code, Some(1), "{answer}");
    let missing = answer["missing"].as_array().expect("a list");
    assert_eq!(missing.len(), 1, "{answer}");
    assert_eq!(missing[0]["stream"], "event/evening-01");
    assert_eq!(
        (&missing[0]["from"], &missing[0]["to"]),
        (&4.into(), &4.into())
    );
    let (_, verified) = json(&["verify", "--data", &saved]);
    assert_eq!(verified["facts"], answer["facts"]);
    let (code, _) = json(&["event", "show", "evening-01", "--data", &saved]);
    assert_eq!(code, Some(0));
    // Nothing that is there is written over.
    assert_eq!(rokada(&["rescue", &data, &target]).status.code(), Some(2));
}
