//! One language's messages, ready to be said.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::catalogue::AREAS;

/// A named value that a message speaks of: a number chooses the plural, a text is put in place.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// The longest piece of somebody's text that a message repeats, in characters.
const QUOTED: usize = 100;

/// A piece of somebody's text for a message to repeat, so that no answer grows with what was sent.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl Words {
    /// The words of a language; read once and kept.
    pub fn of(lang: Lang) -> &'static Words {
        static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
        WORDS[lang as usize].get_or_init(|| Words::read(lang))
    }

    fn read(lang: Lang) -> Words {
        let tag: LanguageIdentifier = lang.tag().parse().expect("our own tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks would end up in terminals, files and tests; no language here is
        // written from the right.
        bundle.set_use_isolating(false);
        for area in AREAS {
            // What can be read of a faulty file still speaks.
            let resource = FluentResource::try_new(area.source(lang).to_owned()).unwrap_or_else(
                |(resource, faults)| {
                    debug_assert!(false, "{}/{}.ftl: {faults:?}", lang.code(), area.name);
                    resource
                },
            );
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// Which language they are of.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Has this language a message of that name?
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Says a message. A name without a message is answered by the name itself, so that a fault
    /// is seen and nothing stops.
    pub fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            debug_assert!(false, "no message {id} in {}", self.lang.code());
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut faults = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(
            faults.is_empty(),
            "message {id} in {}: {faults:?}",
            self.lang.code()
        );
        said.into_owned()
    }

    /// The words of the library that tells an error, for a kind it has learned since the messages
    /// were written: in English, but told. A test run stops here.
    pub(crate) fn unworded(&self, error: &dyn std::fmt::Display) -> String {
        debug_assert!(false, "no message in {} for: {error}", self.lang.code());
        error.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_counts_in_its_own_way() {
        let said = |lang, n: u32| Words::of(lang).say("positions-counted", &[("n", n.into())]);
        assert_eq!(said(Lang::En, 1), "1 position");
        assert_eq!(said(Lang::Sr, 22), "22 pozicije");
        assert_eq!(said(Lang::Sr, 5), "5 pozicija");
        assert_eq!(said(Lang::Pt, 0), "0 posição");
        assert_eq!(said(Lang::Ru, 21), "21 позиция");
        assert_eq!(said(Lang::Ru, 12), "12 позиций");
    }
}
