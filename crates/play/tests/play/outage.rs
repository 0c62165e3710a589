//! A node that dies costs nobody time.

use rokada_chess::Color::{Black, White};
use rokada_play::{Act, Command, Deed, Event, Fact, Noted, Phase, Timing};

use crate::hall::{Hall, casual, event};

fn begun() -> Hall {
    let mut hall = Hall::shown(518, event("1"));
    hall.line("e2e4 e7e5");
    hall
}

#[test]
fn from_the_last_sign_of_life_to_the_return_nobody_is_charged() {
    let mut hall = begun();
    let from_ms = hall.now + 3_000;
    // Five minutes later a node finds it out; the flag would have fallen long ago.
    hall.pass(300_000).done(Command::Outage { from_ms });
    let until_ms = hall.now + 60_000;
    assert_eq!(hall.game().phase(), Phase::Outage { until_ms });
    assert_eq!(hall.clocks(), (56_000, 59_000));
    // That the opponent is back starts nothing.
    assert_eq!(hall.pass(20_000).deed(Black, Deed::Return), []);
    assert_eq!(hall.clocks(), (56_000, 59_000));
    hall.pass(20_000).deed(White, Deed::Return);
    assert_eq!(hall.pass(1_000).clocks(), (55_000, 59_000));
    let length = hall.game().notes().iter().find_map(|note| match note.what {
        Noted::Outage(length) => Some(length),
        _ => None,
    });
    assert_eq!(length, Some(300_000 - 3_000 + 40_000));
}

#[test]
fn a_move_is_a_return() {
    let mut hall = begun();
    let from_ms = hall.now + 3_000;
    hall.pass(300_000).done(Command::Outage { from_ms });
    let timing = Timing::default();
    let facts = hall.pass(10_000).try_move("g1f3", timing).unwrap();
    assert!(matches!(
        facts[..],
        [
            Fact::OutageEnded { .. },
            Fact::MoveMade {
                spent_ms: 3_000,
                ..
            }
        ]
    ));
    assert_eq!(hall.clocks(), (56_000, 59_000));
}

#[test]
fn the_bound_is_told_and_kept() {
    let mut hall = begun();
    let from_ms = hall.now;
    hall.pass(300_000).done(Command::Outage { from_ms });
    let due = hall.table.due().unwrap();
    assert_eq!((due.at_ms, due.what), (hall.now + 60_000, Event::OutageEnd));
    // A minute and a half later half a minute has been charged, whoever looks first.
    let facts = hall.pass(90_000).tick();
    assert_eq!(facts, [Fact::OutageEnded { at_ms: due.at_ms }]);
    assert_eq!(hall.clocks(), (29_000, 59_000));
}

#[test]
fn a_second_death_begins_the_bound_anew() {
    let mut hall = begun();
    let from_ms = hall.now;
    hall.pass(10_000).done(Command::Outage { from_ms });
    let from_ms = hall.now + 30_000;
    hall.pass(100_000).done(Command::Outage { from_ms });
    assert_eq!(hall.table.due().unwrap().at_ms, hall.now + 60_000);
    assert_eq!(hall.clocks(), (59_000, 59_000));
}

#[test]
fn an_outage_before_the_last_move_takes_nothing_back() {
    let mut hall = begun();
    let from_ms = hall.now - 1_500;
    hall.pass(5_000).done(Command::Outage { from_ms });
    assert_eq!(hall.clocks(), (59_000, 59_000));
    // Nor does one from the future give anything.
    let mut hall = begun();
    hall.pass(5_000).done(Command::Outage { from_ms: i64::MAX });
    assert_eq!(hall.clocks(), (54_000, 59_000));
}

#[test]
fn where_no_clock_runs_nothing_is_lost() {
    let dies = |hall: &mut Hall| hall.done(Command::Outage { from_ms: 0 });
    let mut opened = Hall::opened(518, event("1"));
    assert_eq!(dies(&mut opened), []);
    let mut stopped = begun();
    stopped.act(crate::hall::stop());
    assert_eq!(dies(&mut stopped), []);
    let mut over = begun();
    over.deed(White, Deed::Resign);
    assert_eq!(dies(&mut over), []);
}

#[test]
fn a_clock_that_was_to_start_meanwhile_waits_for_white() {
    let mut terms = event("1");
    terms.study_ms = 10_000;
    let mut hall = Hall::shown(518, terms);
    hall.pass(9_000);
    assert_eq!(hall.done(Command::Outage { from_ms: 4_000 }), []);
    hall.pass(41_000).done(Command::Outage { from_ms: 9_500 });
    hall.pass(30_000).deed(White, Deed::Return);
    assert_eq!(hall.clocks(), (60_000, 60_000));
    assert!(hall.game().is_running());
}

#[test]
fn a_first_move_is_waited_for_anew_after_an_outage() {
    let mut hall = Hall::shown(518, casual("3"));
    hall.pass(100_000).done(Command::Outage { from_ms: 50_000 });
    hall.pass(30_000).deed(White, Deed::Return);
    let due = hall.table.due().unwrap();
    assert_eq!(
        (due.at_ms, due.what),
        (130_000 + 70_000, Event::NoFirstMove)
    );
}

#[test]
fn the_arbiter_need_not_wait() {
    let mut hall = begun();
    let from_ms = hall.now;
    hall.pass(10_000).done(Command::Outage { from_ms });
    hall.act(Act::Restart);
    assert!(hall.game().is_running());
}
