//! Files of other programs at every command that reads one: the same reader, the same report.
//!
//! The cases are those of public bug reports and test data of other programs (the addresses stand
//! beside them), with players made up.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// A folder of its own for a test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("files-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

struct Answer {
    code: i32,
    json: Value,
    complaint: String,
}

impl Answer {
    /// The kinds of what is told of the file, with what it is taken as.
    fn told(&self) -> Vec<(&str, &str)> {
        let report = self.json["report"].as_array().expect("a report");
        report
            .iter()
            .map(|note| {
                (
                    note["kind"].as_str().unwrap(),
                    note["what"].as_str().unwrap(),
                )
            })
            .collect()
    }
}

fn rokada(args: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(["--json", "--lang", "en"])
        .args(args)
        .output()
        .unwrap();
    Answer {
        code: output.status.code().expect("it ends by itself"),
        json: serde_json::from_slice(&output.stdout).unwrap_or(Value::Null),
        complaint: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// A command on a file of this content.
fn on(test: &str, content: &[u8], args: &[&str]) -> Answer {
    let file = folder(test).join("file.trf");
    fs::write(&file, content).unwrap();
    let mut args = args.to_vec();
    args.push(file.to_str().unwrap());
    rokada(&args)
}

const FORFEIT: &str = "\
012 Forfeit without colours
142 5
152 W
001    1      P1                                2300                             1.0    1     3 - +
001    2      P2                                2200                             1.0    2     4 b 1
001    3      P3                                2100                             0.0    3     1 - -
001    4      P4                                2000                             0.0    4     2 w 0
";

/// Sharly-Chess, example_trf16: forfeits have no colours.
#[test]
fn a_forfeit_without_a_colour_stays_a_forfeit() {
    let checked = on("forfeit", FORFEIT.as_bytes(), &["pair", "--check"]);
    assert_eq!(checked.json["differences"], json!([]));
    assert_eq!(checked.code, 4, "{}", checked.complaint);
    assert_eq!(checked.told(), [("guessed", "colours of a game: 1–3")]);

    let data = folder("forfeit-event");
    let file = data.join("file.trf");
    fs::write(&file, FORFEIT).unwrap();
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    let imported = rokada(&["event", "import", file, "--data", data]);
    assert_eq!(imported.code, 4, "{}", imported.complaint);
    let id = imported.json["id"].as_str().unwrap();
    let out = format!("{data}/out.trf");
    rokada(&[
        "event", "export", id, "--format", "trf16", "--data", data, "--out", &out,
    ]);
    let written = fs::read_to_string(&out).unwrap();
    let points: Vec<&str> = written
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| line[80..84].trim())
        .collect();
    assert_eq!(points, ["1.0", "1.0", "0.0", "0.0"]);
    let again = rokada(&["standings", &out]);
    assert_eq!(again.code, 0, "{:?}", again.json);

    let strict = on(
        "forfeit-strict",
        FORFEIT.as_bytes(),
        &["standings", "--strict"],
    );
    assert_eq!(strict.code, 2);
    assert!(
        strict.complaint.contains("--strict"),
        "{}",
        strict.complaint
    );
}

#[test]
fn no_round_is_paired_over_a_missing_result() {
    let report = "\
142 5
152 W
001    1      P1                                2300                             1.0    1     3 w 1     2 b
001    2      P2                                2200                             1.0    2     4 b 1     1 w
001    3      P3                                2100                             1.0    3     1 b 0     4 w 1
001    4      P4                                2000                             0.0    4     2 w 0     3 b 0
";
    let refused = on("missing", report.as_bytes(), &["pair"]);
    assert_eq!(refused.code, 1);
    assert!(
        refused.complaint.contains("round 2"),
        "{}",
        refused.complaint
    );
}

#[test]
fn the_system_that_is_named_is_obeyed_or_refused_by_its_name() {
    let report = |code: &str| {
        let mut text = format!("142 5\n152 W\n192 {code}\n");
        for (number, round) in [
            (1, "   4 w 1"),
            (2, "   5 b 1"),
            (3, "   6 w 1"),
            (4, "   1 b 0"),
            (5, "   2 w 0"),
            (6, "   3 b 0"),
        ] {
            let points = if number < 4 { "1.0" } else { "0.0" };
            text += &format!(
                "001 {number:>4}      {:<33} {:>4}{:>28}{points:>4} {number:>4}  {round}\n",
                format!("P{number}"),
                2400 - number,
                ""
            );
        }
        text
    };
    for code in [
        "FIDE_BURSTEIN",
        "FIDE_DUBOV",
        "CUSTOM_KNOCKOUT",
        "NONSENSE",
        "FIDE_TEAM_TYPEA_MP_GP",
    ] {
        let refused = on(
            &format!("system-{code}"),
            report(code).as_bytes(),
            &["pair"],
        );
        assert_eq!(refused.code, 2, "{code}");
        assert!(refused.complaint.contains(code), "{}", refused.complaint);
    }
    for (code, system) in [
        ("FIDE_DUTCH_2026", "dutch"),
        ("BERGER_ROUNDROBIN", "berger"),
        ("FIDE_DOUBLEROUNDROBIN", "berger"),
    ] {
        let paired = on(
            &format!("system-{code}"),
            report(code).as_bytes(),
            &["pair"],
        );
        assert_eq!(paired.json["system"], system, "{}", paired.complaint);
        assert_eq!(paired.json["edition"]["pairing"], "2026-02");
    }
    let older = on(
        "system-2017",
        report("FIDE_DUTCH_2017").as_bytes(),
        &["pair"],
    );
    assert_eq!(older.code, 0);
    let notes = older.json["edition"]["notes"].to_string();
    assert!(notes.contains("2017"), "{notes}");
}

#[test]
fn teams_of_an_individual_event_hide_nobody() {
    let report = "\
012 individual event with teams named
092 Individual: Swiss-System
142 5
152 W
001    1      P1                                2300                             1.0    1     3 w 1
001    2      P2                                2200                             0.5    2     4 b =
001    3      P3                                2100                             0.0    3     1 b 0
001    4      P4                                2000                             0.5    4     2 w =
013 Club North                             1    2
013 Club South                             3    4
";
    let table = on("teams", report.as_bytes(), &["standings"]);
    assert_eq!(table.json["standings"].as_array().unwrap().len(), 4);
    assert_eq!(table.json["standings"][0]["name"], "P1");
}

/// C.07 of August 2024 and of March 2026: the latter caps what an unplayed round counts.
#[test]
fn tie_breaks_follow_the_edition_of_the_first_day() {
    let report = |day: &str| {
        format!(
            "{day}142 3
152 W
001    1      P1                                2300                             3.0    1     4 w 1     2 b 1     3 w 1
001    2      P2                                2200                             1.0    2     5 b 1     1 w 0  0000 - Z
001    3      P3                                2100                             2.0    3  0000 - U     5 w 1     1 b 0
001    4      P4                                2000                             2.0    4     1 b 0  0000 - U     5 w 1
001    5      P5                                1900                             0.0    5     2 w 0     3 b 0     4 b 0
"
        )
    };
    for (day, edition, values) in [
        ("042 2025/10/01\n", "2024-08", (json!(5.0), json!(2.0))),
        ("042 2026/10/01\n", "2026-03", (json!(4.5), json!(1.5))),
        ("", "2026-03", (json!(4.5), json!(1.5))),
    ] {
        let table = on(
            "edition",
            report(day).as_bytes(),
            &["standings", "--tie-breaks", "BH,SB"],
        );
        assert_eq!(table.json["edition"]["tie_breaks"], edition);
        // That a file has no day is told, and is no loss.
        let notes = table.json["edition"]["notes"].as_array().unwrap();
        assert_eq!((notes.len(), table.code), (usize::from(day.is_empty()), 0));
        let lines = table.json["standings"].as_array().unwrap();
        let third = lines.iter().find(|line| line["number"] == 3).unwrap();
        let found = (
            third["tie_breaks"]["BH"].clone(),
            third["tie_breaks"]["SB"].clone(),
        );
        assert_eq!(found, values, "{day}");
    }
    let asked = ["standings", "--tie-breaks", "BH", "--edition", "2024-08"];
    let table = on("edition-asked", report("").as_bytes(), &asked);
    assert_eq!(table.json["edition"]["tie_breaks"], "2024-08");
}

#[test]
fn every_command_tells_the_same() {
    let report = "\
142 1
212 PTS,OTHER_X,SB
101    7      a mistyped 001
001    1      P1                                2300                             2.0    1     2 w 1     3 w 1
001    2      P2                                2200                             1.5    2     1 b 0  0000 - U
001    3      P3                                2100                             0.0    3  0000 - Z     1 b 0
";
    let expected = [
        ("changed", "number of rounds: 1"),
        ("left_out", "tie-break: OTHER_X"),
        ("left_out", "record: 101    7      a mistyped 001"),
        ("changed", "points of player: 2: 1.5"),
    ];
    let data = folder("same-event");
    let place = data.to_str().unwrap();
    for args in [
        &["standings"][..],
        &["pair"],
        &["pair", "--check"],
        &["event", "import", "--data", place],
    ] {
        let answer = on("same", report.as_bytes(), args);
        assert_eq!(answer.told(), expected, "{args:?}: {}", answer.complaint);
    }
    let table = on("same-table", report.as_bytes(), &["standings"]);
    assert_eq!(table.code, 4);
    let columns = table.json["standings"][0]["tie_breaks"]
        .as_object()
        .unwrap();
    assert_eq!(columns.keys().collect::<Vec<_>>(), ["SB"]);
}

/// What is told is one list of notes in words: on the site, tried in its own tests, as here.
#[test]
fn the_same_is_told_in_every_language() {
    use rokada_api::NoteAnswer;
    use rokada_messages::{Lang, Words};
    use rokada_tournament::trf::Report;

    let report = FORFEIT.replace("142 5", "142 5\n101 nobody knows this\n212 PTS,OTHER_X");
    let file = folder("languages").join("file.trf");
    fs::write(&file, &report).unwrap();
    let notes = Report::read(report.as_bytes(), None).unwrap().notes;
    assert_eq!(notes.len(), 3);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let run = |json: &[&str]| {
            let output = Command::new(env!("CARGO_BIN_EXE_rokada"))
                .args(json)
                .args(["--lang", lang.code(), "standings"])
                .arg(&file)
                .output()
                .unwrap();
            (output.stdout, String::from_utf8(output.stderr).unwrap())
        };
        let answer: Value = serde_json::from_slice(&run(&["--json"]).0).unwrap();
        let expected = serde_json::to_value(NoteAnswer::of(&notes, words)).unwrap();
        assert_eq!(answer["report"], expected);
        let (_, told) = run(&[]);
        for note in &notes {
            assert!(told.contains(&words.note(note)), "{told}");
        }
    }
}

#[test]
fn the_checker_checks_the_standings() {
    let report = FORFEIT
        .replace("1.0    2 ", "1.0   99 ")
        .replace("- +", "w 1")
        .replace("- -", "b 0");
    let checked = on("ranks", report.as_bytes(), &["pair", "--check"]);
    assert_eq!(checked.code, 1);
    let wrong = json!([{"number": 2, "what": "rank", "in_file": 99, "by_rules": 1}]);
    assert_eq!(checked.json["standings"], wrong, "{}", checked.complaint);
}

#[test]
fn start_lists_of_other_programs_keep_all_they_say() {
    let data = folder("lists");
    let place = data.to_str().unwrap();
    let enter = |test: &str, list: &[u8]| {
        let name = format!("Event {test}");
        let made = rokada(&["event", "new", &name, "--data", place]);
        assert_eq!(made.code, 0, "{}", made.complaint);
        let id = made.json["id"].as_str().unwrap().to_owned();
        let file = data.join(format!("{test}.csv"));
        fs::write(&file, list).unwrap();
        let file = file.to_str().unwrap();
        let imported = rokada(&["event", "import", file, "--into", &id, "--data", place]);
        assert!(
            matches!(imported.code, 0 | 4),
            "{test}: {}",
            imported.complaint
        );
        let shown = rokada(&["event", "show", &id, "list", "--data", place]);
        (shown.json["players"].clone(), imported)
    };
    // What lists of chess-results and Swiss-Manager call a rating.
    for (place, heading) in [
        "RtgI",
        "RtgN",
        "Rtg_Int",
        "Rtg_Nat",
        "Elo FIDE",
        "ELO FIDE",
        "FIDE Elo",
        "Рейт.",
    ]
    .into_iter()
    .enumerate()
    {
        let list = format!("Name;{heading}\nTest;1500\n");
        let (players, _) = enter(&format!("rating-{place}"), list.as_bytes());
        assert!(
            players[0].to_string().contains("1500"),
            "{heading}: {players}"
        );
    }
    let list = "Some open tournament\n\nNo.;;Name;FideID;FED;RtgI;Club/City\n1;GM;Doe, John;123456;USA;2500;North\n";
    let (players, imported) = enter("chess-results", list.as_bytes());
    let player = players[0].to_string();
    for word in ["Doe, John", "GM", "2500", "USA", "North"] {
        assert!(player.contains(word), "{word}: {player}");
    }
    assert_eq!(imported.code, 4);
    let list = b"\xb9;\xc8\xec\xff;\xd0\xe5\xe9\xf2\xe8\xed\xe3\n1;\xc8\xe2\xe0\xed\xee\xe2 \xcf\xb8\xf2\xf0;2000\n";
    let (players, _) = enter("cyrillic", list);
    assert_eq!(players.as_array().unwrap().len(), 1);
    assert!(players[0].to_string().contains("Иванов Пётр"), "{players}");
}
