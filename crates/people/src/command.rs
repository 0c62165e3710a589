//! What can be wished for.

use crate::{Holder, InvitationId, LinkId, Name, NewLink, PersonId, Scope, TokenHash};

/// A wish. Passwords come in hashed (PHC strings), tokens as their hashes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A link by which the owner sets name and password; the one before it holds no longer.
    MakeOwnerLink {
        /// Its token.
        link: TokenHash,
        /// Until when it holds.
        until_ms: i64,
    },
    /// The owner follows the link, the first time or to get back in.
    SetOwner {
        /// The link's token.
        link: TokenHash,
        /// What the owner is called.
        name: Name,
        /// The password's hash.
        password: String,
    },
    /// Invites an arbiter.
    Invite {
        /// For whom it is meant.
        label: Name,
        /// Which events the arbiter will run.
        events: Scope,
        /// The token of the link.
        link: TokenHash,
        /// Until when it holds.
        until_ms: i64,
    },
    /// Takes an invitation back.
    WithdrawInvitation {
        /// Which.
        invitation: InvitationId,
    },
    /// The invited arbiter follows the link.
    Accept {
        /// The link's token.
        link: TokenHash,
        /// What the arbiter is called.
        name: Name,
        /// The password's hash.
        password: String,
    },
    /// Gives an arbiter other events.
    Assign {
        /// Whom.
        person: PersonId,
        /// Which events from now on.
        events: Scope,
    },
    /// Removes an arbiter; what was done under the name stays in the journal.
    Remove {
        /// Whom.
        person: PersonId,
    },
    /// Somebody has a new password; all other sessions end.
    SetPassword {
        /// Who.
        person: PersonId,
        /// The password's hash.
        password: String,
        /// The session in which it was changed, which goes on.
        session: TokenHash,
    },
    /// Links into one event. One for a keeper or player who has one already takes its place.
    MakeLinks {
        /// The event.
        event: String,
        /// The links, at least one.
        links: Vec<NewLink>,
    },
    /// Takes links into an event back; who entered by them is out.
    WithdrawLinks {
        /// The event.
        event: String,
        /// Which.
        links: Vec<LinkId>,
    },
    /// Somebody logged in or followed a link.
    OpenSession {
        /// The token in the cookie.
        session: TokenHash,
        /// Whose it is.
        of: Holder,
        /// Until when it holds.
        until_ms: i64,
    },
    /// Somebody logged out.
    CloseSession {
        /// The token in the cookie.
        session: TokenHash,
    },
}
