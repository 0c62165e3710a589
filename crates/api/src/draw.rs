//! What became of protocols of draws that were recomputed.

use rokada_chess::StartPosition;
use rokada_draw::{Fault, Field};
use rokada_messages::Words;
use serde::Serialize;

/// What became of all protocols of a sheet.
#[derive(Serialize)]
pub struct DrawAnswer {
    /// Is each of them right?
    pub valid: bool,
    /// One by one.
    pub protocols: Vec<JudgedDraw>,
}

/// What became of one protocol.
#[derive(Serialize)]
pub struct JudgedDraw {
    /// Is it right?
    pub valid: bool,
    /// Which draw it is of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The number drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The array drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
    /// The part that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// Why, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl DrawAnswer {
    /// All verdicts of a sheet.
    pub fn of(protocols: Vec<JudgedDraw>) -> DrawAnswer {
        DrawAnswer {
            valid: protocols.iter().all(|judged| judged.valid),
            protocols,
        }
    }
}

impl JudgedDraw {
    /// The verdict on one protocol.
    pub fn of(
        title: Option<&str>,
        verdict: &Result<StartPosition, Fault>,
        words: &Words,
    ) -> JudgedDraw {
        let position = verdict.as_ref().ok();
        let fault = verdict.as_ref().err();
        JudgedDraw {
            valid: fault.is_none(),
            title: title.map(str::to_owned),
            number: position.map(|position| position.number()),
            letters: position.map(|position| position.letters().to_string()),
            field: fault.and_then(Fault::field).map(Field::key),
            reason: fault.map(|fault| words.draw_fault(fault)),
        }
    }
}
