//! The checks of the fuzz targets for files on inputs that proptest makes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[allow(unreachable_pub)]
#[path = "../../../fuzz/src/files.rs"]
mod checks;

/// Texts put together from pieces that mean something to a reader, and now and then any bytes.
fn text(pieces: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        20 => select(pieces).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..4),
    ];
    vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

const PROTOCOL: &[&str] = &[
    "Rokada draw protocol 1\n",
    "method: one-die\n",
    "method: balls\n",
    "method: program\n",
    "method: coin\n",
    "outcomes: ",
    "2 3 3 2 3",
    "5 ",
    "H T ",
    "518",
    "exclusions:",
    "exclusions: 518\n",
    "short_list: 1 2 3\n",
    "commitment: ",
    "secret: ",
    "text: Round 1\n",
    "number: 518\n",
    "letters: RNBQKBNR\n",
    "signed: Player 01\n",
    "\n",
    " ",
    "# ",
    ":",
    "{\"method\":\"balls\",",
    "\"outcomes\":[",
    "328",
    "],",
    "\"exclusions\":[]",
    "}",
    "[",
    "]",
    ",",
    "\u{feff}",
    "99999",
];

const LIST: &[&str] = &[
    "Name",
    "Rating",
    "Federation",
    "Title",
    "Club",
    "Born",
    ";",
    ",",
    "\t",
    "\n",
    "\r\n",
    "\"",
    "Player 01",
    "Player 02",
    "2100",
    "0",
    "-1",
    "SRB",
    "GM",
    "1990",
    "2010/01/31",
    "\u{feff}",
    "Đorđe",
    "Игрок",
    "\u{ff}\u{fe}",
    " ",
    "99999999999",
    "|",
];

const REPORT: &[&str] = &[
    "012 Evening\n",
    "022 Town\n",
    "032 SRB\n",
    "042 2026/01/04\n",
    "052 2026/01/05\n",
    "062 2\n",
    "XXR 3\n",
    "XXC white1\n",
    "132 26/01/04\n",
    "001    1 m   GM Player 01                         2100 SRB     1234567 1990/01/01  1.0    1     2 w 1",
    "001    2      Player 02                         2000 SRB             1991        0.0    2     1 b 0",
    "  0000 - U",
    "     3 w =",
    "\n",
    "\r",
    "013 Team",
    "092 Swiss\n",
    "BBW 1.0\n",
    " ",
    "000",
    "4294967296",
    "001",
    "ž",
    "XX",
];

const JSON: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"name\"",
    "\"Evening\"",
    "\"rounds\"",
    "5",
    "-1",
    "99999999999",
    "null",
    "true",
    "\"type\"",
    "\"event_created_1\"",
    "\"players_entered_1\"",
    "\"round_paired_1\"",
    "\"settings\"",
    "\"system\"",
    "\"dutch\"",
    "\"round_robin\"",
    "{\"name\":\"E\",\"rounds\":3}",
    "\"time_control\"",
    "\"10+0\"",
    "1.5",
    "\"\\ud800\"",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn protocols(data in text(PROTOCOL)) {
        checks::protocol(&data);
    }

    #[test]
    fn lists_of_players(data in text(LIST)) {
        checks::players(&data);
    }

    #[test]
    fn reports(data in text(REPORT)) {
        checks::report(&data);
    }

    #[test]
    fn json(data in text(JSON)) {
        checks::json(&data);
    }
}

/// What once took long for what it is: each is read or refused at once.
#[test]
fn long_files_take_no_long_time() {
    let began = std::time::Instant::now();
    let dies = format!(
        "Rokada draw protocol 1\nmethod: one-die\noutcomes: {}\nexclusions:\n",
        "5 ".repeat(200_000)
    );
    checks::protocol(dies.as_bytes());
    checks::players(",".repeat(2 << 20).as_bytes());
    checks::players("a\n".repeat(200_000).as_bytes());
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}
