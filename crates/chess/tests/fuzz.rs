//! The checks of the fuzz targets on inputs that proptest makes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[allow(unreachable_pub)]
#[path = "../../../fuzz/src/lib.rs"]
mod checks;

/// Texts put together from pieces that mean something to a reader, and now and then any text.
fn text(pieces: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        20 => select(pieces).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..4),
    ];
    vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// The bytes that choose a position, and a text.
fn in_position(pieces: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let short = prop_oneof![
        20 => select(pieces).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..4),
    ];
    (vec(any::<u8>(), 16), vec(short, 0..6))
        .prop_map(|(choice, pieces)| [choice, pieces.concat()].concat())
}

const FEN: &[&str] = &[
    "r",
    "n",
    "b",
    "q",
    "k",
    "p",
    "R",
    "N",
    "B",
    "Q",
    "K",
    "P",
    "1",
    "7",
    "8",
    "/",
    "8/8/",
    " ",
    " w ",
    " b ",
    "KQkq",
    "HAha",
    "-",
    " - ",
    "e3",
    "e6",
    "0",
    " 0 1",
    "9",
    "_",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1",
    "ж",
];

const SAN: &[&str] = &[
    "N", "B", "R", "Q", "K", "P", "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5",
    "6", "7", "8", "x", "-", "=", "(", ")", "+", "#", "!", "O-O", "0-0-0", "O", "e4", "Nf3", "♘",
    "Кр", "С", "D", "e.p.", "1.", ":", " ",
];

const UCI: &[&str] = &[
    "a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "7", "8", "e1g1", "e1h1", "f1g1", "b8c8",
    "e2", "e4", "q", "n", "0000", "ž",
];

const PGN: &[&str] = &[
    "[Event \"x\"]",
    "[FEN \"",
    "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1",
    "\"]",
    "[Variant \"Chess960\"]",
    "[",
    "]",
    "\"",
    "\\",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    " ",
    "1. e4 ",
    "e5 ",
    "Nf3 ",
    "O-O ",
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "$1 ",
    "$",
    "!",
    "1-0",
    "*",
    " 1/2-1/2 ",
    "1...",
    "[%clk 0:01:02]",
    "e8(Q)",
    "±",
    "\u{feff}",
    "<",
    "--",
    "1. d4 d5 (1... Nf6 2. c4) 2. c4 ",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn fen(data in text(FEN)) {
        checks::fen(&data);
    }

    #[test]
    fn san(data in in_position(SAN)) {
        checks::san(&data);
    }

    #[test]
    fn uci(data in in_position(UCI)) {
        checks::uci(&data);
    }

    #[test]
    fn pgn(data in text(PGN)) {
        checks::pgn(&data);
    }
}
