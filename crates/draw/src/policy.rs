//! What an event decides about its positions.

use std::collections::BTreeSet;

use rokada_chess::StartPosition;

use crate::{Pool, PoolError};

/// An event's decisions about the draw of its positions, to be published before the first one.
///
/// ```
/// use rokada_chess::StartPosition;
/// use rokada_draw::{Policy, Scope};
///
/// let policy = Policy { scope: Scope::Board, ..Policy::default() };
/// let used = [StartPosition::new(17).unwrap()];
/// assert_eq!(policy.pool(used)?.count(), 958, "518 and the used one are excluded");
/// assert_eq!(policy.positions_needed(9), 9);
/// # Ok::<(), rokada_draw::PoolError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Policy {
    /// May the classical array, 518, be drawn? By default it is drawn again.
    pub classical: bool,
    /// May a position come twice in the event? By default it is drawn again.
    pub repeats: bool,
    /// Other positions that are drawn again.
    #[cfg_attr(feature = "serde", serde(with = "crate::numbers"))]
    pub excluded: BTreeSet<StartPosition>,
    /// One position for all boards or one for each.
    pub scope: Scope,
    /// One game or two with each position.
    pub games: Games,
    /// How many positions are drawn and given out beforehand, out of which each round's is drawn.
    pub short_list: Option<u16>,
}

/// Where a drawn position is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Scope {
    /// On all boards of the round.
    #[default]
    Round,
    /// On one board; each board has its own.
    Board,
}

/// What a pairing plays.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Games {
    /// One game.
    #[default]
    Single,
    /// Two games with the same position, colours reversed in the second.
    MiniMatch,
}

/// Who has White in a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Colours {
    /// Whom the pairing gives White.
    AsPaired,
    /// The other player.
    Reversed,
}

impl Policy {
    /// The positions that may be drawn now, after those already used in the event (on its
    /// earlier rounds, and on the boards drawn before this one).
    ///
    /// # Errors
    /// When none is left.
    pub fn pool(&self, used: impl IntoIterator<Item = StartPosition>) -> Result<Pool, PoolError> {
        let mut excluded = self.excluded.clone();
        if !self.classical {
            excluded.insert(StartPosition::CLASSICAL);
        }
        if !self.repeats {
            excluded.extend(used);
        }
        Pool::all_but(excluded)
    }

    /// The positions that may be drawn now out of a short list drawn from [`Policy::pool`].
    ///
    /// # Errors
    /// When none is left, or the list names a position twice.
    pub fn pool_from_list(
        &self,
        list: &[StartPosition],
        used: impl IntoIterator<Item = StartPosition>,
    ) -> Result<Pool, PoolError> {
        let allowed = self.pool(used)?;
        Pool::short_list(
            list.iter()
                .copied()
                .filter(|&position| allowed.contains(position)),
        )
    }

    /// How many positions a round of so many boards needs.
    pub fn positions_needed(&self, boards: u16) -> u16 {
        match self.scope {
            Scope::Round => 1,
            Scope::Board => boards,
        }
    }

    /// The games that a pairing plays with its position, in order.
    pub fn games_of_pairing(&self) -> &'static [Colours] {
        match self.games {
            Games::Single => &[Colours::AsPaired],
            Games::MiniMatch => &[Colours::AsPaired, Colours::Reversed],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(number: u16) -> StartPosition {
        StartPosition::new(number).unwrap()
    }

    #[test]
    fn what_is_used_comes_again_only_where_repeats_are_allowed() {
        let strict = Policy::default();
        assert!(!strict.pool([position(7)]).unwrap().contains(position(7)));
        let free = Policy {
            repeats: true,
            classical: true,
            ..Policy::default()
        };
        assert_eq!(free.pool([position(7)]).unwrap(), Pool::all());
    }

    #[test]
    fn a_short_list_shrinks_as_it_is_used() {
        let list = [position(9), position(3), position(5)];
        let policy = Policy::default();
        let pool = policy.pool_from_list(&list, [position(3)]).unwrap();
        assert_eq!(pool.listed(), Some(&[position(9), position(5)][..]));
        assert_eq!(policy.pool_from_list(&list, list), Err(PoolError::Empty));
    }

    #[test]
    fn a_mini_match_is_two_games_with_colours_reversed() {
        let policy = Policy {
            games: Games::MiniMatch,
            ..Policy::default()
        };
        assert_eq!(policy.positions_needed(9), 1);
        assert_eq!(
            policy.games_of_pairing(),
            [Colours::AsPaired, Colours::Reversed]
        );
    }

    #[test]
    fn when_all_are_used_nothing_can_be_drawn() {
        assert_eq!(
            Policy::default().pool(StartPosition::all()),
            Err(PoolError::Empty)
        );
    }
}
