//! The Dutch pairing against itself without shortcuts, on random tournaments. Against the rules
//! written out slowly it stands in `oracle_against_engine.rs`.

use rokada_pairing::{Generated, GeneratorConfig, PairedRound, Refusal, Table, dutch, generate};

fn by_rules(table: &Table) -> Result<PairedRound, Refusal> {
    dutch::pair(table).map(|pairing| PairedRound::from(&pairing))
}

/// Tournaments of the kind that the configuration describes, one for each seed.
fn tournaments(
    config: &str,
    seeds: std::ops::Range<u64>,
) -> impl Iterator<Item = (u64, Generated)> {
    let config: GeneratorConfig = config.parse().expect("a good configuration");
    seeds.filter_map(move |seed| Some((seed, generate(&config, seed, by_rules).ok()?)))
}

/// Every kind of tournament the shortcuts could be wrong about: quiet ones, ones with many absences,
/// forbidden pairs, acceleration, nearly as many rounds as players, and lopsided points.
const KINDS: [&str; 8] = [
    "players=6..40",
    "players=6..60\nhalf_point_byes=10\nzero_point_byes=10\nforfeits=10\ndouble_forfeits=2",
    "players=5..14\nrounds=5..9\nforfeits=5",
    "players=10..50\nretirements=8\nlate_entries=20\nfull_point_byes=3",
    "players=12..60\nforbidden_pairs=3..30",
    "players=20..80\nacceleration=yes\nparity=odd",
    "players=30..70\ndraws=90\nrounds=7..11",
    "players=8..30\ndraws=0\nzero_point_byes=25\nparity=odd",
];

#[test]
fn shortcuts_change_nothing() {
    let mut rounds = 0;
    for kind in KINDS {
        for (seed, generated) in tournaments(kind, 0..60) {
            for round in 1..=generated.table.rounds {
                let table = generated.before(round);
                rounds += 1;
                let (swift, sure) = (dutch::pair(&table), dutch::pair_surely(&table));
                assert_eq!(swift, sure, "{kind}, seed {seed}, round {round}");
            }
        }
    }
    assert!(rounds > 2500, "{rounds} rounds");
}
