//! What can be wrong with a report, and where.

use core::fmt;

/// A field of a report, so that an error can name it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// A player's starting rank, which the pairings refer to.
    Number,
    /// A rating.
    Rating,
    /// A number of points.
    Points,
    /// A final rank.
    Rank,
    /// The opponent of a round.
    Opponent,
    /// The colour of a round, or the initial colour.
    Color,
    /// The result letter of a round.
    Result,
    /// A round's number, or how many there are.
    Round,
    /// A team's number.
    Team,
    /// A team's strength factor.
    Strength,
    /// The kind of a bye, of a forfeited match, or of points given by the arbiter.
    Kind,
    /// The name of a point value.
    PointCode,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Number => "starting rank",
            Field::Rating => "rating",
            Field::Points => "points",
            Field::Rank => "rank",
            Field::Opponent => "opponent",
            Field::Color => "colour",
            Field::Result => "result",
            Field::Round => "round",
            Field::Team => "team",
            Field::Strength => "strength factor",
            Field::Kind => "kind",
            Field::PointCode => "point code",
        })
    }
}

/// A fault in a report.
///
/// # Display
/// English, with place, fault and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 as the format's own tables do.
    pub column: usize,
    /// What is wrong there.
    pub kind: TrfErrorKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrfErrorKind {
    /// A field that must be filled is blank.
    Missing(Field),
    /// A field holds something that it may not hold.
    Invalid {
        /// The field.
        field: Field,
        /// What stands there.
        found: String,
    },
    /// A column that separates two fields is not blank: the line is not aligned.
    Misaligned {
        /// What stands there.
        found: char,
    },
    /// A list of players that must name some names none, or a pair that names one.
    TooFew {
        /// How many are needed at least.
        needed: usize,
    },
    /// Two records give a player the same starting rank.
    DuplicateNumber {
        /// The starting rank.
        number: u32,
        /// Where it was given first.
        first_line: usize,
    },
    /// A record refers to a player who is not in the report.
    UnknownPlayer {
        /// The starting rank referred to.
        number: u32,
    },
    /// A record refers to a team which is not in the report.
    UnknownTeam {
        /// The number referred to.
        number: u32,
    },
    /// A player stands as their own opponent.
    OwnOpponent {
        /// The round.
        round: usize,
    },
    /// The opponent's line of the same round names somebody else or nobody.
    OpponentDisagrees {
        /// The round.
        round: usize,
        /// The opponent.
        opponent: u32,
        /// Whom the opponent's line names.
        names: Option<u32>,
    },
    /// Both players have the same colour.
    SameColor {
        /// The round.
        round: usize,
        /// The opponent.
        opponent: u32,
    },
    /// The two result letters of one game cannot stand together.
    ResultsDisagree {
        /// The round.
        round: usize,
        /// The opponent.
        opponent: u32,
        /// The two letters, this line's first.
        letters: (char, char),
    },
    /// The result is one of a game, but there is no opponent.
    NoOpponent {
        /// The round.
        round: usize,
        /// The result letter.
        letter: char,
    },
    /// The result is a bye, but there is an opponent.
    ByeWithOpponent {
        /// The round.
        round: usize,
        /// The result letter.
        letter: char,
    },
    /// More than one player has the pairing's bye in one round.
    SecondPairingBye {
        /// The round.
        round: usize,
        /// Who has it already.
        other: u32,
    },
    /// The report has no player.
    NoPlayers,
    /// More faults from here on, which are not told one by one.
    More {
        /// How many.
        n: usize,
    },
}

/// How many faults are told one by one: a hostile file must not make a huge answer.
const MOST: usize = 50;

/// The first faults, and how many more there are.
pub(super) fn first_ones(mut errors: Vec<TrfError>, more: usize) -> Vec<TrfError> {
    let n = errors.len().saturating_sub(MOST) + more;
    if n > 0
        && let Some(next) = errors.get(MOST).or(errors.last())
    {
        let (line, column) = (next.line, next.column);
        errors.truncate(MOST);
        errors.push(TrfError::new(line, column, TrfErrorKind::More { n }));
    }
    errors
}

impl TrfError {
    pub(super) fn new(line: usize, column: usize, kind: TrfErrorKind) -> TrfError {
        TrfError { line, column, kind }
    }
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl fmt::Display for TrfErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrfErrorKind::Missing(field) => write!(f, "the {field} is missing"),
            TrfErrorKind::Invalid { field, found } => {
                write!(f, "the {field} cannot be \"{found}\"; {}", expected(*field))
            }
            TrfErrorKind::Misaligned { found } => write!(
                f,
                "\"{found}\" stands where a blank must separate two fields; the line is not aligned"
            ),
            TrfErrorKind::TooFew { needed } => {
                write!(f, "at least {needed} starting ranks are needed here")
            }
            TrfErrorKind::DuplicateNumber { number, first_line } => write!(
                f,
                "starting rank {number} was given on line {first_line}; each player needs their own"
            ),
            TrfErrorKind::UnknownPlayer { number } => {
                write!(f, "no player has starting rank {number}")
            }
            TrfErrorKind::UnknownTeam { number } => write!(f, "no team has number {number}"),
            TrfErrorKind::OwnOpponent { round } => {
                write!(f, "round {round}: a player cannot meet themselves")
            }
            TrfErrorKind::OpponentDisagrees {
                round,
                opponent,
                names,
            } => match names {
                Some(other) => write!(
                    f,
                    "round {round}: player {opponent}'s line names {other} as the opponent"
                ),
                None => write!(
                    f,
                    "round {round}: player {opponent}'s line names no opponent"
                ),
            },
            TrfErrorKind::SameColor { round, opponent } => write!(
                f,
                "round {round}: player {opponent} has the same colour; one is w, the other b"
            ),
            TrfErrorKind::ResultsDisagree {
                round,
                opponent,
                letters: (own, other),
            } => write!(
                f,
                "round {round}: result {own} cannot go with player {opponent}'s {other}"
            ),
            TrfErrorKind::NoOpponent { round, letter } => write!(
                f,
                "round {round}: result {letter} needs an opponent; byes are H, F, U or Z"
            ),
            TrfErrorKind::ByeWithOpponent { round, letter } => write!(
                f,
                "round {round}: {letter} is a bye, so the opponent must be 0000"
            ),
            TrfErrorKind::SecondPairingBye { round, other } => write!(
                f,
                "round {round}: player {other} has the pairing-allocated bye (U) already"
            ),
            TrfErrorKind::More { n } => write!(f, "and {n} more from here on"),
            TrfErrorKind::NoPlayers => f.write_str("there is no player (record 001)"),
        }
    }
}

/// What would be right in a field.
fn expected(field: Field) -> &'static str {
    match field {
        Field::Number | Field::Opponent => "a starting rank is a number from 1 to 9999",
        Field::Rating | Field::Rank | Field::Round | Field::Team | Field::Strength => {
            "a whole number is expected"
        }
        Field::Points => "points are a number with at most one decimal, such as 4.5",
        Field::Color => "w, b or - is expected",
        Field::Result => "one of 1 = 0 W D L + - H F U Z is expected",
        Field::Kind => "see the record's description in the format",
        Field::PointCode => "see the record's list of codes in the format",
    }
}

impl core::error::Error for TrfError {}
