//! Settings that can be refused.

use serde::Serialize;

/// A setting that can be refused.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    /// The event needs a name.
    Name,
    /// Three letters.
    Federation,
    /// It can't end before it starts.
    Dates,
    /// From 1 to 99.
    Rounds,
    /// How players are paired.
    System,
    /// One game a round or two.
    MiniMatch,
    /// A win is worth more than a draw, a draw no less than a loss, and two draws no more than both.
    Points,
    /// Codes of C.07, each once.
    TieBreaks,
    /// In a round robin none of the Buchholz family.
    RoundRobinTieBreaks,
    /// The pairing's bye is worth no more than a win, and with standard scoring 1, a half or 0.
    ByeWorth,
    /// Numbers from 0 to 959, and at least one left for each round.
    Positions,
    /// At least one list.
    Seeding,
    /// Each category has a name of its own.
    Categories,
    /// At least one player or board.
    Teams,
    /// The lot is drawn.
    InitialColor,
}

impl Setting {
    /// What would be right.
    pub(super) fn help(self) -> &'static str {
        match self {
            Setting::Name => "the event needs a name",
            Setting::Federation => "a federation is three capital letters, such as SRB, or nothing",
            Setting::Dates => "the last day can't be before the first",
            Setting::Rounds => "an event has from 1 to 99 rounds",
            Setting::System => "choose the system before the first round",
            Setting::MiniMatch => "choose one game a round or two before the first round",
            Setting::Points => {
                "a win must be worth more than a draw, a draw no less than a loss, nothing less than 0, and two draws no more than a win and a loss"
            }
            Setting::TieBreaks => {
                "tie-breaks are codes of C.07 such as BH/C1, BH, SB, DE, WIN or ARO, each named once"
            }
            Setting::RoundRobinTieBreaks => {
                "in a round robin all meet all, so BH, FB and AOB tell nobody apart: take DE, SB, KS, WIN, BWG, BPG, REP, STD, RTNG or TPN"
            }
            Setting::ByeWorth => {
                "the bye is worth no more than a win, and with 1-0.5-0 it is worth 1, 0.5 or 0"
            }
            Setting::Positions => {
                "positions are numbers from 0 to 959, and enough must be left to draw from"
            }
            Setting::Seeding => "name at least one rating list, each once",
            Setting::Categories => "each category needs a name of its own",
            Setting::Teams => "a team needs at least one player who counts",
            Setting::InitialColor => "the lot is drawn once, before the first round",
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> &'static str {
        match self {
            Setting::Name => "name",
            Setting::Federation => "federation",
            Setting::Dates => "dates",
            Setting::Rounds => "number of rounds",
            Setting::System => "pairing system",
            Setting::MiniMatch => "number of games a round",
            Setting::Points => "points",
            Setting::TieBreaks | Setting::RoundRobinTieBreaks => "tie-breaks",
            Setting::ByeWorth => "value of the bye",
            Setting::Positions => "position policy",
            Setting::Seeding => "seeding",
            Setting::Categories => "categories",
            Setting::Teams => "team scoring",
            Setting::InitialColor => "initial colour",
        }
    }
}
