//! What can be wrong with a generator configuration.

/// A line of a configuration that can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ConfigError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: ConfigFault,
}

/// What is wrong with a line of a configuration, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ConfigFault {
    /// The line is not a setting.
    #[error("expected a setting such as players=20..40")]
    NoSetting,
    /// There is no setting of this name.
    #[error("no setting is called {key}; there are {}", super::GeneratorConfig::KEYS.join(", "))]
    UnknownKey {
        /// The name found.
        key: String,
    },
    /// The value is not of the setting's kind.
    #[error("{key} is {value}, but has to be {wanted}")]
    BadValue {
        /// The setting.
        key: &'static str,
        /// The value found.
        value: String,
        /// What the value has to be.
        wanted: Wanted,
    },
    /// The setting was given before.
    #[error("{key} is set twice")]
    Twice {
        /// The setting.
        key: &'static str,
    },
}

/// The kinds of values of a configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wanted {
    /// A whole number or a range of them.
    #[error("a whole number or a range such as 20..40, from {least} to {most}")]
    Range {
        /// The smallest number allowed.
        least: u32,
        /// The largest number allowed.
        most: u32,
    },
    /// A percentage.
    #[error("a percentage from 0 to 100, decimals allowed")]
    Percentage,
    /// A percentage or a fixed number, of all rounds or of some.
    #[error(
        "a percentage such as 2.5, or 3x for exactly three a round; 4: or 5..7: before it for some rounds, and commas between"
    )]
    Frequency,
    /// A number of points.
    #[error("a number of points such as 0.5")]
    Points,
    /// Yes or no.
    #[error("yes or no")]
    YesOrNo,
    /// Odd, even or any.
    #[error("odd, even or any")]
    Parity,
}
