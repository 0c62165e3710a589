//! The pages, one file or folder each; each names its own addresses.

mod board;
mod castle;
mod desk;
mod draw;
pub(crate) mod event;
mod front;
mod language;
mod learn;
mod people;
mod position;
mod positions;

use axum::Router;

use crate::server::Site;

/// The addresses of all pages.
pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(front::routes())
        .merge(positions::routes())
        .merge(position::routes())
        .merge(board::routes())
        .merge(castle::routes())
        .merge(draw::routes())
        .merge(event::routes())
        .merge(learn::routes())
        .merge(desk::routes())
        .merge(language::routes())
        .merge(people::routes())
}
