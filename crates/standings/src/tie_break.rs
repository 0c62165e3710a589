//! A tie-break and its modifiers, as they are written.

use core::fmt;
use core::str::FromStr;

use rokada_pairing::Points;

use super::{Code, Score};

/// A tie-break as a list of them names it: `BH/C1`, `KS/L+1`, `BH:GP/M1`.
///
/// The forms are those of FIDE's list of mandatory tie-breaks (C.02.03 annexure B), which record
/// 202 of a tournament report uses; `BH-C1`, as C.07 itself writes, is read too.
///
/// ```
/// use rokada_standings::{Code, TieBreak};
///
/// let cut: TieBreak = "bh-c1".parse().expect("Buchholz without the lowest");
/// assert_eq!(cut.code, Code::Buchholz);
/// assert_eq!(cut.modifiers.cut_low, 1);
/// assert_eq!(cut.to_string(), "BH/C1");
/// assert!("BH/Q".parse::<TieBreak>().is_err());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// What is computed.
    pub code: Code,
    /// Which of a team's scores it is computed from; the primary one if not said.
    pub score: Option<Score>,
    /// In which variation.
    pub modifiers: Modifiers,
}

/// How a tie-break is varied (C.07 article 14 and the list of mandatory tie-breaks).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    /// `/C1`, `/C2`: how many of the least significant values are cut; `/M1` cuts at both ends.
    pub cut_low: u8,
    /// How many of the most significant values are cut.
    pub cut_high: u8,
    /// `/L`: the limit of the Koya system.
    pub limit: Limit,
    /// `/P`: forfeits count as games against the scheduled opponent.
    pub forfeits_played: bool,
    /// `/F`: made from fore Buchholz.
    pub fore: bool,
    /// `/R`: in reverse order.
    pub reverse: bool,
    /// `/U`: the rating that unrated players are taken to have.
    pub unrated: Option<u16>,
    /// `/K`: what the schedule strength is divided by.
    pub divisor: Option<u16>,
}

/// Which opponents the Koya system counts (C.07 articles 9.2 and 14.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// The share of the maximum score in percent.
    pub percent: u16,
    /// What is added to that share.
    pub offset: Points,
}

impl Default for Limit {
    fn default() -> Limit {
        Limit {
            percent: 50,
            offset: Points::ZERO,
        }
    }
}

/// Why a text is not a tie-break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseTieBreakError {
    /// No tie-break has these letters.
    UnknownCode(String),
    /// No modifier is written so.
    UnknownModifier(String),
    /// The modifier, or the choice of a score, makes no sense with this tie-break.
    NotApplicable {
        /// The tie-break.
        code: Code,
        /// The modifier as written.
        modifier: String,
    },
}

impl fmt::Display for ParseTieBreakError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseTieBreakError::UnknownCode(text) => {
                write!(f, "there is no tie-break \"{text}\"; there are ")?;
                let codes: Vec<&str> = Code::all().map(Code::letters).collect();
                f.write_str(&codes.join(", "))
            }
            ParseTieBreakError::UnknownModifier(text) => write!(
                f,
                "there is no modifier \"/{text}\"; there are /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400"
            ),
            ParseTieBreakError::NotApplicable { code, modifier } => {
                write!(f, "\"{modifier}\" makes no sense with {}", code.letters())
            }
        }
    }
}

impl core::error::Error for ParseTieBreakError {}

impl TieBreak {
    /// A tie-break without modifiers.
    pub fn new(code: Code) -> TieBreak {
        TieBreak {
            code,
            score: None,
            modifiers: Modifiers::default(),
        }
    }

    /// The tie-breaks of a list, separated by commas or blanks.
    ///
    /// # Errors
    /// The first that is not one.
    pub fn list(text: &str) -> Result<Vec<TieBreak>, ParseTieBreakError> {
        text.split([',', ';', ' '])
            .filter(|name| !name.is_empty())
            .map(str::parse)
            .collect()
    }

    /// The tie-breaks in use where the regulations name none: those the former appendix of C.07
    /// recommended for Swiss events and for round robins.
    pub fn usual(predetermined: bool) -> Vec<TieBreak> {
        let cut_buchholz = TieBreak {
            modifiers: Modifiers {
                cut_low: 1,
                ..Modifiers::default()
            },
            ..TieBreak::new(Code::Buchholz)
        };
        if predetermined {
            [
                Code::DirectEncounter,
                Code::Wins,
                Code::SonnebornBerger,
                Code::Koya,
            ]
            .map(TieBreak::new)
            .to_vec()
        } else {
            let mut list = vec![cut_buchholz];
            list.extend(
                [Code::Buchholz, Code::SonnebornBerger, Code::DirectEncounter].map(TieBreak::new),
            );
            list
        }
    }

    fn modify(&mut self, text: &str) -> Result<(), ParseTieBreakError> {
        let unknown = || ParseTieBreakError::UnknownModifier(text.to_owned());
        let letter = text.chars().next().ok_or_else(unknown)?;
        let rest = &text[letter.len_utf8()..];
        if !"CMLKPFUR".contains(letter) || ("PFR".contains(letter) && !rest.is_empty()) {
            return Err(unknown());
        }
        if !self.code.takes(letter) {
            let (code, modifier) = (self.code, format!("/{text}"));
            return Err(ParseTieBreakError::NotApplicable { code, modifier });
        }
        let modifiers = &mut self.modifiers;
        match letter {
            'C' => modifiers.cut_low = rest.parse().map_err(|_| unknown())?,
            'M' => {
                modifiers.cut_low = rest.parse().map_err(|_| unknown())?;
                modifiers.cut_high = modifiers.cut_low;
            }
            'L' => match rest.strip_prefix('+').or_else(|| rest.strip_prefix('-')) {
                Some(number) => {
                    let offset = offset(number).ok_or_else(unknown)?;
                    modifiers.limit.offset = if rest.starts_with('-') {
                        -offset
                    } else {
                        offset
                    };
                }
                None => modifiers.limit.percent = rest.parse().map_err(|_| unknown())?,
            },
            'K' => {
                let divisor = rest.parse().ok().filter(|divisor| *divisor > 0);
                modifiers.divisor = Some(divisor.ok_or_else(unknown)?);
            }
            'U' => modifiers.unrated = Some(rest.parse().map_err(|_| unknown())?),
            'P' => modifiers.forfeits_played = true,
            'F' => modifiers.fore = true,
            _ => modifiers.reverse = true,
        }
        Ok(())
    }
}

/// A shift of Koya's limit: half points, or points if there is a decimal.
fn offset(number: &str) -> Option<Points> {
    if number.contains('.') {
        number.parse().ok().filter(|points| *points >= Points::ZERO)
    } else {
        let halves: u8 = number.parse().ok()?;
        Some(Points::from_halves(i32::from(halves)))
    }
}

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, ParseTieBreakError> {
        let text = text.trim().to_ascii_uppercase();
        // C.07 writes BH-C1, but a limit may be L-1.
        let name_end = text.find(['/', '-', '!', '#']).unwrap_or(text.len());
        let (name, modifiers) = text.split_at(name_end);
        let (letters, score) = match name.split_once(':') {
            Some((letters, score)) => (letters, Some(score)),
            None => (name, None),
        };
        let code = Code::from_letters(letters)
            .ok_or_else(|| ParseTieBreakError::UnknownCode(letters.to_owned()))?;
        let mut tie_break = TieBreak::new(code);
        if let Some(score) = score {
            tie_break.score = match score {
                _ if !code.takes_score() => None,
                "MP" => Some(Score::Match),
                "GP" => Some(Score::Game),
                _ => None,
            };
            if tie_break.score.is_none() {
                let modifier = format!(":{score}");
                return Err(ParseTieBreakError::NotApplicable { code, modifier });
            }
        }
        if let Some(first) = modifiers.chars().next() {
            let modifiers = &modifiers[first.len_utf8()..];
            for modifier in modifiers.split(['/', '!', '#']) {
                tie_break.modify(modifier)?;
            }
        }
        Ok(tie_break)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.letters())?;
        match self.score {
            Some(Score::Match) => f.write_str(":MP")?,
            Some(Score::Game) => f.write_str(":GP")?,
            None => {}
        }
        let modifiers = &self.modifiers;
        match (modifiers.cut_low, modifiers.cut_high) {
            (0, 0) => {}
            (low, 0) => write!(f, "/C{low}")?,
            (low, _) => write!(f, "/M{low}")?,
        }
        let limit = modifiers.limit;
        if limit.percent != 50 {
            write!(f, "/L{}", limit.percent)?;
        }
        if limit.offset != Points::ZERO {
            let sign = if limit.offset > Points::ZERO {
                '+'
            } else {
                '-'
            };
            let tenths = limit.offset.tenths().abs();
            if tenths % 5 == 0 {
                write!(f, "/L{sign}{}", tenths / 5)?;
            } else {
                write!(f, "/L{sign}{}", Points::from_tenths(tenths))?;
            }
        }
        if let Some(divisor) = modifiers.divisor {
            write!(f, "/K{divisor}")?;
        }
        for (set, letter) in [
            (modifiers.forfeits_played, "/P"),
            (modifiers.fore, "/F"),
            (modifiers.reverse, "/R"),
        ] {
            if set {
                f.write_str(letter)?;
            }
        }
        match modifiers.unrated {
            Some(rating) => write!(f, "/U{rating}"),
            None => Ok(()),
        }
    }
}
