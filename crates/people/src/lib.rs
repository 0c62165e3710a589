//! The people of a site as a state machine of facts: who owns it, who arbitrates which events,
//! who entered by a link, and who is logged in.
//!
//! [`People`] is a [`Fold`](rokada_fold::Fold): it decides which [`Fact`] a [`Command`] leads to, or
//! why it is refused, and a fact changes it. Nothing here reads a clock, makes a random number or hashes a password:
//! those come in with the commands. Of a link or a session only the hash of its token is known.
//!
//! ```
//! use rokada_fold::{Fold, Timestamp};
//! use rokada_people::{Command, Holder, Name, People, TokenHash};
//!
//! let (link, session) = (TokenHash::of("a link"), TokenHash::of("a session"));
//! let now = Timestamp::UNIX_EPOCH;
//! let mut people = People::default();
//! for command in [
//!     Command::MakeOwnerLink { link, until_ms: 1_000 },
//!     Command::SetOwner { link, name: Name::new("Owner")?, password: "$argon2id$…".into() },
//! ] {
//!     let facts = people.decide(command, now)?;
//!     people.apply_all(&facts);
//! }
//! let owner = Holder::Person(people.called("owner").unwrap().id);
//! let command = Command::OpenSession { session, of: owner, until_ms: 1_000 };
//! let facts = people.decide(command, now)?;
//! people.apply_all(&facts);
//! assert_eq!(people.session(session, 999).unwrap().of, owner);
//! assert!(people.session(session, 1_000).is_none());
//! # Ok::<(), rokada_people::Refusal>(())
//! ```

mod apply;
mod command;
mod decide;
mod fact;
mod id;
mod name;
mod people;
mod refusal;

pub use command::Command;
pub use fact::{Fact, NewLink};
pub use id::{Holder, InvitationId, LinkId, PersonId};
pub use name::{Name, acceptable_password};
pub use people::{Invitation, Link, People, Person, Purpose, Role, Scope, Session};
pub use refusal::Refusal;
pub use rokada_token::TokenHash;

/// The stream of the journal that the facts are kept in.
pub const STREAM: &str = "people";
