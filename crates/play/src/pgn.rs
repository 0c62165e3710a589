//! A game as PGN: its moves with the clocks, and what happened beside them in comments.

use rokada_chess::Color;
use rokada_chess::pgn::PgnGame;

use crate::game::{Note, Noted};
use crate::{End, Game, Origin, Stopper, Table};

impl Table {
    /// A game as PGN. Each move has what the mover's clock showed after it (`%clk`) and what it
    /// was charged (`%emt`); offers, rulings, stops and outages stand in comments, in English, as
    /// PGN is read everywhere. The day is UTC's.
    ///
    /// The position is in it, so it is for readers who may see that ([`Game::is_shown`]).
    pub fn pgn(&self, game: &Game) -> PgnGame {
        let start = game.board.start().clone();
        let mut pgn = PgnGame::new(start.clone());
        for color in Color::ALL {
            let side = if color.is_white() { "White" } else { "Black" };
            let name = self.name(game, color);
            if !name.is_empty() {
                pgn.set_tag(side, name);
            }
            if !game.opening.terms.control.is_same() {
                let control = game.opening.terms.control.control(color).pgn();
                pgn.set_tag(&format!("{side}TimeControl"), &control);
            }
        }
        if let Origin::Round {
            event,
            round,
            board,
        } = &game.opening.origin
        {
            pgn.set_tag("Event", event);
            pgn.set_tag("Round", &round.to_string());
            pgn.set_tag("Board", &board.to_string());
        }
        if let Ok(opened) = rokada_fold::Timestamp::from_millisecond(game.opened_ms) {
            let text = opened.to_string();
            if let Some(day) = text.get(..10) {
                pgn.set_tag("Date", &day.replace('-', "."));
            }
        }
        // The classical array is one of the 960 too.
        pgn.set_tag("Variant", "Chess960");
        pgn.set_tag("SetUp", "1");
        pgn.set_tag("FEN", &start.to_setup().fen());
        if game.opening.terms.control.is_same() {
            let control = game.opening.terms.control.control(Color::White).pgn();
            pgn.set_tag("TimeControl", &control);
        }
        *pgn.comments_mut() = notes(game, 0);
        if game.plies.is_empty()
            && let Some(end) = game.end()
        {
            pgn.comments_mut().push(end.to_string());
        }
        for (index, ply) in game.plies.iter().enumerate() {
            let Ok(entry) = pgn.play(ply.the_move) else {
                break;
            };
            let (left, spent) = (clock(ply.left_ms), clock(ply.spent_ms));
            let times = format!("[%clk {left}] [%emt {spent}]");
            entry.comments.push(times);
            entry.comments.extend(notes(game, index + 1));
            if index + 1 == game.plies.len()
                && let Some(end) = game.end()
            {
                entry.comments.push(end.to_string());
            }
        }
        if let Some(end) = game.end() {
            pgn.set_result(end.pgn());
            pgn.set_tag("Termination", termination(end));
        }
        pgn
    }
}

/// As PGN's standard names it.
fn termination(end: End) -> &'static str {
    match end {
        End::Flag { .. } => "time forfeit",
        End::Ruled { .. } => "adjudication",
        End::Aborted | End::NoFirstMove { .. } => "abandoned",
        _ => "normal",
    }
}

/// Hours, minutes, seconds and milliseconds: `0:09:58.25`.
fn clock(ms: i64) -> String {
    let ms = ms.max(0);
    let (seconds, rest) = (ms / 1_000, ms % 1_000);
    let (h, m, s) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let mut text = format!("{h}:{m:02}:{s:02}");
    if rest > 0 {
        let fraction = format!(".{rest:03}");
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}

fn notes(game: &Game, ply: usize) -> Vec<String> {
    let at_ply = game.notes.iter().filter(|note| note.ply == ply);
    at_ply.map(note).collect()
}

fn note(note: &Note) -> String {
    match &note.what {
        Noted::Stopped { by, why } => {
            let by = match by {
                Stopper::Arbiter => "the arbiter stops the clocks",
                Stopper::White => "White stops the clocks and calls the arbiter",
                Stopper::Black => "Black stops the clocks and calls the arbiter",
            };
            format!("{by}: {why}")
        }
        Noted::Set(shown) => {
            let (white, black) = (clock(shown.white), clock(shown.black));
            format!("the clocks are set to {white} and {black}")
        }
        Noted::Ruled { text, article } if article.is_empty() => format!("ruling: {text}"),
        Noted::Ruled { text, article } => format!("ruling by {article}: {text}"),
        Noted::Restarted => "the clock goes on".to_owned(),
        Noted::TakenBack(1) => "a move is taken back".to_owned(),
        Noted::TakenBack(moves) => format!("{moves} moves are taken back"),
        Noted::Reopened(end) => format!("the end is annulled: {end}"),
        Noted::Outage(ms) => format!("{} of an outage are not charged", clock(*ms)),
        Noted::DrawOffered(by) => format!("{by} offers a draw"),
        Noted::WrongClaim {
            by,
            claim,
            penalty_ms,
        } => {
            let given = match penalty_ms {
                0 => String::new(),
                ms => format!(", {} gets {}", !*by, clock(*ms)),
            };
            format!("{by} claims {claim}, wrongly{given}")
        }
    }
}
