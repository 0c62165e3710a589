//! What a random tournament is to be like.

use core::ops::RangeInclusive;
use core::str::FromStr;

use super::config_error::{ConfigError, ConfigFault, Wanted};
use super::frequency::Frequency;
use crate::{GamesPerRound, Points, Scoring};

/// What the tournaments of a generator are like: sizes, and how often what happens.
///
/// Read from lines `key=value`; `#` begins a comment, and what is not set keeps its default.
///
/// ```
/// use rokada_pairing::GeneratorConfig;
///
/// let config: GeneratorConfig = "players = 20..40\nforfeits = 2.5  # in a hundred games".parse()?;
/// assert_eq!(config.players, 20..=40);
/// assert_eq!(config.forfeits, 2.5.into());
/// assert_eq!(config.rounds, GeneratorConfig::default().rounds);
/// # Ok::<(), rokada_pairing::ConfigError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratorConfig {
    /// How many players enter.
    pub players: RangeInclusive<u32>,
    /// Whether that number has to be odd or even.
    pub parity: Parity,
    /// How many rounds are played.
    pub rounds: RangeInclusive<u32>,
    /// The ratings, spread evenly.
    pub ratings: RangeInclusive<u32>,
    /// Ratings are multiples of this: a wide step gives many equal ratings.
    pub rating_step: RangeInclusive<u32>,
    /// Games drawn between equals, in a hundred.
    pub draws: f64,
    /// Paired games that one side forfeits.
    pub forfeits: Frequency,
    /// Paired games that both sides forfeit.
    pub double_forfeits: Frequency,
    /// Games that the arbiter decides otherwise than by win, draw and loss: 0-0, ½-0 or 0-½.
    pub unusual: Frequency,
    /// Games that are not rated.
    pub unrated: Frequency,
    /// Half-point byes asked for.
    pub half_point_byes: Frequency,
    /// Full-point byes granted.
    pub full_point_byes: Frequency,
    /// Rounds missed without points.
    pub zero_point_byes: Frequency,
    /// Players who retire for good, from the second round.
    pub retirements: Frequency,
    /// Players who enter after the first round, in a hundred players.
    pub late_entries: f64,
    /// How many pairs of players are forbidden.
    pub forbidden_pairs: RangeInclusive<u32>,
    /// Whether the Baku acceleration is used.
    pub acceleration: bool,
    /// What a pair plays in a round.
    pub games: GamesPerRound,
    /// The tie-breaks that rank the players, by their codes; empty for points alone. What they mean
    /// is not known here.
    pub tie_breaks: Vec<String>,
    /// What results are worth; for a mini-match, what each of its games is worth.
    pub scoring: Scoring,
}

/// Which numbers of players are allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Parity {
    /// All.
    #[default]
    Any,
    /// Odd numbers: somebody is left over in the first round.
    Odd,
    /// Even numbers.
    Even,
}

impl Default for GeneratorConfig {
    /// A lively club open: 10 to 60 players, 5 to 9 rounds, some of everything but what changes
    /// the rules (forbidden pairs, acceleration, mini-matches, unusual points).
    fn default() -> GeneratorConfig {
        GeneratorConfig {
            players: 10..=60,
            parity: Parity::Any,
            rounds: 5..=9,
            ratings: 1200..=2600,
            rating_step: 1..=1,
            draws: 30.0,
            forfeits: Frequency::from(2.0),
            double_forfeits: Frequency::from(0.2),
            unusual: Frequency::NEVER,
            unrated: Frequency::NEVER,
            half_point_byes: Frequency::from(2.0),
            full_point_byes: Frequency::from(0.0),
            zero_point_byes: Frequency::from(1.0),
            retirements: Frequency::from(1.0),
            late_entries: 2.0,
            forbidden_pairs: 0..=0,
            acceleration: false,
            games: GamesPerRound::One,
            tie_breaks: Vec::new(),
            scoring: Scoring::STANDARD,
        }
    }
}

impl FromStr for GeneratorConfig {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<GeneratorConfig, ConfigError> {
        let mut config = GeneratorConfig::default();
        let mut set = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let setting = line.split('#').next().unwrap_or_default().trim();
            if setting.is_empty() {
                continue;
            }
            let at = |fault| ConfigError {
                line: index + 1,
                fault,
            };
            let (key, value) = setting
                .split_once('=')
                .ok_or_else(|| at(ConfigFault::NoSetting))?;
            let key = known(key.trim()).map_err(at)?;
            if set.contains(&key) {
                return Err(at(ConfigFault::Twice { key }));
            }
            set.push(key);
            let value = value.trim();
            config.set(key, value).map_err(|wanted| {
                at(ConfigFault::BadValue {
                    key,
                    value: value.to_owned(),
                    wanted,
                })
            })?;
        }
        if !set.contains(&"pairing_bye") {
            // C.04.1: worth a win unless the regulations say otherwise.
            config.scoring.pairing_bye = config.scoring.win;
        }
        Ok(config)
    }
}

fn known(key: &str) -> Result<&'static str, ConfigFault> {
    let found = GeneratorConfig::KEYS.iter().find(|name| **name == key);
    found.copied().ok_or_else(|| ConfigFault::UnknownKey {
        key: key.to_owned(),
    })
}

impl GeneratorConfig {
    /// The names of the settings.
    pub const KEYS: [&str; 23] = [
        "players",
        "parity",
        "rounds",
        "ratings",
        "rating_step",
        "draws",
        "forfeits",
        "double_forfeits",
        "unusual",
        "unrated",
        "half_point_byes",
        "full_point_byes",
        "zero_point_byes",
        "retirements",
        "late_entries",
        "forbidden_pairs",
        "acceleration",
        "mini_match",
        "tie_breaks",
        "win",
        "draw",
        "loss",
        "pairing_bye",
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), Wanted> {
        match key {
            "players" => self.players = range(value, 2, 9999)?,
            "parity" => self.parity = parity(value)?,
            "rounds" => self.rounds = range(value, 1, 40)?,
            "ratings" => self.ratings = range(value, 0, 4000)?,
            "rating_step" => self.rating_step = range(value, 1, 4000)?,
            "draws" => self.draws = percentage(value)?,
            "forfeits" => self.forfeits = value.parse()?,
            "double_forfeits" => self.double_forfeits = value.parse()?,
            "unusual" => self.unusual = value.parse()?,
            "unrated" => self.unrated = value.parse()?,
            "tie_breaks" => {
                let codes = value
                    .split(',')
                    .map(str::trim)
                    .filter(|code| !code.is_empty());
                self.tie_breaks = codes.map(str::to_owned).collect();
            }
            "half_point_byes" => self.half_point_byes = value.parse()?,
            "full_point_byes" => self.full_point_byes = value.parse()?,
            "zero_point_byes" => self.zero_point_byes = value.parse()?,
            "retirements" => self.retirements = value.parse()?,
            "late_entries" => self.late_entries = percentage(value)?,
            "forbidden_pairs" => self.forbidden_pairs = range(value, 0, 1000)?,
            "acceleration" => self.acceleration = yes_or_no(value)?,
            "mini_match" => {
                self.games = if yes_or_no(value)? {
                    GamesPerRound::MiniMatch
                } else {
                    GamesPerRound::One
                };
            }
            "win" => self.scoring.win = points(value)?,
            "draw" => self.scoring.draw = points(value)?,
            "loss" => self.scoring.loss = points(value)?,
            _ => self.scoring.pairing_bye = points(value)?,
        }
        Ok(())
    }
}

fn range(value: &str, least: u32, most: u32) -> Result<RangeInclusive<u32>, Wanted> {
    let (from, to) = value.split_once("..").unwrap_or((value, value));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    match number(from).zip(number(to)) {
        Some((from, to)) if least <= from && from <= to && to <= most => Ok(from..=to),
        _ => Err(Wanted::Range { least, most }),
    }
}

fn percentage(value: &str) -> Result<f64, Wanted> {
    let number = value.trim_end_matches('%').trim().parse().ok();
    number
        .filter(|number| (0.0..=100.0).contains(number))
        .ok_or(Wanted::Percentage)
}

fn points(value: &str) -> Result<Points, Wanted> {
    let points = value.parse().ok();
    points
        .filter(|points: &Points| (0..=1000).contains(&points.tenths()))
        .ok_or(Wanted::Points)
}

fn yes_or_no(value: &str) -> Result<bool, Wanted> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Wanted::YesOrNo),
    }
}

fn parity(value: &str) -> Result<Parity, Wanted> {
    match value {
        "any" => Ok(Parity::Any),
        "odd" => Ok(Parity::Odd),
        "even" => Ok(Parity::Even),
        _ => Err(Wanted::Parity),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (usize, String) {
        let error = text
            .parse::<GeneratorConfig>()
            .expect_err("a faulty configuration");
        (error.line, error.fault.to_string())
    }

    #[test]
    fn every_name_is_a_setting() {
        for key in GeneratorConfig::KEYS {
            let value = match key {
                "parity" => "odd",
                "acceleration" | "mini_match" => "yes",
                _ => "3",
            };
            let config: GeneratorConfig = format!("{key}={value}").parse().expect(key);
            assert_ne!(config, GeneratorConfig::default(), "{key} changes nothing");
        }
    }

    #[test]
    fn comments_spaces_and_percent_signs_are_read() {
        let text = "# a blitz\n\n players=7 .. 9\ndraws = 12.5 %\nwin=3\n";
        let config: GeneratorConfig = text.parse().expect("a good configuration");
        assert_eq!(config.players, 7..=9);
        assert_eq!(config.draws, 12.5);
        assert_eq!(config.scoring.pairing_bye, Points::from_tenths(30));
    }

    #[test]
    fn faults_say_where_and_what_would_be_right() {
        let (line, text) = fault("players=10\nplayer=11");
        assert_eq!(line, 2);
        assert!(text.starts_with("no setting is called player; there are players, parity"));
        assert_eq!(
            fault("rounds"),
            (1, "expected a setting such as players=20..40".into())
        );
        assert_eq!(fault("draws=1\ndraws=2"), (2, "draws is set twice".into()));
        for (text, wanted) in [
            ("players=9..7", "from 2 to 9999"),
            ("players=1", "from 2 to 9999"),
            ("draws=101", "percentage"),
            ("forfeits=101", "3x for exactly three"),
            ("unusual=0:1x", "3x for exactly three"),
            ("draws=NaN", "percentage"),
            ("win=x", "points"),
            ("acceleration=1", "yes or no"),
            ("parity=both", "odd, even or any"),
        ] {
            assert!(fault(text).1.contains(wanted), "{text}: {}", fault(text).1);
        }
    }
}
