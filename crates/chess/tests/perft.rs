//! Node counts against published ones.

use rokada_chess::{Position, Setup, perft};

fn position(fen: &str) -> Position {
    let setup: Setup = fen.parse().expect(fen);
    Position::from_setup(setup).expect(fen)
}

/// The positions of the Chess Programming Wiki's page "Perft Results".
#[test]
fn classical_positions() {
    for (fen, depth, nodes) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            5,
            4_865_609,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            4,
            4_085_603,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            5,
            15_833_292,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            4,
            2_103_487,
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            4,
            3_894_594,
        ),
    ] {
        assert_eq!(perft(&position(fen), depth), nodes, "{fen}");
    }
}

/// One line of an EPD file: the FEN and the node counts `;D1 21 ;D2 528 ...`.
fn epd(line: &str) -> (&str, Vec<u64>) {
    let mut fields = line.split(" ;");
    let fen = fields.next().unwrap_or_default();
    let nodes = fields.map(|field| {
        let (_, nodes) = field.split_once(' ').expect(line);
        nodes.trim().parse().expect(line)
    });
    (fen, nodes.collect())
}

#[test]
fn chess960_middlegames() {
    let lines = include_str!("data/chess960-middlegames.epd").lines();
    let mut positions = 0;
    for line in lines.filter(|line| !line.trim().is_empty()) {
        let (fen, nodes) = epd(line);
        let position = position(fen);
        for (depth, nodes) in (1..=3).zip(nodes) {
            assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
        }
        positions += 1;
    }
    assert_eq!(positions, 960);
}
