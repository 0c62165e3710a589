//! The message files, built into the program.

use crate::Lang;

/// The message files of one area in the order of [`Lang::ALL`].
pub(crate) struct Area {
    pub(crate) name: &'static str,
    pub(crate) sources: [&'static str; 4],
}

macro_rules! areas {
    ($($name:literal),+ $(,)?) => {
        /// Every area of the product that speaks.
        pub(crate) const AREAS: &[Area] = &[$(Area {
            name: $name,
            sources: [
                include_str!(concat!("../../../locales/en/", $name, ".ftl")),
                include_str!(concat!("../../../locales/sr/", $name, ".ftl")),
                include_str!(concat!("../../../locales/pt/", $name, ".ftl")),
                include_str!(concat!("../../../locales/ru/", $name, ".ftl")),
            ],
        }),+];
    };
}

areas![
    "cli",
    "chess",
    "notation",
    "draw",
    "pairing",
    "manual",
    "standings",
    "report",
    "sheet",
    "event",
    "journal",
    "web",
    "people",
    "desk",
    "deeds",
    "entries",
    "rounds",
    "settings",
    "hall",
    "print",
    "board",
    "explore",
    "trainer",
    "ruling",
    "play",
    "hand",
    "guide",
    "mode",
];

impl Area {
    pub(crate) fn source(&self, lang: Lang) -> &'static str {
        self.sources[lang as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::*;

    /// The messages of a file with the variables each one uses.
    fn messages(area: &Area, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let source = area.source(lang);
        let file = parser::parse(source)
            .unwrap_or_else(|(_, faults)| panic!("{}/{}.ftl: {faults:?}", lang.code(), area.name));
        let mut found = BTreeMap::new();
        for entry in &file.body {
            if let Entry::Message(message) = entry {
                let text = fluent_syntax::serializer::serialize(&fluent_syntax::ast::Resource {
                    body: vec![Entry::Message(message.clone())],
                });
                let variables = text
                    .split('$')
                    .skip(1)
                    .map(|rest| {
                        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
                        rest[..end.unwrap_or(rest.len())].to_owned()
                    })
                    .collect();
                let again = found.insert(message.id.name.to_owned(), variables);
                assert!(
                    again.is_none(),
                    "{} twice in {}",
                    message.id.name,
                    area.name
                );
            }
        }
        found
    }

    #[test]
    fn every_message_is_in_four_languages_with_the_same_variables() {
        for area in AREAS {
            let english = messages(area, Lang::En);
            for lang in Lang::ALL {
                let other = messages(area, lang);
                for (id, variables) in &english {
                    let found = other
                        .get(id)
                        .unwrap_or_else(|| panic!("{}/{}.ftl lacks {id}", lang.code(), area.name));
                    assert_eq!(found, variables, "variables of {id} in {}", lang.code());
                }
                for id in other.keys() {
                    assert!(english.contains_key(id), "{id} is only in {}", lang.code());
                }
            }
        }
    }

    #[test]
    fn no_two_areas_share_a_message_name() {
        let mut owner = BTreeMap::new();
        for area in AREAS {
            for id in messages(area, Lang::En).into_keys() {
                if let Some(other) = owner.insert(id.clone(), area.name) {
                    panic!("{id} is both in {other} and in {}", area.name);
                }
            }
        }
    }
}
