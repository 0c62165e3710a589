//! What the pages of an event have in common: its head, the club's own menu, the live region.

use std::fmt;

use maud::{Markup, html};
use rokada_tournament::Phase;
use rokada_tournament::views::Overview;

use super::ask::Ask;
use crate::layout::{self, Extras};
use crate::people::Action;
use crate::reader::Reader;

/// A page of an event.
///
/// # Display
/// Its address after that of the event; the list's own is empty there and `list` here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    List,
    Round(u16),
    Table,
    Crosstable,
    Teams,
    Positions,
    Player(u32),
    /// The code of the event's journal; not in the menu.
    Record,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::List => f.write_str("list"),
            Part::Round(number) => number.fmt(f),
            Part::Table => f.write_str("table"),
            Part::Crosstable => f.write_str("crosstable"),
            Part::Teams => f.write_str("teams"),
            Part::Positions => f.write_str("positions"),
            Part::Player(number) => write!(f, "players/{number}"),
            Part::Record => f.write_str("record"),
        }
    }
}

impl Part {
    /// Its name in the menu.
    fn name(self, reader: &Reader) -> String {
        let id = match self {
            Part::List => "event-menu-list",
            Part::Round(number) => return number.to_string(),
            Part::Table => "event-menu-table",
            Part::Crosstable => "event-menu-crosstable",
            Part::Teams => "event-menu-teams",
            Part::Positions => "event-menu-positions",
            Part::Player(_) => "event-menu-player",
            Part::Record => "record-title",
        };
        reader.say(id, &[])
    }

    /// Its heading.
    pub(crate) fn heading(self, reader: &Reader) -> String {
        match self {
            Part::List => reader.say("event-start-list", &[]),
            Part::Round(number) => {
                reader.say("event-round-n", &[("round", number.to_string().into())])
            }
            other => other.name(reader),
        }
    }

    pub(crate) fn address(self, id: &str) -> String {
        match self {
            Part::List => format!("/events/{id}"),
            other => format!("/events/{id}/{other}"),
        }
    }
}

/// A whole page of the event.
pub(super) fn page(ask: &Ask, part: Part, content: &Markup) -> Markup {
    let reader = &ask.reader;
    let overview = ask.event().overview();
    let title = match part {
        Part::List => overview.name.clone(),
        _ => format!("{} · {}", part.heading(reader), overview.name),
    };
    let body = html! {
        div.event-head {
            h1 { (overview.name) }
            p.quiet { (about(ask, &overview)) }
            p.phase { (phase(reader, &overview)) }
            @if let Some(left) = &overview.mode_left { p.mode-left { (reader.words.mode_left(left)) } }
            @if reader.visitor.may(Action::RunEvent(ask.shown.id())) {
                p { a href={ "/events/" (ask.shown.id()) "/desk" } { (reader.say("event-to-desk", &[])) } }
            }
        }
        (ask.stale())
        (menu(ask, &overview, part))
        (live(ask, part))
        (content)
        (files(ask))
    };
    let extras = Extras {
        styles: &["event.css"],
        scripts: &["live.js"],
    };
    layout::page_with(reader, &title, extras, &body)
}

/// Place, days, time control and number of players.
fn about(ask: &Ask, overview: &Overview) -> String {
    let reader = &ask.reader;
    let days = overview.starts.or(overview.ends).map(|first| {
        let last = overview.ends.unwrap_or(first);
        reader.words.days(first, last)
    });
    let control = &ask.event().settings().time_control;
    let known = [
        overview.place.clone(),
        days.unwrap_or_default(),
        reader.words.time_control(control),
        reader.say("event-players-counted", &[("n", overview.players.into())]),
    ];
    let known = known.into_iter().filter(|text| !text.is_empty());
    known.collect::<Vec<_>>().join(" · ")
}

/// How far the event has come.
pub(crate) fn phase(reader: &Reader, overview: &Overview) -> String {
    let id = match overview.phase {
        Phase::Archived => "event-phase-archived",
        Phase::Finished => "event-phase-finished",
        _ if overview.published_rounds == 0 => "event-phase-before",
        _ if overview.complete_rounds >= overview.published_rounds => "event-phase-between",
        _ => "event-phase-playing",
    };
    if matches!(overview.phase, Phase::Open) && overview.published_rounds > 0 {
        let args = [
            ("round", overview.published_rounds.to_string().into()),
            ("rounds", overview.rounds.to_string().into()),
        ];
        return reader.say(id, &args);
    }
    reader.say(id, &[])
}

/// The club's own menu; the page being read is marked, the current round is bold and later ones
/// are quiet.
fn menu(ask: &Ask, overview: &Overview, part: Part) -> Markup {
    let (reader, id) = (&ask.reader, ask.shown.id());
    let rounds = (1..=overview.rounds).map(Part::Round);
    let mut parts = vec![Part::List];
    parts.extend(rounds);
    parts.extend([Part::Table, Part::Crosstable]);
    if overview.teams != rokada_tournament::TeamScoring::None {
        parts.push(Part::Teams);
    }
    parts.push(Part::Positions);
    let class = |part: Part| match part {
        Part::Round(number) if number == overview.published_rounds => Some("now"),
        Part::Round(number) if number > overview.published_rounds => Some("later"),
        _ => None,
    };
    html! {
        nav.menu aria-label=(reader.say("event-menu", &[])) {
            ul {
                @for item in parts {
                    li {
                        a href=(item.address(id)) class=[class(item)]
                            aria-label=[matches!(item, Part::Round(_)).then(|| item.heading(reader))]
                            aria-current=[(item == part).then_some("page")] { (item.name(reader)) }
                    }
                }
            }
        }
    }
}

/// The hall's screen, the sheets to print, and the event to be taken away.
fn files(ask: &Ask) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    let base = format!("/events/{}", ask.shown.id());
    let report = |format: &str| reader.say("event-report", &[("format", format.into())]);
    let (event, round) = (ask.event(), ask.event().current_round());
    let mut sheets = vec![("list".to_owned(), say("event-start-list"))];
    if round > 0 {
        let of_round = |id| format!("{} · {}", say(id), Part::Round(round).heading(reader));
        sheets.extend([
            (format!("pairings/{round}"), of_round("event-pairings")),
            (format!("slips/{round}"), of_round("print-slips")),
            (format!("cards/{round}"), of_round("print-cards")),
            ("table".to_owned(), say("event-menu-table")),
            ("wall".to_owned(), say("event-menu-crosstable")),
        ]);
    }
    if let Some((number, _)) = event.used_positions().last() {
        let what = format!(
            "{} · {}",
            say("print-position"),
            Part::Round(number).heading(reader)
        );
        sheets.push((format!("positions/{number}"), what));
    }
    let files = [
        ("pgn", say("event-games")),
        ("csv", format!("{} (CSV)", say("event-menu-table"))),
        ("trf16", report("TRF16")),
        ("trf26", report("TRF26")),
        ("json", say("event-everything")),
    ];
    html! {
        details.files {
            summary { (say("event-files")) }
            p { a href={ (base) "/hall" } { (say("event-hall")) } }
            h3 { (say("event-print")) }
            ul { @for (sheet, what) in sheets { li { a href={ (base) "/print/" (sheet) } { (what) } } } }
            h3 { (say("event-download")) }
            ul { @for (file, what) in files { li { a href={ (base) "/export/" (file) } download { (what) } } } }
            p { a href=(Part::Record.address(ask.shown.id())) { (say("record-title")) } }
        }
    }
}

/// Where news of the event are announced, and what `live.js` needs to know: the stream, the page,
/// and the sentences with their gaps.
fn live(ask: &Ask, part: Part) -> Markup {
    let reader = &ask.reader;
    let gaps = |id, names: &[&'static str]| {
        let args: Vec<_> = names
            .iter()
            .map(|&name| (name, format!("{{{name}}}").into()))
            .collect();
        reader.say(id, &args)
    };
    html! {
        p.live role="status"
            data-stream={ "/events/" (ask.shown.id()) "/live?seen=" (ask.shown.edition()) }
            data-part=(part)
            data-result=(gaps("event-live-result", &["board", "result"]))
            data-round=(gaps("event-live-round", &["round"]))
            data-position=(gaps("event-live-position", &["round"])) {}
    }
}
