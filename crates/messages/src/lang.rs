//! The four languages and how a reader's choice is recognised.

use rokada_chess::san::PieceLetters;

/// A language Rokada speaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Serbian in Latin script.
    Sr,
    /// Portuguese as written in Brazil.
    Pt,
    /// Russian.
    Ru,
}

impl Lang {
    /// All four.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Sr, Lang::Pt, Lang::Ru];

    /// The short code used in addresses, options and folder names: `en sr pt ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Sr => "sr",
            Lang::Pt => "pt",
            Lang::Ru => "ru",
        }
    }

    /// The BCP 47 tag for an HTML `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Sr => "sr-Latn",
            Lang::Pt => "pt-BR",
            Lang::Ru => "ru",
        }
    }

    /// The language's own name, for a switch.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Sr => "Srpski",
            Lang::Pt => "Português",
            Lang::Ru => "Русский",
        }
    }

    /// The letters its players write for the pieces.
    pub const fn piece_letters(self) -> PieceLetters {
        match self {
            Lang::En => PieceLetters::English,
            Lang::Sr => PieceLetters::Serbian,
            Lang::Pt => PieceLetters::Portuguese,
            Lang::Ru => PieceLetters::Russian,
        }
    }

    /// The language of a tag or a locale name: `sr`, `sr-Latn-RS`, `pt_BR.UTF-8`, `ru`. Croatian,
    /// Bosnian and Montenegrin readers get Serbian, which they read without help.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag
            .split(['-', '_', '.', '@'])
            .next()?
            .trim()
            .to_ascii_lowercase();
        match primary.as_str() {
            "en" => Some(Lang::En),
            "sr" | "hr" | "bs" | "cnr" | "sh" => Some(Lang::Sr),
            "pt" => Some(Lang::Pt),
            "ru" => Some(Lang::Ru),
            _ => None,
        }
    }

    /// The best language for an `Accept-Language` header (RFC 9110, 12.5.4): the known language of
    /// the highest weight, the earlier of equals; English when none is known.
    pub fn negotiate(header: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for item in header.split(',') {
            let mut parts = item.split(';');
            let Some(lang) = parts.next().and_then(Lang::from_tag) else {
                continue;
            };
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q="))
                .map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
            if weight > best.0 {
                best = (weight, lang);
            }
        }
        best.1
    }

    /// Whole and tenths as this language writes a number of points: `3½` for halves, else a
    /// decimal with the language's own mark.
    pub fn points(self, tenths: u32) -> String {
        let (whole, rest) = (tenths / 10, tenths % 10);
        match (whole, rest) {
            (_, 0) => whole.to_string(),
            (0, 5) => "½".to_owned(),
            (_, 5) => format!("{whole}½"),
            _ => format!("{whole}{}{rest}", self.decimal_mark()),
        }
    }

    /// What stands between the whole and the fraction of a decimal.
    pub const fn decimal_mark(self) -> char {
        match self {
            Lang::En => '.',
            Lang::Sr | Lang::Pt | Lang::Ru => ',',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        assert_eq!(
            Lang::negotiate("de-DE,de;q=0.9,pt;q=0.5,en;q=0.4"),
            Lang::Pt
        );
        assert_eq!(Lang::negotiate("en;q=0.8, sr-Cyrl-RS;q=0.9"), Lang::Sr);
        assert_eq!(Lang::negotiate("ru;q=oops, fr"), Lang::En);
        assert_eq!(Lang::negotiate(""), Lang::En);
    }

    #[test]
    fn locale_names_are_read() {
        assert_eq!(Lang::from_tag("pt_BR.UTF-8"), Some(Lang::Pt));
        assert_eq!(Lang::from_tag("sr_RS@latin"), Some(Lang::Sr));
        assert_eq!(Lang::from_tag("C"), None);
    }

    #[test]
    fn points_are_written_as_the_language_writes_them() {
        assert_eq!(Lang::En.points(35), "3½");
        assert_eq!(Lang::En.points(5), "½");
        assert_eq!(Lang::Ru.points(12), "1,2");
        assert_eq!(Lang::Pt.points(30), "3");
    }
}
