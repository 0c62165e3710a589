//! The page of a round.

use rokada_pairing::{ByeReason, Points, Reason};
use serde::Serialize;

use super::positions::draw_view;
use super::{DrawView, PlayerRef};
use crate::{
    Bye, EntryId, GameResult, ManualChange, PairChange, PairedBy, Round, RoundStatus, Tournament,
    Warning,
};

/// The page of a round.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoundView {
    /// The round.
    pub round: u16,
    /// How far it has come.
    pub status: RoundStatus,
    /// Whether every game has its result.
    pub complete: bool,
    /// The draw of its position.
    pub draw: DrawView,
    /// The boards in order; none before the pairing is published.
    pub boards: Vec<BoardView>,
    /// Those without an opponent.
    pub byes: Vec<ByeView>,
    /// Who made the pairing.
    pub paired_by: Option<PairedBy>,
    /// What the arbiter changed by hand.
    pub manual_changes: Vec<ManualChange>,
    /// How it differs from the pairing of the rules; for the arbiter.
    pub changes_from_rules: Vec<PairChange>,
    /// What the rules would not have done; for the arbiter.
    pub warnings: Vec<Warning>,
}

/// A board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardView {
    /// Its number.
    pub board: u32,
    /// Who has White (in the first game of a mini-match).
    pub white: SeatView,
    /// Who has Black.
    pub black: SeatView,
    /// The games: one, or the two of a mini-match.
    pub games: Vec<GameView>,
    /// Who goes on after a knock-out match that ended level.
    pub advances: Option<EntryId>,
    /// Why the rules made this pair.
    pub why: Option<Reason>,
}

/// A player at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Who it is.
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The points before the round.
    pub points: Points,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameView {
    /// 1, or 2 in a mini-match.
    pub game: u8,
    /// Who has White in it.
    pub white: EntryId,
    /// The result.
    pub result: Option<GameResult>,
    /// What White says, until the result is known.
    pub white_says: Option<GameResult>,
    /// What Black says.
    pub black_says: Option<GameResult>,
    /// Whether the two say different things, so that the arbiter has to look.
    pub disputed: bool,
}

/// A player without an opponent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ByeView {
    /// Who it is.
    #[serde(flatten)]
    pub seat: SeatView,
    /// Why there is no opponent.
    pub bye: Bye,
    /// What the player gets for it.
    pub worth: Points,
    /// Why the pairing left this player over.
    pub why: Option<ByeReason>,
}

impl Tournament {
    /// Whether the event has a round of this number, played or to come.
    pub fn has_round(&self, number: u16) -> bool {
        number > 0 && number <= self.planned_rounds().max(self.current_round())
    }

    /// The page of a round with what its arbiter looks at; `None` for a round that the event doesn't
    /// have.
    pub fn round_view(&self, number: u16) -> Option<RoundView> {
        let mut view = self.round_as_it_stands(number)?;
        view.changes_from_rules = self.changes_from_rules(number);
        view.warnings = self.round_warnings(number);
        Some(view)
    }

    pub(crate) fn round_as_it_stands(&self, number: u16) -> Option<RoundView> {
        if !self.has_round(number) {
            return None;
        }
        let nothing_yet = Round::default();
        let round = self.round(number).unwrap_or(&nothing_yet);
        let mut view = RoundView {
            round: number,
            status: round.status,
            complete: round.is_complete(),
            draw: draw_view(number, round),
            boards: Vec::new(),
            byes: Vec::new(),
            paired_by: round.paired_by,
            manual_changes: round.changes.clone(),
            changes_from_rules: Vec::new(),
            warnings: Vec::new(),
        };
        self.fill(&mut view, number, round);
        Some(view)
    }

    fn fill(&self, view: &mut RoundView, number: u16, round: &Round) {
        let refs = self.player_refs();
        let scores = self.scores(number - 1);
        let seat = |entry: EntryId| {
            Some(SeatView {
                player: refs.get(&entry)?.clone(),
                points: scores.get(&entry).copied().unwrap_or_default(),
            })
        };
        let boards = round.boards.iter().filter_map(|board| {
            let games = board.games.iter().zip(1u8..).map(|(game, nth)| GameView {
                game: nth,
                white: board.player(usize::from(nth) - 1, rokada_chess::Color::White),
                result: game.result,
                white_says: game.white_says,
                black_says: game.black_says,
                disputed: game.result.is_none()
                    && game
                        .white_says
                        .zip(game.black_says)
                        .is_some_and(|(a, b)| a != b),
            });
            Some(BoardView {
                board: board.number,
                white: seat(board.white)?,
                black: seat(board.black)?,
                games: games.collect(),
                advances: board.advances,
                why: board.why,
            })
        });
        view.boards = boards.collect();
        let byes = round.byes.iter().filter_map(|(&entry, &bye)| {
            let by_rules = round.bye_by_rules.filter(|other| other.entry == entry);
            Some(ByeView {
                seat: seat(entry)?,
                bye,
                worth: self.points_of(entry, crate::Outing::Bye(bye)),
                why: by_rules.and_then(|bye| bye.why),
            })
        });
        view.byes = byes.collect();
    }
}
