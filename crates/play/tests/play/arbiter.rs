//! The arbiter at the board.

use rokada_chess::Color::{Black, White};
use rokada_play::{Act, Command, Deed, End, Event, Phase, Refusal, Stopper, Timing, Verdict};

use crate::hall::{Hall, casual, event, stop};

#[test]
fn an_arbiter_call_from_end_to_end() {
    let mut hall = Hall::shown(518, event("10"));
    hall.line("e2e4 e7e5 g1f3");
    // Black stops the clocks and calls the arbiter (6.11.2).
    let why = "the clock was wrong".to_owned();
    hall.pass(5_000).deed(Black, Deed::CallArbiter { why });
    assert_eq!(hall.game().phase(), Phase::Stopped { by: Stopper::Black });
    assert_eq!(hall.pass(300_000).clocks(), (598_000, 594_000));
    assert_eq!(hall.table.due(), None);
    let moved = hall.try_move("b8c6", Timing::default());
    assert_eq!(moved, Err(Refusal::ClocksStopped));
    assert_eq!(hall.try_act(stop()), Err(Refusal::ClocksStopped));

    hall.act(Act::TakeBack { to_ply: 2 });
    assert_eq!(hall.clocks(), (599_000, 599_000));
    hall.act(Act::SetClocks {
        white_ms: 480_000,
        black_ms: 610_000,
    });
    let (text, article) = ("two minutes to Black".to_owned(), "7.5.5".to_owned());
    hall.act(Act::Rule {
        text,
        article,
        verdict: None,
    });
    hall.act(Act::Restart);
    assert_eq!(hall.pass(1_000).clocks(), (479_000, 610_000));
    assert_eq!(hall.try_act(Act::Restart), Err(Refusal::ClocksRun));
    hall.moves(1_000, "f1c4");
    // What the arbiter gave is not lost when moves are taken back to there.
    hall.act(stop());
    hall.act(Act::TakeBack { to_ply: 2 });
    assert_eq!(hall.clocks(), (480_000, 610_000));
}

#[test]
fn a_stopped_clock_costs_nothing_and_is_charged_for_what_was_used() {
    let mut hall = Hall::shown(518, event("5d10"));
    hall.pass(4_000).act(stop());
    hall.pass(900_000).act(Act::Restart);
    hall.moves(8_000, "e2e4");
    // Twelve seconds were thought, ten are free.
    assert_eq!(hall.clocks(), (298_000, 300_000));
    assert_eq!(hall.game().plies()[0].spent_ms, 12_000);
}

#[test]
fn a_ruling_may_end_the_game_and_the_end_may_be_annulled() {
    let mut hall = Hall::shown(518, event("10"));
    let rule = |verdict| Act::Rule {
        text: "a telephone rang".to_owned(),
        article: "11.3.2.2".to_owned(),
        verdict: Some(verdict),
    };
    hall.act(rule(Verdict::BlackWins));
    assert_eq!(hall.end().unwrap().winner(), Some(Black));
    assert_eq!(hall.try_act(rule(Verdict::Draw)), Err(Refusal::GameOver));
    hall.act(Act::Reopen);
    assert_eq!(hall.try_act(Act::Reopen), Err(Refusal::GameNotOver));
    assert_eq!(
        hall.game().phase(),
        Phase::Stopped {
            by: Stopper::Arbiter
        }
    );
    hall.act(Act::Restart);
    hall.moves(1_000, "e2e4");
    hall.act(rule(Verdict::BothLose));
    let verdict = Verdict::BothLose;
    assert_eq!(hall.end(), Some(End::Ruled { verdict }));
    assert!(!hall.end().unwrap().is_draw());
}

#[test]
fn a_flag_can_be_taken_back_by_the_arbiter() {
    let mut hall = Hall::shown(518, event("1"));
    hall.pass(70_000).tick();
    hall.act(Act::Reopen);
    hall.act(Act::SetClocks {
        white_ms: 30_000,
        black_ms: 60_000,
    });
    hall.act(Act::Restart);
    hall.pass(10_000);
    assert_eq!((hall.clocks(), hall.end()), ((20_000, 60_000), None));
    assert_eq!(hall.table.due().unwrap().what, Event::Flag);
}

#[test]
fn a_game_reopened_before_its_position_was_shown_is_shown_first() {
    let mut hall = Hall::opened(518, event("10"));
    hall.deed(White, Deed::Abort);
    hall.act(Act::Reopen);
    assert_eq!(hall.game().phase(), Phase::Opened);
    assert_eq!(hall.try_act(Act::Restart), Err(Refusal::NotShown));
    hall.done(Command::Show);
    assert!(hall.game().is_running());
}

#[test]
fn what_a_clock_can_not_show_is_refused() {
    let mut hall = Hall::shown(518, event("10"));
    let set = |white_ms, black_ms| Act::SetClocks { white_ms, black_ms };
    assert_eq!(hall.try_act(set(1, 1)), Err(Refusal::ClocksRun));
    hall.act(stop());
    for (white, black) in [(-1, 5), (5, i64::MAX), (i64::MIN, i64::MIN)] {
        let refused = hall.try_act(set(white, black));
        assert!(matches!(refused, Err(Refusal::ClockOutOfRange { .. })));
    }
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(hall.try_act(Act::TakeBack { to_ply: 0 }), nothing);
    assert_eq!(hall.try_act(Act::TakeBack { to_ply: u32::MAX }), nothing);

    let mut glass = Hall::shown(518, event("*3"));
    glass.act(stop());
    let total_ms = 360_000;
    assert_eq!(
        glass.try_act(set(180_000, 180_001)),
        Err(Refusal::HourglassTotal { total_ms })
    );
    glass.act(set(100_000, 260_000));
    assert_eq!(glass.clocks(), (100_000, 260_000));
}

#[test]
fn every_control_shows_what_it_was_set_to() {
    for control in ["10", "3+2", "5b3", "5d3", "2/1,0.30+5", "3days", "5|4"] {
        let mut hall = Hall::shown(518, event(control));
        hall.pass(7_000).act(stop());
        hall.act(Act::SetClocks {
            white_ms: 12_345,
            black_ms: 0,
        });
        assert_eq!(hall.clocks(), (12_345, 0), "{control}");
    }
}

#[test]
fn words_are_needed_and_bounded() {
    let mut hall = Hall::shown(518, event("10"));
    for why in ["", "  \n ", "\u{7}", &"x".repeat(2_001)] {
        let why = why.to_owned();
        let refused = hall.try_act(Act::Stop { why });
        assert!(matches!(refused, Err(Refusal::TextUnfit { .. })));
    }
    let mut friends = Hall::shown(518, casual("10"));
    let why = "help".to_owned();
    let call = friends.try_deed(White, Deed::CallArbiter { why });
    assert_eq!(call, Err(Refusal::NoArbiter));
}
