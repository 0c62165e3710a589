//! What standings are computed from.

use rokada_pairing::{Points, Side};

use crate::{Edition, PlayerResult, PointSystem};

/// What every participant of an event did in every round: all that standings need to know.
///
/// Participants are the players, or the teams of a team event; both are ranked by the same rules.
///
/// ```
/// use rokada_standings::PlayerResult::{Draw, Win, Loss};
/// use rokada_standings::{Participant, Results, Round, Standings};
/// use rokada_pairing::Side;
///
/// let mut results = Results::individual(["Player 01", "Player 02", "Player 03"]);
/// results.add_round();
/// results.play(0, 1, (Win, Loss));
/// results.add_round();
/// results.play(2, 0, (Draw, Draw));
/// let standings = Standings::compute(&results, &[]);
/// let ranks: Vec<(u32, usize)> = standings.rows.iter().map(|r| (r.number, r.rank)).collect();
/// assert_eq!(ranks, [(1, 1), (3, 2), (2, 3)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The participants.
    pub participants: Vec<Participant>,
    /// How many rounds are counted; everybody has as many.
    pub rounds: usize,
    /// How many rounds the event has in all, if more are to come.
    pub total_rounds: Option<usize>,
    /// What a game is worth, or a match in a team event.
    pub points: PointSystem,
    /// Whether all pairings were fixed beforehand, as in a round robin. Forfeits then count as
    /// games (C.07 article 15.2), and what article 16 says of unplayed rounds does not apply.
    pub predetermined: bool,
    /// What only a team event has.
    pub teams: Option<TeamScoring>,
    /// The edition of the regulations that the tie-breaks follow.
    pub edition: Edition,
}

/// What only the results of a team event have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamScoring {
    /// How many boards a match has.
    pub boards: usize,
    /// What a game is worth.
    pub game: PointSystem,
    /// The score that decides first.
    pub primary: Score,
}

/// The two scores of a team event (C.07 article 11.1). A player's two are one and the same.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Score {
    /// Points for matches won and drawn.
    #[default]
    Match,
    /// The points of the players.
    Game,
}

impl Score {
    /// The other score.
    pub const fn other(self) -> Score {
        match self {
            Score::Match => Score::Game,
            Score::Game => Score::Match,
        }
    }
}

/// A player or a team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Participant {
    /// The pairing number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The rating; `None` if unrated, and for teams.
    pub rating: Option<u16>,
    /// Round by round, from the first.
    pub rounds: Vec<Round>,
    /// Points the arbiter gave or took that belong to no round.
    pub bonus: Points,
    /// Whether the results count for nobody, as of one who left a round robin early. Such a
    /// participant stands after all others.
    pub apart: bool,
}

/// One round of a participant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The opponent's place in [`Results::participants`].
    pub opponent: Option<usize>,
    /// The participant's side; a team's is that of its first board.
    pub side: Option<Side>,
    /// The result of the game or match.
    pub result: PlayerResult,
    /// The points it brought; match points for a team.
    pub points: Points,
    /// The points of a team's players; a player's own points again.
    pub game_points: Points,
    /// The points on each of a team's boards, the first board first; empty for a player.
    pub boards: Vec<Points>,
}

impl Round {
    /// A round in which no opponent was met.
    pub fn bye(result: PlayerResult, points: Points) -> Round {
        Round {
            opponent: None,
            side: None,
            result,
            points,
            game_points: points,
            boards: Vec::new(),
        }
    }

    /// A round against an opponent.
    pub fn against(opponent: usize, side: Side, result: PlayerResult, points: Points) -> Round {
        Round {
            opponent: Some(opponent),
            side: Some(side),
            ..Round::bye(result, points)
        }
    }

    /// The points of one of the two scores.
    pub fn score(&self, score: Score) -> Points {
        match score {
            Score::Match => self.points,
            Score::Game => self.game_points,
        }
    }

    /// The opponent of a game that was played over the board.
    pub fn met(&self) -> Option<usize> {
        self.opponent.filter(|_| self.result.is_played())
    }
}

impl Participant {
    /// The sum of one of the two scores. A bonus counts in the score of the results themselves:
    /// match points for a team.
    pub fn score(&self, score: Score) -> Points {
        let scored: Points = self.rounds.iter().map(|round| round.score(score)).sum();
        match score {
            Score::Match => scored + self.bonus,
            Score::Game => scored,
        }
    }
}

impl Results {
    /// Players with pairing numbers from 1, before the first round.
    pub fn individual<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Results {
        let participants = names
            .into_iter()
            .zip(1..)
            .map(|(name, number)| Participant {
                number,
                name: name.into(),
                ..Participant::default()
            })
            .collect();
        Results {
            participants,
            ..Results::default()
        }
    }

    /// Adds a round in which nobody has done anything yet: all have a zero-point bye.
    pub fn add_round(&mut self) {
        self.rounds += 1;
        let points = self.points.points(PlayerResult::ZeroPointBye);
        for participant in &mut self.participants {
            let absence = Round::bye(PlayerResult::ZeroPointBye, points);
            participant.rounds.resize(self.rounds, absence);
        }
    }

    /// Enters a game of the last round: White, Black, and the results of both.
    ///
    /// # Panics
    /// If there is no round or no such participant.
    pub fn play(&mut self, white: usize, black: usize, results: (PlayerResult, PlayerResult)) {
        let last = self.rounds - 1;
        for (own, other, side, result) in [
            (white, black, Side::White, results.0),
            (black, white, Side::Black, results.1),
        ] {
            let points = self.points.points(result);
            self.participants[own].rounds[last] = Round::against(other, side, result, points);
        }
    }

    /// Enters a bye of the last round.
    ///
    /// # Panics
    /// If there is no round or no such participant.
    pub fn bye(&mut self, participant: usize, result: PlayerResult) {
        let points = self.points.points(result);
        self.participants[participant].rounds[self.rounds - 1] = Round::bye(result, points);
    }

    /// The results as they were after a round. Points of no round are left out, since they were
    /// given at the end.
    pub fn after_round(&self, rounds: usize) -> Results {
        let mut results = self.clone();
        if rounds < self.rounds {
            results.total_rounds = Some(self.total_rounds.unwrap_or(0).max(self.rounds));
            results.rounds = rounds;
            for participant in &mut results.participants {
                participant.rounds.truncate(rounds);
                participant.bonus = Points::ZERO;
            }
        }
        results
    }

    /// Whether the last round counted is the last of the event.
    pub fn is_final(&self) -> bool {
        self.total_rounds.is_none_or(|total| total <= self.rounds)
    }

    /// The score that decides first.
    pub fn primary(&self) -> Score {
        self.teams.map_or(Score::Match, |teams| teams.primary)
    }

    /// What a draw is worth in one of the scores: for game points, a match drawn on every board.
    pub fn draw(&self, score: Score) -> Points {
        self.worth(score, |points| points.draw)
    }

    /// What a win is worth in one of the scores: for game points, a match won on every board.
    pub fn win(&self, score: Score) -> Points {
        self.worth(score, |points| points.win)
    }

    fn worth(&self, score: Score, value: impl Fn(&PointSystem) -> Points) -> Points {
        match (score, self.teams) {
            (Score::Game, Some(teams)) => {
                let boards = i32::try_from(teams.boards).unwrap_or(i32::MAX);
                value(&teams.game) * boards
            }
            _ => value(&self.points),
        }
    }
}
