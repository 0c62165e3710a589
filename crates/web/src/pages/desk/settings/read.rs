//! Settings read from the fields of the form.

use std::str::FromStr;

use rokada_chess::StartPosition;
use rokada_draw::{Games, Policy, Scope};
use rokada_tournament::{
    Bye, ByeRules, Category, Date, PointSystem, Rating, Settings, Sex, Supervision, TeamScoring,
};

use super::write::{LISTS, WORTHS, system};
use crate::pages::desk::fields::{Faults, Fields};
use crate::reader::Reader;

/// A form being read: every fault is found, not only the first.
struct Reading<'a> {
    fields: &'a Fields,
    reader: &'a Reader,
    faults: Faults,
}

impl Reading<'_> {
    fn wrong(&mut self, field: &str, message: &str) {
        let found = self.fields.get(field).to_owned();
        let text = self.reader.say(message, &[("found", found.into())]);
        self.faults.add(field, text);
    }

    /// What a field holds, or what stands where it is empty.
    fn or<T: FromStr>(&mut self, field: &str, message: &str, standing: T) -> T {
        match self.fields.read(field) {
            Ok(value) => value.unwrap_or(standing),
            Err(_) => {
                self.wrong(field, message);
                standing
            }
        }
    }

    fn date(&mut self, field: &str) -> Option<Date> {
        self.fields.read(field).unwrap_or_else(|_| {
            self.wrong(field, "settings-bad-date");
            None
        })
    }

    /// Numbers of positions, with anything between them.
    fn numbers(&mut self, field: &str) -> Vec<StartPosition> {
        let text = self.fields.get(field);
        let words = text.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
        let words = words.filter(|word| !word.is_empty());
        let positions: Result<Vec<StartPosition>, _> = words.map(str::parse).collect();
        positions.unwrap_or_else(|_| {
            self.wrong(field, "settings-bad-numbers");
            Vec::new()
        })
    }
}

/// What was typed, on top of what stands: the form has a field for all but what is not chosen.
///
/// # Errors
/// Every field that can't be read.
pub(in crate::pages::desk) fn read(
    fields: &Fields,
    standing: &Settings,
    reader: &Reader,
) -> Result<Settings, Faults> {
    let mut form = Reading {
        fields,
        reader,
        faults: Faults::default(),
    };
    let text = |name: &str| fields.get(name).to_owned();
    let settings = Settings {
        name: text("name"),
        place: text("place"),
        federation: text("federation").to_uppercase(),
        starts: form.date("starts"),
        ends: form.date("ends"),
        chief_arbiter: text("chief_arbiter"),
        deputy_arbiters: lines(fields.get("deputies")),
        system: system(fields.get("system")).unwrap_or(standing.system),
        rounds: form.or("rounds", "settings-bad-number", standing.rounds),
        time_control: form.or("time", "event-bad-time", standing.time_control.clone()),
        supervision: match fields.get("supervision") {
            "full" => Supervision::Full,
            "limited" => Supervision::Limited,
            _ => standing.supervision,
        },
        positions: policy(&mut form, &standing.positions),
        short_list: form
            .numbers("short_list")
            .into_iter()
            .map(StartPosition::number)
            .collect(),
        minutes_before: form.or(
            "minutes_before",
            "settings-bad-number",
            standing.minutes_before,
        ),
        tie_breaks: fields
            .get("tie_breaks")
            .split([',', ';', ' '])
            .filter(|code| !code.is_empty())
            .map(str::to_owned)
            .collect(),
        points: points(&mut form, standing.points),
        seeding: seeding(fields, &standing.seeding),
        byes: byes(&mut form, standing.byes),
        keep_clubs_apart: fields.ticked("clubs_apart"),
        keep_teams_apart: fields.ticked("teams_apart"),
        players_report: fields.ticked("players_report"),
        categories: categories(&mut form),
        teams: teams(&mut form),
        report_lines: standing.report_lines.clone(),
    };
    if form.faults.is_empty() {
        Ok(settings)
    } else {
        Err(form.faults)
    }
}

fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

fn policy(form: &mut Reading<'_>, standing: &Policy) -> Policy {
    Policy {
        classical: form.fields.ticked("classical"),
        repeats: form.fields.ticked("repeats"),
        excluded: form.numbers("excluded").into_iter().collect(),
        scope: match form.fields.get("scope") {
            "board" => Scope::Board,
            "round" => Scope::Round,
            _ => standing.scope,
        },
        games: match form.fields.get("games") {
            "mini-match" => Games::MiniMatch,
            "single" => Games::Single,
            _ => standing.games,
        },
        short_list: standing.short_list,
    }
}

fn points(form: &mut Reading<'_>, mut points: PointSystem) -> PointSystem {
    for (name, worth) in WORTHS {
        // Half a point is typed in many ways.
        let mut typed = Fields::default();
        let text = form.fields.get(name).replace('½', "0.5").replace(',', ".");
        typed.put(name, text);
        match typed.read(name) {
            Ok(Some(value)) => *worth(&mut points) = value,
            Ok(None) => {}
            Err(_) => form.wrong(name, "settings-bad-points"),
        }
    }
    points
}

/// The lists in their order; what stands where the form did not ask.
fn seeding(fields: &Fields, standing: &[Rating]) -> Vec<Rating> {
    let asked = (1..=LISTS.len()).map(|nth| fields.get(&format!("seed_{nth}")).to_owned());
    let chosen: Vec<Rating> = asked
        .filter_map(|name| LISTS.iter().find(|(known, _)| *known == name))
        .map(|&(_, list)| list)
        .collect();
    if chosen.is_empty() {
        standing.to_vec()
    } else {
        chosen
    }
}

fn byes(form: &mut Reading<'_>, standing: ByeRules) -> ByeRules {
    let wrong = "settings-bad-number";
    ByeRules {
        half_points: form.or("half_points", wrong, standing.half_points),
        none_in_last: form.or("none_in_last", wrong, standing.none_in_last),
        enter_until: form.or("enter_until", wrong, standing.enter_until),
        missed: match form.fields.get("missed") {
            "half" => Bye::Half,
            "full" => Bye::Full,
            "zero" => Bye::Zero,
            _ => standing.missed,
        },
    }
}

/// One category for each line that has a name.
fn categories(form: &mut Reading<'_>) -> Vec<Category> {
    let column = |name: &'static str| form.fields.all(name).map(str::to_owned).collect();
    let [names, from, until, sex, club, below]: [Vec<String>; 6] = [
        column("category_name"),
        column("category_from"),
        column("category_until"),
        column("category_sex"),
        column("category_club"),
        column("category_below"),
    ];
    let mut categories = Vec::new();
    for (line, name) in names.iter().enumerate() {
        let cell = |column: &[String]| column.get(line).cloned().unwrap_or_default();
        let mut number = |column: &[String]| match cell(column).as_str() {
            "" => None,
            text => text.parse::<u16>().ok().or_else(|| {
                form.wrong("category_name", "settings-bad-category");
                None
            }),
        };
        let category = Category {
            name: name.clone(),
            born_from: number(&from),
            born_until: number(&until),
            rated_below: number(&below),
            sex: match cell(&sex).as_str() {
                "m" => Some(Sex::Male),
                "w" => Some(Sex::Female),
                _ => None,
            },
            club: Some(cell(&club)).filter(|club| !club.is_empty()),
        };
        if !category.name.is_empty() {
            categories.push(category);
        }
    }
    categories
}

fn teams(form: &mut Reading<'_>) -> TeamScoring {
    let size = form.or("team_size", "settings-bad-number", 4);
    match form.fields.get("teams") {
        "best-of" => TeamScoring::BestOf { players: size },
        "matches" => TeamScoring::Matches { boards: size },
        _ => TeamScoring::None,
    }
}
