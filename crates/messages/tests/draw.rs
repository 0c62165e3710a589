//! The draw speaks all four languages.

use rokada_chess::{File, Role, StartPosition};
use rokada_draw::program::{ProgramError, Secret};
use rokada_draw::{
    Ask, Device, Draw, Effect, EntryError, Fault, Field, Goal, Method, Outcome, PIECES,
    ParseProtocolError, Pile, Pool, PoolError, Protocol, Why,
};
use rokada_messages::{Lang, Words};

fn devices() -> Vec<Device> {
    let cards = |pile| Device::Cards { pile, gone: 0b110 };
    vec![
        Device::Die { sides: 6 },
        Device::Coin,
        Device::Digits,
        Device::Pawns { pawns: 5 },
        Device::Balls,
        Device::Slips { slips: 4 },
        cards(Pile::Dark),
        cards(Pile::Light),
        cards(Pile::Rest),
        Device::Pieces {
            left: [1, 1, 2, 2, 1],
        },
        Device::Word,
    ]
}

fn goals() -> [Goal; 14] {
    [
        Goal::DarkBishop,
        Goal::LightBishop,
        Goal::BishopsAndHalf,
        Goal::Queen,
        Goal::QueenAndKnights,
        Goal::ThirdAndFifth,
        Goal::QueenOfTwo,
        Goal::KnightsOfTwo,
        Goal::FirstKnight,
        Goal::SecondKnight,
        Goal::Number,
        Goal::Entry,
        Goal::PieceOn(File::C),
        Goal::Repair,
    ]
}

fn entry_errors() -> Vec<EntryError> {
    let outcome = Outcome::Number(7);
    let device = Device::Die { sides: 6 };
    vec![
        EntryError::Unreadable { text: "x".into() },
        EntryError::Impossible { device, outcome },
        EntryError::Gone { device, outcome },
        EntryError::Finished {
            position: StartPosition::CLASSICAL,
        },
        EntryError::NothingToUndo,
    ]
}

fn faults() -> Vec<Fault> {
    let committed = Secret::from_entropy([1; 32]).commitment();
    let programs = [
        ProgramError::BadSecret,
        ProgramError::BadCommitment,
        ProgramError::BadText,
        ProgramError::WrongSecret {
            committed,
            found: committed,
        },
        ProgramError::Pool(PoolError::Empty),
        ProgramError::Exhausted,
    ];
    let pools = [
        PoolError::Empty,
        PoolError::Twice(StartPosition::CLASSICAL),
        PoolError::NotForShortList(Method::Coin),
    ];
    let others = [
        Fault::UnknownMethod("x".into()),
        Fault::NoSuchPosition {
            field: Field::Exclusions,
            number: 960,
        },
        Fault::ListAndExclusions,
        Fault::Missing(Field::Number),
        Fault::Unexpected(Field::Secret),
        Fault::Word {
            nth: 1,
            expected: 5,
            found: Outcome::Heads,
        },
        Fault::AfterTheEnd { nth: 6 },
        Fault::Unfinished { outcomes: 2 },
        Fault::Number {
            expected: 1,
            found: 2,
        },
        Fault::Letters {
            expected: StartPosition::CLASSICAL,
            found: "x".into(),
        },
        Fault::NotAsAnnounced(Field::Title),
    ];
    let entries = entry_errors()
        .into_iter()
        .map(|error| Fault::Entry { nth: 3, error });
    let programs = programs.into_iter().map(Fault::Program);
    let pools = pools.into_iter().map(Fault::Pool);
    others
        .into_iter()
        .chain(entries)
        .chain(programs)
        .chain(pools)
        .collect()
}

/// Everything the draw can say.
fn all_said(words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    for device in devices() {
        said.push(words.draw_ask(&Ask {
            device,
            goal: Goal::Number,
            nth: 1,
            of: 1,
        }));
    }
    for goal in goals() {
        said.push(words.draw_ask(&Ask {
            device: Device::Coin,
            goal,
            nth: 2,
            of: 4,
        }));
    }
    said.extend(Method::all().map(|method| words.draw_method(method)));
    said.extend(faults().iter().map(|fault| words.draw_fault(fault)));
    for why in [
        Why::Unused,
        Why::NoSuchNumber,
        Why::Excluded(StartPosition::CLASSICAL),
        Why::BishopsOnOneColour,
        Why::KingNotBetweenRooks,
    ] {
        said.push(words.draw_effect(&Effect::Again(why)));
    }
    said.push(words.draw_effect(&Effect::Done(StartPosition::CLASSICAL)));
    said.extend(PIECES.map(|role| words.draw_effect(&Effect::Placed(vec![(File::C, role)]))));
    for error in [
        ParseProtocolError::NoHeader,
        ParseProtocolError::UnknownLine { line: 2 },
        ParseProtocolError::Twice {
            line: 3,
            field: Field::Method,
        },
        ParseProtocolError::BadValue {
            line: 3,
            field: Field::Number,
            value: "x".into(),
        },
        ParseProtocolError::Missing(Field::Method),
    ] {
        said.push(words.draw_text_error(&error));
    }
    said
}

#[test]
fn every_value_of_the_draw_is_said_in_every_language() {
    let english = all_said(Words::of(Lang::En));
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let said = all_said(words);
        assert_eq!(said.len(), english.len());
        for (text, english) in said.iter().zip(&english) {
            assert!(!text.is_empty() && !text.starts_with("draw-"), "{text:?}");
            assert!(
                lang == Lang::En || text != english,
                "{lang:?} says it in English: {text}"
            );
        }
    }
}

#[test]
fn what_each_language_writes_it_also_reads() {
    let pieces = Device::Pieces {
        left: [1, 1, 2, 2, 2],
    };
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for (device, outcomes) in [
            (pieces, PIECES.map(Outcome::Piece).to_vec()),
            (Device::Coin, vec![Outcome::Heads, Outcome::Tails]),
            (Device::Die { sides: 6 }, vec![Outcome::Number(4)]),
        ] {
            for outcome in outcomes {
                let written = words.draw_outcome(outcome);
                assert_eq!(
                    words.read_draw_outcome(device, &written),
                    Ok(outcome),
                    "{written}"
                );
            }
        }
    }
    let portuguese = Words::of(Lang::Pt);
    let king = Outcome::Piece(Role::King);
    assert_eq!(
        portuguese.read_draw_outcome(pieces, "r"),
        Ok(king),
        "rei, not rook"
    );
    let serbian = Words::of(Lang::Sr);
    assert_eq!(
        serbian.read_draw_outcome(Device::Coin, "Glava"),
        Ok(Outcome::Heads)
    );
    assert!(serbian.read_draw_outcome(pieces, "Q").is_err());
}

#[test]
fn no_word_for_a_command_is_also_an_outcome() {
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for id in ["draw-words-undo", "draw-words-quit"] {
            for word in words.say(id, &[]).split(' ') {
                for device in devices() {
                    let read = words.read_draw_outcome(device, word);
                    assert!(
                        read.is_err(),
                        "{word} is an outcome of {device} in {lang:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_refusal_says_what_is_wrong_and_what_would_be_right() {
    let mut draw = Draw::new(Method::OneDie, Pool::default()).unwrap();
    let error = draw.enter(Outcome::Number(7)).unwrap_err();
    let say = |lang| Words::of(lang).draw_entry_error(&error, draw.ask().as_ref());
    assert_eq!(say(Lang::En), "7 cannot come up here: roll a die, 1 to 6");
    assert_eq!(
        say(Lang::Sr),
        "7 ovde ne može da izađe: bacite kockicu, 1 do 6"
    );
    assert_eq!(
        say(Lang::Pt),
        "7 não pode sair aqui: lance um dado, de 1 a 6"
    );
    assert_eq!(
        say(Lang::Ru),
        "7 здесь выпасть не может: бросьте кубик, от 1 до 6"
    );

    let forged = Protocol {
        number: Some(3),
        ..Protocol::of(&draw)
    };
    let fault = forged.verify().unwrap_err();
    assert_eq!(
        Words::of(Lang::Sr).draw_fault(&fault),
        "outcomes: uneto ih je 0, a pozicija još nije izvučena"
    );
}
