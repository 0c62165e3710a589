//! Start lists in the files of spreadsheet programs, and files that only look like them.
//!
//! The parts are written here as Excel and LibreOffice write them; the players are made up.

use std::io::{Cursor, Write};

use rokada_tournament::sheet::{SheetErrorKind, StartListLine, read_start_list};
use rokada_tournament::{Title, trf::What};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn packed(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut file = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        file.start_file(*name, SimpleFileOptions::default())
            .unwrap();
        file.write_all(text.as_bytes()).unwrap();
    }
    file.finish().unwrap().into_inner()
}

const BOOK: &str = r#"<workbook xmlns="m" xmlns:r="r"><sheets>
<sheet name="Notes" sheetId="1" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>"#;
const LINKS: &str = r#"<Relationships xmlns="p">
<Relationship Id="rId2" Target="/xl/worksheets/two.xml"/><Relationship Id="rId1" Target="worksheets/one.xml"/></Relationships>"#;
const STYLES: &str = r#"<styleSheet xmlns="m"><numFmts><numFmt numFmtId="164" formatCode="dd\.mm\.yyyy"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>"#;

/// A workbook of two sheets, the second of which has these rows.
fn xlsx(strings: &str, rows: &str) -> Vec<u8> {
    let sheet = format!("<worksheet xmlns=\"m\"><sheetData>{rows}</sheetData></worksheet>");
    packed(&[
        ("xl/workbook.xml", BOOK),
        ("xl/_rels/workbook.xml.rels", LINKS),
        ("xl/styles.xml", STYLES),
        (
            "xl/sharedStrings.xml",
            &format!("<sst xmlns=\"m\">{strings}</sst>"),
        ),
        (
            "xl/worksheets/one.xml",
            "<worksheet xmlns=\"m\"><sheetData><row><c t=\"inlineStr\"><is><t>to do</t></is></c></row></sheetData></worksheet>",
        ),
        ("xl/worksheets/two.xml", &sheet),
    ])
}

fn ods(rows: &str) -> Vec<u8> {
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">\
         <office:body><office:spreadsheet><table:table table:name=\"List\">{rows}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", &content),
    ])
}

fn fault(bytes: &[u8]) -> SheetErrorKind {
    read_start_list(bytes, None)
        .expect_err("a fault")
        .remove(0)
        .kind
}

fn as_expected(players: &[StartListLine]) {
    assert_eq!(players.len(), 2);
    let (first, second) = (&players[0].player, &players[1].player);
    assert_eq!(first.name, "Đokić \"Joca\", Igrač");
    assert_eq!(first.title, Some(Title::Fm));
    assert_eq!(first.ratings.standard, Some(2105));
    let born = first.birth_date.map(|date| date.to_string());
    assert_eq!(born.as_deref(), Some("1990-12-31"));
    assert_eq!(second.name, "Игрок 02");
    assert_eq!(second.ratings.standard, None);
}

#[test]
fn a_sheet_of_excel() {
    let strings = "<si><t>No.</t></si><si><t>Name</t></si><si><r><t>Rtg</t></r><r><t>I</t></r><rPh><t>no</t></rPh></si>\
        <si><t>Đokić \"Joca\", Igrač</t></si><si><t>FM</t></si><si><t>Shoe size</t></si>";
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Open 2026</t></is></c></row>\
        <row r=\"4\"><c r=\"A4\" t=\"s\"><v>0</v></c><c r=\"C4\" t=\"s\"><v>1</v></c><c r=\"D4\" t=\"s\"><v>2</v></c>\
        <c r=\"E4\" t=\"inlineStr\"><is><t>Birth</t></is></c><c r=\"F4\" t=\"s\"><v>5</v></c></row>\
        <row r=\"5\"><c r=\"A5\"><v>1</v></c><c r=\"B5\" t=\"s\"><v>4</v></c><c r=\"C5\" t=\"s\"><v>3</v></c>\
        <c r=\"D5\"><v>2.105E3</v></c><c r=\"E5\" s=\"1\"><v>33238</v></c></row>\
        <row r=\"7\"><c r=\"A7\"><v>2</v></c><c r=\"C7\" t=\"str\"><v>Игрок 02</v></c><c r=\"F7\"><v>43</v></c></row>";
    let read = read_start_list(&xlsx(strings, rows), None).expect("a list");
    as_expected(&read.value);
    // Rows keep their numbers.
    let lines: Vec<usize> = read.value.iter().map(|player| player.line).collect();
    assert_eq!(lines, [5, 7]);
    let told: Vec<(usize, What, &str)> = read
        .notes
        .iter()
        .map(|note| (note.line, note.what, note.found.as_str()))
        .collect();
    let expected = [
        (1, What::Sheet, "Notes"),
        (1, What::Record, "Open 2026"),
        (4, What::Column, ""),
        (4, What::Column, "Shoe size"),
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_sheet_of_libreoffice() {
    let cell = |text: &str| format!("<table:table-cell><text:p>{text}</text:p></table:table-cell>");
    let empty = "<table:table-row table:number-rows-repeated=\"1048570\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>";
    let rows = format!(
        "<table:table-row>{}{}{}{}</table:table-row>\
         <table:table-row>{}{}<table:table-cell office:value-type=\"float\" office:value=\"2105\"><text:p>2.105</text:p></table:table-cell>\
         <table:table-cell office:value-type=\"date\" office:date-value=\"1990-12-31T00:00:00\"><text:p>31. XII</text:p></table:table-cell></table:table-row>\
         <table:table-row><table:table-cell/><table:table-cell><text:p>Игрок<text:s/><text:span>02</text:span></text:p></table:table-cell></table:table-row>{empty}",
        cell("Titula"),
        cell("Prezime i ime"),
        cell("Rejting"),
        cell("Datum rođenja"),
        cell("FM"),
        cell("Đokić \"Joca\", Igrač"),
    );
    let read = read_start_list(&ods(&rows), None).expect("a list");
    as_expected(&read.value);
    assert_eq!(read.notes, []);
}

/// Small files that would be large, and files that are no workbooks: each ends at once.
#[test]
fn what_is_no_list_is_refused_at_once() {
    let began = std::time::Instant::now();
    let bomb = " ".repeat(20 << 20);
    let bomb = xlsx("", &bomb);
    assert!(bomb.len() < 200_000, "{}", bomb.len());
    assert!(matches!(fault(&bomb), SheetErrorKind::TooLarge { .. }));
    let many = "<c/>".repeat(1_100_000);
    assert!(matches!(
        fault(&xlsx("", &many)),
        SheetErrorKind::TooLarge { .. }
    ));
    let far = "<row r=\"1048576\"><c r=\"XFD1048576\"><v>1</v></c></row>";
    assert!(matches!(
        fault(&xlsx("", far)),
        SheetErrorKind::LineTooLong { .. }
    ));
    let below = "<row r=\"99999999999\"><c r=\"A1\"><v>1</v></c></row>";
    assert!(matches!(
        fault(&xlsx("", below)),
        SheetErrorKind::TooLarge { .. }
    ));
    // One text named by every cell.
    let text = format!("<si><t>{}</t></si>", "x".repeat(3_999));
    let cells = "<row><c t=\"s\"><v>0</v></c></row>".repeat(5_000);
    assert!(matches!(
        fault(&xlsx(&text, &cells)),
        SheetErrorKind::TooLarge { .. }
    ));
    for (rows, columns) in [(1_048_576, 900), (1, usize::MAX), (usize::MAX, 1)] {
        let row = format!(
            "<table:table-row table:number-rows-repeated=\"{rows}\"><table:table-cell \
             table:number-columns-repeated=\"{columns}\"><text:p>x</text:p></table:table-cell></table:table-row>"
        );
        let kind = fault(&ods(&row));
        let refused = matches!(
            kind,
            SheetErrorKind::TooLarge { .. } | SheetErrorKind::LineTooLong { .. }
        );
        assert!(refused, "{kind:?}");
    }
    let deep = "<row>".repeat(200_000);
    let entities = "<!DOCTYPE a [<!ENTITY a \"aaaa\">]><a/>";
    for no_list in [
        xlsx("", &deep),
        packed(&[("xl/workbook.xml", entities)]),
        packed(&[("content.xml", "<a/>")]),
        packed(&[("readme.txt", "a game")]),
        b"PK\x03\x04 and nothing".to_vec(),
    ] {
        assert_eq!(fault(&no_list), SheetErrorKind::NoWorkbook);
    }
    assert_eq!(
        fault(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1..."),
        SheetErrorKind::OldWorkbook
    );
    assert_eq!(fault(&ods("")), SheetErrorKind::Empty);
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn a_workbook_is_no_report() {
    let fault = rokada_tournament::read_report(&ods(""), None).expect_err("no report");
    let kind = SheetErrorKind::NoReport;
    let (line, column) = (1, 1);
    let expected = rokada_tournament::sheet::SheetError { line, column, kind };
    assert_eq!(fault, rokada_tournament::ListFault::List(vec![expected]));
}

#[test]
fn a_damaged_workbook_is_no_panic() {
    let whole = xlsx("<si><t>Name</t></si>", "<row><c t=\"s\"><v>0</v></c></row>");
    for at in (0..whole.len()).step_by(7) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x55;
        let _ = read_start_list(&damaged, None);
        let _ = read_start_list(&whole[..at], None);
    }
}
