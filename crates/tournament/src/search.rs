//! Events found by what people remember of them.

use rokada_text::plain;

use crate::views::Overview;
use crate::{Date, Phase};

/// Whether an event goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It is being set up or played.
    Open,
    /// It is over, or put away.
    Finished,
}

/// What an event is found by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traits {
    /// Name and place as they are searched, and the years in which it is played.
    text: Box<str>,
    /// The first and the last day, as far as they are known.
    pub days: (Option<Date>, Option<Date>),
    /// How far it has come.
    pub phase: Phase,
}

/// What somebody looks for among events; by default all.
///
/// ```
/// use rokada_tournament::{Search, Settings, Tournament, Command, apply, decide};
///
/// let mut event = Tournament::default();
/// let settings = Box::new(Settings::named("Šah960 veče, Novi Sad", 5));
/// for fact in decide(&event, Command::Create { settings })? {
///     apply(&mut event, &fact);
/// }
/// let traits = event.overview().traits();
/// assert!(Search::for_words("сад вече").finds(&traits));
/// assert!(!Search::for_words("novi beograd").finds(&traits));
/// # Ok::<(), rokada_tournament::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// In the form of [`plain`].
    words: Vec<String>,
    /// A year in which it is played.
    pub year: Option<u16>,
    /// Whether it goes on.
    pub progress: Option<Progress>,
}

impl Search {
    /// Events whose name, place or year has all of these words, in whichever alphabet, with or
    /// without marks, each from anywhere in a word.
    pub fn for_words(text: &str) -> Search {
        let words = plain(text);
        Search {
            words: words.split(' ').map(str::to_owned).collect(),
            ..Search::default()
        }
    }

    /// Whether an event is among those looked for.
    pub fn finds(&self, event: &Traits) -> bool {
        let progress = match event.phase {
            Phase::Nothing | Phase::Open => Progress::Open,
            Phase::Finished | Phase::Archived => Progress::Finished,
        };
        self.progress.is_none_or(|wanted| wanted == progress)
            && self.year.is_none_or(|year| event.is_in(year))
            && self.words.iter().all(|word| event.text.contains(word))
    }
}

impl Traits {
    fn is_in(&self, year: u16) -> bool {
        years(self.days).is_some_and(|(first, last)| (first..=last).contains(&year))
    }
}

/// The first and the last year of an event.
fn years((starts, ends): (Option<Date>, Option<Date>)) -> Option<(u16, u16)> {
    let first = starts.or(ends)?.year();
    let last = ends.or(starts)?.year();
    Some((first, last))
}

impl Overview {
    /// What the event is found by.
    pub fn traits(&self) -> Traits {
        let days = (self.starts, self.ends);
        let mut text = plain(&format!("{} {}", self.name, self.place));
        if let Some((first, last)) = years(days) {
            text.push_str(&format!(" {first}"));
            if last != first {
                text.push_str(&format!(" {last}"));
            }
        }
        Traits {
            text: text.into(),
            days,
            phase: self.phase,
        }
    }
}
