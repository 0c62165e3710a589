//! `rokada compare`: the first cell in which two reports part, and why.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Five players, of whom some had a bye or stayed away, in an event that began on this day.
fn report(day: &str) -> String {
    format!(
        "042 {day}
142 3
152 W
212 PTS,BH,SB
001    1      P1                                2300                             3.0    1     4 w 1     2 b 1     3 w 1
001    2      P2                                2200                             1.0    4     5 b 1     1 w 0  0000 - Z
001    3      P3                                2100                             2.0    2  0000 - U     5 w 1     1 b 0
001    4      P4                                2000                             2.0    2     1 b 0  0000 - U     5 w 1
001    5      P5                                1900                             0.0    5     2 w 0     3 b 0     4 b 0
"
    )
}

fn compare(test: &str, a: &str, b: &str, lang: &str) -> (i32, Value, String) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("compare-{test}"));
    fs::create_dir_all(&folder).unwrap();
    let files = [("a.trf", a), ("b.trf", b)].map(|(name, text)| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path
    });
    let rokada = |json: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_rokada"))
            .args(json)
            .args(["--lang", lang, "compare"])
            .args(&files)
            .output()
            .unwrap()
    };
    let output = rokada(&["--json"]);
    let answer = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
    let text = String::from_utf8_lossy(&rokada(&[]).stdout).into_owned();
    (output.status.code().unwrap(), answer, text)
}

#[test]
fn equal_reports_are_the_same() {
    let a = report("2026/10/01");
    let (code, answer, _) = compare("same", &a, &a, "en");
    assert_eq!(
        (code, &answer["same"], &answer["first"]),
        (0, &Value::Bool(true), &Value::Null)
    );
}

/// Why does the other program say 5.0?
#[test]
fn tie_breaks_part_by_the_edition_of_the_day() {
    let (code, answer, text) = compare(
        "edition",
        &report("2025/10/01"),
        &report("2026/10/01"),
        "en",
    );
    assert_eq!(code, 1);
    let first = &answer["first"];
    assert_eq!(
        (
            first["round"].clone(),
            first["number"].as_u64(),
            first["what"].as_str()
        ),
        (Value::Null, Some(3), Some("BH"))
    );
    assert_eq!(
        (first["a"].as_str(), first["b"].as_str()),
        (Some("5.0"), Some("4.5"))
    );
    assert_eq!(first["article"], "C.07 16.4");
    let why = first["why"].as_str().unwrap();
    for said in ["2024-08", "2026-03", "A: ", "B: ", "5.0", "4.5"] {
        assert!(why.contains(said), "{said}: {why}");
    }
    assert!(text.contains("BH") && text.contains("2024-08"), "{text}");
}

#[test]
fn the_first_cell_is_named() {
    let a = report("2026/10/01");
    for (what, round, number, old, new) in [
        (
            "opponent",
            Some(1),
            1,
            "    4 w 1     2 b 1",
            "    5 w 1     2 b 1",
        ),
        ("result", Some(2), 1, "2 b 1     3 w 1", "2 b =     3 w 1"),
        ("points", None, 2, "1.0    4 ", "1.5    4 "),
        ("rank", None, 2, "1.0    4 ", "1.0    3 "),
        ("player", None, 5, "P5 ", "PX "),
    ] {
        let mut b = a.replace(old, new);
        assert_ne!(a, b, "{what}");
        // The other side of the game agrees.
        b = match what {
            "opponent" => b
                .replace("   5 b 1     1 w 0", "   4 b 1     1 w 0")
                .replace("   1 b 0  0000 - U", "   2 w 0  0000 - U")
                .replace("   2 w 0     3 b 0", "   1 b 0     3 b 0"),
            "result" => b.replace("1 w 0  0000", "1 w =  0000"),
            _ => b,
        };
        for lang in ["en", "sr", "pt", "ru"] {
            let (code, answer, text) = compare(what, &a, &b, lang);
            assert_eq!(code, 1, "{what}: {answer}");
            let first = &answer["first"];
            assert_eq!(first["what"], what, "{answer}");
            assert_eq!(first["number"], number, "{answer}");
            assert_eq!(first["round"].as_u64(), round, "{answer}");
            assert!(!text.trim().is_empty());
        }
    }
}
