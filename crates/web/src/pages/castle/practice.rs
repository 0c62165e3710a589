//! Endless exercises: "may this player castle here?" An address carries level and seed, so an
//! exercise can be passed on; answers are marked from the same plan that explains castling.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use maud::{Markup, html};
use rokada_api::WingAnswer;
use rokada_chess::{Bitboard, Color, File, Rank, Square, Wing};
use rokada_trainer::{Answer, Exercise, Level, Marking, Part};
use serde::Serialize;

use super::show::{Shown, legend};
use crate::board::{Live, Marks, Mode};
use crate::layout::{self, Extras};
use crate::reader::Reader;
use crate::refusal::refuse;
use crate::server::Site;

const EXTRAS: Extras<'static> = Extras {
    styles: &["board.css", "castle.css"],
    scripts: &["board.js", "castle.js", "practice.js"],
};

/// What an address says: the exercise, and the answer once there is one.
#[derive(Default)]
struct Asked {
    level: Option<String>,
    seed: Option<String>,
    may: Option<bool>,
    answer: Answer,
    unreadable: Option<String>,
}

impl Asked {
    /// Squares come as often as they were chosen.
    fn read(fields: &[(String, String)]) -> Asked {
        let mut asked = Asked::default();
        for (name, value) in fields {
            match &**name {
                "level" => asked.level = Some(value.clone()),
                "seed" => asked.seed = Some(value.clone()),
                "may" => asked.may = Some(value == "yes"),
                "empty" => asked.note(value, |answer| &mut answer.empty),
                "safe" => asked.note(value, |answer| &mut answer.safe),
                "fault" => asked.note(value, |answer| &mut answer.fault),
                _ => {}
            }
        }
        asked.answer.may = asked.may.unwrap_or(false);
        asked
    }

    fn note(&mut self, squares: &str, of: fn(&mut Answer) -> &mut Bitboard) {
        for text in squares.split([' ', ',']).filter(|text| !text.is_empty()) {
            match text.parse() {
                Ok(square) => of(&mut self.answer).insert(square),
                Err(_) => self.unreadable = Some(text.to_owned()),
            }
        }
    }
}

/// An exercise for a program; what is right comes with the answer only.
#[derive(Serialize)]
struct ExerciseAnswer {
    level: u8,
    seed: u32,
    fen: String,
    wing: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    marking: Option<MarkingAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<WingAnswer>,
}

#[derive(Serialize)]
struct MarkingAnswer {
    right: bool,
    may: bool,
    empty: PartAnswer,
    safe: PartAnswer,
    fault: PartAnswer,
}

#[derive(Serialize)]
struct PartAnswer {
    right: bool,
    missing: Vec<String>,
    extra: Vec<String>,
}

pub(crate) fn routes() -> Router<Site> {
    Router::new().route("/castle/practice", get(page))
}

async fn page(Query(fields): Query<Vec<(String, String)>>, reader: Reader) -> Response {
    let asked = Asked::read(&fields);
    let wrong = |id, value: &str| {
        let detail = reader.say(id, &[("value", value.into())]);
        refuse(&reader, StatusCode::BAD_REQUEST, &detail)
    };
    if let Some(text) = &asked.unreadable {
        return wrong("trainer-no-square", text);
    }
    let number = asked.level.as_deref().unwrap_or("1");
    let Some(level) = number.parse().ok().and_then(Level::new) else {
        return wrong("trainer-no-level", number);
    };
    let Some(seed) = &asked.seed else {
        // Each exercise has its address; without randomness from the system the first one will do.
        let seed = getrandom::u32().unwrap_or(1) % 1_000_000;
        let address = format!("/castle/practice?level={}&seed={seed}", level.number());
        return Redirect::to(&address).into_response();
    };
    let Ok(seed) = seed.parse() else {
        return wrong("trainer-no-seed", seed);
    };
    let exercise = Exercise::new(level, seed);
    let marking = asked.may.map(|_| exercise.mark(&asked.answer));
    if reader.wants_json {
        return Json(answer(&exercise, marking)).into_response();
    }
    let title = reader.say("trainer-practice-title", &[]);
    let content = html! {
        h1 { (title) }
        (super::menu(&reader, "/castle/practice"))
        (levels(&reader, level))
        @match marking {
            Some(marking) => (marked(&reader, &exercise, &asked.answer, marking)),
            None => (question(&reader, &exercise)),
        }
        (progress(&reader))
    };
    layout::page_with(&reader, &title, EXTRAS, &content).into_response()
}

fn levels(reader: &Reader, here: Level) -> Markup {
    html! {
        nav.levels aria-label=(reader.say("trainer-levels", &[])) {
            ol {
                @for level in Level::ALL {
                    li {
                        a href={ "/castle/practice?level=" (level.number()) }
                            aria-current=[(level == here).then_some("true")] {
                            (level_name(reader, level))
                        }
                    }
                }
            }
        }
    }
}

fn level_name(reader: &Reader, level: Level) -> String {
    let args = [("level", level.number().into())];
    reader.say("trainer-level", &args)
}

fn wing_key(wing: Wing) -> &'static str {
    match wing {
        Wing::C => "c",
        Wing::G => "g",
    }
}

fn asks(reader: &Reader, exercise: &Exercise) -> String {
    let color = match exercise.player() {
        Color::White => "white",
        Color::Black => "black",
    };
    let args = [
        ("color", color.into()),
        ("wing", wing_key(exercise.wing()).into()),
    ];
    reader.say("trainer-question", &args)
}

/// What a player knows of the game so far.
fn rights(reader: &Reader, exercise: &Exercise) -> String {
    let rights = exercise.position().castling_rights();
    let home = Rank::First.seen_by(exercise.player());
    let rooks: Bitboard = Wing::ALL
        .into_iter()
        .filter_map(|wing| rights.rook(exercise.player(), wing))
        .map(|file| Square::from_coords(file, home))
        .collect();
    match rooks.len() {
        0 => reader.say("trainer-rights-none", &[]),
        n => {
            let args = [("n", n.into()), ("squares", rooks.to_string().into())];
            reader.say("trainer-rights", &args)
        }
    }
}

fn question(reader: &Reader, exercise: &Exercise) -> Markup {
    let say = |id| reader.say(id, &[]);
    let home = Rank::First.seen_by(exercise.player());
    let title = say("trainer-which-fault");
    let live = Live {
        id: "exercise",
        board: exercise.position().board(),
        below: Color::White,
        marks: &Marks::default(),
        title: &title,
        mode: Mode::Select {
            name: "fault",
            chosen: Bitboard::EMPTY,
        },
    };
    let squares = |name: &str, id| {
        html! {
            fieldset.squares-of-rank {
                legend { (say(id)) }
                div {
                    @for file in File::ALL {
                        @let square = Square::from_coords(file, home);
                        label {
                            input type="checkbox" name=(name) value=(square);
                            span { (square) }
                        }
                    }
                }
            }
        }
    };
    html! {
        form.exercise action="/castle/practice" {
            input type="hidden" name="level" value=(exercise.level().number());
            input type="hidden" name="seed" value=(exercise.seed());
            p.lead { (asks(reader, exercise)) }
            p.quiet { (rights(reader, exercise)) }
            div.beside {
                div {
                    (live.draw(reader))
                    p.hint { (say("trainer-fault-hint")) }
                }
                div {
                    fieldset {
                        legend.seen-only-by-readers { (asks(reader, exercise)) }
                        @for (value, id) in [("yes", "trainer-yes"), ("no", "trainer-no")] {
                            label.choice {
                                input type="radio" name="may" value=(value) required;
                                (say(id))
                            }
                        }
                    }
                    (squares("empty", "trainer-which-empty"))
                    (squares("safe", "trainer-which-safe"))
                    p.hint { (say("trainer-rank-hint")) }
                    div.actions {
                        button.main { (say("trainer-check")) }
                        a.button href={ "/castle/practice?level=" (exercise.level().number()) } {
                            (say("trainer-skip"))
                        }
                    }
                }
            }
        }
    }
}

fn marked(reader: &Reader, exercise: &Exercise, given: &Answer, marking: Marking) -> Markup {
    let say = |id| reader.say(id, &[]);
    let words = reader.words;
    let setup = exercise.position().to_setup();
    let plan = exercise.plan();
    let (level, seed) = (exercise.level().number(), exercise.seed());
    let shown = Shown {
        setup: &setup,
        plan: &plan,
        id: "solution",
    };
    let right = exercise.solution();
    let yes_no = |may| if may { "trainer-yes" } else { "trainer-no" };
    let result = match marking.is_right() {
        true => ("done", "trainer-all-right"),
        false => ("trouble", "trainer-not-all-right"),
    };
    let rows = [
        (
            "trainer-which-empty",
            given.empty,
            right.empty,
            marking.empty,
        ),
        ("trainer-which-safe", given.safe, right.safe, marking.safe),
        (
            "trainer-which-fault",
            given.fault,
            right.fault,
            marking.fault,
        ),
    ];
    html! {
        p.lead { (asks(reader, exercise)) }
        p.quiet { (rights(reader, exercise)) }
        div.(result.0) #result role="status" data-level=(level) data-seed=(seed)
            data-right=(marking.is_right()) {
            p { strong { (say(result.1)) } }
        }
        div.actions {
            a.button.main href={ "/castle/practice?level=" (level) } { (say("trainer-next")) }
            a.button href={ "/castle/practice?level=" (level) "&seed=" (seed) } {
                (say("trainer-again"))
            }
        }
        table.marked-answers {
            thead { tr {
                th { (say("trainer-asked")) }
                th { (say("trainer-given")) }
                th { (say("trainer-right")) }
            } }
            tbody {
                tr {
                    th scope="row" { (say("trainer-may-column")) }
                    td { (sign(reader, marking.may)) " " (say(yes_no(given.may))) }
                    td { (say(yes_no(right.may))) }
                }
                @for (id, given, right, part) in rows {
                    tr {
                        th scope="row" { (say(id)) }
                        td { (sign(reader, part.is_right())) " "
                            span.moves { (words.squares(given)) } }
                        td.moves { (words.squares(right)) }
                    }
                }
            }
        }
        h2 { (say("trainer-why")) }
        div.beside {
            div {
                (shown.board(reader))
                (legend(reader))
            }
            div {
                (shown.verdict(reader))
                (shown.details(reader))
            }
        }
    }
}

fn sign(reader: &Reader, right: bool) -> Markup {
    let (class, sign, id) = match right {
        true => ("may", "✓", "trainer-sign-right"),
        false => ("may-not", "✕", "trainer-sign-wrong"),
    };
    html! { span.(class) role="img" aria-label=(reader.say(id, &[])) { (sign) } }
}

/// Kept in the browser and nowhere else; a script fills it in.
fn progress(reader: &Reader) -> Markup {
    let say = |id| reader.say(id, &[]);
    html! {
        section #progress hidden {
            h2 { (say("trainer-progress")) }
            table {
                thead { tr {
                    th { (say("trainer-levels")) }
                    th.number { (say("trainer-answered")) }
                    th.number { (say("trainer-right")) }
                    th.number { (say("trainer-in-a-row")) }
                } }
                tbody {
                    @for level in Level::ALL {
                        tr data-level=(level.number()) {
                            th scope="row" { (level_name(reader, level)) }
                            td.number data-of="answered" { "0" }
                            td.number data-of="right" { "0" }
                            td.number data-of="row" { "0" }
                        }
                    }
                }
            }
            p.hint { (say("trainer-progress-about")) }
            button type="button" data-clear data-sure=(say("trainer-clear-sure")) {
                (say("trainer-clear"))
            }
        }
    }
}

fn answer(exercise: &Exercise, marking: Option<Marking>) -> ExerciseAnswer {
    let setup = exercise.position().to_setup();
    let names = |squares: Bitboard| squares.into_iter().map(|s| s.to_string()).collect();
    let part = |part: Part| PartAnswer {
        right: part.is_right(),
        missing: names(part.missing),
        extra: names(part.extra),
    };
    ExerciseAnswer {
        level: exercise.level().number(),
        seed: exercise.seed(),
        fen: setup.shredder_fen(),
        wing: wing_key(exercise.wing()),
        solution: marking.map(|_| WingAnswer::of(&exercise.plan(), &setup)),
        marking: marking.map(|marking| MarkingAnswer {
            right: marking.is_right(),
            may: marking.may,
            empty: part(marking.empty),
            safe: part(marking.safe),
            fault: part(marking.fault),
        }),
    }
}
