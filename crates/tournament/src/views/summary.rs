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

#[cfg(test)]
mod tests {
    use rokada_chess::StartPosition;

    use super::*;
    use crate::{Command, DrawnPosition, RoundDraw, Settings, apply, decide};

    fn event() -> Tournament {
        let draw = RoundDraw {
            positions: vec![DrawnPosition::of_round(StartPosition::CLASSICAL.mirror())],
            announce_at: Some(Timestamp(100)),
        };
        let settings = Settings {
            starts: "2015-01-04".parse().ok(),
            place: "Hall 1".into(),
            ..Settings::named("Evening", 5)
        };
        let mut event = Tournament::default();
        for command in [
            Command::Create {
                settings: Box::new(settings),
            },
            Command::DrawPosition { round: 1, draw },
        ] {
            for fact in decide(&event, command).unwrap() {
                apply(&mut event, &fact);
            }
        }
        event
    }

    /// Kept ones of another form would be shown as they are: with this text the shape changes.
    #[test]
    fn the_shape_says_what_is_kept() {
        let kept = serde_json::to_string(&event().summary()).unwrap();
        let of_shape = concat!(
            r#"{"public":{"name":"Evening","place":"Hall 1","federation":"","#,
            r#""starts":"2015-01-04","ends":null,"chief_arbiter":"","phase":"open","#,
            r#""system":{"kind":"dutch","acceleration":"none"},"rounds":5,"current_round":0,"published_rounds":0,"#,
            r#""complete_rounds":0,"players":0,"time_control":"10+0","rate_of_play":"blitz","#,
            r#""supervision":"limited","supervision_article":"B.3","games_per_round":1,"#,
            r#""teams":{"kind":"none"},"categories":[],"mode_left":null,"warnings":[]},"current_round":0,"#,
            r#""complete_rounds":0,"warnings":[]}"#
        );
        assert_eq!((Summary::SHAPE, kept.as_str()), ("summary.1", of_shape));
        let read: Summary = serde_json::from_str(&kept).unwrap();
        assert_eq!(read, event().summary());
        assert_eq!(read.for_arbiter(), event().overview());
    }

    #[test]
    fn it_follows_from_the_facts_whatever_the_time() {
        let public = event().summary().public;
        for now in [i64::MIN, 99, 100, i64::MAX] {
            assert_eq!(event().as_published(Timestamp(now)).overview(), public);
        }
    }
}
