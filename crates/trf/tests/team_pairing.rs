//! Reports of team events as tables of a team pairing: each round of the events that
//! `rokada-pairing` is tested with is in the report as the rules have it.

use std::path::Path;

use rokada_pairing::PairedRound;
use rokada_pairing::team_swiss::{self, ColorPreferences, PrimaryScore};
use rokada_trf::{Report, TeamSystem};

fn read(name: &str) -> Report {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pairing/tests/data/teams");
    let bytes = std::fs::read(data.join(name)).unwrap_or_else(|_| panic!("{name}"));
    Report::from_bytes(&bytes).unwrap_or_else(|faults| panic!("{name}: {faults:?}"))
}

fn paired(report: &Report, round: usize) -> Vec<[u32; 2]> {
    let table = report
        .team_table_before(round)
        .expect("sound")
        .expect("a team Swiss");
    let pairing = team_swiss::pair(&table).expect("a pairing");
    let paired = PairedRound::from(&pairing);
    let games = paired.games.iter().map(|game| [game.white, game.black]);
    let mut pairs: Vec<[u32; 2]> = games.chain(paired.bye.map(|bye| [bye, 0])).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn every_round_of_the_events_is_as_the_rules_have_it() {
    let mut rounds = 0;
    for name in [
        "t01-6x4x5-A",
        "t03-14x4x7-A",
        "t05-16x4x7-B",
        "t07-12x6x7-GP",
        "t09-10x3x7-Bgp",
        "t11-13x8x7-Amp",
        "t13-40x4x7-A",
    ] {
        let report = read(&format!("gacrux/{name}.trf"));
        for round in 1..=report.paired_rounds() {
            let in_file = report.team_pairs(round).expect("sound");
            assert_eq!(paired(&report, round), in_file, "{name}, round {round}");
            rounds += 1;
        }
    }
    assert_eq!(rounds, 47);
}

#[test]
fn the_next_round_of_the_probes_is_paired() {
    for (name, expected) in [
        (
            "p2-c6-graded",
            vec![[2, 1], [5, 7], [6, 8], [9, 3], [10, 4]],
        ),
        ("p4b-forfeit-and-bye", vec![[2, 0], [3, 1], [5, 4]]),
        ("p5-typeB-last-round", vec![[2, 1], [3, 6], [4, 5]]),
        (
            "p7-floater-under-Baku",
            vec![[2, 1], [3, 7], [5, 8], [9, 4], [10, 6]],
        ),
    ] {
        let report = read(&format!("probe/{name}.trf"));
        assert_eq!(
            paired(&report, report.paired_rounds() + 1),
            expected,
            "{name}"
        );
    }
}

#[test]
fn the_encoded_type_says_how_teams_are_paired() {
    let of = |code: &str| {
        let report = Report::parse(&format!("192 {code}\n")).expect("one line");
        report.team_system()
    };
    let swiss = |preferences, primary, uses_secondary, is_accelerated| {
        Some(TeamSystem::Swiss {
            preferences,
            primary,
            uses_secondary,
            is_accelerated,
        })
    };
    use ColorPreferences::{None as Nothing, TypeA, TypeB};
    use PrimaryScore::{GamePoints, MatchPoints};
    assert_eq!(of("FIDE_TEAM"), swiss(TypeA, MatchPoints, true, false));
    assert_eq!(
        of("FIDE_TEAM_TYPEB_GP_MP"),
        swiss(TypeB, GamePoints, true, false)
    );
    assert_eq!(
        of("FIDE_TEAM_TYPEA_MP_GP_BAKU"),
        swiss(TypeA, MatchPoints, true, true)
    );
    assert_eq!(
        of("FIDE_TEAM_MP"),
        swiss(Nothing, MatchPoints, false, false)
    );
    let other = "BERGER_TEAM_ROUNDROBIN".to_owned();
    assert_eq!(of(&other), Some(TeamSystem::Other(other)));
    assert_eq!(of("FIDE_DUTCH"), None);
}
