//! `fen`, `moves`, `play` and `pgn check` as a user meets them.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn rokada(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(args)
        .output()
        .expect("the program runs")
}

fn json(args: &[&str]) -> (Option<i32>, Value) {
    let output = rokada(&[args, &["--json", "--lang", "en"]].concat());
    let document = serde_json::from_slice(&output.stdout).expect("one JSON document");
    (output.status.code(), document)
}

/// What a person reads: standard output and standard error.
fn words(args: &[&str]) -> (Option<i32>, String, String) {
    let output = rokada(args);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

const SWAP: &str = "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1";

#[test]
fn a_fen_in_both_dialects() {
    let (code, answer) = json(&["fen", SWAP]);
    assert_eq!(code, Some(0));
    assert_eq!(
        answer,
        json!({"valid": true, "fen": SWAP, "shredder_fen": SWAP.replace("KQkq", "GDgd"),
               "chess960": true, "start_position": 99})
    );
    // The fields may be arguments of their own.
    let fields: Vec<&str> = SWAP.split(' ').collect();
    assert_eq!(json(&[&["fen"], &fields[..]].concat()).1, answer);
    let (_, text, _) = words(&["fen", SWAP, "--lang", "pt"]);
    assert!(text.starts_with("8  ♝ ♛ ♞ ♜ ♞ ♚ ♜ ♝\n"), "{text}");
    assert!(
        text.contains("\nBrancas jogam\nPosição inicial 99, BQNRNKRB\n"),
        "{text}"
    );
    assert!(!text.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn every_fault_of_a_fen_and_the_nearest_legal_one() {
    let (code, answer) = json(&["fen", "4k3/8/8/8/8/8/P7/4K2R w KQ e3 0 1"]);
    assert_eq!(code, Some(1));
    let kinds: Vec<_> = answer["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|f| &f["kind"])
        .collect();
    assert_eq!(kinds, ["right_without_rook", "en_passant_rank"]);
    assert_eq!(
        answer["faults"][0]["at"],
        json!({"field": "castling", "column": 26})
    );
    assert_eq!(answer["faults"][1]["at"], json!(["e3"]));
    assert_eq!(answer["repaired"], "4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
    let (_, text, _) = words(&["fen", "4k3/8 w", "--lang", "ru"]);
    assert!(text.contains("есть 2 горизонтали: должно быть 8"), "{text}");
}

#[test]
fn the_moves_of_a_position() {
    let (code, answer) = json(&["moves", SWAP]);
    assert_eq!(code, Some(0));
    let castles = json!({"uci": "f1g1", "san": "O-O"});
    assert!(answer["moves"].as_array().unwrap().contains(&castles));
    assert_eq!(answer["outcome"], Value::Null);
    let (_, mated) = json(&["moves", "R3k3/8/4K3/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(mated["moves"], json!([]));
    assert_eq!(
        mated["outcome"],
        json!({"kind": "checkmate", "winner": "white"})
    );
    assert_eq!(
        words(&["moves", "518", "--lang", "sr"]).1.lines().nth(11),
        Some("20 pravilnih poteza")
    );
}

#[test]
fn moves_are_played_in_any_notation() {
    let (code, answer) = json(&["play", "99", "f1g1", "0-0", "e2-e4", "1...e5"]);
    assert_eq!(code, Some(0));
    assert_eq!(answer["san"], json!(["O-O", "O-O", "e4", "e5"]));
    assert_eq!(answer["uci"], json!(["f1g1", "f8g8", "e2e4", "e7e5"]));
    assert_eq!(answer["claims"], json!([]));
    let (_, russian) = json(&["play", "518", "Кf3", "--letters", "ru"]);
    assert_eq!(russian["san"], json!(["Nf3"]));
}

#[test]
fn the_first_illegal_move_ends_it() {
    let moves = ["play", "518", "e4", "Ke7", "d5"];
    let (code, answer) = json(&moves);
    assert_eq!(code, Some(1));
    assert_eq!(answer["san"], json!(["e4"]));
    assert_eq!(answer["illegal"]["index"], 2);
    assert_eq!(answer["illegal"]["kind"], "no_such_move");
    let (code, board, error) = words(&[&moves[..], &["--lang", "sr"]].concat());
    assert_eq!(code, Some(1));
    assert!(board.contains("1. e4"), "{board}");
    assert!(
        error.starts_with("rokada: greška: potez 2, Ke7: "),
        "{error}"
    );
    let (_, knight) = json(&["play", "518", "Nd4"]);
    assert_eq!(knight["illegal"]["legal"].as_array().unwrap().len(), 4);
}

#[test]
fn an_illegal_castling_comes_with_what_stands_against_it() {
    // In check from e4, by whatever name the castling goes.
    let checked = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1";
    for castling in ["O-O", "0-0-0", "e1h1", "e1a1"] {
        let (code, answer) = json(&["play", checked, castling]);
        assert_eq!(code, Some(1));
        assert_eq!(answer["illegal"]["kind"], "cannot_castle");
        let help = answer["illegal"]["help"].as_str().unwrap();
        assert!(help.ends_with("rook e4"), "{castling}: {help}");
    }
    let lost = json(&["play", &checked.replace("KQ", "K"), "O-O-O"]).1;
    let help = lost["illegal"]["help"].as_str().unwrap();
    assert!(help.contains("right"), "{help}");
}

#[test]
fn numbers_between_pasted_moves_are_no_moves() {
    let (code, answer) = json(&["play", "518", "1.", "e4", "1...", "e5", "2.", "Ke3"]);
    assert_eq!(code, Some(1));
    assert_eq!(answer["san"], json!(["e4", "e5"]));
    assert_eq!(answer["illegal"]["index"], 3);
}

#[test]
fn the_75_moves_end_a_game_in_moves_as_in_play() {
    let fen = "7k/8/8/8/8/8/8/KR6 b - - 150 100";
    for command in ["moves", "play"] {
        let (code, answer) = json(&[command, fen]);
        assert_eq!(code, Some(0));
        assert_eq!(
            answer["outcome"],
            json!({"kind": "seventy_five_moves", "winner": null}),
            "{command}"
        );
    }
}

#[test]
fn a_file_that_is_no_text_is_named_in_the_readers_language() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-text");
    std::fs::write(&file, [0xff, 0xfe, 0x80]).expect("a file");
    let file = file.to_str().expect("UTF-8");
    let (code, _, error) = words(&["draw", "verify", file, "--lang", "pt"]);
    assert_eq!(code, Some(2));
    assert!(error.ends_with("não é texto em UTF-8\n"), "{error}");
}

#[test]
fn wrong_input_is_told_from_an_illegal_move() {
    for args in [["moves", "961"], ["moves", "4k3/8 w"], ["play", "RNBQKBNX"]] {
        let (code, out, error) = words(&args);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{args:?}");
        assert!(error.starts_with("rokada: "), "{error}");
    }
    let (code, _, _) = words(&["pgn", "check", "there-is-no-such-file.pgn"]);
    assert_eq!(code, Some(2));
}

#[test]
fn a_bad_game_is_told_with_its_place() {
    let file = std::env::temp_dir().join(format!("rokada-{}.pgn", std::process::id()));
    std::fs::write(
        &file,
        "1. e4 e5 1-0\n\n1. e4 e5\n2. Ke3 *\n\n1. d4 1/2-1/2\n",
    )
    .unwrap();
    let name = file.to_str().unwrap();
    let (code, answer) = json(&["pgn", "check", name]);
    let (_, text, _) = words(&["pgn", "check", name, "--lang", "en"]);
    std::fs::remove_file(&file).unwrap();
    assert_eq!(code, Some(1));
    assert_eq!((&answer["games"], &answer["valid"]), (&json!(3), &json!(2)));
    assert_eq!(
        answer["results"],
        json!({"1-0": 1, "0-1": 0, "1/2-1/2": 1, "*": 0})
    );
    let error = &answer["errors"][0];
    assert_eq!(error["file"], name);
    assert_eq!(
        (
            &error["game"],
            &error["line"],
            &error["column"],
            &error["kind"]
        ),
        (&json!(2), &json!(4), &json!(4), &json!("no_such_move"))
    );
    assert!(text.contains("game 2, line 4, column 4: Ke3: "), "{text}");
    assert!(
        text.contains("3 games, 2 without fault, 8 positions"),
        "{text}"
    );
}
