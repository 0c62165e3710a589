//! Result slips, to be cut apart: one a game.

use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use rokada_chess::Color;
use rokada_tournament::views::{BoardView, GameView};

use super::super::ask::Ask;
use super::super::frame::Part;
use super::super::write;

pub(super) async fn sheet(Path((_, round)): Path<(String, String)>, ask: Ask) -> Response {
    let Some(number) = super::published(&ask, &round) else {
        return ask.missing();
    };
    let what = super::of_round(&ask, "print-slips", number);
    super::answer(
        &ask,
        &what,
        |event| super::round_of(event, number),
        |view| {
            html! {
                @let boards = view.iter().flat_map(|view| &view.boards);
                @let slips = boards.flat_map(|board| {
                    board.games.iter().map(|game| slip(&ask, number, board, game))
                });
                (super::in_pairs(slips))
            }
        },
    )
}

fn slip(ask: &Ask, round: u16, board: &BoardView, game: &GameView) -> Markup {
    let reader = &ask.reader;
    // In the second game of a mini-match the colours are changed.
    let (white, black) = if game.white == board.white.player.entry {
        (&board.white, &board.black)
    } else {
        (&board.black, &board.white)
    };
    let mut place = vec![
        Part::Round(round).heading(reader),
        reader.say(
            "event-board-n",
            &[("board", board.board.to_string().into())],
        ),
    ];
    if board.games.len() > 1 {
        place.push(reader.say("print-game-n", &[("game", game.game.to_string().into())]));
    }
    html! {
        section.slip {
            p.place { strong { (place.join(" · ")) } }
            p.event { (ask.event().settings().name) }
            dl {
                dt { (write::color(reader, Color::White)) }
                dd { (white.player.number) ". " (white.player.name) }
                dt { (write::color(reader, Color::Black)) }
                dd { (black.player.number) ". " (black.player.name) }
            }
            ul.choices {
                @for result in ["1 – 0", "½ – ½", "0 – 1"] { li { span.box {} (result) } }
            }
            p.signatures {
                span { (reader.words.player(Color::White)) }
                span { (reader.words.player(Color::Black)) }
            }
        }
    }
}
