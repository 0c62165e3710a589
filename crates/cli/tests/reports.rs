//! Public bug reports of other programs, put to ours (`data/reports.jsonl`).

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The exit code and the JSON document of a command.
fn rokada(args: &[&str], input: &str) -> (Option<i32>, Value) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(args)
        .arg("--json")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that does not read its input may be gone before it is written.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let document = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    (output.status.code(), document)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}"))
}

/// A field of a FEN.
fn field(fen: &Value, nth: usize) -> &str {
    text(fen).split(' ').nth(nth).expect("six fields")
}

/// Plays moves; the document if they are legal.
fn play(fen: &str, moves: &[&str]) -> Option<Value> {
    let (code, document) = rokada(&[&["play", fen], moves].concat(), "");
    assert!(
        matches!(code, Some(0 | 1)),
        "play {fen} {moves:?}: {code:?}"
    );
    (code == Some(0)).then_some(document)
}

fn fen(text: &str) -> Value {
    rokada(&["fen", text], "").1
}

/// Puts one report to the program and counts what was compared.
fn check(input: &Value, expected: &Value) -> usize {
    let mut compared = 0;
    let mut same = |found: Value, wanted: &Value| {
        assert_eq!(&found, wanted, "{input}");
        compared += 1;
    };
    let position = input["fen"].as_str().unwrap_or_default();

    for key in ["move_uci960", "move"] {
        if let (Some(the_move), Some(_)) = (input[key].as_str(), expected.get("legal")) {
            let played = play(position, &[the_move]);
            same(played.is_some().into(), &expected["legal"]);
            if let (Some(played), Some(board)) = (played, expected.get("board_after")) {
                same(field(&played["fen"], 0).into(), board);
            }
        }
    }
    for (key, dialect) in [("shredder_field", "shredder_fen"), ("xfen_field", "fen")] {
        if let Some(wanted) = expected.get(key) {
            same(field(&fen(position)[dialect], 2).into(), wanted);
        }
    }
    if let Some(rook) = expected.get("right_bound_to") {
        let file = text(rook)[..1].to_uppercase();
        same(
            file.into(),
            &field(&fen(position)["shredder_fen"], 2).into(),
        );
    }
    if let Some(one) = input["fen_a"].as_str() {
        same(fen(one), &fen(text(&input["fen_b"])));
        same(
            fen(one)["start_position"].clone(),
            &expected["position_number"],
        );
    }
    if input.get("variant").is_some() {
        same(
            fen(position)["start_position"].clone(),
            &expected["position_number"],
        );
    }
    if let Some(san) = expected.get("both_read_as") {
        for the_move in input["moves_in"].as_array().expect("a list") {
            let played = play(position, &[text(the_move)]).expect("a legal move");
            same(played["san"][0].clone(), san);
            same(
                played["uci"][0].clone(),
                &expected["out_when_UCI_Chess960_true"],
            );
        }
    }
    for the_move in input["moves"].as_array().into_iter().flatten() {
        let played = play(position, &[text(the_move)]);
        match (&expected[text(the_move)], played) {
            (Value::String(word), None) => same("reject".into(), &word.as_str().into()),
            (Value::String(san), Some(played)) => {
                same(played["san"][0].clone(), &san.as_str().into());
            }
            (wanted, Some(played)) => {
                same(played["san"][0].clone(), &wanted["san"]);
                same(field(&played["fen"], 0).into(), &wanted["board_after"]);
            }
            (wanted, None) => panic!("{the_move} is refused: {wanted}"),
        }
    }
    if let Some(pgn) = input["pgn"].as_str() {
        let (_, checked) = rokada(&["pgn", "check", "-"], pgn);
        same(checked["valid"].clone(), &1.into());
        let moves = expected
            .get("moves")
            .map_or(2, |n| n.as_u64().expect("a number"));
        same(checked["positions"].clone(), &(moves + 1).into());
    }
    if let Some(wanted) = expected.get("repaired_shredder") {
        let answer = fen(position);
        same(
            answer["faults"][0]["kind"].clone(),
            &"right_without_rook".into(),
        );
        same(
            field(&fen(text(&answer["repaired"]))["shredder_fen"], 2).into(),
            wanted,
        );
    }
    if let Some(legal) = expected.get("black_O-O_legal_in_double_mode") {
        same(play(position, &["O-O"]).is_some().into(), legal);
    }
    if let Some(san) = expected.get("read") {
        let played = play(position, &[text(&input["san"])]).expect("a legal move");
        same(played["san"][0].clone(), san);
    }
    for variant in input["variant_values"].as_array().into_iter().flatten() {
        let pgn = format!("[Variant \"{}\"]\n\n1. e4 *\n", text(variant));
        same(
            rokada(&["pgn", "check", "-"], &pgn).1["valid"].clone(),
            &1.into(),
        );
    }
    if let Some(wanted) = expected.get("is_threefold") {
        let moves: Vec<&str> = text(&input["moves"]).split(' ').collect();
        let claims = play(position, &moves).expect("legal moves")["claims"].clone();
        let claims = claims.as_array().expect("a list");
        same(
            claims.contains(&"threefold_repetition".into()).into(),
            wanted,
        );
    }
    if let Some(premove) = input["premove_by_white"].as_str() {
        let (_, answer) = rokada(&["moves", position], "");
        for reply in answer["moves"].as_array().expect("a list") {
            let played = play(position, &[text(&reply["uci"]), premove]);
            same(played.is_some().into(), &expected["offer"]);
        }
    }
    for (depth, nodes) in input["depths"]
        .as_array()
        .into_iter()
        .flatten()
        .zip(expected["nodes"].as_array().into_iter().flatten())
    {
        let (_, counted) = rokada(&["perft", &depth.to_string(), "--fen", position], "");
        same(counted["nodes"].clone(), nodes);
    }
    for (san, board) in expected["choices"].as_object().into_iter().flatten() {
        let played = play(position, &[san]).expect("a legal move");
        same(field(&played["fen"], 0).into(), board);
    }
    for number in input["numbers"].as_array().into_iter().flatten() {
        let (code, answer) = rokada(&["position", &number.to_string()], "");
        match number.as_u64() {
            Some(960) => same(code.into(), &2.into()),
            _ => same(answer["letters"].clone(), &expected[number.to_string()]),
        }
    }
    compared
}

#[test]
fn every_report_has_its_right_answer() {
    let reports = include_str!("data/reports.jsonl");
    let mut count = 0;
    for line in reports.lines() {
        let report: Value = serde_json::from_str(line).expect("JSON");
        let compared = check(&report["input"], &report["expected"]);
        assert!(compared > 0, "nothing was asked of {}", report["id"]);
        count += 1;
    }
    assert_eq!(count, 29);
}
