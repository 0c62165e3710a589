//! References to the Laws of Chess and to the Guidelines.

use std::fmt;

/// An article that a statement rests on: `3.8.2`, `A.5.1.2` of the Laws, `II.3.2.7` of the
/// Guidelines.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Article(String);

impl Article {
    /// Reads a reference; `None` where a text is none.
    pub(crate) fn parse(text: &str) -> Option<Article> {
        let mut parts = text.split('.');
        let first = parts.next()?;
        let is_number =
            |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let rest_is_sound = parts.clone().all(is_number);
        let known = match first {
            "II" => true,
            "A" | "B" | "C" | "D" => parts.next().is_some(),
            // Articles 1 to 12; a bare number would be taken for one of a list.
            _ => {
                is_number(first)
                    && first.parse().is_ok_and(|n: u8| (1..=12).contains(&n))
                    && parts.next().is_some()
            }
        };
        (known && rest_is_sound).then(|| Article(text.to_owned()))
    }

    /// Which text it is in: `laws` or `guidelines`.
    pub(crate) fn source(&self) -> &'static str {
        match self.0.starts_with("II") {
            true => "guidelines",
            false => "laws",
        }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_are_told_from_other_words() {
        for text in ["3.8.2", "12.9", "A.5.1.2", "D.2.1", "II", "II.3.2.7"] {
            assert_eq!(
                Article::parse(text).map(|a| a.to_string()).as_deref(),
                Some(text)
            );
        }
        for text in ["", "3", "13.1", "A", "E.1", "II.", "3.x", "1-0", "B.1a"] {
            assert_eq!(Article::parse(text), None, "{text}");
        }
    }
}
