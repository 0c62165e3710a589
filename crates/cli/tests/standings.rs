//! `standings` as a user meets it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Round 2 gives the third player the bye of the odd one out; the second asked for one.
const REPORT: &str = "\
012 Club evening\r
001    1      Player 01                         2000                             1.5    1     2 w 1     3 b =\r
001    2      Player 02                         1900                             0.5    3     1 b 0  0000 - H\r
001    3      Player 03                         1800                             1.5    2  0000 - U     1 w =\r
";

fn rokada(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokada"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("an input");
    // A program that stops at a wrong option does not read.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

#[test]
fn the_contract_of_the_json_answer() {
    let args = ["standings", "-", "--tie-breaks", "BH/C1,sb,TPR", "--json"];
    let output = rokada(&args, REPORT);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    // Player 03's bye counts against a dummy with a draw for every round: SB 1 x 1 + 1.5 x 0.5.
    assert_eq!(answer["standings"][0]["number"], 3);
    assert_eq!(answer["standings"][0]["tie_breaks"]["SB"], 1.75);
    let second = &answer["standings"][1];
    assert_eq!(second["rank"], 2);
    assert_eq!(second["number"], 1);
    assert_eq!(second["name"], "Player 01");
    assert_eq!(second["points"], 1.5);
    // Player 02's 0.5 (a bye in the last round is a draw already) is cut, Player 03's 1.5 stays.
    assert_eq!(second["tie_breaks"]["BH/C1"], 1.5);
    assert_eq!(second["tie_breaks"]["SB"], 1.25);
    assert_eq!(second["tie_breaks"]["TPR"], 2043);
    let keys: Vec<&String> = second["tie_breaks"]
        .as_object()
        .expect("an object")
        .keys()
        .collect();
    assert_eq!(keys, ["BH/C1", "SB", "TPR"]);
}

#[test]
fn a_table_for_a_person_with_its_working() {
    let args = [
        "standings",
        "-",
        "--tie-breaks",
        "BH",
        "--working",
        "--lang",
        "sr",
    ];
    let said = text(&rokada(&args, REPORT).stdout);
    assert!(said.contains("Mesto  Br.  Ime"), "{said}");
    assert!(said.contains("1,5  2,5"), "{said}");
    assert!(said.contains("2. kolo protiv 3: 1,5"), "{said}");
}

#[test]
fn standings_after_an_earlier_round() {
    let args = ["standings", "-", "--round", "1", "--json"];
    let answer: Value = serde_json::from_slice(&rokada(&args, REPORT).stdout).expect("JSON");
    assert_eq!(answer["rounds"], 1);
    assert_eq!(answer["standings"][2]["points"], 0.0);
    let output = rokada(&["standings", "-", "--round", "3", "--lang", "en"], REPORT);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no round 3"));
}

#[test]
fn faults_say_what_where_and_what_would_be_right() {
    for (args, input, said) in [
        (&["standings", "-"][..], "142 nine\r", "line 1, column 5"),
        (&["standings", "-"][..], "012 Nobody\r", "record 001"),
        (
            &["standings", "no-such-file.trf"][..],
            "",
            "no-such-file.trf",
        ),
        (
            &["standings", "-", "--tie-breaks", "XYZ"][..],
            REPORT,
            "there is no tie-break XYZ",
        ),
        (
            &["standings", "-", "--tie-breaks", "BH/Q"][..],
            REPORT,
            "/C1",
        ),
        (
            &["standings", "-", "--tie-breaks", "EDE"][..],
            REPORT,
            "team event",
        ),
    ] {
        let output = rokada(&[args, &["--lang", "en"]].concat(), input);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let complaint = text(&output.stderr);
        assert!(complaint.contains(said), "{complaint}");
        assert!(!complaint.contains("panicked"), "{complaint}");
    }
}
