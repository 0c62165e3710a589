//! Who may not meet whom in the coming round, because they have met or the regulations say so.

use crate::matching::BitMatrix;
use crate::{Forbidden, Player, RoundRecord};

/// The pairs barred in `round` among these players, by their places in the list.
///
/// `met` says which opponent a record stands for as a meeting (C1).
pub(crate) fn barred_pairs(
    players: &[&Player],
    forbidden: &[Forbidden],
    round: u32,
    met: impl Fn(&RoundRecord) -> Option<u32>,
) -> BitMatrix {
    let mut place_of: Vec<(u32, usize)> = players
        .iter()
        .enumerate()
        .map(|(place, player)| (player.number, place))
        .collect();
    place_of.sort_unstable();
    let find = |number: u32| {
        place_of
            .binary_search_by_key(&number, |(other, _)| *other)
            .ok()
            .map(|at| place_of[at].1)
    };
    let mut barred = BitMatrix::new(players.len(), players.len());
    for (place, player) in players.iter().enumerate() {
        let opponents = player.history.iter().filter_map(&met).filter_map(find);
        opponents.for_each(|other| barred.insert(place, other));
    }
    for group in forbidden
        .iter()
        .filter(|group| group.rounds.contains(&round))
    {
        let places: Vec<usize> = group
            .players
            .iter()
            .filter_map(|number| find(*number))
            .collect();
        for &a in &places {
            places.iter().for_each(|b| barred.insert(a, *b));
        }
    }
    barred
}
