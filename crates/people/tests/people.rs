//! The people decided and applied, through the public face.

use rokada_fold::{Fold, Timestamp};
use rokada_people::{
    Command, Fact, Holder, InvitationId, LinkId, Name, NewLink, People, PersonId, Purpose, Refusal,
    Role, Scope, TokenHash, acceptable_password,
};

/// The people, and the facts they are made of.
#[derive(Default)]
struct Story {
    people: People,
    facts: Vec<Fact>,
    now: i64,
}

impl Story {
    fn tell(&mut self, command: Command) -> Result<(), Refusal> {
        let now = Timestamp::from_millisecond(self.now).unwrap();
        let facts = self.people.decide(command, now)?;
        self.people.apply_all(&facts);
        self.facts.extend(facts);
        Ok(())
    }

    fn with_owner() -> Story {
        let mut story = Story::default();
        let link = token("owner");
        story
            .tell(Command::MakeOwnerLink { link, until_ms: 10 })
            .unwrap();
        story.tell(own(link, "Owner")).unwrap();
        story
    }

    fn invite(&mut self, label: &str, events: Scope) -> Result<(), Refusal> {
        self.tell(Command::Invite {
            label: name(label),
            events,
            link: token(label),
            until_ms: 10,
        })
    }

    fn log_in(&mut self, session: &str, of: Holder) -> Result<(), Refusal> {
        let until_ms = self.now + 10;
        let session = token(session);
        self.tell(Command::OpenSession {
            session,
            of,
            until_ms,
        })
    }

    fn holds(&self, session: &str) -> bool {
        self.people.session(token(session), self.now).is_some()
    }
}

fn token(text: &str) -> TokenHash {
    TokenHash::of(text)
}

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

fn own(link: TokenHash, called: &str) -> Command {
    Command::SetOwner {
        link,
        name: name(called),
        password: "hash".into(),
    }
}

fn accept(link: &str, called: &str) -> Command {
    Command::Accept {
        link: token(link),
        name: name(called),
        password: "hash".into(),
    }
}

fn named(events: &[&str]) -> Scope {
    Scope::Named(events.iter().map(ToString::to_string).collect())
}

#[test]
fn the_newest_owner_s_link_works_once_and_in_time() {
    let mut story = Story::default();
    for link in ["first", "second"] {
        let link = token(link);
        story
            .tell(Command::MakeOwnerLink { link, until_ms: 10 })
            .unwrap();
    }
    assert_eq!(
        story.tell(own(token("first"), "Owner")),
        Err(Refusal::NoSuchLink)
    );
    story.now = 10;
    assert_eq!(
        story.tell(own(token("second"), "Owner")),
        Err(Refusal::NoSuchLink)
    );
    story.now = 9;
    story.tell(own(token("second"), "Owner")).unwrap();
    assert_eq!(
        story.tell(own(token("second"), "Owner")),
        Err(Refusal::NoSuchLink)
    );
    let owner = story.people.owner().unwrap();
    assert_eq!((owner.id, owner.role.clone()), (PersonId(1), Role::Owner));
}

#[test]
fn the_way_back_in_ends_the_owner_s_sessions_and_keeps_the_owner() {
    let mut story = Story::with_owner();
    story.log_in("old", Holder::Person(PersonId(1))).unwrap();
    let link = token("again");
    story
        .tell(Command::MakeOwnerLink { link, until_ms: 10 })
        .unwrap();
    assert!(story.holds("old"));
    story.tell(own(link, "Another name")).unwrap();
    assert!(!story.holds("old"));
    assert_eq!(story.people.persons().count(), 1);
    assert_eq!(story.people.owner().unwrap().name, name("Another name"));
}

#[test]
fn an_arbiter_comes_by_invitation_and_goes() {
    let mut story = Story::with_owner();
    assert_eq!(story.invite("A", named(&[])), Err(Refusal::NoEvents));
    story.invite("A", named(&["one"])).unwrap();
    let taken = Refusal::NameTaken("Owner".into());
    assert_eq!(story.tell(accept("A", "OWNER")), Err(taken.clone()));
    // The same with Cyrillic letters, which nobody can tell from it.
    assert_eq!(story.tell(accept("A", "Оwnеr")), Err(taken));
    let unseen = ["Ow\u{200b}ner", "Ow\u{202e}ner"].map(Name::new);
    assert_eq!(unseen, [const { Err(Refusal::NameUnprintable) }; 2]);
    story.tell(accept("A", "Arbiter 1")).unwrap();
    assert_eq!(
        story.tell(accept("A", "Arbiter 2")),
        Err(Refusal::NoSuchLink)
    );
    let arbiter = story.people.called("arbiter  1").unwrap();
    let Role::Arbiter(events) = &arbiter.role else {
        panic!("no arbiter")
    };
    assert!(events.has("one") && !events.has("two"));

    let person = arbiter.id;
    story.log_in("a", Holder::Person(person)).unwrap();
    story
        .tell(Command::Assign {
            person,
            events: Scope::All,
        })
        .unwrap();
    assert_eq!(
        story.people.person(person).unwrap().role,
        Role::Arbiter(Scope::All)
    );
    story.tell(Command::Remove { person }).unwrap();
    assert!(!story.holds("a") && story.people.person(person).is_none());
    assert_eq!(
        story.tell(Command::Remove { person }),
        Err(Refusal::NoSuchPerson)
    );
    assert_eq!(
        story.log_in("b", Holder::Person(person)),
        Err(Refusal::NoSuchLink)
    );
    let owner = PersonId(1);
    assert_eq!(
        story.tell(Command::Remove { person: owner }),
        Err(Refusal::OwnerStays)
    );
    // A number is not given twice.
    story.invite("B", Scope::All).unwrap();
    story.tell(accept("B", "Arbiter 2")).unwrap();
    assert_eq!(
        story.people.called("Arbiter 2").unwrap().id,
        PersonId(person.0 + 1)
    );
}

#[test]
fn an_invitation_can_be_taken_back_and_grows_old() {
    let mut story = Story::with_owner();
    story.invite("A", Scope::All).unwrap();
    story.invite("B", Scope::All).unwrap();
    let withdraw = Command::WithdrawInvitation {
        invitation: InvitationId(1),
    };
    story.tell(withdraw.clone()).unwrap();
    assert_eq!(story.tell(withdraw), Err(Refusal::NoSuchInvitation));
    assert_eq!(
        story.tell(accept("A", "Arbiter 1")),
        Err(Refusal::NoSuchLink)
    );
    story.now = 10;
    assert_eq!(
        story.tell(accept("B", "Arbiter 1")),
        Err(Refusal::NoSuchLink)
    );
}

#[test]
fn a_new_link_takes_the_place_of_the_old_one() {
    let mut story = Story::default();
    let keeper = || Purpose::Keeper(name("Table 1"));
    let make = |event: &str, links: &[(Purpose, &str)]| Command::MakeLinks {
        event: event.into(),
        links: links
            .iter()
            .map(|(purpose, text)| NewLink {
                purpose: purpose.clone(),
                token: token(text),
            })
            .collect(),
    };
    let links = [
        (keeper(), "k1"),
        (Purpose::Player(1), "p1"),
        (Purpose::Player(2), "p2"),
    ];
    story.tell(make("one", &links)).unwrap();
    story
        .tell(make("two", &[(keeper(), "other event")]))
        .unwrap();
    for (session, link) in [("k", 1), ("p", 3)] {
        story.log_in(session, Holder::Link(LinkId(link))).unwrap();
    }
    story
        .tell(make("one", &[(keeper(), "k2"), (Purpose::Player(1), "p3")]))
        .unwrap();
    assert!(story.people.link_of(token("k1")).is_none() && !story.holds("k"));
    assert!(story.people.link_of(token("p2")).is_some() && story.holds("p"));
    assert_eq!(story.people.link_of(token("k2")).unwrap().id, LinkId(5));
    assert_eq!(story.people.links_into("two").count(), 1);

    let withdraw = |event: &str, links: &[u32]| Command::WithdrawLinks {
        event: event.into(),
        links: links.iter().copied().map(LinkId).collect(),
    };
    // All of an event's, or none.
    assert_eq!(
        story.tell(withdraw("one", &[3, 4])),
        Err(Refusal::NoSuchLink)
    );
    assert!(story.holds("p"));
    story.tell(withdraw("one", &[3, 5])).unwrap();
    assert!(!story.holds("p"));
    assert_eq!(story.people.links_into("one").count(), 1);
}

#[test]
fn sessions_end_in_time_by_log_out_and_by_a_new_password() {
    let mut story = Story::with_owner();
    let owner = Holder::Person(PersonId(1));
    story.log_in("a", owner).unwrap();
    story.now = 5;
    story.log_in("b", owner).unwrap();
    story.log_in("c", owner).unwrap();
    story.now = 9;
    assert!(story.holds("a"));
    story.now = 10;
    assert!(!story.holds("a") && story.holds("b"));
    story
        .tell(Command::CloseSession {
            session: token("b"),
        })
        .unwrap();
    assert!(!story.holds("b") && story.holds("c"));
    story.log_in("d", owner).unwrap();
    let command = Command::SetPassword {
        person: PersonId(1),
        password: "new".into(),
        session: token("d"),
    };
    story.tell(command).unwrap();
    assert!(!story.holds("c") && story.holds("d"));
    assert_eq!(story.people.owner().unwrap().password, "new");
}

#[test]
fn facts_read_from_json_make_the_same_people() {
    let mut story = Story::with_owner();
    story.invite("A", named(&["one", "two"])).unwrap();
    story.tell(accept("A", "Arbiter 1")).unwrap();
    story.invite("B", Scope::All).unwrap();
    let links = vec![NewLink {
        purpose: Purpose::Player(7),
        token: token("p"),
    }];
    story
        .tell(Command::MakeLinks {
            event: "one".into(),
            links,
        })
        .unwrap();
    story.log_in("a", Holder::Person(PersonId(2))).unwrap();
    story.log_in("p", Holder::Link(LinkId(1))).unwrap();
    let mut read = People::default();
    for fact in &story.facts {
        let json = serde_json::to_string(fact).unwrap();
        read.apply(&serde_json::from_str(&json).unwrap());
    }
    assert_eq!(read, story.people);
}

#[test]
fn an_old_journal_is_still_read() {
    let hash = token("t");
    let kept = [
        format!(r#"{{"fact":"owner_link_made.1","link":"{hash}","until_ms":5}}"#),
        r#"{"fact":"owner_set.1","person":1,"name":"Owner","password":"$argon2id$x"}"#.into(),
        format!(
            r#"{{"fact":"arbiter_invited.1","invitation":1,"label":"A","events":{{"named":["one"]}},"link":"{hash}","until_ms":5}}"#
        ),
        r#"{"fact":"invitation_accepted.1","invitation":1,"person":2,"name":"A","password":"x"}"#
            .into(),
        r#"{"fact":"arbiter_assigned.1","person":2,"events":"all"}"#.into(),
        format!(
            r#"{{"fact":"links_made.1","event":"one","first":1,"links":[{{"keeper":"K","token":"{hash}"}},{{"player":3,"token":"{hash}"}}]}}"#
        ),
        format!(
            r#"{{"fact":"session_opened.1","session":"{hash}","of":{{"link":2}},"at_ms":1,"until_ms":5}}"#
        ),
        r#"{"fact":"links_withdrawn.1","links":[1]}"#.into(),
    ];
    let mut people = People::default();
    for json in kept {
        let fact: Fact = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        assert_eq!(serde_json::to_string(&fact).unwrap(), json);
        people.apply(&fact);
    }
    assert_eq!(people.called("a").unwrap().role, Role::Arbiter(Scope::All));
    assert_eq!(people.session(hash, 4).unwrap().of, Holder::Link(LinkId(2)));
    assert_eq!(people.links_into("one").count(), 1);
}

#[test]
fn names_and_passwords_are_what_they_should_be() {
    assert_eq!(Name::new("\u{a0} "), Err(Refusal::NameEmpty));
    assert_eq!(Name::new("a\u{7}b"), Err(Refusal::NameUnprintable));
    assert!(Name::new(&"ш".repeat(60)).is_ok());
    assert_eq!(
        Name::new(&"ш".repeat(61)),
        Err(Refusal::NameTooLong { most: 60 })
    );
    assert!(name("Суд ия").is(" суд  ИЯ "));
    assert!(!name("Player 01").is("Player") && !name("Player").is("Player 01"));
    assert!(acceptable_password("десятьзнак").is_ok());
    assert_eq!(
        acceptable_password("123456789"),
        Err(Refusal::PasswordTooShort { least: 10 })
    );
    let novel = "x".repeat(513);
    assert_eq!(
        acceptable_password(&novel),
        Err(Refusal::PasswordTooLong { most: 512 })
    );
}
