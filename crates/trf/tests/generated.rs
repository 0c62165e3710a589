//! A random tournament written as a report gives the pairing what it had before each round.

use rokada_pairing::{Game, GeneratorConfig, PairedRound, Refusal, Table, generate};
use rokada_standings::{PlayerResult, Standings};
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
        full_point_byes=3\nunusual=4\nunrated=3\nzero_point_byes=4\nretirements=3\nlate_entries=10\nforbidden_pairs=0..3";
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

/// Of each result how many a report has, round by round from the first.
fn counted(report: &Report, result: PlayerResult) -> Vec<usize> {
    let rounds = report.paired_rounds();
    let count = |round: usize| {
        let cells = report.players().filter_map(|player| player.rounds[round]);
        cells.filter(|cell| cell.result == Some(result)).count()
    };
    (0..rounds).map(count).collect()
}

// checklist: 24
#[test]
fn fixed_numbers_are_met_round_by_round() {
    let config = "players=30\nrounds=5\nlate_entries=0\nretirements=0\ndraws=0\n\
        half_point_byes=2x, 5:0\nfull_point_byes=1:1x, 2..5:0\nzero_point_byes=3:4x\n\
        forfeits=1x\ndouble_forfeits=2..3:2x\nunusual=4:3x\nunrated=5:2x";
    let config: GeneratorConfig = config.parse().expect("a good configuration");
    for seed in 0..20 {
        let generated = generate(&config, seed, neighbours).expect("a tournament");
        let report = Report::of_generated(&generated, "Test", &config).expect("one game a round");
        let count = |result| counted(&report, result);
        assert_eq!(count(PlayerResult::HalfPointBye), [2, 2, 2, 2, 0]);
        assert_eq!(count(PlayerResult::FullPointBye), [1, 0, 0, 0, 0]);
        assert_eq!(count(PlayerResult::ZeroPointBye), [0, 0, 4, 0, 0]);
        let forfeits = count(PlayerResult::ForfeitWin);
        assert!(
            forfeits.iter().all(|&forfeits| forfeits <= 1),
            "{forfeits:?}"
        );
        assert_eq!(forfeits[0], 1);
        let unrated: usize = [
            PlayerResult::UnratedWin,
            PlayerResult::UnratedLoss,
            PlayerResult::UnratedDraw,
        ]
        .into_iter()
        .map(|result| count(result)[4])
        .sum();
        assert!(
            (2..=4).contains(&unrated) && unrated.is_multiple_of(2),
            "{unrated}"
        );
        // Of three games decided otherwise none brings a win.
        let (wins, losses) = (count(PlayerResult::Win)[3], count(PlayerResult::Loss)[3]);
        assert!(losses > wins, "{wins} wins and {losses} losses");
    }
}

// checklist: 24, 31
#[test]
fn ranks_follow_the_tie_breaks_asked_for() {
    let config = "players=20\nrounds=5\ntie_breaks=BH/C1,SB,WIN";
    let config: GeneratorConfig = config.parse().expect("a good configuration");
    let generated = generate(&config, 7, neighbours).expect("a tournament");
    let report = Report::of_generated(&generated, "Test", &config).expect("one game a round");
    let list = report.tie_breaks().expect("the list is written");
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    assert!(
        codes.ends_with(&["BH/C1", "SB", "WIN"].map(String::from)),
        "{codes:?}"
    );
    let standings = Standings::compute(&report.results().expect("sound"), &list);
    for player in report.players() {
        let rank = standings.row(player.number).map(|row| row.rank as u32);
        assert_eq!(player.rank, rank, "player {}", player.number);
    }
}
