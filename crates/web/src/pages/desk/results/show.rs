//! The rows of a round, each with its buttons.

use axum::extract::Query;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rokada_tournament::views::{BoardView, GameView, RoundView};
use rokada_tournament::{GameRef, GameResult, System};
use serde::Deserialize;

use super::round;
use crate::pages::desk::at::{AtDesk, AtResults};
use crate::pages::desk::frame::{Part, frame};

/// Results of one tap.
const QUICK: [GameResult; 3] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
];

/// A row that has something to say.
pub(super) struct Notice {
    pub(super) game: GameRef,
    pub(super) text: String,
}

/// The page of a round as it is asked for.
pub(super) struct Sheet<'a> {
    pub(super) round: u16,
    pub(super) notice: Option<&'a Notice>,
    /// Somebody said that this round is meant, though a later one is being played.
    pub(super) older: bool,
}

/// What was entered just now, for the button that takes it back.
#[derive(Deserialize)]
pub(super) struct Entered {
    board: Option<u32>,
    game: Option<u8>,
    #[serde(default)]
    was: String,
    #[serde(default)]
    older: String,
}

pub(super) async fn page(AtResults(at): AtResults, Query(entered): Query<Entered>) -> Response {
    let Some(round) = round(&at) else {
        return at.missing();
    };
    if at.reader.wants_json {
        let view = at.event().round_view(round);
        return axum::Json(view).into_response();
    }
    let back = take_back(&at, round, &entered);
    let sheet = Sheet {
        round,
        notice: None,
        older: !entered.older.is_empty(),
    };
    whole(&at, &sheet, &back).into_response()
}

/// The button that takes the last entry back.
fn take_back(at: &AtDesk, round: u16, entered: &Entered) -> Markup {
    let game = entered.board.map(|board| GameRef {
        round,
        board,
        game: entered.game.unwrap_or(1),
    });
    let standing = game.and_then(|game| Some((game, at.event().game(game)?.result?)));
    html! {
        @if let Some((game, result)) = standing {
            @let args = [
                ("board", game.board.to_string().into()),
                ("result", at.reader.words.game_result(result).into()),
            ];
            form.entered method="post" action=(at.address(&format!("/desk/results/{round}"))) {
                (at.visitor.token())
                span role="status" { (at.reader.say("results-entered", &args)) }
                (hidden(game, Some(result), !entered.older.is_empty()))
                button.small name="result" value=(entered.was) { (at.say("results-take-back")) }
            }
        }
    }
}

pub(super) fn whole(at: &AtDesk, sheet: &Sheet<'_>, back: &Markup) -> Markup {
    let round = sheet.round;
    let current = at.round_being_played();
    let view = at.event().round_view(round);
    let later = at.event().current_round() > round;
    let content = html! {
        (rounds(at, round))
        p.done #done aria-live="polite" { (done(at, round)) }
        (back)
        (trouble(at))
        @if later { p.notice { (at.say("results-later")) } }
        p.keys.quiet hidden { (at.say("results-keys")) }
        @if let Some(view) = &view {
            div.results #results data-round=(round) data-current=(current)
                data-older=[sheet.older.then_some("1")]
                data-all=(at.address("/desk/results"))
                data-who=(at.visitor.actor()) {
                @for board in &view.boards {
                    @for game in &board.games { (row(at, view, board, game, sheet)) }
                }
            }
        }
        @if at.is_arbiter() { p { a href=(at.address("/desk")) { (at.say("results-to-desk")) } } }
    };
    let numbered = [("round", round.to_string().into())];
    let title = at.reader.say("results-title", &numbered);
    frame(at, Part::Results, &title, &["results.js"], &content)
}

/// Where the script says what is not kept yet and what was refused, in the reader's words.
fn trouble(at: &AtDesk) -> Markup {
    let say = |id| at.say(id);
    let gap = |id, names: &[&'static str]| {
        let args: Vec<_> = names
            .iter()
            .map(|name| (*name, format!("{{{name}}}").into()))
            .collect();
        at.reader.say(id, &args)
    };
    html! {
        p.waiting #waiting role="status" hidden data-waiting=(gap("results-waiting", &["n"]))
            data-offline=(gap("results-offline", &["n"])) {}
        div.refused #refused role="alert" hidden
            data-lost=(gap("results-lost", &["board", "result"]))
            data-older=(gap("results-older", &["round", "current"]))
            data-do=(gap("results-older-do", &["round"])) data-not=(say("results-to-current"))
            data-current=(gap("results-being-played", &["round"]))
            data-seen=(say("results-seen")) {}
    }
}

/// How many boards have all their results.
pub(super) fn done(at: &AtDesk, round: u16) -> String {
    let known = at.event().round(round);
    let boards = known.map_or(0, |round| round.boards.len());
    let left = known.map_or(0, |round| round.unfinished().len());
    let args = [
        ("done", (boards - left).to_string().into()),
        ("boards", boards.to_string().into()),
        ("left", left.into()),
    ];
    at.reader.say("results-done", &args)
}

fn rounds(at: &AtDesk, round: u16) -> Markup {
    html! {
        nav.rounds aria-label=(at.say("desk-draw-rounds")) {
            ul {
                @for number in 1..=at.round_being_played() {
                    li {
                        a href=(at.address(&format!("/desk/results/{number}")))
                            aria-current=[(number == round).then_some("page")] { (number) }
                    }
                }
            }
        }
    }
}

/// One row by itself, for the script; the view of its round is made once for all of them.
pub(super) fn row_of(
    at: &AtDesk,
    view: &mut Option<RoundView>,
    game: GameRef,
    sheet: &Sheet<'_>,
) -> Option<Markup> {
    if view.as_ref().is_none_or(|view| view.round != game.round) {
        *view = at.event().round_view(game.round);
    }
    let view = view.as_ref()?;
    let board = view.boards.iter().find(|board| board.board == game.board)?;
    let of = board.games.iter().find(|of| of.game == game.game)?;
    Some(row(at, view, board, of, sheet))
}

fn row(
    at: &AtDesk,
    view: &RoundView,
    board: &BoardView,
    game: &GameView,
    sheet: &Sheet<'_>,
) -> Markup {
    let reference = GameRef {
        round: view.round,
        board: board.board,
        game: game.game,
    };
    let (white, black) = if game.white == board.white.player.entry {
        (&board.white, &board.black)
    } else {
        (&board.black, &board.white)
    };
    let id = match game.game {
        1 => format!("board-{}", board.board),
        nth => format!("board-{}-{nth}", board.board),
    };
    let notice = sheet.notice.filter(|notice| notice.game == reference);
    let name = format!("{} – {}", white.player.name, black.player.name);
    html! {
        form.row id=(id) method="post" action=(at.address(&format!("/desk/results/{}", view.round)))
            aria-label={ (at.say("event-board")) " " (board.board) ": " (name) }
            data-board=(board.board) data-game=(game.game)
            data-result=(game.result.map_or("", GameResult::code)) {
            (at.visitor.token())
            (hidden(reference, game.result, sheet.older))
            div.who {
                span.number { (board.board) @if game.game > 1 { "." (game.game) } }
                span { span.disc.white {} (white.player.name) }
                span { span.disc.black {} (black.player.name) }
            }
            (buttons(at, game.result))
            @if let Some(notice) = notice { p.wrong role="alert" { (notice.text) } }
            (reports(at, game))
        }
        (tie(at, view, board, game))
    }
}

/// The fields of a row that nobody types.
pub(super) fn hidden(game: GameRef, was: Option<GameResult>, older: bool) -> Markup {
    html! {
        @if older { input type="hidden" name="older" value="1"; }
        input type="hidden" name="board" value=(game.board);
        input type="hidden" name="game" value=(game.game);
        input type="hidden" name="was" value=(was.map_or("", GameResult::code));
    }
}

/// Three large buttons, and the rest behind "more". What stands is pressed and needs no pressing.
fn buttons(at: &AtDesk, standing: Option<GameResult>) -> Markup {
    let words = at.reader.words;
    let rest = GameResult::ALL.into_iter().filter(|r| !QUICK.contains(r));
    let unusual = standing.filter(|result| !QUICK.contains(result));
    html! {
        div.quick {
            @for result in QUICK {
                @let stands = standing == Some(result);
                button name="result" value=(result.code())
                    aria-pressed=(if stands { "true" } else { "false" }) {
                    (words.game_result(result).replace('-', "–"))
                }
            }
            details.rest {
                summary {
                    @match unusual {
                        Some(result) => { strong { (words.game_result(result)) } }
                        None => { (at.say("results-more")) }
                    }
                }
                div {
                    @for result in rest {
                        button name="result" value=(result.code())
                            aria-pressed=(if standing == Some(result) { "true" } else { "false" }) {
                            (words.game_result(result)) " "
                            span.quiet { (at.say(meaning(result))) }
                        }
                    }
                    @if standing.is_some() {
                        button name="result" value="" { (at.say("results-clear")) }
                    }
                }
            }
        }
    }
}

/// What an unusual result means.
fn meaning(result: GameResult) -> &'static str {
    match result {
        GameResult::BlackForfeits => "results-black-forfeits",
        GameResult::WhiteForfeits => "results-white-forfeits",
        GameResult::DoubleForfeit => "results-double-forfeit",
        GameResult::Adjourned => "results-adjourned",
        GameResult::BothLose
        | GameResult::WhiteDrawsBlackLoses
        | GameResult::BlackDrawsWhiteLoses => "results-decision",
        GameResult::WhiteWinsUnrated | GameResult::BlackWinsUnrated | GameResult::DrawUnrated => {
            "results-unrated"
        }
        GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw => "results-played",
    }
}

/// What the players say, until the result is known.
fn reports(at: &AtDesk, game: &GameView) -> Markup {
    let says = [
        ("results-white-says", game.white_says),
        ("results-black-says", game.black_says),
    ];
    html! {
        @for (id, said) in says {
            @if let Some(result) = said {
                @let result = at.reader.words.game_result(result);
                p.report { (at.reader.say(id, &[("result", result.into())])) }
            }
        }
        @if game.disputed { p.wrong { (at.say("results-disputed")) } }
    }
}

/// Who goes on, asked of an arbiter where a knock-out match ended level.
fn tie(at: &AtDesk, view: &RoundView, board: &BoardView, game: &GameView) -> Markup {
    let event = at.event();
    let last = board.games.iter().all(|other| other.game <= game.game);
    let known = event.round(view.round).and_then(|r| r.board(board.board));
    let level = known.is_some_and(|board| {
        board.is_complete() && board.winner_on_points(&event.settings().points).is_none()
    });
    let knock_out = matches!(event.settings().system, System::KnockOut { .. });
    if !(knock_out && last && level && at.is_arbiter()) {
        return html! {};
    }
    let players = [&board.white.player, &board.black.player];
    html! {
        form.line.tie method="post" action=(at.address("/desk/ties")) {
            (at.visitor.token())
            input type="hidden" name="round" value=(view.round);
            input type="hidden" name="board" value=(board.board);
            div.wide {
                label for={ "how-" (board.board) } { (at.say("results-tie-how")) }
                input id={ "how-" (board.board) } name="how" type="text" autocomplete="off";
            }
            @for player in players {
                button name="winner" value=(player.entry)
                    aria-pressed=(if board.advances == Some(player.entry) { "true" } else { "false" }) {
                    (at.reader.say("results-goes-on", &[("who", player.name.clone().into())]))
                }
            }
        }
    }
}
