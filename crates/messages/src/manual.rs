//! Pairings made by hand, the smaller pairing systems and the tournament generator in words.

use rokada_pairing::{
    Change, ConfigError, ConfigFault, Forecast, Game, GeneratorConfig, KnockOutError, NotAPairing,
    Points, Side, Wanted, Warning,
};

use crate::{Arg, Words};

/// What a player is called: by the name, or by the number where there are no names.
pub type Naming<'a> = &'a dyn Fn(u32) -> String;

impl Words {
    /// What the rules would not have done.
    pub fn pairing_warning(&self, warning: &Warning, name: Naming<'_>) -> String {
        let of = |player: u32| ("player", name(player).into());
        match *warning {
            Warning::Rematch { game, round } => {
                let [white, black] = both(game, name);
                self.say("manual-rematch", &[white, black, ("round", round.into())])
            }
            Warning::Forbidden { game } => self.say("manual-forbidden", &both(game, name)),
            Warning::ThirdColor { player, side } => self.say(
                "manual-third-color",
                &[of(player), ("side", side_key(side))],
            ),
            Warning::ColorDifference { player, difference } => {
                let side = if difference > 0 {
                    Side::White
                } else {
                    Side::Black
                };
                let n = difference.unsigned_abs().into();
                let args = [of(player), ("n", n), ("side", side_key(side))];
                self.say("manual-color-difference", &args)
            }
            Warning::ScoreGap { game, white, black } => {
                let [white_name, black_name] = both(game, name);
                let points = [
                    ("white-points", self.said(white)),
                    ("black-points", self.said(black)),
                ];
                let [white_points, black_points] = points;
                let args = [white_name, black_name, white_points, black_points];
                self.say("manual-score-gap", &args)
            }
            Warning::SecondBye { player, round } => {
                self.say("manual-second-bye", &[of(player), ("round", round.into())])
            }
            Warning::ByeToHigherScore {
                player,
                score,
                by_rules,
            } => {
                let points = ("points", self.said(score));
                let rules_points = ("rules-points", self.said(by_rules));
                self.say(
                    "manual-bye-to-higher-score",
                    &[of(player), points, rules_points],
                )
            }
            Warning::NeedlessBye { player } => self.say("manual-needless-bye", &[of(player)]),
            Warning::LeftOut { player } => self.say("manual-left-out", &[of(player)]),
            Warning::NotExpected { player } => self.say("manual-not-expected", &[of(player)]),
        }
    }

    /// How a pairing differs from that of the rules.
    pub fn pairing_change(&self, change: &Change, name: Naming<'_>) -> String {
        let who = |bye: Option<u32>| bye.map_or_else(|| self.say("manual-nobody", &[]), name);
        match *change {
            Change::Colors { game } => self.say("manual-change-colors", &both(game, name)),
            Change::New { game } => self.say("manual-change-new", &both(game, name)),
            Change::Gone { game } => self.say("manual-change-gone", &both(game, name)),
            Change::Bye { by_rules, altered } => {
                let args = [
                    ("altered", who(altered).into()),
                    ("by-rules", who(by_rules).into()),
                ];
                self.say("manual-change-bye", &args)
            }
        }
    }

    /// Why a list of games is no pairing.
    pub fn not_a_pairing(&self, fault: &NotAPairing, name: Naming<'_>) -> String {
        let (id, player) = match *fault {
            NotAPairing::Twice { player } => ("not-a-pairing-twice", name(player)),
            NotAPairing::Alone { player } => ("not-a-pairing-alone", name(player)),
            NotAPairing::Unknown { player } => ("not-a-pairing-unknown", player.to_string()),
        };
        self.say(id, &[("player", player.into())])
    }

    /// Whether there are opponents enough for the rounds to come.
    pub fn forecast(&self, forecast: &Forecast, name: Naming<'_>) -> String {
        match *forecast {
            Forecast::Enough => self.say("forecast-enough", &[]),
            Forecast::Tight => self.say("forecast-tight", &[]),
            Forecast::Impossible {
                player,
                opponents,
                rounds,
            } => {
                let args = [
                    ("player", name(player).into()),
                    ("opponents", opponents.into()),
                    ("rounds", rounds.into()),
                ];
                self.say("forecast-impossible", &args)
            }
        }
    }

    /// Why a knock-out round can't be made.
    pub fn knock_out_error(&self, error: &KnockOutError, name: Naming<'_>) -> String {
        match *error {
            KnockOutError::TooFew { players } => {
                self.say("knock-out-too-few", &[("players", players.into())])
            }
            KnockOutError::WrongNumberOfWinners { ties, winners } => {
                let args = [("ties", ties.into()), ("winners", winners.into())];
                self.say("knock-out-winners", &args)
            }
            KnockOutError::NotInTie { tie, seed } => {
                let args = [("player", name(seed).into()), ("tie", tie.into())];
                self.say("knock-out-not-in-tie", &args)
            }
            KnockOutError::Over => self.say("knock-out-over", &[]),
            _ => self.unworded(error),
        }
    }

    /// What is wrong with a configuration of the tournament generator, and on which line.
    pub fn generator_config_error(&self, error: &ConfigError) -> String {
        let fault = match &error.fault {
            ConfigFault::NoSetting => self.say("generator-no-setting", &[]),
            ConfigFault::UnknownKey { key } => {
                let keys = GeneratorConfig::KEYS.join(", ");
                let args = [("key", key.as_str().into()), ("keys", keys.into())];
                self.say("generator-unknown-key", &args)
            }
            ConfigFault::BadValue { key, value, wanted } => {
                let args = [
                    ("key", (*key).into()),
                    ("value", value.as_str().into()),
                    ("wanted", self.wanted(*wanted).into()),
                ];
                self.say("generator-bad-value", &args)
            }
            ConfigFault::Twice { key } => self.say("generator-twice", &[("key", (*key).into())]),
            _ => self.unworded(&error.fault),
        };
        self.say(
            "generator-line",
            &[("line", error.line.into()), ("fault", fault.into())],
        )
    }

    fn wanted(&self, wanted: Wanted) -> String {
        match wanted {
            Wanted::Range { least, most } => {
                // As text: 9999 is typed without a separator.
                let args = [
                    ("least", least.to_string().into()),
                    ("most", most.to_string().into()),
                ];
                self.say("generator-wanted-range", &args)
            }
            Wanted::Frequency => self.say("generator-wanted-frequency", &[]),
            Wanted::Percentage => self.say("generator-wanted-percentage", &[]),
            Wanted::Points => self.say("generator-wanted-points", &[]),
            Wanted::YesOrNo => self.say("generator-wanted-yes-or-no", &[]),
            Wanted::Parity => self.say("generator-wanted-parity", &[]),
        }
    }

    fn said(&self, points: Points) -> fluent_bundle::FluentValue<'static> {
        let tenths = points.tenths().unsigned_abs();
        self.lang().points(tenths).into()
    }
}

fn both<'a>(game: Game, name: Naming<'_>) -> [Arg<'a>; 2] {
    [
        ("white", name(game.white).into()),
        ("black", name(game.black).into()),
    ]
}

fn side_key(side: Side) -> fluent_bundle::FluentValue<'static> {
    match side {
        Side::White => "white".into(),
        Side::Black => "black".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn name(number: u32) -> String {
        format!("Igrač {number:02}")
    }

    #[test]
    fn a_warning_reads_well_in_every_language() {
        let third = Warning::ThirdColor {
            player: 7,
            side: Side::White,
        };
        let said = |lang| Words::of(lang).pairing_warning(&third, &name);
        assert_eq!(
            said(Lang::En),
            "Igrač 07 would have White for the third time running."
        );
        assert_eq!(said(Lang::Sr), "Igrač 07: treći put zaredom beli.");
        assert_eq!(
            said(Lang::Pt),
            "Igrač 07 jogaria de brancas pela terceira vez seguida."
        );
        assert_eq!(said(Lang::Ru), "Igrač 07: третий раз подряд белые.");
    }

    #[test]
    fn every_value_has_a_message_in_every_language() {
        let game = Game { white: 1, black: 2 };
        let points = Points::from_tenths(15);
        let warnings = [
            Warning::Rematch { game, round: 3 },
            Warning::Forbidden { game },
            Warning::ColorDifference {
                player: 1,
                difference: -3,
            },
            Warning::ScoreGap {
                game,
                white: points,
                black: Points::ZERO,
            },
            Warning::SecondBye {
                player: 1,
                round: 2,
            },
            Warning::ByeToHigherScore {
                player: 1,
                score: points,
                by_rules: Points::ZERO,
            },
            Warning::NeedlessBye { player: 1 },
            Warning::LeftOut { player: 1 },
            Warning::NotExpected { player: 1 },
        ];
        let changes = [
            Change::Colors { game },
            Change::New { game },
            Change::Gone { game },
            Change::Bye {
                by_rules: None,
                altered: Some(1),
            },
        ];
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for text in warnings
                .iter()
                .map(|warning| words.pairing_warning(warning, &name))
            {
                assert!(text.contains("Igrač 01") && text.ends_with('.'), "{text}");
            }
            for text in changes
                .iter()
                .map(|change| words.pairing_change(change, &name))
            {
                assert!(text.contains("Igrač 01"), "{text}");
            }
            for config in ["x", "x=1", "players=0", "win=x", "draws=x", "parity=x"] {
                let error = config
                    .parse::<GeneratorConfig>()
                    .expect_err("a faulty line");
                assert!(
                    words.generator_config_error(&error).contains('1'),
                    "{config}"
                );
            }
            let few = Forecast::Impossible {
                player: 1,
                opponents: 1,
                rounds: 5,
            };
            assert!(words.forecast(&few, &name).contains('5'));
        }
    }
}
