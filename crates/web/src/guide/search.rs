//! The search through one language's guide. Case and marks above letters are not asked (`sa` finds
//! `ša`, `е` finds `ё`), nor are the endings of longer words.

use std::sync::OnceLock;

use rokada_messages::Lang;

use super::{Chapter, Guide, Section};

/// A section that was found.
pub(crate) struct Hit {
    pub(crate) chapter: &'static Chapter,
    pub(crate) section: &'static Section,
    /// A piece of its text around the first word found.
    pub(crate) excerpt: Vec<Part>,
}

/// A part of an excerpt.
#[derive(Debug, PartialEq)]
pub(crate) enum Part {
    Plain(String),
    /// A word that was asked for.
    Found(String),
}

/// A section as it is searched.
struct Entry {
    chapter: &'static Chapter,
    section: &'static Section,
    /// Chapter and section titles.
    title: Vec<char>,
    text: Vec<char>,
    /// The text letter by letter in the form in which it is compared.
    folded: Vec<char>,
}

/// How much of the text an excerpt shows before and after the first word found.
const BEFORE: usize = 60;
const AFTER: usize = 140;

/// What a word found in a title counts, against one found in the text.
const TITLE: usize = 20;

/// The sections that have every word asked for, those that have the words most often first.
pub(crate) fn search(lang: Lang, query: &str) -> Vec<Hit> {
    let wanted = wanted(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut ranked: Vec<_> = entries(lang)
        .iter()
        .filter_map(|entry| Some((entry.rank(&wanted)?, entry)))
        .collect();
    ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    ranked
        .into_iter()
        .map(|(_, entry)| Hit {
            chapter: entry.chapter,
            section: entry.section,
            excerpt: entry.excerpt(&wanted),
        })
        .collect()
}

fn entries(lang: Lang) -> &'static [Entry] {
    static ENTRIES: [OnceLock<Vec<Entry>>; 4] = [const { OnceLock::new() }; 4];
    ENTRIES[lang as usize].get_or_init(|| {
        let guide = Guide::of(lang);
        let sections = |chapter: &'static Chapter| {
            chapter.sections.iter().map(move |section| {
                let text: Vec<char> = section.plain().chars().collect();
                Entry {
                    chapter,
                    section,
                    title: fold(&format!("{} {}", chapter.title, section.title)),
                    folded: text.iter().copied().map(fold_letter).collect(),
                    text,
                }
            })
        };
        guide.chapters.iter().flat_map(sections).collect()
    })
}

impl Entry {
    /// `None` where a word is missing.
    fn rank(&self, wanted: &[Vec<char>]) -> Option<usize> {
        wanted.iter().try_fold(0, |sum, word| {
            let rank = found(&self.title, word).count() * TITLE + found(&self.folded, word).count();
            (rank > 0).then_some(sum + rank)
        })
    }

    fn excerpt(&self, wanted: &[Vec<char>]) -> Vec<Part> {
        let mut marks: Vec<_> = wanted
            .iter()
            .flat_map(|word| found(&self.folded, word))
            .map(|start| (start, end_of_word(&self.folded, start)))
            .collect();
        marks.sort_unstable();
        let first = marks.first().map_or(0, |(start, _)| *start);
        let from = start_of_word(&self.folded, first.saturating_sub(BEFORE));
        let to = end_of_word(&self.folded, (first + AFTER).min(self.text.len()));
        let text = |from: usize, to: usize| self.text[from..to].iter().collect::<String>();
        let mut parts = Vec::new();
        let mut at = from;
        for (start, end) in marks {
            if start < at || end > to {
                continue;
            }
            parts.push(Part::Plain(text(at, start)));
            parts.push(Part::Found(text(start, end)));
            at = end;
        }
        parts.push(Part::Plain(text(at, to)));
        if from > 0 {
            parts.insert(0, Part::Plain("… ".to_owned()));
        }
        if to < self.text.len() {
            parts.push(Part::Plain(" …".to_owned()));
        }
        parts
    }
}

/// The words asked for. Of longer ones the last vowels don't count: рокировка finds рокировку.
fn wanted(query: &str) -> Vec<Vec<char>> {
    let folded = fold(query);
    folded
        .split(|&letter| !is_of_word(letter))
        .map(|word| {
            let word: String = word.iter().collect();
            word.trim_matches(['.', '-']).chars().collect::<Vec<_>>()
        })
        .filter(|word| !word.is_empty())
        .map(|mut word| {
            while word.len() > 4 && word.last().is_some_and(|&last| is_ending(last)) {
                word.pop();
            }
            word
        })
        .collect()
}

/// Articles (`3.8.2`) and castling (`O-O`) are words too.
fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '.' || letter == '-'
}

fn is_ending(letter: char) -> bool {
    "aeiouаеиоуыэюяйь".contains(letter)
}

/// Where words begin with these letters.
fn found<'a>(text: &'a [char], word: &'a [char]) -> impl Iterator<Item = usize> + 'a {
    (0..text.len()).filter(move |&at| {
        let begins = at == 0 || !text[at - 1].is_alphanumeric();
        begins && text[at..].starts_with(word)
    })
}

fn end_of_word(text: &[char], at: usize) -> usize {
    let rest = text[at..].iter();
    at + rest.take_while(|letter| letter.is_alphanumeric()).count()
}

fn start_of_word(text: &[char], at: usize) -> usize {
    let before = text[..at].iter().rev();
    at - before.take_while(|letter| letter.is_alphanumeric()).count()
}

fn fold(text: &str) -> Vec<char> {
    text.chars().map(fold_letter).collect()
}

/// A letter in small and without its mark. One letter stays one, so that places in the folded text
/// are places in the text.
fn fold_letter(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'đ' => 'd',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'š' => 's',
        'ú' | 'ü' => 'u',
        'ž' => 'z',
        'ё' => 'е',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(text: &str, query: &str) -> bool {
        let folded = fold(text);
        wanted(query)
            .iter()
            .all(|word| found(&folded, word).next().is_some())
    }

    #[test]
    fn marks_case_and_endings_do_not_matter() {
        assert!(matches("Šah i pešak", "sah PESAK"));
        assert!(matches("Жеребьёвка позиции", "жеребьевка"));
        assert!(matches("после рокировки", "Рокировка"));
        assert!(matches("a peça tocada", "peca"));
        assert!(matches("see [3.8.2.1]", "3.8.2"));
        assert!(matches("after O-O-O", "o-o-o"));
        assert!(
            !matches("a castle", "astle"),
            "words are found from their beginning"
        );
        assert!(!matches("rook", "rook king"));
    }

    #[test]
    fn nothing_asked_finds_nothing() {
        assert!(search(Lang::En, "  -. ").is_empty());
    }
}
