//! A protocol can be checked by anyone, in both its forms, and a changed one is refused with the
//! reason.

use rokada_chess::StartPosition;
use rokada_draw::program::{ProgramError, Secret};
use rokada_draw::{
    Draw, EntryError, Fault, Field, Method, Outcome, ParseProtocolError, Pool, PoolError, Protocol,
};

const TEXT: &str = "Kolo 3 | plavi konj 17";

fn secret() -> Secret {
    Secret::from_entropy([0xab; 32])
}

fn by_program() -> Protocol {
    let protocol =
        Protocol::of_program(secret().commitment(), &secret(), TEXT, Pool::default()).unwrap();
    Protocol {
        title: Some("Klub 960, kolo 3".into()),
        signed: vec!["Igrač 01".into(), "Igrač 02".into()],
        ..protocol
    }
}

fn by_die(faces: &[u16]) -> Protocol {
    let mut draw = Draw::new(Method::OneDie, Pool::default()).unwrap();
    for &face in faces {
        draw.enter(Outcome::Number(face)).unwrap();
    }
    Protocol::of(&draw)
}

#[test]
fn both_forms_say_the_same() {
    // 2 3 3 2 3 is 518, which is excluded: all is thrown again.
    for protocol in [by_program(), by_die(&[2, 3, 3, 2, 3, 6, 1, 1, 1, 1, 1])] {
        let text = protocol.to_string();
        assert_eq!(text.parse(), Ok(protocol.clone()), "{text}");
        let json = serde_json::to_string(&protocol).unwrap();
        assert_eq!(serde_json::from_str::<Protocol>(&json).unwrap(), protocol);
        let position = protocol.verify().unwrap();
        assert_eq!(Some(position.number()), protocol.number);
    }
}

#[test]
fn a_person_can_read_and_write_the_text_form() {
    let text = "Rokada draw protocol 1\n# by hand\n\nmethod: coin\nexclusions: 518 534\n\
                outcomes: H T  T H  H H H H  H T H T  T H\nnumber: 597\nletters: x\n";
    let protocol: Protocol = text.parse().unwrap();
    let Err(Fault::Number {
        expected,
        found: 597,
    }) = protocol.verify()
    else {
        panic!("{:?}", protocol.verify());
    };
    let position = StartPosition::new(expected).unwrap();
    let right = text
        .replace("597", &expected.to_string())
        .replace("letters: x", &format!("letters: {}", position.letters()));
    assert_eq!(right.parse::<Protocol>().unwrap().verify(), Ok(position));
}

#[test]
fn a_changed_program_protocol_is_refused_with_the_reason() {
    let good = by_program();
    let other = Secret::from_entropy([1; 32]);
    let changed = |change: &dyn Fn(&mut Protocol)| {
        let mut protocol = good.clone();
        change(&mut protocol);
        protocol.verify().unwrap_err()
    };
    assert_eq!(
        changed(&|p| p.secret = Some(other.as_str().into())),
        Fault::Program(ProgramError::WrongSecret {
            committed: secret().commitment(),
            found: other.commitment(),
        })
    );
    assert_eq!(
        changed(&|p| p.secret = Some("12".into())),
        Fault::Program(ProgramError::BadSecret)
    );
    assert!(matches!(
        changed(&|p| p.text = Some("Kolo 3 | plavi konj 18".into())),
        Fault::Word {
            nth: 1,
            found: Outcome::Number(0xc6d7),
            ..
        }
    ));
    assert_eq!(
        changed(&|p| p.outcomes = vec![Outcome::Number(5)]),
        Fault::Word {
            nth: 1,
            expected: 0xc6d7,
            found: Outcome::Number(5)
        }
    );
    assert_eq!(
        changed(&|p| p.outcomes.push(Outcome::Number(0x054a))),
        Fault::AfterTheEnd { nth: 2 }
    );
    assert_eq!(
        changed(&|p| p.outcomes.clear()),
        Fault::Unfinished { outcomes: 0 }
    );
    assert_eq!(
        changed(&|p| p.number = Some(24)),
        Fault::Number {
            expected: 23,
            found: 24
        }
    );
    assert_eq!(
        changed(&|p| p.letters = Some("RNBQKBNR".into())),
        Fault::Letters {
            expected: StartPosition::new(23).unwrap(),
            found: "RNBQKBNR".into(),
        }
    );
    // The position drawn declared excluded afterwards: another word would have had to follow.
    assert_eq!(
        changed(&|p| p.exclusions.push(23)),
        Fault::Unfinished { outcomes: 1 }
    );
    assert_eq!(
        changed(&|p| p.commitment = None),
        Fault::Missing(Field::Commitment)
    );
    assert_eq!(
        changed(&|p| p.method = "one-die".into()),
        Fault::Unexpected(Field::Commitment)
    );
    assert_eq!(
        changed(&|p| p.method = "magic".into()),
        Fault::Unexpected(Field::Commitment)
    );
}

#[test]
fn a_changed_dice_protocol_is_refused_with_the_reason() {
    let good = by_die(&[1, 2, 3, 4, 1]);
    let changed = |change: &dyn Fn(&mut Protocol)| {
        let mut protocol = good.clone();
        change(&mut protocol);
        protocol.verify().unwrap_err()
    };
    assert!(matches!(
        changed(&|p| p.outcomes[2] = Outcome::Number(7)),
        Fault::Entry {
            nth: 3,
            error: EntryError::Impossible { .. }
        }
    ));
    assert!(matches!(
        changed(&|p| p.outcomes[0] = Outcome::Number(2)),
        Fault::Number { .. }
    ));
    assert_eq!(
        changed(&|p| p.exclusions = vec![960]),
        Fault::NoSuchPosition {
            field: Field::Exclusions,
            number: 960
        }
    );
    assert_eq!(
        changed(&|p| p.short_list = Some(vec![1, 2])),
        Fault::ListAndExclusions
    );
    assert_eq!(
        changed(&|p| {
            p.exclusions.clear();
            p.short_list = Some(vec![1, 2]);
        }),
        Fault::Pool(PoolError::NotForShortList(Method::OneDie))
    );
    assert_eq!(changed(&|p| p.number = None), Fault::Missing(Field::Number));
    assert_eq!(
        changed(&|p| p.secret = Some("x".into())),
        Fault::Unexpected(Field::Secret)
    );
    assert_eq!(
        changed(&|p| p.method = "magic".into()),
        Fault::UnknownMethod("magic".into())
    );
}

#[test]
fn what_was_announced_must_be_what_was_drawn() {
    let drawn = by_program();
    let mut announced = Protocol::announcement(secret().commitment(), Pool::default()).unwrap();
    announced.title = drawn.title.clone();
    assert_eq!(drawn.is_as_announced(&announced), Ok(()));
    announced.exclusions = vec![518, 534];
    assert_eq!(
        drawn.is_as_announced(&announced),
        Err(Fault::NotAsAnnounced(Field::Exclusions))
    );
}

#[test]
fn an_interrupted_draw_goes_on_where_it_stopped() {
    let saved = by_die(&[1, 6, 2, 3]);
    assert_eq!(saved.number, None);
    let read: Protocol = saved.to_string().parse().unwrap();
    let mut draw = read.replay().unwrap();
    assert_eq!(draw.entered().len(), 4);
    draw.enter(Outcome::Number(4)).unwrap();
    draw.enter(Outcome::Number(1)).unwrap();
    let whole = by_die(&[1, 6, 2, 3, 4, 1]);
    assert_eq!(Protocol::of(&draw), whole);
}

#[test]
fn a_text_that_is_no_protocol_says_where() {
    use ParseProtocolError as Wrong;
    let head = "Rokada draw protocol 1\n";
    let body = "method: coin\nexclusions:\noutcomes:\n";
    for (text, wrong) in [
        ("method: coin".into(), Wrong::NoHeader),
        (
            format!("{head}colour: red\n"),
            Wrong::UnknownLine { line: 2 },
        ),
        (
            format!("{head}{body}method: coin"),
            Wrong::Twice {
                line: 5,
                field: Field::Method,
            },
        ),
        (
            format!("{head}method: coin\noutcomes: H"),
            Wrong::Missing(Field::Exclusions),
        ),
        (
            format!("{head}outcomes: H Z"),
            Wrong::BadValue {
                line: 2,
                field: Field::Outcomes,
                value: "Z".into(),
            },
        ),
        (
            format!("{head}{body}number: 70000"),
            Wrong::BadValue {
                line: 5,
                field: Field::Number,
                value: "70000".into(),
            },
        ),
    ] {
        assert_eq!(text.parse::<Protocol>(), Err(wrong), "{text}");
    }
}

#[test]
fn json_with_a_field_too_many_is_refused() {
    let json = r#"{"method":"coin","outcomes":["H"],"exclusions":[],"number":null,"letters":null,"numbr":3}"#;
    let error = serde_json::from_str::<Protocol>(json).unwrap_err();
    assert!(error.to_string().contains("numbr"), "{error}");
}

#[test]
fn the_protocol_in_the_documentation_is_right() {
    let documentation = include_str!("../../../docs/draw.md");
    let from = documentation.find("Rokada draw protocol 1").unwrap();
    let example = documentation[from..].split("```").next().unwrap();
    let protocol: Protocol = example.parse().unwrap();
    assert_eq!(protocol.verify(), Ok(StartPosition::new(0).unwrap()));
}
