//! The screen of a pairing.

use maud::{Markup, html};
use rokada_pairing::{Points, Reason};
use rokada_tournament::views::{BoardView, ByeView, RoundView, SeatView};
use rokada_tournament::{Command, EntryId, RoundStatus};

use crate::pages::desk::at::AtDesk;
use crate::pages::desk::command::button;
use crate::pages::desk::frame::{Part, frame, warnings};
use crate::pages::desk::pairs::choose;
use crate::pages::desk::player::bye_id;

pub(super) fn page(at: &AtDesk, view: &RoundView) -> Markup {
    let who = |entry: EntryId| at.who(entry);
    let words = at.reader.words;
    let last = view.round == at.event().current_round();
    let numbered = [("round", view.round.to_string().into())];
    let changes: Vec<String> = view
        .changes_from_rules
        .iter()
        .map(|change| words.event_pair_change(change, &who))
        .collect();
    let said: Vec<String> = view
        .warnings
        .iter()
        .map(|warning| words.event_warning(warning, &who))
        .collect();
    let content = html! {
        (rounds(at, view.round))
        (main(at, view))
        (warnings(&at.say("pairing-warnings"), &said))
        (warnings(&at.say("pairing-changes"), &changes))
        (boards(at, view, last))
        (unpaired(at, view, last))
        @if last { (by_hand(at, view)) }
    };
    let title = at.reader.say("pairing-title", &numbered);
    frame(at, Part::Pairing, &title, &[], &content)
}

fn rounds(at: &AtDesk, round: u16) -> Markup {
    html! {
        nav.rounds aria-label=(at.say("desk-draw-rounds")) {
            ul {
                @for number in 1..=at.event().current_round() {
                    li {
                        a href=(at.address(&format!("/desk/pairing/{number}")))
                            aria-current=[(number == round).then_some("page")] { (number) }
                    }
                }
            }
        }
    }
}

/// The main button, and the way back out of the pairing.
fn main(at: &AtDesk, view: &RoundView) -> Markup {
    let round = view.round;
    let home = at.address("/desk");
    let numbered = [("round", round.to_string().into())];
    html! {
        div.actions {
            @if view.status == RoundStatus::Draft {
                (button(at, &Command::PublishRound { round },
                    &at.reader.say("desk-step-publish", &numbered), &home, "main"))
            } @else if !view.complete {
                a.button.main href=(at.address(&format!("/desk/results/{round}"))) {
                    (at.say("pairing-to-results"))
                }
            }
            @if round == at.event().current_round() {
                (button(at, &Command::UnpairRound { round },
                    &at.reader.say("pairing-unpair", &numbered), &home, ""))
            }
        }
    }
}

fn points(at: &AtDesk, points: Points) -> String {
    let tenths = u32::try_from(points.tenths()).unwrap_or(0);
    at.reader.lang().points(tenths)
}

fn boards(at: &AtDesk, view: &RoundView, last: bool) -> Markup {
    let say = |id: &str| at.say(id);
    html! {
        @if !view.boards.is_empty() {
            table.pairing {
                thead { tr {
                    th.number scope="col" { (say("event-board")) }
                    th scope="col" { (say("event-white")) }
                    th scope="col" { (say("event-black")) }
                    th scope="col" { (say("pairing-why")) }
                    th scope="col" { (say("pairing-change")) }
                } }
                tbody { @for board in &view.boards { (row(at, view.round, board, last)) } }
            }
        }
    }
}

fn row(at: &AtDesk, round: u16, board: &BoardView, last: bool) -> Markup {
    let on = at.address(&format!("/desk/pairing/{round}"));
    let number = board.board;
    html! {
        tr {
            td.number { (number) }
            td { span.disc.white {} (seat(at, &board.white)) }
            td { span.disc.black {} (seat(at, &board.black)) }
            td.why { @if let Some(why) = &board.why { (reason(at, why)) } }
            td.small {
                (button(at, &Command::ChangeColors { round, board: number },
                    &at.say("pairing-colors"), &on, "small"))
                @if last {
                    (button(at, &Command::UnpairBoard { round, board: number },
                        &at.say("pairing-unseat"), &on, "small"))
                }
            }
        }
    }
}

fn seat(at: &AtDesk, seat: &SeatView) -> Markup {
    html! {
        (seat.player.number) " " (seat.player.name) " "
        span.quiet { "(" (points(at, seat.points)) ")" }
    }
}

/// Why the rules made the pair: its bracket, who floats, and the rule of the colours.
fn reason(at: &AtDesk, why: &Reason) -> String {
    let words = at.reader.words;
    let bracket = [("points", points(at, why.bracket.score).into())];
    let bracket = at.reader.say("pairing-bracket", &bracket);
    let said = [bracket, words.floats(why), words.color_rule(why.color_rule)];
    let said = said.into_iter().filter(|text| !text.is_empty());
    said.collect::<Vec<_>>().join("; ")
}

/// Those without an opponent, with what they get or that they still need a place.
fn unpaired(at: &AtDesk, view: &RoundView, last: bool) -> Markup {
    let open = without_place(at, view);
    html! {
        @if !view.byes.is_empty() || !open.is_empty() {
            section {
                h2 { (at.say("pairing-without")) }
                ul {
                    @for bye in &view.byes { li { (bye_line(at, view.round, bye)) } }
                    @for &entry in &open {
                        li.wrong { (at.who(entry)) ": " (at.say("pairing-no-place")) }
                    }
                }
                @if last { (set_bye(at, view, &open)) }
            }
        }
    }
}

fn bye_line(at: &AtDesk, round: u16, bye: &ByeView) -> Markup {
    let of_round = [("round", round.to_string().into())];
    html! {
        (seat(at, &bye.seat)) ": " (at.reader.say(bye_id(bye.bye), &of_round))
        " (" (points(at, bye.worth)) ")"
        @if let Some(why) = &bye.why {
            @let args = [
                ("points", points(at, why.score).into()),
                ("n", why.unplayed_rounds.into()),
            ];
            " " span.quiet { (at.reader.say("pairing-bye-why", &args)) }
        }
    }
}

/// Players of the round with neither opponent nor bye.
fn without_place(at: &AtDesk, view: &RoundView) -> Vec<EntryId> {
    let placed = |entry: EntryId| {
        let mut boards = view.boards.iter();
        let mut byes = view.byes.iter();
        boards.any(|b| b.white.player.entry == entry || b.black.player.entry == entry)
            || byes.any(|bye| bye.seat.player.entry == entry)
    };
    let list = at.event().start_list();
    let expected = |entry: &EntryId| {
        at.event()
            .entry(*entry)
            .is_some_and(|entry| entry.is_in(view.round))
    };
    list.into_iter()
        .filter(|entry| expected(entry) && !placed(*entry))
        .collect()
}

fn set_bye(at: &AtDesk, view: &RoundView, open: &[EntryId]) -> Markup {
    let byes = view.byes.iter().map(|bye| bye.seat.player.entry);
    let entries: Vec<EntryId> = open.iter().copied().chain(byes).collect();
    let here = at.address(&format!("/desk/pairing/{}/bye", view.round));
    html! {
        form.line method="post" action=(here) {
            (at.visitor.token())
            (choose(at, "entry", &at.say("pairing-player"), &entries))
            div {
                label for="set-bye" { (at.say("player-bye-kind")) }
                select #set-bye name="bye" {
                    @for (kind, label) in [
                        ("pairing", "pairing-bye-pairing"),
                        ("half", "player-bye-half"),
                        ("full", "player-bye-full"),
                        ("zero", "player-bye-zero"),
                        ("none", "pairing-bye-none"),
                    ] {
                        option value=(kind) { (at.say(label)) }
                    }
                }
            }
            button { (at.say("pairing-set-bye")) }
        }
    }
}

/// Two change places; two without an opponent are paired.
fn by_hand(at: &AtDesk, view: &RoundView) -> Markup {
    let seated = view.boards.iter();
    let seated = seated.flat_map(|b| [b.white.player.entry, b.black.player.entry]);
    let byes = view.byes.iter().map(|bye| bye.seat.player.entry);
    let movable: Vec<EntryId> = seated.chain(byes.clone()).collect();
    let free: Vec<EntryId> = without_place(at, view).into_iter().chain(byes).collect();
    let here = at.address(&format!("/desk/pairing/{}", view.round));
    html! {
        details.more open[view.boards.is_empty()] {
            summary { (at.say("pairing-by-hand")) }
            @if movable.len() > 1 {
                form.line method="post" action={ (here) "/swap" } {
                    (at.visitor.token())
                    (choose(at, "a", &at.say("pairs-one"), &movable))
                    (choose(at, "b", &at.say("pairs-other"), &movable))
                    button { (at.say("pairing-swap")) }
                }
            }
            @if free.len() > 1 {
                form.line method="post" action={ (here) "/seat" } {
                    (at.visitor.token())
                    (seat_chooser(at, "a", "event-white", &free))
                    (seat_chooser(at, "b", "event-black", &free))
                    button { (at.say("pairing-seat")) }
                }
            }
        }
    }
}

fn seat_chooser(at: &AtDesk, name: &str, label: &str, entries: &[EntryId]) -> Markup {
    let id = format!("seat-{name}");
    html! {
        div.wide {
            label for=(id) { (at.say(label)) }
            select id=(id) name=(name) required {
                option value="" { "–" }
                @for &entry in entries { option value=(entry) { (at.who(entry)) } }
            }
        }
    }
}
