//! The table, of everyone or of a category.

use axum::extract::Query;
use axum::response::Response;
use maud::{Markup, html};
use rokada_tournament::Category;
use rokada_tournament::standings::TieBreak;
use rokada_tournament::views::{TableRow, TableView};
use serde::Deserialize;

use super::ask::Ask;
use super::frame::Part;
use super::write;
use crate::reader::Reader;

#[derive(Deserialize)]
pub(super) struct Asked {
    category: Option<String>,
}

pub(super) async fn page(Query(asked): Query<Asked>, ask: Ask) -> Response {
    let Some(name) = asked.category else {
        let view =
            |event: &rokada_tournament::Published| event.table_view(event.complete_rounds(), None);
        return ask.answer(Part::Table, view, |table| show(&ask, table));
    };
    let mut categories = ask.event().settings().categories.iter();
    let Some(category) = categories.find(|category| category.name == name) else {
        return ask.missing();
    };
    let view = |event: &rokada_tournament::Published| {
        event.table_view(event.complete_rounds(), Some(category))
    };
    ask.answer_once(Part::Table, view, |table| show(&ask, table))
}

fn show(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    html! {
        h2 { (Part::Table.heading(reader)) }
        (categories(ask, table))
        @if table.after_round == 0 {
            p { (reader.say("event-table-empty", &[])) }
        } @else {
            p.quiet { (reader.say("standings-after", &[("n", table.after_round.into())])) }
            (rows(ask, table))
            (legend(reader, table))
            (edition(reader, table))
        }
    }
}

/// The way to the tables of the categories.
fn categories(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    let address = Part::Table.address(ask.shown.id());
    let all = &ask.event().settings().categories;
    let here = |category: Option<&Category>| {
        (table.category.as_ref() == category.map(|category| &category.name)).then_some("page")
    };
    html! {
        @if !all.is_empty() {
            nav.categories aria-label=(reader.say("event-categories", &[])) {
                ul {
                    li {
                        a href=(address) aria-current=[here(None)] {
                            (reader.say("event-everyone", &[]))
                        }
                    }
                    @for category in all {
                        @let asked = crate::layout::encode(&category.name);
                        li {
                            a href={ (address) "?category=" (asked) }
                                aria-current=[here(Some(category))] { (category.name) }
                        }
                    }
                }
            }
        }
    }
}

fn rows(ask: &Ask, table: &TableView) -> Markup {
    let reader = &ask.reader;
    let say = |id| reader.say(id, &[]);
    html! {
        table {
            thead { tr {
                th.number scope="col" { (say("standings-rank")) }
                th scope="col" { (say("standings-name")) }
                th.number.wide scope="col" { (say("standings-rating")) }
                th.number scope="col" { (say("standings-points")) }
                @for code in &table.tie_breaks {
                    th.number.wide scope="col" {
                        abbr title=[name(reader, code)] { (code) }
                    }
                }
            } }
            tbody {
                @for row in &table.rows {
                    tr class=[write::row(ask, &row.player)] {
                        td.number { (row.rank) }
                        td {
                            (write::player(ask.shown.id(), &row.player))
                            @if row.apart { " " span.quiet { "(" (say("table-apart")) ")" } }
                            span.fold { (second_line(reader, table, row)) }
                        }
                        td.number.wide {
                            @if let Some(rating) = row.player.rating { (rating) }
                        }
                        td.number { b { (write::points(reader, row.points)) } }
                        @for value in &row.values {
                            td.number.wide { (written(reader, value.as_deref())) }
                        }
                    }
                }
            }
        }
    }
}

/// What a narrow screen has no columns for.
fn second_line(reader: &Reader, table: &TableView, row: &TableRow) -> String {
    let rating = row.player.rating.map(|rating| rating.to_string());
    let values = table.tie_breaks.iter().zip(&row.values);
    let values =
        values.map(|(code, value)| format!("{code}\u{a0}{}", written(reader, value.as_deref())));
    rating
        .into_iter()
        .chain(values)
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The edition of the rules that the order and the values follow.
pub(super) fn edition(reader: &Reader, table: &TableView) -> Markup {
    html! { p.quiet { (reader.words.tie_break_edition(table.edition)) } }
}

pub(super) fn written(reader: &Reader, value: Option<&str>) -> String {
    value.map_or_else(|| "–".to_owned(), |value| reader.words.decimals(value))
}

/// What the codes stand for.
pub(super) fn legend(reader: &Reader, table: &TableView) -> Markup {
    html! {
        @if !table.unfit_tie_breaks.is_empty() {
            @let codes = table.unfit_tie_breaks.join(", ");
            p.mode-left { (reader.say("table-unfit", &[("codes", codes.into())])) }
        }
        @if !table.tie_breaks.is_empty() {
            h3 { (reader.say("event-tie-breaks", &[])) }
            dl.facts {
                @for code in &table.tie_breaks {
                    dt { (code) }
                    dd { (name(reader, code).unwrap_or_default()) }
                }
            }
        }
    }
}

fn name(reader: &Reader, code: &str) -> Option<String> {
    let tie_break: TieBreak = code.parse().ok()?;
    Some(reader.words.tie_break_name(&tie_break))
}
