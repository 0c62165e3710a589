//! Who did what, and when: the newest first, what was taken back struck through.

use std::collections::BTreeMap;

use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::html;
use rokada_desk::{Deed, history, now};
use rokada_messages::Named;
use rokada_tournament::{EntryId, Fact, TeamId, Timestamp};
use serde::Serialize;

use super::at::AtDesk;
use super::frame::{Part, frame};
use crate::moment::said;
use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/events/{id}/desk/journal", get(page))
}

/// A line of the journal.
#[derive(Serialize)]
struct Line {
    version: u64,
    at: String,
    who: String,
    what: String,
    taken_back: bool,
}

async fn page(at: AtDesk) -> Response {
    let deeds = match history(at.site.journal(), at.id()).await {
        Ok(deeds) => deeds,
        Err(error) => return at.not_done(&error, None, &at.address("/desk")),
    };
    let lines = lines(&at, &deeds);
    if at.reader.wants_json {
        return Json(lines).into_response();
    }
    let content = html! {
        p { a href=(at.address("/desk/undo")) { (at.say("desk-way-undo")) } }
        ol.journal reversed {
            @for line in &lines {
                li.undone[line.taken_back] {
                    span.quiet { (line.at) " · " (line.who) }
                    @if line.taken_back {
                        s { (line.what) } " " span.quiet { (at.say("journal-undone")) }
                    } @else { span { (line.what) } }
                }
            }
        }
    };
    let title = at.say("journal-title");
    frame(&at, Part::Journal, &title, &[], &content).into_response()
}

fn lines(at: &AtDesk, deeds: &[Deed]) -> Vec<Line> {
    let names = Names::of(deeds.iter().map(|deed| &deed.fact));
    let taken_back = taken_back(deeds);
    let lines = deeds.iter().zip(taken_back).map(|(deed, taken_back)| Line {
        version: deed.version,
        at: said(&at.reader, Timestamp(deed.at_ms.div_euclid(1000))),
        who: at
            .reader
            .words
            .actor(&deed.actor, &|entry| names.entry(at, entry)),
        what: say(at, &deed.fact, &names),
        taken_back,
    });
    let mut lines: Vec<Line> = lines.collect();
    lines.reverse();
    lines
}

/// A fact in words.
pub(super) fn in_words(at: &AtDesk, fact: &Fact) -> String {
    say(at, fact, &Names::of(at.event().facts()))
}

fn say(at: &AtDesk, fact: &Fact, names: &Names<'_>) -> String {
    let named = Named {
        entry: &|entry| names.entry(at, entry),
        team: &|team| names.team(team),
        moment: &|moment| said(&at.reader, moment),
        now: now(),
    };
    at.reader.words.deed(fact, named)
}

/// Which facts were taken back: each "undone" takes the last that still stood.
fn taken_back(deeds: &[Deed]) -> Vec<bool> {
    let mut gone = vec![false; deeds.len()];
    let mut standing = Vec::new();
    for (place, deed) in deeds.iter().enumerate() {
        if deed.fact != Fact::Undone {
            standing.push(place);
        } else if let Some(last) = standing.pop() {
            gone[last] = true;
        }
    }
    gone
}

/// What entries and teams were called, those who are no more included.
struct Names<'a> {
    entries: BTreeMap<EntryId, &'a str>,
    teams: BTreeMap<TeamId, &'a str>,
}

impl<'a> Names<'a> {
    fn of(facts: impl IntoIterator<Item = &'a Fact>) -> Names<'a> {
        let mut names = Names {
            entries: BTreeMap::new(),
            teams: BTreeMap::new(),
        };
        for fact in facts {
            match fact {
                Fact::PlayersEntered { entries } => names.entries.extend(
                    entries
                        .iter()
                        .map(|new| (new.entry, new.player.name.as_str())),
                ),
                Fact::TeamFormed { team, name, .. } => {
                    names.teams.insert(*team, name);
                }
                _ => {}
            }
        }
        names
    }

    fn entry(&self, at: &AtDesk, entry: EntryId) -> String {
        if at.event().entry(entry).is_some() {
            return at.who(entry);
        }
        let name = self.entries.get(&entry).copied();
        name.map_or_else(|| entry.to_string(), str::to_owned)
    }

    fn team(&self, team: TeamId) -> String {
        let name = self.teams.get(&team).copied();
        name.map_or_else(|| team.to_string(), str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_undo_takes_the_last_that_stands() {
        let deed = |version, fact| Deed {
            version,
            at_ms: 0,
            actor: "arbiter".into(),
            fact,
        };
        let deeds: Vec<Deed> = (1..)
            .zip([
                Fact::EventFinished,
                Fact::EventReopened,
                Fact::Undone,
                Fact::EventArchived,
                Fact::Undone,
                Fact::Undone,
            ])
            .map(|(version, fact)| deed(version, fact))
            .collect();
        let gone = taken_back(&deeds);
        assert_eq!(gone, [true, true, false, true, false, false]);
    }
}
