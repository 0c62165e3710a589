use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use std::string::String;

use super::{FenFaultKind as Kind, FenField as Field, MAX_LENGTH, read};
use crate::{ByWing, Color, File, Rank, Setup, StartPosition, Wing};

fn setup(text: &str) -> Setup {
    match text.parse() {
        Ok(setup) => setup,
        Err(fault) => panic!("{text}: {fault}"),
    }
}

fn faults(text: &str) -> Vec<(Field, usize, Kind)> {
    let reading = read(text);
    reading
        .faults
        .iter()
        .map(|f| (f.field, f.offset, f.kind))
        .collect()
}

#[test]
fn every_start_position_reads_back_in_every_dialect() {
    for white in StartPosition::all() {
        let black = StartPosition::new((white.number() * 7 + 5) % 960).unwrap();
        for start in [white.setup(), StartPosition::double_setup(white, black)] {
            let fen = start.fen();
            assert!(fen.ends_with(" w KQkq - 0 1"), "{fen}");
            assert_eq!(setup(&fen), start);
            let shredder = start.shredder_fen();
            assert_eq!(setup(&shredder), start);
            assert_eq!(setup(&shredder).fen(), fen);
        }
    }
}

#[test]
fn fields_may_be_missing_and_spaces_odd() {
    let whole = setup("4k3/8/8/8/8/8/8/4K2R b - e3 0 1");
    assert_eq!(whole.turn, Color::Black);
    for (short, long) in [
        ("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R b", "4k3/8/8/8/8/8/8/4K2R b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R W K", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        (
            "4k3/8/8/8/8/8/8/4K2R w - 7 9",
            "4k3/8/8/8/8/8/8/4K2R w - - 7 9",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 7",
            "4k3/8/8/8/8/8/8/4K2R w K - 7 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 0",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w – – - -",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        ),
        (
            "\u{feff}  4k3/8/8/8/8/8/8/4K2R\t b   -  e3 3\u{a0}4 \r\n",
            "4k3/8/8/8/8/8/8/4K2R b - e3 3 4",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        ),
        (
            "4k3/71/8/44/8/8/8/4K2R w - - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        ),
    ] {
        assert_eq!(setup(short).to_string(), long);
    }
}

#[test]
fn castling_letters_are_resolved_against_the_board() {
    for (fen, color, rooks, xfen, shredder) in [
        // K is the outermost rook; the inner one is named by its file.
        (
            "4k3/8/8/8/8/8/8/4K1RR w K -",
            Color::White,
            (None, Some(File::H)),
            "K",
            "H",
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w G -",
            Color::White,
            (None, Some(File::G)),
            "G",
            "G",
        ),
        (
            "rr2k3/8/8/8/8/8/8/4K3 b b -",
            Color::Black,
            (Some(File::B), None),
            "b",
            "b",
        ),
        (
            "rr2k3/8/8/8/8/8/8/4K3 b a -",
            Color::Black,
            (Some(File::A), None),
            "q",
            "a",
        ),
        // The mixed field of some engines.
        (
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KFkf -",
            Color::White,
            (Some(File::F), Some(File::H)),
            "KQkq",
            "HFhf",
        ),
        // Letters in any order.
        (
            "rnbqk1r1/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1R1 w qQkK - 0 1",
            Color::Black,
            (Some(File::A), Some(File::G)),
            "KQkq",
            "GAga",
        ),
        // The enemy's rook is no castling partner.
        (
            "4k3/8/8/8/8/8/8/4K1Rr w K -",
            Color::White,
            (None, Some(File::G)),
            "K",
            "G",
        ),
        // Kings on different files keep all four rights.
        (
            "1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1",
            Color::Black,
            (Some(File::B), Some(File::F)),
            "KQkq",
            "HAfb",
        ),
    ] {
        let setup = setup(fen);
        let (c, g) = rooks;
        assert_eq!(setup.castling.0[color], ByWing { c, g }, "{fen}");
        let field = |fen: String| fen.split(' ').nth(2).map(String::from);
        assert_eq!(field(setup.fen()).as_deref(), Some(xfen));
        assert_eq!(field(setup.shredder_fen()).as_deref(), Some(shredder));
        assert_eq!(super::tests::setup(&setup.fen()), setup);
    }
}

#[test]
fn two_spellings_are_one_setup() {
    let board = "bbrknnrq/pppppppp/8/8/8/8/PPPPPPPP/BBRKNNRQ w";
    assert_eq!(
        setup(&std::format!("{board} KQkq - 0 1")),
        setup(&std::format!("{board} GCgc - 0 1"))
    );
}

#[test]
fn a_right_without_its_rook_is_a_fault_and_dropped() {
    let text = "q1kn1br1/3p1p1p/1rpB2p1/1p6/p7/P4P2/BPPP2PP/QRKN3R w KQq - 1 13";
    let letter = 'q';
    let color = Color::Black;
    assert_eq!(
        faults(text),
        [(
            Field::Castling,
            55,
            Kind::RightWithoutRook { color, letter }
        )]
    );
    let castling = read(text).setup.castling;
    assert_eq!(castling.0[Color::Black], ByWing::default());
    assert_eq!(castling.rook(Color::White, Wing::G), Some(File::H));
    assert_eq!(castling.rook(Color::White, Wing::C), Some(File::B));
}

#[test]
fn every_fault_is_told_with_its_place() {
    let white = Color::White;
    for (text, expected) in [
        ("", &[(Field::Board, 0, Kind::Empty)][..]),
        (" \t", &[(Field::Board, 0, Kind::Empty)]),
        (
            "4k3/8/8/8/8/8/4K3 w",
            &[(Field::Board, 17, Kind::TooFewRanks { found: 7 })],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3/8 w",
            &[(Field::Board, 20, Kind::TooManyRanks)],
        ),
        (
            "4k3/7/9/ppppppppp/8/8/ž7/4K3 w",
            &[
                (
                    Field::Board,
                    5,
                    Kind::RankTooShort {
                        rank: Rank::Seventh,
                        squares: 7,
                    },
                ),
                (Field::Board, 6, Kind::UnknownPiece('9')),
                (Field::Board, 16, Kind::RankTooLong { rank: Rank::Fifth }),
                (Field::Board, 22, Kind::UnknownPiece('ž')),
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R x KQ0h e9 -1 4294967296 bm",
            &[
                (Field::Turn, 21, Kind::UnknownTurn),
                (
                    Field::Castling,
                    24,
                    Kind::RightWithoutRook {
                        color: white,
                        letter: 'Q',
                    },
                ),
                (Field::Castling, 25, Kind::UnknownRight('0')),
                (
                    Field::Castling,
                    26,
                    Kind::RightWithoutRook {
                        color: Color::Black,
                        letter: 'h',
                    },
                ),
                (Field::EnPassant, 28, Kind::UnknownSquare),
                (Field::Halfmoves, 31, Kind::NotANumber),
                (Field::Fullmoves, 34, Kind::NotANumber),
                (Field::Rest, 45, Kind::TrailingText),
            ],
        ),
        (
            "4k3/8/8/8/8/8/4K3/7R w KH",
            &[
                (
                    Field::Castling,
                    23,
                    Kind::RightWithoutKing {
                        color: white,
                        letter: 'K',
                    },
                ),
                (
                    Field::Castling,
                    24,
                    Kind::RightWithoutKing {
                        color: white,
                        letter: 'H',
                    },
                ),
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w KG",
            &[(
                Field::Castling,
                25,
                Kind::RightTwice {
                    color: white,
                    letter: 'G',
                },
            )],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w E",
            &[(
                Field::Castling,
                22,
                Kind::RightWithoutRook {
                    color: white,
                    letter: 'E',
                },
            )],
        ),
    ] {
        assert_eq!(faults(text), expected, "{text}");
    }
}

#[test]
fn the_message_tells_field_column_and_remedy() {
    let error = "4k3/8/8/8/8/8/8/4K2R x - 33 a"
        .parse::<Setup>()
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "turn field, column 22: write w for White to move or b for Black; \
         move number, column 29: write a number from 0 to 4294967295"
    );
}

#[test]
fn a_long_text_is_one_fault_and_many_faults_are_counted() {
    let length = 100_000;
    assert_eq!(
        faults(&"x".repeat(length)),
        [(Field::Board, 0, Kind::TooLong { length })]
    );
    // White space around a FEN is none of it.
    let padded = format!("{}4k3/8/8/8/8/8/8/4K3 w - - 0 1", " ".repeat(length));
    assert_eq!(faults(&padded), []);
    let told = faults(&"x".repeat(MAX_LENGTH));
    assert_eq!(told.len(), 17);
    // The letters, and that there is one rank of eight.
    let n = MAX_LENGTH - 16 + 1;
    assert_eq!(told[16], (Field::Board, 16, Kind::More { n }));
}
