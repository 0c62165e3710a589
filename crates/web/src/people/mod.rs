//! Who asks, what they may do, and how the site knows.

mod address;
mod cookie;
mod form;
mod form_token;
mod line;
mod origin;
mod pace;
mod password;
mod recognise;
mod roles;
mod session;
mod upload;
mod visitor;

pub(crate) use address::{Address, Proxies};
pub(crate) use form::{Form, Nothing};
pub(crate) use pace::{Pace, Trier, Turn};
pub(crate) use recognise::recognise;
pub(crate) use roles::Action;
pub(crate) use upload::Upload;
pub(crate) use visitor::Visitor;

pub(crate) use cookie::{Kept, set as session_cookie};
pub(crate) use password::{hash, verify};
pub(crate) use session::open;
