//! Reports read and written back.

use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;
use rokada_trf::{LineEnd, Report};

fn corpus() -> Vec<(PathBuf, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the corpus is there")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "trf"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("UTF-8");
            (path, text)
        })
        .collect()
}

/// The reference program's own files come back byte for byte.
#[test]
fn reference_files_come_back_byte_for_byte() {
    let corpus = corpus();
    assert_eq!(corpus.len(), 105);
    for (path, text) in corpus {
        let report = Report::parse(&text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        assert_eq!(report.line_end, LineEnd::Cr);
        assert_eq!(report.write().expect("it fits"), text, "{}", path.display());
    }
}

/// Both sides of every game agree, stated points are the counted ones, and every round's table
/// holds together.
#[test]
fn reference_files_agree_with_themselves() {
    for (path, text) in corpus() {
        let report = Report::parse(&text).expect("a reference file");
        assert_eq!(report.check(), Ok(()), "{}", path.display());
        let system = report.point_system();
        assert_eq!(report.point_differences(&system), [], "{}", path.display());
        for round in 1..=report.paired_rounds() + 1 {
            let table = report.pairing_table_before(round).expect("checked above");
            assert_eq!(table.validate(), Ok(()), "{}", path.display());
        }
    }
}

#[test]
fn line_ends_make_no_difference() {
    for (path, text) in corpus().into_iter().take(10) {
        let report = Report::parse(&text).expect("a reference file");
        for (end, kind) in [("\n", LineEnd::Lf), ("\r\n", LineEnd::CrLf)] {
            let other = text.replace('\r', end);
            let read = Report::parse(&other).expect("only the ends differ");
            assert_eq!(read.line_end, kind);
            assert_eq!(read.records, report.records, "{}", path.display());
            assert_eq!(read.write().expect("it fits"), other);
        }
    }
}

/// Lines of every record, a few of them odd, so that chance meets the readers' inside.
fn line() -> impl Strategy<Value = String> {
    let code = prop::sample::select(vec![
        "001", "013", "012", "132", "142", "152", "162", "240", "250", "260", "299", "300", "310",
        "320", "330", "352", "362", "XXR", "XXC", "XXZ", "XXS", "XXA", "XXP", "BBW", "SRB", "###",
        "801", "", "č",
    ]);
    (code, "[ 0-9.,=+wbWDLHFUZ\u{17d}a-]{0,130}").prop_map(|(code, rest)| format!("{code}{rest}"))
}

proptest! {
    #[test]
    fn never_panics(text in "\\PC{0,200}") {
        let _ = Report::parse(&text);
    }

    #[test]
    fn never_panics_on_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Report::from_bytes(&bytes);
    }

    /// What was read once is read again the same after writing.
    #[test]
    fn writing_loses_nothing(lines in prop::collection::vec(line(), 0..8)) {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        if let Ok(report) = Report::parse(&text) {
            let written = report.write().expect("what was read fits");
            let again = Report::parse(&written).expect("what was written reads");
            prop_assert_eq!(again.records, report.records);
        }
    }
}
