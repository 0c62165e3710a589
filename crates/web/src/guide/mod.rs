//! The guide: chapters in four languages, their examples, and the search through them.

mod article;
mod examples;
mod read;
mod render;
mod search;
mod text;

use std::sync::OnceLock;

use rokada_messages::Lang;

pub(crate) use render::{blocks, line};
pub(crate) use search::{Hit, Part, search};
pub(crate) use text::{Chapter, Line, Section};

/// A chapter's name and its text in the order of [`Lang::ALL`].
type Source = (&'static str, [&'static str; 4]);

macro_rules! source {
    ($name:literal) => {
        (
            $name,
            [
                include_str!(concat!("../../../../locales/en/guide/", $name, ".md")),
                include_str!(concat!("../../../../locales/sr/guide/", $name, ".md")),
                include_str!(concat!("../../../../locales/pt/guide/", $name, ".md")),
                include_str!(concat!("../../../../locales/ru/guide/", $name, ".md")),
            ],
        )
    };
}

/// What the guide opens with.
const OPENING: Source = source!("opening");

/// The chapters in their order.
const CHAPTERS: [Source; 12] = [
    source!("start-position"),
    source!("castling"),
    source!("moves"),
    source!("pawns"),
    source!("ends"),
    source!("players"),
    source!("arbiters"),
    source!("without-sight"),
    source!("evening"),
    source!("questions"),
    source!("words"),
    source!("sources"),
];

/// The chapter that names things in all four languages.
pub(crate) const WORDS: &str = "words";

/// The guide in one language.
#[derive(Debug)]
pub(crate) struct Guide {
    /// What it opens with.
    pub(crate) opening: Chapter,
    /// The chapters in their order.
    pub(crate) chapters: Vec<Chapter>,
}

impl Guide {
    /// The guide in a language; read once and kept.
    pub(crate) fn of(lang: Lang) -> &'static Guide {
        static GUIDES: [OnceLock<Guide>; 4] = [const { OnceLock::new() }; 4];
        GUIDES[lang as usize].get_or_init(|| Guide::read(lang))
    }

    fn read(lang: Lang) -> Guide {
        Guide {
            opening: chapter(&OPENING, lang),
            chapters: CHAPTERS
                .iter()
                .map(|source| chapter(source, lang))
                .collect(),
        }
    }

    /// A chapter with those before and after it.
    pub(crate) fn chapter(&self, name: &str) -> Option<Place<'_>> {
        let at = self.chapters.iter().position(|found| found.name == name)?;
        Some(Place {
            chapter: &self.chapters[at],
            before: at.checked_sub(1).and_then(|at| self.chapters.get(at)),
            after: self.chapters.get(at + 1),
        })
    }
}

/// A chapter as written; one that can't be read is empty. A test lets none come so far.
fn chapter((name, texts): &Source, lang: Lang) -> Chapter {
    read::read(name, texts[lang as usize]).unwrap_or_else(|fault| {
        tracing::error!(%fault, name, lang = lang.code(), "a chapter can't be read");
        Chapter {
            name,
            title: (*name).to_owned(),
            lead: Line::default(),
            sections: Vec::new(),
        }
    })
}

/// A chapter in its place.
pub(crate) struct Place<'a> {
    pub(crate) chapter: &'a Chapter,
    pub(crate) before: Option<&'a Chapter>,
    pub(crate) after: Option<&'a Chapter>,
}

/// The address of a chapter.
pub(crate) fn address(name: &str) -> String {
    format!("/learn/{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_can_be_read_in_every_language() {
        for (name, texts) in CHAPTERS.iter().chain([&OPENING]) {
            for lang in Lang::ALL {
                if let Err(fault) = read::read(name, texts[lang as usize]) {
                    panic!("locales/{}/guide/{name}.md, {fault}", lang.code());
                }
            }
        }
    }
}
