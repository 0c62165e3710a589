//! The pages, one file each.

pub(crate) mod castle;
pub(crate) mod check_draw;
pub(crate) mod event;
pub(crate) mod front;
pub(crate) mod language;
pub(crate) mod position;
pub(crate) mod positions;
