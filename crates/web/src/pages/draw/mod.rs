//! The draw: by hand with a method of the library, by program, and checked by anyone.

mod about;
mod devices;
mod front;
mod hand;
mod held;
mod methods;
mod pool;
mod program;
mod record;
mod table;
mod taps;
mod told;
mod verify;

use axum::Router;
use axum::routing::get;

use pool::{Settings, may_be_drawn};

use crate::layout::Extras;
use crate::server::Site;

/// What the pages of the draw have beside those of every page.
const EXTRAS: Extras<'static> = Extras {
    styles: &["draw.css"],
    scripts: &["draw.js"],
};

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/draw", get(front::page))
        .route("/draw/verify", get(verify::form).post(verify::check))
        .route("/draw/{method}", get(hand::page).post(hand::quick))
        .merge(program::routes())
}
