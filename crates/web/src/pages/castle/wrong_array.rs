//! A start position that was set up wrongly and is found during the game.

use maud::{Markup, html};
use rokada_ruling::{ArrayRuling, Misplaced, WrongArray};
use serde::{Deserialize, Serialize};

use super::incident::{rate_field, rules};
use super::ruling::{ReasonAnswer, because, standing_key};
use crate::reader::Reader;

/// The form.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Told {
    wrong: String,
    ten: String,
    rate: String,
}

/// The ruling for a program.
#[derive(Serialize)]
pub(super) struct ArrayAnswer {
    follows: &'static str,
    text: String,
    reasons: Vec<ReasonAnswer>,
}

impl Told {
    /// The ruling, once something is told.
    pub(super) fn rule(&self) -> Option<(WrongArray, ArrayRuling)> {
        let what = Misplaced::ALL
            .into_iter()
            .find(|what| what.code() == self.wrong)?;
        let wrong = WrongArray {
            what,
            ten_moves: self.ten == "yes",
            rules: rules(&self.rate),
        };
        Some((wrong, wrong.rule()))
    }
}

pub(super) fn answer(reader: &Reader, ruling: &ArrayRuling) -> ArrayAnswer {
    let reasons = ruling.reasons.iter().map(|reason| ReasonAnswer {
        kind: reason.code(),
        articles: reason.articles(),
        standing: standing_key(reason.standing()),
        text: reader.words.array_reason(*reason),
    });
    ArrayAnswer {
        follows: ruling.follows.code(),
        text: reader.words.array_ruling(ruling.follows),
        reasons: reasons.collect(),
    }
}

pub(super) fn shown(reader: &Reader, ruling: &ArrayRuling) -> Markup {
    html! {
        section.ruling #array-ruling aria-labelledby="array-ruled" {
            h2 #array-ruled { (reader.say("ruling-ruling", &[])) }
            p.big { (reader.words.array_ruling(ruling.follows)) }
            h3 { (reader.say("ruling-why", &[])) }
            ol.reasons {
                @for reason in &ruling.reasons {
                    (because(reader, &reader.words.array_reason(*reason), reason.articles(),
                        reason.standing()))
                }
            }
        }
    }
}

pub(super) fn form(reader: &Reader, told: &Told) -> Markup {
    let say = |id| reader.say(id, &[]);
    let tens = [("no", "ruling-ten-no"), ("yes", "ruling-ten-yes")];
    html! {
        h2 #wrong-array { (say("ruling-array")) }
        form action="/castle/ruling#array-ruling" {
            fieldset {
                legend { (say("ruling-array-what")) }
                @for (nth, what) in Misplaced::ALL.into_iter().enumerate() {
                    @let chosen = what.code() == told.wrong || told.wrong.is_empty() && nth == 0;
                    label.choice {
                        input type="radio" name="wrong" value=(what.code()) checked[chosen];
                        (reader.words.misplaced(what))
                    }
                }
            }
            fieldset {
                legend { (say("ruling-ten")) }
                @for (value, id) in tens {
                    @let chosen = value == told.ten || told.ten.is_empty() && value == "no";
                    label.choice {
                        input type="radio" name="ten" value=(value) checked[chosen];
                        (say(id))
                    }
                }
            }
            (rate_field(reader, "array-rate", &told.rate))
            button { (say("ruling-ask")) }
        }
    }
}
