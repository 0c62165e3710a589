//! A whole game on each time control, to its end, with the clocks accounted for.

use rokada_chess::Color;
use rokada_play::{CanWin, End, Event};

use crate::hall::{Hall, event};

/// Scholar's mate from the classical array, with these milliseconds a move; what both clocks show.
fn mated(control: &str, spent: [i64; 7]) -> (i64, i64) {
    let mut hall = Hall::shown(518, event(control));
    let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"];
    for (uci, ms) in moves.into_iter().zip(spent) {
        hall.moves(ms, uci);
    }
    let winner = Color::White;
    assert_eq!(hall.end(), Some(End::Checkmate { winner }));
    assert_eq!(hall.table.due(), None);
    // The clocks of a game that is over stand.
    let clocks = hall.clocks();
    assert_eq!(hall.pass(1_000_000).clocks(), clocks);
    clocks
}

const THINK: [i64; 7] = [1_000, 2_000, 10_000, 20_000, 500, 700, 3_000];

#[test]
fn sudden_death() {
    assert_eq!(mated("10", THINK), (585_500, 577_300));
}

#[test]
fn fischer() {
    // White has been given four seconds of increment twice more than was made: before each move.
    assert_eq!(mated("3+4", THINK), (185_500 - 4_000 + 4_000, 173_300));
}

#[test]
fn bronstein_and_delay() {
    // Four seconds a move are free: only 10 s and 20 s cost anything.
    assert_eq!(mated("3d4", THINK), (174_000, 164_000));
    assert_eq!(mated("3b4", THINK), (178_000, 168_000));
}

#[test]
fn periods() {
    // Two moves in a minute, then half a minute with five seconds each.
    let white = 60_000 - 11_000 + 35_000 - 500 + 5_000 - 3_000 + 5_000;
    let black = 60_000 - 22_000 + 35_000 - 700 + 5_000;
    assert_eq!(mated("2/1,0.30+5", THINK), (white, black));
}

#[test]
fn hourglass() {
    let (white, black) = mated("*1", THINK);
    assert_eq!(
        (white, black),
        (60_000 - 14_500 + 22_700, 60_000 + 14_500 - 22_700)
    );
}

#[test]
fn a_handicap() {
    assert_eq!(mated("10|2+1", THINK), (585_500, 101_300));
}

#[test]
fn correspondence() {
    let day = 86_400_000;
    let spent = [day - 1_000, 5, day, 7, 2 * day, 9, 3 * day - 1];
    assert_eq!(mated("3days", spent), (3 * day, 3 * day));
}

/// Plays knights out and back until a flag falls, each move so many milliseconds; how many moves
/// were made, and whose flag fell.
fn flagged(control: &str, white_ms: i64, black_ms: i64) -> (usize, Color) {
    let mut hall = Hall::shown(518, event(control));
    let moves = [
        "g1f3", "g8f6", "f3g1", "f6g8", "a2a3", "a7a6", "b1c3", "b8c6", "c3b1", "c6b8",
    ];
    let more = [
        "h2h3", "h7h6", "g1f3", "g8f6", "f3g1", "f6g8", "b2b3", "b7b6", "c2c3", "c7c6",
    ];
    for (index, uci) in moves.into_iter().chain(more).enumerate() {
        let ms = if index.is_multiple_of(2) {
            white_ms
        } else {
            black_ms
        };
        hall.moves(ms, uci);
        match hall.end() {
            Some(End::Flag { fallen, can_win }) => {
                assert_eq!(can_win, CanWin::Yes);
                return (hall.game().plies().len(), fallen);
            }
            other => assert_eq!(other, None, "{control}"),
        }
    }
    panic!("{control}: no flag fell");
}

#[test]
fn flags_fall_on_every_control() {
    // 60 s, 20 s a move: the third one comes with the flag.
    assert_eq!(flagged("1", 20_000, 1_000), (4, Color::White));
    assert_eq!(flagged("1", 19_000, 20_000), (5, Color::Black));
    // 10 s of each move are given: 70, 60, 50, 40, 30, 20 before the moves.
    assert_eq!(flagged("1+10", 20_000, 1_000), (10, Color::White));
    assert_eq!(flagged("1d10", 20_000, 1_000), (10, Color::White));
    assert_eq!(flagged("1b10", 20_000, 1_000), (10, Color::White));
    // The first period must be made in its time; what is left of it goes on.
    assert_eq!(flagged("4/1,10", 20_000, 1_000), (4, Color::White));
    assert_eq!(flagged("2/1,0.30", 20_000, 1_000), (8, Color::White));
    // One glass: White's loss is Black's gain.
    assert_eq!(flagged("*1", 25_000, 5_000), (4, Color::White));
    assert_eq!(flagged("5|0.30", 10_000, 10_000), (5, Color::Black));
    assert_eq!(flagged("1days", 86_400_000, 1), (0, Color::White));
}

#[test]
fn the_deadline_is_told() {
    let hall = Hall::shown(518, event("3d5"));
    let due = hall.table.due().unwrap();
    // Three minutes, five seconds of delay, two of grace.
    assert_eq!((due.at_ms, due.what), (187_000, Event::Flag));
}
