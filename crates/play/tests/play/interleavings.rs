//! Whatever is done in whatever order, by whoever: one result, one pair of clocks, and no panic.

use proptest::prelude::*;
use rokada_chess::{Claim, Color};
use rokada_fold::{Fold, Timestamp};
use rokada_play::{Act, Command, Deed, Fact, LagTerms, Phase, Seat, Table, Terms, Timing, Verdict};
use rokada_token::TokenHash;

use crate::hall::{Hall, opening, token};

/// Something that is tried, with what passes before it.
#[derive(Clone, Debug)]
struct Try {
    pass_ms: i64,
    /// Which reader of the journal decides it, and by how much its clock is wrong.
    reader: usize,
    skew_ms: i64,
    wish: Wish,
}

#[derive(Clone, Debug)]
enum Wish {
    /// The player to move makes one of the legal moves.
    Move {
        choice: usize,
        offer_draw: bool,
        claimed_ms: Option<i64>,
        trip_ms: Option<i64>,
    },
    Deed(Seat, Deed),
    Act(Act),
    Outage {
        before_ms: i64,
    },
    Show,
    Rematch {
        position: u16,
    },
    Tick,
}

const CONTROLS: [&str; 8] = [
    "0.30",
    "0.20+2",
    "0.20b3",
    "0.20d3",
    "3/0.20,0.10+1",
    "*0.20",
    "1days",
    "0.30|0.15+1",
];

fn terms() -> impl Strategy<Value = Terms> {
    let control = prop::sample::select(CONTROLS.to_vec());
    let bank = prop_oneof![
        Just(LagTerms::Usual),
        (0u32..9_000).prop_map(LagTerms::Bank)
    ];
    (control, any::<bool>(), 0u32..2_000, bank).prop_map(|(control, event, study_ms, lag)| {
        let control = control.parse().unwrap();
        let terms = if event {
            Terms::event(control)
        } else {
            Terms::casual(control)
        };
        Terms {
            study_ms,
            lag,
            ..terms
        }
    })
}

fn deed() -> impl Strategy<Value = Deed> {
    let words = prop::sample::select(vec!["", "a question", "\u{0}"]);
    prop_oneof![
        3 => Just(Deed::OfferDraw),
        4 => Just(Deed::AskTakeback),
        6 => (1u32..9, any::<bool>()).prop_map(|(number, accept)| Deed::Answer { number, accept }),
        2 => Just(Deed::Return),
        1 => Just(Deed::Flag),
        1 => Just(Deed::OfferRematch),
        1 => Just(Deed::Abort),
        1 => Just(Deed::Resign),
        1 => words.prop_map(|why| Deed::CallArbiter { why: why.to_owned() }),
        2 => (any::<bool>(), prop::option::of("[a-h][1-8][a-h][1-8]")).prop_map(|(fifty, with)| {
            let claim = if fifty { Claim::FiftyMoves } else { Claim::ThreefoldRepetition };
            Deed::Claim { claim, with }
        }),
        2 => (0u32..6, ".{0,6}", any::<bool>()).prop_map(|(ply, uci, offer_draw)| Deed::Move {
            ply,
            uci,
            offer_draw,
            timing: Timing { claimed_ms: Some(i64::MIN), round_trip_ms: Some(i64::MAX) },
        }),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let verdict = prop_oneof![9 => Just(None), 1 => Just(Some(Verdict::WhiteWins))];
    prop_oneof![
        1 => Just(Act::Stop { why: "a question".to_owned() }),
        3 => Just(Act::Restart),
        1 => (-5i64..90_000, 0i64..90_000)
            .prop_map(|(white_ms, black_ms)| Act::SetClocks { white_ms, black_ms }),
        1 => (0u32..9).prop_map(|to_ply| Act::TakeBack { to_ply }),
        1 => verdict.prop_map(|verdict| Act::Rule {
            text: "a warning".to_owned(),
            article: String::new(),
            verdict,
        }),
        1 => Just(Act::Reopen),
    ]
}

fn wish() -> impl Strategy<Value = Wish> {
    let seat = prop::sample::select(Seat::ALL.to_vec());
    let ms = || prop::option::of(0i64..4_000);
    prop_oneof![
        20 => (any::<usize>(), prop::bool::weighted(0.1), ms(), ms()).prop_map(
            |(choice, offer_draw, claimed_ms, trip_ms)| Wish::Move {
                choice, offer_draw, claimed_ms, trip_ms
            }),
        8 => (seat, deed()).prop_map(|(seat, deed)| Wish::Deed(seat, deed)),
        3 => act().prop_map(Wish::Act),
        2 => (-10i64..20_000).prop_map(|before_ms| Wish::Outage { before_ms }),
        1 => Just(Wish::Show),
        1 => (0u16..960).prop_map(|position| Wish::Rematch { position }),
        3 => Just(Wish::Tick),
    ]
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let one = (0i64..3_000, 0usize..3, -50i64..50, wish()).prop_map(
        |(pass_ms, reader, skew_ms, wish)| Try {
            pass_ms,
            reader,
            skew_ms,
            wish,
        },
    );
    prop::collection::vec(one, 1..90)
}

fn command(table: &Table, now: i64, terms: &Terms, wish: &Wish) -> Command {
    match wish {
        Wish::Move {
            choice,
            offer_draw,
            claimed_ms,
            trip_ms,
        } => {
            let game = table.game().unwrap();
            let moves: Vec<_> = game.board().position().legal_moves().into_iter().collect();
            let uci = match moves.len() {
                0 => "a1a1".to_owned(),
                all => moves[choice % all].uci().to_string(),
            };
            Command::Player {
                token: token(game.seat(game.to_move())),
                deed: Deed::Move {
                    ply: game.plies().len() as u32,
                    uci,
                    offer_draw: *offer_draw,
                    timing: Timing {
                        claimed_ms: *claimed_ms,
                        round_trip_ms: *trip_ms,
                    },
                },
            }
        }
        Wish::Deed(seat, deed) => Command::Player {
            token: token(*seat),
            deed: deed.clone(),
        },
        Wish::Act(act) => Command::Arbiter(act.clone()),
        Wish::Outage { before_ms } => Command::Outage {
            from_ms: now - before_ms,
        },
        Wish::Show => Command::Show,
        Wish::Rematch { position } => match table.return_game() {
            Some(_) => Command::OpenReturnGame,
            None => Command::Open(Box::new(opening(*position, terms.clone()))),
        },
        Wish::Tick => Command::Tick,
    }
}

/// What was left at first and was given since is what was spent and what is left.
fn accounts(table: &Table) {
    let game = table.game().unwrap();
    let control = &game.opening().terms.control;
    let plain = ["0+30", "0.30+0", "0.20+2"].contains(&&*control.to_string());
    let touched = !game.notes().iter().all(|note| {
        matches!(
            note.what,
            rokada_play::Noted::DrawOffered(_) | rokada_play::Noted::Outage(_)
        )
    });
    for (index, ply) in game.plies().iter().enumerate() {
        assert!(ply.spent_ms >= 0 && ply.compensated_ms >= 0);
        assert!(ply.compensated_ms <= ply.lag_ms);
        let before = game.clocks_after(index).unwrap();
        let after = game.clocks_after(index + 1).unwrap();
        if control.is_hourglass() && !touched {
            assert_eq!(after.white + after.black, before.white + before.black);
        }
        // Nobody but the mover is charged.
        let first = game.board().start().turn();
        let mover = if index.is_multiple_of(2) {
            first
        } else {
            !first
        };
        if !control.is_hourglass() && !touched {
            assert_eq!(after[!mover], before[!mover]);
        }
        if plain && !touched {
            let given = if control.to_string() == "0.20+2" {
                2_000
            } else {
                0
            };
            assert_eq!(after[mover], before[mover] - ply.spent_ms + given);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_reader_has_one_result_and_the_same_clocks(
        position in 0u16..960,
        terms in terms(),
        tries in tries(),
    ) {
        let hall = Hall::shown(position, terms.clone());
        let (mut journal, mut now) = (hall.facts, hall.now);
        // Three nodes read one journal; each has read it up to some place.
        let mut readers = [const { None }; 3].map(|_: Option<()>| (Table::default(), 0usize));
        for attempt in &tries {
            now += attempt.pass_ms;
            let (table, read) = &mut readers[attempt.reader];
            table.apply_all(&journal[*read..]);
            *read = journal.len();
            let at = now + attempt.skew_ms;
            let command = command(table, at, &terms, &attempt.wish);
            let moment = Timestamp::from_millisecond(at).unwrap();
            let Ok(facts) = table.decide(command, moment) else { continue };
            // Facts go through the journal's text.
            for fact in facts {
                let text = serde_json::to_string(&fact).unwrap();
                let again: Fact = serde_json::from_str(&text).unwrap();
                prop_assert_eq!(&again, &fact);
                prop_assert!(journal.last().is_none_or(|last| last.at_ms() <= again.at_ms()));
                journal.push(again);
            }
            let folded = Table::of(&journal);
            accounts(&folded);
        }
        let whole = Table::of(&journal);
        for (mut table, read) in readers {
            table.apply_all(&journal[read..]);
            prop_assert_eq!(&table, &whole);
            // A reader that stops reading dies; what became due meanwhile is the same for all.
            let later = Timestamp::from_millisecond(now + 500_000).unwrap();
            let due = table.decide(Command::Tick, later).unwrap();
            prop_assert_eq!(&due, &whole.decide(Command::Tick, later).unwrap());
            let mut after = table.clone();
            after.apply_all(&due);
            prop_assert!(after.due().is_none_or(|due| due.at_ms > now + 500_000));
        }
        let game = whole.game().unwrap();
        for color in Color::ALL {
            prop_assert!(game.clocks_at(now)[color] >= 0);
            prop_assert!(game.clocks_at(i64::MAX)[color] >= 0);
            prop_assert!(game.clocks_at(i64::MIN)[color] >= 0);
        }
        if let Phase::Over { end, .. } = game.phase() {
            prop_assert_eq!(game.end(), Some(end));
            prop_assert!(game.due().is_none());
        }
        // The record is one that every reader can read.
        let pgn = whole.pgn(game).to_string();
        let read = rokada_chess::pgn::Games::new(pgn.as_bytes()).next().unwrap().unwrap();
        prop_assert_eq!(read.unwrap().line().plies.len(), game.plies().len());
    }

    #[test]
    fn facts_that_do_not_fit_stop_nothing(
        order in prop::collection::vec((0usize..28, any::<i64>(), any::<i64>()), 0..40),
    ) {
        let kept: Vec<Fact> = include_str!("facts.jsonl")
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let mut table = Table::default();
        for (index, a, b) in order {
            let mut fact = kept[index % kept.len()].clone();
            match &mut fact {
                Fact::MoveMade { spent_ms, bank_ms, at_ms, .. } => {
                    (*spent_ms, *bank_ms, *at_ms) = (a, b, b);
                }
                Fact::ClocksSet { white_ms, black_ms, .. } => (*white_ms, *black_ms) = (a, b),
                Fact::OutageBegan { from_ms, until_ms, .. } => (*from_ms, *until_ms) = (a, b),
                _ => {}
            }
            table.apply(&fact);
            let _ = table.due();
            if let Some(game) = table.game() {
                let _ = (game.clocks_at(a), game.claims(), table.pgn(game).to_string());
            }
        }
        let _ = table.decide(Command::Tick, Timestamp::UNIX_EPOCH);
        let _ = table.seat_of(TokenHash::of("abc"));
    }
}
