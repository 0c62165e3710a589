//! A position drawn by hand, with its protocol or a note.

use axum::response::Response;
use rokada_chess::StartPosition;
use rokada_desk::DeskError;
use rokada_draw::{Protocol, Scope};
use rokada_tournament::{Command, DrawnPosition, Refusal, RoundDraw};

use super::{again, moment, round};
use crate::pages::desk::at::AtDesk;
use crate::pages::desk::fields::{Faults, Fields};
use crate::people::Form;

/// Takes the position that was drawn.
pub(super) async fn enter(at: AtDesk, Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = Fields(fields);
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let positions = positions(&at, round, &fields);
    let draw = positions.and_then(|positions| {
        Ok(RoundDraw {
            positions,
            announce_at: moment::read(&fields, &at.reader)?,
        })
    });
    let draw = match draw {
        Ok(draw) => draw,
        Err(faults) => return again(&at, round, &fields, &faults),
    };
    let on = at.address(&format!("/desk/draw/{round}"));
    let command = Command::DrawPosition { round, draw };
    match at.act(command.clone()).await {
        Ok(desk) => at.done(&desk, &on),
        Err(DeskError::Refused(refusal)) if !matches!(*refusal, Refusal::Confirm { .. }) => {
            let faults = Faults::one(field_of(&refusal), at.why(&refusal));
            again(&at, round, &fields, &faults)
        }
        Err(error) => at.not_done(&error, Some(command), &on),
    }
}

fn field_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::BadProtocol { .. } | Refusal::OtherProtocol { .. } | Refusal::WrongPool => {
            "protocol"
        }
        _ => "position",
    }
}

/// The boards that need a position of their own; nothing where one is for all.
pub(super) fn boards(at: &AtDesk, round: u16) -> Vec<u32> {
    if at.event().settings().positions.scope == Scope::Round {
        return Vec::new();
    }
    let boards = at.event().round(round).into_iter();
    boards
        .flat_map(|r| &r.boards)
        .map(|board| board.number)
        .collect()
}

/// What was typed: protocols lead to their positions, the rest is numbers or letters.
fn positions(at: &AtDesk, round: u16, fields: &Fields) -> Result<Vec<DrawnPosition>, Faults> {
    let boards = boards(at, round);
    let note = fields.get("note");
    if fields.get("protocol").is_empty() {
        let named = if boards.is_empty() {
            vec![(None, "position".to_owned())]
        } else {
            let boards = boards.iter();
            boards
                .map(|board| (Some(*board), format!("position_{board}")))
                .collect()
        };
        return named
            .into_iter()
            .map(|(board, field)| {
                let position: StartPosition = fields.get(&field).parse().map_err(|error| {
                    Faults::one(&field, at.reader.words.start_position_error(&error))
                })?;
                Ok(DrawnPosition {
                    board,
                    note: note.to_owned(),
                    ..DrawnPosition::of_round(position)
                })
            })
            .collect();
    }
    let wrong = |text| Faults::one("protocol", text);
    let words = at.reader.words;
    let protocols = Protocol::read_all(fields.get("protocol"))
        .map_err(|error| wrong(words.draw_read_error(&error)))?;
    // Protocols of boards come in the order of the boards.
    let boards = boards.into_iter().map(Some).chain(std::iter::repeat(None));
    boards
        .zip(protocols)
        .map(|(board, protocol)| {
            let position = protocol
                .verify()
                .map_err(|fault| wrong(words.draw_fault(&fault)))?;
            Ok(DrawnPosition {
                board,
                protocol: Some(Box::new(protocol)),
                note: note.to_owned(),
                ..DrawnPosition::of_round(position)
            })
        })
        .collect()
}
