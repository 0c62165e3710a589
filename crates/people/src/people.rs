//! The people as they stand: a fold over the facts.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::{Deserialize, Serialize};

use crate::{Holder, InvitationId, LinkId, Name, PersonId, TokenHash};

/// The people of a site. It is what the facts made of it: applied each in order to the default,
/// which knows nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    pub(crate) owner_link: Option<(TokenHash, i64)>,
    pub(crate) persons: BTreeMap<PersonId, Person>,
    pub(crate) last_person: u32,
    pub(crate) invitations: BTreeMap<InvitationId, Invitation>,
    pub(crate) last_invitation: u32,
    pub(crate) links: BTreeMap<LinkId, Link>,
    pub(crate) last_link: u32,
    pub(crate) sessions: HashMap<TokenHash, Session>,
}

/// Somebody with a name and a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// The name, of which there is no other.
    pub name: Name,
    /// The password's hash, a PHC string.
    pub password: String,
    /// What the person is to the site.
    pub role: Role,
}

/// What somebody is to the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// The owner, of whom there is one.
    Owner,
    /// An arbiter of these events.
    Arbiter(Scope),
}

/// Which events an arbiter has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// All of them, and makes new ones.
    All,
    /// These.
    Named(BTreeSet<String>),
}

impl Scope {
    /// Is this event among them?
    pub fn has(&self, event: &str) -> bool {
        match self {
            Scope::All => true,
            Scope::Named(events) => events.contains(event),
        }
    }
}

/// An open invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The number.
    pub id: InvitationId,
    /// For whom it is meant.
    pub label: Name,
    /// Which events the arbiter will run.
    pub events: Scope,
    /// Until when it holds.
    pub until_ms: i64,
    pub(crate) token: TokenHash,
}

/// A link into one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The number.
    pub id: LinkId,
    /// The event.
    pub event: String,
    /// What its holder may do.
    pub purpose: Purpose,
    pub(crate) token: TokenHash,
}

/// What the holder of a link may do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Enter results, under this name.
    Keeper(Name),
    /// Report the results of this entry's games.
    Player(u32),
}

/// A session that was opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Whose it is.
    pub of: Holder,
    /// Until when it holds.
    pub until_ms: i64,
}

impl People {
    /// The owner, once there is one.
    pub fn owner(&self) -> Option<&Person> {
        self.persons().find(|person| person.role == Role::Owner)
    }

    /// Does this token set the owner?
    pub fn is_owner_link(&self, token: TokenHash, now_ms: i64) -> bool {
        self.owner_link
            .is_some_and(|(link, until_ms)| link == token && now_ms < until_ms)
    }

    /// Everyone with a name and a password, the owner first.
    pub fn persons(&self) -> impl Iterator<Item = &Person> {
        self.persons.values()
    }

    /// One of them.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.persons.get(&id)
    }

    /// Whoever logs in with this name.
    pub fn called(&self, typed: &str) -> Option<&Person> {
        self.persons().find(|person| person.name.is(typed))
    }

    /// The invitations that were neither accepted nor taken back; some may be too old.
    pub fn invitations(&self) -> impl Iterator<Item = &Invitation> {
        self.invitations.values()
    }

    /// The invitation of this token.
    pub fn invitation(&self, token: TokenHash, now_ms: i64) -> Option<&Invitation> {
        self.invitations()
            .find(|invitation| invitation.token == token && now_ms < invitation.until_ms)
    }

    /// The links into an event in the order in which they were made.
    pub fn links_into(&self, event: &str) -> impl Iterator<Item = &Link> {
        self.links.values().filter(move |link| link.event == event)
    }

    /// A link by its number.
    pub fn link(&self, id: LinkId) -> Option<&Link> {
        self.links.get(&id)
    }

    /// The link of this token.
    pub fn link_of(&self, token: TokenHash) -> Option<&Link> {
        self.links.values().find(|link| link.token == token)
    }

    /// The session of this token, while it holds.
    pub fn session(&self, token: TokenHash, now_ms: i64) -> Option<&Session> {
        self.sessions
            .get(&token)
            .filter(|session| now_ms < session.until_ms)
    }
}
