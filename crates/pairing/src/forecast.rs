//! Whether there are opponents enough for the rounds still to come.

use crate::{Player, Table};

/// What the opponents still free say about the rounds to come, colours left aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forecast {
    /// Every round can be paired without a rematch, whatever the results.
    Enough,
    /// Most likely every round can be paired, but a round without a legal pairing can come about.
    Tight,
    /// Some player will run out of opponents.
    Impossible {
        /// The player with the fewest opponents left.
        player: u32,
        /// How many opponents are left, the bye counted as one where it can be had.
        opponents: u32,
        /// How many rounds are still to be paired.
        rounds: u32,
    },
}

impl Table {
    /// Looks ahead: do those who take part have opponents enough for all rounds of the table?
    ///
    /// Arbiters change the number of rounds, and small fields with many rounds run into a round
    /// that can't be paired. [`Forecast::Enough`] rests on Dirac's theorem: among an even number
    /// of players, each of whom may meet at least half of the field, a full pairing exists, and
    /// every round takes one opponent from each. In an odd field the bye counts as a player.
    ///
    /// ```
    /// use rokada_pairing::{Forecast, Player, Scoring, Side, Table};
    ///
    /// let mut table = Table {
    ///     rounds: 5,
    ///     initial_side: Side::White,
    ///     scoring: Scoring::STANDARD,
    ///     players: (1..=10).map(Player::new).collect(),
    ///     forbidden: Vec::new(),
    /// };
    /// assert_eq!(table.forecast(), Forecast::Enough);
    /// table.rounds = 9;
    /// assert_eq!(table.forecast(), Forecast::Tight);
    /// table.rounds = 10;
    /// let none = Forecast::Impossible { player: 1, opponents: 9, rounds: 10 };
    /// assert_eq!(table.forecast(), none);
    /// ```
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        let rounds = self.rounds.saturating_sub(self.played_rounds());
        let present: Vec<_> = self
            .players
            .iter()
            .filter(|player| player.takes_part)
            .collect();
        let odd = present.len() % 2 == 1;
        let seats = (present.len() + usize::from(odd)) as u32;
        let may_have_bye = |player: &Player| player.round_barring_bye(self.scoring).is_none();
        let opponents_of = |player: &Player| {
            let others = present.iter().filter(|other| {
                other.number != player.number && self.can_still_meet(player, other.number)
            });
            others.count() as u32 + u32::from(odd && may_have_bye(player))
        };
        let fewest = present
            .iter()
            .map(|player| (opponents_of(player), player.number))
            .min();
        let Some((opponents, player)) = fewest else {
            return Forecast::Enough;
        };
        if opponents < rounds {
            return Forecast::Impossible {
                player,
                opponents,
                rounds,
            };
        }
        // The bye is a player too, and meets only those who have not had it.
        let for_bye = present.iter().filter(|player| may_have_bye(player)).count() as u32;
        let least = if odd {
            opponents.min(for_bye)
        } else {
            opponents
        };
        if rounds == 0 || least >= seats.div_ceil(2) + rounds - 1 {
            Forecast::Enough
        } else {
            Forecast::Tight
        }
    }

    /// C1 and the event's own bans for the rounds to come; a ban that ends counts as lifted only
    /// if it ends before the next round.
    fn can_still_meet(&self, player: &Player, other: u32) -> bool {
        let next = self.next_round();
        let banned = self.forbidden.iter().any(|group| {
            *group.rounds.end() >= next
                && group.players.contains(&player.number)
                && group.players.contains(&other)
        });
        !banned && player.round_met(other).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Forbidden, Points, RoundKind, RoundRecord, Scoring, Side};

    fn table(players: u32, rounds: u32) -> Table {
        Table {
            rounds,
            initial_side: Side::White,
            scoring: Scoring::STANDARD,
            players: (1..=players).map(Player::new).collect(),
            forbidden: Vec::new(),
        }
    }

    #[test]
    fn in_an_odd_field_the_bye_is_an_opponent() {
        assert_eq!(table(5, 3).forecast(), Forecast::Enough);
        assert_eq!(table(5, 5).forecast(), Forecast::Tight);
        let none = Forecast::Impossible {
            player: 1,
            opponents: 5,
            rounds: 6,
        };
        assert_eq!(table(5, 6).forecast(), none);
    }

    #[test]
    fn who_had_the_bye_or_is_kept_apart_has_fewer_opponents() {
        let mut table = table(5, 6);
        for player in &mut table.players {
            let bye = RoundRecord {
                points: Points::WIN,
                kind: RoundKind::PairingBye,
            };
            let absent = RoundRecord {
                points: Points::ZERO,
                kind: RoundKind::Absent,
            };
            player
                .history
                .push(if player.number == 4 { bye } else { absent });
        }
        let none = Forecast::Impossible {
            player: 4,
            opponents: 4,
            rounds: 5,
        };
        assert_eq!(table.forecast(), none);
        table.rounds = 4;
        table.forbidden.push(Forbidden {
            players: vec![2, 3, 4],
            rounds: 1..=4,
        });
        let none = Forecast::Impossible {
            player: 4,
            opponents: 2,
            rounds: 3,
        };
        assert_eq!(table.forecast(), none);
        table.forbidden[0].rounds = 1..=1;
        assert_eq!(table.forecast(), Forecast::Tight);
    }

    #[test]
    fn who_has_left_is_no_opponent() {
        let mut table = table(4, 3);
        assert_eq!(table.forecast(), Forecast::Tight);
        table.players[0].takes_part = false;
        table.players[1].takes_part = false;
        let none = Forecast::Impossible {
            player: 3,
            opponents: 1,
            rounds: 3,
        };
        assert_eq!(table.forecast(), none);
    }
}
