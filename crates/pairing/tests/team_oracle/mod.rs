//! The judge: C.04.6 written out slowly, as the article has it.
//!
//! Whole sets and whole pairings are listed and compared; nothing is clever and nothing is shared
//! with the engine but the input. For at most 10 teams or so.

mod bracket;
mod colors;
mod field;
mod upfloaters;

use rokada_pairing::PairedRound;
use rokada_pairing::team_swiss::{BarFromBye, MatchesPlayed, TeamTable};

use field::{Field, Group, members};

/// Pairs the next round; none if the rules leave it to the arbiter.
pub(crate) fn pair(table: &TeamTable) -> Option<PairedRound> {
    let field = Field::of(table);
    let mut left = field.everyone();
    let bye = if left.count_ones() % 2 == 1 {
        Some(bye(&field, left)?)
    } else {
        None
    };
    left &= !bye.map_or(0, |team| 1 << team);
    if !field.can_be_paired(left) {
        return None;
    }
    let mut games = Vec::new();
    while left != 0 {
        let highest = members(left).map(|team| field.teams[team].score).max()?;
        let residents = field.with_score(left, highest);
        let upfloaters = upfloaters::choose(&field, residents, left & !residents)?;
        for (a, b) in bracket::pair(&field, residents, upfloaters) {
            games.push(colors::allot(&field, a, b));
        }
        left &= !(residents | upfloaters);
    }
    games.sort_by_key(|game| (game.white, game.black));
    Some(PairedRound {
        games,
        bye: bye.map(|team| field.teams[team].number),
    })
}

/// 3.4: among those the others can be paired without, by score, matches and number.
fn bye(field: &Field, everyone: Group) -> Option<usize> {
    members(everyone)
        .filter(|&team| {
            let barred = match field.table.readings.bar_from_bye {
                BarFromBye::Listed => field.teams[team].had_a_free_point,
                BarFromBye::WinsWorth => field.teams[team].scored_a_win_for_nothing,
            };
            !barred && field.can_be_paired(everyone & !(1 << team))
        })
        .max_by_key(|&team| {
            let facts = &field.teams[team];
            let matches = match field.table.readings.matches_played {
                MatchesPlayed::Played => facts.colors.len(),
                MatchesPlayed::Paired => facts.colors.len() + facts.forfeits.len(),
            };
            (core::cmp::Reverse(facts.score), matches, facts.number)
        })
}
