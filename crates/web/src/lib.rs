//! Rokada in the browser.
//!
//! Pages are made on the server and can be read without JavaScript; what a page shows is also
//! answered as JSON at the same address. [`serve`] runs the site on a [`Journal`].
//!
//! [`Journal`]: rokada_journal::Journal

mod assets;
mod back;
mod backup;
mod board;
mod entropy;
mod events;
mod guard;
mod guide;
mod layout;
mod live;
mod moment;
mod observe;
mod pages;
mod people;
mod plain;
mod qr;
mod reader;
mod refusal;
mod safety;
mod server;
mod zone;

pub use backup::BackupPlan;
pub use server::{Site, router, serve};
pub use zone::{UnknownZone, zone};
