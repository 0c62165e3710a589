//! The draw by program for everybody: announced, with words added, drawn once.

use rokada_draw::announced::{Command, LONGEST_WORD, ProgramDraw, Refusal};
use rokada_draw::program::Secret;
use rokada_draw::{Pool, announced::Fact};
use rokada_fold::{Fold, Timestamp};

fn key() -> Secret {
    Secret::from_entropy([2; 32])
}

fn act(draw: &mut ProgramDraw, command: Command) -> Result<(), Refusal> {
    let facts = draw.decide(command, Timestamp::UNIX_EPOCH)?;
    draw.apply_all(&facts);
    Ok(())
}

fn announced(title: Option<&str>) -> ProgramDraw {
    let mut draw = ProgramDraw::default();
    act(&mut draw, announce(title)).unwrap();
    draw
}

fn announce(title: Option<&str>) -> Command {
    Command::Announce {
        title: title.map(str::to_owned),
        pool: Box::new(Pool::default()),
        secret: Secret::from_entropy([1; 32]),
        key: key().commitment(),
    }
}

fn add(word: &str) -> Command {
    let word = word.to_owned();
    Command::AddWord { word }
}

fn draw_with(key: &str, called_out: &str) -> Command {
    Command::Draw {
        key: key.to_owned(),
        called_out: called_out.to_owned(),
    }
}

#[test]
fn what_is_drawn_is_as_announced_and_can_be_checked() {
    let mut draw = announced(Some("Round 1"));
    for command in [
        add("blue horse"),
        add("17"),
        draw_with(key().as_str(), "last row"),
    ] {
        act(&mut draw, command).unwrap();
    }
    let announced = draw.announced().unwrap();
    let (_, protocol) = announced.drawn.as_ref().unwrap();
    protocol.verify().unwrap();
    assert_eq!(protocol.is_as_announced(&announced.announcement), Ok(()));
    assert_eq!(protocol.text.as_deref(), Some("blue horse | 17 | last row"));
    let commitment = protocol.commitment.as_deref().unwrap();
    assert_eq!(ProgramDraw::id_of(commitment), Some(&*announced.id()));
}

#[test]
fn it_is_drawn_once() {
    let mut draw = announced(None);
    let key = key();
    act(&mut draw, draw_with(key.as_str(), "one")).unwrap();
    for late in [draw_with(key.as_str(), "two"), add("late")] {
        assert_eq!(act(&mut draw, late), Err(Refusal::Drawn));
    }
    assert_eq!(act(&mut draw, announce(None)), Err(Refusal::Announced));
}

#[test]
fn nobody_else_draws_and_nobody_draws_without_words() {
    let nothing = act(&mut ProgramDraw::default(), add("word"));
    assert_eq!(nothing, Err(Refusal::NotAnnounced));
    let mut draw = announced(None);
    let (key, long) = (key(), "x".repeat(LONGEST_WORD + 1));
    let other = Secret::from_entropy([3; 32]);
    for (command, refused) in [
        (draw_with("", "word"), Refusal::NotYours),
        (draw_with(other.as_str(), "word"), Refusal::NotYours),
        (draw_with(key.as_str(), " "), Refusal::NoWords),
        (add(""), Refusal::BadWord),
        (add("two\nlines"), Refusal::BadWord),
        (add(&long), Refusal::BadWord),
    ] {
        assert_eq!(act(&mut draw, command), Err(refused));
    }
    let longest = "x".repeat(LONGEST_WORD);
    while act(&mut draw, add(&longest)).is_ok() {}
    assert_eq!(act(&mut draw, add(&longest)), Err(Refusal::Full));
    act(&mut draw, draw_with(key.as_str(), &longest)).unwrap();
}

#[test]
fn facts_carry_kind_and_version() {
    let facts = ProgramDraw::default().decide(announce(None), Timestamp::UNIX_EPOCH);
    let json = serde_json::to_value(facts.unwrap()).unwrap();
    assert_eq!(json[0]["fact"], "announced.1");
    let read: Fact = serde_json::from_value(json[0].clone()).unwrap();
    assert_eq!(ProgramDraw::of(&[read]), announced(None));
}
