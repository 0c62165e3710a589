//! The record of a game as PGN, and what spectators see.

use rokada_chess::Color::{Black, White};
use rokada_chess::pgn::{Games, clock};
use rokada_fold::Fold;
use rokada_play::{Act, Command, Deed, Origin, Table};

use crate::hall::{Hall, event, opening, stop};

#[test]
fn a_record_has_clocks_offers_and_rulings() {
    let mut hall = Hall::shown(518, event("10+5"));
    hall.moves(1_250, "e2e4");
    hall.deed(White, Deed::OfferDraw);
    hall.moves(2_000, "e7e5");
    hall.act(stop());
    let (text, article) = ("noise {in} the hall".to_owned(), "12.2.1".to_owned());
    hall.act(Act::Rule {
        text,
        article,
        verdict: None,
    });
    hall.act(Act::SetClocks {
        white_ms: 700_000,
        black_ms: 600_500,
    });
    hall.act(Act::Restart);
    hall.moves(65_000, "g1f3");
    hall.deed(Black, Deed::Resign);
    let pgn = hall.table.pgn(hall.game()).to_string();
    let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"1970.01.01\"]
[Round \"?\"]
[White \"Alba\"]
[Black \"Zora\"]
[Result \"1-0\"]
[Variant \"Chess960\"]
[SetUp \"1\"]
[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]
[TimeControl \"600+5\"]
[Termination \"normal\"]

1. e4 {[%clk 0:10:08.75] [%emt 0:00:01.25]} {White offers a draw} 1... e5
{[%clk 0:10:08] [%emt 0:00:02]} {the arbiter stops the clocks: a question}
{ruling by 12.2.1: noise {in) the hall}
{the clocks are set to 0:11:40 and 0:10:00.5} {the clock goes on} 2. Nf3
{[%clk 0:10:40] [%emt 0:01:05]} {Black resigns (5.1.2)} 1-0

";
    // Where a line ends is the writer's to choose.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(&pgn), words(expected));
    // It is read again, by ourselves as by others.
    let game = Games::new(pgn.as_bytes()).next().unwrap().unwrap().unwrap();
    let left = game.line().plies[0]
        .comments
        .iter()
        .find_map(|comment| clock(comment));
    assert_eq!(left.unwrap().as_millis(), 608_750);
}

#[test]
fn a_record_of_a_round_names_it_and_each_players_time() {
    let mut hall = Hall::opened(0, event("10"));
    hall.deed(White, Deed::Abort);
    let mut round = opening(9, event("5|4"));
    round.origin = Origin::Round {
        event: "Evening".to_owned(),
        round: 3,
        board: 2,
    };
    hall.done(Command::Open(Box::new(round)));
    hall.done(Command::Show);
    hall.pass(400_000).tick();
    let pgn = hall.table.pgn(hall.game());
    for (tag, value) in [
        ("Event", "Evening"),
        ("Round", "3"),
        ("Board", "2"),
        ("WhiteTimeControl", "300"),
        ("BlackTimeControl", "240"),
        ("White", "Zora"),
        ("Result", "0-1"),
        ("Termination", "time forfeit"),
    ] {
        assert_eq!(pgn.tag(tag), Some(value), "{tag}");
    }
    assert!(pgn.to_string().contains("{White’s flag falls (6.9)} 0-1"));
}

#[test]
fn spectators_see_the_table_as_it_was() {
    let mut hall = Hall::shown(518, event("10"));
    for (ms, uci) in [(10_000, "e2e4"), (10_000, "e7e5"), (10_000, "g1f3")] {
        hall.moves(ms, uci);
    }
    let delayed = |ms| Table::as_of(&hall.facts, ms);
    let then = delayed(25_000);
    let game = then.game().unwrap();
    assert_eq!(game.plies().len(), 2);
    let shown = game.clocks_at(25_000);
    assert_eq!((shown.white, shown.black), (585_000, 590_000));
    assert_eq!(delayed(30_000), Table::of(&hall.facts));
    assert!(delayed(-1).game().is_none());
}
