//! Why something is refused.

use thiserror::Error;

/// Why a command is refused, or what was typed is no name or password.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// A name has at least one character.
    #[error("the name is empty")]
    NameEmpty,
    /// The name is too long.
    #[error("the name has more than {most} characters")]
    NameTooLong {
        /// How long one may be, in characters.
        most: usize,
    },
    /// The name has characters that can't be printed.
    #[error("the name has characters that can't be printed")]
    NameUnprintable,
    /// Somebody else has the name, or one that looks like it.
    #[error("somebody else is called {0}, or so it looks: choose another name")]
    NameTaken(String),
    /// The password is too short.
    #[error("the password has fewer than {least} characters")]
    PasswordTooShort {
        /// How short one may be, in characters.
        least: usize,
    },
    /// The password is too long.
    #[error("the password has more than {most} bytes")]
    PasswordTooLong {
        /// How long one may be, in bytes.
        most: usize,
    },
    /// The link is unknown, used, withdrawn or too old; which of these is nobody's business.
    #[error("the link does not hold, or no longer: ask for a new one")]
    NoSuchLink,
    /// The invitation is not open.
    #[error("there is no such open invitation")]
    NoSuchInvitation,
    /// There is nobody of that number.
    #[error("there is no such person")]
    NoSuchPerson,
    /// The owner can't be removed, and has all events.
    #[error("the site keeps its owner")]
    OwnerStays,
    /// Named events, but none named.
    #[error("name at least one event, or give all")]
    NoEvents,
}
