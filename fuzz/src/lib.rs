//! What must hold for any input whatever: nothing panics, every place lies in the text, and what
//! was read well is written and read again as the same. The fuzz targets run these checks on
//! nightly, `crates/chess/tests/fuzz.rs` on stable.

use std::io::Read;

use rokada_chess::fen;
use rokada_chess::pgn::{Fault, Games, PgnGame, Reader, Summary};
use rokada_chess::san::{PieceLetters, SanError};
use rokada_chess::uci::{CastlingStyle, Meaning, UciMove};
use rokada_chess::{Position, StartPosition};

/// Reads the data as a FEN.
pub fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let reading = fen::read(&text);
    for fault in &reading.faults {
        assert!(text.is_char_boundary(fault.offset));
        assert!(!fault.to_string().is_empty());
    }
    // What could be read is a set-up like any other.
    let setup = reading.setup;
    assert_eq!(setup.fen().parse().as_ref(), Ok(&setup));
    assert_eq!(setup.shredder_fen().parse().as_ref(), Ok(&setup));
    if let Some(repaired) = setup.repaired() {
        assert!(repaired.faults().is_empty());
    }
    match Position::from_setup(setup.clone()) {
        Ok(position) => {
            assert_eq!(position.to_setup(), setup);
            for the_move in &position.legal_moves() {
                assert_eq!(
                    position.play(the_move).as_ref(),
                    Ok(&position.play_unchecked(the_move))
                );
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    let _ = text.parse::<StartPosition>();
}

/// A position reached by moves that the first bytes choose, and the rest as text.
fn position_and_text(data: &[u8]) -> (Position, String) {
    let (head, text) = data.split_at(data.len().min(16));
    let number = head
        .iter()
        .take(2)
        .fold(0, |n, &byte| n * 256 + u16::from(byte));
    let start =
        StartPosition::new(number % StartPosition::COUNT).unwrap_or(StartPosition::CLASSICAL);
    let mut position = start.position();
    for &byte in head.iter().skip(2) {
        let moves = position.legal_moves();
        match moves.get(usize::from(byte) % moves.len().max(1)) {
            Some(the_move) => position = position.play_unchecked(the_move),
            None => break,
        }
    }
    (position, String::from_utf8_lossy(text).into_owned())
}

/// Reads the data as a move in algebraic notation in some position.
pub fn san(data: &[u8]) {
    let (position, text) = position_and_text(data);
    for letters in PieceLetters::ALL {
        match position.read_san_in(&text, &[letters]) {
            Ok(the_move) => {
                assert!(position.is_legal(the_move));
                let san = position.san(the_move).letters(letters).to_string();
                assert_eq!(position.read_san_in(&san, &[letters]), Ok(the_move));
                let lan = position.lan(the_move).letters(letters).to_string();
                assert_eq!(position.read_san_in(&lan, &[letters]), Ok(the_move));
            }
            Err(SanError::Syntax(error)) => assert!(text.is_char_boundary(error.offset)),
            Err(SanError::Ambiguous { moves }) => {
                assert!(moves.len() > 1 && moves.iter().all(|&m| position.is_legal(m)));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    let _ = position.read_san_in(&text, &PieceLetters::ALL);
}

/// Reads the data as a move in the notation of engines in some position.
pub fn uci(data: &[u8]) {
    let (position, text) = position_and_text(data);
    if let Ok(uci) = text.parse::<UciMove>() {
        assert_eq!(uci.to_string().parse(), Ok(uci));
        match position.meaning_of(uci) {
            Ok(Meaning::One(the_move)) => assert!(position.is_legal(the_move)),
            Ok(Meaning::StepOrCastling { step, castling }) => {
                assert!(position.is_legal(step) && position.is_legal(castling));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    if let Ok(the_move) = position.read_uci(&text) {
        assert_eq!(position.read_uci(&the_move.to_string()), Ok(the_move));
        let classical = the_move.uci_in(CastlingStyle::Classical).to_string();
        assert_eq!(position.read_uci(&classical), Ok(the_move));
    }
}

/// An input that gives a few bytes at a time.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(7);
        self.0.read(&mut buffer[..length])
    }
}

fn games(input: impl Read) -> Vec<Result<PgnGame, Fault>> {
    Games::new(input)
        .map(|game| game.expect("memory can be read"))
        .collect()
}

/// Reads the data as PGN.
pub fn pgn(data: &[u8]) {
    let whole = games(data);
    assert_eq!(games(Trickle(data)), whole);

    let mut bad = 0;
    let mut summary = Summary::new(|_, _| bad += 1);
    let mut reader = Reader::new(data);
    while reader.read(&mut summary).expect("memory can be read") {}
    let (count, valid) = (summary.games(), summary.valid());
    assert_eq!((count, valid + bad), (whole.len() as u64, count));

    let mut last = None;
    for game in &whole {
        match game {
            Ok(game) => {
                let written = game.to_string();
                let mut again = games(written.as_bytes());
                assert_eq!(again.len(), 1, "{written}");
                let again = again.remove(0).expect("what is written is good");
                assert_eq!(again.to_string(), written);
                assert_eq!(again.end(), game.end());
            }
            Err(fault) => {
                assert!(!fault.to_string().is_empty());
                assert!(last.is_none_or(|last| last <= fault.place), "places go on");
                last = Some(fault.place);
            }
        }
    }
}
