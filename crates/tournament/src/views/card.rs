//! A player's card.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::Points;
use serde::Serialize;

use super::PlayerRef;
use crate::rating::{
    Change, Coefficient, GameForRating, RatedPlayer, average_rating, performance_difference,
    rating_change,
};
use crate::{
    Bye, Date, EntryId, GameResult, Outing, Player, PointSystem, RateOfPlay, Rating, Tournament,
    color,
};

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
    /// How the rating would change; `None` for a player whom the list of the event's rate of play
    /// doesn't have.
    pub rating_estimate: Option<RatingEstimate>,
}

/// How a rating would change if the event were the only one of the month (B.02): an estimate,
/// since FIDE alone knows a player's other games and coefficient.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RatingEstimate {
    /// The list: that of the event's rate of play.
    pub list: Rating,
    /// The rating at the start.
    pub rating: u16,
    /// The change, from the rated games against opponents of the same list.
    #[serde(flatten)]
    pub change: Change,
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

impl Tournament {
    /// A player's card, up to the last round that is paired.
    pub fn card_view(&self, id: EntryId) -> Option<PlayerCard> {
        let entry = self.entry(id)?;
        let refs = self.player_refs();
        let reference = refs.get(&id)?.clone();
        let paired = self.paired_rounds().map(|(number, _)| number);
        let rounds = paired.last().unwrap_or(0);
        let mut rows = Vec::new();
        for number in 1..=rounds {
            self.add_rows(&mut rows, number, id, &refs);
        }
        let standings = self.standings(self.complete_rounds());
        Some(PlayerCard {
            points: rows.last().map_or(Points::ZERO, |row| row.total),
            rank: standings.row(reference.number).map(|row| row.rank),
            performance: self.performance(&rows),
            rating_estimate: self.rating_estimate(&entry.player, &rows),
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
        let rating = |opponent: &PlayerRef| opponent.rating;
        let played = rows.iter().filter_map(|row| against_rated(row, rating));
        let (ratings, tenths): (Vec<i64>, Vec<i64>) = played
            .map(|game| (i64::from(game.opponent), i64::from(game.score.tenths())))
            .unzip();
        let games = i64::try_from(tenths.len()).ok().filter(|&n| n > 0)?;
        let percent = (tenths.iter().sum::<i64>() * 20 + games) / (2 * games);
        Some(average_rating(&ratings)? + performance_difference(percent))
    }

    /// What the games against opponents of the player's list would change.
    fn rating_estimate(&self, player: &Player, rows: &[CardRow]) -> Option<RatingEstimate> {
        let list = match self.settings.time_control.rate_of_play()? {
            RateOfPlay::Standard => Rating::Standard,
            RateOfPlay::Rapid => Rating::Rapid,
            RateOfPlay::Blitz => Rating::Blitz,
        };
        let rating = player.ratings.get(list)?;
        let coefficient = match list {
            Rating::Standard => {
                // An event without a date can't tell who is young.
                let starts = self.settings.starts;
                let birth_year = player.birth_year.filter(|_| starts.is_some());
                Coefficient::standard(rating, birth_year, starts.map_or(0, Date::year), false)
            }
            _ => Coefficient::Twenty,
        };
        let of_list = |opponent: &PlayerRef| self.entry(opponent.entry)?.player.ratings.get(list);
        let rated = |row: &&CardRow| row.result.is_some_and(GameResult::is_rated);
        let games = rows.iter().filter(rated);
        let games: Vec<GameForRating> = games
            .filter_map(|row| against_rated(row, of_list))
            .collect();
        Some(RatingEstimate {
            list,
            rating,
            change: rating_change(
                RatedPlayer {
                    rating,
                    coefficient,
                },
                &games,
            ),
        })
    }
}

/// A game played over the board against an opponent with a rating.
fn against_rated(
    row: &CardRow,
    rating: impl Fn(&PlayerRef) -> Option<u16>,
) -> Option<GameForRating> {
    let result = row.result?.of(row.color?);
    Some(GameForRating {
        opponent: rating(row.opponent.as_ref()?)?,
        // 1, ½ or 0, whatever they are worth in the event.
        score: result
            .is_played()
            .then(|| PointSystem::default().points(result))?,
    })
}
