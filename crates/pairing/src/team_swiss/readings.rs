//! Where the text of C.04.6 can be read in more than one way, and which way it is read.
//!
//! No ruling of FIDE is known on these. The default is what the reference program does. One
//! question that looks open is none: pairs of two upfloaters, which could make C5 mean two
//! things, don't arise, since without both of them the set would be legal and smaller (C4).

use core::fmt;

/// How the open questions of the article are answered in an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Readings {
    /// Article 1.7.2: colours balanced, the last two alike, in the last round.
    pub balanced_in_last_round: BalancedInLastRound,
    /// Article 1.7.2: one match more with a colour, which the last two had as well.
    pub strong_or_mild: StrongOrMild,
    /// C1: whether a forfeited match is a meeting.
    pub meeting: Meeting,
    /// C2: what bars a team from the bye.
    pub bar_from_bye: BarFromBye,
    /// C6: how the following scoregroup is judged.
    pub next_bracket: NextBracket,
    /// C6: which scoregroup is the following one.
    pub following: Following,
    /// Articles 3.5.5 and 3.6.4: what it is to comply with a minimum.
    pub complying: Complying,
    /// Article 1.5 under acceleration: by which score a float is judged.
    pub float_score: FloatScore,
    /// Article 3.4.3: which matches count as played.
    pub matches_played: MatchesPlayed,
    /// Article 3.5.2: whether more or lower upfloaters are taken when the fewest and highest
    /// leave no legal pairing.
    pub fallback: Fallback,
    /// Article 4.3.6: how two colour histories are laid side by side.
    pub alignment: Alignment,
    /// Article 4.3.1: by which numbering a number is odd.
    pub odd_number: OddNumber,
}

/// Declares the answers to an open question, the default first.
macro_rules! reading {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident, $($(#[$other_doc:meta])* $other:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$other_doc])* $other,)+
        }
    };
}

reading! {
    /// Type B, last round, as many matches with either colour, the last two with the same.
    BalancedInLastRound {
        /// The strong preference stays; only the mild one falls away.
        Strong,
        /// No preference at all.
        NoPreference,
    }
}
reading! {
    /// Type B, one match more with a colour and the last two with it: both clauses apply.
    StrongOrMild {
        /// Strong.
        Strong,
        /// Mild.
        Mild,
    }
}
reading! {
    /// Whether two teams that were paired, but didn't play, have met (C1).
    Meeting {
        /// Only if a game was played (General Handling Rules 3.5).
        Played,
        /// Whenever they were paired.
        Paired,
    }
}
reading! {
    /// What bars a team from the pairing-allocated bye (C2).
    BarFromBye {
        /// What the article lists: the bye, a match won by forfeit, a full-point bye.
        Listed,
        /// Any round not played that brought as many match points as a win (Basic Rules, 4).
        WinsWorth,
    }
}
reading! {
    /// How well the following scoregroup must be served (C6).
    NextBracket {
        /// Its bracket can do with the fewest upfloaters its parity allows, or not.
        PassOrFail,
        /// The fewer upfloaters its bracket needs, the better.
        Graded,
    }
}
reading! {
    /// Which scoregroup follows a bracket (C6).
    Following {
        /// The next one as the round began; nothing is asked if the bye or earlier brackets have
        /// emptied it.
        AsFormed,
        /// The next one in which somebody is left.
        NextWithTeams,
    }
}
reading! {
    /// What it is to comply with a criterion that asks for a minimum (C7 to C10).
    Complying {
        /// To have the best value there is.
        BestValue,
        /// To have none at all; a criterion that can't be met so is passed over.
        NoneOrAnything,
    }
}
reading! {
    /// By which score a float in an accelerated round is judged.
    FloatScore {
        /// The one the round was paired by.
        Pairing,
        /// The one without virtual points.
        Real,
    }
}
reading! {
    /// Which matches count when the bye goes to the team that has played most (article 3.4.3).
    MatchesPlayed {
        /// Those in which a game was played.
        Played,
        /// Forfeited ones too.
        Paired,
    }
}
reading! {
    /// What is done when the fewest and highest upfloaters leave no legal pairing.
    Fallback {
        /// More, or lower ones, are taken: C3 is above C4 and C5.
        TakeOthers,
        /// The arbiter decides (article 3.3.3).
        AskArbiter,
    }
}
reading! {
    /// How the colour histories of two teams are laid side by side (article 4.3.6).
    Alignment {
        /// Matches played only, the last ones side by side (General Handling Rules 3.4).
        LastPlayed,
        /// Round by round.
        ByRound,
    }
}
reading! {
    /// By which numbering a team's number is odd (article 4.3.1).
    OddNumber {
        /// Among the teams that have arrived.
        Arrived,
        /// As it is written.
        Written,
    }
}

/// An open question that a pair or the bye hung on, with the answer that was followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "snake_case", tag = "question", content = "answer")
)]
pub enum Reading {
    /// A colour is wished for, or not, by this answer.
    BalancedInLastRound(BalancedInLastRound),
    /// How strongly a colour is wished for.
    StrongOrMild(StrongOrMild),
    /// The two, or two of the bracket, were paired before and did not play.
    Meeting(Meeting),
    /// The bye was barred, or not, by this answer.
    BarFromBye(BarFromBye),
    /// The following scoregroup can't do with the fewest upfloaters.
    NextBracket(NextBracket),
    /// The following scoregroup has nobody left.
    Following(Following),
    /// A minimum above none.
    Complying(Complying),
    /// A float that there is by one score only.
    FloatScore(FloatScore),
    /// Forfeited matches among those who could have the bye.
    MatchesPlayed(MatchesPlayed),
    /// More or lower upfloaters than the bracket alone would need.
    Fallback(Fallback),
    /// Histories that don't lie alike both ways.
    Alignment(Alignment),
    /// A number that is odd by one numbering only.
    OddNumber(OddNumber),
}

impl Reading {
    /// The article of C.04.6 that can be read in two ways.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::BalancedInLastRound(_) | Self::StrongOrMild(_) => "1.7.2",
            Self::Meeting(_) => "2.1.1",
            Self::BarFromBye(_) => "2.1.2",
            Self::NextBracket(_) | Self::Following(_) => "2.3.3",
            Self::Complying(_) => "2.3",
            Self::FloatScore(_) => "1.5",
            Self::MatchesPlayed(_) => "3.4.3",
            Self::Fallback(_) => "3.5.2",
            Self::Alignment(_) => "4.3.6",
            Self::OddNumber(_) => "4.3.1",
        }
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::BalancedInLastRound(BalancedInLastRound::Strong) => {
                "in the last round a team with balanced colours keeps its strong preference"
            }
            Self::BalancedInLastRound(BalancedInLastRound::NoPreference) => {
                "in the last round a team with balanced colours has no preference"
            }
            Self::StrongOrMild(StrongOrMild::Strong) => {
                "one match more with a colour and the last two with it make a strong preference"
            }
            Self::StrongOrMild(StrongOrMild::Mild) => {
                "one match more with a colour makes a mild preference, whatever the last two were"
            }
            Self::Meeting(Meeting::Played) => "a forfeited match is not a meeting",
            Self::Meeting(Meeting::Paired) => "a forfeited match is a meeting",
            Self::BarFromBye(BarFromBye::Listed) => {
                "only the bye, a forfeit win and a full-point bye bar from the bye"
            }
            Self::BarFromBye(BarFromBye::WinsWorth) => {
                "whatever is worth a win without playing bars from the bye"
            }
            Self::NextBracket(NextBracket::PassOrFail) => {
                "the following scoregroup is served as its parity allows or not at all"
            }
            Self::NextBracket(NextBracket::Graded) => {
                "the following scoregroup is served as well as possible"
            }
            Self::Following(Following::AsFormed) => {
                "nothing is asked for a following scoregroup that has nobody left"
            }
            Self::Following(Following::NextWithTeams) => {
                "the following scoregroup is the next one with teams left"
            }
            Self::Complying(Complying::BestValue) => "the best value there is complies",
            Self::Complying(Complying::NoneOrAnything) => {
                "a criterion that can't be met wholly is passed over"
            }
            Self::FloatScore(FloatScore::Pairing) => "floats are judged by the pairing score",
            Self::FloatScore(FloatScore::Real) => "floats are judged by the score on the table",
            Self::MatchesPlayed(MatchesPlayed::Played) => {
                "a forfeited match does not count as played"
            }
            Self::MatchesPlayed(MatchesPlayed::Paired) => "a forfeited match counts as played",
            Self::Fallback(Fallback::TakeOthers) => {
                "more or lower upfloaters are taken when no pairing is legal otherwise"
            }
            Self::Fallback(Fallback::AskArbiter) => {
                "the arbiter decides when the fewest and highest upfloaters can't be paired"
            }
            Self::Alignment(Alignment::LastPlayed) => {
                "colours are compared by matches played, from the last"
            }
            Self::Alignment(Alignment::ByRound) => "colours are compared round by round",
            Self::OddNumber(OddNumber::Arrived) => {
                "numbers are counted among the teams that have arrived"
            }
            Self::OddNumber(OddNumber::Written) => "numbers are taken as written",
        };
        write!(f, "{} ({text})", self.article())
    }
}
