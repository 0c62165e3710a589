//! Start lists as files and as pasted lines.

use rokada_tournament::sheet::{Column, SheetErrorKind, StartListLine, read_start_list};
use rokada_tournament::{Sex, Title};

fn read(text: &str) -> Vec<StartListLine> {
    read_start_list(text.as_bytes(), None)
        .unwrap_or_else(|errors| panic!("{}", errors[0]))
        .value
}

fn first_fault(text: &str) -> (usize, usize, SheetErrorKind) {
    let error = read_start_list(text.as_bytes(), None)
        .expect_err("a fault")
        .swap_remove(0);
    (error.line, error.column, error.kind)
}

#[test]
fn an_open_quotation_mark_swallows_nothing() {
    let list = "Name,Rating\n\"Player 01\",1800\n\"Player 02,1700\nPlayer 03,1600\n";
    assert_eq!(first_fault(list), (3, 1, SheetErrorKind::OpenQuote));
    assert_eq!(
        read("Name\n\"Player \"\"One\"\"\"\n")[0].player.name,
        "Player \"One\""
    );
}

#[test]
fn every_column_of_a_file() {
    let list = "\u{feff}Rb.;Titula;Prezime;Ime;Rejting;Rapid;Brzopotezni;Fed.;FIDE ID;Datum rođenja;Pol;Klub;Ekipa;Kategorija;Napomena\r\n\
        1;WFM;Igrač;Prva;2105;2050;1990;srb;900001;31.12.1990.;ž;Klub 01;A;Žene;dolazi kasnije\r\n\
        \r\n\
        2;;Igrač;Drugi;-;0;;SRB;;1985;m;\"Klub; drugi\";;;\r\n";
    let players = read(list);
    assert_eq!(players.len(), 2);
    let first = &players[0].player;
    assert_eq!(first.name, "Igrač, Prva");
    assert_eq!(first.title, Some(Title::Wfm));
    assert_eq!(first.ratings.standard, Some(2105));
    assert_eq!(first.ratings.blitz, Some(1990));
    assert_eq!(first.federation, "SRB");
    assert_eq!(first.fide_id, Some(900_001));
    assert_eq!(first.birth_year, Some(1990));
    assert_eq!(
        first.birth_date.map(|date| date.to_string()),
        Some("1990-12-31".into())
    );
    assert_eq!(first.sex, Some(Sex::Female));
    assert_eq!(first.categories, ["Žene"]);
    assert_eq!(
        (players[1].line, players[1].player.club.as_str()),
        (4, "Klub; drugi")
    );
    assert_eq!(players[1].player.ratings.standard, None);
    assert_eq!(players[1].player.birth_year, Some(1985));
}

#[test]
fn any_separator_and_encoding() {
    for separator in [",", ";", "\t"] {
        let list = format!("Name{separator}Elo\nPlayer 01{separator}1850\n");
        assert_eq!(read(&list)[0].player.ratings.standard, Some(1850));
    }
    let old = read_start_list(b"Ime;Rejting\r\nDimi\xe6 \x8a;1700\r\n", None)
        .expect("Windows-1250")
        .value;
    assert_eq!(old[0].player.name, "Dimić Š");
    assert_eq!(
        read("Имя;Рейтинг\nИгрок 01;1600\n")[0].player.name,
        "Игрок 01"
    );
}

#[test]
fn pasted_lines_need_no_heading() {
    let players = read("1. Player, First 1850\n\n2. FM Player, Second 2310 SRB\n");
    assert_eq!(players[1].line, 3);
    assert_eq!(players[1].player.title, Some(Title::Fm));
    assert_eq!(players[1].player.name, "Player, Second");
}

/// A line of headings is none of the players, wherever it stands and however it is parted.
#[test]
fn a_heading_is_no_player() {
    for list in [
        "Open 2026\nName\nPlayer 01\nPlayer 02\n",
        "Rb. Ime i prezime Rejting\nPlayer 01 1850\nPlayer 02 1700\n",
        "Открытый турнир\n\n№ п/п Фамилия, имя Рейт.\nPlayer 01 1850\nPlayer 02 1700\n",
        "Name Rating\nPlayer 01 1850\nName Rating\nPlayer 02 1700\n",
        "Torneio\nsábado\n\nNo.;Nome;Elo FIDE\n1;Player 01;1850\n2;Player 02;1700\n",
    ] {
        let players = read(list);
        let names: Vec<&str> = players.iter().map(|one| one.player.name.as_str()).collect();
        assert_eq!(names, ["Player 01", "Player 02"], "{list}");
    }
}

/// Headings of chess-results, Swiss-Manager, Vega and Sharly-Chess in the four languages.
#[test]
fn headings_of_the_programs_in_use() {
    for heading in [
        "RtgI",
        "Rtg Int",
        "Rtg",
        "EloI",
        "Elo FIDE",
        "ELO",
        "Elo Int.",
        "Standard rating",
        "Rejting",
        "FIDE rejting",
        "Рейт.",
        "Рейтинг ФИДЕ",
        "Рейтинг",
        "Elo Internacional",
        "Rating FIDE",
    ] {
        let players = read(&format!("No.;Name;{heading}\n1;Player 01;1850\n"));
        assert_eq!(players[0].player.ratings.standard, Some(1850), "{heading}");
    }
    for heading in [
        "RtgN",
        "Rtg Nat",
        "EloN",
        "Elo Nacional",
        "Nac. rejting",
        "Нац. рейтинг",
        "Rat. Nac.",
    ] {
        let players = read(&format!("No.;Name;{heading}\n1;Player 01;1850\n"));
        assert_eq!(players[0].player.ratings.national, Some(1850), "{heading}");
    }
}

/// National titles and those of online play are told, and the player is kept.
#[test]
fn a_title_that_nobody_knows_is_told() {
    let list = "Title;Name\nAFM;Player 01\nGM;Player 02\n";
    let read = read_start_list(list.as_bytes(), None).expect("two players");
    assert_eq!(read.value[0].player.title, None);
    assert_eq!((read.notes.len(), read.notes[0].found.as_str()), (1, "AFM"));
}

#[test]
fn faults_name_their_line_and_field() {
    assert_eq!(first_fault(" \n").2, SheetErrorKind::Empty);
    assert_eq!(first_fault("Name;Rating\n").2, SheetErrorKind::Empty);
    assert_eq!(
        first_fault("Rating;Club\n1;2\n"),
        (1, 1, SheetErrorKind::NoNameColumn)
    );
    assert_eq!(
        first_fault("Name;Rating;Rating\n"),
        (1, 3, SheetErrorKind::ColumnTwice(Column::Rating))
    );
    assert_eq!(
        first_fault("Name;Rating\nPlayer 01;1850\nPlayer 02;high\n"),
        (
            3,
            2,
            SheetErrorKind::Invalid {
                column: Column::Rating,
                found: "high".into()
            }
        )
    );
    assert_eq!(
        first_fault("Rating;Name\n1850;\n"),
        (2, 2, SheetErrorKind::NoName)
    );
    assert_eq!(
        first_fault("Name;Rating\nPlayer; 01;1850\n"),
        (2, 3, SheetErrorKind::TooManyFields { expected: 2 })
    );
    assert_eq!(
        first_fault("Name;ID\nPlayer 01;7\nPlayer 02;7\n"),
        (
            3,
            1,
            SheetErrorKind::SamePlayer {
                fide_id: 7,
                first_line: 2
            }
        )
    );
    for birth in ["31.02.1990", "1700", "soon", "1.1.90"] {
        let (line, column, _) = first_fault(&format!("Name;Birth\nPlayer 01;{birth}\n"));
        assert_eq!((line, column), (2, 2), "{birth}");
    }
}

proptest::proptest! {
    #[test]
    fn never_panics(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..300)) {
        let _ = read_start_list(&bytes, None);
    }

    #[test]
    fn never_panics_with_a_heading(text in "[a1;,\"\\n\\t -]{0,80}") {
        let _ = read_start_list(format!("name;elo;birth\n{text}").as_bytes(), None);
    }
}
