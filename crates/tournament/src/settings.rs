//! What an organiser decides about an event, each with a sound default.

use rokada_draw::{Games, Policy};
use serde::{Deserialize, Serialize};

use crate::standings::{Code, TieBreak};
use crate::{Bye, Category, Date, PointSystem, Rating, Supervision, TeamScoring, TimeControl};

/// The regulations of an event.
///
/// ```
/// use rokada_tournament::{Settings, System};
///
/// let club = Settings::named("Chess960 evening", 5);
/// assert_eq!(club.system, System::default());
/// assert!(!club.positions.classical, "518 is drawn again unless the organiser wants it");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The name of the event.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The federation it is played in, three letters.
    pub federation: String,
    /// The first day.
    pub starts: Option<Date>,
    /// The last day.
    pub ends: Option<Date>,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The deputies.
    pub deputy_arbiters: Vec<String>,
    /// How players are paired.
    pub system: System,
    /// How many rounds. Only a Swiss leaves the choice; the other systems need what they need.
    pub rounds: u16,
    /// The time each player has.
    pub time_control: TimeControl,
    /// Which rule of supervision holds (A.6, B.4).
    pub supervision: Supervision,
    /// Which positions may be drawn, for the round or for each board, and whether each is played
    /// once or in a mini-match of two games with the colours reversed.
    pub positions: Policy,
    /// The numbers of the positions given out beforehand to draw from; empty for all there are.
    pub short_list: Vec<u16>,
    /// Minutes between the announcement of the position and the start of the clocks.
    pub minutes_before: u16,
    /// Tie-breaks by their codes (C.07), the most significant first; points come before all.
    pub tie_breaks: Vec<String>,
    /// What results and byes are worth.
    pub points: PointSystem,
    /// The ratings that order the start list: the first list that knows the player counts.
    pub seeding: Vec<Rating>,
    /// Byes on request and late entries.
    pub byes: ByeRules,
    /// Never pair players of one club with each other.
    pub keep_clubs_apart: bool,
    /// Never pair players of one team with each other.
    pub keep_teams_apart: bool,
    /// Whether players may report their own results; both must say the same.
    pub players_report: bool,
    /// Categories with a table of their own.
    pub categories: Vec<Category>,
    /// Whether and how teams are scored.
    pub teams: TeamScoring,
    /// Lines of the tournament report that the event was made of which have no place among these
    /// regulations, as written: they stand in its reports again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub report_lines: Vec<String>,
}

impl Settings {
    /// A Dutch Swiss of ten minutes a player with the defaults of a club evening.
    pub fn named(name: impl Into<String>, rounds: u16) -> Settings {
        Settings {
            name: name.into(),
            rounds,
            ..Settings::default()
        }
    }

    /// Whether the pairings are made of teams, so that teams can't change once they began.
    pub fn pairs_teams(&self) -> bool {
        self.system == System::Scheveningen
    }

    /// The tie-breaks of the list that tell nobody apart in a round robin, where all meet all: none
    /// of the Buchholz family is offered there. Events of version 0.1 and reports may name some.
    pub fn unfit_tie_breaks(&self) -> Vec<&str> {
        let round_robin = matches!(self.system, System::RoundRobin { .. });
        let codes = self.tie_breaks.iter().filter(|_| round_robin);
        let buchholz = |code: &&String| {
            code.parse().is_ok_and(|tie_break: TieBreak| {
                matches!(
                    tie_break.code,
                    Code::Buchholz | Code::ForeBuchholz | Code::AverageBuchholz
                )
            })
        };
        codes.filter(buchholz).map(String::as_str).collect()
    }

    /// Games between two players in one round.
    pub fn games_per_round(&self) -> usize {
        match self.positions.games {
            Games::Single => 1,
            Games::MiniMatch => 2,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: String::new(),
            place: String::new(),
            federation: String::new(),
            starts: None,
            ends: None,
            chief_arbiter: String::new(),
            deputy_arbiters: Vec::new(),
            system: System::default(),
            rounds: 5,
            time_control: TimeControl::default(),
            supervision: Supervision::default(),
            positions: Policy::default(),
            short_list: Vec::new(),
            minutes_before: 5,
            tie_breaks: System::default().tie_breaks(),
            points: PointSystem::default(),
            seeding: vec![
                Rating::Blitz,
                Rating::Rapid,
                Rating::Standard,
                Rating::National,
            ],
            byes: ByeRules::default(),
            keep_clubs_apart: false,
            keep_teams_apart: false,
            players_report: false,
            categories: Vec::new(),
            teams: TeamScoring::default(),
            report_lines: Vec::new(),
        }
    }
}

/// How players are paired.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum System {
    /// The FIDE Dutch Swiss (C.04.3).
    Dutch {
        /// Extra points while pairing the first rounds.
        #[serde(default)]
        acceleration: Acceleration,
    },
    /// Everyone against everyone, by the Berger tables (C.05).
    RoundRobin {
        /// Twice, with the colours reversed.
        #[serde(default)]
        double: bool,
    },
    /// The loser is out.
    KnockOut {
        /// The losers of the semifinals play for third place beside the final.
        #[serde(default)]
        third_place: bool,
    },
    /// Two teams, each player against everyone of the other team.
    Scheveningen,
    /// The arbiter pairs by hand.
    ByHand,
}

impl System {
    /// The tie-breaks that suit the system, by their codes.
    pub fn tie_breaks(self) -> Vec<String> {
        let codes: &[&str] = match self {
            System::RoundRobin { .. } => &["DE", "SB", "KS", "WIN", "BWG"],
            _ => &["DE", "BH/C1", "BH", "SB", "WIN"],
        };
        codes.iter().copied().map(String::from).collect()
    }
}

impl Default for System {
    fn default() -> System {
        System::Dutch {
            acceleration: Acceleration::None,
        }
    }
}

/// Accelerated pairing of a Swiss.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.5.1).
    Baku,
}

/// Byes on request and late entries.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeRules {
    /// How many half-point byes a player may ask for.
    pub half_points: u16,
    /// In how many of the last rounds no half-point bye is given.
    pub none_in_last: u16,
    /// The last round in which a late entry may start.
    pub enter_until: u16,
    /// What a late entry gets for a round it missed: [`Bye::Zero`] by C.04.2, [`Bye::Half`] where
    /// the regulations say so.
    pub missed: Bye,
}

impl Default for ByeRules {
    /// One half-point bye, not in the last round; late entries until round 3, without points.
    fn default() -> ByeRules {
        ByeRules {
            half_points: 1,
            none_in_last: 1,
            enter_until: 3,
            missed: Bye::Zero,
        }
    }
}
