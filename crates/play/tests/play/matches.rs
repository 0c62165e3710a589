//! Mini-matches: the same position with colours reversed, then a new one.

use rokada_chess::Color::{self, Black, White};
use rokada_play::{Command, Deed, Refusal, Seat};

use crate::hall::{Hall, casual, event, opening};

fn rematch(hall: &mut Hall, by: Color) -> Result<(), Refusal> {
    hall.try_deed(by, Deed::OfferRematch).map(|_| ())
}

#[test]
fn the_same_position_with_colours_reversed_then_a_new_one() {
    let mut hall = Hall::shown(356, casual("3+2"));
    assert_eq!(rematch(&mut hall, White), Err(Refusal::GameNotOver));
    hall.line("e2e4 e7e5");
    hall.deed(White, Deed::Resign);
    rematch(&mut hall, White).unwrap();
    assert_eq!(rematch(&mut hall, White), Err(Refusal::OfferedAlready));
    // Two offers that cross are an agreement.
    rematch(&mut hall, Black).unwrap();
    let game = hall.game();
    assert_eq!((game.number(), game.leg()), (2, 2));
    assert_eq!(game.opening().position.number(), 356);
    assert_eq!(game.seat(White), Seat::Second);
    assert_eq!(hall.clocks(), (182_000, 182_000));

    hall.done(Command::Show);
    hall.line("e2e4 e7e5");
    hall.deed(Black, Deed::Resign);
    assert_eq!(
        hall.try_to(Command::OpenReturnGame),
        Err(Refusal::NewPositionNeeded)
    );
    rematch(&mut hall, Black).unwrap();
    let number = hall.game().offers()[0].number;
    hall.deed(
        White,
        Deed::Answer {
            number,
            accept: true,
        },
    );
    // The agreement is in the facts; the position is drawn by whoever reads them.
    assert!(hall.table.needs_new_position());
    assert_eq!(rematch(&mut hall, White), Err(Refusal::OfferedAlready));
    hall.done(Command::Open(Box::new(opening(17, casual("3+2")))));
    assert!(!hall.table.needs_new_position());
    let game = hall.game();
    assert_eq!(
        (game.number(), game.leg(), game.seat(White)),
        (3, 1, Seat::First)
    );
    assert_eq!(hall.table.games().len(), 3);
}

#[test]
fn a_rematch_may_be_declined() {
    let mut hall = Hall::shown(356, casual("3+2"));
    hall.line("e2e4 e7e5");
    hall.deed(White, Deed::Resign);
    rematch(&mut hall, Black).unwrap();
    hall.deed(
        White,
        Deed::Answer {
            number: 1,
            accept: false,
        },
    );
    assert!(!hall.table.needs_new_position());
    assert_eq!(hall.game().number(), 1);
}

#[test]
fn in_an_event_the_arbiter_opens_the_return_game() {
    let mut terms = event("5|4+1");
    terms.draw_odds = Some(Black);
    let mut hall = Hall::shown(356, terms);
    assert_eq!(
        hall.try_to(Command::OpenReturnGame),
        Err(Refusal::GameNotOver)
    );
    hall.deed(Black, Deed::Resign);
    assert_eq!(rematch(&mut hall, White), Err(Refusal::NoRematches));
    let new = Command::Open(Box::new(opening(17, event("5"))));
    assert_eq!(hall.try_to(new), Err(Refusal::ReturnGameFirst));
    hall.done(Command::OpenReturnGame);
    // Handicap and odds stay with the player.
    assert_eq!(hall.clocks(), (241_000, 300_000));
    assert_eq!(hall.game().opening().terms.draw_odds, Some(White));
}

#[test]
fn a_game_called_off_has_no_return_game() {
    let mut hall = Hall::opened(356, casual("3+2"));
    hall.deed(White, Deed::Abort);
    assert_eq!(
        hall.try_to(Command::OpenReturnGame),
        Err(Refusal::NewPositionNeeded)
    );
    hall.done(Command::Open(Box::new(opening(17, casual("3+2")))));
    assert_eq!(hall.game().leg(), 1);
}
