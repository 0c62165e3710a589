//! A game with clocks, as it stands at a moment.

use rokada_chess::Color;
use rokada_play::{Due, End, Event, Game, Offer, Phase, Proposal, Table};
use serde::Serialize;

/// The game at a table: who plays, the board, both clocks, and what may be done.
///
/// Durations and moments are in milliseconds, moments since 1970.
#[derive(Serialize)]
pub struct PlayAnswer {
    /// How many facts this rests on: ask for those after it.
    pub version: u64,
    /// The moment it holds for, by the server's clock.
    pub now_ms: i64,
    /// The game's number at the table, from 1.
    pub game: u32,
    /// 1, or 2 where the position is played again with colours reversed.
    pub leg: u8,
    /// `opened`, `study`, `playing`, `stopped`, `outage` or `over`.
    pub phase: &'static str,
    /// The start position's number, once it has been shown.
    pub position: Option<u16>,
    /// The board as it stands, as Shredder-FEN, once the position has been shown.
    pub fen: Option<String>,
    /// The time control.
    pub time_control: String,
    /// White.
    pub white: PlayerAnswer,
    /// Black.
    pub black: PlayerAnswer,
    /// How many moves by either player have been made: what the next one is sent with.
    pub ply: usize,
    /// The moves, castling as king takes own rook.
    pub moves: Vec<PlyAnswer>,
    /// Who is to move: `white` or `black`.
    pub turn: &'static str,
    /// Does the clock of the player to move run?
    pub running: bool,
    /// What happens by itself next.
    pub due: Option<DueAnswer>,
    /// What the player to move may claim: `threefold_repetition`, `fifty_moves`.
    pub claims: Vec<&'static str>,
    /// The offers that stand.
    pub offers: Vec<OfferAnswer>,
    /// How the game ended.
    pub end: Option<EndAnswer>,
    /// Both want another game, whose position has to be drawn.
    pub needs_new_position: bool,
}

/// One of the players.
#[derive(Serialize)]
pub struct PlayerAnswer {
    /// What the player is called; empty for a guest.
    pub name: String,
    /// Is the seat taken?
    pub seated: bool,
    /// What the clock shows.
    pub clock_ms: i64,
    /// What the net took and was given back, in all.
    pub compensated_ms: i64,
}

/// A move.
#[derive(Serialize)]
pub struct PlyAnswer {
    /// As engines write it, castling as king takes own rook.
    pub uci: String,
    /// What it was charged.
    pub spent_ms: i64,
    /// What the player's clock showed after it.
    pub clock_ms: i64,
}

/// Something that happens by itself.
#[derive(Serialize)]
pub struct DueAnswer {
    /// When.
    pub at_ms: i64,
    /// `start`, `flag`, `no_first_move` or `outage_end`.
    pub what: &'static str,
}

/// An offer that stands.
#[derive(Serialize)]
pub struct OfferAnswer {
    /// Its number, which an answer names.
    pub number: u32,
    /// `white` or `black`.
    pub by: &'static str,
    /// `draw`, `takeback` or `rematch`.
    pub offer: &'static str,
    /// How many moves by either player would remain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_ply: Option<u32>,
}

/// How a game ended.
#[derive(Serialize)]
pub struct EndAnswer {
    /// In snake case.
    pub kind: &'static str,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` where none was reached.
    pub result: &'static str,
    /// `white` or `black`; none for a draw.
    pub winner: Option<&'static str>,
    /// Who goes on where a draw is given to one (Armageddon).
    pub advances: Option<&'static str>,
}

const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl PlayAnswer {
    /// The game that is played at a table, or was played last; `None` before the first. A
    /// position that has not been shown is not told.
    ///
    /// `version` is how many facts the table is made of, `now_ms` the moment.
    pub fn of(table: &Table, version: u64, now_ms: i64) -> Option<PlayAnswer> {
        let game = table.game()?;
        let shown = game.is_shown();
        let clocks = game.clocks_at(now_ms);
        let player = |of: Color| {
            let sitter = table.sitter(game.seat(of));
            PlayerAnswer {
                name: sitter.name.clone(),
                seated: sitter.token.is_some(),
                clock_ms: clocks[of],
                compensated_ms: game.compensated_ms(of),
            }
        };
        Some(PlayAnswer {
            version,
            now_ms,
            game: game.number(),
            leg: game.leg(),
            phase: phase(game),
            position: shown.then(|| game.opening().position.number()),
            fen: shown.then(|| game.board().position().to_setup().shredder_fen()),
            time_control: game.opening().terms.control.to_string(),
            white: player(Color::White),
            black: player(Color::Black),
            ply: game.plies().len(),
            moves: game
                .plies()
                .iter()
                .map(|ply| PlyAnswer {
                    uci: ply.the_move.uci().to_string(),
                    spent_ms: ply.spent_ms,
                    clock_ms: ply.left_ms,
                })
                .collect(),
            turn: color(game.to_move()),
            running: game.is_running(),
            due: table.due().map(due),
            claims: game
                .claims()
                .into_iter()
                .map(|claim| claim.code())
                .collect(),
            offers: game.offers().iter().map(offer).collect(),
            end: game.end().map(|reached| end(game, reached)),
            needs_new_position: table.needs_new_position(),
        })
    }
}

fn phase(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Opened => "opened",
        Phase::Study { .. } => "study",
        Phase::Playing => "playing",
        Phase::Stopped { .. } => "stopped",
        Phase::Outage { .. } => "outage",
        Phase::Over { .. } => "over",
    }
}

fn due(due: Due) -> DueAnswer {
    DueAnswer {
        at_ms: due.at_ms,
        what: match due.what {
            Event::Start => "start",
            Event::Flag => "flag",
            Event::NoFirstMove => "no_first_move",
            Event::OutageEnd => "outage_end",
        },
    }
}

fn offer(offer: &Offer) -> OfferAnswer {
    OfferAnswer {
        number: offer.number,
        by: color(offer.by),
        offer: offer.proposal.code(),
        to_ply: match offer.proposal {
            Proposal::Takeback { to_ply } => Some(to_ply),
            Proposal::Draw | Proposal::Rematch => None,
        },
    }
}

fn end(game: &Game, end: End) -> EndAnswer {
    EndAnswer {
        kind: end.code(),
        result: end.pgn().as_str(),
        winner: end.winner().map(color),
        advances: game.advances().map(color),
    }
}

#[cfg(test)]
mod tests {
    use rokada_play::Fact;
    use serde_json::{Value, json};

    use super::*;

    fn table(facts: &[Value]) -> Table {
        use rokada_play::Fold;
        let facts: Vec<Fact> = facts
            .iter()
            .map(|fact| serde_json::from_value(fact.clone()).unwrap())
            .collect();
        Table::of(&facts)
    }

    fn facts() -> Vec<Value> {
        let hash = "0".repeat(64);
        vec![
            json!({"fact": "seat_given.1", "at_ms": 1, "seat": "first", "token": hash, "name": "Alba"}),
            json!({"fact": "game_opened.1", "at_ms": 2, "game": 1, "leg": 1, "white": "first",
                   "opening": {"position": 0, "origin": {"from": "chosen"},
                               "terms": {"control": "3+2", "event": true}}}),
            json!({"fact": "position_shown.1", "at_ms": 3, "start_ms": 10}),
            json!({"fact": "clock_started.1", "at_ms": 10}),
            json!({"fact": "move_made.1", "at_ms": 1_010, "ply": 0, "uci": "e2e4", "spent_ms": 900,
                   "lag_ms": 100, "compensated_ms": 100, "bank_ms": 2_900}),
        ]
    }

    #[test]
    fn a_position_that_was_not_shown_is_not_told() {
        let answer = PlayAnswer::of(&table(&facts()[..2]), 2, 5).unwrap();
        let answer = serde_json::to_value(answer).unwrap();
        assert_eq!(answer["phase"], "opened");
        assert_eq!(answer["position"], Value::Null);
        assert_eq!(answer["fen"], Value::Null);
        assert!(PlayAnswer::of(&Table::default(), 0, 5).is_none());
    }

    #[test]
    fn a_game_called_off_before_it_was_shown_keeps_its_position() {
        let mut facts = facts();
        facts.truncate(2);
        facts.push(json!({"fact": "game_ended.1", "at_ms": 4, "end": "aborted"}));
        let answer = PlayAnswer::of(&table(&facts), 3, 5).unwrap();
        assert_eq!(
            (answer.phase, answer.position, answer.fen),
            ("over", None, None)
        );
        assert_eq!(answer.end.unwrap().result, "*");
    }

    #[test]
    fn a_game_is_told_as_it_stands() {
        let answer = PlayAnswer::of(&table(&facts()), 5, 3_010).unwrap();
        let answer = serde_json::to_value(answer).unwrap();
        assert_eq!(answer["position"], 0);
        assert_eq!(answer["turn"], "black");
        assert_eq!(answer["white"]["clock_ms"], 182_000 - 900 + 2_000);
        assert_eq!(answer["white"]["compensated_ms"], 100);
        assert_eq!(answer["black"]["clock_ms"], 180_000);
        assert_eq!(answer["black"]["seated"], false);
        assert_eq!(answer["moves"][0]["uci"], "e2e4");
        assert_eq!(answer["due"]["what"], "flag");
        assert_eq!(answer["running"], true);
        assert_eq!(answer["end"], Value::Null);
    }
}
