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
