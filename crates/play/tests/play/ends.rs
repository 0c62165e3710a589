//! Ends of a game, by their articles.

use rokada_chess::{Claim, Color, Outcome, Position};
use rokada_play::{Act, CanWin, Claimed, Deed, End, Fact, LagTerms, Refusal, Timing};

use crate::hall::{Hall, casual, event, stop};

const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8";

fn claim(hall: &mut Hall, by: Color, with: Option<&str>) -> Result<Vec<Fact>, Refusal> {
    let with = with.map(str::to_owned);
    let claim = Claim::ThreefoldRepetition;
    hall.try_deed(by, Deed::Claim { claim, with })
}

#[test]
fn the_third_repetition_is_claimed_on_the_board() {
    // 9.2.2
    let mut hall = Hall::shown(518, event("10"));
    hall.line(KNIGHTS);
    assert_eq!(hall.game().claims(), []);
    hall.line(KNIGHTS);
    assert_eq!(hall.game().claims(), [Claim::ThreefoldRepetition]);
    let turn = Color::White;
    let refused = claim(&mut hall, Color::Black, None);
    assert_eq!(refused, Err(Refusal::NotYourTurn { turn }));
    claim(&mut hall, Color::White, None).unwrap();
    assert_eq!(hall.end(), Some(End::ThreefoldRepetition));
    assert!(hall.end().unwrap().is_draw());
}

#[test]
fn the_third_repetition_is_claimed_with_a_move_that_is_not_played() {
    // 9.2.1
    let mut hall = Hall::shown(518, event("10"));
    hall.line(KNIGHTS);
    hall.line("g1f3 g8f6 f3g1");
    claim(&mut hall, Color::Black, Some("f6g8")).unwrap();
    assert_eq!(hall.end(), Some(End::ThreefoldRepetition));
    assert_eq!(hall.game().plies().len(), 7);
}

#[test]
fn a_wrong_claim_gives_time_and_its_move_is_made() {
    // 9.5.3, and A.3 for rapid and blitz
    for (control, penalty) in [("10", 60_000), ("60", 120_000)] {
        let mut hall = Hall::shown(518, event(control));
        let facts = claim(&mut hall, Color::White, Some("e2e4")).unwrap();
        let judged = Fact::ClaimJudged {
            at_ms: 0,
            by: Color::White,
            claim: Claimed::ThreefoldRepetition,
            with: Some("e2e4".to_owned()),
            right: false,
            penalty_ms: penalty,
        };
        assert_eq!(facts[0], judged);
        assert!(matches!(&facts[1], Fact::MoveMade { uci, .. } if uci == "e2e4"));
        let (white, black) = hall.clocks();
        assert_eq!(black - white, penalty);
    }
    let mut friends = Hall::shown(518, casual("10"));
    friends.line("e2e4 e7e5");
    claim(&mut friends, Color::White, None).unwrap();
    assert_eq!(friends.clocks(), (600_000, 600_000));
    let illegal = claim(&mut friends, Color::White, Some("e4e6"));
    assert!(matches!(illegal, Err(Refusal::BadMove(_))));
}

#[test]
fn the_fifth_repetition_ends_the_game_by_itself() {
    // 9.6.1
    let mut hall = Hall::shown(518, event("10"));
    for _ in 0..4 {
        assert_eq!(hall.end(), None);
        hall.line(KNIGHTS);
    }
    assert_eq!(hall.end(), Some(End::FivefoldRepetition));
}

/// Rooks go to and fro on the third and the sixth rank, White's on a way of twelve steps, Black's
/// on one of fourteen, so that a position comes back after 168 halfmoves at the earliest.
fn shuffle(hall: &mut Hall, halfmoves: usize) {
    let white = [
        "a3", "b3", "c3", "d3", "e3", "f3", "g3", "f3", "e3", "d3", "c3", "b3",
    ];
    let black = [
        "h6", "g6", "f6", "e6", "d6", "c6", "b6", "a6", "b6", "c6", "d6", "e6", "f6", "g6",
    ];
    for index in 0..halfmoves {
        let (path, at) = (
            if index.is_multiple_of(2) {
                &white[..]
            } else {
                &black[..]
            },
            index / 2,
        );
        let step = format!("{}{}", path[at % path.len()], path[(at + 1) % path.len()]);
        hall.moves(1, &step);
    }
}

fn rooks_out() -> Hall {
    let mut hall = Hall::shown(518, event("60"));
    hall.line("a2a4 h7h5 a1a3 h8h6");
    hall
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    // 9.3 and 9.6.2. The last two moves were the rooks', so two halfmoves are made already.
    let mut hall = rooks_out();
    shuffle(&mut hall, 96);
    assert_eq!(hall.game().claims(), []);
    let fifty = |hall: &mut Hall, with: Option<&str>| {
        let with = with.map(str::to_owned);
        let by = hall.game().to_move();
        hall.deed(
            by,
            Deed::Claim {
                claim: Claim::FiftyMoves,
                with,
            },
        );
    };
    let mut hall = rooks_out();
    shuffle(&mut hall, 98);
    assert_eq!(hall.game().claims(), [Claim::FiftyMoves]);
    fifty(&mut hall, None);
    assert_eq!(hall.end(), Some(End::FiftyMoves));

    let mut hall = rooks_out();
    shuffle(&mut hall, 147);
    assert_eq!(hall.end(), None);
    let mut hall = rooks_out();
    shuffle(&mut hall, 148);
    assert_eq!(hall.end(), Some(End::SeventyFiveMoves));
}

/// Plays on, taking whatever may be taken, until `done`; a colour that is spared is not taken
/// from. Which of the other moves is played is as good as random, and the same each time.
fn take_all(spared: Option<Color>, done: impl Fn(&Hall) -> bool) -> Option<Hall> {
    let mut seed = 1u64;
    'games: for _ in 0..200 {
        let mut hall = Hall::shown(518, event("6000"));
        while !done(&hall) {
            if hall.end().is_some() {
                continue 'games;
            }
            let position = hall.game().board().position().clone();
            let men = |position: &Position| position.board().occupied().len();
            let (mut taking, mut other) = (Vec::new(), Vec::new());
            for the_move in position.legal_moves() {
                let after = position.play(the_move).unwrap();
                if after
                    .outcome()
                    .is_some_and(|end| end != Outcome::DeadPosition)
                {
                    continue;
                }
                if men(&after) < men(&position) {
                    &mut taking
                } else {
                    &mut other
                }
                .push(the_move);
            }
            if spared == Some(!position.turn()) {
                taking.clear();
            }
            let from = if taking.is_empty() { other } else { taking };
            if from.is_empty() {
                continue 'games;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let chosen = from[(seed >> 33) as usize % from.len()];
            hall.moves(1, &chosen.uci().to_string());
        }
        return Some(hall);
    }
    None
}

#[test]
fn a_dead_position_ends_the_game_by_itself() {
    // 5.2.2
    let dead = |hall: &Hall| hall.end() == Some(End::DeadPosition);
    let hall = take_all(None, dead).expect("a game in which everything was taken");
    assert!(hall.game().board().position().is_dead());
    assert!(hall.end().unwrap().is_draw());
}

#[test]
fn a_flag_is_a_draw_against_a_bare_king() {
    // 6.9
    let bare = |hall: &Hall| {
        let position = hall.game().board().position();
        let black = position.board().by_color(Color::Black);
        hall.end().is_none() && black.len() == 1 && position.turn() == Color::White
    };
    let mut hall = take_all(Some(Color::White), bare).expect("a game against a bare king");
    hall.pass(6_001 * 60 * 1_000).tick();
    let fallen = Color::White;
    let can_win = CanWin::No;
    assert_eq!(hall.end(), Some(End::Flag { fallen, can_win }));
    assert!(hall.end().unwrap().is_draw());
}

#[test]
fn a_flag_loses_unless_no_mate_is_possible() {
    // 6.9
    let mut hall = Hall::shown(518, event("1"));
    // 1.17 s of lag could be given back: so long a late move is waited for.
    hall.pass(61_169);
    assert_eq!(hall.tick(), []);
    hall.pass(1).tick();
    let fallen = Color::White;
    let can_win = CanWin::Yes;
    assert_eq!(hall.end(), Some(End::Flag { fallen, can_win }));
    assert_eq!(hall.end().unwrap().winner(), Some(Color::Black));
}

#[test]
fn of_ones_own_flag_no_grace_is_waited_for() {
    let mut hall = Hall::shown(518, event("1"));
    hall.pass(59_999);
    let refused = hall.try_deed(Color::White, Deed::Flag);
    assert_eq!(refused, Err(Refusal::NoFlag { left_ms: 1 }));
    hall.pass(1);
    let refused = hall.try_deed(Color::Black, Deed::Flag);
    assert_eq!(refused, Err(Refusal::NoFlag { left_ms: 0 }));
    hall.deed(Color::White, Deed::Flag);
    assert!(matches!(hall.end(), Some(End::Flag { .. })));
}

#[test]
fn a_move_that_comes_late_is_judged_first() {
    let timing = Timing {
        claimed_ms: Some(59_000),
        round_trip_ms: Some(100),
    };
    // One minute: 1.17 s are in the bank.
    let mut hall = Hall::shown(518, event("1"));
    hall.pass(60_100).try_move("e2e4", timing).unwrap();
    assert_eq!((hall.end(), hall.clocks().0), (None, 1_000));
    assert_eq!(hall.game().plies()[0].compensated_ms, 1_100);

    let mut hall = Hall::shown(518, event("1"));
    let facts = hall.pass(61_170).try_move("e2e4", timing).unwrap();
    assert!(matches!(
        facts[..],
        [Fact::GameEnded {
            end: End::Flag { .. },
            ..
        }]
    ));

    let mut hall = Hall::shown(518, {
        let mut terms = event("1");
        terms.lag = LagTerms::Bank(0);
        terms
    });
    hall.pass(60_000).try_move("e2e4", timing).unwrap();
    assert!(hall.end().is_some());
}

#[test]
fn a_draw_offer_that_stands_does_not_save_a_fallen_flag() {
    let mut hall = Hall::shown(518, event("1"));
    hall.deed(Color::Black, Deed::OfferDraw);
    let facts = hall.pass(70_000).deed(
        Color::White,
        Deed::Answer {
            number: 1,
            accept: true,
        },
    );
    assert!(matches!(
        facts[..],
        [Fact::GameEnded {
            end: End::Flag { .. },
            ..
        }]
    ));
}

#[test]
fn who_resigns_loses() {
    // 5.1.2, also while the other is to move or the clocks stand
    let mut hall = Hall::shown(518, event("10"));
    hall.act(stop());
    hall.deed(Color::Black, Deed::Resign);
    let winner = Color::White;
    assert_eq!(hall.end(), Some(End::Resignation { winner }));
    let again = hall.try_deed(Color::White, Deed::Resign);
    assert_eq!(again, Err(Refusal::GameOver));
    assert_eq!(hall.try_act(Act::Restart), Err(Refusal::GameOver));
}

#[test]
fn armageddon_gives_a_draw_to_one_for_a_win() {
    let mut terms = event("5|4");
    terms.draw_odds = Some(Color::Black);
    let mut hall = Hall::shown(518, terms);
    hall.deed(Color::White, Deed::OfferDraw);
    assert_eq!(hall.game().advances(), None);
    hall.deed(Color::Black, Deed::OfferDraw);
    assert_eq!(hall.end(), Some(End::Agreement));
    assert_eq!(hall.game().advances(), Some(Color::Black));
}
