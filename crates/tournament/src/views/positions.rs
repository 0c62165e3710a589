//! The positions of the event.

use rokada_draw::Protocol;
use serde::Serialize;

use crate::{Round, Timestamp, Tournament};

/// The draw of a round as it may be shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DrawView {
    /// The round.
    pub round: u16,
    /// How the draw was announced beforehand.
    pub announcement: Option<Box<Protocol>>,
    /// Whether a position is drawn.
    pub drawn: bool,
    /// Until when it is secret; `None` for no longer.
    pub announce_at: Option<Timestamp>,
    /// The positions; none while they are secret.
    pub positions: Vec<PositionView>,
}

/// A position that was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PositionView {
    /// The board it is for; `None` for every board.
    pub board: Option<u32>,
    /// Its number.
    pub number: u16,
    /// Its letters, White's from the a-file.
    pub letters: String,
    /// The record of the draw.
    pub protocol: Option<Box<Protocol>>,
    /// How it came about, in the organiser's words.
    pub note: String,
}

impl Tournament {
    /// The positions of all rounds, as far as they are known here.
    pub fn positions_view(&self) -> Vec<DrawView> {
        let known = (1..).zip(&self.rounds);
        known
            .filter(|(_, round)| round.draw.is_some() || round.announcement.is_some())
            .map(|(number, round)| draw_view(number, round))
            .collect()
    }
}

pub(super) fn draw_view(number: u16, round: &Round) -> DrawView {
    let positions = round.draw.iter().flat_map(|draw| &draw.positions);
    DrawView {
        round: number,
        announcement: round.announcement.clone(),
        drawn: round.draw.is_some(),
        announce_at: round.draw.as_ref().and_then(|draw| draw.announce_at),
        positions: positions
            .map(|drawn| PositionView {
                board: drawn.board,
                number: drawn.position.number(),
                letters: drawn.position.letters().to_string(),
                protocol: drawn.protocol.clone(),
                note: drawn.note.clone(),
            })
            .collect(),
    }
}
