//! The names of the tie-breaks, and their modifiers.

use core::fmt;
use core::str::FromStr;

use rokada_pairing::Points;

use super::Score;

/// A tie-break as a list of them names it: `BH/C1`, `KS/L+1`, `BH:GP/M1`.
///
/// The forms are those of FIDE's list of mandatory tie-breaks (C.02.03 annexure B), which record
/// 202 of a tournament report uses; `BH-C1`, as C.07 itself writes, is read too.
///
/// ```
/// use rokada_event::standings::{Code, TieBreak};
///
/// let cut: TieBreak = "bh-c1".parse().expect("Buchholz without the lowest");
/// assert_eq!(cut.code, Code::Buchholz);
/// assert_eq!(cut.modifiers.cut_low, 1);
/// assert_eq!(cut.to_string(), "BH/C1");
/// assert!("BH/Q".parse::<TieBreak>().is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// What is computed.
    pub code: Code,
    /// Which of a team's scores it is computed from; the primary one if not said.
    pub score: Option<Score>,
    /// In which variation.
    pub modifiers: Modifiers,
}

/// The tie-breaks of C.07 article 5, and the scores themselves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Code {
    /// `PTS`: the points; for teams the primary score.
    Points,
    /// `MPTS`: match points.
    MatchPoints,
    /// `GPTS`: game points.
    GamePoints,
    /// `MPVGP`: a team's other score (13.1).
    OtherScore,
    /// `DE`: direct encounter (6).
    DirectEncounter,
    /// `EDE`: extended direct encounter (13.3).
    ExtendedEncounter,
    /// `EDEBT`: and then board count and top board results.
    EncounterCountTop,
    /// `EDEBB`: and then board count and bottom board elimination.
    EncounterCountBottom,
    /// `EDET`: and then top board results.
    EncounterTop,
    /// `EDEB`: and then bottom board elimination.
    EncounterBottom,
    /// `WIN`: number of wins (7.1).
    Wins,
    /// `WON`: number of games won (7.2).
    GamesWon,
    /// `BPG`: games played with Black (7.3).
    BlackGames,
    /// `BWG`: games won with Black (7.4).
    BlackWins,
    /// `PS`: progressive scores (7.5).
    Progressive,
    /// `REP`: rounds one elected to play in (7.6).
    RoundsElected,
    /// `STD`: standard points (7.7).
    StandardPoints,
    /// `TPN`: pairing number (7.8).
    PairingNumber,
    /// `BH`: Buchholz (8.1).
    Buchholz,
    /// `AOB`: average of opponents' Buchholz (8.2).
    AverageBuchholz,
    /// `FB`: fore Buchholz (8.3).
    ForeBuchholz,
    /// `SB`: Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// `KS`: Koya system (9.2).
    Koya,
    /// `ARO`: average rating of opponents (10.1).
    AverageRating,
    /// `TPR`: tournament performance rating (10.2).
    Performance,
    /// `PTP`: perfect tournament performance (10.3).
    PerfectPerformance,
    /// `APRO`: average performance rating of opponents (10.4).
    AveragePerformance,
    /// `APPO`: average perfect performance of opponents (10.5).
    AveragePerfect,
    /// `RTNG`: rating (10.6).
    Rating,
    /// `RSES`: sum of the scores expected by the ratings.
    ExpectedScore,
    /// `BC`: board count (12.1).
    BoardCount,
    /// `TBR`: top board results (12.2).
    TopBoards,
    /// `BBE`: bottom board elimination (12.3).
    BottomElimination,
    /// `ESB`: extended Sonneborn-Berger from the primary and the secondary score (13.2).
    ExtendedSonneborn,
    /// `EMMSB`: opponents' match points times own match points (13.2.1).
    SonnebornMatchMatch,
    /// `EMGSB`: opponents' match points times own game points (13.2.2).
    SonnebornMatchGame,
    /// `EGMSB`: opponents' game points times own match points (13.2.3).
    SonnebornGameMatch,
    /// `EGGSB`: opponents' game points times own game points (13.2.4).
    SonnebornGameGame,
    /// `SSSC`: scores and schedule strength combination (13.4).
    ScheduleStrength,
}

impl Code {
    /// Every code with its letters.
    const LETTERS: [(&'static str, Code); 39] = [
        ("PTS", Code::Points),
        ("MPTS", Code::MatchPoints),
        ("GPTS", Code::GamePoints),
        ("MPVGP", Code::OtherScore),
        ("DE", Code::DirectEncounter),
        ("EDE", Code::ExtendedEncounter),
        ("EDEBT", Code::EncounterCountTop),
        ("EDEBB", Code::EncounterCountBottom),
        ("EDET", Code::EncounterTop),
        ("EDEB", Code::EncounterBottom),
        ("WIN", Code::Wins),
        ("WON", Code::GamesWon),
        ("BPG", Code::BlackGames),
        ("BWG", Code::BlackWins),
        ("PS", Code::Progressive),
        ("REP", Code::RoundsElected),
        ("STD", Code::StandardPoints),
        ("TPN", Code::PairingNumber),
        ("BH", Code::Buchholz),
        ("AOB", Code::AverageBuchholz),
        ("FB", Code::ForeBuchholz),
        ("SB", Code::SonnebornBerger),
        ("KS", Code::Koya),
        ("ARO", Code::AverageRating),
        ("TPR", Code::Performance),
        ("PTP", Code::PerfectPerformance),
        ("APRO", Code::AveragePerformance),
        ("APPO", Code::AveragePerfect),
        ("RTNG", Code::Rating),
        ("RSES", Code::ExpectedScore),
        ("BC", Code::BoardCount),
        ("TBR", Code::TopBoards),
        ("BBE", Code::BottomElimination),
        ("ESB", Code::ExtendedSonneborn),
        ("EMMSB", Code::SonnebornMatchMatch),
        ("EMGSB", Code::SonnebornMatchGame),
        ("EGMSB", Code::SonnebornGameMatch),
        ("EGGSB", Code::SonnebornGameGame),
        ("SSSC", Code::ScheduleStrength),
    ];

    /// The names of codes that have changed since.
    const FORMER: [(&'static str, Code); 2] =
        [("GE", Code::RoundsElected), ("SNO", Code::PairingNumber)];

    /// Every code.
    pub fn all() -> impl Iterator<Item = Code> {
        Code::LETTERS.iter().map(|(_, code)| *code)
    }

    /// The letters of the regulations.
    pub fn letters(self) -> &'static str {
        Code::LETTERS[self as usize].0
    }

    fn from_letters(letters: &str) -> Option<Code> {
        Code::LETTERS
            .iter()
            .chain(&Code::FORMER)
            .find(|(known, _)| *known == letters)
            .map(|(_, code)| *code)
    }

    /// Whether it is a score, with which a list of tie-breaks may begin.
    pub fn is_score(self) -> bool {
        matches!(self, Code::Points | Code::MatchPoints | Code::GamePoints)
    }

    /// Whether the lower value is the better one.
    pub fn lower_is_better(self) -> bool {
        matches!(self, Code::PairingNumber | Code::BoardCount) || self.is_place()
    }

    /// Whether the value is a place among those tied, and not a number of its own.
    pub fn is_place(self) -> bool {
        matches!(
            self,
            Code::DirectEncounter
                | Code::ExtendedEncounter
                | Code::EncounterCountTop
                | Code::EncounterCountBottom
                | Code::EncounterTop
                | Code::EncounterBottom
                | Code::TopBoards
                | Code::BottomElimination
        )
    }

    /// Whether it needs teams with boards.
    pub fn is_for_teams(self) -> bool {
        matches!(
            self,
            Code::MatchPoints
                | Code::GamePoints
                | Code::OtherScore
                | Code::BoardCount
                | Code::TopBoards
                | Code::BottomElimination
                | Code::ScheduleStrength
                | Code::ExtendedEncounter
                | Code::EncounterCountTop
                | Code::EncounterCountBottom
                | Code::EncounterTop
                | Code::EncounterBottom
        ) || self.is_extended_sonneborn()
    }

    fn is_extended_sonneborn(self) -> bool {
        matches!(
            self,
            Code::ExtendedSonneborn
                | Code::SonnebornMatchMatch
                | Code::SonnebornMatchGame
                | Code::SonnebornGameMatch
                | Code::SonnebornGameGame
        )
    }

    /// Whether article 16 governs it: sums of opponents' scores.
    fn sums_scores(self) -> bool {
        self.is_extended_sonneborn()
            || matches!(
                self,
                Code::Buchholz
                    | Code::ForeBuchholz
                    | Code::SonnebornBerger
                    | Code::ScheduleStrength
            )
    }

    /// Whether it is made from ratings.
    pub fn needs_ratings(self) -> bool {
        matches!(
            self,
            Code::AverageRating
                | Code::Performance
                | Code::PerfectPerformance
                | Code::AveragePerformance
                | Code::AveragePerfect
                | Code::Rating
                | Code::ExpectedScore
        )
    }

    /// Whether a modifier's letter makes sense with it.
    fn takes(self, modifier: char) -> bool {
        match modifier {
            'C' => self.sums_scores() || matches!(self, Code::Progressive | Code::AverageRating),
            'M' => self.sums_scores() || self == Code::AverageRating,
            'L' => self == Code::Koya,
            'K' => self == Code::ScheduleStrength,
            'P' => {
                self.sums_scores()
                    || matches!(
                        self,
                        Code::AverageBuchholz | Code::DirectEncounter | Code::ExtendedEncounter
                    )
                    || self.is_place() && self.is_for_teams()
            }
            'F' => matches!(self, Code::AverageBuchholz | Code::ScheduleStrength),
            'U' => self.needs_ratings(),
            'R' => true,
            _ => false,
        }
    }

    fn takes_score(self) -> bool {
        self.sums_scores()
            || matches!(
                self,
                Code::DirectEncounter
                    | Code::Progressive
                    | Code::Koya
                    | Code::AverageBuchholz
                    | Code::StandardPoints
                    | Code::Points
            )
    }
}

/// How a tie-break is varied (C.07 article 14 and the list of mandatory tie-breaks).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    /// `/C1`, `/C2`: how many of the least significant values are cut; `/M1` cuts at both ends.
    pub cut_low: u8,
    /// How many of the most significant values are cut.
    pub cut_high: u8,
    /// `/L`: the limit of the Koya system.
    pub limit: Limit,
    /// `/P`: forfeits count as games against the scheduled opponent.
    pub forfeits_played: bool,
    /// `/F`: made from fore Buchholz.
    pub fore: bool,
    /// `/R`: in reverse order.
    pub reverse: bool,
    /// `/U`: the rating that unrated players are taken to have.
    pub unrated: Option<u16>,
    /// `/K`: what the schedule strength is divided by.
    pub divisor: Option<u16>,
}

/// Which opponents the Koya system counts (C.07 articles 9.2 and 14.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// The share of the maximum score in percent.
    pub percent: u16,
    /// What is added to that share.
    pub offset: Points,
}

impl Default for Limit {
    fn default() -> Limit {
        Limit {
            percent: 50,
            offset: Points::ZERO,
        }
    }
}

/// Why a text is not a tie-break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseTieBreakError {
    /// No tie-break has these letters.
    UnknownCode(String),
    /// No modifier is written so.
    UnknownModifier(String),
    /// The modifier, or the choice of a score, makes no sense with this tie-break.
    NotApplicable {
        /// The tie-break.
        code: Code,
        /// The modifier as written.
        modifier: String,
    },
}

impl fmt::Display for ParseTieBreakError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseTieBreakError::UnknownCode(text) => {
                write!(f, "there is no tie-break \"{text}\"; there are ")?;
                let codes: Vec<&str> = Code::all().map(Code::letters).collect();
                f.write_str(&codes.join(", "))
            }
            ParseTieBreakError::UnknownModifier(text) => write!(
                f,
                "there is no modifier \"/{text}\"; there are /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400"
            ),
            ParseTieBreakError::NotApplicable { code, modifier } => {
                write!(f, "\"{modifier}\" makes no sense with {}", code.letters())
            }
        }
    }
}

impl core::error::Error for ParseTieBreakError {}

impl TieBreak {
    /// A tie-break without modifiers.
    pub fn new(code: Code) -> TieBreak {
        TieBreak {
            code,
            score: None,
            modifiers: Modifiers::default(),
        }
    }

    /// The tie-breaks of a list, separated by commas or blanks.
    ///
    /// # Errors
    /// The first that is not one.
    pub fn list(text: &str) -> Result<Vec<TieBreak>, ParseTieBreakError> {
        text.split([',', ';', ' '])
            .filter(|name| !name.is_empty())
            .map(str::parse)
            .collect()
    }

    fn modify(&mut self, text: &str) -> Result<(), ParseTieBreakError> {
        let unknown = || ParseTieBreakError::UnknownModifier(text.to_owned());
        let letter = text.chars().next().ok_or_else(unknown)?;
        let rest = &text[letter.len_utf8()..];
        if !"CMLKPFUR".contains(letter) || ("PFR".contains(letter) && !rest.is_empty()) {
            return Err(unknown());
        }
        if !self.code.takes(letter) {
            let (code, modifier) = (self.code, format!("/{text}"));
            return Err(ParseTieBreakError::NotApplicable { code, modifier });
        }
        let modifiers = &mut self.modifiers;
        match letter {
            'C' => modifiers.cut_low = rest.parse().map_err(|_| unknown())?,
            'M' => {
                modifiers.cut_low = rest.parse().map_err(|_| unknown())?;
                modifiers.cut_high = modifiers.cut_low;
            }
            'L' => match rest.strip_prefix('+').or_else(|| rest.strip_prefix('-')) {
                Some(number) => {
                    let offset = offset(number).ok_or_else(unknown)?;
                    modifiers.limit.offset = if rest.starts_with('-') {
                        -offset
                    } else {
                        offset
                    };
                }
                None => modifiers.limit.percent = rest.parse().map_err(|_| unknown())?,
            },
            'K' => {
                let divisor = rest.parse().ok().filter(|divisor| *divisor > 0);
                modifiers.divisor = Some(divisor.ok_or_else(unknown)?);
            }
            'U' => modifiers.unrated = Some(rest.parse().map_err(|_| unknown())?),
            'P' => modifiers.forfeits_played = true,
            'F' => modifiers.fore = true,
            _ => modifiers.reverse = true,
        }
        Ok(())
    }
}

/// A shift of Koya's limit: half points, or points if there is a decimal.
fn offset(number: &str) -> Option<Points> {
    if number.contains('.') {
        number.parse().ok().filter(|points| *points >= Points::ZERO)
    } else {
        let halves: u8 = number.parse().ok()?;
        Some(Points::from_halves(i32::from(halves)))
    }
}

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, ParseTieBreakError> {
        let text = text.trim().to_ascii_uppercase();
        // C.07 writes BH-C1, but a limit may be L-1.
        let name_end = text.find(['/', '-', '!', '#']).unwrap_or(text.len());
        let (name, modifiers) = text.split_at(name_end);
        let (letters, score) = match name.split_once(':') {
            Some((letters, score)) => (letters, Some(score)),
            None => (name, None),
        };
        let code = Code::from_letters(letters)
            .ok_or_else(|| ParseTieBreakError::UnknownCode(letters.to_owned()))?;
        let mut tie_break = TieBreak::new(code);
        if let Some(score) = score {
            tie_break.score = match score {
                _ if !code.takes_score() => None,
                "MP" => Some(Score::Match),
                "GP" => Some(Score::Game),
                _ => None,
            };
            if tie_break.score.is_none() {
                let modifier = format!(":{score}");
                return Err(ParseTieBreakError::NotApplicable { code, modifier });
            }
        }
        if let Some(first) = modifiers.chars().next() {
            let modifiers = &modifiers[first.len_utf8()..];
            for modifier in modifiers.split(['/', '!', '#']) {
                tie_break.modify(modifier)?;
            }
        }
        Ok(tie_break)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.letters())?;
        match self.score {
            Some(Score::Match) => f.write_str(":MP")?,
            Some(Score::Game) => f.write_str(":GP")?,
            None => {}
        }
        let modifiers = &self.modifiers;
        match (modifiers.cut_low, modifiers.cut_high) {
            (0, 0) => {}
            (low, 0) => write!(f, "/C{low}")?,
            (low, _) => write!(f, "/M{low}")?,
        }
        let limit = modifiers.limit;
        if limit.percent != 50 {
            write!(f, "/L{}", limit.percent)?;
        }
        if limit.offset != Points::ZERO {
            let sign = if limit.offset > Points::ZERO {
                '+'
            } else {
                '-'
            };
            let tenths = limit.offset.tenths().abs();
            if tenths % 5 == 0 {
                write!(f, "/L{sign}{}", tenths / 5)?;
            } else {
                write!(f, "/L{sign}{}", Points::from_tenths(tenths))?;
            }
        }
        if let Some(divisor) = modifiers.divisor {
            write!(f, "/K{divisor}")?;
        }
        for (set, letter) in [
            (modifiers.forfeits_played, "/P"),
            (modifiers.fore, "/F"),
            (modifiers.reverse, "/R"),
        ] {
            if set {
                f.write_str(letter)?;
            }
        }
        match modifiers.unrated {
            Some(rating) => write!(f, "/U{rating}"),
            None => Ok(()),
        }
    }
}
