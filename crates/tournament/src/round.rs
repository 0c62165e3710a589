//! A round: its boards, games and byes.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_draw::Protocol;
use rokada_pairing::{ByeReason, Points, Reason};
use serde::{Deserialize, Serialize};

use crate::{Bye, EntryId, GameResult, PairedBy, PointSystem, RoundDraw};

/// A round of the event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// How the draw of its position was announced.
    pub announcement: Option<Box<Protocol>>,
    /// The draw of its positions; the last one where it was drawn again.
    pub draw: Option<RoundDraw>,
    /// Draws that were replaced, in their order.
    pub earlier_draws: Vec<RoundDraw>,
    /// How far it has come.
    pub status: RoundStatus,
    /// Everyone in the order of the pairing numbers that hold from this round on.
    pub numbers: Vec<EntryId>,
    /// The boards by number. A number is missing where the arbiter took a pair apart.
    pub boards: Vec<Board>,
    /// Those without an opponent.
    pub byes: BTreeMap<EntryId, Bye>,
    /// Who made the pairing.
    pub paired_by: Option<PairedBy>,
    /// What the rules gave before the arbiter changed anything.
    pub by_rules: Vec<Pair>,
    /// Whom the rules gave the bye of the pairing.
    pub bye_by_rules: Option<RoundBye>,
    /// What the arbiter changed by hand, in order.
    pub changes: Vec<ManualChange>,
}

/// How far a round has come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundStatus {
    /// Nobody is paired.
    #[default]
    Open,
    /// Paired, seen by the arbiter alone.
    Draft,
    /// Everyone has seen it.
    Published,
}

/// A pair as a fact of the pairing, with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The number of the board, from 1.
    pub board: u32,
    /// Who has White (in the first game of a mini-match).
    pub white: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// Why the rules made this pair; `None` where there is nothing to explain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Reason>,
}

/// A player without an opponent in a pairing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundBye {
    /// The player.
    pub entry: EntryId,
    /// What the player gets.
    pub bye: Bye,
    /// Why the pairing left this player over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<ByeReason>,
}

/// A board of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its number, from 1.
    pub number: u32,
    /// Who has White (in the first game of a mini-match).
    pub white: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// One game, or the two of a mini-match.
    pub games: Vec<Game>,
    /// Why the rules made this pair; `None` for a pair made by hand.
    pub why: Option<Reason>,
    /// Who goes on after a knock-out match that ended level.
    pub advances: Option<EntryId>,
}

/// A game of a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Game {
    /// The result, as soon as it is known.
    pub result: Option<GameResult>,
    /// What the player with White says, until the result is known.
    pub white_says: Option<GameResult>,
    /// What the player with Black says.
    pub black_says: Option<GameResult>,
}

impl Board {
    /// A board whose games are still to be played.
    pub fn new(number: u32, white: EntryId, black: EntryId, games: usize) -> Board {
        Board {
            number,
            white,
            black,
            games: vec![Game::default(); games],
            why: None,
            advances: None,
        }
    }

    /// The player with a colour in a game; colours change in the second game of a mini-match.
    pub fn player(&self, game: usize, color: Color) -> EntryId {
        if (color == Color::White) == game.is_multiple_of(2) {
            self.white
        } else {
            self.black
        }
    }

    /// The colour of a player in a game; `None` for someone who doesn't sit here.
    pub fn color_of(&self, game: usize, entry: EntryId) -> Option<Color> {
        [Color::White, Color::Black]
            .into_iter()
            .find(|&color| self.player(game, color) == entry)
    }

    /// The opponent; `None` for someone who doesn't sit here.
    pub fn opponent_of(&self, entry: EntryId) -> Option<EntryId> {
        match entry {
            e if e == self.white => Some(self.black),
            e if e == self.black => Some(self.white),
            _ => None,
        }
    }

    /// The points of the player with White and of the one with Black, over all games.
    pub fn scores(&self, points: &PointSystem) -> (Points, Points) {
        let score = |entry: EntryId| -> Points {
            let games = self.games.iter().enumerate();
            games
                .filter_map(|(index, game)| Some((game.result?, self.color_of(index, entry)?)))
                .map(|(result, color)| points.points(result.of(color)))
                .sum()
        };
        (score(self.white), score(self.black))
    }

    /// Who has more points than the other; `None` where the board is level.
    pub fn winner_on_points(&self, points: &PointSystem) -> Option<EntryId> {
        let (white, black) = self.scores(points);
        match white.cmp(&black) {
            Ordering::Greater => Some(self.white),
            Ordering::Less => Some(self.black),
            Ordering::Equal => None,
        }
    }

    /// Whether every game has a result.
    pub fn is_complete(&self) -> bool {
        self.games.iter().all(|game| game.result.is_some())
    }

    /// Whether any game has a result.
    pub fn has_result(&self) -> bool {
        self.games.iter().any(|game| game.result.is_some())
    }

    /// Whether any game was or is being played, forfeits apart.
    pub fn is_played(&self) -> bool {
        self.games
            .iter()
            .any(|game| game.result.is_none_or(GameResult::is_played))
    }
}

impl Round {
    /// The board of a number.
    pub fn board(&self, number: u32) -> Option<&Board> {
        self.boards.iter().find(|board| board.number == number)
    }

    /// The board of a number, to change.
    pub(crate) fn board_mut(&mut self, number: u32) -> Option<&mut Board> {
        self.boards.iter_mut().find(|board| board.number == number)
    }

    /// The board at which someone sits.
    pub fn board_of(&self, entry: EntryId) -> Option<&Board> {
        self.boards
            .iter()
            .find(|board| board.opponent_of(entry).is_some())
    }

    /// The lowest board number without a pair.
    pub fn free_board(&self) -> u32 {
        (1..).find(|&n| self.board(n).is_none()).unwrap_or(u32::MAX)
    }

    /// Boards without a full result.
    pub fn unfinished(&self) -> Vec<u32> {
        self.boards
            .iter()
            .filter(|b| !b.is_complete())
            .map(|b| b.number)
            .collect()
    }

    /// Whether it is published and every game has its result.
    pub fn is_complete(&self) -> bool {
        self.status == RoundStatus::Published && self.boards.iter().all(Board::is_complete)
    }
}

/// What an arbiter changed in a pairing, kept as what it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum ManualChange {
    /// Two players changed places.
    Swapped {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// A board's colours were changed.
    ColorsChanged {
        /// The board.
        board: u32,
    },
    /// Two players were paired by hand.
    Paired {
        /// The board they got.
        board: u32,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
    },
    /// A pair was taken apart.
    Unpaired {
        /// The board it had.
        board: u32,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
    },
    /// What a player without an opponent gets was set by hand.
    ByeSet {
        /// The player.
        entry: EntryId,
        /// What the player gets; `None` where a bye was taken away.
        bye: Option<Bye>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mini_match_changes_colors() {
        let (a, b) = (EntryId(1), EntryId(2));
        let mut board = Board::new(1, a, b, 2);
        assert_eq!(board.player(0, Color::White), a);
        assert_eq!(board.player(1, Color::White), b);
        assert_eq!(board.color_of(1, a), Some(Color::Black));
        assert_eq!(board.color_of(0, EntryId(3)), None);
        board.games[0].result = Some(GameResult::WhiteWins);
        assert!(board.has_result() && !board.is_complete());
    }

    #[test]
    fn a_free_board_fills_the_gap() {
        let mut round = Round::default();
        for n in [1, 3] {
            round
                .boards
                .push(Board::new(n, EntryId(n), EntryId(10 + n), 1));
        }
        assert_eq!(round.free_board(), 2);
        assert_eq!(round.unfinished(), [1, 3]);
    }
}
