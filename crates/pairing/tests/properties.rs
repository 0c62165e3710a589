//! What every Dutch pairing promises, on random tournaments of up to 60 players: read from the
//! finished tournament, with nothing of what made it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rokada_pairing::{
    Generated, GeneratorConfig, PairedRound, Player, Points, RoundKind, RoundRecord, Side, dutch,
    generate, review,
};

fn tournament(config: &str, seed: u64) -> Generated {
    let config: GeneratorConfig = config.parse().expect("a good configuration");
    generate(&config, seed, |table| {
        dutch::pair(table).map(|pairing| PairedRound::from(&pairing))
    })
    .expect("a tournament")
}

fn colors(records: &[RoundRecord]) -> Vec<Side> {
    records
        .iter()
        .filter_map(RoundRecord::played_side)
        .collect()
}

fn difference(colors: &[Side]) -> i32 {
    colors
        .iter()
        .map(|side| if *side == Side::White { 1 } else { -1 })
        .sum()
}

/// More than half of what could be scored before the last round (1.8).
fn is_topscorer(player: &Player, rounds: usize) -> bool {
    let scored: Points = player.history[..rounds - 1]
        .iter()
        .map(|record| record.points)
        .sum();
    2 * scored.tenths() > Points::WIN.tenths() * (rounds as i32 - 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn a_tournament_keeps_the_absolute_rules(
        seed in any::<u64>(),
        kind in prop::sample::select(vec![
            "",
            "forfeits=15\ndouble_forfeits=3\nhalf_point_byes=8\nzero_point_byes=6",
            "parity=odd\nratings=1500..1510",
            "retirements=5\nlate_entries=25\nforbidden_pairs=5..20",
            "acceleration=yes\ndraws=70",
        ]),
    ) {
        let generated = tournament(&format!("players=10..60\nrounds=4..9\n{kind}"), seed);
        let table = &generated.table;
        let rounds = table.rounds as usize;
        for player in &table.players {
            let mut met = BTreeSet::new();
            for (at, record) in player.history.iter().enumerate() {
                let RoundKind::Played { opponent, .. } = record.kind else { continue };
                prop_assert!(met.insert(opponent), "{} met {opponent} twice", player.number);
                let forbidden = table.forbidden.iter().any(|group| {
                    group.players.contains(&player.number) && group.players.contains(&opponent)
                });
                prop_assert!(!forbidden, "{} met {opponent} in round {}", player.number, at + 1);
            }

            let bye = player.history.iter().position(|r| r.kind == RoundKind::PairingBye);
            if let Some(bye) = bye {
                let unearned = |r: &RoundRecord| r.played_side().is_none() && r.points >= Points::WIN;
                prop_assert!(!player.history[..bye].iter().any(unearned), "{}", player.number);
            }

            // Topscorers of the last round and their opponents may break the limits of colour.
            let exempt = is_topscorer(player, rounds)
                || player.history[rounds - 1].opponent().is_some_and(|number| {
                    table.player(number).is_some_and(|other| is_topscorer(other, rounds))
                });
            let limited = if exempt { rounds - 1 } else { rounds };
            let colors = colors(&player.history[..limited]);
            for games in 1..=colors.len() {
                prop_assert!(difference(&colors[..games]).abs() <= 2, "{}", player.number);
            }
            let three = colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            prop_assert!(!three, "{}: {colors:?}", player.number);
        }
    }

    /// Everyone who is there has a game, but for one when the number is odd; the published order
    /// has everybody once; and an arbiter would not be warned.
    #[test]
    fn a_round_seats_everyone(seed in any::<u64>()) {
        let generated = tournament("players=10..60\nrounds=4..9\nzero_point_byes=8", seed);
        for round in 1..=generated.table.rounds {
            let table = generated.before(round);
            let present: BTreeSet<u32> =
                table.players.iter().filter(|p| p.takes_part).map(|p| p.number).collect();
            let pairing = dutch::pair(&table).expect("it was paired before");
            let paired = PairedRound::from(&pairing);
            let seated: Vec<u32> =
                paired.games.iter().flat_map(|g| [g.white, g.black]).chain(paired.bye).collect();
            prop_assert_eq!(seated.len(), present.len());
            prop_assert_eq!(seated.into_iter().collect::<BTreeSet<_>>(), present.clone());
            prop_assert_eq!(paired.bye.is_some(), present.len() % 2 == 1);
            if round < table.rounds {
                let review = review(&table, &paired, &paired).expect("a pairing");
                prop_assert_eq!(review, rokada_pairing::Review::default());
            }
        }
    }

    /// Whoever is listed first in the file is nobody: the pairing asks for numbers, not for order.
    #[test]
    fn the_order_of_the_table_does_not_matter(seed in any::<u64>()) {
        let generated = tournament("players=8..40\nrounds=3..6\nforfeits=6", seed);
        let mut lots = rokada_pairing::Lots::new(seed);
        for round in 1..=generated.table.rounds {
            let table = generated.before(round);
            let mut shuffled = table.clone();
            lots.shuffle(&mut shuffled.players);
            prop_assert_eq!(dutch::pair(&table), dutch::pair(&shuffled));
        }
    }
}
