//! Knock-out and Scheveningen.

use proptest::prelude::*;
use rokada_pairing::{
    Game, GamesPerRound, KnockOut, KnockOutError, Scheveningen, Side, Team, TeamGame, Tie,
};
use std::collections::BTreeMap;

#[test]
fn scheveningen_is_the_printed_table() {
    let mut tables: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    let mut boards = 0;
    for line in include_str!("data/scheveningen.txt").lines() {
        match line
            .strip_prefix("# ")
            .and_then(|head| head.split(' ').next())
        {
            Some(number) => boards = number.parse().expect("a number of boards"),
            None => tables.entry(boards).or_default().push(line),
        }
    }
    assert_eq!(
        tables.keys().copied().collect::<Vec<_>>(),
        (2..=13).collect::<Vec<_>>()
    );
    for (boards, rows) in tables {
        let rounds = Scheveningen::new(boards)
            .expect("a published size")
            .rounds();
        let printed: Vec<String> = rounds
            .iter()
            .map(|round| {
                round
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        assert_eq!(printed, rows, "{boards} boards");
    }
}

#[test]
fn scheveningen_is_fair() {
    for boards in 2..=13 {
        let table = Scheveningen::new(boards).expect("a published size");
        let mut met = std::collections::BTreeSet::new();
        for round in table.rounds() {
            for game in &round {
                let (a, b) = if game.white.team == Team::A {
                    (game.white, game.black)
                } else {
                    (game.black, game.white)
                };
                assert_eq!((a.team, b.team), (Team::A, Team::B));
                assert!(met.insert((a.board, b.board)));
            }
            let a_whites = round
                .iter()
                .filter(|game| game.white.team == Team::A)
                .count();
            assert!(
                boards == 2 || a_whites.abs_diff(boards - a_whites) <= 1,
                "{boards}"
            );
        }
        assert_eq!(met.len(), boards * boards);
        for (player, colours) in colours(&table.rounds()) {
            let white = colours.iter().filter(|white| **white).count();
            assert!(white.abs_diff(colours.len() - white) <= 1, "{player}");
        }
        for (player, colours) in colours(&table.double_rounds()) {
            let white = colours.iter().filter(|white| **white).count();
            assert_eq!(2 * white, colours.len(), "{player}");
            assert!(
                !colours.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]),
                "{player}"
            );
        }
    }
    for boards in [0, 1] {
        let refused = Scheveningen::new(boards).expect_err("no table");
        assert!(
            refused
                .to_string()
                .contains(&format!("2 boards, not {boards}"))
        );
    }
}

fn colours(rounds: &[Vec<TeamGame>]) -> BTreeMap<String, Vec<bool>> {
    let mut colours: BTreeMap<String, Vec<bool>> = BTreeMap::new();
    for game in rounds.iter().flatten() {
        colours
            .entry(game.white.to_string())
            .or_default()
            .push(true);
        colours
            .entry(game.black.to_string())
            .or_default()
            .push(false);
    }
    colours
}

#[test]
fn knock_out_of_eight_and_of_six() {
    let eight = KnockOut::seeded(8).expect("enough players");
    let expected = [
        Tie::Match(1, 8),
        Tie::Match(4, 5),
        Tie::Match(2, 7),
        Tie::Match(3, 6),
    ];
    assert_eq!(eight.ties(), expected);
    let six = KnockOut::seeded(6).expect("enough players");
    assert_eq!(
        six.ties(),
        [
            Tie::Free(1),
            Tie::Match(4, 5),
            Tie::Free(2),
            Tie::Match(3, 6)
        ]
    );
    let games = six.games(Side::Black, GamesPerRound::MiniMatch);
    let pairs: Vec<_> = games.iter().map(ToString::to_string).collect();
    assert_eq!(pairs, ["5-4", "4-5", "3-6", "6-3"]);
}

#[test]
fn knock_out_refuses_winners_who_did_not_play() {
    let round = KnockOut::seeded(4).expect("enough players");
    assert_eq!(
        round.next(&[1]),
        Err(KnockOutError::WrongNumberOfWinners {
            ties: 2,
            winners: 1
        })
    );
    assert_eq!(
        round.next(&[1, 4]),
        Err(KnockOutError::NotInTie { tie: 2, seed: 4 })
    );
    let last = round.next(&[1, 3]).expect("two winners");
    assert_eq!(
        last.games(Side::White, GamesPerRound::One),
        [Game { white: 1, black: 3 }]
    );
    assert_eq!(last.next(&[3]), Err(KnockOutError::Over));
    assert_eq!(
        KnockOut::seeded(1),
        Err(KnockOutError::TooFew { players: 1 })
    );
}

proptest! {
    /// When the higher seed always wins, seed 1 wins and every round halves the best seeds left.
    #[test]
    fn the_best_seeds_meet_as_late_as_possible(players in 2_u32..130) {
        let mut round = KnockOut::seeded(players)?;
        let seated: u32 = round.ties().iter().map(|t| match t { Tie::Match(..) => 2, Tie::Free(_) => 1 }).sum();
        prop_assert_eq!(seated, players);
        loop {
            let winners: Vec<u32> = round.ties().iter().map(|tie| match *tie {
                Tie::Match(high, _) | Tie::Free(high) => high,
            }).collect();
            let mut sorted = winners.clone();
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (1..=winners.len() as u32).collect::<Vec<_>>());
            if round.is_final() {
                break;
            }
            round = round.next(&winners)?;
        }
    }
}
