//! FIDE mode: what an arbiter does against the rules is asked, noted, and told in the report.
//!
//! Every event is in FIDE mode until it is left, and never enters it again. Whatever touches the
//! integrity of the pairings or of the standings is an [`Act`]; one table, [`ActKind`], says how
//! hard each is asked ([`Level`]) and where it stands in the report. Acts are found in facts, so
//! that a command is judged by what it would lead to and a journal tells what was done.

mod act;
mod found;
mod kind;
mod level;
mod seen;

use serde::{Deserialize, Serialize};

pub use act::Act;
pub use kind::ActKind;
pub use level::Level;
pub(crate) use seen::Seen;

use crate::{Fact, Tournament};

/// An act as it was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deed {
    /// How many rounds were paired.
    pub after_round: u16,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
}

/// That FIDE mode was left, and when.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ModeLeft {
    /// How many rounds were paired; 0 before the first.
    pub after_round: u16,
    /// Which act left it: [`ActKind::ModeLeft`], or in an event that version 0.1 made the first
    /// act that nobody was asked about.
    pub by: ActKind,
    /// The place of its fact among those that hold.
    #[serde(skip)]
    pub(crate) fact: usize,
}

impl Tournament {
    /// How FIDE mode was left; `None` while the event is in it.
    pub fn mode_left(&self) -> Option<ModeLeft> {
        self.mode_left
    }

    /// What was done that the rules would not have done, in order.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// How hard an act is asked in this event as it stands.
    ///
    /// In an event that version 0.1 made, where such acts passed in silence, one that has to be
    /// confirmed leaves FIDE mode whoever does it, and is asked like it.
    pub fn level(&self, act: &Act) -> Level {
        match act.kind() {
            kind if self.mode_left.is_some() => kind.level_outside(),
            kind if self.asked => kind.level(),
            kind if kind.level() == Level::Confirmed => Level::Twice,
            kind => kind.level(),
        }
    }

    /// Notes what a fact does, before it is done.
    pub(crate) fn note(&mut self, fact: &Fact) {
        let acts = self.acts_of(fact);
        let after_round = self.current_round();
        let leaves = |act: &&Act| match act.kind() {
            ActKind::ModeLeft => true,
            kind if self.asked => kind.level() == Level::Refused,
            kind => kind.level() >= Level::Confirmed,
        };
        if self.mode_left.is_none()
            && let Some(act) = acts.iter().find(leaves)
        {
            self.mode_left = Some(ModeLeft {
                after_round,
                by: act.kind(),
                fact: self.log.len(),
            });
        }
        let deeds = acts.into_iter().map(|act| Deed { after_round, act });
        self.deeds.extend(deeds);
    }
}
