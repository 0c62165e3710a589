//! Numbers by which facts name what they speak of. None is ever given twice.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub u32);
    )+};
}

id![
    /// Somebody with a name and a password.
    PersonId,
    /// An invitation to become an arbiter.
    InvitationId,
    /// A link that lets its holder do one thing in one event.
    LinkId,
];

/// Whose session it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Somebody who logged in.
    Person(PersonId),
    /// Whoever followed a link.
    Link(LinkId),
}
