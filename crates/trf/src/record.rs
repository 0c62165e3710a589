//! The records a report is made of.

use rokada_pairing::{Points, Side};

use rokada_standings::PlayerResult;

/// Which family of records a setting was written in: the two say the same in different words.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// The records of the 2026 format: `142`, `152`, `162`, `240`, `250`, `260`.
    Fide,
    /// The extensions of pairing engines: `XXR`, `XXC`, `XXS`, `XXZ`, `XXA`, `XXP`.
    Engine,
}

/// One record, that is one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// A blank line.
    Blank,
    /// `###`: a comment, kept with all its blanks.
    Comment(String),
    /// A record that is one piece of text: `012` to `122`, `172` to `222`.
    Header(Header, String),
    /// `132`: the dates of the rounds, as written.
    RoundDates(Vec<String>),
    /// `001`: a player and their rounds.
    Player(Box<Player>),
    /// A federation's code in place of `001`: a player's national rating and number.
    National {
        /// The code, three letters.
        federation: String,
        /// The fields it shares with `001`; there are no rounds.
        player: Box<Player>,
    },
    /// `142` or `XXR`: how many rounds there are in all.
    Rounds(Dialect, u16),
    /// `152`: the colour the first player of the first round has.
    InitialColor(Side),
    /// `XXC`: words for a pairing engine (`white1`, `black1`, `rank`).
    Options(Vec<String>),
    /// `162`: what a result is worth.
    GamePoints(Vec<(GameScore, Points)>),
    /// `XXS`: what a result is worth, with the codes of pairing engines (`WW=1`, `PAB=0.5`, …).
    EngineScores(Vec<(String, Points)>),
    /// `BBW`, `BBD`, `BBL`, `BBZ`, `BBF`, `BBU`: what a result is worth, one record each.
    EnginePoints(EngineScore, Points),
    /// `362`: what the result of a team match is worth.
    MatchPoints(Vec<(MatchScore, Points)>),
    /// `XXZ`: players who are absent in the round to be paired.
    Absent(Vec<u32>),
    /// `240`: byes of one round, also of rounds to come.
    Byes {
        /// A half-point, zero-point or full-point bye.
        result: PlayerResult,
        /// The round.
        round: u16,
        /// Players, or teams in a team event.
        players: Vec<u32>,
    },
    /// `XXA`: a player's fictitious points in each round.
    PlayerAcceleration {
        /// The player.
        player: u32,
        /// Round by round, from the first.
        points: Vec<Points>,
    },
    /// `250`: fictitious points of a range of players in a range of rounds.
    Acceleration(Acceleration),
    /// `260`, or `XXP` for the whole event: players none of whom may meet another.
    Forbidden {
        /// First and last round; `None` if `XXP` said it for all.
        rounds: Option<(u16, u16)>,
        /// The players, two or more.
        players: Vec<u32>,
    },
    /// `352`: the colours of the boards of the team named first.
    BoardColors(Vec<Side>),
    /// `013`: a team in the format of 2016.
    OldTeam {
        /// The name.
        name: String,
        /// The players' starting ranks in board order.
        players: Vec<u32>,
    },
    /// `310`: a team.
    Team(Box<Team>),
    /// `320`: which team had the pairing's bye in each round.
    TeamByes {
        /// Match points it is worth.
        match_points: Option<Points>,
        /// Game points it is worth.
        game_points: Option<Points>,
        /// Round by round, from the first.
        teams: Vec<Option<u32>>,
    },
    /// `330`: a forfeited match.
    ForfeitedMatch {
        /// Whether the first team came, and whether the second did.
        present: (bool, bool),
        /// The round.
        round: u16,
        /// The first team, White on the first board.
        white: u32,
        /// The other.
        black: u32,
    },
    /// `300`: a line-up other than the order of the team's record.
    LineUp {
        /// The round.
        round: u16,
        /// The team.
        team: u32,
        /// Its opponents.
        opponent: u32,
        /// Board by board; `None` is an empty board.
        players: Vec<Option<u32>>,
    },
    /// `299`: points that do not follow from the results.
    AbnormalPoints(Abnormal),
    /// Anything else, kept as it stands.
    Other(String),
}

impl Record {
    /// The record as its line, without the terminator.
    ///
    /// # Errors
    /// A number that the format's columns cannot hold.
    pub fn to_line(&self) -> Result<String, crate::TooWide> {
        crate::write::line(self)
    }
}

/// A record that is one piece of text.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // Each variant's meaning is its name; `code` ties it to the format.
pub enum Header {
    Name,
    City,
    Federation,
    StartDate,
    EndDate,
    PlayerCount,
    RatedCount,
    TeamCount,
    Kind,
    ChiefArbiter,
    DeputyArbiter,
    TimeControl,
    StartingRankMethod,
    PairingController,
    EncodedKind,
    TieBreaks,
    Standings,
    EncodedTimeControl,
}

impl Header {
    const CODES: [(&'static str, Header); 18] = [
        ("012", Header::Name),
        ("022", Header::City),
        ("032", Header::Federation),
        ("042", Header::StartDate),
        ("052", Header::EndDate),
        ("062", Header::PlayerCount),
        ("072", Header::RatedCount),
        ("082", Header::TeamCount),
        ("092", Header::Kind),
        ("102", Header::ChiefArbiter),
        ("112", Header::DeputyArbiter),
        ("122", Header::TimeControl),
        ("172", Header::StartingRankMethod),
        ("182", Header::PairingController),
        ("192", Header::EncodedKind),
        ("202", Header::TieBreaks),
        ("212", Header::Standings),
        ("222", Header::EncodedTimeControl),
    ];

    /// The three characters the record begins with.
    pub fn code(self) -> &'static str {
        Header::CODES[self as usize].0
    }

    /// The header with these three characters.
    pub fn from_code(code: &str) -> Option<Header> {
        Header::CODES
            .iter()
            .find(|(known, _)| *known == code)
            .map(|(_, header)| *header)
    }
}

/// `001`: a player. Texts are as written, without the blanks around them.
///
/// ```
/// use rokada_trf::{Pairing, Player};
/// use rokada_standings::PlayerResult;
///
/// let player = Player {
///     rounds: vec![Some(Pairing::bye(PlayerResult::PairingBye))],
///     ..Player::new(7, "Player 07")
/// };
/// assert_eq!(player.number, 7);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The starting rank: the number pairings refer to.
    pub number: u32,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// `GM`, `WFM`, …; some programs write `g` or `wf`.
    pub title: String,
    /// The name, as a rule `Surname, Given name`.
    pub name: String,
    /// The rating; none if the field is blank or zero.
    pub rating: Option<u16>,
    /// The federation's three letters.
    pub federation: String,
    /// The number in FIDE's or the federation's list.
    pub fide_id: String,
    /// The date of birth, or what is known of it.
    pub birth: String,
    /// The points, as the report states them.
    pub points: Option<Points>,
    /// The rank, as the report states it.
    pub rank: Option<u32>,
    /// Round by round; `None` where all the columns are blank.
    pub rounds: Vec<Option<Pairing>>,
}

impl Player {
    /// A player of whom nothing is known but number and name.
    pub fn new(number: u32, name: impl Into<String>) -> Player {
        Player {
            number,
            name: name.into(),
            ..Player::default()
        }
    }
}

/// One round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pairing {
    /// The opponent's starting rank; `None` for `0000`.
    pub opponent: Option<u32>,
    /// The player's colour.
    pub side: Option<Side>,
    /// The result; `None` if the game has none yet.
    pub result: Option<PlayerResult>,
}

impl Pairing {
    /// A bye.
    pub const fn bye(result: PlayerResult) -> Pairing {
        Pairing {
            opponent: None,
            side: None,
            result: Some(result),
        }
    }
}

/// `310`: a team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Team {
    /// The number pairings refer to.
    pub number: u32,
    /// The name.
    pub name: String,
    /// A short name.
    pub nickname: String,
    /// The strength the teams were ordered by.
    pub strength: Option<u32>,
    /// Match points, as the report states them.
    pub match_points: Option<Points>,
    /// Game points, as the report states them.
    pub game_points: Option<Points>,
    /// The rank, as the report states it.
    pub rank: Option<u32>,
    /// The players' starting ranks in board order.
    pub players: Vec<u32>,
}

/// `250`: fictitious points.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Acceleration {
    /// Fictitious match points, in team events.
    pub match_points: Option<Points>,
    /// Fictitious points of a player, or game points of a team.
    pub game_points: Option<Points>,
    /// First and last round.
    pub rounds: (u16, u16),
    /// First and last player or team.
    pub players: (u32, u32),
}

/// `299`: points that do not follow from the results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Abnormal {
    /// The result they replace; `None` for a bonus or a penalty.
    pub result: Option<char>,
    /// Match points.
    pub match_points: Option<Points>,
    /// Game points, or a player's points.
    pub game_points: Option<Points>,
    /// The round; `None` for all.
    pub round: Option<u16>,
    /// Players or teams; none means all of them.
    pub players: Vec<u32>,
}

/// A code of `162`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum GameScore {
    /// `W`: a win, a forfeit win, a full-point bye.
    Win,
    /// `D`: a draw, a half-point bye.
    Draw,
    /// `L`: a loss over the board.
    Loss,
    /// `A`: an absence: a zero-point bye or a forfeit loss.
    Absence,
    /// `P`: the pairing's bye.
    PairingBye,
    /// `X`: a game without a result.
    Undecided,
}

impl GameScore {
    pub(super) const LETTERS: [(char, GameScore); 6] = [
        ('W', GameScore::Win),
        ('D', GameScore::Draw),
        ('L', GameScore::Loss),
        ('A', GameScore::Absence),
        ('P', GameScore::PairingBye),
        ('X', GameScore::Undecided),
    ];
}

/// A code of `362`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MatchScore {
    /// `TW`.
    Win,
    /// `TD`.
    Draw,
    /// `TL`.
    Loss,
}

impl MatchScore {
    pub(super) const CODES: [(&'static str, MatchScore); 3] = [
        ("TW", MatchScore::Win),
        ("TD", MatchScore::Draw),
        ("TL", MatchScore::Loss),
    ];
}

/// A `BB.` record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum EngineScore {
    /// `BBW`: a win.
    Win,
    /// `BBD`: a draw.
    Draw,
    /// `BBL`: a loss over the board.
    Loss,
    /// `BBZ`: a zero-point bye.
    ZeroPointBye,
    /// `BBF`: a forfeit loss.
    ForfeitLoss,
    /// `BBU`: the pairing's bye.
    PairingBye,
}

impl EngineScore {
    pub(super) const CODES: [(&'static str, EngineScore); 6] = [
        ("BBW", EngineScore::Win),
        ("BBD", EngineScore::Draw),
        ("BBL", EngineScore::Loss),
        ("BBZ", EngineScore::ZeroPointBye),
        ("BBF", EngineScore::ForfeitLoss),
        ("BBU", EngineScore::PairingBye),
    ];
}
