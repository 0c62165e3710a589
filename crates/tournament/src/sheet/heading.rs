//! What the columns of a start list are called, in four languages.

use std::fmt;

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
    /// The words a heading may use, in lower case and without marks on the letters.
    const WORDS: [(Column, &'static [&'static str]); 16] = [
        (
            Column::Number,
            &[
                "no",
                "nr",
                "number",
                "#",
                "sno",
                "start no",
                "rb",
                "br",
                "redni broj",
                "broj",
                "n",
                "num",
                "numero",
                "ordem",
                "№",
                "номер",
                "п/п",
                "№ п/п",
            ],
        ),
        (
            Column::Name,
            &[
                "name",
                "player",
                "full name",
                "ime i prezime",
                "prezime i ime",
                "ime",
                "igrac",
                "ucesnik",
                "nome",
                "nome completo",
                "jogador",
                "имя",
                "фио",
                "игрок",
                "участница",
                "спортсмен",
                "фамилия, имя",
                "фамилия имя отчество",
                "igraci",
                "naziv",
                "participante",
                "nome do jogador",
                "spieler",
                "участник",
                "фамилия имя",
                "фамилия и имя",
                "име",
                "играч",
            ],
        ),
        (
            Column::Surname,
            &[
                "surname",
                "last name",
                "family name",
                "lastname",
                "prezime",
                "sobrenome",
                "apelido",
                "фамилия",
            ],
        ),
        (
            Column::GivenName,
            &[
                "given name",
                "first name",
                "firstname",
                "licno ime",
                "primeiro nome",
                "prenome",
                "личное имя",
            ],
        ),
        (
            Column::Title,
            &[
                "title",
                "titula",
                "titulo",
                "tit",
                "звание",
                "титул",
                "titl",
                "fide title",
                "зв",
            ],
        ),
        (
            Column::Rating,
            &[
                "rating",
                "elo",
                "rtgi",
                "rtg int",
                "rtg fide",
                "elo fide",
                "fide elo",
                "elof",
                "elo f",
                "int rtg",
                "int rating",
                "rating int",
                "rtg std",
                "std rtg",
                "rating std",
                "elo std",
                "fide std",
                "fide rejting",
                "rejting fide",
                "rtgf",
                "elo internacional",
                "рейт",
                "рейтинг фиде",
                "рейтинг fide",
                "эло фиде",
                "fide rtg",
                "эло fide",
                "rat",
                "rejt",
                "rtg",
                "std",
                "fide rating",
                "rating fide",
                "standard",
                "rejting",
                "рейтинг",
                "эло",
                "рејтинг",
            ],
        ),
        (
            Column::Rapid,
            &[
                "rapid",
                "rtg rapid",
                "rapid rtg",
                "elo rapid",
                "rating rapid",
                "rtgr",
                "elo rapido",
                "rating rapido",
                "рапид рейтинг",
                "быстрые шахматы",
                "rejting rapid",
                "rapid rating",
                "rapidplay",
                "ubrzani",
                "rapido",
                "рапид",
                "быстрые",
            ],
        ),
        (
            Column::Blitz,
            &["blitz", "blitz rating", "brzopotezni", "блиц"],
        ),
        (
            Column::National,
            &[
                "national rating",
                "rtgn",
                "rtg nat",
                "nat rtg",
                "elo nat",
                "elo nac",
                "elo nacional",
                "elon",
                "elo n",
                "rating nac",
                "nac rejting",
                "rejting nac",
                "rtg nac",
                "nat elo",
                "elo cbx",
                "rating cbx",
                "нац рейтинг",
                "рейтинг нац",
                "рейтинг рус",
                "рейтинг рф",
                "рейт рф",
                "рейтинг фшр",
                "elo nacionalni",
                "national",
                "nat",
                "nacionalni rejting",
                "nacionalni",
                "rating nacional",
                "nacional",
                "национальный рейтинг",
            ],
        ),
        (
            Column::Federation,
            &[
                "federation",
                "nation",
                "zemlja",
                "fed",
                "country",
                "federacija",
                "savez",
                "drzava",
                "federacao",
                "pais",
                "федерация",
                "страна",
                "фед",
            ],
        ),
        (
            Column::FideId,
            &[
                "fide id",
                "fideno",
                "fide number",
                "fide nr",
                "no fide",
                "codigo fide",
                "kod fide",
                "id-fide",
                "fide код",
                "№ фиде",
                "fide ид",
                "fidenr",
                "fideid",
                "fide-id",
                "id fide",
                "id",
                "fide no",
                "fide broj",
                "fide kod",
                "код фиде",
                "id фиде",
                "фиде id",
            ],
        ),
        (
            Column::Birth,
            &[
                "birth",
                "dob",
                "byr",
                "bdate",
                "birthdate",
                "yob",
                "b day",
                "bday",
                "born year",
                "god rodj",
                "datum rodjenja",
                "nasc",
                "dt nasc",
                "ano nasc",
                "д.р",
                "гр",
                "год рожд",
                "дата рожд",
                "др",
                "born",
                "birthday",
                "birth year",
                "year of birth",
                "date of birth",
                "b-year",
                "byear",
                "godiste",
                "godina rodenja",
                "godina rodjenja",
                "datum rodenja",
                "rodjen",
                "roden",
                "nascimento",
                "ano de nascimento",
                "data de nascimento",
                "год рождения",
                "дата рождения",
                "г.р.",
                "рождение",
            ],
        ),
        (
            Column::Sex,
            &[
                "sex", "gender", "pol", "sexo", "genero", "пол", "m/f", "f/m",
            ],
        ),
        (
            Column::Club,
            &[
                "club",
                "clubname",
                "club name",
                "club/city",
                "club/place",
                "klub",
                "klub/mesto",
                "klub/grad",
                "clube",
                "clube/cidade",
                "клуб",
                "клуб/город",
                "sk",
            ],
        ),
        (
            Column::Team,
            &[
                "team",
                "teamname",
                "team name",
                "ekipa",
                "tim",
                "equipe",
                "time",
                "команда",
            ],
        ),
        (
            Column::Category,
            &[
                "category",
                "group",
                "kategorija",
                "grupa",
                "categoria",
                "grupo",
                "категория",
                "группа",
            ],
        ),
    ];

    /// The column a heading means.
    pub(super) fn of(heading: &str) -> Option<Column> {
        let heading = plain(heading);
        Column::WORDS
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
            Column::Title => "titles are GM, IM, WGM, FM, WIM, CM, WFM and WCM",
            Column::Birth => "a year such as 1990 or a date such as 1990-12-31 is expected",
            Column::Sex => "m or w is expected",
            _ => "a text is expected",
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = Column::WORDS
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
            '_' => ' ',
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
        ] {
            assert_eq!(Column::of(heading), Some(column), "{heading}");
        }
        assert_eq!(Column::of("shoe size"), None);
    }

    #[test]
    fn no_word_means_two_columns() {
        let mut words: Vec<&str> = Column::WORDS
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
