//! What is known of a player, as a form.

use maud::{Markup, html};
use rokada_tournament::{Player, Ratings, Sex, Title};

use crate::pages::desk::fields::{Ask, Faults, Fields};
use crate::reader::Reader;

/// What the form shows of a player.
pub(super) fn fields_of(player: &Player) -> Fields {
    fn or_blank(value: Option<impl ToString>) -> String {
        value.map_or(String::new(), |value| value.to_string())
    }
    let mut fields = Fields::default();
    let sex = player.sex.map_or("", |sex| match sex {
        Sex::Male => "m",
        Sex::Female => "w",
    });
    // A day says the year as well.
    let born = match player.birth_date {
        Some(day) => day.to_string(),
        None => or_blank(player.birth_year),
    };
    for (name, value) in [
        ("name", player.name.clone()),
        ("title", or_blank(player.title)),
        ("federation", player.federation.clone()),
        ("fide_id", or_blank(player.fide_id)),
        ("standard", or_blank(player.ratings.standard)),
        ("rapid", or_blank(player.ratings.rapid)),
        ("blitz", or_blank(player.ratings.blitz)),
        ("national", or_blank(player.ratings.national)),
        ("born", born),
        ("sex", sex.to_owned()),
        ("club", player.club.clone()),
        ("team", player.team.clone()),
        ("categories", player.categories.join(", ")),
    ] {
        fields.put(name, value);
    }
    fields
}

/// The player that was typed.
///
/// # Errors
/// Every field that can't be read.
pub(super) fn read(fields: &Fields, known: &Player, reader: &Reader) -> Result<Player, Faults> {
    let mut faults = Faults::default();
    let text = |name: &str| fields.get(name).to_owned();
    let mut number = |name: &str| -> Option<u32> {
        fields.read(name).unwrap_or_else(|_| {
            let found = [("found", text(name).into())];
            faults.add(name, reader.say("settings-bad-number", &found));
            None
        })
    };
    let fide_id = number("fide_id");
    let mut rating = |name: &str| number(name).and_then(|rating| u16::try_from(rating).ok());
    let ratings = Ratings {
        standard: rating("standard"),
        rapid: rating("rapid"),
        blitz: rating("blitz"),
        national: rating("national"),
    };
    let mut player = Player {
        name: text("name"),
        federation: text("federation").to_uppercase(),
        fide_id,
        ratings,
        title: title(fields, reader, &mut faults),
        sex: match fields.get("sex") {
            "m" => Some(Sex::Male),
            "w" => Some(Sex::Female),
            _ => None,
        },
        club: text("club"),
        team: text("team"),
        categories: fields
            .get("categories")
            .split(',')
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
        ..known.clone()
    };
    born(&mut player, fields, reader, &mut faults);
    if faults.is_empty() {
        Ok(player)
    } else {
        Err(faults)
    }
}

fn title(fields: &Fields, reader: &Reader, faults: &mut Faults) -> Option<Title> {
    fields.read("title").unwrap_or_else(|_| {
        let found = [("found", fields.get("title").to_owned().into())];
        faults.add("title", reader.say("player-bad-title", &found));
        None
    })
}

/// A year, or a day with its year.
fn born(player: &mut Player, fields: &Fields, reader: &Reader, faults: &mut Faults) {
    let text = fields.get("born");
    (player.birth_year, player.birth_date) = match (text.parse(), text.parse()) {
        _ if text.is_empty() => (None, None),
        (Ok(year), _) => (Some(year), None),
        (_, Ok(day)) => {
            let day: rokada_tournament::Date = day;
            (Some(day.year()), Some(day))
        }
        _ => {
            let found = [("found", text.to_owned().into())];
            faults.add("born", reader.say("settings-bad-date", &found));
            (None, None)
        }
    };
}

pub(super) fn show(ask: Ask<'_>) -> Markup {
    let blank = (String::new(), "–".to_owned());
    let titles = Title::ALL.map(|title| (title.to_string(), title.to_string()));
    let titles: Vec<_> = [blank.clone()].into_iter().chain(titles).collect();
    let sexes = ["m", "w"].map(|sex| {
        let label = ask.reader.say(&format!("settings-sex-{sex}"), &[]);
        (sex.to_owned(), label)
    });
    let sexes: Vec<_> = [blank].into_iter().chain(sexes).collect();
    html! {
        (ask.needed("name"))
        div.pair { (ask.choice("title", &titles)) (ask.text("federation")) }
        div.worths {
            (ask.number("standard", 0, 4000)) (ask.number("rapid", 0, 4000))
            (ask.number("blitz", 0, 4000)) (ask.number("national", 0, 4000))
        }
        div.pair { (ask.text("fide_id")) (ask.text("born")) }
        div.pair { (ask.choice("sex", &sexes)) (ask.text("club")) }
        div.pair { (ask.text("team")) (ask.text("categories")) }
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::FromRequestParts;
    use axum::http::Request;
    use rokada_tournament::Date;

    use super::*;

    #[tokio::test]
    async fn what_the_form_shows_it_reads_back() {
        let (mut parts, ()) = Request::new(()).into_parts();
        let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
        let known = Player {
            federation: "SRB".into(),
            fide_id: Some(900_001),
            ratings: Ratings {
                standard: Some(2100),
                blitz: Some(2050),
                ..Ratings::default()
            },
            title: Some(Title::Fm),
            birth_year: Some(1990),
            birth_date: Date::new(1990, 2, 28),
            sex: Some(Sex::Female),
            club: "Club A".into(),
            team: "Team A".into(),
            categories: vec!["Guests".into(), "Girls".into()],
            ..Player::named("Player 01")
        };
        let read = |player: &Player| super::read(&fields_of(player), player, &reader);
        assert_eq!(read(&known).map_err(|f| f.in_one()), Ok(known.clone()));
        let mut fields = fields_of(&known);
        for (name, value) in &mut fields.0 {
            if name == "born" || name == "standard" {
                *value = "old".into();
            }
        }
        let faults = super::read(&fields, &known, &reader).unwrap_err();
        let summary = faults.summary(&reader).into_string();
        assert!(summary.contains("#born") && summary.contains("#standard"));
    }
}
