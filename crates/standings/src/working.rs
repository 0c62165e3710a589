//! How a tie-break's value came about.

use rokada_pairing::Points;

use super::Value;

/// A participant's value in one tie-break, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The value; `None` where the tie-break has none, as an average of nothing.
    pub value: Option<Value>,
    /// The way to it.
    pub working: Working,
}

/// The way to a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Working {
    /// The value is a fact of the participant that nothing was done to.
    Given,
    /// The rounds that were counted, numbered from 1.
    Count(Vec<usize>),
    /// A sum of terms, one a round; those cut are listed, and not added.
    Sum(Vec<Term>),
    /// The average of terms; those cut are listed, and not counted.
    Average(Vec<Term>),
    /// A performance: the opponents' ratings, the points against them, the average rating, and
    /// what the tables of the rating regulations add to it for the score.
    Performance {
        /// The opponents' ratings, round by round.
        terms: Vec<Term>,
        /// The points of those rounds in the scale of a game: 1, ½, 0.
        score: Points,
        /// The average rating, rounded.
        average: i64,
        /// The difference the score stands for; none for a perfect performance, which is not
        /// made from the average.
        difference: Option<i64>,
    },
    /// The passes through the games among those tied; empty if there was nobody to compare with.
    Encounter(Vec<Encounter>),
    /// A secondary score and the strength of the schedule that was added to it.
    Schedule {
        /// The secondary score.
        score: Points,
        /// The opponents' primary scores.
        terms: Vec<Term>,
        /// What their sum was divided by.
        divisor: i64,
    },
}

/// One round's part in a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The round, numbered from 1; the board in board counts.
    pub round: usize,
    /// The opponent's pairing number.
    pub opponent: Option<u32>,
    /// What the base is.
    pub basis: Basis,
    /// The number taken from the opponent, or whatever the basis says.
    pub base: Value,
    /// The participant's own points by which the base is multiplied.
    pub times: Option<Points>,
    /// The term itself.
    pub value: Value,
    /// Why it is left out, if it is.
    pub cut: Option<Cut>,
}

/// What a term's base is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The opponent's score.
    OpponentScore {
        /// How many of the opponent's rounds were counted as draws instead of what they gave: byes
        /// at the end of the tournament (C.07 article 16.3.2), and the last round in Fore Buchholz
        /// (8.3).
        as_draws: usize,
    },
    /// The score of a dummy opponent, for a round that was not played (C.07 article 16.4).
    Dummy(Dummy),
    /// The participant's score after the round.
    RunningScore,
    /// The participant's points in the round.
    OwnPoints,
    /// The opponent's rating.
    Rating,
    /// What the opponent's value in another tie-break is.
    OpponentValue,
    /// The score expected against the opponent's rating.
    ExpectedScore,
    /// The points made on a board in all matches.
    BoardPoints,
}

/// What a dummy opponent's score is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dummy {
    /// The participant's own score.
    OwnScore,
    /// The scheduled opponent's adjusted score, since that is less (C.07 article 16.4.1).
    CappedByOpponent,
    /// A draw for every round, since that is less (C.07 article 16.4.2).
    CappedByDraws,
}

/// Why a term is left out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cut {
    /// The least significant value was cut (C.07 article 14.1).
    Lowest,
    /// A voluntary unplayed round was cut before it (C.07 article 16.5).
    Voluntary,
    /// The most significant value was cut (C.07 article 14.3).
    Highest,
    /// The opponent's score is below the limit (C.07 article 9.2).
    BelowLimit,
}

/// One pass through the games among those tied (C.07 article 6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// What was compared.
    pub compared: Compared,
    /// Those tied, by pairing number.
    pub group: Vec<u32>,
    /// Those among them whom the participant met.
    pub met: Vec<u32>,
    /// The participant's score against them.
    pub score: Value,
    /// What the score would be if all missing games were won.
    pub best_possible: Value,
}

/// What a pass of the direct encounter compares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Compared {
    /// The primary score.
    Primary,
    /// The secondary score of a team event.
    Secondary,
    /// Board count: the lower is better.
    BoardCount,
    /// The points on one board.
    Board(usize),
    /// The points on the boards down to one.
    BoardsTo(usize),
}

impl Term {
    /// A term that is its base.
    pub(super) fn new(round: usize, opponent: Option<u32>, basis: Basis, base: Value) -> Term {
        Term {
            round,
            opponent,
            basis,
            base,
            times: None,
            value: base,
            cut: None,
        }
    }
}

impl Entry {
    pub(super) fn given(value: Option<Value>) -> Entry {
        Entry {
            value,
            working: Working::Given,
        }
    }

    /// How many rounds fulfil a condition.
    pub(super) fn count(rounds: Vec<usize>) -> Entry {
        Entry {
            value: Some(Value::integer(rounds.len() as i64)),
            working: Working::Count(rounds),
        }
    }

    /// The sum of the terms that are not cut.
    pub(super) fn sum(terms: Vec<Term>, decimals: u8) -> Entry {
        Entry {
            value: Some(Value::exact(total(&terms), decimals)),
            working: Working::Sum(terms),
        }
    }
}

/// The sum of the terms that are not cut.
pub(super) fn total(terms: &[Term]) -> num_rational::Ratio<i64> {
    terms
        .iter()
        .filter(|term| term.cut.is_none())
        .map(|term| term.value.to_ratio())
        .fold(0.into(), |sum, value| sum + value)
}
