//! The Scheveningen team match: every player of one team meets every player of the other.
//!
//! A match on *n* boards has *n* rounds. The tables are those of Otto Milvang's paper
//! *Scheveningen system* (29 September 2022), also printed in most arbiters' manuals, for 2 to 13
//! boards; beyond, where nothing is printed, they are made in the same spirit. Player *i* of team A
//! always sits at board *i*; team B moves round the boards. Everyone has White and Black equally
//! often (one game more of one colour on an odd number of boards), and, from three boards up,
//! neither team has more than one White too many in a round. On an even number of boards both have
//! equally many in a round, but for two games in some rounds of 14, 22, 26, 34 boards and on (twice
//! a number that 2, 3 and 5 don't divide).

use core::fmt;

/// Which of the two teams a player belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Team {
    /// The team whose players keep their boards.
    A,
    /// The team that moves round the boards.
    B,
}

/// A member of one of the two teams, by board order from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Member {
    /// The team.
    pub team: Team,
    /// The place in the team's board order, from 1.
    pub board: usize,
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.team, self.board)
    }
}

/// One game of a team match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamGame {
    /// Who has the white pieces.
    pub white: Member,
    /// Who has the black pieces.
    pub black: Member,
}

impl TeamGame {
    /// The same two players with colours changed.
    #[must_use]
    pub fn reversed(self) -> TeamGame {
        TeamGame {
            white: self.black,
            black: self.white,
        }
    }
}

impl fmt::Display for TeamGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// Fewer than two boards are no Scheveningen match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a Scheveningen match needs at least 2 boards, not {boards}")]
pub struct NoScheveningenTable {
    /// The number of boards that was asked for.
    pub boards: usize,
}

/// A Scheveningen match on a fixed number of boards.
///
/// ```
/// use rokada_pairing::Scheveningen;
///
/// let first = &Scheveningen::new(4)?.rounds()[0];
/// let boards: Vec<String> = first.iter().map(ToString::to_string).collect();
/// assert_eq!(boards, ["A1-B1", "A2-B2", "B3-A3", "B4-A4"]);
/// # Ok::<(), rokada_pairing::NoScheveningenTable>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    boards: usize,
}

impl Scheveningen {
    /// A match on `boards` boards.
    ///
    /// # Errors
    ///
    /// [`NoScheveningenTable`] with fewer than 2 boards.
    pub fn new(boards: usize) -> Result<Scheveningen, NoScheveningenTable> {
        match boards {
            0 | 1 => Err(NoScheveningenTable { boards }),
            _ => Ok(Scheveningen { boards }),
        }
    }

    /// The rounds of the single match, each listed from board 1.
    #[must_use]
    pub fn rounds(self) -> Vec<Vec<TeamGame>> {
        let seat: fn(usize, usize, usize) -> Seat = match self.boards {
            2 => two_boards,
            n if n % 2 == 1 => odd_boards,
            n if n % 4 == 0 => multiple_of_four,
            n if n % 6 == 0 => |n, round, a| repeated(n, &SIX, round, a),
            n if n % 10 == 0 => |n, round, a| repeated(n, &TEN, round, a),
            _ => twice_odd,
        };
        (0..self.boards)
            .map(|round| {
                (0..self.boards)
                    .map(|a| seat(self.boards, round, a).game(a))
                    .collect()
            })
            .collect()
    }

    /// The rounds of the double match: the return games are played from the last round back to
    /// the first with colours reversed, so that nobody has one colour three times running.
    #[must_use]
    pub fn double_rounds(self) -> Vec<Vec<TeamGame>> {
        let single = self.rounds();
        let back = single.iter().rev();
        let reversed: Vec<Vec<TeamGame>> = back
            .map(|round| round.iter().map(|game| game.reversed()).collect())
            .collect();
        single.into_iter().chain(reversed).collect()
    }
}

/// What the table says of one board in one round; indices count from 0.
struct Seat {
    opponent: usize,
    a_is_white: bool,
}

impl Seat {
    fn game(self, a: usize) -> TeamGame {
        let a = Member {
            team: Team::A,
            board: a + 1,
        };
        let b = Member {
            team: Team::B,
            board: self.opponent + 1,
        };
        let game = TeamGame { white: a, black: b };
        if self.a_is_white {
            game
        } else {
            game.reversed()
        }
    }
}

fn two_boards(_: usize, round: usize, a: usize) -> Seat {
    Seat {
        opponent: (a + round) % 2,
        a_is_white: round == 0,
    }
}

/// Team B moves on by one board a round; the boards on which team A has White are a run that
/// steps back by one board every two rounds.
fn odd_boards(n: usize, round: usize, a: usize) -> Seat {
    let (half, step) = (n / 2, round / 2);
    let (first, length) = if round.is_multiple_of(2) {
        (n - step, half + 1)
    } else {
        (n + half - step, half)
    };
    Seat {
        opponent: (a + round) % n,
        a_is_white: (n + a - first % n) % n < length,
    }
}

/// Two half matches side by side, and then each half of A against the other half of B.
fn multiple_of_four(n: usize, round: usize, a: usize) -> Seat {
    let half = n / 2;
    let crossed = round >= half;
    let a_in_lower_half = a >= half;
    let offset = if crossed == a_in_lower_half { 0 } else { half };
    Seat {
        opponent: offset + (a % half + round) % half,
        a_is_white: round.is_multiple_of(2) != a_in_lower_half,
    }
}

/// A printed table for each group of players, the groups of team B moving on after each run
/// through the table; for an odd number of groups.
fn repeated<const N: usize>(n: usize, table: &[[i8; N]; N], round: usize, a: usize) -> Seat {
    let groups = n / N;
    let seat = printed(table[round % N][a % N]);
    Seat {
        opponent: (a / N + round / N) % groups * N + seat.opponent,
        ..seat
    }
}

/// Team B moves on by one board a round; the boards on which team A has White are every second
/// one, changing after every two rounds. That leaves each player of team B with two games too many
/// of one colour, which [`is_turned`] mends.
fn twice_odd(n: usize, round: usize, a: usize) -> Seat {
    let opponent = (a + round) % n;
    let a_is_white = (a + round / 2 % 2 + usize::from(round == n - 1)).is_multiple_of(2);
    Seat {
        opponent,
        a_is_white: a_is_white != is_turned(n, round, opponent),
    }
}

/// Whether the game of a player of team B (from 0) in a round has its colours turned in the table
/// of twice an odd number of boards.
///
/// The even players of team B have a Black too many, the odd ones a White. One of each is taken
/// together with a player of team A who meets one of them with White and the other with Black: so
/// A's colours stay even. Players stand in fours, and the last two alone. In most fours the first
/// goes with the last, in rounds 4i and 4i + 3, and the third with the second in the last two
/// rounds; in every third one the first goes with the second and the third with the last, all in
/// the last two rounds, which turns these the other way.
fn is_turned(n: usize, round: usize, b: usize) -> bool {
    let fours = n / 4;
    let (four, place) = (b / 4, b % 4);
    let (first, second) = (n - 2, n - 1);
    if four == fours || four % 3 == 2 {
        return round == if place % 2 == 0 { first } else { second };
    }
    round
        == match place {
            0 => 4 * four,
            3 => 4 * four + 3,
            1 => first,
            _ => second,
        }
}

/// Reads one number of a printed table: the opponent, negative when team B has White.
fn printed(number: i8) -> Seat {
    Seat {
        opponent: usize::from(number.unsigned_abs()) - 1,
        a_is_white: number > 0,
    }
}

// Six and ten boards follow no simple rule. A row is a round, a column a player of team A.
#[rustfmt::skip]
const SIX: [[i8; 6]; 6] = [
    [ 1, -2, -3,  4, -5,  6],
    [-2,  3,  5, -6,  4, -1],
    [ 3, -5, -1,  2,  6, -4],
    [-4, -6,  2,  1, -3,  5],
    [ 5,  4,  6, -3, -1, -2],
    [-6,  1, -4, -5,  2,  3],
];
#[rustfmt::skip]
const TEN: [[i8; 10]; 10] = [
    [  1,   2,   3,  4, -5, -6,  -7,   8,  -9, -10],
    [ -2,  -1,  -8, -3, 10,  5,   6,  -4,   7,   9],
    [  3,   8,   4, 10, -6, -7,  -9,   1,  -2,  -5],
    [ -4,  -3, -10,  6,  7, -8,   5,   9,  -1,   2],
    [  5,   4,  -9, -7, -1, 10,  -8,  -2,   3,   6],
    [ -6,   7,   1,  9,  8,  2, -10,  -5,  -4,  -3],
    [  7,  -5,  -2, -1, -4, -9,   3,  10,   6,   8],
    [ -8,  -6,   5,  2,  9,  1,   4,  -3, -10,  -7],
    [  9,  10,   7, -5, -2, -3,  -1,   6,   8,  -4],
    [-10,  -9,  -6, -8,  3,  4,   2,  -7,   5,   1],
];
