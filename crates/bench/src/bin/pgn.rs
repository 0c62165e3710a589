//! Games per second of Rokada and of pgn-reader with shakmaty, both playing every move of the same
//! PGN.
//!
//! `cargo run --release -p rokada-bench --bin pgn [ROUNDS]`
//!
//! The file is made here: 120 MB of games of random moves, half of them classical and half
//! Chess960, half of them with a clock time after every move as broadcasts have it. It is cut into
//! slices of whole games, and the readers take turns on each slice, so that a busy machine slows
//! both alike; of each slice the fastest round counts, in processor time.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use pgn_reader::{RawTag, SanPlus, Skip};
use rokada_bench::timed;
use rokada_chess::pgn::{GameResult, PgnGame, Reader, Summary};
use rokada_chess::{Position, StartPosition};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const SLICE_BYTES: usize = 6 << 20;
const SLICES: usize = 20;
const PLIES: usize = 80;

fn main() {
    let rounds = match std::env::args().nth(1).map(|text| text.parse::<u32>()) {
        None => 7,
        Some(Ok(rounds)) if rounds > 0 => rounds,
        Some(_) => {
            eprintln!("usage: pgn [ROUNDS], a whole number from 1");
            std::process::exit(2);
        }
    };
    let mut maker = Maker {
        random: 960,
        made: 0,
    };
    let files: Vec<String> = (0..SLICES).map(|_| maker.slice()).collect();
    let bytes: usize = files.iter().map(String::len).sum();
    println!("{} games, {} MB", maker.made, bytes >> 20);

    let mut best = vec![[Duration::MAX; 2]; SLICES];
    let mut games = 0;
    for round in 0..rounds {
        for (file, best) in files.iter().zip(&mut best) {
            let (ours, time) = timed(|| rokada(file));
            best[0] = best[0].min(time);
            let (theirs, time) = timed(|| peer(file));
            best[1] = best[1].min(time);
            assert_eq!(ours, theirs, "the readers differ in games or moves");
            if round == 0 {
                games += ours.games;
            }
        }
    }
    let total = |reader: usize| best.iter().map(|times| times[reader]).sum::<Duration>();
    let [ours, theirs] = [total(0), total(1)].map(|time| time.as_secs_f64());
    for (name, seconds) in [("rokada", ours), ("pgn-reader + shakmaty", theirs)] {
        println!(
            "{name:<22} {:>9.0} games/s {:>6.0} MB/s",
            games as f64 / seconds,
            bytes as f64 / seconds / (1 << 20) as f64
        );
    }
    println!("ratio {:.2}, best of {rounds} rounds", theirs / ours);
}

/// What was read; both readers must agree on it.
#[derive(Default, PartialEq, Eq, Debug)]
struct Read {
    games: u64,
    moves: u64,
}

fn rokada(file: &str) -> Read {
    let mut summary = Summary::new(|game, fault| panic!("game {game}: {fault}"));
    let mut reader = Reader::new(file.as_bytes());
    while reader.read(&mut summary).expect("memory can be read") {}
    Read {
        games: summary.games(),
        moves: summary.positions() - summary.games(),
    }
}

fn peer(file: &str) -> Read {
    let mut read = Read::default();
    pgn_reader::Reader::new(file.as_bytes())
        .visit_all_games(&mut Peer(&mut read))
        .expect("memory can be read");
    read
}

struct Peer<'a>(&'a mut Read);

impl pgn_reader::Visitor for Peer<'_> {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).expect("a FEN");
            *start = fen.into_position(CastlingMode::Chess960).expect("legal");
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start)
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let the_move = san.san.to_move(position).expect("a legal move");
        position.play_unchecked(the_move);
        self.0.moves += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: Chess) {
        self.0.games += 1;
    }
}

/// Makes games; the same ones in every run.
struct Maker {
    random: u64,
    made: u64,
}

impl Maker {
    fn slice(&mut self) -> String {
        let mut text = String::with_capacity(SLICE_BYTES + 8192);
        while text.len() < SLICE_BYTES {
            let game = self.game();
            write!(text, "{game}").expect("a String takes any text");
        }
        text
    }

    fn game(&mut self) -> PgnGame {
        let number = self.made;
        self.made += 1;
        let start = match number % 2 {
            0 => StartPosition::CLASSICAL,
            _ => StartPosition::new(self.below(960) as u16).expect("below 960"),
        };
        let mut game = PgnGame::new(start.position());
        for (name, value) in [
            ("Event", "Rated game".to_owned()),
            ("Site", format!("https://example.org/{number:08}")),
            ("Date", "2026.11.30".to_owned()),
            ("White", format!("Player {:04}", self.below(10_000))),
            ("Black", format!("Player {:04}", self.below(10_000))),
            ("WhiteElo", (1200 + self.below(1400)).to_string()),
            ("BlackElo", (1200 + self.below(1400)).to_string()),
            ("TimeControl", "600+5".to_owned()),
        ] {
            game.set_tag(name, &value);
        }
        let clocks = self.made % 4 < 2;
        let mut position: Position = game.start().clone();
        for ply in 0..PLIES {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let nth = self.below(moves.len() as u64) as usize;
            let the_move = moves.get(nth).expect("a number below theirs");
            position = position.play_unchecked(the_move);
            let played = game.play(the_move).expect("a legal move");
            if clocks {
                let left = 600 - ply * 5;
                played
                    .comments
                    .push(format!("[%clk 0:{:02}:{:02}]", left / 60, left % 60));
            }
        }
        game.set_result(GameResult::ALL[self.below(3) as usize]);
        game
    }

    /// A number below a bound (Knuth's MMIX generator).
    fn below(&mut self, bound: u64) -> u64 {
        self.random = self
            .random
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.random >> 33) % bound
    }
}
