//! The people of the site as browsers reach them.

mod links;
mod log_in;
mod sessions;
mod world;
