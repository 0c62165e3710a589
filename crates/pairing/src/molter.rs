//! The Molter system: many teams, and in each round everybody of a team meets somebody of another
//! team; no team meets a team.
//!
//! Boards are taken two by two. Each board of such a couple has the players of all teams at that
//! place of the board order, paired by one round of a round robin of teams, its neighbour by
//! another round of it, so that a team always has at least two opposing teams. With an odd number
//! of teams each of the two boards has one player over, and these two meet. The next couple plays
//! the same with colours reversed.
//!
//! Colours: the games of two rounds together form circles, and along a circle everyone has White
//! once and Black once. So after every second round each player, and with them each team, has had
//! both equally often. A last round without a second is coloured along circles of teams.

use crate::TeamPlayer;

/// One game of a Molter event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MolterGame {
    /// Who has the white pieces.
    pub white: TeamPlayer,
    /// Who has the black pieces.
    pub black: TeamPlayer,
}

/// Why there is no Molter table of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMolterTable {
    /// Too few teams.
    #[error("a Molter event needs at least 3 teams, not {teams}")]
    TooFewTeams {
        /// The number that was given.
        teams: u32,
    },
    /// An odd number of boards, or none.
    #[error("a Molter event needs an even number of boards, not {boards}")]
    OddBoards {
        /// The number that was given.
        boards: u32,
    },
    /// More rounds than the table has.
    #[error("with {teams} teams there are tables for 1 to {most} rounds, not {rounds}")]
    Rounds {
        /// The number of teams.
        teams: u32,
        /// The number of rounds that was given.
        rounds: u32,
        /// The most rounds that can be had.
        most: u32,
    },
}

/// A Molter event of a fixed size.
///
/// ```
/// use rokada_pairing::Molter;
///
/// let event = Molter::new(4, 2, 3)?;
/// let first: Vec<String> = event.rounds()[0]
///     .iter()
///     .map(|game| format!("{}-{}", game.white, game.black))
///     .collect();
/// assert_eq!(first, ["1.1-4.1", "2.1-3.1", "1.2-3.2", "4.2-2.2"]);
/// # Ok::<(), rokada_pairing::NoMolterTable>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Molter {
    teams: u32,
    boards: u32,
    rounds: u32,
}

impl Molter {
    /// An event of so many teams on so many boards.
    ///
    /// # Errors
    /// [`NoMolterTable`]: fewer than 3 teams, an odd number of boards, or more rounds than one
    /// less than there are even teams, or half of one less than there are odd teams.
    pub fn new(teams: u32, boards: u32, rounds: u32) -> Result<Molter, NoMolterTable> {
        if teams < 3 {
            return Err(NoMolterTable::TooFewTeams { teams });
        }
        if boards == 0 || boards % 2 == 1 {
            return Err(NoMolterTable::OddBoards { boards });
        }
        let most = if teams.is_multiple_of(2) {
            teams - 1
        } else {
            (teams - 1) / 2
        };
        if rounds == 0 || rounds > most {
            return Err(NoMolterTable::Rounds {
                teams,
                rounds,
                most,
            });
        }
        Ok(Molter {
            teams,
            boards,
            rounds,
        })
    }

    /// The rounds, each with its games by board.
    #[must_use]
    pub fn rounds(self) -> Vec<Vec<MolterGame>> {
        let met: Vec<Vec<Meeting>> = (0..self.rounds).map(|round| self.meet(round)).collect();
        let mut rounds: Vec<Vec<MolterGame>> = Vec::new();
        for two in met.chunks(2) {
            let colored = match two {
                [first, second] => {
                    let player = |place: Place| place.team * 2 + place.seat;
                    let sides = around(&[first.as_slice(), second].concat(), player);
                    let (first_sides, second_sides) = sides.split_at(first.len());
                    vec![color(first, first_sides), color(second, second_sides)]
                }
                _ => two
                    .iter()
                    .map(|round| color(round, &around(round, |place| place.team)))
                    .collect(),
            };
            rounds.extend(colored.into_iter().map(|couple| self.repeat(&couple)));
        }
        rounds
    }

    /// Who meets whom on the first two boards in a round (from 0).
    fn meet(self, round: u32) -> Vec<Meeting> {
        // Two players over, of an odd number of teams, meet a team that neither meets on its own
        // board in any round: those meetings are in the rounds of the round robin not played.
        let (length, shift) = if self.teams.is_multiple_of(2) {
            (self.teams - 1, 1)
        } else {
            (self.teams, 2 * self.rounds)
        };
        let mut meetings = Vec::new();
        let mut over = Vec::new();
        for seat in 0..2 {
            let turn = (round + seat * shift) % length;
            let place = |team: u32| Place { team, seat };
            for team in 0..length {
                let other = (2 * turn + length - team) % length;
                if team < other {
                    meetings.push((place(team), place(other)));
                } else if team == other && length == self.teams {
                    over.push(place(team));
                } else if team == other {
                    meetings.push((place(team), place(length)));
                }
            }
        }
        if let [one, other] = over[..] {
            meetings.push((one, other));
        }
        meetings.sort_by_key(|(one, other)| one.seat + other.seat);
        meetings
    }

    /// The games of the first two boards, and the same on every next two.
    fn repeat(self, couple: &[MolterGame]) -> Vec<MolterGame> {
        let mut games = Vec::new();
        for at in 0..self.boards / 2 {
            let there = |player: TeamPlayer| TeamPlayer {
                board: player.board + 2 * at,
                ..player
            };
            for game in couple {
                let (white, black) = (there(game.white), there(game.black));
                games.push(if at % 2 == 0 {
                    MolterGame { white, black }
                } else {
                    MolterGame {
                        white: black,
                        black: white,
                    }
                });
            }
        }
        games
    }
}

/// A player of the first two boards: team and seat, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    team: u32,
    seat: u32,
}

impl Place {
    fn player(self) -> TeamPlayer {
        TeamPlayer {
            team: self.team + 1,
            board: self.seat + 1,
        }
    }
}

type Meeting = (Place, Place);

fn color(meetings: &[Meeting], first_is_white: &[bool]) -> Vec<MolterGame> {
    let colored = meetings.iter().zip(first_is_white);
    colored
        .map(|(&(one, other), first_is_white)| {
            let (white, black) = if *first_is_white {
                (one, other)
            } else {
                (other, one)
            };
            MolterGame {
                white: white.player(),
                black: black.player(),
            }
        })
        .collect()
}

/// Goes round the circles that meetings form when everyone (as `who` tells them apart) has two, and
/// says for each meeting whether the first of it was come from: that one has White.
fn around(meetings: &[Meeting], who: impl Fn(Place) -> u32) -> Vec<bool> {
    let mut first_is_white: Vec<Option<bool>> = vec![None; meetings.len()];
    for start in 0..meetings.len() {
        let (mut at, mut forward) = (start, true);
        while first_is_white[at].is_none() {
            first_is_white[at] = Some(forward);
            let (one, other) = meetings[at];
            let reached = who(if forward { other } else { one });
            let next = meetings
                .iter()
                .enumerate()
                .find_map(|(next, &(one, other))| {
                    let is_new = first_is_white[next].is_none();
                    let starts = is_new && who(one) == reached;
                    let ends = is_new && who(other) == reached;
                    (starts || ends).then_some((next, starts))
                });
            let Some((next, starts)) = next else { break };
            (at, forward) = (next, starts);
        }
    }
    first_is_white
        .into_iter()
        .map(|first| first.unwrap_or(true))
        .collect()
}
