//! Reports of another program made events: paired again by the rules, and written back.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rokada_tournament::trf::Report;
use rokada_tournament::{Command, Fact, Format, Tournament, apply, decide, facts_of_report};

fn reports() -> Vec<(String, Report)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../trf/tests/data/trf");
    let mut reports: Vec<(String, Report)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|ext| ext == "trf" || ext == "trfx")
        })
        .map(|path| {
            let report = Report::from_bytes(&fs::read(&path).unwrap()).unwrap();
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                report,
            )
        })
        .collect();
    reports.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(reports.len() >= 10, "only {} reports", reports.len());
    reports
}

/// Before each round the event pairs as the other program did.
#[test]
fn every_round_is_paired_as_the_reference_paired_it() {
    let mut compared = 0;
    // The large ones are paired again in the tests of the pairing library.
    for (name, report) in reports()
        .into_iter()
        .filter(|(_, r)| r.players().count() <= 60)
    {
        let facts = facts_of_report(&report).unwrap().0;
        let mut event = Tournament::default();
        for fact in &facts {
            if let Fact::RoundPaired {
                round, pairs, byes, ..
            } = fact
            {
                // Byes of the own asking are known before a round is paired.
                let mut before = event.clone();
                for bye in byes
                    .iter()
                    .filter(|bye| bye.bye != rokada_tournament::Bye::Pairing)
                {
                    let asked = Fact::ByeGranted {
                        entry: bye.entry,
                        round: *round,
                        bye: bye.bye,
                    };
                    apply(&mut before, &asked);
                }
                let again = decide(&before, Command::PairRound)
                    .unwrap_or_else(|refusal| panic!("{name} round {round}: {refusal}"));
                let [
                    Fact::RoundPaired {
                        pairs: ours,
                        byes: our_byes,
                        ..
                    },
                ] = &again[..]
                else {
                    panic!("{name}: {again:?}");
                };
                let set = |pairs: &[rokada_tournament::Pair]| -> BTreeSet<_> {
                    pairs.iter().map(|pair| (pair.white, pair.black)).collect()
                };
                assert_eq!(set(ours), set(pairs), "{name} round {round}");
                let who = |byes: &[rokada_tournament::RoundBye]| -> BTreeSet<_> {
                    byes.iter().map(|bye| (bye.entry, bye.bye)).collect()
                };
                assert_eq!(who(our_byes), who(byes), "{name} round {round}");
                compared += 1;
            }
            apply(&mut event, fact);
        }
    }
    assert!(compared > 50, "only {compared} rounds");
}

/// What a report says comes back in the report of the event made from it.
#[test]
fn a_report_comes_back() {
    for (name, report) in reports() {
        let event = Tournament::of(&facts_of_report(&report).unwrap().0);
        for format in [Format::Trf16, Format::Trf26] {
            let text = event.report(format).write().unwrap();
            let back = Report::parse(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
            back.check()
                .unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
            assert_eq!(back.name(), report.name(), "{name}");
            let rounds = report.paired_rounds();
            for (ours, theirs) in back.players().zip(report.players()) {
                assert_eq!(ours.number, theirs.number, "{name}");
                assert_eq!(ours.name, theirs.name, "{name}");
                assert_eq!(ours.points, theirs.points, "{name}: player {}", ours.number);
                for round in 0..rounds {
                    let opponent = |player: &rokada_tournament::trf::Player| {
                        let pairing = player.rounds.get(round).copied().flatten();
                        pairing.map(|p| (p.opponent, p.side, p.result))
                    };
                    let absent = Some((
                        None,
                        None,
                        Some(rokada_tournament::PlayerResult::ZeroPointBye),
                    ));
                    assert_eq!(
                        opponent(ours).or(absent),
                        opponent(theirs).or(absent),
                        "{name}: player {} round {}",
                        ours.number,
                        round + 1
                    );
                }
            }
            let next = |report: &Report| report.pairing_table();
            if report.total_rounds().is_some_and(|total| total > rounds) {
                assert_eq!(next(&back), next(&report), "{name}");
            }
        }
    }
}
