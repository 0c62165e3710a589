//! Random tournaments are what their configuration says, and the same for the same seed.

mod oracle;

use rokada_pairing::{
    Generated, GeneratorConfig, PairedRound, Points, Refusal, RoundKind, RoundRecord, RoundRobin,
    Table, generate,
};

/// Pairs without any rule but the order of the table: enough to see what is drawn.
fn anyhow(table: &Table) -> Result<PairedRound, Refusal> {
    let present: Vec<u32> = table
        .players
        .iter()
        .filter(|p| p.takes_part)
        .map(|p| p.number)
        .collect();
    let players = present.len() as u32;
    let rounds = RoundRobin::single(players).map_err(|_| Refusal::TooFewPlayers {
        players: present.len(),
    })?;
    let row = (table.next_round() - 1) % rounds.round_count() + 1;
    let mut paired = rounds.round(row).unwrap_or_default();
    for game in &mut paired.games {
        game.white = present[game.white as usize - 1];
        game.black = present[game.black as usize - 1];
    }
    paired.bye = paired.bye.map(|place| present[place as usize - 1]);
    Ok(paired)
}

fn drawn(config: &str, seed: u64) -> Generated {
    let config: GeneratorConfig = config.parse().expect("a good configuration");
    generate(&config, seed, anyhow).expect("a tournament")
}

fn records(generated: &Generated) -> impl Iterator<Item = &RoundRecord> {
    generated
        .table
        .players
        .iter()
        .flat_map(|player| &player.history)
}

#[test]
fn the_same_seed_gives_the_same_tournament() {
    assert_eq!(drawn("", 8), drawn("", 8));
    assert_ne!(drawn("", 8), drawn("", 9));
}

// checklist: 26
#[test]
fn sizes_are_within_their_ranges() {
    let config = "players=7..12\nparity=odd\nrounds=3..4\nratings=1500..1600\nrating_step=20";
    for seed in 0..50 {
        let generated = drawn(config, seed);
        let players = generated.table.players.len();
        assert!([7, 9, 11].contains(&players), "{players}");
        assert!((3..=4).contains(&generated.table.rounds));
        assert_eq!(generated.table.played_rounds(), generated.table.rounds);
        assert!(generated.ratings.is_sorted_by(|a, b| a >= b));
        assert!(
            generated
                .ratings
                .iter()
                .all(|r| (1500..=1600).contains(r) && r % 20 == 0)
        );
        generated.table.validate().expect("a consistent table");
        for round in 1..=generated.table.rounds {
            generated
                .before(round)
                .validate()
                .expect("a consistent table");
        }
    }
}

#[test]
fn what_happens_happens_as_often_as_asked() {
    let config = "players=1000\nrounds=10\nforfeits=10\nhalf_point_byes=5\nzero_point_byes=3\n\
        full_point_byes=1\nretirements=0\nlate_entries=0";
    let generated = drawn(config, 1);
    let count = |wanted: fn(&RoundRecord) -> bool| {
        records(&generated).filter(|record| wanted(record)).count() as f64
    };
    let asked = |record: &RoundRecord| record.kind == RoundKind::RequestedBye;
    let halves = records(&generated)
        .filter(|r| asked(r) && r.points == Points::DRAW)
        .count();
    assert!((450..550).contains(&halves), "{halves}");
    let full = records(&generated)
        .filter(|r| asked(r) && r.points == Points::WIN)
        .count();
    assert!((70..125).contains(&full), "{full}");
    let absent = count(|record| record.kind == RoundKind::Absent);
    assert!((230.0..340.0).contains(&absent), "{absent}");
    let paired = count(|record| record.opponent().is_some());
    let forfeits = count(|record| matches!(record.kind, RoundKind::Forfeit { .. }));
    assert!(
        (0.08..0.125).contains(&(forfeits / paired)),
        "{forfeits} of {paired}"
    );
}

#[test]
fn results_follow_the_expected_score() {
    let generated = drawn("players=2000\nrounds=20\ndraws=40\nratings=1000..2800", 6);
    let (mut scored, mut expected, mut games) = (0.0, 0.0, 0.0);
    for (player, rating) in generated.table.players.iter().zip(&generated.ratings) {
        for record in &player.history {
            let RoundKind::Played { opponent, .. } = record.kind else {
                continue;
            };
            let difference =
                f64::from(*rating) - f64::from(generated.ratings[opponent as usize - 1]);
            // Both ends of every game are counted, so look at the stronger one alone.
            if difference > 0.0 {
                scored += f64::from(record.points.tenths()) / 10.0;
                expected += 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
                games += 1.0;
            }
        }
    }
    assert!(games > 15_000.0, "{games} games");
    // The mean of so many results strays by a few thousandths.
    assert!(
        (scored - expected).abs() / games < 0.01,
        "{scored} of {games}, expected {expected}"
    );
}

#[test]
fn late_entries_and_retirements_miss_rounds_at_the_ends() {
    let base = "players=200\nrounds=6\nhalf_point_byes=0\nzero_point_byes=0\n";
    let late = drawn(&format!("{base}retirements=0\nlate_entries=50"), 3);
    let missed = |record: &RoundRecord| record.kind == RoundKind::Absent;
    let mut entered_late = 0;
    for player in &late.table.players {
        let first = player.history.iter().take_while(|r| missed(r)).count();
        assert!(first <= 2 && !player.history[first..].iter().any(missed));
        entered_late += usize::from(first > 0);
    }
    assert!((70..130).contains(&entered_late), "{entered_late}");

    let left = drawn(&format!("{base}retirements=10\nlate_entries=0"), 3);
    for player in &left.table.players {
        let stayed = player.history.iter().take_while(|r| !missed(r)).count();
        assert!(stayed >= 1 && player.history[stayed..].iter().all(missed));
    }
}

#[test]
fn a_mini_match_is_worth_two_games() {
    let generated = drawn("mini_match=yes\nplayers=20\ndraws=50", 4);
    assert_eq!(generated.table.scoring.win, Points::WIN * 2);
    let played = records(&generated).filter(|record| record.played_side().is_some());
    let points: std::collections::BTreeSet<i32> = played.map(|r| r.points.tenths()).collect();
    assert_eq!(points.into_iter().collect::<Vec<_>>(), [0, 5, 10, 15, 20]);
}

#[test]
fn a_tournament_without_an_end_is_drawn_anew_or_refused() {
    let config: GeneratorConfig = "players=4\nrounds=9\nretirements=0"
        .parse()
        .expect("a good configuration");
    let error = generate(&config, 1, |table| {
        oracle::pair(table)
            .map(PairedRound::from)
            .ok_or(Refusal::NobodyMayHaveBye)
    });
    let text = error
        .expect_err("four players run out of opponents")
        .to_string();
    assert!(text.starts_with("none of 100 tournaments"), "{text}");
}
