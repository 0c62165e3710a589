//! Faults of start lists in words.

use rokada_tournament::sheet::{Column, SheetError, SheetErrorKind, TableHeadings};

use crate::Words;
use crate::words::shortened;

impl Words {
    /// A fault of a start list with its place.
    pub fn sheet_error(&self, error: &SheetError) -> String {
        let fault = self.sheet_fault(&error.kind);
        self.say(
            "sheet-place",
            &[
                ("line", error.line.into()),
                ("column", error.column.into()),
                ("fault", fault.into()),
            ],
        )
    }

    fn sheet_fault(&self, kind: &SheetErrorKind) -> String {
        match kind {
            SheetErrorKind::Empty => self.say("sheet-empty", &[]),
            SheetErrorKind::TooLarge { most } => {
                self.say("sheet-too-large", &[("kilobytes", (most >> 10).into())])
            }
            SheetErrorKind::LineTooLong { most } => {
                self.say("sheet-long-line", &[("most", (*most).into())])
            }
            SheetErrorKind::More { n } => self.say("sheet-more", &[("n", (*n).into())]),
            SheetErrorKind::NoNameColumn => self.say("sheet-no-name-column", &[]),
            SheetErrorKind::ColumnTwice(column) => self.say(
                "sheet-column-twice",
                &[("name", self.sheet_column(*column).into())],
            ),
            SheetErrorKind::NoWorkbook => self.say("sheet-no-workbook", &[]),
            SheetErrorKind::OldWorkbook => self.say("sheet-old-workbook", &[]),
            SheetErrorKind::NoReport => self.say("sheet-no-report", &[]),
            SheetErrorKind::OpenQuote => self.say("sheet-open-quote", &[]),
            SheetErrorKind::NoName => self.say("sheet-no-name", &[]),
            SheetErrorKind::Invalid { column, found } => self.say(
                "sheet-invalid",
                &[
                    ("name", self.sheet_column(*column).into()),
                    ("found", shortened(found).into()),
                    ("expected", self.say(expected(*column), &[]).into()),
                ],
            ),
            SheetErrorKind::TooManyFields { expected } => {
                self.say("sheet-too-many-fields", &[("expected", (*expected).into())])
            }
            SheetErrorKind::SamePlayer {
                fide_id,
                first_line,
            } => self.say(
                "sheet-same-player",
                &[
                    ("id", fide_id.to_string().into()),
                    ("line", (*first_line).into()),
                ],
            ),
        }
    }

    fn sheet_column(&self, column: Column) -> String {
        self.say(
            match column {
                Column::Number => "sheet-column-number",
                Column::Name => "sheet-column-name",
                Column::Surname => "sheet-column-surname",
                Column::GivenName => "sheet-column-given-name",
                Column::Title => "sheet-column-title",
                Column::Rating => "sheet-column-rating",
                Column::Rapid => "sheet-column-rapid",
                Column::Blitz => "sheet-column-blitz",
                Column::National => "sheet-column-national",
                Column::Federation => "sheet-column-federation",
                Column::FideId => "sheet-column-fide-id",
                Column::Birth => "sheet-column-birth",
                Column::Sex => "sheet-column-sex",
                Column::Club => "sheet-column-club",
                Column::Team => "sheet-column-team",
                Column::Category => "sheet-column-category",
            },
            &[],
        )
    }

    /// What the columns of an exported table of standings are called.
    pub fn table_headings(&self) -> TableHeadings {
        TableHeadings {
            rank: self.say("standings-rank", &[]),
            number: self.say("standings-number", &[]),
            name: self.say("standings-name", &[]),
            rating: self.say("standings-rating", &[]),
            points: self.say("standings-points", &[]),
        }
    }
}

/// The message that says what would be right in a column.
fn expected(column: Column) -> &'static str {
    match column {
        Column::Rating | Column::Rapid | Column::Blitz | Column::National => {
            "sheet-expected-rating"
        }
        Column::FideId | Column::Number => "sheet-expected-number",
        Column::Birth => "sheet-expected-birth",
        Column::Sex => "sheet-expected-sex",
        _ => "sheet-expected-text",
    }
}

#[cfg(test)]
mod tests {
    use rokada_tournament::sheet::read_start_list;

    use super::*;
    use crate::Lang;

    fn said(list: &str, lang: Lang) -> String {
        let errors = read_start_list(list.as_bytes(), None).expect_err("a fault");
        Words::of(lang).sheet_error(&errors[0])
    }

    #[test]
    fn faults_in_four_languages() {
        let list = "Name;Rating\nPlayer 01;high\n";
        assert_eq!(
            said(list, Lang::En),
            "line 2, column 2: \"high\" cannot stand for: rating; \
             a rating has up to four digits, or the field is blank"
        );
        for lang in Lang::ALL {
            assert!(said(list, lang).contains("high"));
            for list in [
                "",
                "Rating;Club\n1;2\n",
                "Name;Name\n",
                "Rating;Name\n1;\n",
                "Name;Elo\nPlayer;01;2\n",
                "Name;ID\nPlayer 01;7\nPlayer 02;7\n",
                "Name;Birth\nPlayer 01;soon\n",
                "Name;Sex\nPlayer 01;?\n",
                "Name;No\nPlayer 01;?\n",
            ] {
                assert!(!said(list, lang).is_empty());
            }
        }
        let fault = said("", Lang::Ru);
        assert_eq!(fault, "строка 1, столбец 1: в списке нет ни одного игрока");
        assert_eq!(Words::of(Lang::Sr).table_headings().name, "Ime");
    }
}
