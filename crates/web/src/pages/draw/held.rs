//! A draw by hand as an address holds it: the method, what may be drawn, and all that has fallen.
//! Nothing is kept on the server, so that a draw can be shared, gone back in and checked.

use rokada_draw::{Ask, Device, Draw, EntryError, Method, Outcome, Protocol};
use serde::Deserialize;

use super::pool::Settings;
use crate::layout::encode;
use crate::reader::Reader;

/// What stands behind the `?` of an address.
#[derive(Clone, Default, Deserialize)]
pub(super) struct Asked {
    /// All that has fallen, as in a protocol, parted by commas: `2,3,3`, `H,T`, or `HT`.
    #[serde(default)]
    pub(super) throws: String,
    /// One more outcome, as a person of the reader's language types it.
    #[serde(default)]
    pub(super) next: String,
    /// How the record is wanted: `json` or `text`, to be saved as a file.
    #[serde(default)]
    pub(super) record: String,
    #[serde(flatten)]
    pub(super) settings: Settings,
}

/// A draw by hand at some moment.
pub(super) struct Held {
    pub(super) draw: Draw,
    pub(super) title: Option<String>,
    pub(super) settings: Settings,
}

/// The most outcomes that an address holds; the slowest method needs 42 on average.
const MOST: usize = 1000;

impl Held {
    /// Reads a draw, as far as it can be: what is wrong with the rest is said beside it.
    ///
    /// # Errors
    /// Why there can be no such draw at all.
    pub(super) fn read(
        method: Method,
        asked: &Asked,
        reader: &Reader,
    ) -> Result<(Held, Option<String>), String> {
        let pool = asked.settings.pool(reader)?;
        let title = asked.settings.title(reader)?;
        let draw = Draw::new(method, pool).map_err(|e| reader.words.draw_pool_error(&e))?;
        let mut held = Held {
            draw,
            title,
            settings: asked.settings.clone(),
        };
        let wrong = held.enter_all(&asked.throws, reader);
        Ok((held, wrong))
    }

    fn enter_all(&mut self, throws: &str, reader: &Reader) -> Option<String> {
        for text in parts(throws) {
            let nth = self.draw.entered().len() + 1;
            if nth > MOST {
                return Some(reader.say("hand-too-many", &[("n", MOST.into())]));
            }
            let ask = self.draw.ask();
            let entered = text
                .parse::<Outcome>()
                .and_then(|outcome| self.draw.enter(outcome));
            if let Err(error) = entered {
                let error = reader.words.draw_entry_error(&error, ask.as_ref());
                let args = [("nth", nth.into()), ("error", error.into())];
                return Some(reader.say("hand-wrong-throw", &args));
            }
        }
        None
    }

    /// Enters one more outcome that a person typed.
    ///
    /// # Errors
    /// Why it can't be, in the reader's language.
    pub(super) fn enter(&mut self, typed: &str, reader: &Reader) -> Result<(), String> {
        let ask = self.draw.ask();
        let device = ask.map_or(Device::Coin, |ask: Ask| ask.device);
        let outcome = reader.words.read_draw_outcome(device, typed);
        let entered = outcome.and_then(|outcome| self.draw.enter(outcome));
        let said = |e: EntryError| reader.words.draw_entry_error(&e, ask.as_ref());
        entered.map(|_| ()).map_err(said)
    }

    /// The address of the draw with these outcomes.
    fn address_of(&self, throws: &[Outcome]) -> String {
        let throws: Vec<String> = throws.iter().map(Outcome::to_string).collect();
        format!(
            "/draw/{}?throws={}{}",
            self.draw.method(),
            throws.join(","),
            self.settings.query()
        )
    }

    /// The address of this moment.
    pub(super) fn address(&self) -> String {
        self.address_of(self.draw.entered())
    }

    /// The address after one more outcome.
    pub(super) fn address_with(&self, outcome: Outcome) -> String {
        let throws = [self.draw.entered(), &[outcome]].concat();
        self.address_of(&throws)
    }

    /// The address without the last outcome, when there is one.
    pub(super) fn address_before(&self) -> Option<String> {
        let (_, before) = self.draw.entered().split_last()?;
        Some(self.address_of(before))
    }

    /// The address of the beginning.
    pub(super) fn address_of_beginning(&self) -> String {
        self.address_of(&[])
    }

    /// Where the record can be checked.
    pub(super) fn address_of_check(&self) -> String {
        format!("/draw/verify?draw={}", encode(&self.address()))
    }

    /// The record of the draw so far.
    pub(super) fn protocol(&self) -> Protocol {
        Protocol {
            title: self.title.clone(),
            ..Protocol::of(&self.draw)
        }
    }
}

/// The outcomes of a text: parted by commas or spaces, letters also without.
fn parts(throws: &str) -> impl Iterator<Item = String> {
    let apart = |c: char| c.is_whitespace() || c == ',';
    let words = throws.split(apart).filter(|word| !word.is_empty());
    words.flat_map(|word| match word.chars().all(char::is_alphabetic) {
        true => word.chars().map(String::from).collect::<Vec<_>>(),
        false => vec![word.to_owned()],
    })
}
