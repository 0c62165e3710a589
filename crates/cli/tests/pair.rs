//! `rokada pair` as a script sees it: text forms, JSON, exit codes.

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

fn text(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

/// A fresh folder for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A random tournament written to a file, and the file's name.
fn generated(test: &str, config: &str, seed: &str) -> String {
    let folder = folder(test);
    let (config_file, report) = (folder.join("config"), folder.join("report.trf"));
    std::fs::write(&config_file, config).expect("a file");
    let report = report.to_str().expect("a plain name").to_owned();
    let config_file = config_file.to_str().expect("a plain name");
    text(&rokada(&[
        "pair",
        "--generate",
        config_file,
        "--seed",
        seed,
        "-o",
        &report,
    ]));
    report
}

// checklist: 19, 31
#[test]
fn a_generated_tournament_checks_without_a_difference() {
    let report = generated(
        "checks",
        "players=20..30\nforfeits=8\nhalf_point_byes=8",
        "7",
    );
    let output = rokada(&["pair", "--check", &report, "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let answer = json(&output);
    assert_eq!(answer["differences"], Value::Array(Vec::new()));
    assert!(answer["rounds"].as_u64() >= Some(5));
}

// checklist: 19, 21
#[test]
fn a_round_paired_otherwise_is_a_difference() {
    let report = generated("differs", "players=8\nrounds=3\nforfeits=0", "1");
    let changed = std::fs::read_to_string(&report).expect("a report");
    // The colour lot decides the colours of the first round, so all of them differ.
    let (from, to) = if changed.contains("152 W") {
        ("152 W", "152 B")
    } else {
        ("152 B", "152 W")
    };
    std::fs::write(&report, changed.replace(from, to)).expect("a file");
    let output = rokada(&["pair", "--check", &report, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let answer = json(&output);
    assert_eq!(answer["differences"][0]["round"], 1);
    let pairs = |key: &str| {
        answer["differences"][0][key]
            .as_array()
            .expect("pairs")
            .len()
    };
    assert!(pairs("in_file") >= 3);
    assert_eq!(pairs("in_file"), pairs("by_rules"));
}

#[test]
fn the_engine_form_and_the_reasons_tell_the_same_pairs() {
    let report = generated("forms", "players=9\nrounds=4\nhalf_point_byes=0", "3");
    let pairs = folder("forms").join("pairs.txt");
    let pairs = pairs.to_str().expect("a plain name");
    let printed = text(&rokada(&["pair", &report, "--round", "2"]));
    assert_eq!(
        text(&rokada(&["pair", &report, "--round", "2", "-p", pairs])),
        ""
    );
    assert_eq!(std::fs::read_to_string(pairs).expect("the pairs"), printed);

    let answer = json(&rokada(&["pair", &report, "--round", "2", "--json"]));
    let mut lines = printed.lines();
    let boards = answer["pairs"].as_array().expect("pairs");
    let bye = answer["bye"]["player"].as_u64();
    let count = boards.len() + usize::from(bye.is_some());
    assert_eq!(lines.next(), Some(count.to_string().as_str()));
    for board in boards {
        let line = format!("{} {}", board["white"], board["black"]);
        assert_eq!(lines.next(), Some(line.as_str()));
        assert!(
            board["color_rule"]
                .as_str()
                .expect("an article")
                .starts_with("5.2.")
        );
        assert!(board["bracket"]["score"].is_number());
    }
    assert_eq!(
        lines.next().map(str::to_owned),
        bye.map(|player| format!("{player} 0"))
    );
    assert_eq!(lines.next(), None);
}

#[test]
fn a_round_robin_is_paired_by_the_tables() {
    let report = generated("berger", "players=6\nrounds=1\nretirements=0", "2");
    let first = text(&rokada(&[
        "pair", &report, "--system", "berger", "--round", "1",
    ]));
    assert_eq!(first, "3\n1 6\n2 5\n3 4\n");
    let last = rokada(&[
        "pair", &report, "--system", "berger", "--double", "--round", "11",
    ]);
    assert_eq!(last.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&last.stderr).contains("the round robin has 10"));
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let folder = folder("wrong");
    let config = folder.join("config");
    std::fs::write(&config, "players=8\nround=4").expect("a file");
    let config = config.to_str().expect("a plain name");
    let output = rokada(&["pair", "--generate", config, "--seed", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Line 2: no setting is called round"));
    let missing = rokada(&["pair", "no-such-file.trf"]);
    assert_eq!(missing.status.code(), Some(2));
}

#[test]
fn a_file_without_players_does_not_pass_the_check() {
    let file = folder("no-players").join("game.pgn");
    std::fs::write(&file, "1. e4 e5 *\n").expect("a file");
    let output = rokada(&["pair", "--check", file.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("there is no player"), "{error}");
}

// checklist: 30
#[test]
fn without_a_seed_each_tournament_is_another_and_its_seed_is_told() {
    let config = folder("seedless").join("config");
    std::fs::write(&config, "players=8\nrounds=3\ntie_breaks=BH,SB").expect("a file");
    let config = config.to_str().expect("a plain name");
    let one = json(&rokada(&["pair", "--generate", config, "--json"]));
    let other = json(&rokada(&["pair", "--generate", config, "--json"]));
    assert_ne!(one["trf"], other["trf"]);
    let seed = one["seed"].to_string();
    let again = json(&rokada(&[
        "pair",
        "--generate",
        config,
        "--seed",
        &seed,
        "--json",
    ]));
    assert_eq!(one["trf"], again["trf"]);
    let unknown = folder("seedless").join("unknown");
    std::fs::write(&unknown, "tie_breaks=NONE").expect("a file");
    let output = rokada(&["pair", "--generate", unknown.to_str().expect("plain")]);
    assert_eq!(output.status.code(), Some(2));
}
