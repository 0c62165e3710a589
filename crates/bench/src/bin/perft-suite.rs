//! Node counts of all 960 start positions and of 960 middlegames of Chess960 against published
//! ones, as deep as one likes.
//!
//! `cargo run --release -p rokada-bench --bin perft-suite -- --depth 5 [--threads 2]`
//!
//! Position by position as deep as the lists go (5 and 6); beyond, the start positions as a whole,
//! whose sums are published to depth 8 (On-Line Encyclopedia of Integer Sequences, A157851).

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;

use rokada_chess::{Position, Setup, perft_in_parallel};

const STARTS: &str = include_str!("../../../chess/tests/data/chess960-starts.epd");
const MIDDLEGAMES: &str = include_str!("../../../chess/tests/data/chess960-middlegames.epd");

/// Nodes of all 960 start positions together, by depth.
const SUMS_OF_STARTS: [u64; 9] = [
    960,
    18_882,
    371_766,
    8_224_968,
    181_106_056,
    4_433_048_830,
    107_637_760_217,
    2_854_198_413_886,
    75_006_431_287_937,
];

fn main() -> ExitCode {
    let Some((depth, threads)) = arguments(std::env::args().skip(1)) else {
        eprintln!("usage: perft-suite [--depth 1-8] [--threads N]");
        return ExitCode::from(2);
    };
    let starts = compare("start positions", STARTS, depth, threads);
    let middlegames = compare("middlegames", MIDDLEGAMES, depth, threads);
    let expected = SUMS_OF_STARTS[depth as usize];
    let sum_is_right = starts.nodes == expected;
    if !sum_is_right {
        println!(
            "start positions: {} nodes, published {expected}",
            starts.nodes
        );
    }
    if sum_is_right && starts.differences + middlegames.differences == 0 {
        println!("all as published");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Depth and threads, 5 and 1 unless given.
fn arguments(mut words: impl Iterator<Item = String>) -> Option<(u32, NonZeroUsize)> {
    let mut depth = 5;
    let mut threads = NonZeroUsize::MIN;
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--depth" => depth = value.parse().ok().filter(|depth| (1..=8).contains(depth))?,
            "--threads" => threads = value.parse().ok()?,
            _ => return None,
        }
    }
    Some((depth, threads))
}

struct Compared {
    nodes: u64,
    differences: u32,
}

/// Counts every position of a list to the depth, and holds it against the list where that goes.
fn compare(name: &str, epd: &str, depth: u32, threads: NonZeroUsize) -> Compared {
    let begun = Instant::now();
    let mut compared = Compared {
        nodes: 0,
        differences: 0,
    };
    for line in epd.lines() {
        let fen = line.split(" ;").next().unwrap_or(line);
        let setup: Setup = fen.parse().expect(fen);
        let nodes = perft_in_parallel(&Position::from_setup(setup).expect(fen), depth, threads);
        compared.nodes += nodes;
        if let Some(published) = line.split(" ;").nth(depth as usize)
            && published != format!("D{depth} {nodes}")
        {
            compared.differences += 1;
            println!("{fen}: depth {depth} has {nodes} nodes, published {published}");
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{name}: {} positions, {} nodes at depth {depth} in {seconds:.1} s ({:.0} million a second)",
        epd.lines().count(),
        compared.nodes,
        compared.nodes as f64 / seconds / 1e6
    );
    compared
}
