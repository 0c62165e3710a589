//! Round robins against the printed tables, and what every round robin promises.

use proptest::prelude::*;
use rokada_pairing::{Game, PairedRound, RoundRobin};
use std::collections::BTreeMap;

fn printed(round: &PairedRound) -> String {
    round
        .games
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The colours of every player in the order of the rounds, `true` for White.
fn colours(rounds: &[PairedRound]) -> BTreeMap<u32, Vec<bool>> {
    let mut colours: BTreeMap<u32, Vec<bool>> = BTreeMap::new();
    for game in rounds.iter().flat_map(|round| &round.games) {
        colours.entry(game.white).or_default().push(true);
        colours.entry(game.black).or_default().push(false);
    }
    colours
}

// checklist: 96
#[test]
fn the_tables_are_those_of_the_handbook() {
    let mut tables: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
    let mut players = 0;
    for line in include_str!("data/berger.txt").lines() {
        match line
            .strip_prefix("# ")
            .and_then(|head| head.split(' ').next())
        {
            Some(number) => players = number.parse().expect("a number of players"),
            None => tables.entry(players).or_default().push(line),
        }
    }
    assert_eq!(
        tables.keys().copied().collect::<Vec<_>>(),
        [4, 6, 8, 10, 12, 14]
    );
    for (players, rows) in tables {
        let even = RoundRobin::single(players).expect("enough players");
        assert_eq!(even.rounds().map(|r| printed(&r)).collect::<Vec<_>>(), rows);

        // With one player fewer the highest number is the bye.
        let odd = RoundRobin::single(players - 1).expect("enough players");
        for (round, row) in odd.rounds().zip(rows) {
            let (first, others) = row.split_once(' ').expect("several boards");
            assert_eq!(printed(&round), others);
            let free = first.split('-').find(|n| *n != players.to_string());
            assert_eq!(round.bye.map(|n| n.to_string()).as_deref(), free);
        }
    }
}

#[test]
fn the_smallest_fields() {
    let two = RoundRobin::double(2).expect("two are enough");
    let games: Vec<_> = two.rounds().flat_map(|r| r.games).collect();
    assert_eq!(
        games,
        [Game { white: 1, black: 2 }, Game { white: 2, black: 1 }]
    );
    for players in [0, 1] {
        assert!(RoundRobin::single(players).is_err());
    }
    assert_eq!(two.round(0), None);
    assert_eq!(two.round(3), None);
}

// checklist: 99
#[test]
fn a_double_round_robin_swaps_the_last_rounds_of_the_first_cycle() {
    let single: Vec<_> = RoundRobin::single(6).expect("enough").rounds().collect();
    let double: Vec<_> = RoundRobin::double(6).expect("enough").rounds().collect();
    for (round, row) in [(0, 0), (1, 1), (2, 2), (3, 4), (4, 3)] {
        assert_eq!(double[round], single[row]);
    }
    for row in 0..5 {
        let reversed: Vec<_> = single[row].games.iter().map(|g| g.reversed()).collect();
        assert_eq!(double[5 + row].games, reversed);
    }
}

proptest! {
    #[test]
    fn everyone_meets_everyone_once_with_balanced_colours(players in 2_u32..60) {
        let rounds: Vec<_> = RoundRobin::single(players)?.rounds().collect();
        let mut met = std::collections::BTreeSet::new();
        for round in &rounds {
            let mut seated: Vec<u32> =
                round.games.iter().flat_map(|g| [g.white, g.black]).chain(round.bye).collect();
            seated.sort_unstable();
            prop_assert_eq!(seated, (1..=players).collect::<Vec<_>>());
            for g in &round.games {
                prop_assert!(met.insert((g.white.min(g.black), g.white.max(g.black))));
            }
        }
        prop_assert_eq!(met.len() as u32, players * (players - 1) / 2);
        for (player, colours) in colours(&rounds) {
            let white = colours.iter().filter(|white| **white).count();
            prop_assert!(white.abs_diff(colours.len() - white) <= 1, "{player}: {colours:?}");
        }
    }

    #[test]
    fn a_double_round_robin_is_fair_in_colours(players in 2_u32..60) {
        let rounds: Vec<_> = RoundRobin::double(players)?.rounds().collect();
        let mut games: Vec<Game> = rounds.iter().flat_map(|r| r.games.clone()).collect();
        prop_assert_eq!(games.len() as u32, players * (players - 1));
        games.sort_unstable();
        games.dedup();
        prop_assert_eq!(games.len() as u32, players * (players - 1));
        for (player, colours) in colours(&rounds) {
            let three = colours.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
            prop_assert!(!three, "{player}: {colours:?}");
        }
    }
}
