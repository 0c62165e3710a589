//! What happened: facts, the journal's content.

use serde::{Deserialize, Serialize};

use crate::{Holder, InvitationId, LinkId, Name, PersonId, Purpose, Scope, TokenHash};

/// Something that happened. In JSON `fact` names it with the version of its shape, as the facts of
/// events do: a new shape gets a new version, and the old one is still read.
///
/// ```
/// use rokada_people::{Fact, PersonId};
///
/// let fact = Fact::PersonRemoved { person: PersonId(4) };
/// let json = serde_json::to_string(&fact)?;
/// assert_eq!(json, r#"{"fact":"person_removed.1","person":4}"#);
/// assert_eq!(serde_json::from_str::<Fact>(&json)?, fact);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact")]
pub enum Fact {
    /// There is a link by which the owner sets name and password.
    #[serde(rename = "owner_link_made.1")]
    OwnerLinkMade {
        /// Its token.
        link: TokenHash,
        /// Until when it holds.
        until_ms: i64,
    },
    /// The owner set name and password. The link is spent, and the owner's sessions are closed.
    #[serde(rename = "owner_set.1")]
    OwnerSet {
        /// The owner.
        person: PersonId,
        /// What the owner is called.
        name: Name,
        /// The password's hash.
        password: String,
    },
    /// An arbiter was invited.
    #[serde(rename = "arbiter_invited.1")]
    ArbiterInvited {
        /// The invitation.
        invitation: InvitationId,
        /// For whom it is meant.
        label: Name,
        /// Which events the arbiter will run.
        events: Scope,
        /// The token of the link.
        link: TokenHash,
        /// Until when it holds.
        until_ms: i64,
    },
    /// An invitation was taken back.
    #[serde(rename = "invitation_withdrawn.1")]
    InvitationWithdrawn {
        /// Which.
        invitation: InvitationId,
    },
    /// An arbiter accepted an invitation.
    #[serde(rename = "invitation_accepted.1")]
    InvitationAccepted {
        /// Which.
        invitation: InvitationId,
        /// The arbiter.
        person: PersonId,
        /// What the arbiter is called.
        name: Name,
        /// The password's hash.
        password: String,
    },
    /// An arbiter has these events from now on.
    #[serde(rename = "arbiter_assigned.1")]
    ArbiterAssigned {
        /// Who.
        person: PersonId,
        /// Which events.
        events: Scope,
    },
    /// An arbiter was removed.
    #[serde(rename = "person_removed.1")]
    PersonRemoved {
        /// Who.
        person: PersonId,
    },
    /// Somebody has a new password; all other sessions ended.
    #[serde(rename = "password_set.1")]
    PasswordSet {
        /// Who.
        person: PersonId,
        /// The password's hash.
        password: String,
        /// The session that goes on.
        session: TokenHash,
    },
    /// Links into one event were made; each takes the place of the one for the same purpose.
    #[serde(rename = "links_made.1")]
    LinksMade {
        /// The event.
        event: String,
        /// The number of the first; the others follow.
        first: LinkId,
        /// The links.
        links: Vec<NewLink>,
    },
    /// Links were taken back.
    #[serde(rename = "links_withdrawn.1")]
    LinksWithdrawn {
        /// Which.
        links: Vec<LinkId>,
    },
    /// Somebody logged in or followed a link.
    #[serde(rename = "session_opened.1")]
    SessionOpened {
        /// The token in the cookie.
        session: TokenHash,
        /// Whose it is.
        of: Holder,
        /// When it was opened.
        at_ms: i64,
        /// Until when it holds.
        until_ms: i64,
    },
    /// Somebody logged out.
    #[serde(rename = "session_closed.1")]
    SessionClosed {
        /// The token in the cookie.
        session: TokenHash,
    },
}

/// A link as it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewLink {
    /// What its holder may do.
    #[serde(flatten)]
    pub purpose: Purpose,
    /// Its token.
    pub token: TokenHash,
}
