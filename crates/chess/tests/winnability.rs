//! Whether a player can still mate. The positions have been discussed in public in reports on the
//! Chess Unwinnability Analyzer (github.com/miguel-ambrona/D3-Chess), which proves its answers; the
//! answers here are its own. `W` where White can mate, `B` where Black can.

use rokada_chess::{Color, Position, Setup, StartPosition, Winnability};

const KNOWN: &[(&str, &str)] = &[
    // Material.
    ("--", "8/3k4/8/8/8/3K4/8/8 w - - 0 1"),
    ("W-", "8/3k4/8/8/8/3K4/3P4/8 w - - 0 1"),
    ("WB", "3b4/3k4/8/8/8/3K4/3P4/8 w - - 0 1"),
    ("--", "3b4/3k4/8/8/8/3K4/3B4/8 w - - 0 1"),
    ("WB", "1k3b2/8/8/8/8/8/8/1K3N2 w - - 0 1"),
    ("W-", "4k3/8/8/8/8/3K4/8/1NB5 w - - 0 1"),
    ("WB", "2k5/3n4/8/8/8/8/8/2KB4 w - - 0 1"),
    // Pawn walls that nothing can open.
    ("--", "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1"),
    ("--", "8/4k3/4p1p1/3pP1P1/1p1p2K1/pP1P4/P7/8 w - - 0 1"),
    ("--", "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - - 0 1"),
    ("--", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1"),
    ("--", "8/2k5/8/1p1p1p1p/1P1P1P1P/4B3/2K5/8 w - - 0 1"),
    ("--", "b7/8/6k1/1p6/pPp1p1p1/P1P1P1P1/8/6K1 w - - 0 1"),
    ("--", "1k6/b7/7p/5p1P/5p2/5PpK/6P1/8 w - - 0 1"),
    ("--", "8/4b3/3pB3/p1pPp1k1/P1P1Pp1p/3K1P1P/8/8 b - - 6 53"),
    ("--", "4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1"),
    ("--", "3k4/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1"),
    ("--", "2k5/2p1p1p1/p1P1P1P1/P1p1P2K/2P1P3/8/8/8 w - - 0 1"),
    // Walls that a way leads around or through.
    ("WB", "8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w - - 0 1"),
    ("WB", "b7/8/6k1/1p6/pPp1p1p1/P1P1P1P1/5P2/6K1 w - - 0 1"),
    ("WB", "3k4/8/8/1p1p3p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1"),
    ("WB", "1K6/8/8/p1p1p1p1/P1P1P1P1/8/8/1k6 b - - 0 1"),
    ("WB", "8/8/6K1/4p3/3pP3/3P4/8/6k1 b - - 0 1"),
    ("WB", "k7/p1p5/P1P5/2P5/2P5/2P5/K1P5/8 b - - 0 1"),
    // Moves that are forced.
    ("--", "k7/P1K5/8/8/8/8/8/8 b - - 0 1"),
    ("-B", "8/8/8/8/8/5k2/q7/7K b - - 0 1"),
    ("-B", "k7/2K5/q7/8/8/8/5B2/8 b - - 0 1"),
    ("--", "8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1"),
    ("--", "1q2Q2k/8/5p1K/7P/8/8/8/8 b - - 0 1"),
    ("WB", "4Q2k/4q3/5p1K/7P/8/8/8/8 b - - 0 1"),
    ("--", "8/5p2/5P2/8/1p2pP2/kP2p3/2KpP3/1q1B4 w - - 0 1"),
    ("W-", "B7/8/8/8/4r3/8/7p/5K1k w - - 0 1"),
    // Shut in.
    ("--", "Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 1"),
    ("W-", "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1"),
    (
        "WB",
        "5brk/4p1p1/3pP1P1/1B1P2p1/3p2p1/3P4/4K1P1/8 w - - 0 1",
    ),
    ("--", "8/1p6/kPp5/2P5/1pP5/1P6/8/7K w - - 0 1"),
];

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect("a FEN");
    Position::from_setup(setup).expect("a legal position")
}

fn expected(answer: bool) -> Winnability {
    if answer {
        Winnability::Winnable
    } else {
        Winnability::Unwinnable
    }
}

#[test]
fn known_positions() {
    for &(answer, fen) in KNOWN {
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let found = position(fen).winnability(color, Position::FLAG_FALL_EFFORT);
            assert_eq!(found, expected(answer.contains(letter)), "{color} in {fen}");
        }
    }
}

#[test]
fn little_effort_is_never_wrong() {
    for &(answer, fen) in KNOWN {
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let found = position(fen).winnability(color, 50);
            let right = expected(answer.contains(letter));
            let honest = [right, Winnability::Undecided];
            assert!(honest.contains(&found), "{color} in {fen}");
        }
        if position(fen).is_dead() {
            assert_eq!(answer, "--", "{fen}");
        }
    }
}

#[test]
fn every_start_position_can_be_won() {
    for start in StartPosition::all().step_by(32) {
        for color in Color::ALL {
            let found = start
                .position()
                .winnability(color, Position::FLAG_FALL_EFFORT);
            assert_eq!(
                found,
                Winnability::Winnable,
                "{color} in {}",
                start.number()
            );
        }
    }
}
