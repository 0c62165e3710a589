//! An event at a glance.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{
    Date, ModeLeft, Phase, RateOfPlay, Supervision, System, TeamScoring, Tournament, Warning,
};

/// An event at a glance, as a list of events and the head of its pages show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Overview {
    /// What it is called.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The federation.
    pub federation: String,
    /// The first day.
    pub starts: Option<Date>,
    /// The last day.
    pub ends: Option<Date>,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// How far it has come.
    pub phase: Phase,
    /// How players are paired.
    pub system: System,
    /// How many rounds there are in all.
    pub rounds: u16,
    /// The last paired round; 0 before the first.
    pub current_round: u16,
    /// The last round that everyone may see.
    pub published_rounds: u16,
    /// The last round with all its results.
    pub complete_rounds: u16,
    /// How many players are entered.
    pub players: usize,
    /// The time control.
    pub time_control: String,
    /// What the Laws make of it; `None` if it is not known.
    pub rate_of_play: Option<RateOfPlay>,
    /// How closely games are watched.
    pub supervision: Supervision,
    /// The article that says so (A.4, A.5, B.2 or B.3).
    pub supervision_article: Option<Cow<'static, str>>,
    /// Games between two players in a round.
    pub games_per_round: usize,
    /// Whether and how teams are scored.
    pub teams: TeamScoring,
    /// The categories with a table of their own.
    pub categories: Vec<String>,
    /// How FIDE mode was left; `None` while the event is in it.
    pub mode_left: Option<ModeLeft>,
    /// What the arbiter should know before it is too late.
    pub warnings: Vec<Warning>,
}

impl Tournament {
    /// The event at a glance.
    pub fn overview(&self) -> Overview {
        let settings = &self.settings;
        let rate_of_play = settings.time_control.rate_of_play();
        Overview {
            name: settings.name.clone(),
            place: settings.place.clone(),
            federation: settings.federation.clone(),
            starts: settings.starts,
            ends: settings.ends,
            chief_arbiter: settings.chief_arbiter.clone(),
            phase: self.phase,
            system: settings.system,
            rounds: self.planned_rounds(),
            current_round: self.current_round(),
            published_rounds: self.published_rounds(),
            complete_rounds: self.complete_rounds(),
            players: self.entries.len(),
            time_control: settings.time_control.to_string(),
            rate_of_play,
            supervision: settings.supervision,
            supervision_article: rate_of_play
                .and_then(|rate| settings.supervision.article(rate))
                .map(Cow::Borrowed),
            games_per_round: settings.games_per_round(),
            teams: settings.teams,
            categories: settings.categories.iter().map(|c| c.name.clone()).collect(),
            mode_left: self.mode_left(),
            warnings: match self.phase {
                Phase::Open => self.outlook(self.planned_rounds()),
                _ => Vec::new(),
            },
        }
    }
}
