//! The `Variant` tag: which game is played.

use alloc::string::String;

/// The kinds of game that are read.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Chess from the classical array or from a position of it.
    Chess,
    /// Chess960, whatever its name: Fischer random chess, freestyle chess.
    Chess960,
}

impl Variant {
    /// The variant of a tag's value, in any of the spellings in use: letter case, spaces, hyphens
    /// and underscores do not matter. `None` for other games.
    ///
    /// ```
    /// use rokada_chess::pgn::Variant;
    ///
    /// for name in ["Chess960", "chess 960", "fischerandom", "Fischer Random", "Freestyle", "FRC"] {
    ///     assert_eq!(Variant::from_name(name), Some(Variant::Chess960));
    /// }
    /// assert_eq!(Variant::from_name("Atomic"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Variant> {
        let plain: String = name
            .chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .take(40)
            .collect();
        match plain.as_str() {
            "" | "chess" | "normal" | "standard" | "classical" | "classic" | "classicalchess"
            | "standardchess" | "regular" | "orthodox" | "fromposition" => Some(Variant::Chess),
            "chess960"
            | "960"
            | "chess9lx"
            | "fischerandom"
            | "fischerrandom"
            | "fischerandomchess"
            | "fischerrandomchess"
            | "fischer"
            | "frc"
            | "dfrc"
            | "doublefischerrandom"
            | "doublechess960"
            | "freestyle"
            | "freestylechess"
            | "šah960"
            | "fišerovšah"
            | "xadrez960"
            | "шахматы960"
            | "шахматыфишера" => Some(Variant::Chess960),
            _ => None,
        }
    }

    /// The spelling that is written: that of the program interface standards.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Chess => "Standard",
            Variant::Chess960 => "Chess960",
        }
    }
}
