//! Facts applied: how each changes the people.

use crate::{
    Fact, Holder, Invitation, Link, LinkId, Name, People, Person, PersonId, Role, Scope, Session,
};

/// Lets a fact change the people. A fact is never refused: it has happened.
pub(crate) fn apply(people: &mut People, fact: &Fact) {
    match fact.clone() {
        Fact::OwnerLinkMade { link, until_ms } => people.owner_link = Some((link, until_ms)),
        Fact::OwnerSet {
            person,
            name,
            password,
        } => {
            people.owner_link = None;
            close(people, Holder::Person(person));
            enrol(people, person, name, password, Role::Owner);
        }
        Fact::ArbiterInvited {
            invitation: id,
            label,
            events,
            link: token,
            until_ms,
        } => {
            people.last_invitation = people.last_invitation.max(id.0);
            let invitation = Invitation {
                id,
                label,
                events,
                until_ms,
                token,
            };
            people.invitations.insert(id, invitation);
        }
        Fact::InvitationWithdrawn { invitation } => {
            people.invitations.remove(&invitation);
        }
        Fact::InvitationAccepted {
            invitation,
            person,
            name,
            password,
        } => {
            let invitation = people.invitations.remove(&invitation);
            let events = invitation.map_or(Scope::Named(Default::default()), |one| one.events);
            enrol(people, person, name, password, Role::Arbiter(events));
        }
        Fact::ArbiterAssigned { person, events } => {
            if let Some(person) = people.persons.get_mut(&person) {
                person.role = Role::Arbiter(events);
            }
        }
        Fact::PersonRemoved { person } => {
            people.persons.remove(&person);
            close(people, Holder::Person(person));
        }
        Fact::PasswordSet {
            person,
            password,
            session: kept,
        } => {
            let of = Holder::Person(person);
            people
                .sessions
                .retain(|token, session| session.of != of || *token == kept);
            if let Some(person) = people.persons.get_mut(&person) {
                person.password = password;
            }
        }
        Fact::LinksMade {
            event,
            first,
            links,
        } => {
            for (new, id) in links.into_iter().zip(first.0..) {
                let former = people
                    .links_into(&event)
                    .find(|link| link.purpose == new.purpose)
                    .map(|link| link.id);
                former.into_iter().for_each(|link| withdraw(people, link));
                people.last_link = people.last_link.max(id);
                let link = Link {
                    id: LinkId(id),
                    event: event.clone(),
                    purpose: new.purpose,
                    token: new.token,
                };
                people.links.insert(link.id, link);
            }
        }
        Fact::LinksWithdrawn { links } => {
            links.into_iter().for_each(|link| withdraw(people, link));
        }
        Fact::SessionOpened {
            session,
            of,
            at_ms,
            until_ms,
        } => {
            // What ended before need not be remembered.
            people.sessions.retain(|_, other| at_ms < other.until_ms);
            people.sessions.insert(session, Session { of, until_ms });
        }
        Fact::SessionClosed { session } => {
            people.sessions.remove(&session);
        }
    }
}

fn enrol(people: &mut People, id: PersonId, name: Name, password: String, role: Role) {
    people.last_person = people.last_person.max(id.0);
    let person = Person {
        id,
        name,
        password,
        role,
    };
    people.persons.insert(id, person);
}

fn withdraw(people: &mut People, link: LinkId) {
    people.links.remove(&link);
    close(people, Holder::Link(link));
}

fn close(people: &mut People, of: Holder) {
    people.sessions.retain(|_, session| session.of != of);
}
