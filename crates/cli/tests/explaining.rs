//! `position`, `castle` and `perft` as a user meets them.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn rokada(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(args)
        .output()
        .expect("the program runs")
}

fn answer(args: &[&str]) -> Value {
    let output = rokada(&[args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn a_position_by_number_letters_and_fen() {
    let classical = answer(&["position", "518"]);
    for name in [
        "RNBQKBNR",
        "rnbqkbnr",
        "SP518",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        assert_eq!(answer(&["position", name]), classical, "{name}");
    }
    assert_eq!(classical["number"], 518);
    assert_eq!(classical["letters"], "RNBQKBNR");
    assert_eq!(classical["mirror"], 534);
    assert_eq!(
        classical["shredder_fen"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    );
    assert_eq!(
        classical["derivation"],
        json!({"light_bishop": 2, "dark_bishop": 1, "queen": 2, "knights": 5})
    );
    assert_eq!(
        classical["castling_on_move_one"],
        json!({"g": false, "c": false})
    );
    let swap = answer(&["position", "BQNRNKRB"]);
    assert_eq!(swap["castling_on_move_one"], json!({"g": true, "c": false}));
    assert_eq!(swap["castling"]["g"]["manner"], "transposition");
}

#[test]
fn random_positions_differ() {
    let draw = || answer(&["position", "random"])["number"].as_u64();
    // Ten equal draws in a row are a matter of 960 to the ninth.
    let first = draw();
    assert!((0..9).any(|_| draw() != first));
}

#[test]
fn what_is_no_position_is_told_in_the_readers_language() {
    let output = rokada(&["position", "KRRBBNNQ", "--lang", "sr"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        text(&output.stderr),
        "rokada: greška: Kralj mora stajati između topova\n"
    );
}

#[test]
fn both_castlings_are_explained() {
    let castle = answer(&["castle", "4k3/8/8/8/8/8/8/rR2K1NR w HB - 0 1"]);
    assert_eq!(castle["turn"], "white");
    let [g, c] = [&castle["wings"][0], &castle["wings"][1]];
    assert_eq!(
        *g,
        json!({
            "wing": "g", "legal": false, "manner": "double_move",
            "king": ["e1", "g1"], "rook": ["h1", "f1"],
            "must_be_empty": ["f1", "g1"], "must_be_safe": ["e1", "f1", "g1"],
            "obstacles": [
                {"kind": "king_path_occupied", "square": "g1", "by": ["g1"]},
                {"kind": "rook_path_occupied", "square": "g1", "by": ["g1"]},
            ],
            "hands": [
                {"step": "lift_king", "from": "e1", "beside": "g1"},
                {"step": "move_rook", "from": "h1", "to": "f1"},
                {"step": "place_king", "to": "g1"},
            ],
            "uci": "e1h1", "san": "O-O",
        })
    );
    assert_eq!(
        c["obstacles"],
        json!([{"kind": "uncovers_attack", "square": "c1", "by": ["a1"]}])
    );
    let black = answer(&["castle", "6kr/5ppp/8/8/8/8/8/6KR", "b", "Hh"]);
    assert_eq!(black["turn"], "black");
    assert_eq!(black["wings"][0]["legal"], true);
    assert_eq!(black["wings"][0]["manner"], "rook_only");
    assert_eq!(black["wings"][1]["obstacles"][0]["kind"], "right_lost");
}

#[test]
fn castling_is_explained_even_where_the_position_is_not_legal() {
    let castle = answer(&["castle", "1k6/8/8/8/8/8/8/qRK5 w B - 0 1"]);
    assert_eq!(castle["faults"][0]["kind"], "opponent_in_check");
    let c = &castle["wings"][1];
    assert_eq!(c["obstacles"][0]["kind"], "uncovers_attack");
}

#[test]
fn a_board_that_cannot_be_read_is_wrong_input() {
    let output = rokada(&["castle", "8/8/8 w - - 0 1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn perft_counts_the_same_on_any_number_of_threads() {
    for threads in ["1", "2", "3"] {
        let perft = answer(&["perft", "4", "--threads", threads]);
        assert_eq!(perft["nodes"], 197_281);
    }
    assert_eq!(answer(&["perft", "0"])["nodes"], 1);
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let perft = answer(&["perft", "3", "--fen", fen, "--divide", "--threads", "2"]);
    assert_eq!(perft["nodes"], 12_189);
    let divide = perft["divide"].as_object().expect("a map of moves");
    assert_eq!(divide.len(), 21);
    let sum: u64 = divide.values().filter_map(Value::as_u64).sum();
    assert_eq!(sum, 12_189);
}
