//! What the fields of a list hold.

use super::Column;
use crate::{Date, Player, Sex};

/// Sets a field of a player; `false` if it cannot hold this.
pub(super) fn set(player: &mut Player, column: Column, field: &str) -> bool {
    match column {
        Column::Name => player.name = field.to_owned(),
        Column::Club => player.club = field.to_owned(),
        Column::Team => player.team = field.to_owned(),
        Column::Federation => player.federation = field.to_uppercase(),
        Column::Category => player.categories = vec![field.to_owned()],
        Column::Rating => return rating(field, &mut player.ratings.standard),
        Column::Rapid => return rating(field, &mut player.ratings.rapid),
        Column::Blitz => return rating(field, &mut player.ratings.blitz),
        Column::National => return rating(field, &mut player.ratings.national),
        Column::FideId => match field.parse() {
            Ok(number) => player.fide_id = Some(number).filter(|number| *number != 0),
            Err(_) => return false,
        },
        Column::Title => player.title = field.parse().ok(),
        Column::Sex => match sex(field) {
            Some(sex) => player.sex = Some(sex),
            None => return false,
        },
        Column::Birth => return birth(field, player),
        Column::Number => return field.trim_end_matches('.').parse::<u32>().is_ok(),
        Column::Surname | Column::GivenName => {}
    }
    true
}

/// A rating; zero and a dash stand for none.
pub(super) fn rating(field: &str, rating: &mut Option<u16>) -> bool {
    match field.parse() {
        Ok(number) if number <= 9999 => {
            *rating = Some(number).filter(|number| *number != 0);
            true
        }
        _ => matches!(field, "-" | "–"),
    }
}

fn sex(field: &str) -> Option<Sex> {
    match field.to_lowercase().chars().next()? {
        // Male: m, muški, masculino, мужской. Female: w, f, ž, женский.
        'm' | 'м' => Some(Sex::Male),
        'w' | 'f' | 'ž' | 'z' | 'ж' => Some(Sex::Female),
        _ => None,
    }
}

/// A year, or a date with the year at either end.
fn birth(field: &str, player: &mut Player) -> bool {
    let parts: Vec<&str> = field
        .split(['-', '.', '/'])
        .filter(|part| !part.is_empty())
        .collect();
    let number = |part: &str| part.trim().parse::<u16>().ok();
    let year_first = match parts.as_slice() {
        [year] => return set_year(player, number(year)),
        [year, month, day] if year.len() == 4 => [*year, *month, *day],
        [day, month, year] if year.len() == 4 => [*year, *month, *day],
        _ => return false,
    };
    let [year, month, day] = year_first.map(str::trim);
    let date = format!("{year}-{month:0>2}-{day:0>2}");
    // 00 stands for an unknown month or day.
    if !date.contains("-00") {
        match date.parse::<Date>() {
            Ok(date) => player.birth_date = Some(date),
            Err(_) => return false,
        }
    }
    set_year(player, number(year))
}

fn set_year(player: &mut Player, year: Option<u16>) -> bool {
    let year = year.filter(|year| (1850..=2200).contains(year));
    player.birth_year = year;
    year.is_some()
}
