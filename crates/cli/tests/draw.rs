//! `rokada draw` as scripts and people use it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `rokada draw` with something on standard input.
fn draw_with(input: &str, arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(["--lang", "en", "draw"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that is done before it reads everything closes the pipe, which is no fault.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn draw(arguments: &[&str]) -> Output {
    draw_with("", arguments)
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

/// A folder of its own for a test's files.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(folder: &str, name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(folder)
        .join(name);
    path.to_str().unwrap().to_owned()
}

#[test]
fn the_protocol_in_json() {
    let output = draw(&[
        "dice",
        "2",
        "3",
        "3",
        "2",
        "3",
        "--allow-classical",
        "--json",
    ]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert_eq!(
        json(&output),
        serde_json::json!({
            "method": "one-die",
            "outcomes": [2, 3, 3, 2, 3],
            "exclusions": [],
            "number": 518,
            "letters": "RNBQKBNR",
            "games": ["as_paired"],
            "check": ["rokada draw verify FILE"],
        })
    );
}

#[test]
fn every_command_draws_from_what_is_entered() {
    for (arguments, number) in [
        (&["coin", "TTTTTTTTTT", "--allow-classical"][..], 0),
        (
            &["coin", "--method", "ten-coins", "HHHH", "HHHTHHHHHH"],
            959,
        ),
        (&["coin", "--method", "fewest-coin", "TTTTTTTTTH"], 1),
        (&["dice", "--method", "four-dice", "1", "1", "2", "1"], 6),
        (
            &["dice", "--method", "five-solids", "1", "5", "1", "6", "5"],
            0,
        ),
        (
            &["cards", "--method", "pieces", "B", "B", "Q", "NN", "KRR"],
            0,
        ),
        (&["cards", "1", "2", "3", "4", "5"], 0),
        (&["lots", "1", "1", "1", "1", "1"], 0),
        (
            &["lots", "--method", "boxes", "9", "6", "0", "0", "1", "7"],
            17,
        ),
        (&["lots", "--method", "balls", "518", "3"], 3),
        (&["lots", "--method", "slips", "519"], 519),
        (
            &["lots", "--method", "slips", "2", "--from", "12,700,33"],
            700,
        ),
    ] {
        let output = draw(&[arguments, &["--json"]].concat());
        assert_eq!(code(&output), 0, "{arguments:?}: {}", stderr(&output));
        assert_eq!(json(&output)["number"], number, "{arguments:?}");
    }
}

#[test]
fn outcomes_come_through_a_pipe_too() {
    let output = draw_with("2 3 3\n2 1\n", &["dice"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).starts_with("Rokada draw protocol 1\nmethod: one-die\n"));
    let checked = draw_with(&stdout(&output), &["verify", "-"]);
    assert_eq!(code(&checked), 0, "{}", stderr(&checked));
}

#[test]
fn a_wrong_entry_says_which_and_what_would_be_right() {
    for (arguments, reason) in [
        (
            &["dice", "2", "7"][..],
            "outcomes: number 2: 7 cannot come up here: roll a die, 1 to 6",
        ),
        (
            &["cards", "3", "2", "3"],
            "outcomes: number 3: 3 has been drawn already",
        ),
        (&["coin", "HX"], "outcomes: number 2: \"X\" cannot be read"),
        (
            &["lots", "1", "1", "1", "1", "1", "1"],
            "the draw was over before 1",
        ),
        (
            &["dice", "--method", "coin"],
            "there is no method coin; there are one-die two-dice",
        ),
        (
            &["dice", "--from", "1,2"],
            "the method one-die draws among all 960",
        ),
        (
            &["lots", "--from", "1,1"],
            "position 1 is twice on the list",
        ),
        (
            &["dice", "--exclude", "960"],
            "position 960 is no start position",
        ),
    ] {
        let output = draw(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}: {output:?}");
        assert!(
            stderr(&output).contains(reason),
            "{arguments:?}: {}",
            stderr(&output)
        );
    }
}

#[test]
fn an_unfinished_draw_is_saved_and_goes_on() {
    folder("resume");
    let saved = file("resume", "draw.txt");
    let output = draw(&["dice", "2", "3", "--title", "Round 1", "--save", &saved]);
    assert_eq!(code(&output), 1);
    assert!(stderr(&output).contains("no position is drawn yet. Queen on one of the six"));
    let refused = draw(&["verify", &saved]);
    assert_eq!(code(&refused), 1);
    assert!(stderr(&refused).contains("outcomes: after 2 of them no position is drawn yet"));

    let output = draw(&["dice", "--resume", &saved, "1", "1", "1", "--json"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert_eq!(
        json(&output)["outcomes"],
        serde_json::json!([2, 3, 1, 1, 1])
    );
    assert_eq!(json(&output)["title"], "Round 1");
    let other = draw(&["coin", "--resume", &saved, "H"]);
    assert_eq!(code(&other), 2, "a coin cannot go on with a die's draw");
}

const SECRET: &str = "abababababababababababababababababababababababababababababababab";
const COMMITMENT: &str = "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a";

#[test]
fn a_draw_by_program_is_what_openssl_computes() {
    let output = draw(&[
        "program",
        "--seed-commitment",
        COMMITMENT,
        "--secret",
        SECRET,
        "--text",
        "Kolo 3 | plavi konj 17",
        "--json",
    ]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let protocol = json(&output);
    // The first word of OpenSSL's KBKDF is 0xc6d7 = 50903 = 53·960 + 23.
    assert_eq!(protocol["outcomes"], serde_json::json!([50903]));
    assert_eq!(protocol["number"], 23);
    assert_eq!(
        protocol["check"][1],
        format!("printf %s {SECRET} | sha256sum")
    );
}

#[test]
fn a_secret_committed_to_is_drawn_with_and_checked_against_the_announcement() {
    folder("program");
    let announcement = file("program", "announcement.txt");
    let committed = draw(&[
        "commit",
        "--title",
        "Round 2",
        "--exclude",
        "534",
        "--save",
        &announcement,
        "--json",
    ]);
    assert_eq!(code(&committed), 0, "{}", stderr(&committed));
    let secret = json(&committed)["secret"].as_str().unwrap().to_owned();
    assert!(
        !std::fs::read_to_string(&announcement)
            .unwrap()
            .contains(&secret)
    );

    let protocol = file("program", "protocol.json");
    let drawn = draw(&[
        "program",
        "--announcement",
        &announcement,
        "--secret",
        &secret,
        "--text",
        "Round 2 | blue horse",
        "--boards",
        "3",
        "--save",
        &protocol,
    ]);
    assert_eq!(code(&drawn), 0, "{}", stderr(&drawn));
    let checked = draw(&["verify", &protocol, "--announcement", &announcement]);
    assert_eq!(code(&checked), 0, "{}", stderr(&checked));
    assert_eq!(stdout(&checked).lines().count(), 3);

    let other = file("program", "other.txt");
    let text = std::fs::read_to_string(&announcement).unwrap();
    std::fs::write(&other, text.replace("518 534", "518")).unwrap();
    let refused = draw(&["verify", &protocol, "--announcement", &other]);
    assert_eq!(code(&refused), 1);
    assert!(stderr(&refused).contains("exclusions: not as announced"));
}

#[test]
fn a_tampered_protocol_is_refused_with_the_reason() {
    let drawn = draw(&[
        "program",
        "--seed-commitment",
        COMMITMENT,
        "--secret",
        SECRET,
        "--text",
        "Round 1",
    ]);
    let protocol = stdout(&drawn);
    assert_eq!(code(&draw_with(&protocol, &["verify", "-"])), 0);
    for (from, to, field, reason) in [
        (
            "text: Round 1",
            "text: Round 2",
            "outcomes",
            "but secret and text give",
        ),
        (
            "secret: abab",
            "secret: abac",
            "secret",
            "the secret is not the one committed to",
        ),
        (
            "commitment: 271a",
            "commitment: 271b",
            "secret",
            "published was 271b",
        ),
        (
            "number: ",
            "number: 1",
            "number",
            "but the outcomes lead to",
        ),
        ("letters: ", "letters: X", "letters", "but position"),
        (
            "method: program",
            "method: quick",
            "commitment",
            "no use for it",
        ),
    ] {
        let tampered = protocol.replacen(from, to, 1);
        let output = draw_with(&tampered, &["verify", "-", "--json"]);
        assert_eq!(code(&output), 1, "{to}");
        let answer = json(&output);
        assert_eq!(
            (&answer["valid"], &answer["field"]),
            (&false.into(), &field.into()),
            "{to}"
        );
        assert!(
            stderr(&output).contains(reason),
            "{to}: {}",
            stderr(&output)
        );
    }
}

#[test]
fn what_is_no_protocol_is_wrong_input() {
    for (input, reason) in [
        ("", "line 1: expected Rokada draw protocol 1"),
        (
            "Rokada draw protocol 1\nmetod: coin",
            "line 2: expected one of title: method:",
        ),
        ("{\"metod\": 1}", "a protocol has no metod"),
        ("{\"method\": \"coin\"}", "outcomes: missing"),
        ("{\"method\"", "this JSON is no protocol"),
    ] {
        let output = draw_with(input, &["verify", "-"]);
        assert_eq!(code(&output), 2, "{input}");
        assert!(
            stderr(&output).contains(reason),
            "{input}: {}",
            stderr(&output)
        );
    }
}

#[test]
fn each_board_has_its_own_position_and_a_list_is_drawn_from() {
    let boards = json(&draw(&[
        "program", "--boards", "9", "--title", "Round 4", "--json",
    ]));
    let positions = boards["positions"].as_array().unwrap();
    let mut distinct: Vec<_> = positions.iter().map(|n| n.as_u64().unwrap()).collect();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), 9);
    assert_eq!(boards["protocols"][8]["title"], "Round 4 | 9");

    let list = json(&draw(&["program", "--short-list", "5", "--json"]));
    let list: Vec<_> = list["positions"]
        .as_array()
        .unwrap()
        .iter()
        .map(Value::to_string)
        .collect();
    let drawn = json(&draw(&[
        "program",
        "--from",
        &list.join(","),
        "--mini-match",
        "--json",
    ]));
    assert!(list.contains(&drawn["number"].to_string()));
    assert_eq!(drawn["games"], serde_json::json!(["as_paired", "reversed"]));
}

#[test]
fn the_methods_say_how_many_entries_they_need() {
    let answer = json(&draw(&["methods", "--allow-classical", "--json"]));
    assert_eq!(answer["positions"], 960);
    let methods = answer["methods"].as_array().unwrap();
    let fraction = |name: &str| {
        let row = methods.iter().find(|row| row["name"] == name).unwrap();
        row["expected_entries"]["fraction"].clone()
    };
    assert_eq!(methods.len(), 19);
    assert_eq!(fraction("one-die"), "67/10");
    assert_eq!(fraction("fewest-dice"), "1736/405");
    assert_eq!(fraction("coin"), "154/15");
}

#[test]
fn it_speaks_four_languages() {
    for (lang, said) in [
        ("sr", "još nije izvučena"),
        ("pt", "ainda não há"),
        ("ru", "ещё не"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_rokada"))
            .args(["--lang", lang, "draw", "dice", "2"])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
    }
}
