//! Files of many shapes made events and written again: the same players, numbers, dates, ratings,
//! games, points, tie-breaks, time control, acceleration and teams; nothing is made up.
//!
//! The shapes are those of public reports of other programs and of faults found in them (TRF16
//! exports of Sharly-Chess and py4swiss's test data), put into reports of made-up players.

use std::fs;
use std::path::Path;

use rokada_tournament::standings::Standings;
use rokada_tournament::trf::{Day, Header, Record, Report, What};
use rokada_tournament::{
    Acceleration, Command, Fact, Format, System, TimeControl, Tournament, decide, facts_of_report,
};

fn player(number: u32, rating: &str, points: &str, rounds: &str) -> String {
    let name = format!("Player {number:02}");
    format!(
        "001 {number:>4}      {name:<33} {rating:>4}{:>28}{points:>4} {number:>4}  {rounds}\n",
        ""
    )
}

fn event(text: &str) -> (Report, Tournament) {
    let reading =
        Report::read(text.as_bytes(), None).unwrap_or_else(|e| panic!("{}\n{text}", e[0]));
    let (facts, _) = facts_of_report(&reading.report).expect("an event");
    (reading.report, Tournament::of(&facts))
}

/// What must come back, as text.
fn essence(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    for header in [
        Header::Name,
        Header::City,
        Header::Federation,
        Header::StartDate,
        Header::EndDate,
        Header::ChiefArbiter,
    ] {
        let text = report.header(header).unwrap_or_default();
        // A day that is understood may be written in another way.
        let day = Day::read(text).map(|day| day.to_string());
        lines.push(format!("{header:?} {}", day.unwrap_or(text.to_owned())));
    }
    // Whatever words they are in, the two say one thing; what nobody understands stays as written.
    let controls = [Header::EncodedTimeControl, Header::TimeControl].map(|header| {
        let text = report.header(header).unwrap_or_default();
        let read = match header {
            Header::EncodedTimeControl => TimeControl::from_code(text),
            _ => TimeControl::from_words(text),
        };
        match read {
            Some(control) => control.to_string(),
            None => text.to_owned(),
        }
    });
    let control = controls.into_iter().find(|text| !text.is_empty());
    lines.push(control.unwrap_or_default());
    let total = report
        .total_rounds()
        .unwrap_or(0)
        .max(report.paired_rounds());
    lines.push(format!("{total} {:?}", report.point_system()));
    let table = report.pairing_table().expect("its lines agree");
    for player in table.players {
        let mut points = player.virtual_points;
        while points
            .last()
            .is_some_and(|points| *points == Default::default())
        {
            points.pop();
        }
        lines.push(format!("{} {points:?}", player.number));
    }
    for player in report.players() {
        let mut player = player.clone();
        player.rank = None;
        // Blank columns are an absence.
        player.rounds.resize(report.paired_rounds(), None);
        for round in player.rounds.iter_mut().flatten() {
            // A board of an event has colours: where the report is silent, one gets White.
            if round.opponent.is_some() && round.result.is_some_and(|r| !r.is_played()) {
                round.side = None;
            }
        }
        for round in &mut player.rounds {
            let absent =
                rokada_tournament::trf::Pairing::bye(rokada_tournament::PlayerResult::ZeroPointBye);
            round.get_or_insert(absent);
        }
        lines.push(format!("{player:?}"));
    }
    let mut others: Vec<String> = report
        .records
        .iter()
        .filter(|record| {
            matches!(
                record,
                Record::National { .. }
                    | Record::OldTeam { .. }
                    | Record::Comment(_)
                    | Record::Other(_)
            )
        })
        .map(|record| record.to_line().expect("it fits"))
        // The event's own word on rounds that are not paired as the rules have them.
        .filter(|line| !line.starts_with("### Import @"))
        .collect();
    others.sort();
    lines.extend(others);
    lines
}

fn comes_back(name: &str, text: &str) {
    let (report, event) = event(text);
    for format in [Format::Trf16, Format::Trf26] {
        let written = event.report(format).write().expect("it fits");
        let back = Report::read(written.as_bytes(), None)
            .unwrap_or_else(|errors| panic!("{name}: {}\n{written}", errors[0]));
        assert_eq!(essence(&back.report), essence(&report), "{name}\n{written}");
        if format == Format::Trf26 && report.tie_breaks().is_some() {
            assert_eq!(back.report.tie_breaks(), report.tie_breaks(), "{name}");
        }
    }
}

fn two(head: &str) -> String {
    let a = player(1, "2300", "1.0", "   2 w 1");
    let b = player(2, "2200", "0.0", "   1 b 0");
    format!("{head}142 5\n152 W\n{a}{b}")
}

// checklist: 49
#[test]
fn every_shape_comes_back() {
    let gaps = format!(
        "012 Gaps\n142 5\n152 W\n{}{}{}{}",
        player(3, "2300", "1.0", "  17 w 1"),
        player(8, "2250", "0.0", "  20 b 0"),
        player(17, "2200", "0.0", "   3 b 0"),
        player(20, "", "1.0", "   8 w 1"),
    );
    let forfeit = format!(
        "012 Forfeit without colours\n142 5\n152 W\n{}{}{}{}",
        player(1, "2300", "1.0", "   3 - +"),
        player(2, "2200", "1.0", "   4 b 1"),
        player(3, "2100", "0.0", "   1 - -"),
        player(4, "2000", "0.0", "   2 w 0"),
    );
    let people = [
        "001    1 w WIM Player 01                         2300 SRB    14600001 1990/12/31  1.0    1     2 w 1\n",
        "001    2 m  GM Player 02                         2200 BRA    14600002 1991/00/00  0.0    2     1 b 0\n",
        "001    3       Player 03                         2100 RUS             1992/00/00  0.0    3  0000 - Z\n",
    ];
    let people = format!("012 People\n142 5\n152 W\n{}", people.concat())
        .replace("w WIM", "wWIM")
        .replace("m  GM", "m GM")
        .replace("      Player", "     Player");
    let byes = format!(
        "012 Byes\n142 5\n152 W\n{}{}{}{}",
        player(1, "2300", "1.5", "   2 w 1  0000 - H"),
        player(2, "2200", "1.0", "   1 b 0  0000 - F"),
        player(3, "2100", "1.0", "0000 - U     4 w -"),
        player(4, "2000", "1.0", "0000 - Z     3 b +"),
    );
    let national =
        two("") + "SRB    2      Player 02                         1850 SRB         777\n";
    for (name, text) in [
        ("gaps", gaps),
        ("forfeit", forfeit),
        ("national", national),
        ("dates", two("042 25/08/28\n052 2025/08/30\n")),
        ("tie-breaks", two("212 PTS,BH/C1,SB,WIN\n")),
        ("comments", two("### made by hand\n801 for information\n")),
        (
            "teams",
            two("092 Individual: Swiss-System\n") + "013 North                            1    2\n",
        ),
        ("250", two("") + "250       1.5 001 002    1    1\n"),
        (
            "250 of other shapes",
            two("") + "250       1.0 001 001    1    2\n250       0.5 002 003    1    1\n",
        ),
        ("XXA", two("") + "XXA    1  1.0  0.5\n"),
        ("days in words", two("042 28. 07. 2005\n052 May 29, 2020\n")),
        ("days that nobody reads", two("042 25/08/28\n052 soon\n")),
        ("time control", two("122 90 min + 30 sec\n222 5400+30\n")),
        (
            "time control in other words",
            two("122 as in the bulletin\n"),
        ),
        (
            "point system",
            two("162  W 3.0    D 1.0    L 0.0\n").replace(" 1.0    1", " 3.0    1"),
        ),
        ("byes to come", two("240 H 003    2\n")),
        ("kept apart", two("260 001 005    1    2\n")),
        ("titles and births", people),
        ("every bye", byes),
    ] {
        comes_back(name, &text);
    }
}

/// Points of another method than Baku's are followed: by them player 1 meets 2, without them 3.
#[test]
fn stated_points_decide_who_meets_whom() {
    let report = |points: &str| {
        format!(
            "142 5\n152 W\n{}{}{}{}{points}",
            player(1, "2300", "0.0", ""),
            player(2, "2200", "0.0", ""),
            player(3, "2100", "0.0", ""),
            player(4, "2000", "0.0", ""),
        )
    };
    let paired = |text: &str| {
        let (report, event) = event(text);
        let table = report.pairing_table().expect("its lines agree");
        let by_report = rokada_pairing::dutch::pair(&table).expect("a pairing");
        let facts = decide(&event, Command::PairRound).expect("a pairing");
        let Some(Fact::RoundPaired { pairs, .. }) = facts.first() else {
            panic!("{facts:?}");
        };
        let numbers =
            |pair: &rokada_pairing::Pair| [pair.white.min(pair.black), pair.white.max(pair.black)];
        let by_event: Vec<[u32; 2]> = pairs
            .iter()
            .map(|pair| {
                [
                    pair.white.0.min(pair.black.0),
                    pair.white.0.max(pair.black.0),
                ]
            })
            .collect();
        let by_report: Vec<[u32; 2]> = by_report.pairs.iter().map(numbers).collect();
        assert_eq!(by_event, by_report);
        by_event
    };
    assert_eq!(paired(&report("")), [[1, 3], [2, 4]]);
    let accelerated = report("250       0.5 001 001    1    2\n");
    assert_eq!(paired(&accelerated), [[1, 2], [3, 4]]);
}

#[test]
fn every_report_of_the_reference_comes_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../trf/tests/data/trf");
    let mut files = 0;
    for file in fs::read_dir(folder).expect("the corpus is there") {
        let path = file.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "trf") {
            comes_back(
                &path.display().to_string(),
                &fs::read_to_string(&path).expect("UTF-8"),
            );
            files += 1;
        }
    }
    assert!(files > 50, "only {files} files");
}

/// A team event is none of individuals: its teams and its kind are kept, and it is paired by hand.
#[test]
fn a_team_event_stays_one() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../trf/tests/data/teams");
    let mut files = 0;
    for file in fs::read_dir(folder).expect("the corpus is there") {
        let path = file.expect("an entry").path();
        if path.extension().is_none_or(|end| end != "trf") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("UTF-8");
        let reading = Report::read(text.as_bytes(), None).expect("a report");
        let (facts, notes) = facts_of_report(&reading.report).expect("an event");
        assert!(
            notes.iter().any(|note| note.what == What::System),
            "{notes:?}"
        );
        let event = Tournament::of(&facts);
        assert_eq!(event.settings().system, System::ByHand);
        let written = event.report(Format::Trf26).write().expect("it fits");
        let back = Report::read(written.as_bytes(), None)
            .expect("a report")
            .report;
        assert!(back.is_team_event());
        assert_eq!(
            back.header(Header::Kind),
            reading.report.header(Header::Kind)
        );
        let teams = |report: &Report| report.teams().cloned().collect::<Vec<_>>();
        assert_eq!(teams(&back), teams(&reading.report));
        let table = |report: &Report| {
            let results = report.results().expect("its lines agree");
            let standings = Standings::compute(&results, &[]);
            let rows = standings.rows.iter();
            rows.map(|row| (row.rank, row.number, row.points))
                .collect::<Vec<_>>()
        };
        assert_eq!(table(&back), table(&reading.report), "{}", path.display());
        files += 1;
    }
    assert!(files > 3, "only {files} files");
}

#[test]
fn nothing_is_made_up() {
    let control = |head: &str| event(&two(head)).1.settings().time_control.clone();
    assert_eq!(control(""), TimeControl::unknown());
    assert_eq!(control("122 as usual\n"), TimeControl::unknown());
    assert_eq!(
        control("122 90 min + 30 sec\n"),
        TimeControl::minutes(90, 30)
    );
    assert_eq!(
        control("122 as usual\n222 5400+30\n"),
        TimeControl::minutes(90, 30)
    );
    let written = event(&two("122 as usual\n"))
        .1
        .report(Format::Trf26)
        .write()
        .expect("it fits");
    assert!(
        written.contains("122 as usual\n") && !written.contains("10+0"),
        "{written}"
    );
}

#[test]
fn the_system_is_the_one_that_is_named() {
    let system = |code: &str| event(&two(&format!("192 {code}\n"))).1.settings().system;
    let dutch = System::Dutch {
        acceleration: Acceleration::None,
    };
    assert_eq!(system("FIDE_DUTCH_2017"), dutch);
    assert_eq!(
        system("CUSTOM_KNOCKOUT"),
        System::KnockOut { third_place: false }
    );
    assert_eq!(system("FIDE_DUBOV"), System::ByHand);
    let written = event(&two("192 FIDE_DUBOV\n"))
        .1
        .report(Format::Trf26)
        .write()
        .expect("it fits");
    assert!(written.contains("192 FIDE_DUBOV\n"), "{written}");
    let written = event(&two(""))
        .1
        .report(Format::Trf26)
        .write()
        .expect("it fits");
    for code in [
        "132",
        "172",
        "192 FIDE_DUTCH_2026",
        "202",
        "212 PTS,",
        "222",
    ] {
        assert!(
            written.lines().any(|line| line.starts_with(code)),
            "{code}\n{written}"
        );
    }
}
