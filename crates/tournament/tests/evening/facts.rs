//! The names that facts keep for ever.

use rokada_chess::Color;
use rokada_tournament::{Bye, EntryId, Fact, GameRef, GameResult};

use crate::draw;

/// Journals are read for ever: a name is never changed, and never given another shape.
#[test]
fn facts_keep_their_names() {
    let facts = [
        (Fact::EventFinished, r#"{"fact":"event_finished.1"}"#),
        (Fact::EventReopened, r#"{"fact":"event_reopened.1"}"#),
        (Fact::EventArchived, r#"{"fact":"event_archived.1"}"#),
        (Fact::Undone, r#"{"fact":"undone.1"}"#),
        (
            Fact::InitialColorDrawn {
                color: Color::Black,
                lot: String::new(),
            },
            r#"{"fact":"initial_color_drawn.1","color":"black"}"#,
        ),
        (
            Fact::ByeGranted {
                entry: EntryId(3),
                round: 2,
                bye: Bye::Half,
            },
            r#"{"fact":"bye_granted.1","entry":3,"round":2,"bye":"half"}"#,
        ),
        (
            Fact::PositionDrawn {
                round: 1,
                draw: draw(5),
            },
            r#"{"fact":"position_drawn.1","round":1,"draw":{"positions":[{"position":5}]}}"#,
        ),
        (
            Fact::ResultEntered {
                game: GameRef::new(2, 7),
                result: GameResult::BlackForfeits,
            },
            r#"{"fact":"result_entered.1","round":2,"board":7,"result":"+--"}"#,
        ),
        (
            Fact::ResultCorrected {
                game: GameRef {
                    round: 2,
                    board: 7,
                    game: 2,
                },
                was: GameResult::Draw,
                result: None,
            },
            r#"{"fact":"result_corrected.1","round":2,"board":7,"game":2,"was":"1/2-1/2","result":null}"#,
        ),
        (
            Fact::PlayersSwapped {
                round: 1,
                a: EntryId(1),
                b: EntryId(2),
            },
            r#"{"fact":"players_swapped.1","round":1,"a":1,"b":2}"#,
        ),
        (
            Fact::RoundPublished { round: 4 },
            r#"{"fact":"round_published.1","round":4}"#,
        ),
        (
            Fact::RoundUnpaired { round: 4 },
            r#"{"fact":"round_unpaired.1","round":4}"#,
        ),
    ];
    for (fact, json) in facts {
        assert_eq!(serde_json::to_string(&fact).unwrap(), json);
        assert_eq!(serde_json::from_str::<Fact>(json).unwrap(), fact);
    }
}
