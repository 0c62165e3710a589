//! The tie-breaks there are.

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

    pub(super) fn from_letters(letters: &str) -> Option<Code> {
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
    pub(super) fn takes(self, modifier: char) -> bool {
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

    pub(super) fn takes_score(self) -> bool {
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
