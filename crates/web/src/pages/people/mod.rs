//! The pages of the people: logging in, following a link, who may do what.

mod answers;
mod enrol;
mod enter;
mod event_links;
mod fields;
mod login;
mod password;
mod player_sheet;
mod register;
mod scope;

use axum::Router;

use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(login::routes())
        .merge(enrol::routes())
        .merge(enter::routes())
        .merge(register::routes())
        .merge(password::routes())
        .merge(event_links::routes())
}
