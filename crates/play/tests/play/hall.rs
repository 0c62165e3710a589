//! A table with a clock of its own, for tests to sit down at.

use rokada_chess::{Color, StartPosition};
use rokada_fold::{Fold, Timestamp};
use rokada_play::{
    Act, Command, Deed, End, Fact, Game, Opening, Origin, Refusal, Seat, Table, Terms, Timing,
};
use rokada_token::TokenHash;

/// The secret of a seat.
pub(crate) fn token(seat: Seat) -> TokenHash {
    TokenHash::of(match seat {
        Seat::First => "first",
        Seat::Second => "second",
    })
}

pub(crate) fn opening(number: u16, terms: Terms) -> Opening {
    Opening {
        position: StartPosition::new(number).unwrap(),
        origin: Origin::Chosen,
        terms,
    }
}

pub(crate) fn event(control: &str) -> Terms {
    Terms::event(control.parse().unwrap())
}

pub(crate) fn casual(control: &str) -> Terms {
    Terms::casual(control.parse().unwrap())
}

/// A table and all its facts.
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) facts: Vec<Fact>,
    /// Milliseconds.
    pub(crate) now: i64,
}

impl Hall {
    /// A table with both seats taken and a game opened at moment 0, not yet shown.
    pub(crate) fn opened(number: u16, terms: Terms) -> Hall {
        let mut hall = Hall {
            table: Table::default(),
            facts: Vec::new(),
            now: 0,
        };
        for (seat, name) in [(Seat::First, "Alba"), (Seat::Second, "Zora")] {
            let (token, name) = (token(seat), name.to_owned());
            hall.done(Command::TakeSeat { seat, token, name });
        }
        hall.done(Command::Open(Box::new(opening(number, terms))));
        hall
    }

    /// The same with the position shown.
    pub(crate) fn shown(number: u16, terms: Terms) -> Hall {
        let mut hall = Hall::opened(number, terms);
        hall.done(Command::Show);
        hall
    }

    pub(crate) fn try_to(&mut self, command: Command) -> Result<Vec<Fact>, Refusal> {
        let now = Timestamp::from_millisecond(self.now).unwrap();
        let facts = self.table.decide(command, now)?;
        self.table.apply_all(&facts);
        self.facts.extend(facts.iter().cloned());
        Ok(facts)
    }

    pub(crate) fn done(&mut self, command: Command) -> Vec<Fact> {
        self.try_to(command).unwrap()
    }

    /// Lets milliseconds pass.
    pub(crate) fn pass(&mut self, ms: i64) -> &mut Hall {
        self.now += ms;
        self
    }

    pub(crate) fn tick(&mut self) -> Vec<Fact> {
        self.done(Command::Tick)
    }

    pub(crate) fn try_deed(&mut self, by: Color, deed: Deed) -> Result<Vec<Fact>, Refusal> {
        let seat = self.table.game().map_or(Seat::First, |game| game.seat(by));
        let token = token(seat);
        self.try_to(Command::Player { token, deed })
    }

    pub(crate) fn deed(&mut self, by: Color, deed: Deed) -> Vec<Fact> {
        self.try_deed(by, deed).unwrap()
    }

    pub(crate) fn try_act(&mut self, act: Act) -> Result<Vec<Fact>, Refusal> {
        self.try_to(Command::Arbiter(act))
    }

    pub(crate) fn act(&mut self, act: Act) -> Vec<Fact> {
        self.try_act(act).unwrap()
    }

    pub(crate) fn try_move(&mut self, uci: &str, timing: Timing) -> Result<Vec<Fact>, Refusal> {
        let (by, ply) = (self.game().to_move(), self.game().plies().len() as u32);
        self.try_deed(
            by,
            Deed::Move {
                ply,
                uci: uci.to_owned(),
                offer_draw: false,
                timing,
            },
        )
    }

    /// The player to move moves after so many milliseconds.
    pub(crate) fn moves(&mut self, ms: i64, uci: &str) -> Vec<Fact> {
        self.pass(ms).try_move(uci, Timing::default()).unwrap()
    }

    /// Moves in one line, a second each.
    pub(crate) fn line(&mut self, ucis: &str) {
        for uci in ucis.split_whitespace() {
            self.moves(1_000, uci);
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.table.game().unwrap()
    }

    pub(crate) fn end(&self) -> Option<End> {
        self.game().end()
    }

    /// What both clocks show now.
    pub(crate) fn clocks(&self) -> (i64, i64) {
        let shown = self.game().clocks_at(self.now);
        (shown.white, shown.black)
    }
}

/// The arbiter stops the clocks.
pub(crate) fn stop() -> Act {
    Act::Stop {
        why: "a question".to_owned(),
    }
}
