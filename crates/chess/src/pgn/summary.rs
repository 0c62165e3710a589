//! What a check of a file finds.

use alloc::borrow::Cow;

use super::{Fault, GameResult, Problem, Replay, Visitor};

/// Counts games, plays every move of them, variations too, and hands each fault on as it comes.
///
/// ```
/// use rokada_chess::pgn::{Reader, Summary};
///
/// let file = "1. e4 e5 1-0\n1. e5 *\n1. d4 (1. c4 d5) 1/2-1/2";
/// let mut faults = Vec::new();
/// let mut summary = Summary::new(|game, fault| faults.push((game, fault.place.line)));
/// let mut reader = Reader::new(file.as_bytes());
/// while reader.read(&mut summary)? {}
/// assert_eq!((summary.games(), summary.valid(), summary.positions()), (3, 2, 8));
/// drop(summary);
/// assert_eq!(faults, [(2, 2)]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Summary<F> {
    replay: Replay,
    on_fault: F,
    games: u64,
    valid: u64,
    positions: u64,
    null_moves: u64,
    results: [u64; 4],
    tagged: Option<GameResult>,
}

impl<F: FnMut(u64, Fault)> Summary<F> {
    /// Nothing counted yet; `on_fault` gets the number of each bad game, from 1, and its fault.
    pub fn new(on_fault: F) -> Summary<F> {
        Summary {
            replay: Replay::default(),
            on_fault,
            games: 0,
            valid: 0,
            positions: 0,
            null_moves: 0,
            results: [0; 4],
            tagged: None,
        }
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many of them were without fault.
    pub fn valid(&self) -> u64 {
        self.valid
    }

    /// How many positions stood on the board, those of variations and the first one of each game
    /// included; of bad games as far as they were read.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many null moves stood in variations.
    pub fn null_moves(&self) -> u64 {
        self.null_moves
    }

    /// How many games without fault ended so; a game without a result at its end counts by its
    /// `Result` tag.
    pub fn results(&self, result: GameResult) -> u64 {
        self.results[result as usize]
    }
}

impl<F: FnMut(u64, Fault)> Visitor for Summary<F> {
    fn begin(&mut self) {
        self.games += 1;
        self.tagged = None;
        self.replay.begin();
    }

    fn tag(&mut self, name: &str, value: Cow<'_, str>) -> Result<(), Problem> {
        if name == "Result" {
            self.tagged = value.parse().ok();
        }
        self.replay.tag(name, &value)
    }

    fn moves(&mut self) -> Result<(), Problem> {
        self.positions += 1;
        self.replay.moves();
        Ok(())
    }

    fn san(&mut self, word: &[u8]) -> Result<(), Problem> {
        match self.replay.san(word)? {
            Some(_) => self.positions += 1,
            None => self.null_moves += 1,
        }
        Ok(())
    }

    fn open(&mut self) -> Result<(), Problem> {
        self.replay.open()
    }

    fn close(&mut self) {
        self.replay.close();
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.valid += 1;
        let result = result.or(self.tagged).unwrap_or(GameResult::Unknown);
        self.results[result as usize] += 1;
    }

    fn fault(&mut self, fault: Fault) {
        (self.on_fault)(self.games, fault);
    }
}
