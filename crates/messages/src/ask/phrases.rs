//! Understanding a question: which of the phrases it begins with, and what the rest names.

use rokada_chess::{Color, File, Rank, Role, Square};

use super::Topic;
use crate::chess::role_key;
use crate::{Lang, Words};

/// A question that was understood so far: its topic and the words after it.
pub(super) struct Question {
    pub(super) topic: Topic,
    rest: Vec<String>,
    lang: Lang,
}

impl Words {
    /// The topic whose phrase the text begins with, the longest one first.
    pub(super) fn question(&self, text: &str) -> Option<Question> {
        let text = fold(text);
        let text = text.strip_prefix('/').unwrap_or(&text).trim();
        let mut best: Option<(Topic, String)> = None;
        for lang in [self.lang(), Lang::En] {
            for topic in Topic::ALL {
                let phrases = Words::of(lang).say(&format!("ask-{}", topic.code()), &[]);
                for phrase in fold(&phrases).split('|').map(str::trim) {
                    let longer = best.as_ref().is_none_or(|(_, b)| phrase.len() > b.len());
                    let rest = text.strip_prefix(phrase);
                    if longer && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')) {
                        best = Some((topic, phrase.to_owned()));
                    }
                }
            }
        }
        let (topic, phrase) = best?;
        let rest = text[phrase.len()..].split_whitespace();
        Some(Question {
            topic,
            rest: rest.map(str::to_owned).collect(),
            lang: self.lang(),
        })
    }

    /// A question of a topic as one may type it.
    pub(super) fn example(&self, topic: Topic) -> String {
        self.say(&format!("ask-{}-example", topic.code()), &[])
    }
}

impl Question {
    /// The square it names.
    pub(super) fn square(&self) -> Option<Square> {
        self.rest.iter().find_map(|word| latin(word).parse().ok())
    }

    /// The rank it names.
    pub(super) fn rank(&self) -> Option<Rank> {
        self.single(Rank::from_letter)
    }

    /// The file it names.
    pub(super) fn file(&self) -> Option<File> {
        self.single(File::from_letter)
    }

    /// The player it names.
    pub(super) fn color(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| {
            let id = match color {
                Color::White => "word-white",
                Color::Black => "word-black",
            };
            self.names(id)
        })
    }

    /// The kind of piece it names.
    pub(super) fn role(&self) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.names(&format!("word-{}", role_key(role))))
    }

    /// Is one of the words in a list, in the reader's language or in English?
    fn names(&self, id: &str) -> bool {
        [self.lang, Lang::En].into_iter().any(|lang| {
            let known = fold(&Words::of(lang).say(id, &[]));
            known
                .split('|')
                .any(|known| self.rest.iter().any(|word| word == known.trim()))
        })
    }

    fn single<T>(&self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        self.rest.iter().find_map(|word| {
            let word = latin(word);
            let mut letters = word.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => read(letter),
                _ => None,
            }
        })
    }
}

/// A text as it is compared: small letters without their marks, which many leave out when they
/// type, and words parted by single spaces.
fn fold(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'š' => folded.push('s'),
            'č' | 'ć' | 'ç' => folded.push('c'),
            'ž' => folded.push('z'),
            'đ' => folded.push_str("dj"),
            'á' | 'à' | 'â' | 'ã' => folded.push('a'),
            'é' | 'ê' => folded.push('e'),
            'í' => folded.push('i'),
            'ó' | 'ô' | 'õ' => folded.push('o'),
            'ú' => folded.push('u'),
            'ё' => folded.push('е'),
            '’' => folded.push('\''),
            '?' | '!' | '.' | ',' | ':' | ';' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A coordinate typed with the Cyrillic letters that look like those of the files.
fn latin(word: &str) -> String {
    word.chars()
        .map(|letter| match letter {
            'а' => 'a',
            'с' => 'c',
            'е' => 'e',
            other => other,
        })
        .collect()
}
