//! Commands decided: which facts a wish leads to, or why it is refused.

mod arbiter;
mod ends;
mod moves;
mod offers;
mod opening;

use rokada_chess::Color;
use rokada_token::TokenHash;

use crate::game::{Event, Phase};
use crate::{Command, Deed, End, Fact, Game, Refusal, Table};

/// The most letters of what an arbiter or a player writes.
const MOST_TEXT: usize = 2_000;

pub(crate) fn decide(table: &Table, command: Command, now: i64) -> Result<Vec<Fact>, Refusal> {
    if let Some(()) = moves::is_sent_again(table, &command) {
        return Ok(Vec::new());
    }
    let mut deciding = Deciding::new(table, now);
    // Whether a flag fell depends on when the node was last alive, and on the net's part in a move.
    let waits = match &command {
        Command::Outage { .. } => true,
        Command::Player { token, deed } => {
            matches!(deed, Deed::Move { .. } | Deed::Claim { with: Some(_), .. })
                && table.game().is_some_and(|game| {
                    table.seat_of(*token) == Some(game.seat(game.to_move()))
                        && game.due().is_some_and(|due| due.what == Event::Flag)
                })
        }
        _ => false,
    };
    let was_over = deciding.is_over();
    if !waits {
        deciding.catch_up();
    }
    let ended_by_itself = deciding.is_over() && !was_over;
    let due = deciding.facts.len();
    match deciding.obey(command) {
        // It came too late for this game.
        Err(_) if ended_by_itself => deciding.facts.truncate(due),
        decided => decided?,
    }
    Ok(deciding.facts)
}

/// A decision on the way: the facts so far, and the table as they leave it.
struct Deciding {
    table: Table,
    facts: Vec<Fact>,
    /// The moment, never before the last fact: the clocks of two nodes need not agree.
    now: i64,
}

impl Deciding {
    fn new(table: &Table, now: i64) -> Deciding {
        Deciding {
            table: table.clone(),
            facts: Vec::new(),
            now: now.max(table.last_ms),
        }
    }

    fn add(&mut self, fact: Fact) {
        crate::apply::apply(&mut self.table, &fact);
        self.facts.push(fact);
    }

    fn is_over(&self) -> bool {
        self.table.game().is_some_and(|game| game.end().is_some())
    }

    fn game(&self) -> Result<&Game, Refusal> {
        self.table.game().ok_or(Refusal::NoGame)
    }

    /// The game, if it is not over.
    fn open_game(&self) -> Result<&Game, Refusal> {
        let game = self.game()?;
        match game.end() {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(game),
        }
    }

    /// The game, if its position has been shown and its clock started, and it is not over.
    fn begun_game(&self) -> Result<&Game, Refusal> {
        let game = self.open_game()?;
        match game.phase {
            Phase::Opened => Err(Refusal::NotShown),
            Phase::Study { .. } => Err(Refusal::Studying),
            _ => Ok(game),
        }
    }

    /// Adds what has become due by itself, one thing after the other.
    fn catch_up(&mut self) {
        while let Some(due) = self.table.due().filter(|due| due.at_ms <= self.now) {
            let at_ms = due.at_ms.max(self.table.last_ms);
            self.happen(due.what, at_ms);
        }
    }

    fn happen(&mut self, what: Event, at_ms: i64) {
        let Some(game) = self.table.game() else {
            return;
        };
        let by = game.to_move();
        self.add(match what {
            Event::Start => Fact::ClockStarted { at_ms },
            Event::OutageEnd => Fact::OutageEnded { at_ms },
            Event::NoFirstMove => Fact::GameEnded {
                at_ms,
                end: End::NoFirstMove { by },
            },
            Event::Flag => ends::flag(game, at_ms),
        });
    }

    /// Nobody is charged from the last sign of life on. Where no clock runs nothing is lost.
    fn outage(&mut self, from_ms: i64) {
        let now = self.now;
        let Some(game) = self.table.game() else {
            return;
        };
        let lost = match game.phase {
            Phase::Playing => true,
            Phase::Study { start_ms } => start_ms <= now,
            // It is told again: the bound counts from the last time.
            Phase::Outage { .. } => true,
            Phase::Opened | Phase::Stopped { .. } | Phase::Over { .. } => false,
        };
        if lost {
            let until_ms = now.saturating_add(game.opening.terms.outage_ms.into());
            self.add(Fact::OutageBegan {
                at_ms: now,
                from_ms: from_ms.min(now),
                until_ms,
            });
        }
    }

    fn obey(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Open(opening) => self.open(opening),
            Command::OpenReturnGame => self.open_return_game(),
            Command::TakeSeat { seat, token, name } => self.take_seat(seat, token, name),
            Command::Show => self.show(),
            Command::Player { token, deed } => self.player(token, deed),
            Command::Arbiter(act) => self.arbiter(act),
            Command::Outage { from_ms } => {
                self.outage(from_ms);
                Ok(())
            }
            Command::Tick => Ok(()),
        }
    }

    fn player(&mut self, token: TokenHash, deed: Deed) -> Result<(), Refusal> {
        let seat = self.table.seat_of(token).ok_or(Refusal::NotASeat)?;
        if let Deed::RenewSeat { token } = deed {
            return self.renew_seat(seat, token);
        }
        let by = self.game()?.color(seat);
        self.comes_back(by, &deed);
        match deed {
            Deed::Move {
                ply,
                uci,
                offer_draw,
                timing,
            } => self.move_made(by, ply, &uci, offer_draw, timing),
            Deed::OfferDraw => self.offer_draw(by),
            Deed::AskTakeback => self.ask_takeback(by),
            Deed::OfferRematch => self.offer_rematch(by),
            Deed::Answer { number, accept } => self.answer(by, number, accept),
            Deed::Claim { claim, with } => self.claim(by, claim, with.as_deref()),
            Deed::Resign => self.resign(by),
            Deed::Flag => self.flag_told(by),
            Deed::Abort => self.abort(by),
            Deed::CallArbiter { why } => self.call_arbiter(by, why),
            Deed::Return | Deed::RenewSeat { .. } => Ok(()),
        }
    }

    /// The clock goes on as soon as the player to move is back from an outage.
    fn comes_back(&mut self, by: Color, deed: &Deed) {
        let waited_for = self
            .table
            .game()
            .is_some_and(|game| matches!(game.phase, Phase::Outage { .. }) && game.to_move() == by);
        let back = matches!(deed, Deed::Return | Deed::Move { .. } | Deed::Claim { .. });
        if waited_for && back {
            self.add(Fact::OutageEnded { at_ms: self.now });
        }
    }
}

/// Somebody's words: some, not too many, and nothing that a line can't hold.
fn words(text: &str) -> Result<String, Refusal> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = text.chars().count();
    let printable = !text.chars().any(char::is_control);
    if letters == 0 || letters > MOST_TEXT || !printable {
        return Err(Refusal::TextUnfit { most: MOST_TEXT });
    }
    Ok(text)
}
