//! The pages of an event as a club publishes them: List, 1 2 3 …, Table, Crosstable, Teams,
//! Positions. One file each.

mod all;
mod ask;
mod card;
mod crosstable;
mod drawn;
mod export;
mod finder;
mod frame;
mod hall;
mod list;
mod live;
mod positions;
mod print;
mod qr;
mod record;
mod round;
mod table;
mod teams;
mod write;

use axum::Router;
use axum::routing::get;
use rokada_tournament::Published;
use rokada_tournament::views::Overview;

use crate::server::Site;

pub(crate) use write::score;

pub(crate) fn routes() -> Router<Site> {
    Router::new()
        .route("/events", get(all::page))
        .route("/events/{id}", get(list::page))
        .route("/events/{id}/{round}", get(round::page))
        .route("/events/{id}/{round}/protocol.json", get(drawn::protocol))
        .route("/events/{id}/table", get(table::page))
        .route("/events/{id}/crosstable", get(crosstable::page))
        .route("/events/{id}/teams", get(teams::page))
        .route("/events/{id}/positions", get(positions::page))
        .route("/events/{id}/record", get(record::page))
        .route("/events/{id}/live", get(live::stream))
        .route("/events/{id}/hall", get(hall::page))
        .route("/events/{id}/qr.svg", get(qr::drawing))
        .route("/events/{id}/export/{format}", get(export::file))
        .merge(print::routes())
        .route("/events/{id}/players/{number}", get(card::page))
}

/// The event at a glance, without what the arbiter alone is told to think about.
fn overview(event: &Published) -> Overview {
    let mut overview = event.overview();
    overview.warnings.clear();
    overview
}
