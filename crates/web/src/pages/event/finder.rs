//! "Where do I sit?": a name is answered with colour, board and opponent.

use maud::{Markup, html};
use rokada_messages::Arg;
use rokada_text::plain;
use rokada_tournament::views::{BoardView, PlayerRef, RoundView};
use serde::Deserialize;

use super::ask::Ask;
use super::frame::Part;
use super::write;

/// How many who answer to a name are shown.
const MOST: usize = 10;

#[derive(Deserialize)]
pub(super) struct Asked {
    name: Option<String>,
}

impl Asked {
    /// What was asked for, if anything.
    pub(super) fn name(&self) -> Option<&str> {
        let name = self.name.as_deref().map(str::trim);
        name.filter(|name| !name.is_empty())
    }
}

/// The form, and the answer where a name was given.
pub(super) fn show(ask: &Ask, view: &RoundView, asked: &Asked) -> Markup {
    let reader = &ask.reader;
    html! {
        form.line.finder action=(Part::Round(view.round).address(ask.shown.id())) role="search" {
            div.wide {
                label for="name" { (reader.say("event-find-me", &[])) }
                input #name name="name" type="text" required autocomplete="name"
                    spellcheck="false" value=[asked.name()];
            }
            button { (reader.say("event-find", &[])) }
        }
        (answer(ask, view, asked.name()))
    }
}

fn answer(ask: &Ask, view: &RoundView, name: Option<&str>) -> Markup {
    let wanted = name.map(plain);
    // Whoever came by the link made for a player need not ask.
    let fits = |player: &PlayerRef| match &wanted {
        Some(wanted) => {
            player.number.to_string() == *wanted || plain(&player.name).contains(wanted)
        }
        None => write::is_own(ask, player),
    };
    let list = ask.event().list_view();
    let players = list.players.iter().map(|row| &row.player);
    let found: Vec<&PlayerRef> = players.filter(|player| fits(player)).take(MOST).collect();
    html! {
        @if name.is_some() || !found.is_empty() { div.found role="status" {
            @if let Some(name) = name.filter(|_| found.is_empty()) {
                p { (ask.reader.say("event-nobody-found", &[("name", name.into())])) }
            }
            @for player in found {
                @let board = board_of(view, player);
                p {
                    strong { (player.name) } ": " (place(ask, view, player, board))
                    @if let Some(board) = board {
                        " " a href={ "#board-" (board.board) } {
                            (ask.reader.say("event-show-me", &[]))
                        }
                    }
                }
            }
        } }
    }
}

fn board_of<'a>(view: &'a RoundView, player: &PlayerRef) -> Option<&'a BoardView> {
    let sits = |board: &&BoardView| {
        let seats = [&board.white, &board.black];
        seats.iter().any(|seat| seat.player.entry == player.entry)
    };
    view.boards.iter().find(sits)
}

/// Where a player sits, as a beginner asks it.
fn place(ask: &Ask, view: &RoundView, player: &PlayerRef, board: Option<&BoardView>) -> String {
    let reader = &ask.reader;
    if let Some(board) = board {
        let white = board.white.player.entry == player.entry;
        let opponent = if white { &board.black } else { &board.white };
        let args: [Arg<'_>; 2] = [
            ("board", board.board.to_string().into()),
            ("opponent", opponent.player.name.as_str().into()),
        ];
        let id = match (white, board.games.len()) {
            (true, 1) => "event-you-white",
            (false, 1) => "event-you-black",
            (true, _) => "event-you-white-first",
            (false, _) => "event-you-black-first",
        };
        return reader.say(id, &args);
    }
    let bye = view
        .byes
        .iter()
        .find(|bye| bye.seat.player.entry == player.entry);
    match bye {
        Some(bye) => {
            let points = write::points(reader, bye.worth);
            reader.say("event-you-bye", &[("points", points.into())])
        }
        None => reader.say("event-you-out", &[]),
    }
}
