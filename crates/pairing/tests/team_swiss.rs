//! The engine for teams against what other programs and the article say of whole events and of
//! single positions (`data/ORIGIN.md`).

mod team_files;
mod team_oracle;
mod team_readings;

use rokada_pairing::team_swiss;
use rokada_pairing::{Game, PairedRound};
use team_files::TeamFile;

fn sorted(mut round: PairedRound) -> PairedRound {
    round.games.sort_by_key(|game| (game.white, game.black));
    round
}

/// Pairs written as `4-2 3-1 bye 5`.
fn written(text: &str) -> PairedRound {
    let mut round = PairedRound::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "bye" {
            round.bye = words.next().map(|team| team.parse().expect("a number"));
        } else {
            let (white, black) = word.split_once('-').expect("a pair");
            round.games.push(Game {
                white: white.parse().expect("a number"),
                black: black.parse().expect("a number"),
            });
        }
    }
    round
}

/// The round that is to be paired, by the engine.
fn paired(folder: &str, name: &str) -> PairedRound {
    let file = TeamFile::read(folder, name);
    let table = file.before(file.rounds_played() + 1);
    let pairing = team_swiss::pair(&table).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(
        Some(sorted(PairedRound::from(&pairing))),
        team_oracle::pair(&table),
        "{name}: the judge"
    );
    PairedRound::from(&pairing)
}

#[test]
fn seven_events_are_paired_as_gacrux_has_them() {
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
        let file = TeamFile::read("gacrux", name);
        for round in 1..=file.rounds_played() {
            let table = file.before(round);
            let pairing = team_swiss::pair(&table).unwrap_or_else(|why| panic!("{name}: {why}"));
            let by_engine = sorted(PairedRound::from(&pairing));
            assert_eq!(by_engine, file.round(round), "{name}, round {round}");
            assert_eq!(
                team_swiss::pair_surely(&table),
                Ok(pairing),
                "{name}, round {round}"
            );
            rounds += 1;
        }
    }
    assert_eq!(rounds, 47);
}

#[test]
fn probes_are_paired_as_expected() {
    for (name, expected) in [
        ("p1-top-member-by-TPN", "4-2 3-1 7-5 6-8"),
        ("p2-c6-graded", "2-1 9-3 10-4 6-8 5-7"),
        ("p3-c7-minimum-not-zero", "5-1 2-3 4-8 6-9 7-10"),
        ("p4a-double-forfeit-c1", "5-3 4-6 1-2"),
        ("p4b-forfeit-and-bye", "3-1 5-4 bye 2"),
        ("p5-typeB-last-round", "3-6 2-1 4-5"),
        ("p6-436-alignment", "1-2 5-3 6-4"),
        ("p7-floater-under-Baku", "2-1 3-7 5-8 10-6 9-4"),
        ("p8-identifier-after-c1", "3-4 5-1 6-2 8-7"),
        ("p9-identifier-free", "3-5 1-4 6-2 8-7"),
    ] {
        assert_eq!(
            sorted(paired("probe", name)),
            sorted(written(expected)),
            "{name}"
        );
    }
}

/// Where other programs depart from the article, and what it says: see `docs/pairing.md`.
const NOT_BY_THE_ARTICLE: [(&str, &str); 5] = [
    ("team_c2_forfeit", "2-3 5-1 bye 4"),
    ("team_c4_global", "3-1 4-6 2-5"),
    ("team_gp_primary", "1-2 3-6 4-5"),
    ("team_pab_gamepoints", "5-1 2-3 bye 4"),
    ("team_pab_drawgp", "2-5 3-1 bye 4"),
];

#[test]
fn small_cases_of_bbp_are_paired_as_expected() {
    let mut cases = 0;
    let folder = team_files::folder("bbp");
    for entry in std::fs::read_dir(&folder).expect("the folder of the cases") {
        let path = entry.expect("a file").path();
        if path
            .extension()
            .is_none_or(|extension| extension != "expected")
        {
            continue;
        }
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if NOT_BY_THE_ARTICLE.iter().any(|(other, _)| *other == name) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the expected pairing");
        let mut expected = PairedRound::default();
        for line in text.lines().skip(1) {
            let (white, black) = line.split_once(' ').expect("two numbers");
            match (
                white.parse().expect("a number"),
                black.parse().expect("a number"),
            ) {
                (bye, 0) => expected.bye = Some(bye),
                (white, black) => expected.games.push(Game { white, black }),
            }
        }
        assert_eq!(paired("bbp", &name), expected, "{name}, boards in order");
        cases += 1;
    }
    assert_eq!(cases, 23);
}

#[test]
fn the_article_wins_where_other_programs_depart_from_it() {
    for (name, expected) in NOT_BY_THE_ARTICLE {
        assert_eq!(
            sorted(paired("bbp", name)),
            sorted(written(expected)),
            "{name}"
        );
    }
}
