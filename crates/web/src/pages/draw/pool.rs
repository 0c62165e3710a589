//! Which positions may be drawn, as a form asks for it.

use std::collections::BTreeSet;

use maud::{Markup, html};
use rokada_chess::StartPosition;
use rokada_draw::{Policy, Pool};
use serde::Deserialize;

use crate::layout::encode;
use crate::reader::Reader;

/// What the draw is for and which positions may be drawn, as addresses and forms carry it.
#[derive(Clone, Default, Deserialize)]
pub(super) struct Settings {
    #[serde(default)]
    pub(super) title: String,
    /// Numbers that are drawn again, in any writing: `534, 17`.
    #[serde(default)]
    pub(super) exclude: String,
    /// Something, where the classical array may be drawn.
    #[serde(default)]
    pub(super) classical: String,
    /// The numbers of a short list, in any writing.
    #[serde(default)]
    pub(super) from: String,
}

/// The longest title that is taken, as a line on paper.
const TITLE: usize = 120;

impl Settings {
    /// The positions that may be drawn.
    ///
    /// # Errors
    /// What is wrong, in the reader's language.
    pub(super) fn pool(&self, reader: &Reader) -> Result<Pool, String> {
        let listed = positions(&self.from, reader)?;
        let pool = if listed.is_empty() {
            let policy = Policy {
                classical: !self.classical.is_empty(),
                excluded: BTreeSet::from_iter(positions(&self.exclude, reader)?),
                ..Policy::default()
            };
            policy.pool([])
        } else {
            Pool::short_list(listed)
        };
        pool.map_err(|error| reader.words.draw_pool_error(&error))
    }

    /// What the draw is for; `None` where nothing is said.
    ///
    /// # Errors
    /// When it would not be one line on paper.
    pub(super) fn title(&self, reader: &Reader) -> Result<Option<String>, String> {
        let title = self.title.trim();
        if title.chars().count() > TITLE || title.chars().any(char::is_control) {
            return Err(reader.say("hand-title-too-long", &[("n", TITLE.into())]));
        }
        Ok(Some(title.to_owned()).filter(|title| !title.is_empty()))
    }

    /// The same as the end of an address, each part after a `&`; nothing where all is as usual.
    pub(super) fn query(&self) -> String {
        let parts = [
            ("exclude", &self.exclude),
            ("classical", &self.classical),
            ("from", &self.from),
            ("title", &self.title),
        ];
        let said = parts.iter().filter(|(_, value)| !value.trim().is_empty());
        said.map(|(name, value)| format!("&{name}={}", encode(value.trim())))
            .collect()
    }

    /// The same as hidden fields of a form.
    pub(super) fn hidden(&self) -> Markup {
        let parts = [
            ("exclude", &self.exclude),
            ("classical", &self.classical),
            ("from", &self.from),
            ("title", &self.title),
        ];
        html! {
            @for (name, value) in parts {
                @if !value.is_empty() { input type="hidden" name=(name) value=(value); }
            }
        }
    }

    /// The fields by which a person says it.
    pub(super) fn fields(&self, reader: &Reader, lists: bool) -> Markup {
        let say = |id| reader.say(id, &[]);
        html! {
            div.field {
                label for="title" { (say("hand-title")) }
                input #title name="title" type="text" value=(self.title) maxlength=(TITLE)
                    aria-describedby="title-hint" autocomplete="off";
                p.hint #title-hint { (say("hand-title-hint")) }
            }
            label.choice {
                input type="checkbox" name="classical" value="1"
                    checked[!self.classical.is_empty()];
                span { (say("hand-classical")) }
            }
            div.field {
                label for="exclude" { (say("hand-exclude")) }
                input #exclude name="exclude" type="text" value=(self.exclude) inputmode="text"
                    aria-describedby="exclude-hint" autocomplete="off";
                p.hint #exclude-hint { (say("hand-exclude-hint")) }
            }
            @if lists {
                div.field {
                    label for="from" { (say("hand-from")) }
                    input #from name="from" type="text" value=(self.from) autocomplete="off"
                        aria-describedby="from-hint";
                    p.hint #from-hint { (say("hand-from-hint")) }
                }
            }
        }
    }
}

/// Which positions may be drawn, as a sentence.
pub(super) fn may_be_drawn(pool: &Pool, reader: &Reader) -> String {
    let numbers = |positions: &mut dyn Iterator<Item = StartPosition>| {
        let numbers: Vec<String> = positions.map(|p| p.number().to_string()).collect();
        numbers.join(", ")
    };
    match pool.listed() {
        Some(list) => {
            let list = numbers(&mut list.iter().copied());
            reader.say("hand-may-listed", &[("list", list.into())])
        }
        None if pool.count() == StartPosition::COUNT => reader.say("hand-may-all", &[]),
        None => {
            let args = [
                ("n", pool.count().into()),
                ("excluded", numbers(&mut pool.excluded()).into()),
            ];
            reader.say("hand-may-some", &args)
        }
    }
}

/// The positions of a list of numbers, whatever stands between them.
fn positions(text: &str, reader: &Reader) -> Result<Vec<StartPosition>, String> {
    let apart = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+');
    let numbers = text.split(apart).filter(|part| !part.is_empty());
    numbers
        .map(|part| {
            let number = part.parse::<u16>().ok().and_then(StartPosition::new);
            number.ok_or_else(|| reader.say("draw-numbers-only", &[("number", part.into())]))
        })
        .collect()
}
