//! The draw of a round's position by program.

use rokada_chess::StartPosition;
use rokada_draw::program::{self, Secret};
use rokada_draw::{Fault, Protocol, Scope};

use crate::{DrawnPosition, RoundDraw, Tournament};

/// The text a round is drawn with where nobody calls one out: the event and the round.
pub fn plain_text(event: &str, round: u16) -> String {
    format!("{event} {round}")
}

/// Draws a round's position, or one for each of its boards as the event's policy has it, from a
/// secret and a public text, with a protocol that anyone can check. A board's text names it, so
/// that one secret serves them all.
///
/// # Errors
/// When nothing is left to draw, or the text can't be used.
pub fn by_program(
    event: &Tournament,
    round: u16,
    secret: &Secret,
    text: &str,
) -> Result<RoundDraw, Fault> {
    let mut drawn: Vec<DrawnPosition> = Vec::new();
    match event.settings().positions.scope {
        Scope::Round => drawn.push(one(event, round, secret, text, &[])?),
        Scope::Board => {
            let boards = event.round(round).into_iter().flat_map(|r| &r.boards);
            for board in boards {
                let number = u16::try_from(board.number).unwrap_or(u16::MAX);
                let text = program::text_of_board(text, number);
                let before: Vec<StartPosition> = drawn.iter().map(|d| d.position).collect();
                drawn.push(DrawnPosition {
                    board: Some(board.number),
                    ..one(event, round, secret, &text, &before)?
                });
            }
        }
    }
    Ok(RoundDraw {
        positions: drawn,
        announce_at: None,
    })
}

fn one(
    event: &Tournament,
    round: u16,
    secret: &Secret,
    text: &str,
    before: &[StartPosition],
) -> Result<DrawnPosition, Fault> {
    let pool = event.pool(round, before).map_err(Fault::Pool)?;
    let mut protocol =
        Protocol::of_program(secret.commitment(), secret, text, pool).map_err(Fault::Program)?;
    // What was announced beforehand has its title.
    let announced = event.round(round).and_then(|r| r.announcement.as_ref());
    protocol.title = announced.and_then(|announced| announced.title.clone());
    let position = protocol.verify()?;
    Ok(DrawnPosition {
        protocol: Some(Box::new(protocol)),
        ..DrawnPosition::of_round(position)
    })
}

#[cfg(test)]
mod tests {
    use crate::{Command, Player, Settings, apply, decide};

    use super::*;

    fn event(scope: Scope) -> Tournament {
        let mut settings = Settings::named("Evening", 3);
        settings.positions.scope = scope;
        let players = (1..=6).map(|n| Player::named(format!("Player {n:02}")));
        let mut event = Tournament::default();
        for command in [
            Command::Create {
                settings: Box::new(settings),
            },
            Command::Enter {
                players: players.collect(),
            },
            Command::SetInitialColor {
                color: rokada_chess::Color::White,
                lot: String::new(),
            },
            Command::PairRound,
        ] {
            for fact in decide(&event, command).unwrap() {
                apply(&mut event, &fact);
            }
        }
        event
    }

    #[test]
    fn what_is_drawn_is_what_the_event_takes() {
        let secret = Secret::from_entropy([7; 32]);
        for (scope, positions) in [(Scope::Round, 1), (Scope::Board, 3)] {
            let event = event(scope);
            let draw = by_program(&event, 1, &secret, &plain_text("evening", 1)).unwrap();
            assert_eq!(draw.positions.len(), positions);
            decide(&event, Command::DrawPosition { round: 1, draw }).unwrap();
        }
        let refused = by_program(&event(Scope::Round), 1, &secret, "two\nlines");
        assert_eq!(refused, Err(Fault::Program(program::ProgramError::BadText)));
    }
}
