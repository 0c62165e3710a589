//! The draw of a round's position at the desk.

use rokada_chess::StartPosition;
use rokada_draw::program::Secret;
use rokada_tournament::{DrawnPosition, Fact, RoundDraw};
use serde::Serialize;

use crate::context::Context;
use crate::desk::Desk;
use crate::failure::Failure;

/// A position that has just been drawn, to be told at once: of the round, or of one of its boards.
#[derive(Serialize)]
pub(super) struct Told {
    round: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<u32>,
    number: u16,
    letters: String,
}

impl Told {
    pub(super) fn words(&self, context: &Context) -> String {
        let args = [
            ("round", self.round.to_string().into()),
            ("board", self.board.unwrap_or(0).to_string().into()),
            ("number", self.number.to_string().into()),
            ("letters", self.letters.as_str().into()),
        ];
        context.say(
            match self.board {
                None => "event-drawn",
                Some(_) => "event-drawn-board",
            },
            &args,
        )
    }
}

/// What was drawn, unless it is to be kept secret: somebody may be looking on.
pub(super) fn told(facts: &[Fact]) -> Vec<Told> {
    let draws = facts.iter().filter_map(|fact| match fact {
        Fact::PositionDrawn { round, draw } if draw.announce_at.is_none() => Some((*round, draw)),
        _ => None,
    });
    draws
        .flat_map(|(round, draw)| {
            draw.positions.iter().map(move |drawn| Told {
                round,
                board: drawn.board,
                number: drawn.position.number(),
                letters: drawn.position.letters().to_string(),
            })
        })
        .collect()
}

/// The position chosen, or one drawn for the round, or for each of its boards, by program: from a
/// secret of the system's randomness, with a protocol that anyone can check.
pub(super) fn draw(
    desk: &Desk<'_>,
    round: u16,
    chosen: Option<&str>,
    context: &Context,
) -> Result<RoundDraw, Failure> {
    if let Some(text) = chosen {
        let position: StartPosition = text
            .parse()
            .map_err(|error| Failure::Input(context.words.start_position_error(&error)))?;
        return Ok(RoundDraw {
            positions: vec![DrawnPosition::of_round(position)],
            announce_at: None,
        });
    }
    let text = rokada_tournament::plain_text(desk.id(), round);
    rokada_tournament::by_program(desk.event(), round, &secret(context)?, &text)
        .map_err(|fault| Failure::No(context.words.draw_fault(&fault)))
}

/// A secret of the system's randomness.
pub(super) fn secret(context: &Context) -> Result<Secret, Failure> {
    Ok(Secret::from_entropy(random(context)?))
}

/// Random bytes of the operating system.
pub(super) fn random<const N: usize>(context: &Context) -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        let args = [("reason", error.to_string().into())];
        Failure::Outside(context.say("draw-no-entropy", &args))
    })?;
    Ok(bytes)
}
