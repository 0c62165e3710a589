//! Seats: taken, renewed, revoked, forged.

use rokada_chess::Color::White;
use rokada_play::{Act, Command, Deed, Refusal, Seat, Timing};
use rokada_token::TokenHash;

use crate::hall::{Hall, event, token};

fn take(seat: Seat, secret: &str, name: &str) -> Command {
    let (token, name) = (TokenHash::of(secret), name.to_owned());
    Command::TakeSeat { seat, token, name }
}

#[test]
fn a_seat_is_taken_once() {
    let mut hall = Hall::opened(0, event("10"));
    let second = hall.try_to(take(Seat::First, "somebody else", "Mira"));
    assert_eq!(second, Err(Refusal::SeatTaken));
    assert_eq!(hall.table.sitter(Seat::First).name, "Alba");
}

#[test]
fn one_secret_holds_one_seat() {
    let mut hall = Hall::opened(0, event("10"));
    hall.act(Act::RevokeSeat(Seat::Second));
    let both = hall.try_to(take(Seat::Second, "first", "Alba again"));
    assert_eq!(both, Err(Refusal::SecretTaken));
}

#[test]
fn a_seat_moves_to_another_device() {
    let mut hall = Hall::shown(0, event("10"));
    let new = TokenHash::of("on the phone");
    hall.deed(White, Deed::RenewSeat { token: new });
    assert_eq!(hall.table.seat_of(new), Some(Seat::First));
    assert_eq!(hall.table.seat_of(token(Seat::First)), None);
    let old = hall.try_move("e2e4", Timing::default());
    assert_eq!(old, Err(Refusal::NotASeat));
    let deed = Deed::Move {
        ply: 0,
        uci: "e2e4".to_owned(),
        offer_draw: false,
        timing: Timing::default(),
    };
    hall.done(Command::Player { token: new, deed });
    assert_eq!(hall.table.sitter(Seat::First).name, "Alba");
}

#[test]
fn a_seat_that_is_renewed_as_the_flag_falls_is_renewed() {
    let mut hall = Hall::shown(0, event("1"));
    let new = TokenHash::of("on the phone");
    let facts = hall
        .pass(70_000)
        .deed(White, Deed::RenewSeat { token: new });
    assert_eq!(facts.len(), 2);
    assert!(hall.end().is_some());
    assert_eq!(hall.table.seat_of(new), Some(Seat::First));
}

#[test]
fn a_revoked_seat_is_given_anew_and_keeps_its_name() {
    let mut hall = Hall::shown(0, event("10"));
    hall.act(Act::RevokeSeat(Seat::First));
    assert_eq!(hall.act(Act::RevokeSeat(Seat::First)), []);
    assert_eq!(
        hall.try_move("e2e4", Timing::default()),
        Err(Refusal::NotASeat)
    );
    hall.done(take(Seat::First, "a new one", ""));
    assert_eq!(hall.table.sitter(Seat::First).name, "Alba");
}

#[test]
fn names_are_bounded() {
    let mut hall = Hall::opened(0, event("10"));
    hall.act(Act::RevokeSeat(Seat::First));
    for name in ["x".repeat(61), "a\nb".to_owned(), "\u{1b}[2J".to_owned()] {
        let refused = hall.try_to(take(Seat::First, "new", &name));
        assert!(matches!(refused, Err(Refusal::NameUnfit { .. })));
    }
}

#[test]
fn only_the_player_to_move_moves_and_only_legally() {
    let mut hall = Hall::shown(0, event("10"));
    let move_by = |seat, ply, uci: &str| Command::Player {
        token: token(seat),
        deed: Deed::Move {
            ply,
            uci: uci.to_owned(),
            offer_draw: false,
            timing: Timing::default(),
        },
    };
    let turn = White;
    let out_of_turn = hall.try_to(move_by(Seat::Second, 0, "e7e5"));
    assert_eq!(out_of_turn, Err(Refusal::NotYourTurn { turn }));
    for uci in [
        "",
        "e2e5",
        "0000",
        "e2e4q",
        "zz",
        "e9e9",
        "é2e4",
        "e2e4e2e4e2e4",
    ] {
        let refused = hall.try_to(move_by(Seat::First, 0, uci));
        assert!(matches!(refused, Err(Refusal::BadMove(_))), "{uci}");
    }
    let ahead = hall.try_to(move_by(Seat::First, 1, "e2e4"));
    assert_eq!(
        ahead,
        Err(Refusal::WrongPly {
            expected: 0,
            got: 1
        })
    );
    let far = hall.try_to(move_by(Seat::First, u32::MAX, "e2e4"));
    assert!(matches!(far, Err(Refusal::WrongPly { .. })));
}

#[test]
fn a_move_that_is_sent_again_leads_to_nothing() {
    let mut hall = Hall::shown(518, event("10"));
    hall.line("e2e4 e7e5");
    let again = |seat, ply, uci: &str| Command::Player {
        token: token(seat),
        deed: Deed::Move {
            ply,
            uci: uci.to_owned(),
            offer_draw: true,
            timing: Timing::default(),
        },
    };
    assert_eq!(hall.try_to(again(Seat::First, 0, "e2e4")), Ok(vec![]));
    // Another move in its place, or the opponent's, is another matter.
    let other = hall.try_to(again(Seat::First, 0, "d2d4"));
    assert_eq!(
        other,
        Err(Refusal::WrongPly {
            expected: 2,
            got: 0
        })
    );
    let theirs = hall.try_to(again(Seat::Second, 0, "e2e4"));
    assert!(matches!(theirs, Err(Refusal::WrongPly { .. })));
    // The same after the game is over.
    hall.deed(White, Deed::Resign);
    assert_eq!(hall.try_to(again(Seat::Second, 1, "e7e5")), Ok(vec![]));
}
