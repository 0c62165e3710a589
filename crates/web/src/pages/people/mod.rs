//! The pages of the people: logging in, following a link, who may do what.

mod answers;
mod backup;
mod enrol;
mod enter;
mod fields;
mod login;
mod password;
mod register;
mod scope;

use axum::Router;

pub(crate) use fields::link_once;

use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(login::routes())
        .merge(enrol::routes())
        .merge(enter::routes())
        .merge(register::routes())
        .merge(password::routes())
}
