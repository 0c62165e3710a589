//! What the columns of a start list are called, in four languages.

use std::fmt;

use super::words::WORDS;

/// What a column of a start list holds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    /// The place in the list.
    Number,
    /// The name.
    Name,
    /// The surname, if it has a column of its own.
    Surname,
    /// The given name, if it has a column of its own.
    GivenName,
    /// The title.
    Title,
    /// The rating by which the list is seeded.
    Rating,
    /// The rapid rating.
    Rapid,
    /// The blitz rating.
    Blitz,
    /// The federation's own rating.
    National,
    /// The federation.
    Federation,
    /// The number in FIDE's list.
    FideId,
    /// The year or the date of birth.
    Birth,
    /// The sex.
    Sex,
    /// The club.
    Club,
    /// The team.
    Team,
    /// The category.
    Category,
}

impl Column {
    /// The column a heading means.
    pub(super) fn of(heading: &str) -> Option<Column> {
        let heading = plain(heading);
        WORDS
            .iter()
            .find(|(_, words)| words.contains(&heading.as_str()))
            .map(|(column, _)| *column)
    }

    /// What would be right in it.
    pub(super) fn expected(self) -> &'static str {
        match self {
            Column::Rating | Column::Rapid | Column::Blitz | Column::National => {
                "a rating is a number of up to four digits, or blank"
            }
            Column::FideId | Column::Number => "a number is expected, or a blank",
            Column::Birth => "a year such as 1990 or a date such as 1990-12-31 is expected",
            Column::Sex => "m or w is expected",
            _ => "a text is expected",
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = WORDS
            .iter()
            .find(|(column, _)| column == self)
            .and_then(|(_, words)| words.first());
        f.write_str(word.unwrap_or(&"column"))
    }
}

/// Lower case, without the marks of Serbian and Portuguese letters, single blanks.
pub(super) fn plain(heading: &str) -> String {
    let lower = heading.trim().trim_end_matches(['.', ':']).to_lowercase();
    let letters: String = lower
        .chars()
        .map(|letter| match letter {
            'á' | 'à' | 'â' | 'ã' => 'a',
            'é' | 'ê' => 'e',
            'í' => 'i',
            'ó' | 'ô' | 'õ' => 'o',
            'ú' => 'u',
            'ç' | 'č' | 'ć' => 'c',
            'š' => 's',
            'ž' => 'z',
            'đ' => 'd',
            'º' | 'ª' => 'o',
            'ё' => 'е',
            '_' | '.' | '(' | ')' => ' ',
            other => other,
        })
        .collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_in_four_languages() {
        for (heading, column) in [
            ("Name", Column::Name),
            ("Ime i prezime", Column::Name),
            ("NOME", Column::Name),
            ("ФИО", Column::Name),
            ("Rejting", Column::Rating),
            ("Рейтинг", Column::Rating),
            ("Godište", Column::Birth),
            ("Ano de nascimento", Column::Birth),
            ("Федерация", Column::Federation),
            ("FIDE_ID", Column::FideId),
            ("Título", Column::Title),
            ("Rb.", Column::Number),
            ("RtgI", Column::Rating),
            ("Rtg_Int", Column::Rating),
            ("ELO FIDE", Column::Rating),
            ("Рейт.", Column::Rating),
            ("RtgN", Column::National),
            ("Rtg_Nat", Column::National),
            ("Fide_No", Column::FideId),
            ("Club/City", Column::Club),
            ("ClubName", Column::Club),
            ("Rating (FIDE)", Column::Rating),
            ("Рейтинг (нац.)", Column::National),
        ] {
            assert_eq!(Column::of(heading), Some(column), "{heading}");
        }
        assert_eq!(Column::of("shoe size"), None);
    }

    #[test]
    fn no_word_means_two_columns() {
        let mut words: Vec<&str> = WORDS
            .iter()
            .flat_map(|(_, words)| *words)
            .copied()
            .collect();
        words.sort_unstable();
        let all = words.len();
        words.dedup();
        assert_eq!(words.len(), all);
    }
}
