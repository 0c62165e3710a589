//! A game as it stands: board, clocks, offers, and what was said about it.

use rokada_chess::{ByColor, Claim, Color, Move};

use crate::clock::Turn;
use crate::lag::grace;
use crate::{Clock, End, Offer, Opening, Seat, Stopper};

/// A game as its facts made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) number: u32,
    pub(crate) leg: u8,
    pub(crate) white: Seat,
    pub(crate) opening: Opening,
    pub(crate) board: rokada_chess::Game,
    pub(crate) phase: Phase,
    pub(crate) shown: bool,
    pub(crate) plies: Vec<Ply>,
    /// Both clocks before the first move and after each.
    pub(crate) clocks: Vec<ByColor<Clock>>,
    pub(crate) turn: Turn,
    pub(crate) offers: Vec<Offer>,
    /// At which number of moves each player offered a draw last.
    pub(crate) offered: ByColor<Option<usize>>,
    pub(crate) notes: Vec<Note>,
    /// When it was opened, in milliseconds since 1970.
    pub(crate) opened_ms: i64,
}

/// Where a game is between opening and end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nobody has seen the position.
    Opened,
    /// The position may be studied.
    Study {
        /// When the clock starts, in milliseconds since 1970.
        start_ms: i64,
    },
    /// A player is to move and the clock runs.
    Playing,
    /// The clocks were stopped.
    Stopped {
        /// By whom.
        by: Stopper,
    },
    /// Nobody is charged after an outage.
    Outage {
        /// When the clock goes on at the latest, in milliseconds since 1970.
        until_ms: i64,
    },
    /// The game is over.
    Over {
        /// When it ended, in milliseconds since 1970.
        at_ms: i64,
        /// How.
        end: End,
    },
}

/// A move as it was made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub the_move: Move,
    /// When it came, in milliseconds since 1970.
    pub at_ms: i64,
    /// What was charged, in milliseconds.
    pub spent_ms: i64,
    /// What the net took or is said to have taken, in milliseconds.
    pub lag_ms: i64,
    /// What of that was given back, in milliseconds.
    pub compensated_ms: i64,
    /// What the player's clock showed after it, in milliseconds.
    pub left_ms: i64,
}

/// Something that happened beside the moves and belongs to the game's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// How many moves by either player had been made.
    pub ply: usize,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What.
    pub what: Noted,
}

/// What a note says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Noted {
    /// The clocks were stopped.
    Stopped {
        /// By whom.
        by: Stopper,
        /// Why, in their words.
        why: String,
    },
    /// The clocks were set, in milliseconds.
    Set(ByColor<i64>),
    /// The arbiter ruled.
    Ruled {
        /// What.
        text: String,
        /// By which article.
        article: String,
    },
    /// The clock went on.
    Restarted,
    /// So many moves were taken back.
    TakenBack(usize),
    /// The end was annulled.
    Reopened(End),
    /// Nobody was charged for so many milliseconds.
    Outage(i64),
    /// A draw was offered.
    DrawOffered(Color),
    /// A claim was wrong.
    WrongClaim {
        /// Whose.
        by: Color,
        /// What was claimed.
        claim: Claim,
        /// What the opponent got for it, in milliseconds.
        penalty_ms: i64,
    },
}

/// Something that happens by itself at a moment, unless something else happens before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The moment, in milliseconds since 1970.
    pub at_ms: i64,
    /// What.
    pub what: Event,
}

/// What happens by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The clock starts: the time of study is over.
    Start,
    /// The flag of the player to move falls.
    Flag,
    /// A first move was not made.
    NoFirstMove,
    /// The clock goes on after an outage.
    OutageEnd,
}

impl Game {
    pub(crate) fn new((number, leg): (u32, u8), white: Seat, opening: Opening, at_ms: i64) -> Game {
        let terms = &opening.terms;
        let turn = Turn::first(&terms.control, terms.lag);
        Game {
            number,
            leg,
            white,
            board: rokada_chess::Game::new(opening.position.position()),
            phase: Phase::Opened,
            shown: false,
            plies: Vec::new(),
            clocks: vec![turn.base],
            turn,
            offers: Vec::new(),
            offered: ByColor::default(),
            notes: Vec::new(),
            opened_ms: at_ms,
            opening,
        }
    }

    /// Its number at the table, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// 1, or 2 where the position is played again with colours reversed.
    pub fn leg(&self) -> u8 {
        self.leg
    }

    /// Position and rules.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Where it is between opening and end.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How it ended.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over { end, .. } => Some(end),
            _ => None,
        }
    }

    /// Who goes on: the winner, and of a draw whoever has the odds of it (Armageddon).
    pub fn advances(&self) -> Option<Color> {
        let end = self.end()?;
        let odds = self.opening.terms.draw_odds.filter(|_| end.is_draw());
        end.winner().or(odds)
    }

    /// Board and moves.
    pub fn board(&self) -> &rokada_chess::Game {
        &self.board
    }

    /// The moves as they were made.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// What happened beside the moves.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The offers that stand.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Who is to move.
    pub fn to_move(&self) -> Color {
        self.board.position().turn()
    }

    /// Whose seat has a colour.
    pub fn seat(&self, color: Color) -> Seat {
        if color.is_white() {
            self.white
        } else {
            !self.white
        }
    }

    /// The colour of a seat.
    pub fn color(&self, seat: Seat) -> Color {
        if seat == self.white {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Whether the clock of the player to move runs and is charged for.
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Playing && self.is_charged()
    }

    /// Outside events each player's first move is only waited for.
    pub(crate) fn is_charged(&self) -> bool {
        let terms = &self.opening.terms;
        terms.event || terms.first_move_ms == 0 || self.plies.len() >= 2
    }

    /// What both clocks show at a moment (milliseconds since 1970), in milliseconds.
    pub fn clocks_at(&self, now_ms: i64) -> ByColor<i64> {
        let elapsed = if self.is_charged() {
            self.turn.elapsed(now_ms)
        } else {
            0
        };
        let control = &self.opening.terms.control;
        self.turn.shown(control, self.to_move(), elapsed)
    }

    /// What both clocks showed right after so many moves by either player, in milliseconds.
    pub fn clocks_after(&self, plies: usize) -> Option<ByColor<i64>> {
        let base = *self.clocks.get(plies)?;
        let turn = Turn {
            base,
            ..Turn::default()
        };
        let first = self.board.start().turn();
        let to_move = if plies.is_multiple_of(2) {
            first
        } else {
            !first
        };
        Some(turn.shown(&self.opening.terms.control, to_move, 0))
    }

    /// The lag that can still be given back to a player, in milliseconds.
    pub fn bank(&self, color: Color) -> i64 {
        self.turn.base[color].bank_ms
    }

    /// What the net took from a player and was given back, in all, in milliseconds.
    pub fn compensated_ms(&self, color: Color) -> i64 {
        let first = self.board.start().turn();
        let skipped = usize::from(first != color);
        let own = self.plies.iter().skip(skipped).step_by(2);
        own.fold(0, |sum, ply| sum.saturating_add(ply.compensated_ms))
    }

    /// Whether the position has been shown: what nobody has seen is not to be told.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// What the player to move may claim a draw by, for what is on the board (9.2.2, 9.3.2).
    pub fn claims(&self) -> Vec<Claim> {
        match self.phase {
            Phase::Playing => self.board.claims().collect(),
            _ => Vec::new(),
        }
    }

    /// What happens by itself next, and when: for a timer to be set by.
    pub fn due(&self) -> Option<Due> {
        let (at_ms, what) = match self.phase {
            Phase::Opened | Phase::Stopped { .. } | Phase::Over { .. } => return None,
            Phase::Study { start_ms } => (start_ms, Event::Start),
            Phase::Outage { until_ms } => (until_ms, Event::OutageEnd),
            Phase::Playing if self.is_charged() => {
                let turn = self.to_move();
                let falls = self.turn.flag_at(&self.opening.terms.control, turn)?;
                (falls.saturating_add(grace(self.bank(turn))), Event::Flag)
            }
            Phase::Playing => {
                let waited = i64::from(self.opening.terms.first_move_ms) - self.turn.used;
                (self.turn.since?.saturating_add(waited), Event::NoFirstMove)
            }
        };
        Some(Due { at_ms, what })
    }
}
