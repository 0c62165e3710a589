//! A result that is sent: kept, or answered with what another has entered.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, http::header};
use maud::{Markup, html};
use rokada_desk::{Deed, DeskError, history};
use rokada_tournament::{Command, EntryId, Fact, GameRef, GameResult, Refusal, Timestamp};
use serde::{Deserialize, Serialize};

use super::round;
use super::show::{self, Notice};
use crate::moment;
use crate::pages::desk::at::{AtDesk, AtResults};
use crate::people::Form;
use crate::refusal::refuse;

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
}

fn first() -> u8 {
    1
}

/// The row as it stands now, for the script.
#[derive(Serialize)]
struct Row {
    board: u32,
    game: u8,
    result: Option<GameResult>,
    /// What stood before, for the one who wants it back.
    was: Option<GameResult>,
    row: String,
    /// How many boards have all their results, in words.
    done: String,
    complete: bool,
}

/// What another has entered, as a problem (RFC 9457) with more to tell.
#[derive(Serialize)]
struct Conflict {
    status: u16,
    title: String,
    detail: String,
    standing: Option<GameResult>,
    who: String,
    at: String,
    row: String,
    done: String,
}

pub(super) async fn enter(AtResults(at): AtResults, Form(sent): Form<Sent>) -> Response {
    let Some(round) = round(&at) else {
        return at.missing();
    };
    let game = GameRef {
        round,
        board: sent.board,
        game: sent.game,
    };
    let read = |text: &str| match text {
        "" => Ok(None),
        text => text.parse().map(Some),
    };
    let (was, result): (Option<GameResult>, Option<GameResult>) =
        match (read(&sent.was), read(&sent.result)) {
            (Ok(was), Ok(result)) => (was, result),
            (Err(error), _) | (_, Err(error)) => {
                let detail = at.reader.words.result_not_read(&error);
                return refuse(&at.reader, StatusCode::BAD_REQUEST, &detail);
            }
        };
    let wish = match (was, result) {
        (None, Some(result)) => Command::EnterResult { game, result },
        (Some(was), result) => Command::CorrectResult { game, was, result },
        // Nothing is there and nothing is wanted.
        (None, None) => return kept(&at, game, was),
    };
    match at.act(wish).await {
        Ok(desk) => {
            let at = at.with(desk);
            kept(&at, game, was)
        }
        Err(DeskError::Refused(refusal)) => match *refusal {
            Refusal::ResultStands { standing, .. }
            | Refusal::ResultChanged {
                standing: Some(standing),
                ..
            } => stands(at, game, result, Some(standing)).await,
            Refusal::ResultChanged { standing: None, .. } => stands(at, game, result, None).await,
            refusal => {
                let on = at.address(&format!("/desk/results/{round}"));
                at.not_done(&DeskError::Refused(Box::new(refusal)), None, &on)
            }
        },
        Err(error) => {
            let on = at.address(&format!("/desk/results/{round}"));
            at.not_done(&error, None, &on)
        }
    }
}

/// The row as it stands, or for a browser without scripts the page, where it can be taken back.
fn kept(at: &AtDesk, game: GameRef, was: Option<GameResult>) -> Response {
    if at.reader.wants_json {
        let result = at.event().game(game).and_then(|game| game.result);
        return Json(Row {
            board: game.board,
            game: game.game,
            result,
            was,
            row: row(at, game, None),
            done: show::done(at, game.round),
            complete: at
                .event()
                .round(game.round)
                .is_some_and(rokada_tournament::Round::is_complete),
        })
        .into_response();
    }
    let was = was.map_or("", GameResult::code).replace('+', "%2B");
    let rest = format!(
        "/desk/results/{}?board={}&game={}&was={was}#board-{}",
        game.round, game.board, game.game, game.board
    );
    axum::response::Redirect::to(&at.address(&rest)).into_response()
}

fn row(at: &AtDesk, game: GameRef, notice: Option<&Notice>) -> String {
    show::row_of(at, game, notice).map_or_else(String::new, Markup::into_string)
}

/// Another was quicker. Who wanted the same has what was wanted; else the row says who entered
/// what, and when, and can be corrected from there.
async fn stands(
    at: AtDesk,
    game: GameRef,
    wanted: Option<GameResult>,
    standing: Option<GameResult>,
) -> Response {
    let desk = match at.site.events().read(at.id()).await {
        Ok(Some(desk)) => desk,
        Ok(None) => return at.missing(),
        Err(error) => return at.not_done(&error, None, &at.address("/desk/results")),
    };
    let at = at.with(desk);
    if wanted == standing {
        return kept(&at, game, standing);
    }
    let deed = match history(at.site.journal(), at.id()).await {
        Ok(deeds) => deeds.into_iter().rev().find(|deed| is_of(deed, game)),
        Err(error) => return at.not_done(&error, None, &at.address("/desk/results")),
    };
    let (who, moment) = deed.map_or_else(Default::default, |deed| {
        (
            at.reader.words.actor(&deed.actor, &|entry| at.who(entry)),
            moment::said(&at.reader, Timestamp(deed.at_ms.div_euclid(1000))),
        )
    });
    let said = match standing {
        Some(result) => at.reader.words.game_result(result),
        None => at.say("results-nothing"),
    };
    let args = [
        ("who", who.clone().into()),
        ("moment", moment.clone().into()),
        ("standing", said.into()),
    ];
    let notice = Notice {
        game,
        text: at.reader.say("results-stands", &args),
    };
    if at.reader.wants_json {
        let conflict = Conflict {
            status: StatusCode::CONFLICT.as_u16(),
            title: at.say("desk-refused"),
            row: row(&at, game, Some(&notice)),
            detail: notice.text,
            standing,
            who,
            at: moment,
            done: show::done(&at, game.round),
        };
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        return (StatusCode::CONFLICT, kind, Json(conflict)).into_response();
    }
    let page = show::whole(&at, game.round, Some(&notice), &html! {});
    (StatusCode::CONFLICT, page).into_response()
}

/// Whether a deed gave the game the result it has.
fn is_of(deed: &Deed, game: GameRef) -> bool {
    match deed.fact {
        Fact::ResultEntered { game: of, .. }
        | Fact::ResultCorrected { game: of, .. }
        | Fact::ResultAgreed { game: of, .. } => of == game,
        _ => false,
    }
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
