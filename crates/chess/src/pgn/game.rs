//! A whole game in memory.

use alloc::string::String;
use alloc::vec::Vec;

use super::{GameResult, Variant};
use crate::san::SanPlus;
use crate::{IllegalMove, Move, Position};

/// A game as PGN keeps it: tags, moves, comments, glyphs and variations. Every move of it is
/// legal; variations may have null moves among theirs.
///
/// # Display
/// The game in PGN's export format, an empty line at its end; see [`Games`](super::Games) for
/// reading.
///
/// ```
/// use rokada_chess::{pgn::PgnGame, Position};
///
/// let mut game = PgnGame::new(Position::default());
/// game.set_tag("White", "Player 01");
/// let e4 = game.start().read_san("e4")?;
/// game.play(e4)?;
/// assert!(game.to_string().contains("[White \"Player 01\"]"));
/// assert!(game.to_string().ends_with("\n\n1. e4 *\n\n"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    /// The tags, name and value, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The result at the end of the moves, if one stands there.
    pub result: Option<GameResult>,
    pub(super) start: Position,
    pub(super) end: Position,
    pub(super) variant: Variant,
    pub(super) line: Line,
}

/// Moves one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A move by one player with all that is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    the_move: Option<Move>,
    /// Numeric glyphs, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// What is said after the move.
    pub comments: Vec<String>,
    /// Other moves in place of this one.
    pub variations: Vec<Line>,
}

impl Ply {
    pub(super) fn new(the_move: Option<Move>) -> Ply {
        Ply {
            the_move,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }

    /// The move; `None` for a null move, which only variations have.
    pub fn the_move(&self) -> Option<Move> {
        self.the_move
    }
}

impl PgnGame {
    /// A game without moves. It has the seven tags that every game has, and those that tell the
    /// position where it is not the classical start.
    pub fn new(start: Position) -> PgnGame {
        let classical = start == Position::default();
        let variant = match start.has_chess960_castling() {
            true => Variant::Chess960,
            false => Variant::Chess,
        };
        let mut game = PgnGame {
            tags: Vec::new(),
            result: None,
            end: start.clone(),
            start,
            variant,
            line: Line::default(),
        };
        for (name, value) in [
            ("Event", "?"),
            ("Site", "?"),
            ("Date", "????.??.??"),
            ("Round", "?"),
            ("White", "?"),
            ("Black", "?"),
            ("Result", "*"),
        ] {
            game.set_tag(name, value);
        }
        if variant == Variant::Chess960 {
            game.set_tag("Variant", variant.name());
        }
        if !classical {
            game.set_tag("SetUp", "1");
            let fen = game.start.to_setup().fen();
            game.set_tag("FEN", &fen);
        }
        game
    }

    /// The value of a tag, the first of that name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value.as_str())
    }

    /// Gives a tag a value, in place of the one it has.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.into(), value.into())),
        }
    }

    /// Sets the result, in the moves and in the `Result` tag.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = Some(result);
        self.set_tag("Result", result.as_str());
    }

    /// Where it starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Which game is played, by the `Variant` tag or else by the castling rights of the start.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The main line with all that is said about it.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// What is said before the first move.
    pub fn comments_mut(&mut self) -> &mut Vec<String> {
        &mut self.line.comments
    }

    /// The moves of the main line in algebraic notation, each with the position after it.
    pub fn main_line(&self) -> impl Iterator<Item = (SanPlus, Position)> {
        let mut position = self.start.clone();
        let moves = self.line.plies.iter().filter_map(Ply::the_move);
        moves.map(move |the_move| {
            let san = position.san(the_move);
            position = position.play_unchecked(the_move);
            (san, position.clone())
        })
    }

    /// The position at the end of the main line.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// Plays a move at the end of the main line, and gives access to what is said about it.
    ///
    /// # Errors
    /// When the move is not legal there.
    pub fn play(&mut self, the_move: Move) -> Result<&mut Ply, IllegalMove> {
        self.end = self.end.play(the_move)?;
        let plies = &mut self.line.plies;
        plies.push(Ply::new(Some(the_move)));
        Ok(plies.last_mut().expect("a move was just put there"))
    }
}
