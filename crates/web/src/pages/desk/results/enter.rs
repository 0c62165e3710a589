//! Results that are sent: kept, or answered with what another has entered. A form sends one, as a
//! page without scripts does; a script sends all that were typed since its last answer.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http::header};
use maud::{Markup, html};
use rokada_tournament::views::RoundView;
use rokada_tournament::{Command, EntryId, GameRef, GameResult};
use serde::{Deserialize, Serialize};

use super::entry::{Entry, Outcome, keep, standing};
use super::round;
use super::show::{self, Notice, Sheet};
use crate::pages::desk::at::{AtDesk, AtResults};
use crate::pages::desk::frame::{Part, frame};
use crate::people::Form;
use crate::refusal::{in_words, refuse};

/// How many results a script sends at once.
const MOST: usize = 100;

/// What a button of a row sends.
#[derive(Deserialize)]
pub(super) struct Sent {
    board: u32,
    #[serde(default = "first")]
    game: u8,
    /// The result; empty to take it away.
    result: String,
    /// What stood in the row when the button was pressed; empty for nothing.
    #[serde(default)]
    was: String,
    /// Somebody said that this round is meant, though a later one is being played.
    #[serde(default)]
    older: String,
}

fn first() -> u8 {
    1
}

/// The row as it stands now, for the script.
#[derive(Serialize)]
struct Row {
    round: u16,
    board: u32,
    game: u8,
    /// Whether the game has the result that was sent.
    kept: bool,
    result: Option<GameResult>,
    /// What stood before, for the one who wants it back.
    was: Option<GameResult>,
    row: String,
    /// Why it was not kept.
    detail: Option<String>,
    /// Who has entered what stands there instead, and when.
    who: Option<String>,
    at: Option<String>,
    /// A later round is being played: is this one meant?
    older: bool,
}

/// What became of the results that a script sent.
#[derive(Serialize)]
struct Answer {
    rows: Vec<Row>,
    /// How many boards of the round being played have all their results, in words.
    done: String,
    /// The round being played.
    round: u16,
}

/// A result that was not kept, as a problem (RFC 9457) with more to tell.
#[derive(Serialize)]
struct Problem {
    status: u16,
    title: String,
    standing: Option<GameResult>,
    #[serde(flatten)]
    row: Row,
    done: String,
}

/// One result.
pub(super) async fn enter(AtResults(at): AtResults, Form(sent): Form<Sent>) -> Response {
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let game = GameRef {
        round,
        board: sent.board,
        game: sent.game,
    };
    let entry = match Entry::read(game, &sent.was, &sent.result) {
        Ok(entry) => entry,
        Err(error) => {
            let detail = at.reader.words.result_not_read(&error);
            return refuse(&at.reader, StatusCode::BAD_REQUEST, &detail);
        }
    };
    let older = !sent.older.is_empty();
    let (at, outcome) = keep(at, &entry, older).await;
    if at.reader.wants_json {
        return one_for_a_script(&at, &entry, outcome, older).await;
    }
    match outcome {
        Outcome::Kept => back_to_row(&at, &entry, older),
        Outcome::Older => ask_about_older(&at, &entry),
        Outcome::Stands => {
            let standing = standing(&at, game).await;
            let sheet = Sheet {
                round,
                notice: Some(&standing.notice),
                older,
            };
            let page = show::whole(&at, &sheet, &html! {});
            (StatusCode::CONFLICT, page).into_response()
        }
        Outcome::NotDone(error) => {
            let on = at.address(&format!("/desk/results/{round}"));
            at.not_done(&error, entry.command().map(Command::anyway), &on)
        }
    }
}

/// All results that a script has to send, each as `round board game was result`, with `-` for no
/// result; and the older rounds that are meant. Each is kept or not by itself.
pub(super) async fn enter_all(
    AtResults(mut at): AtResults,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let values = |name: &'static str| {
        let of_name = move |(known, _): &&(String, String)| known == name;
        fields.iter().filter(of_name).map(|(_, value)| value)
    };
    let meant: Vec<u16> = values("older")
        .filter_map(|round| round.parse().ok())
        .collect();
    // What is refused is refused before anything of it is kept.
    let entries: Option<Vec<Entry>> = values("entry").map(|text| Entry::of_script(text)).collect();
    let Some(entries) = entries else {
        let detail = at.say("results-entry-unreadable");
        return refuse(&at.reader, StatusCode::BAD_REQUEST, &detail);
    };
    if entries.len() > MOST {
        let most = [("most", MOST.into())];
        let detail = at.reader.say("results-too-many", &most);
        return refuse(&at.reader, StatusCode::PAYLOAD_TOO_LARGE, &detail);
    }
    let mut settled = Vec::with_capacity(entries.len());
    for entry in entries {
        let older = meant.contains(&entry.game.round);
        let outcome;
        (at, outcome) = keep(at, &entry, older).await;
        settled.push((entry, outcome, older));
    }
    // The rows show what all of it has come to.
    let mut rows = Vec::with_capacity(settled.len());
    let mut view = None;
    for (entry, outcome, older) in settled {
        rows.push(row(&at, &mut view, &entry, outcome, older).await);
    }
    let round = at.round_being_played();
    Json(Answer {
        rows,
        done: show::done(&at, round),
        round,
    })
    .into_response()
}

/// What became of a result, with its row as it stands.
async fn row(
    at: &AtDesk,
    view: &mut Option<RoundView>,
    entry: &Entry,
    outcome: Outcome,
    older: bool,
) -> Row {
    let game = entry.game;
    let kept = matches!(outcome, Outcome::Kept);
    let asks = matches!(outcome, Outcome::Older);
    let (mut who, mut moment) = (None, None);
    let notice = match outcome {
        Outcome::Kept => None,
        Outcome::Stands => {
            let standing = standing(at, game).await;
            (who, moment) = (Some(standing.who), Some(standing.moment));
            Some(standing.notice)
        }
        Outcome::Older => Some(Notice {
            game,
            text: being_played(at),
        }),
        Outcome::NotDone(error) => Some(Notice {
            game,
            text: in_words(&at.reader, &error, &|entry| at.who(entry)).1,
        }),
    };
    let sheet = Sheet {
        round: game.round,
        notice: notice.as_ref(),
        older,
    };
    Row {
        round: game.round,
        board: game.board,
        game: game.game,
        kept,
        result: at.event().game(game).and_then(|game| game.result),
        was: entry.was,
        row: show::row_of(at, view, game, &sheet).map_or_else(String::new, Markup::into_string),
        detail: notice.map(|notice| notice.text),
        who,
        at: moment,
        older: asks,
    }
}

async fn one_for_a_script(at: &AtDesk, entry: &Entry, outcome: Outcome, older: bool) -> Response {
    if let Outcome::NotDone(error) = &outcome {
        return at.not_done(error, None, "");
    }
    let row = row(at, &mut None, entry, outcome, older).await;
    if row.kept {
        return Json(row).into_response();
    }
    let problem = Problem {
        status: StatusCode::CONFLICT.as_u16(),
        title: at.say("desk-refused"),
        standing: row.result,
        done: show::done(at, entry.game.round),
        row,
    };
    let kind = [(header::CONTENT_TYPE, "application/problem+json")];
    (StatusCode::CONFLICT, kind, Json(problem)).into_response()
}

/// The page again, where the result can be taken back.
fn back_to_row(at: &AtDesk, entry: &Entry, older: bool) -> Response {
    let game = entry.game;
    let was = entry.was.map_or("", GameResult::code).replace('+', "%2B");
    let older = if older { "&older=1" } else { "" };
    let rest = format!(
        "/desk/results/{}?board={}&game={}&was={was}{older}#board-{}",
        game.round, game.board, game.game, game.board
    );
    axum::response::Redirect::to(&at.address(&rest)).into_response()
}

/// The round that is being played, said where another one is about to be changed.
fn being_played(at: &AtDesk) -> String {
    let current = at.round_being_played();
    at.reader.say(
        "results-being-played",
        &[("round", current.to_string().into())],
    )
}

/// A page that lay open since an earlier round: is that one meant?
fn ask_about_older(at: &AtDesk, entry: &Entry) -> Response {
    let game = entry.game;
    let words = at.reader.words;
    let said = |result: Option<GameResult>| match result {
        Some(result) => words.game_result(result),
        None => at.say("results-nothing"),
    };
    let standing = at.event().game(game).and_then(|game| game.result);
    let round = [("round", game.round.to_string().into())];
    let args = [
        ("round", game.round.to_string().into()),
        ("board", game.board.to_string().into()),
        ("standing", said(standing).into()),
        ("result", said(entry.result).into()),
    ];
    let title = being_played(at);
    let content = html! {
        p { (at.reader.say("results-older-ask", &args)) }
        div.actions {
            form method="post" action=(at.address(&format!("/desk/results/{}", game.round))) {
                (at.visitor.token())
                (show::hidden(game, standing, true))
                button.danger name="result" value=(entry.result.map_or("", GameResult::code)) {
                    (at.reader.say("results-older-do", &round))
                }
            }
            a.button.main href=(at.address("/desk/results")) { (at.say("results-to-current")) }
        }
    };
    let page = frame(at, Part::Results, &title, &[], &content);
    (StatusCode::CONFLICT, page).into_response()
}

/// Who goes on after a knock-out match that ended level.
#[derive(Deserialize)]
pub(super) struct Tie {
    round: u16,
    board: u32,
    winner: u32,
    #[serde(default)]
    how: String,
}

pub(super) async fn tie(at: AtDesk, Form(tie): Form<Tie>) -> Response {
    let on = at.address(&format!("/desk/results/{}", tie.round));
    let command = Command::BreakTie {
        round: tie.round,
        board: tie.board,
        winner: EntryId(tie.winner),
        how: tie.how.trim().to_owned(),
    };
    at.carry_out(command, &on).await
}
