//! The screen of a round's draw.

use maud::{Markup, html};
use rokada_chess::StartPosition;
use rokada_desk::now;
use rokada_draw::Scope;
use rokada_tournament::{Command, RoundDraw, RoundStatus};

use super::by_hand::boards;
use crate::moment::said;
use crate::pages::desk::at::AtDesk;
use crate::pages::desk::command::button;
use crate::pages::desk::fields::{Ask, Faults, Fields};
use crate::pages::desk::frame::{Part, frame};
use crate::pages::desk::home::countdown;
use crate::pages::desk::times;
use crate::pages::position;

pub(super) fn page(at: &AtDesk, round: u16, fields: &Fields, faults: &Faults) -> Markup {
    let draw = at.event().round(round).and_then(|r| r.draw.as_ref());
    let title = at
        .reader
        .say("desk-draw-title", &[("round", round.to_string().into())]);
    let content = html! {
        (faults.summary(&at.reader))
        (rounds(at, round))
        @if let Some(draw) = draw {
            (drawn(at, round, draw, fields, faults))
            details.more open[!faults.is_empty()] {
                summary { (at.say("desk-draw-again")) }
                p.notice { (at.say("desk-draw-again-about")) }
                (ways(at, round, fields, faults))
            }
        } @else {
            (ways(at, round, fields, faults))
        }
    };
    frame(at, Part::Draw, &title, &["desk.js"], &content)
}

/// The rounds whose draws can be looked at.
fn rounds(at: &AtDesk, round: u16) -> Markup {
    let last = at.event().overview().rounds;
    html! {
        nav.rounds aria-label=(at.say("desk-draw-rounds")) {
            ul {
                @for number in 1..=last {
                    li {
                        a href=(at.address(&format!("/desk/draw/{number}")))
                            aria-current=[(number == round).then_some("page")] { (number) }
                    }
                }
            }
        }
    }
}

/// What is drawn; while it is secret it is folded away, since somebody may be looking on.
fn drawn(at: &AtDesk, round: u16, draw: &RoundDraw, fields: &Fields, faults: &Faults) -> Markup {
    let secret = draw.announce_at.filter(|_| !draw.is_public(now()));
    let boards = html! { div.positions { @for one in &draw.positions { (board(at, one)) } } };
    let on = at.address(&format!("/desk/draw/{round}"));
    html! {
        @if let Some(moment) = secret {
            @let args = [
                ("round", round.to_string().into()),
                ("moment", said(&at.reader, moment).into()),
            ];
            p.secret { (at.reader.say("desk-secret", &args)) " " (countdown(at, moment)) }
            details.more { summary { (at.say("desk-draw-look")) } (boards) }
            (button(at, &Command::SetAnnouncement { round, announce_at: None },
                &at.say("desk-draw-announce-now"), &on, "main"))
            details.more open[!fields.get("when").is_empty()] {
                summary { (at.say("desk-draw-change-moment")) }
                form.asking method="post" action={ (on) "/moment" } {
                    (at.visitor.token())
                    (when(at, "", fields, faults))
                    div.actions { button { (at.say("desk-draw-keep-moment")) } }
                }
            }
        } @else {
            p { (at.say("desk-draw-public")) }
            (boards)
            div.actions { a.button.main href=(at.address("/desk")) { (at.say("desk-back")) } }
        }
    }
}

fn board(at: &AtDesk, one: &rokada_tournament::DrawnPosition) -> Markup {
    let position: StartPosition = one.position;
    html! {
        figure {
            (position::board(&at.reader, position))
            figcaption {
                @if let Some(board) = one.board {
                    (at.reader.say("desk-draw-board", &[("board", board.to_string().into())])) ": "
                }
                strong { (position::name(position)) }
                @if !one.note.is_empty() { " · " (one.note) }
                @if let Some(protocol) = &one.protocol {
                    details {
                        summary { (at.say("desk-draw-protocol")) }
                        pre { (protocol) }
                    }
                }
            }
        }
    }
}

/// The ways to draw.
fn ways(at: &AtDesk, round: u16, fields: &Fields, faults: &Faults) -> Markup {
    let event = at.event();
    let per_board = event.settings().positions.scope == Scope::Board;
    let paired = event
        .round(round)
        .is_some_and(|r| r.status > RoundStatus::Open);
    html! {
        @if per_board && !paired {
            p.notice {
                (at.reader.say("desk-draw-needs-boards", &[("round", round.to_string().into())]))
            }
        } @else {
            (by_program(at, round, fields, faults))
            (by_hand(at, round, fields, faults))
        }
    }
}

fn by_program(at: &AtDesk, round: u16, fields: &Fields, faults: &Faults) -> Markup {
    let known = at.event().round(round);
    let announced = known.and_then(|r| r.announcement.as_ref());
    let drawn = known.is_some_and(|r| r.draw.is_some());
    let here = at.address(&format!("/desk/draw/{round}"));
    let ask = Ask {
        reader: &at.reader,
        part: "desk-draw",
        fields,
        faults,
    };
    // One commitment stands for one pool; boards drawn one after the other have pools of their own.
    let one = at.event().settings().positions.scope == Scope::Round;
    html! {
        section #program {
            h2 { (at.say("desk-draw-by-program")) }
            form.asking method="post" action={ (here) "/program" } {
                (at.visitor.token())
                @if let Some(announced) = announced {
                    p { (at.say("desk-draw-announced")) }
                    p.commitment { (announced.commitment.as_deref().unwrap_or_default()) }
                    (ask.text("text"))
                    @if !fields.get("secret").is_empty() || faults.has("secret") {
                        (ask.text("secret"))
                    }
                } @else {
                    p { (at.say("desk-draw-about")) }
                }
                (when(at, if drawn { "again-" } else { "" }, fields, faults))
                div.actions {
                    @if drawn {
                        button.danger name="again" value="1" { (at.say("desk-draw-again-do")) }
                    } @else {
                        button.main { (at.say("desk-draw-do")) }
                    }
                }
            }
            @if announced.is_none() && !drawn && one {
                details.more {
                    summary { (at.say("desk-draw-announce")) }
                    p { (at.say("desk-draw-announce-about")) }
                    form method="post" action={ (here) "/announce" } {
                        (at.visitor.token())
                        button { (at.say("desk-draw-announce-do")) }
                    }
                }
            }
        }
    }
}

fn by_hand(at: &AtDesk, round: u16, fields: &Fields, faults: &Faults) -> Markup {
    let here = at.address(&format!("/desk/draw/{round}"));
    let ask = Ask {
        reader: &at.reader,
        part: "desk-draw",
        fields,
        faults,
    };
    let boards = boards(at, round);
    let open = ["position", "protocol", "note"]
        .iter()
        .any(|field| !fields.get(field).is_empty() || faults.has(field));
    html! {
        details.more open[open] {
            summary { (at.say("desk-draw-by-hand")) }
            form.asking method="post" action={ (here) "/hand" } {
                (at.visitor.token())
                @if boards.is_empty() { (ask.text("position")) }
                @for board in boards {
                    @let name = format!("position_{board}");
                    @let label = [("board", board.to_string().into())];
                    div.field {
                        label for=(name) { (at.reader.say("desk-draw-position-of", &label)) }
                        input id=(name) name=(name) type="text" value=(fields.get(&name))
                            autocomplete="off" autocapitalize="characters";
                    }
                }
                (ask.text("note"))
                (ask.lines("protocol", 4))
                (when(at, "hand-", fields, faults))
                div.actions { button { (at.say("desk-draw-enter")) } }
            }
        }
    }
}

/// When the position is announced. What `of` puts before the ids keeps several forms
/// apart.
fn when(at: &AtDesk, of: &str, fields: &Fields, faults: &Faults) -> Markup {
    let say = |id: &str| at.say(id);
    let chosen = match fields.get("when") {
        "" => "now",
        chosen => chosen,
    };
    let minutes = match fields.get("minutes") {
        "" => "5",
        minutes => minutes,
    };
    let moment = match fields.get("moment") {
        "" => times::written(now()),
        moment => moment.to_owned(),
    };
    html! {
        fieldset.when {
            legend { (say("desk-draw-when")) }
            label.choice {
                input type="radio" name="when" value="now" checked[chosen == "now"];
                span { (say("desk-draw-when-now")) }
            }
            label.choice {
                input type="radio" name="when" value="minutes" checked[chosen == "minutes"];
                span { (say("desk-draw-when-minutes")) }
            }
            input id={ (of) "minutes" } name="minutes" type="number" min="0" max="9999"
                value=(minutes) aria-label=(say("desk-draw-minutes"));
            label.choice {
                input type="radio" name="when" value="moment" checked[chosen == "moment"];
                span { (say("desk-draw-when-moment")) }
            }
            input id={ (of) "moment" } name="moment" type="datetime-local" value=(moment)
                aria-label=(say("desk-draw-moment")) aria-describedby={ (of) "zone" };
            @if let Ok(zone) = crate::zone::zone() {
                p.hint id={ (of) "zone" } {
                    (at.reader.say("desk-draw-zone", &[("zone", zone.into())]))
                }
            }
            @for field in ["minutes", "moment"] {
                @for fault in faults.of(field) { p.wrong { (fault) } }
            }
        }
    }
}
