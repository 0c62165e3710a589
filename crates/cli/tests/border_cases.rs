//! Each case of `data/border-cases` (see its `ORIGIN.md`): inputs of other programs on which the
//! first version was wrong or silent.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

struct Answer {
    code: i32,
    json: Value,
    complaint: String,
}

impl Answer {
    /// Whether something of this kind is told of the file.
    fn tells(&self, kind: &str, what: &str) -> bool {
        let notes = self.json["report"].as_array();
        notes.is_some_and(|notes| {
            notes.iter().any(|note| {
                note["kind"] == kind && note["what"].as_str().is_some_and(|one| one.contains(what))
            })
        })
    }
}

/// A folder in which a case is tried.
struct Trial(PathBuf);

impl Trial {
    fn of(id: &str) -> Trial {
        let name = format!("border-{}", id.replace(' ', "-"));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Trial(folder)
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// A command that needs no journal.
    fn run(&self, args: &[&str]) -> Answer {
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

    /// A command on the events of the trial's journal.
    fn event(&self, args: &[&str]) -> Answer {
        let data = self.0.join("data");
        let journal = ["--data", data.to_str().unwrap()];
        self.run(&[&["event"], args, &journal].concat())
    }

    /// A report made an event and written again.
    fn through(&self, report: &[u8]) -> (Answer, String) {
        let file = self.file("in.trf", report);
        let imported = self.event(&["import", &file]);
        let id = imported.json["id"]
            .as_str()
            .unwrap_or_else(|| panic!("{}", imported.complaint));
        let out = self.file("out.trf", b"");
        let exported = self.event(&["export", id, "--format", "trf26", "--out", &out]);
        assert_eq!(exported.code, 0, "{}", exported.complaint);
        (imported, fs::read_to_string(out).unwrap())
    }

    /// A list entered into a new event: its players as they are shown, and what was told.
    fn list(&self, list: &[u8]) -> (Value, Answer) {
        let made = self.event(&["new", "Border case"]);
        let id = made.json["id"].as_str().unwrap().to_owned();
        let file = self.file("list.csv", list);
        let imported = self.event(&["import", &file, "--into", &id]);
        let shown = self.event(&["show", &id, "list"]);
        (shown.json["players"].clone(), imported)
    }
}

fn player(number: u32, points: &str, rounds: &str) -> String {
    let name = format!("P{number}");
    let rating = 2400 - 100 * number;
    format!(
        "001 {number:>4}      {name:<33} {rating:>4}{:>28}{points:>4} {number:>4}  {rounds}\n",
        ""
    )
}

/// Six players after a round, with these lines above them.
fn six(head: &str) -> String {
    let rounds = ["4 w 1", "5 b 1", "6 w 1", "1 b 0", "2 w 0", "3 b 0"];
    let players = (1..).zip(rounds).map(|(number, round)| {
        let points = if number < 4 { "1.0" } else { "0.0" };
        player(number, points, &format!("   {round}"))
    });
    format!("142 5\n152 W\n{head}{}", players.collect::<String>())
}

#[test]
fn every_case_is_answered_as_it_should_be() {
    let cases = include_str!("data/border-cases/cases.jsonl");
    let mut tried = 0;
    for line in cases.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let id = case["id"].as_str().unwrap();
        let input = case["input"].as_str().unwrap();
        try_case(id, case["kind"].as_str().unwrap(), input, &Trial::of(id));
        tried += 1;
    }
    assert_eq!(tried, 35);
}

fn try_case(id: &str, kind: &str, input: &str, trial: &Trial) {
    match kind {
        "import-loses-points" | "check-forfeit-no-colour" => {
            let (imported, written) = trial.through(input.as_bytes());
            assert!(imported.tells("guessed", "1–3"), "{}", imported.json);
            assert!(
                written.lines().any(|line| line.ends_with("3 w +")),
                "{written}"
            );
            assert!(
                written.lines().any(|line| line.ends_with("1 b -")),
                "{written}"
            );
            let checked = trial.run(&["pair", "--check", &trial.file("a.trf", input.as_bytes())]);
            assert_eq!(
                (checked.code, &checked.json["differences"]),
                (4, &json!([]))
            );
        }
        "pairs-over-missing-results" => {
            let paired = trial.run(&["pair", &trial.file("a.trf", input.as_bytes())]);
            assert_eq!(paired.code, 1);
            assert!(paired.complaint.contains("round 2"), "{}", paired.complaint);
        }
        "system-ignored" => system(id, trial),
        "teams-hide-players" => {
            let table = trial.run(&["standings", &trial.file("a.trf", input.as_bytes())]);
            let lines = table.json["standings"].as_array().unwrap();
            let names: Vec<&str> = lines
                .iter()
                .filter_map(|line| line["name"].as_str())
                .collect();
            assert_eq!(names, ["P1", "P2", "P4", "P3"]);
        }
        "tie-break-edition" => {
            let file = trial.file("a.trf", input.as_bytes());
            let table = trial.run(&["standings", &file, "--tie-breaks", "BH,SB"]);
            assert_eq!(table.json["edition"]["tie_breaks"], "2024-08");
            for line in table.json["standings"].as_array().unwrap() {
                if matches!(line["number"].as_u64(), Some(3 | 4)) {
                    assert_eq!(line["tie_breaks"], json!({"BH": 5.0, "SB": 2.0}));
                }
            }
        }
        "encoding" => encodings(trial),
        "encoding-csv" => {
            let list = "№;Имя;Рейтинг\n1;Иванов Пётр;2000\n";
            let (list, _, _) = encoding_rs::WINDOWS_1251.encode(list);
            let (players, imported) = trial.list(&list);
            assert_eq!(players.as_array().map(Vec::len), Some(1), "{players}");
            assert_eq!(
                (&players[0]["name"], &players[0]["rating"]),
                (&json!("Иванов Пётр"), &json!(2000))
            );
            assert!(imported.tells("guessed", "encoding"), "{}", imported.json);
        }
        "start-list-columns" if id == "r11" => {
            let (players, imported) = trial.list(input.replace("\\n", "\n").as_bytes());
            let player = players[0].to_string();
            for kept in ["Doe, John", "GM", "2500", "USA", "North"] {
                assert!(player.contains(kept), "{kept}: {player}");
            }
            assert!(imported.tells("guessed", "column"), "{}", imported.json);
        }
        "start-list-columns" => {
            let (players, _) = trial.list(input.replace("\\n", "\n").as_bytes());
            assert_eq!(players[0]["rating"], 1500, "{id}: {players}");
        }
        "points-disagree" => {
            let report = six("").replace(" 1.0    2 ", " 4.0    2 ");
            on_all(trial, &report, |answer| {
                answer.tells("changed", "points of player: 2: 4.0")
            });
        }
        "unknown-record" => {
            let report = six("") + "101    7      Player 7\n";
            on_all(trial, &report, |answer| {
                let notes = answer.json["report"].as_array();
                let line = notes
                    .and_then(|notes| notes.first())
                    .map(|note| &note["line"]);
                answer.tells("left_out", "record: 101    7") && line == Some(&json!(9))
            });
        }
        "header-tie-break" => {
            let report = six("212 PTS,BH/C1,OTHER_X,SB\n");
            let table = trial.run(&["standings", &trial.file("a.trf", report.as_bytes())]);
            assert_eq!(table.code, 4);
            let columns = table.json["standings"][0]["tie_breaks"]
                .as_object()
                .unwrap();
            assert_eq!(columns.keys().collect::<Vec<_>>(), ["BH/C1", "SB"]);
            assert!(table.tells("left_out", "OTHER_X"));
        }
        "null-move" => {
            let checked = trial.run(&["pgn", "check", &trial.file("a.pgn", input.as_bytes())]);
            assert_eq!((checked.code, &checked.json["valid"]), (0, &json!(1)));
            assert_eq!(checked.json["null_moves"], 1);
        }
        "uci-in-pgn" => {
            let checked = trial.run(&["pgn", "check", &trial.file("a.pgn", input.as_bytes())]);
            assert_eq!((checked.code, &checked.json["positions"]), (0, &json!(5)));
        }
        "export-192" => {
            for (system, code) in [
                ("dutch", "192 FIDE_DUTCH_2026"),
                ("round-robin", "192 FIDE_ROUNDROBIN"),
                ("knock-out", "192 CUSTOM_KNOCKOUT"),
            ] {
                let made = trial.event(&["new", system, "--system", system]);
                let id = made.json["id"]
                    .as_str()
                    .unwrap_or_else(|| panic!("{}", made.complaint));
                let out = trial.file("out.trf", b"");
                trial.event(&["export", id, "--format", "trf26", "--out", &out]);
                let written = fs::read_to_string(out).unwrap();
                for record in [code, "132", "172", "202", "212", "222"] {
                    assert!(
                        written.lines().any(|line| line.starts_with(record)),
                        "{record}\n{written}"
                    );
                }
            }
        }
        "rounds-beyond" => {
            let report = six("")
                .replace("142 5", "XXR 1")
                .replace(" w 1\n", " w 1  0000 - Z     2 b 0\n");
            let report = report.replace("5 b 1\n", "5 b 1  0000 - Z     1 w 1\n");
            on_all(trial, &report, |answer| {
                answer.tells("changed", "number of rounds: 1") || !answer.complaint.is_empty()
            });
        }
        "dead-position-recall" => {
            let moves = trial.run(&["moves", "5bk1/4p1p1/4P1P1/7K/8/8/8/8 w - - 0 1"]);
            assert_eq!(moves.json["outcome"]["kind"], "dead_position");
        }
        // To take somebody out of a round robin is an act in an event, and tried there.
        "round-robin-withdrawn" => {
            let table = trial.run(&["standings", &trial.file("a.trf", input.as_bytes())]);
            assert_eq!(table.json["standings"].as_array().map(Vec::len), Some(6));
        }
        "pts-column" => {
            let report = six("212 PTS,DE,SB\n");
            let table = trial.run(&["standings", &trial.file("a.trf", report.as_bytes())]);
            let columns = table.json["standings"][0]["tie_breaks"]
                .as_object()
                .unwrap();
            assert_eq!(columns.keys().collect::<Vec<_>>(), ["DE", "SB"]);
        }
        "time-control-invented" => {
            let (_, written) = trial.through(input.as_bytes());
            assert!(
                written.contains("222 5400+30\n") && !written.contains("10+0"),
                "{written}"
            );
            let vague = input
                .replace("222 5400+30\n", "")
                .replace("90 min + 30 sec", "as usual");
            let (imported, written) = trial.through(vague.as_bytes());
            assert!(
                written.contains("122 as usual\n") && !written.contains("10+0"),
                "{written}"
            );
            assert!(
                imported.tells("not_understood", "as usual"),
                "{}",
                imported.json
            );
        }
        "dates-lost" => {
            for (date, kept) in [
                ("28. 07. 2005", "042 2005/07/28\n"),
                ("May 29, 2020", "042 2020/05/29\n"),
                ("25/08/28", "042 25/08/28\n"),
            ] {
                let (_, written) = trial.through(six(&format!("042 {date}\n")).as_bytes());
                assert!(written.contains(kept), "{date}\n{written}");
            }
        }
        other => panic!("nobody tries {id}, {other}"),
    }
}

/// The system that record 192 names is obeyed, or refused by its name.
fn system(id: &str, trial: &Trial) {
    let code = id.strip_prefix("r04-").unwrap_or("FIDE_TEAM_TYPEA_MP_GP");
    let head = match id {
        "r03" => format!("192 {code}\n352 WB\n362 TW 2.0   TD 1.0   TL 0.0\n"),
        _ => format!("192 {code}\n"),
    };
    let mut report = six(&head);
    if id == "r03" {
        report +=
            "310   1 Alpha                                                             1    2\n";
        report +=
            "310   2 Bravo                                                             3    4\n";
        report +=
            "310   3 Charlie                                                           5    6\n";
    }
    let paired = trial.run(&["pair", &trial.file("a.trf", report.as_bytes())]);
    if code.contains("ROUNDROBIN") {
        assert_eq!(
            (paired.code, &paired.json["system"]),
            (0, &json!("berger")),
            "{}",
            paired.complaint
        );
    } else if id != "r03" {
        assert_eq!(paired.code, 2, "{code}");
        assert!(paired.complaint.contains(code), "{}", paired.complaint);
    } else {
        // Refused, or paired team against team; never two of one team against each other.
        assert!(
            paired.code == 2 || paired.json["system"] != "dutch",
            "{}",
            paired.json
        );
    }
}

fn encodings(trial: &Trial) {
    let with_name = |name: &str| six("").replacen("P1                   ", name, 1);
    for (name, encoding) in [
        ("João, Conceição", encoding_rs::WINDOWS_1252),
        ("Иванов, Пётр", encoding_rs::WINDOWS_1251),
        ("Đokić, Šćepan", encoding_rs::WINDOWS_1250),
    ] {
        let report = with_name(&format!("{name:<21}"));
        let (bytes, _, _) = encoding.encode(&report);
        let file = trial.file("a.trf", &bytes);
        let table = trial.run(&["standings", &file]);
        assert_eq!(table.json["standings"][0]["name"], name);
        assert!(table.tells("guessed", "encoding"), "{}", table.json);
        let named = trial.run(&["standings", &file, "--encoding", encoding.name()]);
        assert_eq!(named.json["standings"][0]["name"], name);
        assert!(!named.tells("guessed", "encoding"), "{}", named.json);
    }
}

/// The commands that read a report all tell the same of it.
fn on_all(trial: &Trial, report: &str, told: fn(&Answer) -> bool) {
    let file = trial.file("a.trf", report.as_bytes());
    for args in [&["standings"][..], &["pair"], &["pair", "--check"]] {
        let answer = trial.run(&[args, &[&file]].concat());
        assert!(
            told(&answer),
            "{args:?}: {} {}",
            answer.json,
            answer.complaint
        );
    }
    let imported = trial.event(&["import", &file]);
    assert!(told(&imported), "{} {}", imported.json, imported.complaint);
}
