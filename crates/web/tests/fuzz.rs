//! The check of the fuzz target for pages on queries that proptest makes.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[allow(unreachable_pub)]
#[path = "../../../fuzz/src/pages.rs"]
mod checks;

/// What fields of pages are called, and what they may be asked for.
const PIECES: &[&str] = &[
    "q=",
    "fen=",
    "page=",
    "limit=",
    "year=",
    "state=open",
    "head=",
    "king=",
    "rook=",
    "side=w",
    "number=",
    "start=518",
    "outcomes=",
    "faces=",
    "protocol=",
    "back=/events",
    "lang=sr",
    "x=",
    "&",
    "&",
    "&",
    "+",
    "%",
    "%2",
    "%00",
    "%ff",
    "%D0%B0",
    "0",
    "1",
    "960",
    "-1",
    "99999999999999",
    "RNBQKBNR",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR+w+KQkq+-+0+1",
    "14-MPJT-B9D5-MPJT-B9D5",
    "abc",
];

fn query() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        20 => select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..4),
    ];
    (any::<u8>(), vec(piece, 0..30)).prop_map(|(page, pieces)| {
        let mut data = vec![page];
        data.extend(pieces.concat());
        data
    })
}

proptest! {
    #[test]
    fn whatever_a_page_is_asked_by_it_answers(query in query()) {
        checks::query(&query);
    }
}
