//! A random tournament written as a report gives the pairing what it had before each round.

use rokada_pairing::{Game, GeneratorConfig, PairedRound, Refusal, Table, generate};
use rokada_trf::Report;

/// Neighbours of the table meet: the report doesn't ask whether they should.
fn neighbours(table: &Table) -> Result<PairedRound, Refusal> {
    let present: Vec<u32> = table
        .players
        .iter()
        .filter(|player| player.takes_part)
        .map(|p| p.number)
        .collect();
    let pairs = present.chunks_exact(2);
    let bye = pairs.remainder().first().copied();
    Ok(PairedRound {
        games: pairs
            .map(|p| Game {
                white: p[0],
                black: p[1],
            })
            .collect(),
        bye,
    })
}

#[test]
fn nothing_is_lost_on_the_way_through_a_report() {
    let eventful = "players=5..40\nforfeits=10\ndouble_forfeits=3\nhalf_point_byes=5\n\
        full_point_byes=3\nzero_point_byes=4\nretirements=3\nlate_entries=10\nforbidden_pairs=0..3";
    let kinds = [
        "",
        "acceleration=yes",
        "win=3\ndraw=1\npairing_bye=1",
        "loss=0.5\nwin=1.5\ndraw=1",
    ];
    for seed in 0..80 {
        let config: GeneratorConfig = format!("{eventful}\n{}", kinds[seed as usize % kinds.len()])
            .parse()
            .expect("a good configuration");
        let generated = generate(&config, seed, neighbours).expect("a tournament");
        let report = Report::of_generated(&generated, "Test", &config).expect("one game a round");
        let text = report.write().expect("it fits");
        let read = Report::parse(&text).expect("a good report");
        assert_eq!(read, report);
        assert!(read.point_differences(&read.point_system()).is_empty());
        for round in 1..=generated.table.rounds {
            let table = read
                .pairing_table_before(round as usize)
                .expect("a consistent report");
            assert_eq!(table, generated.before(round), "seed {seed}, round {round}");
        }
    }
}

#[test]
fn mini_matches_are_refused() {
    let config: GeneratorConfig = "players=4\nmini_match=yes"
        .parse()
        .expect("a good configuration");
    let generated = generate(&config, 1, neighbours).expect("a tournament");
    let error = Report::of_generated(&generated, "Test", &config).expect_err("two games a round");
    assert!(error.to_string().contains("mini-match"));
}
