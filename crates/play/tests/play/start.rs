//! From the opening to the first move.

use rokada_chess::{Color, StartPosition};
use rokada_draw::Protocol;
use rokada_play::{
    Command, Deed, End, Event, Fact, Opening, Origin, Phase, Refusal, Seat, Table, Terms,
    TimeControl, Timing,
};

use crate::hall::{Hall, casual, event, opening};

#[test]
fn ten_minutes_are_the_default() {
    assert_eq!(TimeControl::default(), "10".parse().unwrap());
}

#[test]
fn in_an_event_whites_clock_starts_with_the_game() {
    // Laws 6.6, whether or not White is there.
    let mut hall = Hall::opened(518, event("10"));
    assert_eq!(hall.game().phase(), Phase::Opened);
    assert_eq!(hall.table.due(), None);
    hall.done(Command::Show);
    assert_eq!(hall.pass(60_000).clocks(), (540_000, 600_000));
    assert!(hall.game().is_running());
}

#[test]
fn the_position_is_studied_before_the_clock_starts() {
    let mut terms = event("10");
    terms.study_ms = 180_000;
    let mut hall = Hall::shown(0, terms);
    let due = hall.table.due().unwrap();
    assert_eq!((due.at_ms, due.what), (180_000, Event::Start));
    hall.pass(179_999);
    assert_eq!(hall.tick(), []);
    let early = hall.try_move("e2e4", Timing::default());
    assert_eq!(early, Err(Refusal::Studying));
    assert_eq!(hall.clocks(), (600_000, 600_000));
    // Nobody ticked: the clock has started all the same, at its moment.
    let facts = hall.moves(5_001, "e2e4");
    assert_eq!(facts[0], Fact::ClockStarted { at_ms: 180_000 });
    assert_eq!(hall.clocks(), (595_000, 600_000));
}

#[test]
fn outside_events_a_first_move_is_waited_for_and_costs_nothing() {
    let mut hall = Hall::shown(0, casual("3+2"));
    assert_eq!(hall.table.due().unwrap().what, Event::NoFirstMove);
    hall.moves(100_000, "e2e4");
    assert_eq!(hall.pass(119_999).clocks().1, 182_000);
    hall.moves(0, "e7e5");
    assert_eq!(hall.table.due().unwrap().what, Event::Flag);
    hall.moves(4_000, "d2d4");
    assert_eq!(hall.clocks(), (182_000, 184_000));
}

#[test]
fn a_game_without_a_first_move_is_called_off() {
    let mut hall = Hall::shown(0, casual("3+2"));
    hall.moves(1_000, "e2e4");
    let facts = hall.pass(120_000).try_move("e7e5", Timing::default());
    let by = Color::Black;
    let called_off = End::NoFirstMove { by };
    assert_eq!(hall.end(), Some(called_off));
    assert_eq!(facts.unwrap().len(), 1);
    assert!(!called_off.is_played() && !called_off.is_draw());
}

#[test]
fn a_game_is_called_off_before_the_position_was_seen_and_no_later() {
    let abort = |hall: &mut Hall| hall.try_deed(Color::Black, Deed::Abort).map(|_| ());
    let mut hall = Hall::opened(0, event("10"));
    assert_eq!(abort(&mut hall), Ok(()));
    assert_eq!(hall.end(), Some(End::Aborted));

    let mut hall = Hall::shown(0, event("10"));
    assert_eq!(abort(&mut hall), Err(Refusal::PositionSeen));

    // A position that both knew when they sat down is no secret.
    let mut hall = Hall::shown(0, casual("10"));
    hall.moves(1_000, "e2e4");
    assert_eq!(abort(&mut hall), Ok(()));
    let mut hall = Hall::shown(0, casual("10"));
    hall.line("e2e4 e7e5");
    assert_eq!(abort(&mut hall), Err(Refusal::TooLateToAbort));
}

#[test]
fn the_record_of_a_draw_is_checked_when_the_game_is_opened() {
    // The example of docs/draw.md.
    let text = "Rokada draw protocol 1\nmethod: one-die\noutcomes: 2 6 3 3 2 3 1 1 1 1 1\n\
                exclusions: 518\nnumber: 0\nletters: BBQNNRKR\n";
    let protocol: Protocol = text.parse().unwrap();
    let position = protocol.verify().unwrap();
    let drawn = |position| Opening {
        position,
        origin: Origin::Drawn {
            protocol: Box::new(protocol.clone()),
        },
        terms: Terms::casual(TimeControl::default()),
    };
    let open = |position: StartPosition| {
        let mut hall = Hall {
            table: Table::default(),
            facts: Vec::new(),
            now: 0,
        };
        hall.try_to(Command::Open(Box::new(drawn(position))))
            .map(|facts| facts.len())
    };
    assert_eq!(open(position), Ok(1));
    let other = StartPosition::new((position.number() + 1) % 960).unwrap();
    let number = other.number();
    assert_eq!(open(other), Err(Refusal::WrongProtocol { number }));
    // A drawn position that was seen is played, among friends too: nobody dodges one.
    let mut hall = Hall::opened(0, casual("10"));
    hall.deed(Color::White, Deed::Abort);
    hall.done(Command::Open(Box::new(drawn(position))));
    hall.done(Command::Show);
    assert_eq!(
        hall.try_deed(Color::White, Deed::Abort),
        Err(Refusal::PositionSeen)
    );
}

#[test]
fn nothing_is_opened_shown_or_played_out_of_order() {
    let mut hall = Hall {
        table: Table::default(),
        facts: Vec::new(),
        now: 0,
    };
    assert_eq!(hall.try_to(Command::Show), Err(Refusal::NoGame));
    assert_eq!(hall.try_to(Command::OpenReturnGame), Err(Refusal::NoGame));
    let open = || Command::Open(Box::new(opening(7, event("10"))));
    hall.done(open());
    assert_eq!(hall.try_to(open()), Err(Refusal::GameOpen));
    assert_eq!(hall.try_to(Command::Show), Err(Refusal::SeatFree));
    let mut hall = Hall::opened(7, event("10"));
    assert_eq!(
        hall.try_move("e2e4", Timing::default()),
        Err(Refusal::NotShown)
    );
    hall.done(Command::Show);
    assert_eq!(hall.try_to(Command::Show), Err(Refusal::AlreadyShown));
    assert_eq!(hall.game().seat(Color::White), Seat::First);

    let mut long = opening(7, event("10"));
    long.terms.study_ms = u32::MAX;
    let mut hall = Hall::opened(0, casual("10"));
    hall.deed(Color::White, Deed::Abort);
    let refused = hall.try_to(Command::Open(Box::new(long)));
    assert!(matches!(refused, Err(Refusal::StudyTooLong { .. })));
}
