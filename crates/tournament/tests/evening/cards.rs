//! Players' cards.

use rokada_pairing::Points;
use rokada_tournament::rating::Change;
use rokada_tournament::{
    Command, EntryId, GameRef, GameResult, Player, Rating, Ratings, Settings, System, TimeControl,
    Tournament,
};

use crate::{act, created};

/// Everyone against everyone. The first player wins, but for the game against entry 3; entry 5
/// never comes.
fn played(settings: Settings, ratings: [Ratings; 5]) -> Tournament {
    let mut event = created(Settings {
        system: System::RoundRobin { double: false },
        tie_breaks: System::RoundRobin { double: false }.tie_breaks(),
        ..settings
    });
    let players = (1..).zip(ratings).map(|(n, ratings)| Player {
        ratings,
        birth_year: Some(2010),
        ..Player::named(format!("Player {n:02}"))
    });
    let players = players.collect();
    act(&mut event, Command::Enter { players });
    for round in 1..=5 {
        act(&mut event, Command::PairRound);
        act(&mut event, Command::PublishRound { round });
        for board in event.round(round).unwrap().boards.clone() {
            let (white, black) = (board.white.0, board.black.0);
            let result = match (white, black) {
                (5, _) => GameResult::WhiteForfeits,
                (_, 5) => GameResult::BlackForfeits,
                (1, 3) => GameResult::BlackWins,
                (1, _) | (3, 1) => GameResult::WhiteWins,
                (_, 1) => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            let game = GameRef::new(round, board.number);
            act(&mut event, Command::EnterResult { game, result });
        }
    }
    event
}

fn blitz(rating: u16) -> Ratings {
    Ratings {
        blitz: Some(rating),
        ..Ratings::default()
    }
}

fn standard(rating: u16) -> Ratings {
    Ratings {
        standard: Some(rating),
        ..Ratings::default()
    }
}

#[test]
fn a_rating_change_is_estimated_from_the_list_of_the_rate_of_play() {
    let ratings = [
        blitz(2000),
        blitz(2100),
        blitz(1950),
        standard(1800),
        blitz(2200),
    ];
    let event = played(Settings::named("Event", 5), ratings);
    let card = event.card_view(EntryId(1)).unwrap();
    let estimate = card.rating_estimate.unwrap();
    assert_eq!((estimate.list, estimate.rating), (Rating::Blitz, 2000));
    // By the table of B.02 a win expected at 0.36 and a loss expected at 0.57; the opponent without
    // a blitz rating and the one who did not come don't count. 20 x (1 - 0.93) = 1.4.
    let change = Change {
        games: 2,
        score: Points::WIN,
        expected_hundredths: 93,
        coefficient: 20,
        tenths: 14,
    };
    assert_eq!(estimate.change, change);
    let unrated = event.card_view(EntryId(4)).unwrap();
    assert_eq!(unrated.rating_estimate, None);
}

#[test]
fn in_standard_chess_the_young_change_faster() {
    let settings = Settings {
        time_control: TimeControl::minutes(90, 30),
        starts: "2026-03-01".parse().ok(),
        ..Settings::named("Event", 5)
    };
    let ratings = [
        standard(2000),
        blitz(2100),
        blitz(1950),
        standard(1800),
        blitz(2200),
    ];
    let estimate = |settings: Settings| {
        let event = played(settings, ratings);
        let card = event.card_view(EntryId(1)).unwrap();
        card.rating_estimate.unwrap()
    };
    // A win expected at 0.76: 40 x 0.24 = 9.6 for a player of 16.
    let young = estimate(settings.clone());
    assert_eq!(young.list, Rating::Standard);
    assert_eq!((young.change.games, young.change.tenths), (1, 96));
    // Nobody is known to be young at an event without a date: 20 x 0.24 = 4.8.
    let undated = estimate(Settings {
        starts: None,
        ..settings
    });
    assert_eq!(undated.change.tenths, 48);
}
