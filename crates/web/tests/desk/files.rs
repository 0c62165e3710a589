//! Files that are sent: what is told of them is the same as on the command line, in each language.

use axum::http::StatusCode;
use rokada_api::NoteAnswer;
use rokada_messages::{Lang, Words};
use rokada_tournament::{read_players, read_report};
use serde_json::to_value;

use crate::world::{World, make};

const REPORT: &str = "\
012 Told
142 1
212 PTS,OTHER_X,SB
122 as usual
101    7      a mistyped 001
001    1      P1                                2300                             2.0    1     2 - +     3 w 1
001    2      P2                                2200                             1.5    2     1 - -  0000 - U
001    3      P3                                2100                             0.0    3  0000 - Z     1 b 0
";

#[tokio::test]
async fn an_import_is_told_alike_everywhere() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    let notes = read_report(REPORT.as_bytes(), None)
        .expect("a report")
        .notes;
    assert_eq!(notes.len(), 6, "{notes:?}");
    for lang in Lang::ALL {
        arbiter.speaks(lang.tag());
        let words = Words::of(lang);
        let page = arbiter.get("/events/new").await;
        let forms = page.forms();
        let form = forms
            .iter()
            .find(|form| form.action.ends_with("/report"))
            .unwrap();
        let (status, said) = arbiter.upload(form, "report_file", REPORT.as_bytes()).await;
        assert_eq!(status, StatusCode::OK, "{said}");
        assert_eq!(
            said["report"],
            to_value(NoteAnswer::of(&notes, words)).unwrap()
        );
        // A person reads the same, each note on a line.
        let told = arbiter
            .press(&form.clone().with("report_file@file", REPORT), "")
            .await;
        for note in &notes {
            let line = words.note(note).replace('"', "&quot;");
            assert!(told.says(&line), "{line}: {}", told.text);
        }
    }
}

#[tokio::test]
async fn lists_of_spreadsheet_programs_are_entered() {
    let world = World::new().await;
    let mut arbiter = world.owner().await;
    make(&mut arbiter, &[("name", "Sheets")]).await;
    let page = arbiter.get("/events/sheets/desk/players").await;
    let form = page.form("Enter");
    let excel = include_bytes!("../../../tournament/tests/data/lists/openpyxl.xlsx");
    let (status, said) = arbiter.upload(&form, "file", excel).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let notes = read_players(excel, None).expect("a list").notes;
    let expected = to_value(NoteAnswer::of(&notes, Words::of(Lang::En))).unwrap();
    assert_eq!(
        (said["report"].as_array().map(Vec::len), &said["report"]),
        (Some(2), &expected)
    );
    let office = include_bytes!("../../../tournament/tests/data/lists/odfpy.ods");
    let page = arbiter.get("/events/sheets/desk/players").await;
    arbiter.upload(&page.form("Enter"), "file", office).await;
    let event = world.event("sheets").await;
    let names: Vec<&str> = event
        .entries()
        .map(|entry| entry.player.name.as_str())
        .collect();
    assert_eq!(names, ["Igrač, Prvi", "Igrač, Drugi", "Jogador 01"]);
    let born = event
        .entries()
        .next()
        .and_then(|entry| entry.player.birth_date);
    assert_eq!(
        born.map(|day| day.to_string()).as_deref(),
        Some("1990-12-31")
    );
    let (status, said) = arbiter
        .upload(&form, "file", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(said.to_string().contains(".xls"), "{said}");
}
