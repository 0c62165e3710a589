//! Pairings altered by hand: every warning, every difference, and what is no pairing.

use proptest::prelude::*;
use rokada_pairing::{
    Change, Forbidden, Game, GeneratorConfig, NotAPairing, PairedRound, Player, Points, Refusal,
    RoundKind, RoundRecord, Scoring, Side, Table, Warning, generate, review,
};

mod oracle;

fn game(white: u32, black: u32) -> Game {
    Game { white, black }
}

fn paired(games: &[(u32, u32)], bye: Option<u32>) -> PairedRound {
    PairedRound {
        games: games.iter().map(|(w, b)| game(*w, *b)).collect(),
        bye,
    }
}

/// Five players after two rounds, built pair by pair so that both ends agree.
fn table() -> Table {
    let mut players: Vec<Player> = (1..=5).map(Player::new).collect();
    let rounds: [&[(usize, usize, Points)]; 2] = [
        &[(1, 2, Points::WIN), (3, 4, Points::WIN)],
        &[(1, 3, Points::WIN), (4, 5, Points::ZERO)],
    ];
    for (games, free) in rounds.into_iter().zip([5, 2]) {
        for (white, black, points) in games {
            let played = |opponent: usize, side| RoundKind::Played {
                opponent: opponent as u32,
                side,
            };
            let record = RoundRecord {
                points: *points,
                kind: played(*black, Side::White),
            };
            players[white - 1].history.push(record);
            let record = RoundRecord {
                points: Points::WIN - *points,
                kind: played(*white, Side::Black),
            };
            players[black - 1].history.push(record);
        }
        let bye = RoundRecord {
            points: Points::WIN,
            kind: RoundKind::PairingBye,
        };
        players[free - 1].history.push(bye);
    }
    Table {
        rounds: 5,
        initial_side: Side::White,
        scoring: Scoring::STANDARD,
        players,
        forbidden: vec![Forbidden {
            players: vec![2, 4],
            rounds: 3..=3,
        }],
    }
}

/// Scores: 1 and 5 have 2, 2 and 3 have 1, 4 has 0.
fn by_rules() -> PairedRound {
    paired(&[(5, 1), (3, 2)], Some(4))
}

fn warnings(altered: &PairedRound) -> Vec<Warning> {
    let table = table();
    table.validate().expect("a consistent table");
    review(&table, &by_rules(), altered)
        .expect("a pairing")
        .warnings
}

#[test]
fn the_rules_pairing_is_not_warned_about() {
    let review = review(&table(), &by_rules(), &by_rules()).expect("a pairing");
    assert_eq!(review, rokada_pairing::Review::default());
}

#[test]
fn each_warning() {
    use Warning::*;
    assert_eq!(
        warnings(&paired(&[(2, 1), (3, 5)], Some(4))),
        [
            Rematch {
                game: game(2, 1),
                round: 1
            },
            ScoreGap {
                game: game(2, 1),
                white: Points::WIN,
                black: Points::WIN * 2
            },
            ScoreGap {
                game: game(3, 5),
                white: Points::WIN,
                black: Points::WIN * 2
            },
        ]
    );
    assert_eq!(
        warnings(&paired(&[(1, 5), (2, 4)], Some(3))),
        [
            ThirdColor {
                player: 1,
                side: Side::White
            },
            ColorDifference {
                player: 1,
                difference: 3
            },
            Forbidden { game: game(2, 4) },
            ScoreGap {
                game: game(2, 4),
                white: Points::WIN,
                black: Points::ZERO
            },
            ByeToHigherScore {
                player: 3,
                score: Points::WIN,
                by_rules: Points::ZERO
            },
        ]
    );
    assert_eq!(
        warnings(&paired(&[(3, 2)], Some(5))),
        [
            SecondBye {
                player: 5,
                round: 1
            },
            ByeToHigherScore {
                player: 5,
                score: Points::WIN * 2,
                by_rules: Points::ZERO
            },
            LeftOut { player: 1 },
            LeftOut { player: 4 },
        ]
    );
    let mut away = table();
    away.players[3].takes_part = false;
    let even = paired(&[(5, 1), (3, 2)], None);
    let seen = review(&away, &even, &by_rules())
        .expect("a pairing")
        .warnings;
    assert_eq!(seen, [NeedlessBye { player: 4 }, NotExpected { player: 4 }]);
    for warning in seen {
        assert!(warning.to_string().contains('4'));
    }
}

#[test]
fn each_change() {
    let altered = paired(&[(1, 5), (3, 4)], Some(2));
    let changes = review(&table(), &by_rules(), &altered)
        .expect("a pairing")
        .changes;
    assert_eq!(
        changes,
        [
            Change::Colors { game: game(1, 5) },
            Change::New { game: game(3, 4) },
            Change::Gone { game: game(3, 2) },
            Change::Bye {
                by_rules: Some(4),
                altered: Some(2)
            },
        ]
    );
    assert_eq!(
        changes[3].to_string(),
        "the bye is for 2, by the rules for 4"
    );
}

#[test]
fn what_is_no_pairing_is_refused() {
    let refused = |altered| review(&table(), &by_rules(), &altered).expect_err("no pairing");
    assert_eq!(
        refused(paired(&[(1, 2), (2, 3)], None)),
        NotAPairing::Twice { player: 2 }
    );
    assert_eq!(
        refused(paired(&[(1, 2)], Some(1))),
        NotAPairing::Twice { player: 1 }
    );
    assert_eq!(
        refused(paired(&[(4, 4)], None)),
        NotAPairing::Alone { player: 4 }
    );
    assert_eq!(
        refused(paired(&[(1, 6)], None)),
        NotAPairing::Unknown { player: 6 }
    );
}

proptest! {
    /// The rules never do what an arbiter is warned of, except for topscorers in the last round.
    #[test]
    fn the_rules_give_no_cause_for_warnings(seed in any::<u64>()) {
        let config: GeneratorConfig =
            "players=6..12\nrounds=4..5\nforfeits=6\nhalf_point_byes=5\nforbidden_pairs=0..2".parse()?;
        let by_oracle = |table: &Table| {
            let round = oracle::pair(table).map(PairedRound::from);
            let round = round.ok_or(Refusal::NobodyMayHaveBye)?;
            if table.next_round() < table.rounds {
                let review = review(table, &round, &round).expect("a pairing");
                assert_eq!(review, rokada_pairing::Review::default());
            }
            Ok(round)
        };
        prop_assert!(generate(&config, seed, by_oracle).is_ok());
    }
}
