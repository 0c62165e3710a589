//! The arbiter's desk: an event run from its first player to its end, one screen a file. All of it
//! works with forms alone; scripts only make it quicker.

mod at;
mod cards;
mod command;
mod draw;
mod fields;
mod frame;
mod home;
mod journal;
mod links;
mod list;
mod lot;
mod new;
mod order;
mod pairing;
mod pairs;
mod player;
mod players;
mod report;
mod results;
mod settings;
mod teams;
mod times;
mod told;
mod undo;

use axum::Router;

pub(crate) use fields::{Faults, Fields};

use crate::server::Site;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .merge(new::routes())
        .merge(home::routes())
        .merge(command::routes())
        .merge(settings::routes())
        .merge(players::routes())
        .merge(player::routes())
        .merge(order::routes())
        .merge(pairs::routes())
        .merge(teams::routes())
        .merge(lot::routes())
        .merge(draw::routes())
        .merge(pairing::routes())
        .merge(results::routes())
        .merge(report::routes())
        .merge(links::routes())
        .merge(undo::routes())
        .merge(journal::routes())
}
