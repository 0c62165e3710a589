//! Each record of the format, and the faults a report may have.

use rokada_pairing::{Points, RoundKind, Side};
use rokada_standings::PlayerResult;
use rokada_trf::{
    Abnormal, Acceleration, Dialect, Field, GameScore, MatchScore, Record, Report, TrfErrorKind,
};

fn record(line: &str) -> Record {
    let report = Report::parse(line).unwrap_or_else(|errors| panic!("{line}: {}", errors[0]));
    assert_eq!(report.records.len(), 1);
    report.records[0].clone()
}

/// A record that reads as expected and is written as it was.
fn comes_back(line: &str, expected: Record) {
    assert_eq!(record(line), expected);
    let report = Report {
        records: vec![expected],
        ..Report::default()
    };
    assert_eq!(report.write().expect("it fits"), format!("{line}\r"));
}

/// Lines as in the format's own examples (TRF26, annexure A of C.02.03).
#[test]
fn settings_of_the_2026_format() {
    comes_back("142 9", Record::Rounds(Dialect::Fide, 9));
    comes_back("XXR 11", Record::Rounds(Dialect::Engine, 11));
    comes_back("152 B", Record::InitialColor(Side::Black));
    comes_back(
        "162  W 3.0    D 1.0    P 1.0",
        Record::GamePoints(vec![
            (GameScore::Win, Points::from_halves(6)),
            (GameScore::Draw, Points::from_halves(2)),
            (GameScore::PairingBye, Points::from_halves(2)),
        ]),
    );
    comes_back(
        "362 TW 2.0   TD 1.0   TL 0.0",
        Record::MatchPoints(vec![
            (MatchScore::Win, Points::from_halves(4)),
            (MatchScore::Draw, Points::from_halves(2)),
            (MatchScore::Loss, Points::ZERO),
        ]),
    );
    comes_back(
        "260 001 002  125  180  184  216",
        Record::Forbidden {
            rounds: Some((1, 2)),
            players: vec![125, 180, 184, 216],
        },
    );
    comes_back(
        "240 H 003   26   47",
        Record::Byes {
            result: PlayerResult::HalfPointBye,
            round: 3,
            players: vec![26, 47],
        },
    );
    comes_back(
        "299 W   2.0   2.5    2   17",
        Record::AbnormalPoints(Abnormal {
            result: Some('W'),
            match_points: Some(Points::from_halves(4)),
            game_points: Some(Points::from_halves(5)),
            round: Some(2),
            players: vec![17],
        }),
    );
    assert_eq!(
        record("250      02.0 001 003 0001 0090"),
        Record::Acceleration(Acceleration {
            match_points: None,
            game_points: Some(Points::from_halves(4)),
            rounds: (1, 3),
            players: (1, 90),
        })
    );
}

#[test]
fn engine_extensions() {
    comes_back(
        "XXC rank white1",
        Record::Options(vec!["rank".into(), "white1".into()]),
    );
    comes_back("XXZ 4 17", Record::Absent(vec![4, 17]));
    comes_back(
        "XXP 4 17",
        Record::Forbidden {
            rounds: None,
            players: vec![4, 17],
        },
    );
    comes_back(
        "XXS W=3.0 PAB=1.0",
        Record::EngineScores(vec![
            ("W".into(), Points::from_halves(6)),
            ("PAB".into(), Points::from_halves(2)),
        ]),
    );
    comes_back(
        "XXA    7  1.0  1.0  0.5",
        Record::PlayerAcceleration {
            player: 7,
            points: vec![Points::WIN, Points::WIN, Points::DRAW],
        },
    );
    comes_back(
        "WXY a record of somebody's own  ",
        Record::Other("WXY a record of somebody's own  ".into()),
    );
}

/// A letter of two bytes in the name: one program pads by letters, another by bytes.
#[test]
fn columns_count_letters_or_bytes() {
    let tail = "1850 SRB      900001 1990/01/01  1.0    1  0000 - U";
    for name in [
        format!("{:<33}", "Đorđević, Č"),
        format!("Đorđević, Č{:18}", ""),
    ] {
        let line = format!("001    1 m    {name} {tail}");
        let Record::Player(player) = record(&line) else {
            panic!("a player");
        };
        assert_eq!(player.name, "Đorđević, Č");
        assert_eq!(player.rating, Some(1850));
        assert_eq!(player.rounds.len(), 1);
    }
}

fn player(number: u32, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {:<33}                                 {points:>4} {:>4}  {rounds}\n",
        format!("Player {number:02}"),
        ""
    )
}

#[test]
fn faults_say_where_and_what() {
    let faults = |text: &str| match Report::parse(text) {
        Err(errors) => errors,
        Ok(report) => report.check().expect_err("a fault"),
    };
    let first = |text: &str| {
        let error = faults(text).swap_remove(0);
        (error.line, error.column, error.kind)
    };
    assert_eq!(
        first("012 x\n142 nine"),
        (
            2,
            5,
            TrfErrorKind::Invalid {
                field: Field::Round,
                found: "nine".into()
            }
        )
    );
    let meets = |own: &str, other: &str| player(1, "", own) + &player(2, "", other);
    for (own, other, place, kind) in [
        (
            "   1 w 1",
            "",
            (1, 92),
            TrfErrorKind::OwnOpponent { round: 1 },
        ),
        (
            "   9 w 1",
            "",
            (1, 92),
            TrfErrorKind::UnknownPlayer { number: 9 },
        ),
        (
            "   2 w 1",
            "",
            (1, 92),
            TrfErrorKind::OpponentDisagrees {
                round: 1,
                opponent: 2,
                names: None,
            },
        ),
        (
            "   2 w 1",
            "   1 w 0",
            (1, 97),
            TrfErrorKind::SameColor {
                round: 1,
                opponent: 2,
            },
        ),
        (
            "   2 w 1",
            "   1 b 1",
            (1, 99),
            TrfErrorKind::ResultsDisagree {
                round: 1,
                opponent: 2,
                letters: ('1', '1'),
            },
        ),
        (
            "0000 - 1",
            "",
            (1, 99),
            TrfErrorKind::NoOpponent {
                round: 1,
                letter: '1',
            },
        ),
        (
            "0000 - U",
            "0000 - U",
            (2, 99),
            TrfErrorKind::SecondPairingBye { round: 1, other: 1 },
        ),
        (
            "   2xw 1",
            "   1 b 0",
            (1, 96),
            TrfErrorKind::Misaligned { found: 'x' },
        ),
    ] {
        let (line, column, found) = first(&meets(own, other));
        assert_eq!(((line, column), found), (place, kind), "{own} / {other}");
    }
    assert_eq!(
        first(&(player(1, "", "") + &player(1, "", ""))).2,
        TrfErrorKind::DuplicateNumber {
            number: 1,
            first_line: 1
        }
    );
    assert_eq!(
        faults("142 nine")[0].to_string(),
        "line 1, column 5: the round cannot be \"nine\"; a whole number is expected"
    );
}

/// Arbiters may give a point less than a game is worth, and the format of 2006 wrote byes with the
/// letters of results.
#[test]
fn unusual_results_are_read() {
    let text = player(1, "0.5", "   2 w =  0000 - =")
        + &player(2, "1.0", "   1 b 0  0000 - +")
        + &player(3, "0.0", "0000 - -           ");
    let report = Report::parse(&text).expect("it reads");
    report.check().expect("it agrees");
    let table = report.pairing_table().expect("a table");
    assert_eq!(table.players[0].history.len(), 1);
    assert_eq!(table.players[0].score(), Points::DRAW);
    // The byes of the second round were granted before its pairing.
    let away: Vec<bool> = table.players.iter().map(|p| !p.takes_part).collect();
    assert_eq!(away, [true, true, false]);
}

#[test]
fn point_systems_are_stated_or_found() {
    let stated = |lines: &str| Report::parse(lines).expect("it reads").point_system();
    let three = stated("162  W 3.0    D 1.0");
    assert_eq!(
        (three.win, three.pairing_bye),
        (Points::from_halves(6), Points::from_halves(6))
    );
    assert_eq!(three.half_point_bye, Points::from_halves(2));
    assert_eq!(stated("BBU  0.5").pairing_bye, Points::DRAW);
    assert_eq!(stated("XXS W=3 D=1").pairing_bye, Points::WIN);

    // Nothing is stated, and only 3-1-0 with a bye worth a draw explains the points.
    let text = player(1, "6.0", "   2 w 1     3 b 1")
        + &player(2, "1.0", "   1 b 0  0000 - U")
        + &player(3, "0.0", "             1 w 0");
    let system = Report::parse(&text).expect("it reads").point_system();
    assert_eq!(
        (system.win, system.draw),
        (Points::from_halves(6), Points::from_halves(2))
    );
    assert_eq!(system.pairing_bye, Points::from_halves(2));
}

#[test]
fn a_table_holds_all_that_pairing_needs() {
    let text = player(1, "1.0", "   2 w 1")
        + &player(2, "0.0", "   1 b 0")
        + &player(3, "1.0", "   4 b +")
        + &player(4, "0.0", "   3 w -")
        + "142 5\n152 W\n240 Z 002    4\n260 001 005    1    3\n250      01.0 001 002 0001 0002\n";
    let report = Report::parse(&text).expect("it reads");
    let table = report.pairing_table().expect("a table");
    assert_eq!(table.validate(), Ok(()));
    assert_eq!((table.rounds, table.next_round()), (5, 2));
    assert_eq!(table.initial_side, Side::White);
    assert_eq!(table.players[0].pairing_score(2), Points::from_halves(4));
    assert_eq!(table.players[2].pairing_score(2), Points::WIN);
    assert!(!table.players[3].takes_part);
    assert_eq!(
        table.players[3].history[0].kind,
        RoundKind::Forfeit {
            opponent: 3,
            side: Side::White
        }
    );
    assert_eq!(table.forbidden[0].players, [1, 3]);
    assert_eq!(table.forbidden[0].rounds, 1..=5);
    // Before the first round everybody was there.
    let before = report.pairing_table_before(1).expect("a table");
    assert!(
        before
            .players
            .iter()
            .all(|p| p.takes_part && p.history.is_empty())
    );
}
