//! FIDE mode in the terminal: what has to be said before it is done, and what is told afterwards.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn rokada(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rokada"));
    command.args(["--lang", "en"]).args(arguments);
    command.stdin(Stdio::null());
    command
}

fn event(data: &Path, arguments: &[&str]) -> Output {
    let data = data.to_str().unwrap();
    let arguments = [&["event"], arguments, &["--data", data]].concat();
    rokada(&arguments).output().unwrap()
}

fn done(data: &Path, arguments: &[&str]) -> String {
    let output = event(data, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {said}");
    said
}

fn refused(data: &Path, arguments: &[&str]) -> String {
    let output = event(data, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Six players, two rounds played.
fn evening(data: &Path) {
    done(
        data,
        &["new", "Club evening", "--initial", "white", "--rounds", "4"],
    );
    for number in 1..=6 {
        let player = format!("Player 0{number} {}", 2000 - 50 * number);
        done(data, &["enter", "club-evening", &player]);
    }
    for _ in 1..=2 {
        done(data, &["next", "club-evening"]);
        for board in ["1", "2", "3"] {
            done(data, &["result", "club-evening", board, "1-0"]);
        }
    }
}

fn report(data: &Path, name: &str) -> String {
    let file = data.join(name);
    let out = file.to_str().unwrap();
    done(
        data,
        &["export", "club-evening", "--format", "trf26", "--out", out],
    );
    std::fs::read_to_string(file).unwrap()
}

// checklist: 43, 58, 201, 220, 221
#[test]
fn level_4_needs_the_name_of_the_event_typed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    evening(data);
    let wish = ["rounds", "club-evening", "3"];
    let said = refused(data, &wish);
    assert!(said.contains("from 4 to 3"), "{said}");
    assert!(said.contains("--event-name \"Club evening\""), "{said}");
    refused(data, &[&wish[..], &["--anyway"]].concat());
    refused(
        data,
        &[&wish[..], &["--event-name", "Another evening"]].concat(),
    );
    // Typed, or given.
    let data_name = data.to_str().unwrap();
    let mut typing = rokada(&["event", "rounds", "club-evening", "3", "--data", data_name]);
    let mut typing = typing
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut keys = typing.stdin.take().unwrap();
    keys.write_all(b"Club evening\n").unwrap();
    drop(keys);
    assert!(typing.wait().unwrap().success());
    assert!(report(data, "rounds.trf").contains("### Configuration @ Round 2: rounds 4 => 3"));
    done(
        data,
        &[
            "leave-fide-mode",
            "club-evening",
            "--event-name",
            "Club evening",
        ],
    );
    let said = refused(
        data,
        &[
            "leave-fide-mode",
            "club-evening",
            "--event-name",
            "Club evening",
        ],
    );
    assert!(said.contains("can't be entered again"), "{said}");
    assert!(report(data, "left.trf").contains("### FIDE mode exited @ Round 2"));
    let shown = event(data, &["show", "club-evening"]);
    let shown = String::from_utf8(shown.stdout).unwrap();
    assert!(shown.contains("FIDE mode was left in round 2."), "{shown}");
}

// checklist: 85, 196, 219
#[test]
fn level_5_has_no_way_round() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    evening(data);
    let wish = r#"{"command":"forbid_pair","a":1,"b":2}"#;
    for how in [&[][..], &["--anyway"], &["--event-name", "Club evening"]] {
        let said = refused(data, &[&["do", "club-evening", wish], how].concat());
        assert!(said.contains("FIDE mode doesn't allow it"), "{said}");
    }
}

// checklist: 21, 189, 191
#[test]
fn after_a_corrected_old_result_the_checker_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    evening(data);
    let wish = ["correct", "club-evening", "1", "0-1", "--round", "1"];
    let said = refused(data, &wish);
    assert!(
        said.contains("Later rounds were paired with the old result"),
        "{said}"
    );
    assert!(said.contains("(--anyway)"), "{said}");
    let said = done(data, &[&wish[..], &["--anyway"]].concat());
    assert!(said.contains("Note: Round 1"), "{said}");
    report(data, "event.trf");
    let file = data.join("event.trf");
    let check = |json: bool| {
        let mut arguments = vec!["pair", "--check", file.to_str().unwrap()];
        arguments.extend(json.then_some("--json"));
        let output = rokada(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).unwrap()
    };
    let text = check(false);
    assert!(
        text.contains("### Correction @ Round 1: 1-4: 1-0 => 0-1"),
        "{text}"
    );
    let answer: serde_json::Value = serde_json::from_str(&check(true)).unwrap();
    assert_eq!(answer["differences"][0]["round"], 2);
    assert_eq!(answer["acts"][0]["kind"], "Correction");
    assert_eq!(answer["acts"][0]["round"], 1);
    assert_eq!(answer["standings"], serde_json::json!([]));
}

// checklist: 21
#[test]
fn the_checker_finds_wrong_points_ranks_and_order() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    evening(data);
    let good = report(data, "good.trf");
    let check = |text: &str| {
        let file = data.join("altered.trf");
        std::fs::write(&file, text).unwrap();
        let arguments = ["pair", "--check", file.to_str().unwrap(), "--json"];
        let output = rokada(&arguments).output().unwrap();
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let whats: Vec<String> = (answer["standings"].as_array().unwrap().iter())
            .map(|one| one["what"].as_str().unwrap().to_owned())
            .collect();
        (output.status.code(), whats)
    };
    assert_eq!(check(&good), (Some(0), vec![]));
    // A player's line with something else in its columns.
    let alter = |columns: std::ops::Range<usize>, with: &dyn Fn(&str) -> String| -> String {
        let lines = good.lines().map(|line| match line.starts_with("001") {
            true => {
                let was = &line[columns.clone()];
                format!(
                    "{}{}{}",
                    &line[..columns.start],
                    with(was),
                    &line[columns.end..]
                )
            }
            false => line.to_owned(),
        });
        lines.map(|line| line + "\n").collect()
    };
    let (code, whats) = check(&alter(85..89, &|_| "  99".to_owned()));
    assert_eq!((code, whats), (Some(1), vec!["rank".to_owned(); 6]));
    let (code, whats) = check(&alter(80..84, &|_| " 0.0".to_owned()));
    assert_eq!(code, Some(1));
    assert!(whats.contains(&"points".to_owned()), "{whats:?}");
    // Two on the same points, told apart by the tie-breaks, change places.
    let swapped = alter(85..89, &|rank| match rank.trim() {
        "2" => "   3".to_owned(),
        "3" => "   2".to_owned(),
        _ => rank.to_owned(),
    });
    let (code, whats) = check(&swapped);
    assert_eq!(code, Some(1));
    assert!(
        !whats.is_empty() && whats.iter().all(|what| what == "order"),
        "{whats:?}"
    );
}

// checklist: 103, 105
#[test]
fn a_round_robin_is_made_without_buchholz_and_left_by_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let swiss = r#"{"tie_breaks":["BH"]}"#;
    let new = [
        "new",
        "Club evening",
        "--initial",
        "white",
        "--system",
        "round-robin",
    ];
    let said = refused(data, &[&new[..], &["--settings", swiss]].concat());
    assert!(said.contains("all meet all"), "{said}");
    done(data, &new);
    for number in 1..=5 {
        done(
            data,
            &["enter", "club-evening", &format!("Player 0{number}")],
        );
    }
    done(data, &["next", "club-evening"]);
    let said = refused(data, &["withdraw", "club-evening", "1"]);
    assert!(
        said.contains("less than half") && said.contains("You may wait"),
        "{said}"
    );
    done(data, &["withdraw", "club-evening", "1", "--anyway"]);
    let text = report(data, "event.trf");
    assert!(
        text.contains("### Withdrawal @ Round 1: 1 not counted (0 of 4 games)"),
        "{text}"
    );
}
