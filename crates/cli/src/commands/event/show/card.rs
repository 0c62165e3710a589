//! A player's card.

use rokada_chess::Color;
use rokada_tournament::views::{CardRow, PlayerCard};

use super::decimal;
use crate::context::Context;
use crate::table::{Side, lay_out};

/// Who it is, the rounds, and what they say of the player's strength.
pub(super) fn card(card: &PlayerCard, context: &Context) -> String {
    let player = &card.reference;
    let title = player.title.map(|title| title.to_string());
    let rating = player.rating.map(|rating| rating.to_string());
    let known = [
        Some(player.number.to_string()),
        title,
        Some(player.name.clone()),
        rating,
        Some(player.federation.clone()),
        Some(player.club.clone()),
    ];
    let known: Vec<String> = known
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .collect();
    let rank = card.rank.map_or("–".to_owned(), |rank| rank.to_string());
    let score = [
        ("rank", rank.into()),
        ("points", decimal(card.points, context).into()),
    ];
    let mut lines = vec![
        known.join("  "),
        context.say("event-card-score", &score),
        String::new(),
        rounds(&card.rounds, context),
    ];
    let performance = card.performance.map(|performance| {
        let args = [("rating", performance.to_string().into())];
        context.say("event-card-performance", &args)
    });
    let estimate = card
        .rating_estimate
        .map(|estimate| context.words.rating_estimate(&estimate));
    let strength: Vec<String> = performance.into_iter().chain(estimate).collect();
    if !strength.is_empty() {
        lines.push(String::new());
        lines.extend(strength);
    }
    lines.join("\n")
}

fn rounds(rows: &[CardRow], context: &Context) -> String {
    let heading = [
        (context.say("event-round", &[]), Side::Right),
        (context.say("event-board", &[]), Side::Right),
        (context.say("event-color", &[]), Side::Left),
        (context.say("event-opponent", &[]), Side::Left),
        (context.say("event-result", &[]), Side::Left),
        (context.say("standings-points", &[]), Side::Right),
        (context.say("event-total", &[]), Side::Right),
    ];
    let rows: Vec<Vec<String>> = rows
        .iter()
        .map(|row| {
            let color = row.color.map(|color| match color {
                Color::White => context.say("event-white", &[]),
                Color::Black => context.say("event-black", &[]),
            });
            let opponent = match (&row.opponent, row.bye) {
                (Some(player), _) => format!("{} {}", player.number, player.name),
                (None, Some(_)) => context.say("event-bye", &[]),
                (None, None) => "–".to_owned(),
            };
            vec![
                row.round.to_string(),
                row.board.map(|board| board.to_string()).unwrap_or_default(),
                color.unwrap_or_default(),
                opponent,
                row.result.map_or("", |result| result.code()).to_owned(),
                decimal(row.points, context),
                decimal(row.total, context),
            ]
        })
        .collect();
    lay_out(&heading, &rows)
}
