//! The engine against the slow pairing: the same rounds of thousands of random tournaments.
//!
//! Every round of every tournament is paired by both, from the same history. The run is 5,000
//! tournaments; `ROKADA_TOURNAMENTS=50000` makes it longer, `ROKADA_FIRST_SEED` moves it on.

mod oracle;

use rokada_pairing::{GeneratorConfig, PairedRound, Refusal, Table, dutch, generate};

/// Kinds of tournaments, each with something that makes pairing hard.
const KINDS: [(&str, &str); 10] = [
    ("small and plain", "players=4..9\nrounds=3..5"),
    ("a dozen", "players=10..12\nrounds=5..7\nratings=1200..2600"),
    (
        "nearly everyone meets",
        "players=5..8\nrounds=4..7\nforfeits=0\nretirements=0",
    ),
    (
        "odd fields",
        "players=5..11\nparity=odd\nrounds=4..6\nratings=1500..1700\nrating_step=50",
    ),
    (
        "forfeits",
        "players=6..12\nrounds=4..6\nforfeits=20\ndouble_forfeits=3",
    ),
    (
        "byes of all kinds",
        "players=6..12\nrounds=4..6\nhalf_point_byes=12\nfull_point_byes=3\nzero_point_byes=8",
    ),
    (
        "coming and going",
        "players=7..12\nrounds=5..7\nretirements=6\nlate_entries=25",
    ),
    (
        "forbidden pairs",
        "players=6..12\nrounds=3..5\nforbidden_pairs=1..6",
    ),
    (
        "accelerated",
        "players=8..12\nrounds=4..7\nacceleration=yes\nhalf_point_byes=4",
    ),
    (
        "draws and odd points",
        "players=6..12\nrounds=4..6\ndraws=80\nwin=3\ndraw=1\npairing_bye=1",
    ),
];

#[test]
fn five_thousand_tournaments_are_paired_alike() {
    let number = |name, default| match std::env::var(name) {
        Ok(value) => value.parse().expect("a whole number"),
        Err(_) => default,
    };
    let first = number("ROKADA_FIRST_SEED", 0_u64);
    let tournaments = number("ROKADA_TOURNAMENTS", 5000_u64);

    let (mut rounds, mut paired) = (0, 0);
    let mut differences = Vec::new();
    for seed in first..first + tournaments {
        let (kind, config) = KINDS[(seed % KINDS.len() as u64) as usize];
        let config: GeneratorConfig = config.parse().expect("a good configuration");
        let both = |table: &Table| {
            rounds += 1;
            let slow = oracle::pair(table);
            let fast = dutch::pair(table);
            let fast = fast.as_ref().map(oracle::Round::from);
            if slow.as_ref() != fast.as_ref().ok() {
                differences.push(format!(
                    "{kind}, seed {seed}, round {}: {} by the rules, {} by the engine",
                    table.next_round(),
                    slow.as_ref()
                        .map_or_else(|| "no pairing".to_owned(), ToString::to_string),
                    fast.map_or_else(|refusal| refusal.to_string(), |round| round.to_string()),
                ));
            }
            // The tournament goes on as the slow pairing has it, so that one difference is one.
            slow.map(PairedRound::from).ok_or(Refusal::NobodyMayHaveBye)
        };
        paired += usize::from(generate(&config, seed, both).is_ok());
    }
    assert!(
        differences.is_empty(),
        "{} of {rounds} rounds differ:\n{}",
        differences.len(),
        differences.join("\n")
    );
    assert!(
        paired as u64 * 100 >= tournaments * 99,
        "only {paired} tournaments came about"
    );
    assert!(rounds as u64 > tournaments * 3, "only {rounds} rounds");
}
