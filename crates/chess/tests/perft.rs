//! Node counts against published ones.

use std::num::NonZeroUsize;

use rokada_chess::{Position, Setup, StartPosition, divide, divide_in_parallel, perft};

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
            6,
            119_060_324,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            5,
            193_690_690,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            5,
            15_833_292,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            5,
            89_941_194,
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            5,
            164_075_551,
        ),
    ] {
        assert_eq!(perft(&position(fen), depth), nodes, "{fen}");
    }
}

/// Compares with the node counts of an EPD file, to a depth, and returns how many nodes there were
/// at each.
fn compare(epd: &str, depths: usize) -> Vec<u64> {
    let mut nodes = vec![0; depths];
    for line in epd.lines() {
        let mut fields = line.split(" ;");
        let fen = fields.next().unwrap_or_default();
        let position = position(fen);
        for ((depth, field), nodes) in (1..).zip(fields).zip(&mut nodes) {
            let published = field.split(' ').nth(1).expect(line);
            let counted = perft(&position, depth);
            assert_eq!(published, counted.to_string(), "{fen} at depth {depth}");
            *nodes += counted;
        }
    }
    nodes
}

#[test]
fn chess960_middlegames() {
    let epd = include_str!("data/chess960-middlegames.epd");
    assert_eq!(epd.lines().count(), 960);
    compare(epd, 4);
}

/// The sums are those of the On-Line Encyclopedia of Integer Sequences, A157851.
#[test]
fn chess960_start_positions() {
    let epd = include_str!("data/chess960-starts.epd");
    for (line, start) in epd.lines().zip(StartPosition::all()) {
        assert!(line.starts_with(&start.setup().shredder_fen()), "{line}");
    }
    assert_eq!(compare(epd, 4), [18_882, 371_766, 8_224_968, 181_106_056]);
}

#[test]
fn depth_0_is_one_node() {
    assert_eq!(perft(&Position::default(), 0), 1);
    assert!(divide(&Position::default(), 0).is_empty());
}

#[test]
fn threads_count_alike() {
    let kiwipete = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    let mated = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    for threads in [1, 2, 3, 64] {
        let threads = NonZeroUsize::new(threads).expect("not zero");
        for depth in 0..=4 {
            for position in [&kiwipete, &mated] {
                let divided = divide_in_parallel(position, depth, threads);
                assert_eq!(divided, divide(position, depth));
            }
        }
    }
}
