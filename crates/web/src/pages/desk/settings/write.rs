//! Settings written into the fields of the form.

use rokada_chess::StartPosition;
use rokada_draw::{Games, Scope};
use rokada_pairing::Points;
use rokada_tournament::{
    Acceleration, Bye, PointSystem, Rating, Settings, Sex, Supervision, System, TeamScoring,
};

use crate::pages::desk::fields::Fields;

/// The systems as the form names them.
pub(super) const SYSTEMS: [&str; 8] = [
    "dutch",
    "dutch-baku",
    "round-robin",
    "double-round-robin",
    "knock-out",
    "knock-out-third",
    "scheveningen",
    "by-hand",
];

/// The rating lists as the form names them.
pub(super) const LISTS: [(&str, Rating); 4] = [
    ("blitz", Rating::Blitz),
    ("rapid", Rating::Rapid),
    ("standard", Rating::Standard),
    ("national", Rating::National),
];

/// What is worth points, in the order the form asks for it.
pub(super) const WORTHS: [(&str, Worth); 9] = [
    ("points_win", |points| &mut points.win),
    ("points_draw", |points| &mut points.draw),
    ("points_loss", |points| &mut points.loss),
    ("points_forfeit_win", |points| &mut points.forfeit_win),
    ("points_forfeit_loss", |points| &mut points.forfeit_loss),
    ("points_pairing_bye", |points| &mut points.pairing_bye),
    ("points_full_bye", |points| &mut points.full_point_bye),
    ("points_half_bye", |points| &mut points.half_point_bye),
    ("points_zero_bye", |points| &mut points.zero_point_bye),
];

type Worth = fn(&mut PointSystem) -> &mut Points;

/// A system by its name in the form.
pub(super) fn system(name: &str) -> Option<System> {
    Some(match name {
        "dutch" => System::default(),
        "dutch-baku" => System::Dutch {
            acceleration: Acceleration::Baku,
        },
        "round-robin" => System::RoundRobin { double: false },
        "double-round-robin" => System::RoundRobin { double: true },
        "knock-out" => System::KnockOut { third_place: false },
        "knock-out-third" => System::KnockOut { third_place: true },
        "scheveningen" => System::Scheveningen,
        "by-hand" => System::ByHand,
        _ => return None,
    })
}

/// What the form shows of these settings.
pub(in crate::pages::desk) fn fields_of(settings: &Settings) -> Fields {
    let mut fields = Fields::default();
    let system_name = SYSTEMS
        .into_iter()
        .find(|name| system(name) == Some(settings.system));
    let date = |day: Option<rokada_tournament::Date>| day.map(|day| day.to_string());
    for (name, value) in [
        ("name", settings.name.clone()),
        ("place", settings.place.clone()),
        ("federation", settings.federation.clone()),
        ("starts", date(settings.starts).unwrap_or_default()),
        ("ends", date(settings.ends).unwrap_or_default()),
        ("chief_arbiter", settings.chief_arbiter.clone()),
        ("deputies", settings.deputy_arbiters.join("\n")),
        ("system", system_name.unwrap_or_default().to_owned()),
        ("rounds", settings.rounds.to_string()),
        ("time", settings.time_control.to_string()),
        ("supervision", supervision(settings.supervision).to_owned()),
        ("minutes_before", settings.minutes_before.to_string()),
        ("tie_breaks", settings.tie_breaks.join(", ")),
        ("half_points", settings.byes.half_points.to_string()),
        ("none_in_last", settings.byes.none_in_last.to_string()),
        ("enter_until", settings.byes.enter_until.to_string()),
        ("missed", missed(settings.byes.missed).to_owned()),
    ] {
        fields.put(name, value);
    }
    for (name, ticked) in [
        ("clubs_apart", settings.keep_clubs_apart),
        ("teams_apart", settings.keep_teams_apart),
        ("players_report", settings.players_report),
        ("classical", settings.positions.classical),
        ("repeats", settings.positions.repeats),
    ] {
        if ticked {
            fields.put(name, "1");
        }
    }
    put_positions(&mut fields, settings);
    put_points(&mut fields, settings);
    put_categories(&mut fields, settings);
    for (nth, list) in (1..).zip(&settings.seeding) {
        let name = LISTS.iter().find(|(_, known)| known == list);
        fields.put(&format!("seed_{nth}"), name.map_or("", |(name, _)| name));
    }
    let (teams, most) = match settings.teams {
        TeamScoring::None => ("none", 4),
        TeamScoring::BestOf { players } => ("best-of", players),
        TeamScoring::Matches { boards } => ("matches", boards),
    };
    fields.put("teams", teams);
    fields.put("team_size", most);
    fields
}

fn put_positions(fields: &mut Fields, settings: &Settings) {
    let policy = &settings.positions;
    let numbers = |numbers: &mut dyn Iterator<Item = u16>| {
        let texts: Vec<String> = numbers.map(|number| number.to_string()).collect();
        texts.join(" ")
    };
    let mut excluded = policy.excluded.iter().copied().map(StartPosition::number);
    fields.put("excluded", numbers(&mut excluded));
    fields.put(
        "short_list",
        numbers(&mut settings.short_list.iter().copied()),
    );
    fields.put(
        "scope",
        match policy.scope {
            Scope::Round => "round",
            Scope::Board => "board",
        },
    );
    fields.put(
        "games",
        match policy.games {
            Games::Single => "single",
            Games::MiniMatch => "mini-match",
        },
    );
}

fn put_points(fields: &mut Fields, settings: &Settings) {
    let mut points = settings.points;
    for (name, worth) in WORTHS {
        let text = worth(&mut points).to_string();
        fields.put(name, text.trim_end_matches(".0"));
    }
}

/// The categories there are, and two lines for more.
fn put_categories(fields: &mut Fields, settings: &Settings) {
    let blank = rokada_tournament::Category::default();
    for category in settings.categories.iter().chain([&blank, &blank]) {
        let year = |year: Option<u16>| year.map_or(String::new(), |year| year.to_string());
        fields.put("category_name", &category.name);
        fields.put("category_from", year(category.born_from));
        fields.put("category_until", year(category.born_until));
        fields.put(
            "category_sex",
            match category.sex {
                None => "",
                Some(Sex::Male) => "m",
                Some(Sex::Female) => "w",
            },
        );
        fields.put("category_club", category.club.clone().unwrap_or_default());
        fields.put("category_below", year(category.rated_below));
    }
}

fn supervision(supervision: Supervision) -> &'static str {
    match supervision {
        Supervision::Full => "full",
        Supervision::Limited => "limited",
    }
}

fn missed(bye: Bye) -> &'static str {
    match bye {
        Bye::Half => "half",
        Bye::Full => "full",
        Bye::Zero | Bye::Pairing => "zero",
    }
}
