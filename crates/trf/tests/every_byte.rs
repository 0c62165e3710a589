//! Each letter of a file ends in a field of the report, in a note or in a fault: none can be changed
//! without a trace.

use rokada_trf::{Report, TrfErrorKind, What};

/// A report with every record there is, of made-up players.
const INDIVIDUAL: &str = "\
### made by hand
012 Every record
022 Town
032 SRB
042 2026/04/01
052 2026/04/05
062 4
072 3
082 0
092 Individual: Swiss system
102 Arbiter, First
112 Arbiter, Second
122 90 min + 30 sec
132                                                                                        26/04/01  26/04/02
142 5
152 W
162  W 1.0    D 0.5    L 0.0    P 1.0    A 0.0
172 SRB FIDE
182 Rokada
192 FIDE_DUTCH_2026
202 BH/C1,SB
212 PTS,BH/C1,SB
222 5400+30
240 H 003    4
250       1.0 001 002    1    2
260 001 005    1    4
299 W   0.0   1.5  001    4
801 for information
001    1 m GM Player 01                         2300 SRB    14600001 1990/12/31  1.5    1     3 w 1     2 b =
001    2 wWFM Player 02                         2200 SRB    14600002 1991/00/00  1.5    2     4 b 1     1 w =
001    3      Player 03                         2100 SRB                         1.0    3     1 b 0  0000 - U
001    4      Player 04                              SRB                         0.0    4     2 w 0  0000 - Z
SRB    3      Player 03                         1850 SRB          77 1992/01/02
013 North                               1    2
";

const OF_ENGINES: &str = "\
XXR 5
XXC white1 rank
XXS W=1.0 D=0.5
BBW  1.0
BBD  0.5
XXZ 4
XXA    1  1.0  1.0
XXP 1 4
001    1      Player 01                         2300                             1.0    1     3 w 1
001    2      Player 02                         2200                             1.0    2     4 b +
001    3      Player 03                         2100                             0.0    3     1 b 0
001    4      Player 04                         2000                             0.0    4     2 w -
";

const OF_TEAMS: &str = "\
142 3
192 FIDE_TEAM_TYPEA_MP_GP
352 WB
362 TW 2.0   TD 1.0   TL 0.0
320  1.0  1.0 000 003
330 +- 001   1   2
300 001   1   2    1 0000
310   1 Alpha                            ALP     2300    2.0    1.5   1    1    2
310   2 Bravo                            BRA     2200    0.0    0.5   2    3    4
310   3 Charlie                          CHA     2100    1.0    1.0   3    5    6
001    1      Player 01                         2300                             1.0    1     3 w 1
001    2      Player 02                         2290                             0.5    2     4 b =
001    3      Player 03                         2200                             0.0    3     1 b 0
001    4      Player 04                         2190                             0.5    4     2 w =
001    5      Player 05                         2100                             0.0    5
001    6      Player 06                         2090                             0.0    6
";

#[test]
fn no_letter_is_read_past_in_silence() {
    let mut silent = Vec::new();
    for text in [INDIVIDUAL, OF_ENGINES, OF_TEAMS] {
        let whole = Report::read(text.as_bytes(), None).unwrap_or_else(|e| panic!("{}", e[0]));
        for (at, old) in text.bytes().enumerate().filter(|(_, old)| *old != b'\n') {
            for new in [b'~', b'7', b'X', b' '] {
                // `1.0` and `1.` are one number, and a blank colour is `-`.
                let same_meaning = new == b' ' && matches!(old, b'0' | b'.' | b'-');
                if new == old || same_meaning {
                    continue;
                }
                let mut changed = text.as_bytes().to_vec();
                changed[at] = new;
                let traceless = Report::read(&changed, None).is_ok_and(|read| read == whole);
                if traceless {
                    let line = text[..at].lines().last().unwrap_or_default();
                    silent.push(format!(
                        "{line:?} {:?} {:?}",
                        char::from(old),
                        char::from(new)
                    ));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

/// Whatever stands in a file, the answer stays one that a person can read.
#[test]
fn a_file_full_of_faults_makes_a_short_answer() {
    let faults = "001    x\n".repeat(200_000);
    let errors = Report::read(faults.as_bytes(), None).expect_err("faults");
    assert_eq!(errors.len(), 51);
    assert_eq!(errors[50].kind, TrfErrorKind::More { n: 199_950 });
    let disagreeing: String = (1..=3_000)
        .map(|n| format!("001 {n:>4}      P{:<70} 1.0            9999 w 1\n", ""))
        .collect();
    let errors = Report::read(disagreeing.as_bytes(), None).expect_err("faults");
    assert!(errors.len() <= 51, "{}", errors.len());
    let mut notes = "101 nobody knows this\n".repeat(200_000);
    notes.push_str("001    1      P1\n");
    let read = Report::read(notes.as_bytes(), None).expect("a report");
    assert_eq!(read.notes.len(), 501);
    assert_eq!(
        (read.notes[500].what, read.notes[500].found.as_str()),
        (What::More, "199500")
    );
    let long = format!("142 {}\n001    1      P1\n", "9".repeat(1 << 20));
    let errors = Report::read(long.as_bytes(), None).expect_err("no number of rounds");
    assert!(errors[0].to_string().len() < 400);
}

/// Files that are none, in any shape: read or refused, never a panic.
#[test]
fn any_bytes() {
    let text = INDIVIDUAL;
    let wide = |bytes: fn(u16) -> [u8; 2], mark: bool| -> Vec<u8> {
        let mark = mark.then_some(0xfeff);
        mark.into_iter()
            .chain(text.encode_utf16())
            .flat_map(bytes)
            .collect()
    };
    let expected = Report::parse(text).expect("a report");
    for bytes in [
        text.replace('\n', "\r").into_bytes(),
        text.replace('\n', "\r\n").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        wide(u16::to_le_bytes, true),
        wide(u16::to_be_bytes, true),
        wide(u16::to_le_bytes, false),
        wide(u16::to_be_bytes, false),
    ] {
        let read = Report::read(&bytes, None).expect("the same report");
        assert_eq!(read.report.records, expected.records);
    }
    for nothing in [
        &b""[..],
        b"\r\n\r\n",
        b"\xff\xfe",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        &[0; 5_000],
    ] {
        let errors = Report::read(nothing, None).expect_err("no report");
        assert!(!errors.is_empty());
    }
    for at in 0..text.len() {
        let _ = Report::read(&text.as_bytes()[..at], None);
    }
}
