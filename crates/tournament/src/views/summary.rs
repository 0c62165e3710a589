//! What lists of events show, small enough to be kept for every event there is.

use serde::{Deserialize, Serialize};

use super::Overview;
use crate::{Timestamp, Tournament, Warning};

/// What lists show of an event. It follows from the facts alone, whatever the time, and knows no
/// position and no pairing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// As everyone may see it, without warnings.
    pub public: Overview,
    /// The last paired round, published or not.
    current_round: u16,
    /// The last round with all its results, published or not.
    complete_rounds: u16,
    /// What the arbiter alone is told to think about.
    warnings: Vec<Warning>,
}

impl Summary {
    /// The form of a summary in JSON and what it says of the same facts. Whoever changes either
    /// writes another one here, so that summaries kept before are made anew.
    pub const SHAPE: &'static str = "summary.1";

    /// The event at a glance, for its arbiter.
    pub fn for_arbiter(self) -> Overview {
        Overview {
            current_round: self.current_round,
            complete_rounds: self.complete_rounds,
            warnings: self.warnings,
            ..self.public
        }
    }
}

impl Tournament {
    /// What lists show of the event.
    pub fn summary(&self) -> Summary {
        let whole = self.overview();
        let mut public = self.as_published(Timestamp(i64::MIN)).overview();
        public.warnings.clear();
        Summary {
            public,
            current_round: whole.current_round,
            complete_rounds: whole.complete_rounds,
            warnings: whole.warnings,
        }
    }
}
