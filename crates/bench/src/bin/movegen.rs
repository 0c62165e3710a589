//! Node counts per second of Rokada, cozy-chess and shakmaty on the same positions in one run.
//!
//! `cargo run --release -p rokada-bench --bin movegen [ROUNDS]`
//!
//! All count in bulk at depth 1, on one thread, without a hash table. The positions are small
//! slices and the libraries take turns on each, so that a busy machine slows all alike; of each
//! slice the fastest round counts, in processor time, and a set's figure is nodes over the sum.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use cozy_chess::Board as CozyBoard;
use rokada_bench::timed;
use rokada_chess::{Position, Setup, perft_in_parallel};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

fn main() {
    let rounds = match std::env::args().nth(1).map(|text| text.parse::<u32>()) {
        None => 15,
        Some(Ok(rounds)) if rounds > 0 => rounds,
        Some(_) => {
            eprintln!("usage: movegen [ROUNDS], a whole number from 1");
            std::process::exit(2);
        }
    };
    let mut slices: Vec<Slice> = include_str!("../../data/movegen.tsv")
        .lines()
        .map(Slice::read)
        .collect();
    for _ in 0..rounds {
        slices.iter_mut().for_each(Slice::round);
    }
    println!("million nodes per second, best of {rounds} rounds");
    println!(
        "{:<12}{:>10}{:>12}{:>10}{:>16}",
        "set", "rokada", "cozy-chess", "shakmaty", "rokada / cozy"
    );
    for set in ["startpos", "kiwipete", "c960start", "c960mid"] {
        let of_set = || slices.iter().filter(|slice| slice.set == set);
        let nodes: u64 = of_set().map(|slice| slice.nodes).sum();
        let speed = |library: usize| {
            let time: Duration = of_set().map(|slice| slice.best[library]).sum();
            nodes as f64 / time.as_secs_f64() / 1e6
        };
        println!(
            "{set:<12}{:>10.1}{:>12.1}{:>10.1}{:>16.3}",
            speed(0),
            speed(1),
            speed(2),
            speed(0) / speed(1)
        );
    }
    println!(
        "two threads: {:.2} times the speed of one",
        gain_of_two_threads(rounds)
    );
}

/// How much sooner two threads are done than one, by the clock on the wall: the machine must have
/// two processors free for the figure to mean anything.
fn gain_of_two_threads(rounds: u32) -> f64 {
    let start = Position::default();
    let mut best = [Duration::MAX; 2];
    for _ in 0..rounds {
        for (best, threads) in best.iter_mut().zip(1..) {
            let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
            let begun = Instant::now();
            assert_eq!(perft_in_parallel(&start, 6, threads), 119_060_324);
            *best = (*best).min(begun.elapsed());
        }
    }
    best[0].as_secs_f64() / best[1].as_secs_f64()
}

/// One position to one depth, in the types of each library.
struct Slice {
    set: &'static str,
    depth: u32,
    nodes: u64,
    rokada: Position,
    cozy: CozyBoard,
    shakmaty: Chess,
    best: [Duration; 3],
}

impl Slice {
    fn read(line: &'static str) -> Slice {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect(line);
        let (name, fen, depth) = (field(), field(), field().parse().expect(line));
        let setup: Setup = fen.parse().expect(fen);
        let fen_of_shakmaty: Fen = fen.parse().expect(fen);
        let cozy = CozyBoard::from_fen(fen, true).expect(fen);
        Slice {
            set: name.split('#').next().unwrap_or(name),
            depth,
            nodes: cozy_perft(&cozy, depth),
            rokada: Position::from_setup(setup).expect(fen),
            cozy,
            shakmaty: fen_of_shakmaty
                .into_position(CastlingMode::Chess960)
                .expect(fen),
            best: [Duration::MAX; 3],
        }
    }

    /// Each library counts once.
    fn round(&mut self) {
        let counts = [
            timed(|| rokada_chess::perft(&self.rokada, self.depth)),
            timed(|| cozy_perft(&self.cozy, self.depth)),
            timed(|| shakmaty::perft(&self.shakmaty, self.depth)),
        ];
        for (best, (nodes, time)) in self.best.iter_mut().zip(counts) {
            assert_eq!(nodes, self.nodes, "the libraries count differently");
            *best = (*best).min(time);
        }
    }
}

/// Bulk perft as cozy-chess's own example does it.
fn cozy_perft(board: &CozyBoard, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth <= 1 {
        if depth == 0 {
            return 1;
        }
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
        return nodes;
    }
    board.generate_moves(|moves| {
        for the_move in moves {
            let mut board = board.clone();
            board.play_unchecked(the_move);
            nodes += cozy_perft(&board, depth - 1);
        }
        false
    });
    nodes
}
