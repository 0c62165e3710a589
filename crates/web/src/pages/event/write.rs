//! Names, points and results as the pages write them.

use maud::{Markup, html};
use rokada_chess::Color;
use rokada_pairing::Points;
use rokada_tournament::views::{PlayerRef, SeatView};
use rokada_tournament::{GameResult, PlayerResult};

use super::ask::Ask;
use crate::people::Action;
use crate::reader::Reader;

/// A player with the title, leading to the card.
pub(crate) fn player(id: &str, player: &PlayerRef) -> Markup {
    html! {
        @if let Some(title) = player.title { span.title { (title) } " " }
        a href={ "/events/" (id) "/players/" (player.number) } { (player.name) }
    }
}

/// Whether it is the reader's own entry: that of a player who followed the link made for it.
pub(crate) fn is_own(ask: &Ask, player: &PlayerRef) -> bool {
    let (visitor, id) = (&ask.reader.visitor, ask.shown.id());
    visitor.may(Action::ReportResult(id, player.entry)) && !visitor.may(Action::EnterResults(id))
}

/// The class of the reader's own row.
pub(crate) fn row(ask: &Ask, player: &PlayerRef) -> Option<&'static str> {
    is_own(ask, player).then_some("own")
}

/// A disc of the colour and its word.
pub(crate) fn color(reader: &Reader, color: Color) -> Markup {
    let class = match color {
        Color::White => "disc white",
        Color::Black => "disc black",
    };
    html! { span.color { span class=(class) {} (reader.words.player(color)) } }
}

/// What is known of a player at a board: rating and points before the round.
pub(crate) fn standing(reader: &Reader, seat: &SeatView) -> String {
    let points = points(reader, seat.points);
    let points = reader.say("event-points-before", &[("points", points.into())]);
    let rating = seat.player.rating.map(|rating| rating.to_string());
    rating
        .into_iter()
        .chain([points])
        .collect::<Vec<_>>()
        .join(" · ")
}

pub(crate) fn points(reader: &Reader, points: Points) -> String {
    let tenths = points.tenths();
    let size = reader.lang().points(tenths.unsigned_abs());
    if tenths < 0 {
        format!("−{size}")
    } else {
        size
    }
}

/// A result as players write it, or that the game is adjourned.
pub(crate) fn result(reader: &Reader, result: GameResult) -> String {
    score(result).unwrap_or_else(|| reader.say("event-adjourned", &[]))
}

/// A result as players write it in every language: halves as ½, a forfeit as plus and minus. `None`
/// for a game that is adjourned.
pub(crate) fn score(result: GameResult) -> Option<String> {
    Some(match result {
        GameResult::Adjourned => return None,
        GameResult::BlackForfeits => "+ : −".to_owned(),
        GameResult::WhiteForfeits => "− : +".to_owned(),
        GameResult::DoubleForfeit => "− : −".to_owned(),
        // Whether a game is rated is no matter of the board.
        other => {
            let code = other.code().trim_end_matches('u');
            code.replace("1/2", "½").replace('-', "–")
        }
    })
}

/// What a game brought one of its players: `1`, `½`, `0`, a forfeit as plus or minus.
pub(crate) fn own(result: PlayerResult) -> &'static str {
    match result {
        PlayerResult::Win | PlayerResult::UnratedWin => "1",
        PlayerResult::Draw | PlayerResult::UnratedDraw => "½",
        PlayerResult::Loss | PlayerResult::UnratedLoss => "0",
        PlayerResult::ForfeitWin => "+",
        PlayerResult::ForfeitLoss => "−",
        _ => "",
    }
}
