//! What is looked for among the events, as it stands in the address.

use maud::{Markup, html};
use rokada_tournament::{Progress, Search};
use serde::Deserialize;

use crate::layout::encode;
use crate::reader::Reader;
use crate::server::LISTED;

/// How many events a page has at most.
const MOST: usize = 500;

/// The fields of the address, each of which may be missing or empty.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
pub(in crate::pages::event) struct Asked {
    /// Words of name and place.
    q: String,
    year: String,
    /// `open`, `finished`, or nothing for both.
    state: String,
    page: String,
    limit: String,
}

/// The same, understood.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) search: Search,
    pub(super) page: usize,
    pub(super) limit: usize,
}

impl Asked {
    /// What the fields mean.
    ///
    /// # Errors
    /// The first value that can't be chosen.
    pub(super) fn read(&self) -> Result<Wanted, &str> {
        let mut search = Search::for_words(&self.q);
        search.year = number(&self.year)?;
        search.progress = match self.state.as_str() {
            "" => None,
            "open" => Some(Progress::Open),
            "finished" => Some(Progress::Finished),
            other => return Err(other),
        };
        let limit = number(&self.limit)?.unwrap_or(LISTED);
        let page = number(&self.page)?.unwrap_or(1);
        match (page, limit) {
            (0, _) => Err(&self.page),
            (_, 1..=MOST) => Ok(Wanted {
                search,
                page,
                limit,
            }),
            _ => Err(&self.limit),
        }
    }

    /// Whether all events are asked for.
    pub(super) fn is_empty(&self) -> bool {
        [&self.q, &self.year, &self.state]
            .iter()
            .all(|field| field.trim().is_empty())
    }

    /// The address of a page of the same search.
    pub(super) fn address(&self, page: usize) -> String {
        let page = page.to_string();
        let fields = [
            ("q", &self.q),
            ("year", &self.year),
            ("state", &self.state),
            ("limit", &self.limit),
            ("page", &page),
        ];
        let given = fields.iter().filter(|(_, value)| !value.is_empty());
        let given: Vec<String> = given
            .map(|(name, value)| format!("{name}={}", encode(value)))
            .collect();
        format!("/events?{}", given.join("&"))
    }

    /// The fields as a form.
    pub(super) fn form(&self, reader: &Reader) -> Markup {
        let say = |id| reader.say(id, &[]);
        let states = [
            ("", "events-state-any"),
            ("open", "events-state-open"),
            ("finished", "events-state-finished"),
        ];
        html! {
            form.line.finder.across action="/events" role="search" {
                div.wide {
                    label for="q" { (say("events-search")) }
                    input #q name="q" type="search" value=(self.q) maxlength="100"
                        autocomplete="off" spellcheck="false";
                }
                div {
                    label for="year" { (say("events-year")) }
                    input #year name="year" type="number" min="1" max="9999" value=(self.year);
                }
                div {
                    label for="state" { (say("events-state")) }
                    select #state name="state" {
                        @for (value, id) in states {
                            option value=(value) selected[value == self.state] { (say(id)) }
                        }
                    }
                }
                @if !self.limit.is_empty() { input type="hidden" name="limit" value=(self.limit); }
                button { (say("events-find")) }
            }
        }
    }
}

/// A number, or none where nothing was typed.
fn number<N: std::str::FromStr>(text: &str) -> Result<Option<N>, &str> {
    match text.trim() {
        "" => Ok(None),
        digits => digits.parse().map(Some).map_err(|_| text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_chosen_is_taken() {
        let asked = |set: fn(&mut Asked)| {
            let mut asked = Asked::default();
            set(&mut asked);
            asked
        };
        let plain = Asked::default();
        let plain = plain.read().unwrap();
        assert_eq!((plain.page, plain.limit), (1, LISTED));
        for wrong in [
            asked(|a| a.page = "0".into()),
            asked(|a| a.page = "-1".into()),
            asked(|a| a.limit = "501".into()),
            asked(|a| a.limit = "0".into()),
            asked(|a| a.year = "MMXXVI".into()),
            asked(|a| a.state = "archived".into()),
        ] {
            assert!(wrong.read().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn addresses_keep_the_search() {
        let asked = Asked {
            q: "šah & \"960\"".into(),
            state: "open".into(),
            ..Asked::default()
        };
        assert_eq!(
            asked.address(3),
            "/events?q=%C5%A1ah%20%26%20%22960%22&state=open&page=3"
        );
    }
}
