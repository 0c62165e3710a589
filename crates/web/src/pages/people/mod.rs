//! The pages of the people: logging in, links, who may do what.

mod fields;
mod first_run;
mod login;

use axum::Router;

use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(login::routes())
        .merge(first_run::routes())
}
