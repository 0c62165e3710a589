//! A player's card.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;
use serde::Serialize;

use super::{PlayerRef, Reader};
use crate::rating::{average_rating, performance_difference};
use crate::{Bye, EntryId, GameResult, Outing, Player, RoundStatus, State, color};

/// A player's card: whom, with which colour, with what result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerCard {
    /// Who it is.
    #[serde(flatten)]
    pub reference: PlayerRef,
    /// All that is known of the player.
    pub details: Player,
    /// The points.
    pub points: Points,
    /// The rank in the table.
    pub rank: Option<usize>,
    /// Round by round.
    pub rounds: Vec<CardRow>,
    /// The performance over the games played against rated opponents (B.02, 8.2).
    pub performance: Option<i64>,
}

/// A game on a player's card, or a round without one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardRow {
    /// The round.
    pub round: u16,
    /// The board; `None` without an opponent.
    pub board: Option<u32>,
    /// 1, or 2 in a mini-match.
    pub game: u8,
    /// The own colour.
    #[serde(serialize_with = "color::option")]
    pub color: Option<Color>,
    /// The opponent.
    pub opponent: Option<PlayerRef>,
    /// The result as it was written down, White's score first.
    pub result: Option<GameResult>,
    /// The bye.
    pub bye: Option<Bye>,
    /// The points it brought.
    pub points: Points,
    /// The points after it.
    pub total: Points,
}

impl State {
    /// A player's card, up to the last round this reader may see.
    pub fn card_view(&self, id: EntryId, reader: Reader) -> Option<PlayerCard> {
        let entry = self.entry(id)?;
        let refs = self.player_refs();
        let reference = refs.get(&id)?.clone();
        let visible = self.paired_rounds().filter(|(_, round)| {
            reader == Reader::Arbiter || round.status == RoundStatus::Published
        });
        let rounds = visible.map(|(number, _)| number).last().unwrap_or(0);
        let mut rows = Vec::new();
        for number in 1..=rounds {
            self.add_rows(&mut rows, number, id, &refs);
        }
        let standings = self.standings(self.complete_rounds());
        Some(PlayerCard {
            points: rows.last().map_or(Points::ZERO, |row| row.total),
            rank: standings.row(reference.number).map(|row| row.rank),
            performance: self.performance(&rows),
            details: entry.player.clone(),
            rounds: rows,
            reference,
        })
    }

    fn add_rows(
        &self,
        rows: &mut Vec<CardRow>,
        number: u16,
        id: EntryId,
        refs: &BTreeMap<EntryId, PlayerRef>,
    ) {
        let outing = self.outing(number, id);
        let total = |rows: &[CardRow]| rows.last().map_or(Points::ZERO, |row| row.total);
        let Outing::Board(board) = outing else {
            let points = self.points_of(id, outing);
            rows.push(CardRow {
                round: number,
                board: None,
                game: 1,
                color: None,
                opponent: None,
                result: None,
                bye: match outing {
                    Outing::Bye(bye) => Some(bye),
                    _ => None,
                },
                points,
                total: total(rows) + points,
            });
            return;
        };
        for (game, nth) in board.games.iter().zip(1u8..) {
            let color = board.color_of(usize::from(nth) - 1, id);
            let points = game
                .result
                .zip(color)
                .map(|(result, color)| self.settings.points.points(result.of(color)));
            let points = points.unwrap_or_default();
            rows.push(CardRow {
                round: number,
                board: Some(board.number),
                game: nth,
                color,
                opponent: board.opponent_of(id).and_then(|id| refs.get(&id).cloned()),
                result: game.result,
                bye: None,
                points,
                total: total(rows) + points,
            });
        }
    }

    /// The average rating of the rated opponents met over the board, and what the score against
    /// them adds to it.
    fn performance(&self, rows: &[CardRow]) -> Option<i64> {
        let played = rows.iter().filter_map(|row| {
            let result = row.result.filter(|result| result.is_played())?;
            let rating = row.opponent.as_ref()?.rating?;
            let share = match result.of(row.color?).letter() {
                '1' | 'W' => 100,
                '=' | 'D' => 50,
                _ => 0,
            };
            (result != GameResult::Adjourned).then_some((i64::from(rating), share))
        });
        let (ratings, shares): (Vec<i64>, Vec<i64>) = played.unzip();
        let games = i64::try_from(shares.len()).ok().filter(|&n| n > 0)?;
        let percent = (shares.iter().sum::<i64>() * 2 + games) / (2 * games);
        Some(average_rating(&ratings)? + performance_difference(percent))
    }
}
