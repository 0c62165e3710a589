//! What happened at the board, as a form asks for it and an address carries it.

use maud::{Markup, html};
use rokada_chess::{Position, Square, Wing};
use rokada_ruling::{Incident, Rate, Release, Rules};
use serde::Deserialize;

use crate::board::{self, Line};
use crate::reader::Reader;

/// King f1, rooks a1 and h1: one step to g1 is a king move too.
const EXAMPLE: &str = "r4k1r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R4K1R w KQkq - 0 1";

/// The form. Pieces are told by what they are: `king`, the rook of the `c` or the `g` side, or
/// `other`, whose square is typed.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Told {
    fen: String,
    moves: String,
    first: String,
    then: String,
    other: String,
    piece1: String,
    on1: String,
    piece2: String,
    on2: String,
    said: Option<String>,
    hands: Option<String>,
    clock: Option<String>,
    went_on: Option<String>,
    earlier: Option<String>,
    rate: String,
}

const RATES: [(&str, Rate, bool); 5] = [
    ("standard", Rate::Standard, true),
    ("rapid", Rate::Rapid, false),
    ("rapid-full", Rate::Rapid, true),
    ("blitz", Rate::Blitz, false),
    ("blitz-full", Rate::Blitz, true),
];

/// The rules of a name in the form; standard play without one.
pub(super) fn rules(name: &str) -> Rules {
    let found = RATES.iter().find(|(known, ..)| *known == name);
    found.map_or_else(Rules::default, |&(_, rate, supervised)| Rules {
        rate,
        supervised,
    })
}

/// A choice of the rate of play.
pub(super) fn rate_field(reader: &Reader, id: &str, chosen: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (reader.say("ruling-rate", &[])) }
            select id=(id) name="rate" {
                @for (name, ..) in RATES {
                    option value=(name) selected[name == chosen] {
                        (reader.say(&format!("ruling-rate-{name}"), &[]))
                    }
                }
            }
        }
    }
}

impl Told {
    /// Has something happened?
    pub(super) fn is_told(&self) -> bool {
        !self.first.is_empty() || !self.piece1.is_empty() || self.clock.is_some()
    }

    /// The incident, else what can't be understood, in the reader's words.
    pub(super) fn incident(&self, reader: &Reader) -> Result<Incident, String> {
        let asked = board::Asked {
            fen: Some(self.fen.replace('_', " ")),
            moves: self.moves.clone(),
            at: None,
        };
        let position = Line::read(&asked, reader.words)?.game.position().clone();
        let mut incident = Incident::new(position);
        let together = self.first.strip_prefix("both-");
        let first = match together {
            Some(wing) => vec!["king", wing],
            None => vec![&*self.first],
        };
        for name in first.into_iter().chain([&*self.then]) {
            if !name.is_empty() {
                let piece = self.piece(&incident.position, name, reader)?;
                incident.touched.push(piece);
            }
        }
        incident.together = together.is_some();
        for (name, on) in [(&self.piece1, &self.on1), (&self.piece2, &self.on2)] {
            if !name.is_empty() {
                let piece = self.piece(&incident.position, name, reader)?;
                let on = square(on, reader)?;
                incident.released.push(Release { piece, on });
            }
        }
        incident.announced = self.said.is_some();
        incident.two_hands = self.hands.is_some();
        incident.clock_pressed = self.clock.is_some();
        incident.opponent_moved = self.went_on.is_some();
        incident.earlier_illegal = self.earlier.is_some();
        incident.rules = rules(&self.rate);
        Ok(incident)
    }

    fn piece(&self, position: &Position, name: &str, reader: &Reader) -> Result<Square, String> {
        let wing = match name {
            "king" => return Ok(position.king(position.turn())),
            "c" => Wing::C,
            "g" => Wing::G,
            _ => return square(&self.other, reader),
        };
        let plan = position.castling(wing);
        let rook = plan.geometry().map(|geometry| geometry.rook_from);
        rook.ok_or_else(|| {
            let args = [("wing", reader.words.wing(wing).into())];
            reader.say("ruling-no-rook", &args)
        })
    }
}

fn square(text: &str, reader: &Reader) -> Result<Square, String> {
    let text = text.trim().to_lowercase();
    text.parse()
        .map_err(|_| reader.say("trainer-no-square", &[("value", text.into())]))
}

/// Incidents to begin from: a name, and what the form says of it.
const CASES: [(&str, &str); 9] = [
    ("rook-first", "fen=EXAMPLE&first=g&then=king"),
    ("king-first", "fen=EXAMPLE&first=king&then=g"),
    ("both", "fen=4k3/8/8/8/8/8/5PPP/5KR1_w_G_-_0_1&first=both-g"),
    ("one-step", "fen=EXAMPLE&piece1=king&on1=g1"),
    ("one-step-said", "fen=EXAMPLE&piece1=king&on1=g1&said=yes"),
    (
        "rook-alone",
        "fen=4k3/8/8/8/8/8/5PPP/6KR_w_H_-_0_1&piece1=g&on1=f1",
    ),
    (
        "illegal",
        "fen=5r1k/8/8/8/8/8/6PP/R3K2R_w_KQ_-_0_1&piece1=king&on1=g1&piece2=g&on2=f1&clock=yes",
    ),
    (
        "blitz",
        "fen=5r1k/8/8/8/8/8/6PP/R3K2R_w_KQ_-_0_1&piece1=king&on1=g1&piece2=g&on2=f1&clock=yes\
         &went_on=yes&rate=blitz",
    ),
    (
        "two-hands",
        "fen=EXAMPLE&piece1=king&on1=g1&piece2=g&on2=f1&hands=yes&clock=yes",
    ),
];

/// Ways to the commonest incidents.
pub(super) fn cases(reader: &Reader) -> Markup {
    let example = EXAMPLE.replace(' ', "_");
    html! {
        h2 { (reader.say("ruling-cases", &[])) }
        ul.cases {
            @for (name, told) in CASES {
                li {
                    a href={ "/castle/ruling?" (told.replace("EXAMPLE", &example)) "#ruling" } {
                        (reader.say(&format!("ruling-case-{name}"), &[]))
                    }
                }
            }
        }
    }
}

const FIRST: [&str; 7] = ["", "king", "c", "g", "both-c", "both-g", "other"];
const THEN: [&str; 4] = ["", "king", "c", "g"];
const LET_GO: [&str; 5] = ["", "king", "c", "g", "other"];

/// The form, with what was told.
pub(super) fn form(reader: &Reader, told: &Told) -> Markup {
    let say = |id| reader.say(id, &[]);
    let fen = match told.fen.is_empty() {
        true => EXAMPLE.to_owned(),
        false => told.fen.replace('_', " "),
    };
    let ticks = [
        ("said", "ruling-said", &told.said),
        ("hands", "ruling-hands", &told.hands),
        ("clock", "ruling-clock", &told.clock),
        ("went_on", "ruling-went-on", &told.went_on),
        ("earlier", "ruling-earlier", &told.earlier),
    ];
    html! {
        h2 { (say("ruling-incident")) }
        form.incident action="/castle/ruling" {
            fieldset {
                legend { (say("ruling-position")) }
                (text(reader, "fen", "trainer-position", &fen))
                (text(reader, "moves", "ruling-moves", &told.moves))
            }
            fieldset {
                legend { (say("ruling-touched")) }
                div.pairs {
                    (pieces(reader, "first", "ruling-first", &FIRST, &told.first))
                    (pieces(reader, "then", "ruling-then", &THEN, &told.then))
                }
            }
            fieldset {
                legend { (say("ruling-released")) }
                div.pairs {
                    (pieces(reader, "piece1", "ruling-piece1", &LET_GO, &told.piece1))
                    (text(reader, "on1", "ruling-on", &told.on1))
                    (pieces(reader, "piece2", "ruling-piece2", &LET_GO, &told.piece2))
                    (text(reader, "on2", "ruling-on", &told.on2))
                }
                (text(reader, "other", "ruling-other", &told.other))
            }
            fieldset {
                legend { (say("ruling-besides")) }
                @for (name, id, value) in ticks {
                    label.choice {
                        input type="checkbox" name=(name) value="yes" checked[value.is_some()];
                        (say(id))
                    }
                }
            }
            (rate_field(reader, "rate", &told.rate))
            button.main { (say("ruling-ask")) }
        }
    }
}

fn text(reader: &Reader, name: &str, label: &str, value: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (reader.say(label, &[])) }
            input id=(name) name=(name) type="text" value=(value) autocomplete="off"
                autocapitalize="off" spellcheck="false";
        }
    }
}

fn pieces(reader: &Reader, name: &str, label: &str, choices: &[&str], chosen: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (reader.say(label, &[])) }
            select id=(name) name=(name) {
                @for choice in choices {
                    @let id = match *choice {
                        "" => "ruling-piece-none".to_owned(),
                        choice => format!("ruling-piece-{choice}"),
                    };
                    option value=(choice) selected[*choice == chosen] { (reader.say(&id, &[])) }
                }
            }
        }
    }
}
