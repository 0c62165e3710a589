//! What was done to an event, told in every language.

use std::collections::BTreeSet;

use rokada_chess::{Color, StartPosition};
use rokada_draw::Protocol;
use rokada_messages::{Lang, Named, Words};
use rokada_tournament::{
    Bye, DrawnPosition, EntryId, Fact, GameRef, GameResult, NewEntry, PairedBy, Player, RoundDraw,
    Settings, TeamId, Timestamp,
};

fn facts() -> Vec<Fact> {
    let (a, b) = (EntryId(1), EntryId(2));
    let settings = Box::new(Settings::named("Evening", 5));
    let new = |from_round| NewEntry {
        entry: a,
        player: Player::named("Player 01"),
        from_round,
        missed: Bye::Zero,
        reported: None,
    };
    let (game, result) = (GameRef::new(1, 3), GameResult::Draw);
    let draw = |announce_at| RoundDraw {
        positions: vec![DrawnPosition::of_round(StartPosition::CLASSICAL)],
        announce_at,
    };
    let (round, board) = (1, 3);
    let announcement = Box::new(Protocol::default());
    let (was, none) = (GameResult::WhiteForfeits, None);
    vec![
        Fact::EventCreated {
            settings: settings.clone(),
            asked: true,
            from_file: 0,
        },
        Fact::FideModeLeft,
        Fact::LeftRoundRobin {
            entry: a,
            from_round: 2,
            counts: true,
        },
        Fact::LeftRoundRobin {
            entry: a,
            from_round: 2,
            counts: false,
        },
        Fact::SettingsChanged { settings },
        Fact::InitialColorDrawn {
            color: Color::Black,
            lot: String::new(),
        },
        Fact::InitialColorDrawn {
            color: Color::Black,
            lot: "coin".into(),
        },
        Fact::PlayersEntered {
            entries: vec![new(1)],
        },
        Fact::PlayersEntered {
            entries: vec![new(2)],
        },
        Fact::PlayersEntered {
            entries: vec![new(1), new(1)],
        },
        Fact::PlayerEdited {
            entry: a,
            player: Box::default(),
        },
        Fact::PlayerRemoved { entry: a },
        Fact::ListOrdered { order: vec![b, a] },
        Fact::PlayerWithdrew {
            entry: a,
            from_round: 2,
        },
        Fact::PlayerReturned {
            entry: a,
            from_round: 2,
        },
        Fact::ByeGranted {
            entry: a,
            round,
            bye: Bye::Half,
        },
        Fact::ByeReturned { entry: a, round },
        Fact::PairForbidden { a, b },
        Fact::PairAllowed { a, b },
        Fact::TeamFormed {
            team: TeamId(1),
            name: "Team A".into(),
            members: vec![a, b],
        },
        Fact::TeamDissolved { team: TeamId(1) },
        Fact::DrawAnnounced {
            round,
            announcement,
        },
        Fact::PositionDrawn {
            round,
            draw: draw(None),
        },
        Fact::PositionDrawn {
            round,
            draw: draw(Some(Timestamp(100))),
        },
        Fact::AnnouncementSet {
            round,
            announce_at: Some(Timestamp(100)),
        },
        Fact::AnnouncementSet {
            round,
            announce_at: None,
        },
        Fact::RoundPaired {
            round,
            numbers: vec![a, b],
            pairs: Vec::new(),
            byes: Vec::new(),
            by: PairedBy::Hand,
        },
        Fact::PlayersSwapped { round, a, b },
        Fact::ColorsChanged { round, board },
        Fact::PairedByHand {
            round,
            board,
            white: a,
            black: b,
        },
        Fact::BoardUnpaired { round, board },
        Fact::ByeSet {
            round,
            entry: a,
            bye: Some(Bye::Zero),
        },
        Fact::ByeSet {
            round,
            entry: a,
            bye: None,
        },
        Fact::RoundPublished { round },
        Fact::RoundUnpaired { round },
        Fact::ResultEntered { game, result },
        Fact::ResultEntered {
            game: GameRef { game: 2, ..game },
            result,
        },
        Fact::ResultCorrected {
            game,
            was,
            result: Some(result),
        },
        Fact::ResultCorrected {
            game,
            was,
            result: none,
        },
        Fact::ResultReported {
            game,
            by: a,
            result,
        },
        Fact::ResultAgreed {
            game,
            by: a,
            result,
        },
        Fact::TieBroken {
            round,
            board,
            winner: a,
            how: String::new(),
        },
        Fact::EventFinished,
        Fact::EventReopened,
        Fact::EventArchived,
        Fact::Undone,
    ]
}

#[test]
fn every_fact_is_told_apart_in_every_language() {
    let named = Named {
        entry: &|entry| format!("Player {:02}", entry.0),
        team: &|team| team.to_string(),
        moment: &|at| at.0.to_string(),
        now: Timestamp(50),
    };
    for lang in Lang::ALL {
        let said: BTreeSet<String> = facts()
            .iter()
            .map(|fact| Words::of(lang).deed(fact, named))
            .collect();
        assert_eq!(said.len(), facts().len(), "{said:#?}");
    }
}

#[test]
fn a_position_is_told_once_its_moment_has_come() {
    let told = |now| {
        let named = Named {
            entry: &|entry| entry.to_string(),
            team: &|team| team.to_string(),
            moment: &|at| at.0.to_string(),
            now: Timestamp(now),
        };
        let drawn = Fact::PositionDrawn {
            round: 1,
            draw: RoundDraw {
                positions: vec![DrawnPosition::of_round(StartPosition::CLASSICAL)],
                announce_at: Some(Timestamp(100)),
            },
        };
        Words::of(Lang::En).deed(&drawn, named)
    };
    assert!(!told(99).contains("518"));
    assert!(told(100).contains("518 RNBQKBNR"));
}
