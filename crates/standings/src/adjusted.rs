//! The scores that sums of opponents' scores are made from (C.07 articles 8.3 and 16).

use rokada_pairing::Points;

use super::working::{Basis, Dummy, Term};
use super::{Edition, Results, Score, Value};

/// Everybody's score as their opponents' tie-breaks count it, and what their own unplayed rounds
/// are worth in their own.
pub(super) struct AdjustedScores<'a> {
    results: &'a Results,
    score: Score,
    fore: bool,
    forfeits_played: bool,
    /// The adjusted score, and how many rounds of it are counted as draws.
    adjusted: Vec<(Points, usize)>,
    /// The own score, with the last round drawn in Fore Buchholz.
    own: Vec<Points>,
}

impl<'a> AdjustedScores<'a> {
    /// The scores of one kind; `fore` has all paired games of the last round drawn (8.3).
    pub(super) fn new(
        results: &'a Results,
        score: Score,
        fore: bool,
        forfeits_played: bool,
    ) -> AdjustedScores<'a> {
        // Only the final round's games are drawn in advance.
        let fore = fore && results.is_final();
        let everybody = 0..results.participants.len();
        AdjustedScores {
            results,
            score,
            fore,
            forfeits_played,
            adjusted: everybody
                .clone()
                .map(|participant| adjusted(results, participant, score, fore))
                .collect(),
            own: everybody
                .map(|participant| own(results, participant, score, fore))
                .collect(),
        }
    }

    /// A round's term: the opponent's score, or a dummy's. `None` for a round that counts nothing:
    /// one without an opponent where all pairings were fixed beforehand. The flag tells a
    /// voluntary unplayed round.
    pub(super) fn term(&self, participant: usize, at: usize) -> Option<(Term, bool)> {
        let results = self.results;
        let round = &results.participants[participant].rounds[at];
        let number = |place: usize| results.participants[place].number;
        let (points, basis, voluntary) = match round.opponent {
            Some(opponent) if self.counts_as_game(participant, at) => {
                let (points, as_draws) = self.adjusted[opponent];
                (points, Basis::OpponentScore { as_draws }, false)
            }
            None if results.predetermined => return None,
            opponent => {
                let own = self.own[participant];
                let (cap, capped) = match opponent {
                    Some(opponent) => (self.adjusted[opponent].0, Dummy::CappedByOpponent),
                    None => (self.all_draws(), Dummy::CappedByDraws),
                };
                let voluntary = round.result.is_voluntary();
                if cap < own && results.edition >= Edition::March2026 {
                    (cap, Basis::Dummy(capped), voluntary)
                } else {
                    (own, Basis::Dummy(Dummy::OwnScore), voluntary)
                }
            }
        };
        let base = Value::points(points);
        let term = Term::new(at + 1, round.opponent.map(number), basis, base);
        Some((term, voluntary))
    }

    /// Whether a round is a game against its opponent: it was played, or is taken for played.
    fn counts_as_game(&self, participant: usize, at: usize) -> bool {
        let result = self.results.participants[participant].rounds[at].result;
        let last = at + 1 == self.results.rounds;
        result.is_played()
            || result == crate::PlayerResult::Undecided
            || self.forfeits_played
            || self.results.predetermined
            || (self.fore && last)
    }

    /// A draw for every round.
    fn all_draws(&self) -> Points {
        let rounds = i32::try_from(self.results.rounds).unwrap_or(i32::MAX);
        self.results.draw(self.score) * rounds
    }
}

/// Whether Fore Buchholz takes somebody's last round for a draw: they were paired in it.
fn drawn_in_advance(results: &Results, participant: usize, fore: bool) -> bool {
    let last = results.participants[participant].rounds.last();
    fore && last.is_some_and(|round| round.opponent.is_some())
}

fn own(results: &Results, participant: usize, score: Score, fore: bool) -> Points {
    let participant_ = &results.participants[participant];
    let points = participant_.score(score);
    match participant_.rounds.last() {
        Some(last) if drawn_in_advance(results, participant, fore) => {
            points - last.score(score) + results.draw(score)
        }
        _ => points,
    }
}

/// A score as opponents count it: byes asked for, and followed only by voluntary unplayed rounds to
/// the end, are draws (16.2.5 and 16.3.2); everything else is what it was.
fn adjusted(results: &Results, participant: usize, score: Score, fore: bool) -> (Points, usize) {
    let draw = results.draw(score);
    let fore = drawn_in_advance(results, participant, fore);
    let participant = &results.participants[participant];
    let mut points = participant.score(score);
    let mut as_draws = 0;
    let mut take_for_draw = |given: Points| {
        points += draw - given;
        as_draws += 1;
    };
    // Only in Swiss systems: article 16 is about them (15.3).
    let mut to_the_end = !results.predetermined;
    for (from_end, round) in participant.rounds.iter().rev().enumerate() {
        if fore && from_end == 0 {
            take_for_draw(round.score(score));
            to_the_end = false;
        } else if to_the_end && round.result.is_requested_bye() {
            take_for_draw(round.score(score));
        } else if !round.result.is_voluntary() {
            to_the_end = false;
        }
    }
    (points, as_draws)
}
