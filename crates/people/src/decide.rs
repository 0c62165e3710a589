//! Commands decided: which fact a wish leads to, or why it is refused.

use rokada_fold::{Fold, Timestamp};

use crate::apply::apply;
use crate::{
    Command, Fact, Holder, InvitationId, LinkId, Name, People, Person, PersonId, Refusal, Role,
    Scope,
};

impl Fold for People {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: Command, now: Timestamp) -> Result<Vec<Fact>, Refusal> {
        decide(self, command, now.as_millisecond()).map(|fact| vec![fact])
    }

    fn apply(&mut self, fact: &Fact) {
        apply(self, fact);
    }
}

fn decide(people: &People, command: Command, now_ms: i64) -> Result<Fact, Refusal> {
    Ok(match command {
        Command::MakeOwnerLink { link, until_ms } => Fact::OwnerLinkMade { link, until_ms },
        Command::SetOwner {
            link,
            name,
            password,
        } => {
            if !people.is_owner_link(link, now_ms) {
                return Err(Refusal::NoSuchLink);
            }
            let owner = people.owner().map(|owner| owner.id);
            free(people, &name, owner)?;
            Fact::OwnerSet {
                person: owner.unwrap_or(PersonId(people.last_person + 1)),
                name,
                password,
            }
        }
        Command::Invite {
            label,
            events,
            link,
            until_ms,
        } => Fact::ArbiterInvited {
            invitation: InvitationId(people.last_invitation + 1),
            label,
            events: some(events)?,
            link,
            until_ms,
        },
        Command::WithdrawInvitation { invitation } => {
            if !people.invitations.contains_key(&invitation) {
                return Err(Refusal::NoSuchInvitation);
            }
            Fact::InvitationWithdrawn { invitation }
        }
        Command::Accept {
            link,
            name,
            password,
        } => {
            let invitation = people.invitation(link, now_ms);
            let invitation = invitation.ok_or(Refusal::NoSuchLink)?.id;
            free(people, &name, None)?;
            Fact::InvitationAccepted {
                invitation,
                person: PersonId(people.last_person + 1),
                name,
                password,
            }
        }
        Command::Assign { person, events } => {
            let person = arbiter(people, person)?.id;
            let events = some(events)?;
            Fact::ArbiterAssigned { person, events }
        }
        Command::Remove { person } => {
            let person = arbiter(people, person)?.id;
            Fact::PersonRemoved { person }
        }
        Command::SetPassword {
            person,
            password,
            session,
        } => {
            people.person(person).ok_or(Refusal::NoSuchPerson)?;
            Fact::PasswordSet {
                person,
                password,
                session,
            }
        }
        Command::MakeLinks { event, links } => Fact::LinksMade {
            event,
            first: LinkId(people.last_link + 1),
            links,
        },
        Command::WithdrawLinks { event, links } => {
            let there = |link: &LinkId| people.link(*link).is_some_and(|link| link.event == event);
            if !links.iter().all(there) {
                return Err(Refusal::NoSuchLink);
            }
            Fact::LinksWithdrawn { links }
        }
        Command::OpenSession {
            session,
            of,
            until_ms,
        } => {
            // The person or link may have gone since it was looked at.
            let there = match of {
                Holder::Person(person) => people.person(person).is_some(),
                Holder::Link(link) => people.link(link).is_some(),
            };
            if !there {
                return Err(Refusal::NoSuchLink);
            }
            Fact::SessionOpened {
                session,
                of,
                at_ms: now_ms,
                until_ms,
            }
        }
        Command::CloseSession { session } => Fact::SessionClosed { session },
    })
}

/// Nobody but `own` has the name, or one that looks like it.
fn free(people: &People, name: &Name, own: Option<PersonId>) -> Result<(), Refusal> {
    let mut others = people.persons().filter(|other| Some(other.id) != own);
    let alike = |other: &&Person| {
        let other = &other.name;
        other.is(name.as_str()) || rokada_text::look_alike(other.as_str(), name.as_str())
    };
    match others.find(alike) {
        Some(other) => Err(Refusal::NameTaken(other.name.as_str().to_owned())),
        None => Ok(()),
    }
}

fn some(events: Scope) -> Result<Scope, Refusal> {
    match events {
        Scope::Named(events) if events.is_empty() => Err(Refusal::NoEvents),
        events => Ok(events),
    }
}

fn arbiter(people: &People, person: PersonId) -> Result<&Person, Refusal> {
    let person = people.person(person).ok_or(Refusal::NoSuchPerson)?;
    match person.role {
        Role::Owner => Err(Refusal::OwnerStays),
        Role::Arbiter(_) => Ok(person),
    }
}
