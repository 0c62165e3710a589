//! How many points each result is worth.

use rokada_pairing::Points;

use crate::PlayerResult;

/// How many points each result is worth in this event.
///
/// The default is one for a win, half for a draw, nothing for a loss; the pairing's bye is worth a
/// win (C.04.1). Regulations may say otherwise, and reports then carry their own values.
///
/// ```
/// use rokada_standings::{PlayerResult, PointSystem};
/// use rokada_pairing::Points;
///
/// let football = PointSystem::new(Points::from_halves(6), Points::from_halves(2), Points::ZERO);
/// assert_eq!(football.points(PlayerResult::ForfeitWin).to_string(), "3.0");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct PointSystem {
    /// A win over the board.
    pub win: Points,
    /// A draw over the board.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A win by forfeit.
    pub forfeit_win: Points,
    /// A loss by forfeit.
    pub forfeit_loss: Points,
    /// A bye given by the pairing.
    pub pairing_bye: Points,
    /// A full-point bye.
    pub full_point_bye: Points,
    /// A half-point bye.
    pub half_point_bye: Points,
    /// A zero-point bye.
    pub zero_point_bye: Points,
    /// A game without a result yet.
    pub undecided: Points,
}

impl PointSystem {
    /// The system in which forfeits and byes are worth what they are called after: a forfeit win,
    /// a full-point bye and the pairing's bye a win, a half-point bye a draw, an absence nothing.
    pub const fn new(win: Points, draw: Points, loss: Points) -> PointSystem {
        PointSystem {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: Points::ZERO,
            undecided: Points::ZERO,
        }
    }

    /// What a result is worth.
    pub const fn points(&self, result: PlayerResult) -> Points {
        match result {
            PlayerResult::Win | PlayerResult::UnratedWin => self.win,
            PlayerResult::Draw | PlayerResult::UnratedDraw => self.draw,
            PlayerResult::Loss | PlayerResult::UnratedLoss => self.loss,
            PlayerResult::ForfeitWin => self.forfeit_win,
            PlayerResult::ForfeitLoss => self.forfeit_loss,
            PlayerResult::HalfPointBye => self.half_point_bye,
            PlayerResult::FullPointBye => self.full_point_bye,
            PlayerResult::PairingBye => self.pairing_bye,
            PlayerResult::ZeroPointBye => self.zero_point_bye,
            PlayerResult::Undecided => self.undecided,
        }
    }
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem::new(Points::WIN, Points::DRAW, Points::ZERO)
    }
}
