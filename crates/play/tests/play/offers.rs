//! Offers: draws, moves taken back.

use rokada_chess::Color::{Black, White};
use rokada_play::{Deed, End, Offer, Proposal, Refusal, Timing};

use crate::hall::{Hall, casual, event};

const YES: bool = true;

fn answer(number: u32, accept: bool) -> Deed {
    Deed::Answer { number, accept }
}

#[test]
fn a_draw_offer_stands_until_the_opponent_moves() {
    // 9.1.2.1
    let mut hall = Hall::shown(518, event("10"));
    let uci = "e2e4".to_owned();
    let timing = Timing::default();
    hall.deed(
        White,
        Deed::Move {
            ply: 0,
            uci,
            offer_draw: true,
            timing,
        },
    );
    let offer = Offer {
        number: 1,
        by: White,
        proposal: Proposal::Draw,
    };
    assert_eq!(hall.game().offers(), [offer]);
    hall.moves(1_000, "e7e5");
    assert_eq!(hall.game().offers(), []);
    let late = hall.try_deed(Black, answer(1, YES));
    assert_eq!(late, Err(Refusal::NoSuchOffer { number: 1 }));

    // Offered while one thinks oneself, it outlives one's own move.
    hall.moves(1_000, "g1f3");
    hall.deed(Black, Deed::OfferDraw);
    hall.moves(1_000, "b8c6");
    assert_eq!(hall.game().offers().len(), 1);
    hall.deed(White, answer(2, YES));
    assert_eq!(hall.end(), Some(End::Agreement));
}

#[test]
fn a_draw_is_offered_once_between_two_moves() {
    // 11.5
    let mut hall = Hall::shown(518, event("10"));
    hall.deed(White, Deed::OfferDraw);
    let own = hall.try_deed(White, answer(1, YES));
    assert_eq!(
        own,
        Err(Refusal::OwnOffer {
            proposal: Proposal::Draw
        })
    );
    hall.deed(Black, answer(1, false));
    let again = hall.try_deed(White, Deed::OfferDraw);
    assert_eq!(again, Err(Refusal::OfferedAlready));
    hall.moves(1_000, "e2e4");
    hall.deed(White, Deed::OfferDraw);
}

#[test]
fn two_draw_offers_that_cross_are_an_agreement() {
    let mut hall = Hall::shown(518, event("10"));
    hall.deed(White, Deed::OfferDraw);
    hall.deed(Black, Deed::OfferDraw);
    assert_eq!(hall.end(), Some(End::Agreement));
    assert!(hall.game().offers().is_empty());
}

#[test]
fn regulations_may_forbid_early_draws() {
    // 9.1.1
    let mut terms = event("10");
    terms.draws_from = 2;
    let mut hall = Hall::shown(518, terms);
    let early = Err(Refusal::TooEarlyForDraw { from: 2 });
    assert_eq!(hall.try_deed(White, Deed::OfferDraw), early);
    // A move that brings such an offer is not made: the player is told first.
    let uci = "e2e4".to_owned();
    let timing = Timing::default();
    let with_move = Deed::Move {
        ply: 0,
        uci,
        offer_draw: true,
        timing,
    };
    assert_eq!(hall.try_deed(White, with_move), early);
    hall.line("e2e4 e7e5");
    hall.deed(White, Deed::OfferDraw);
}

#[test]
fn moves_are_taken_back_until_the_asker_is_to_move() {
    let mut hall = Hall::shown(518, casual("10"));
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(hall.try_deed(White, Deed::AskTakeback), nothing);
    hall.line("e2e4 e7e5");
    hall.moves(7_000, "d1h5");
    hall.pass(20_000).deed(White, Deed::AskTakeback);
    hall.pass(3_000).deed(Black, answer(1, YES));
    assert_eq!(hall.game().to_move(), White);
    assert_eq!(hall.game().plies().len(), 2);
    // The clocks as they were then; White's runs from now on.
    assert_eq!(hall.clocks(), (600_000, 600_000));
    assert_eq!(hall.pass(4_000).clocks(), (596_000, 600_000));

    hall.moves(0, "g1f3");
    hall.moves(1_000, "b8c6");
    hall.deed(Black, Deed::AskTakeback);
    hall.pass(9_000).deed(White, answer(2, YES));
    assert_eq!(hall.clocks(), (596_000, 600_000));
    // The asker is to move: two moves go.
    hall.deed(Black, Deed::AskTakeback);
    hall.deed(White, answer(3, YES));
    assert_eq!(
        (hall.game().plies().len(), hall.game().to_move()),
        (1, Black)
    );
    assert_eq!(hall.game().board().moves().len(), 1);
}

#[test]
fn askings_that_cross_do_not_race() {
    let mut hall = Hall::shown(518, casual("10"));
    hall.line("e2e4 e7e5 g1f3");
    hall.deed(White, Deed::AskTakeback);
    let crossing = hall.try_deed(Black, Deed::AskTakeback);
    assert_eq!(crossing, Err(Refusal::AnswerFirst { number: 1 }));
    let twice = hall.try_deed(White, Deed::AskTakeback);
    assert_eq!(twice, Err(Refusal::OfferedAlready));
    // The move that was made in the meantime ends the asking.
    hall.moves(1_000, "b8c6");
    let late = hall.try_deed(Black, answer(1, YES));
    assert_eq!(late, Err(Refusal::NoSuchOffer { number: 1 }));
    assert_eq!(hall.game().plies().len(), 4);
}

#[test]
fn in_an_event_players_take_nothing_back() {
    let mut hall = Hall::shown(518, event("10"));
    hall.line("e2e4 e7e5");
    assert_eq!(
        hall.try_deed(White, Deed::AskTakeback),
        Err(Refusal::NoTakebacks)
    );
}
