//! Reading a file keeps or tells of every letter in it, whatever its length.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use rokada_trf::{NoteKind, Report, What};

const REPORT: &str = "\
012 Club evening, ćirilica
042 2026/05/01
142 5
152 W
162  W 1.0    D 0.5
212 PTS,BH/C1,SB
240 H 003    3
260 001 005    1    4
001    1 m GM Player 01                         2300 SRB    12345678 1990/01/01  1.0    1     2 w 1
001    2 w    Player 02, Ž                      2200                             0.0    3     1 b 0
001    3      Player 03                         2100                             0.5    2  0000 - H
001    4      Player 04                         2000                             0.5    4  0000 - H
013 Club North                             1    2
";

// checklist: 51, 52, 53
#[test]
fn what_is_not_taken_as_it_stands_is_told() {
    let text = "\
012 First name
012 Second name
042 25/08/28
142 1
212 PTS,OTHER_X,SB
101    7      A mistyped 001
001    1      Player 01                                                          2.0    1     2 - +
001    2      Player 02                                                          0.0    2     1 - -
001    3      Player 03                                                          0.0    3     4 w =     4 b =
001    4      Player 04                                                          1.0    4     3 b =     3 w =
";
    let reading = Report::read(text.as_bytes(), None).expect("it can be read");
    let told: Vec<(usize, NoteKind, What, &str)> = reading
        .notes
        .iter()
        .map(|note| (note.line, note.kind, note.what, note.found.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (2, NoteKind::LeftOut, What::SecondRecord, "012 Second name"),
            (3, NoteKind::NotUnderstood, What::Date, "25/08/28"),
            (4, NoteKind::Changed, What::Rounds, "1"),
            (5, NoteKind::LeftOut, What::TieBreak, "OTHER_X"),
            (
                6,
                NoteKind::LeftOut,
                What::Record,
                "101    7      A mistyped 001"
            ),
            (7, NoteKind::Changed, What::Points, "1: 2.0"),
            (7, NoteKind::Guessed, What::Colors, "1–2"),
            (9, NoteKind::Changed, What::Points, "3: 0.0"),
        ]
    );
    let taken: Vec<Option<&str>> = (reading.notes.iter())
        .map(|note| note.taken.as_deref())
        .collect();
    assert_eq!(taken[2], Some("2"));
    assert_eq!(taken[5], Some("1.0"));
}

#[test]
fn the_code_page_is_told() {
    for (bytes, name) in [
        (b"Jo\xe3o".as_slice(), "João"),
        (b"\xc8\xe2\xe0\xed\xee\xe2", "Иванов"),
    ] {
        let line = [b"001    1      ".as_slice(), bytes].concat();
        let reading = Report::read(&line, None).expect("a player");
        assert_eq!(reading.report.players().next().expect("one").name, name);
        assert_eq!(reading.notes[0].what, What::Encoding);
        let named = Report::read(&line, Some("windows-1250")).expect("a player");
        assert!(named.notes.is_empty());
    }
}

#[test]
fn a_long_line_takes_no_longer_than_its_length() {
    let players = "   1".repeat(100_000);
    for text in [
        format!("013 Ћ{players}\n"),
        format!("XXP Ћ{players}\n"),
        format!("001    1      Ж{}\n", " ".repeat(400_000)),
    ] {
        let start = Instant::now();
        let _ = Report::read(text.as_bytes(), None);
        assert!(
            start.elapsed() < Duration::from_secs(2),
            "{:?}",
            start.elapsed()
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A letter put anywhere ends in a field, in a note on its line, or in an error.
    #[test]
    fn every_letter_is_kept_or_told(place in 0..REPORT.chars().count(), instead in any::<bool>()) {
        let text: String = REPORT
            .chars()
            .enumerate()
            .flat_map(|(at, letter)| {
                let here = at == place;
                let kept = (!(here && instead) || letter == '\n').then_some(letter);
                [here.then_some('Q'), kept].into_iter().flatten()
            })
            .collect();
        if let Ok(reading) = Report::read(text.as_bytes(), None) {
            let written = reading.report.write().expect("it fits");
            for (line, (read, kept)) in (1..).zip(text.lines().zip(written.lines())) {
                let told = reading.notes.iter().any(|note| note.line == line);
                let kept = kept.contains('Q') || !read.contains('Q');
                prop_assert!(kept || told, "line {line}: {read}");
            }
        }
    }
}
