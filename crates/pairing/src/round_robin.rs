//! Round robin by the Berger tables of FIDE (Handbook C.05, Annex 1).
//!
//! The tables have a simple rule. With an even number *n* of players, player *n* sits still and the
//! others stand in a ring of *n* − 1. In each round player *n* meets one of the ring, and the two
//! neighbours of that player meet each other, then the two next to them, and so on; of two that
//! meet across the ring the one further on has White. Player *n* alternates colours, beginning with
//! Black. With an odd number of players the last number stands for the bye.

use crate::{Game, PairedRound};

/// A round robin needs at least two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a round robin needs at least 2 players, not {players}")]
pub struct TooFewForRoundRobin {
    /// The number of players that was given.
    pub players: u32,
}

/// How often everyone meets everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cycles {
    Single,
    Double,
}

/// A round robin among players numbered from 1.
///
/// ```
/// use rokada_pairing::{Game, RoundRobin};
///
/// let table = RoundRobin::single(5)?;
/// assert_eq!(table.round_count(), 5);
///
/// let first = table.round(1).ok_or("no round 1")?;
/// assert_eq!(first.games, [Game { white: 2, black: 5 }, Game { white: 3, black: 4 }]);
/// assert_eq!(first.bye, Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoundRobin {
    players: u32,
    cycles: Cycles,
}

impl RoundRobin {
    /// Everyone meets everyone once.
    ///
    /// # Errors
    ///
    /// [`TooFewForRoundRobin`] with fewer than two players.
    pub fn single(players: u32) -> Result<RoundRobin, TooFewForRoundRobin> {
        RoundRobin::new(players, Cycles::Single)
    }

    /// Everyone meets everyone twice, the second time with colours reversed.
    ///
    /// The last two rounds of the first cycle change places, as the annex recommends, so that
    /// nobody has three games of one colour in a row where the cycles meet.
    ///
    /// # Errors
    ///
    /// [`TooFewForRoundRobin`] with fewer than two players.
    pub fn double(players: u32) -> Result<RoundRobin, TooFewForRoundRobin> {
        RoundRobin::new(players, Cycles::Double)
    }

    fn new(players: u32, cycles: Cycles) -> Result<RoundRobin, TooFewForRoundRobin> {
        if players < 2 {
            return Err(TooFewForRoundRobin { players });
        }
        Ok(RoundRobin { players, cycles })
    }

    /// The number of players and, when it is odd, one more for the bye.
    const fn seats(self) -> u32 {
        self.players + self.players % 2
    }

    const fn cycle_length(self) -> u32 {
        self.seats() - 1
    }

    /// How many rounds are played.
    #[must_use]
    pub const fn round_count(self) -> u32 {
        match self.cycles {
            Cycles::Single => self.cycle_length(),
            Cycles::Double => 2 * self.cycle_length(),
        }
    }

    /// The round with this number, counted from 1, in the order of the table; `None` when there is no such round.
    #[must_use]
    pub fn round(self, number: u32) -> Option<PairedRound> {
        if number == 0 || number > self.round_count() {
            return None;
        }
        let length = self.cycle_length();
        if number > length {
            let first_time = self.table_round(number - length);
            let games = first_time.games.into_iter().map(Game::reversed).collect();
            return Some(PairedRound {
                games,
                ..first_time
            });
        }
        let swap = self.cycles == Cycles::Double && length >= 2;
        let row = match length - number {
            0 if swap => length - 1,
            1 if swap => length,
            _ => number,
        };
        Some(self.table_round(row))
    }

    /// All rounds in order.
    pub fn rounds(self) -> impl Iterator<Item = PairedRound> {
        (1..=self.round_count()).filter_map(move |number| self.round(number))
    }

    /// A row of the printed table, counted from 1.
    fn table_round(self, row: u32) -> PairedRound {
        let (seats, ring) = (self.seats(), self.cycle_length());
        let on_ring = |place: u32| (place - 1) % ring + 1;
        let last_has_white = row.is_multiple_of(2);
        let pivot = if last_has_white {
            (seats + row) / 2
        } else {
            row.div_ceil(2)
        };

        let with_last = Game {
            white: pivot,
            black: seats,
        };
        let with_last = if last_has_white {
            with_last.reversed()
        } else {
            with_last
        };
        let across = (1..seats / 2).map(|step| Game {
            white: on_ring(pivot + step),
            black: on_ring(pivot + ring - step),
        });

        if seats == self.players {
            PairedRound {
                games: core::iter::once(with_last).chain(across).collect(),
                bye: None,
            }
        } else {
            PairedRound {
                games: across.collect(),
                bye: Some(pivot),
            }
        }
    }
}
