//! The slow pairing against tournaments that the endorsed reference program paired.

mod corpus;
mod oracle;

use corpus::Finished;
use oracle::Round;

#[test]
fn the_slow_pairing_repeats_the_reference() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/trf");
    let mut rounds = 0;
    let mut differences = Vec::new();
    for entry in std::fs::read_dir(directory).expect("the corpus is there") {
        let path = entry.expect("an entry of the corpus").path();
        let report = std::fs::read_to_string(&path).expect("a text file");
        let finished = Finished::read(&report);
        let small = finished.before(1).players.len() <= 20;
        for round in 1..=if small { finished.rounds() } else { 0 } {
            let (pairs, bye) = finished.paired(round);
            let slow = oracle::pair(&finished.before(round));
            rounds += 1;
            if slow
                != Some(Round {
                    pairs: pairs.clone(),
                    bye,
                })
            {
                differences.push((
                    path.file_name().map(ToOwned::to_owned),
                    round,
                    pairs,
                    bye,
                    slow,
                ));
            }
        }
    }
    assert!(rounds > 150, "{rounds} rounds");
    assert!(
        differences.is_empty(),
        "{} of {rounds}: {differences:?}",
        differences.len()
    );
}
