//! A round, and the positions of all rounds.

use rokada_tournament::views::{DrawView, RoundView};

use super::decimal;
use crate::context::Context;
use crate::table::{Side, lay_out};

pub(super) fn round(view: &RoundView, context: &Context) -> String {
    let drawn = view
        .draw
        .positions
        .iter()
        .map(|p| format!("{} {}", p.number, p.letters));
    let mut lines: Vec<String> = drawn.collect();
    let heading = [
        (context.say("event-board", &[]), Side::Right),
        (context.say("event-white", &[]), Side::Left),
        (context.say("event-black", &[]), Side::Left),
        (context.say("event-result", &[]), Side::Left),
    ];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for board in &view.boards {
        let results = board
            .games
            .iter()
            .map(|game| game.result.map_or("", |r| r.code()));
        rows.push(vec![
            board.board.to_string(),
            format!("{} {}", board.white.player.number, board.white.player.name),
            format!("{} {}", board.black.player.number, board.black.player.name),
            results.collect::<Vec<_>>().join("  ").trim().to_owned(),
        ]);
    }
    for bye in &view.byes {
        let player = &bye.seat.player;
        rows.push(vec![
            String::new(),
            format!("{} {}", player.number, player.name),
            context.say("event-bye", &[]),
            decimal(bye.worth, context),
        ]);
    }
    lines.push(lay_out(&heading, &rows));
    lines.join("\n")
}

pub(super) fn positions(draws: &[DrawView]) -> String {
    let lines = draws.iter().flat_map(|draw| {
        draw.positions.iter().map(move |position| {
            let board = position
                .board
                .map(|board| format!(".{board}"))
                .unwrap_or_default();
            format!(
                "{}{board}  {} {}",
                draw.round, position.number, position.letters
            )
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}
