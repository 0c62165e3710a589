//! What happened at the board.

use std::fmt;

use rokada_chess::{Position, Square};

/// The rate of play (Laws A.1, B.1): blitz is ten minutes or less for each player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rate {
    /// Sixty minutes or more.
    #[default]
    Standard,
    /// More than ten and less than sixty minutes.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// Which rules hold for the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// The rate of play.
    pub rate: Rate,
    /// Rapid or blitz with enough arbiters for the Competition Rules to hold (A.4, B.2). The
    /// regulations of the event say so; without them A.5 or B.3 holds.
    pub supervised: bool,
}

impl Rules {
    /// Do the full Competition Rules hold?
    pub fn are_full(self) -> bool {
        self.rate == Rate::Standard || self.supervised
    }

    /// What the opponent of an illegal move is given (7.5.5, A.3).
    pub fn extra_minutes(self) -> u8 {
        match self.rate {
            Rate::Standard => 2,
            Rate::Rapid | Rate::Blitz => 1,
        }
    }
}

/// A piece let go.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Release {
    /// The piece, by the square it stood on before the move.
    pub piece: Square,
    /// Where it was let go.
    pub on: Square,
}

/// What the player to move did.
#[derive(Clone, Debug)]
pub struct Incident {
    /// The position before the move.
    pub position: Position,
    /// The player's own pieces touched deliberately, in order, by the squares they stood on.
    pub touched: Vec<Square>,
    /// The first two of them were touched at one moment.
    pub together: bool,
    /// What was let go, in order.
    pub released: Vec<Release>,
    /// "I am about to castle", said before anything was touched.
    pub announced: bool,
    /// Both hands made the move.
    pub two_hands: bool,
    /// The clock was pressed.
    pub clock_pressed: bool,
    /// The opponent has made the next move already.
    pub opponent_moved: bool,
    /// The player has completed an illegal move before in this game.
    pub earlier_illegal: bool,
    /// Which rules hold.
    pub rules: Rules,
}

impl Incident {
    /// Nothing has happened yet.
    pub fn new(position: Position) -> Incident {
        Incident {
            position,
            touched: Vec::new(),
            together: false,
            released: Vec::new(),
            announced: false,
            two_hands: false,
            clock_pressed: false,
            opponent_moved: false,
            earlier_illegal: false,
            rules: Rules::default(),
        }
    }

    /// All pieces touched, each once; what was let go was touched.
    pub(crate) fn pieces(&self) -> Result<Vec<Square>, IncidentFault> {
        let own = self.position.board().by_color(self.position.turn());
        let mut pieces = Vec::new();
        let released = self.released.iter().map(|release| release.piece);
        for square in self.touched.iter().copied().chain(released) {
            if !own.has(square) {
                return Err(IncidentFault { square });
            }
            if !pieces.contains(&square) {
                pieces.push(square);
            }
        }
        Ok(pieces)
    }
}

/// No piece of the player to move stands there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct IncidentFault {
    /// The square given.
    pub square: Square,
}

impl fmt::Display for IncidentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no piece of the player to move stands on {}",
            self.square
        )
    }
}

impl std::error::Error for IncidentFault {}
