//! A pairing changed by hand: what needs more than a button.

use axum::response::Response;
use rokada_tournament::{Bye, Command, EntryId};
use serde::Deserialize;

use crate::pages::desk::at::AtDesk;
use crate::people::Form;

#[derive(Deserialize)]
pub(super) struct Two {
    a: u32,
    b: u32,
}

#[derive(Deserialize)]
pub(super) struct Without {
    entry: u32,
    bye: String,
}

/// Two players change places.
pub(super) async fn swap(at: AtDesk, Form(Two { a, b }): Form<Two>) -> Response {
    let (a, b) = (EntryId(a), EntryId(b));
    change(&at, |round| Command::SwapPlayers { round, a, b }).await
}

/// Two players without an opponent are paired, the first with White.
pub(super) async fn seat(at: AtDesk, Form(Two { a, b }): Form<Two>) -> Response {
    let (white, black) = (EntryId(a), EntryId(b));
    change(&at, |round| Command::PairByHand {
        round,
        white,
        black,
    })
    .await
}

/// What a player without an opponent gets.
pub(super) async fn bye(at: AtDesk, Form(Without { entry, bye }): Form<Without>) -> Response {
    let entry = EntryId(entry);
    let bye = match bye.as_str() {
        "pairing" => Some(Bye::Pairing),
        "half" => Some(Bye::Half),
        "full" => Some(Bye::Full),
        "zero" => Some(Bye::Zero),
        _ => None,
    };
    change(&at, |round| Command::SetBye { round, entry, bye }).await
}

async fn change(at: &AtDesk, wish: impl FnOnce(u16) -> Command) -> Response {
    let Some(round) = at.number("round") else {
        return at.missing();
    };
    let on = at.address(&format!("/desk/pairing/{round}"));
    at.carry_out(wish(round), &on).await
}
