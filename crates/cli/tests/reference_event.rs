//! The reference event, through the commands alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reference-event")
}

/// A fresh folder for the journal of one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("event-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn rokada(data: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(["--json", "--lang", "en"])
        .args(args)
        .env("XDG_DATA_HOME", data)
        .output()
        .unwrap()
}

fn json(data: &Path, args: &[&str]) -> Value {
    let output = rokada(data, args);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {complaint}");
    serde_json::from_slice(&output.stdout).unwrap()
}

// checklist: 222
/// The script of the README runs to its end, and what it leaves holds together.
#[test]
fn from_the_start_list_to_the_final_table() {
    let data = &*folder("reference");
    let run = Command::new("sh")
        .arg(example().join("run.sh"))
        .arg(data)
        .env("ROKADA", env!("CARGO_BIN_EXE_rokada"))
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{complaint}");

    let place = data.to_str().unwrap();
    let show = |what: &str| {
        json(
            data,
            &["event", "show", "reference-event", what, "--data", place],
        )
    };

    let overview = show("overview");
    assert_eq!(overview["phase"], "finished");
    assert_eq!(overview["players"], 18);
    assert_eq!(overview["rate_of_play"], "blitz");
    assert_eq!(overview["supervision_article"], "B.3");

    // Five positions, none of them the classical one, none twice.
    let positions = show("positions");
    let drawn: BTreeSet<u64> = positions
        .as_array()
        .unwrap()
        .iter()
        .map(|draw| draw["positions"][0]["number"].as_u64().unwrap())
        .collect();
    assert_eq!(drawn.len(), 5);
    assert!(!drawn.contains(&518));

    // 9 points a round, and the table is that of the report.
    let table = show("table");
    let rows = table["rows"].as_array().unwrap();
    let points =
        |rows: &[Value]| -> f64 { rows.iter().map(|r| r["points"].as_f64().unwrap()).sum() };
    assert_eq!(points(rows), 45.0);
    let report = data.join("report.trf");
    let report = report.to_str().unwrap();
    let standings = json(data, &["standings", report]);
    let of_report = standings["standings"].as_array().unwrap();
    for (ours, theirs) in rows.iter().zip(of_report) {
        assert_eq!(ours["rank"], theirs["rank"]);
        assert_eq!(ours["number"], theirs["number"]);
        assert_eq!(ours["points"], theirs["points"]);
    }

    // A card adds up to the table's line, and says so in every language.
    let first = &rows[0];
    let number = first["number"].to_string();
    let card = |lang: &str| {
        let show = ["event", "show", "reference-event", "card", "--of", &number];
        let output = Command::new(env!("CARGO_BIN_EXE_rokada"))
            .args([&show[..], &["--data", place, "--lang", lang]].concat())
            .output()
            .unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    for (lang, estimate) in [
        ("en", "Rating change, estimated (blitz rating"),
        ("sr", "Procenjena promena rejtinga (rejting za brzopotezni"),
        ("pt", "Variação de rating estimada (rating blitz"),
        ("ru", "Оценка изменения рейтинга (рейтинг в блице"),
    ] {
        let card = card(lang);
        assert!(card.contains(estimate), "{card}");
    }
    let show_card = ["event", "show", "reference-event", "card", "--of", &number];
    let card = json(data, &[&show_card[..], &["--data", place]].concat());
    assert_eq!(card["points"], first["points"]);
    assert_eq!(card["rounds"].as_array().unwrap().len(), 5);
    assert_eq!(card["rating_estimate"]["list"], "blitz");
    assert_eq!(show("crosstable")["rows"], table["rows"]);

    // Every round but those after the corrected result is what the rules make of the report.
    for number in 1..=5 {
        let round = show(&number.to_string());
        assert_eq!(round["complete"], true);
        assert_eq!(round["boards"].as_array().unwrap().len(), 9);
        assert_eq!(round["changes_from_rules"].as_array().unwrap().len(), 0);
    }

    let games = fs::read_to_string(data.join("games.pgn")).unwrap();
    assert_eq!(
        games.matches("[Variant \"Chess960\"]").count(),
        44,
        "a forfeit is no game"
    );
    let pgn = data.join("games.pgn");
    let checked = json(data, &["pgn", "check", pgn.to_str().unwrap()]);
    assert_eq!(checked["valid"], checked["games"]);

    let again = json(data, &["event", "import", report, "--data", place]);
    assert_eq!(again["players"], 18);
    assert_eq!(again["rounds"], 5);
}

/// What is refused is said, with the exit code that means "no".
#[test]
fn refusals_have_their_exit_codes() {
    let data = &*folder("refusals");
    let place = data.to_str().unwrap();
    let run = |args: &[&str]| rokada(data, &[&["event"], args, &["--data", place]].concat());
    assert!(run(&["new", "Club evening"]).status.success());

    let too_few = run(&["pair", "club-evening"]);
    assert_eq!(too_few.status.code(), Some(1));
    let unknown = run(&["show", "nothing"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(
        run(&["enter", "club-evening", "Player 01 1800 SRB"])
            .status
            .success()
    );
    let again = run(&["enter", "club-evening", "Player 01 1800 SRB"]);
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("--anyway"));
    assert!(
        run(&["enter", "club-evening", "Player 01 1800 SRB", "--anyway"])
            .status
            .success()
    );
    assert!(run(&["undo", "club-evening"]).status.success());
    let odd = run(&["result", "club-evening", "1", "2-0"]);
    assert_eq!(odd.status.code(), Some(2));
}

#[test]
fn tables_of_categories_are_shown_by_their_names() {
    let data = &*folder("categories");
    let place = data.to_str().unwrap();
    let run = |args: &[&str]| rokada(data, &[&["event"], args, &["--data", place]].concat());
    let settings = r#"{"categories": [{"name": "Club A", "club": "Club A"}]}"#;
    assert!(
        run(&["new", "Evening", "--settings", settings])
            .status
            .success()
    );
    let list = example().join("start-list.csv");
    let entered = run(&["import", list.to_str().unwrap(), "--into", "evening"]);
    assert!(entered.status.success());
    assert!(run(&["next", "evening"]).status.success());

    let shown = run(&["show", "evening", "table", "--of", "club a"]);
    let table: Value = serde_json::from_slice(&shown.stdout).unwrap();
    assert_eq!(table["category"], "Club A");
    let rows = table["rows"].as_array().unwrap();
    assert!(!rows.is_empty() && rows.iter().all(|row| row["club"] == "Club A"));

    for (args, says) in [
        (&["table", "--of", "Juniors"][..], "Club A"),
        (&["card"], "--of 7"),
        (&["card", "--of", "99"], "99"),
        (&["list", "--of", "1"], "crosstable"),
        (&["medals"], "crosstable"),
    ] {
        let output = run(&[&["show", "evening"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(complaint.contains(says), "{complaint}");
    }
}

/// A setting written wrongly is not passed over, and a position drawn is told at once.
#[test]
fn what_was_asked_and_what_was_drawn_is_said() {
    let data = &*folder("said");
    let place = data.to_str().unwrap();
    let run = |args: &[&str]| rokada(data, &[&["event"], args, &["--data", place]].concat());
    for (settings, name) in [
        (r#"{"tie_braeks": []}"#, "tie_braeks"),
        (r#"{"byes": {"half_point": 2}}"#, "byes.half_point"),
    ] {
        let wrong = run(&["new", "Evening", "--settings", settings]);
        assert_eq!(wrong.status.code(), Some(2));
        let error = String::from_utf8_lossy(&wrong.stderr);
        assert!(
            error.contains(&format!("no setting {name};")),
            "{settings}: {error}"
        );
    }
    let right = run(&[
        "new",
        "Evening",
        "--settings",
        r#"{"byes": {"half_points": 2}}"#,
    ]);
    assert!(right.status.success());
    let drawn = json(data, &["event", "draw", "evening", "--data", place]);
    let shown = json(
        data,
        &["event", "show", "evening", "positions", "--data", place],
    );
    assert_eq!(drawn["drawn"][0]["round"], 1);
    let unknown = Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(["event", "draw", "evening", "--position", "960"])
        .args(["--data", place, "--lang", "pt"])
        .output()
        .unwrap();
    assert_eq!(unknown.status.code(), Some(2));
    let error = String::from_utf8_lossy(&unknown.stderr);
    assert!(error.contains("de 0 a 959"), "{error}");
    assert_eq!(
        drawn["drawn"][0]["letters"],
        shown[0]["positions"][0]["letters"]
    );
}

/// A report is a start list too: its players are entered, not its lines.
#[test]
fn the_players_of_a_report_enter_an_event() {
    let data = &*folder("from-report");
    let place = data.to_str().unwrap();
    let report = data.join("report.trf");
    let line = |number: u32, (points, game): (&str, &str)| {
        let name = format!("Player {number:02}");
        format!(
            "001 {number:4}      {name:33} {:4} SRB{:24} {points} {number:4}  {game}\r",
            1900, ""
        )
    };
    let games = [("1.0", "   2 w 1"), ("0.0", "   1 b 0")];
    let text: String = (1..).zip(games).map(|(n, game)| line(n, game)).collect();
    fs::write(&report, text).unwrap();
    json(data, &["event", "new", "Evening", "--data", place]);
    let file = report.to_str().unwrap();
    let entered = json(
        data,
        &[
            "event", "import", file, "--into", "evening", "--data", place,
        ],
    );
    assert_eq!(entered["players"], 2);
    assert_eq!(entered["rounds"], 0);
    let list = json(data, &["event", "show", "evening", "list", "--data", place]);
    assert_eq!(list["players"][0]["name"], "Player 01");
    assert_eq!(list["players"][0]["rating"], 1900);
}
