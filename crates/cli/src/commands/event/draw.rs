//! The draw of a round's position at the desk.

use rokada_chess::StartPosition;
use rokada_draw::program::{self, Secret};
use rokada_draw::{Protocol, Scope};
use rokada_event::{DrawnPosition, Fact, RoundDraw};
use serde::Serialize;

use crate::context::Context;
use crate::desk::Desk;
use crate::failure::Failure;

/// The first round that has no position yet, as far as rounds are paired or next.
pub(super) fn round_to_draw(desk: &Desk<'_>) -> u16 {
    let next = desk.event().next_round();
    let undrawn = |n: &u16| {
        desk.event()
            .round(*n)
            .is_none_or(|round| round.draw.is_none())
    };
    (1..=next).find(undrawn).unwrap_or(next)
}

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
    let positions = match chosen {
        Some(text) => {
            let position: StartPosition = text
                .parse()
                .map_err(|error| Failure::Input(context.words.start_position_error(&error)))?;
            vec![DrawnPosition::of_round(position)]
        }
        None => match desk.event().settings().positions.scope {
            Scope::Round => vec![by_program(desk, round, None, &[], context)?],
            Scope::Board => {
                let boards = desk
                    .event()
                    .round(round)
                    .into_iter()
                    .flat_map(|r| &r.boards);
                let mut drawn: Vec<DrawnPosition> = Vec::new();
                for board in boards {
                    let before: Vec<StartPosition> = drawn.iter().map(|d| d.position).collect();
                    drawn.push(by_program(
                        desk,
                        round,
                        Some(board.number),
                        &before,
                        context,
                    )?);
                }
                drawn
            }
        },
    };
    Ok(RoundDraw {
        positions,
        announce_at: None,
    })
}

fn by_program(
    desk: &Desk<'_>,
    round: u16,
    board: Option<u32>,
    before: &[StartPosition],
    context: &Context,
) -> Result<DrawnPosition, Failure> {
    let pool = desk
        .event()
        .pool(round, before)
        .map_err(|error| Failure::No(context.words.draw_pool_error(&error)))?;
    let secret = Secret::from_entropy(random::<32>(context)?);
    let text = match board {
        Some(board) => program::text_of_board(
            &format!("{} {round}", desk.id()),
            u16::try_from(board).unwrap_or(u16::MAX),
        ),
        None => format!("{} {round}", desk.id()),
    };
    let refused = |error| Failure::Input(context.words.draw_program_error(&error));
    let protocol =
        Protocol::of_program(secret.commitment(), &secret, &text, pool).map_err(refused)?;
    let position = protocol
        .verify()
        .map_err(|fault| Failure::Outside(context.words.draw_fault(&fault)))?;
    Ok(DrawnPosition {
        board,
        protocol: Some(Box::new(protocol)),
        ..DrawnPosition::of_round(position)
    })
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
