//! Every round of the tournaments that the endorsed reference program made (see
//! `data/trf/ORIGIN.md`), read from its reports and paired again from what was before: no difference.

use std::path::{Path, PathBuf};

use rokada_pairing::{PairedRound, Side, dutch};
use rokada_standings::PlayerResult;
use rokada_trf::Report;

fn reports() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf");
    let entries = std::fs::read_dir(directory).expect("the corpus is there");
    let paths = entries.map(|entry| entry.expect("an entry of the corpus").path());
    paths
        .filter(|path| path.extension().is_some_and(|ext| ext == "trf"))
        .collect()
}

/// White and Black of each pair of a round in the report, 0 standing for the bye, in order.
fn in_report(report: &Report, round: usize) -> Vec<(u32, u32)> {
    let mut pairs: Vec<(u32, u32)> = report
        .players()
        .filter_map(|player| {
            let pairing = player.rounds.get(round - 1).copied().flatten()?;
            match (pairing.opponent, pairing.side, pairing.result) {
                (Some(opponent), Some(Side::White), _) => Some((player.number, opponent)),
                (None, _, Some(PlayerResult::PairingBye)) => Some((player.number, 0)),
                _ => None,
            }
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

fn by_rules(paired: &PairedRound) -> Vec<(u32, u32)> {
    let games = paired.games.iter().map(|game| (game.white, game.black));
    let mut pairs: Vec<(u32, u32)> = games.chain(paired.bye.map(|player| (player, 0))).collect();
    pairs.sort_unstable();
    pairs
}

// checklist: 106
#[test]
fn every_round_of_the_reference_is_repeated() {
    let mut rounds = 0;
    let mut differences = Vec::new();
    for path in reports() {
        let bytes = std::fs::read(&path).expect("a report");
        let report = Report::from_bytes(&bytes).expect("a report without faults");
        for round in 1..=report.paired_rounds() {
            rounds += 1;
            let table = report
                .pairing_table_before(round)
                .expect("a consistent report");
            let paired = dutch::pair(&table).map(|pairing| by_rules(&PairedRound::from(&pairing)));
            if paired != Ok(in_report(&report, round)) {
                differences.push((path.file_name().map(ToOwned::to_owned), round, paired));
            }
        }
    }
    assert!(rounds > 800, "{rounds} rounds");
    assert!(
        differences.is_empty(),
        "{} of {rounds}: {differences:?}",
        differences.len()
    );
}
