//! Refusals and warnings of events in words.

use rokada_chess::Color;
use rokada_pairing::{Change, Forecast, Game, Side, Warning as Finding};
use rokada_tournament::{
    EntryId, GameRef, GameResult, ImportError, Level, ListFault, PairChange, ParseResultError,
    PositionRefused, Refusal, Setting, TeamId, Warning,
};

use crate::{Arg, Words};

/// Says who an entry is: usually number and name.
pub type Who<'a> = &'a dyn Fn(EntryId) -> String;

impl Words {
    /// Why a command is refused, and what would do instead.
    pub fn event_refusal(&self, refusal: &Refusal, who: Who<'_>) -> String {
        use Refusal::*;
        let one = |id: &str, entry: &EntryId| self.say(id, &[("who", who(*entry).into())]);
        let round = |id: &str, round: &u16| self.say(id, &[number("round", *round)]);
        let board = |id: &str, round: &u16, board: &u32| {
            self.say(id, &[number("round", *round), number("board", *board)])
        };
        match refusal {
            NoEvent => self.say("refusal-no-event", &[]),
            EventExists => self.say("refusal-event-exists", &[]),
            Finished => self.say("refusal-finished", &[]),
            Archived => self.say("refusal-archived", &[]),
            NotFinished => self.say("refusal-not-finished", &[]),
            Confirm {
                level,
                warnings,
                acts,
            } => {
                let warnings = warnings
                    .iter()
                    .map(|warning| self.event_warning(warning, who));
                let acts = acts.iter().map(|act| self.act(act, who));
                let all: Vec<String> = acts.chain(warnings).collect();
                let id = match level {
                    Level::Twice => "refusal-confirm-twice",
                    _ => "refusal-confirm",
                };
                self.say(id, &[("warnings", all.join(" ").into())])
            }
            InFideMode { acts } => {
                let acts: Vec<String> = acts.iter().map(|act| self.act(act, who)).collect();
                self.say("refusal-in-fide-mode", &[("acts", acts.join(" ").into())])
            }
            ModeLeftAlready => self.say("refusal-mode-left-already", &[]),
            LeftForGood { entry } => one("refusal-left-for-good", entry),
            BadSetting { setting } => self.say(bad_setting(*setting), &[]),
            FixedOncePaired { setting } => {
                let setting = self.say(setting_name(*setting), &[]);
                self.say("refusal-fixed-once-paired", &[("setting", setting.into())])
            }
            RoundsPaired { paired } => {
                self.say("refusal-rounds-paired", &[number("paired", *paired)])
            }
            RoundsFollow { rounds } => {
                self.say("refusal-rounds-follow", &[number("rounds", *rounds)])
            }
            NobodyToEnter => self.say("refusal-nobody-to-enter", &[]),
            TextUnusable => self.say("refusal-text-unusable", &[]),
            NameMissing => self.say("refusal-name-missing", &[]),
            SameFideId { entry } => one("refusal-same-fide-id", entry),
            TooManyEntries { most } => {
                self.say("refusal-too-many-entries", &[number("most", *most)])
            }
            EntriesClosed { until } => {
                self.say("refusal-entries-closed", &[number("until", *until)])
            }
            UnknownEntry { entry } => {
                self.say("refusal-unknown-entry", &[number("entry", entry.0)])
            }
            UnknownTeam { team: TeamId(team) } => {
                self.say("refusal-unknown-team", &[number("team", *team)])
            }
            UnknownRound { round: n } => round("refusal-unknown-round", n),
            UnknownBoard { round, board: n } => board("refusal-unknown-board", round, n),
            UnknownGame { game } => self.say("refusal-unknown-game", &game_args(game)),
            HasPlayed { entry } => one("refusal-has-played", entry),
            OrderIncomplete { entry } => one("refusal-order-incomplete", entry),
            ListIsFixed => self.say("refusal-list-is-fixed", &[]),
            AlreadyWithdrawn { entry } => one("refusal-already-withdrawn", entry),
            NotWithdrawn { entry } => one("refusal-not-withdrawn", entry),
            ByeNotOnRequest => self.say("refusal-bye-not-on-request", &[]),
            ByeTaken { entry } => one("refusal-bye-taken", entry),
            ByesUsedUp { entry, most } => self.say(
                "refusal-byes-used-up",
                &[("who", who(*entry).into()), number("most", *most)],
            ),
            ByeTooLate { last_round } => {
                self.say("refusal-bye-too-late", &[number("last", *last_round)])
            }
            NoBye { entry, round } => self.say(
                "refusal-no-bye",
                &[("who", who(*entry).into()), number("round", *round)],
            ),
            RoundIsPaired { round: n } => round("refusal-round-is-paired", n),
            RoundNotPaired { round: n } => round("refusal-round-not-paired", n),
            AlreadyPublished { round: n } => round("refusal-already-published", n),
            NotPublished { round: n } => round("refusal-not-published", n),
            ResultsMissing { round, boards } => self.say(
                "refusal-results-missing",
                &[
                    number("round", *round),
                    ("boards", list(boards).into()),
                    ("n", boards.len().into()),
                ],
            ),
            RoundsLeft { next, rounds } => self.say(
                "refusal-rounds-left",
                &[number("next", *next), number("rounds", *rounds)],
            ),
            NoMoreRounds { rounds } => {
                self.say("refusal-no-more-rounds", &[number("rounds", *rounds)])
            }
            NoInitialColor => self.say("refusal-no-initial-color", &[]),
            WrongNumberOfPlayers { players, needed } => self.say(
                "refusal-wrong-number-of-players",
                &[number("players", *players), number("needed", *needed)],
            ),
            NoPairing { round: n, stuck } if stuck.is_empty() => round("refusal-no-pairing", n),
            NoPairing { round, stuck } => self.say(
                "refusal-no-pairing-stuck",
                &[
                    number("round", *round),
                    ("players", names(stuck, who).into()),
                ],
            ),
            PairingFault { fault } => {
                self.say("refusal-pairing-fault", &[("fault", fault.as_str().into())])
            }
            PairedByHand => self.say("refusal-paired-by-hand", &[]),
            NeedsTwoTeams => self.say("refusal-needs-two-teams", &[]),
            TieUnbroken { round, boards } => self.say(
                "refusal-tie-unbroken",
                &[number("round", *round), ("boards", list(boards).into())],
            ),
            NotLevel { round, board: n } => board("refusal-not-level", round, n),
            NotLastRound { last } => self.say("refusal-not-last-round", &[number("last", *last)]),
            HasOpponent { entry, board } => self.say(
                "refusal-has-opponent",
                &[("who", who(*entry).into()), number("board", *board)],
            ),
            NotInRound { entry, round } => self.say(
                "refusal-not-in-round",
                &[("who", who(*entry).into()), number("round", *round)],
            ),
            SamePlayer => self.say("refusal-same-player", &[]),
            BoardHasResult { round, board: n } => board("refusal-board-has-result", round, n),
            PlayersUnpaired { round, entries } => self.say(
                "refusal-players-unpaired",
                &[
                    number("round", *round),
                    ("players", names(entries, who).into()),
                ],
            ),
            ResultStands { game, standing } => {
                self.standing("refusal-result-stands", game, standing)
            }
            ResultChanged {
                game,
                standing: Some(standing),
            } => self.standing("refusal-result-changed", game, standing),
            ResultChanged {
                game,
                standing: None,
            } => self.say("refusal-result-gone", &game_args(game)),
            ReportsNotTaken => self.say("refusal-reports-not-taken", &[]),
            NotTheirGame { entry } => one("refusal-not-their-game", entry),
            ArbitersResult => self.say("refusal-arbiters-result", &[]),
            PositionExcluded { number: n, why } => {
                let id = match why {
                    PositionRefused::Classical => "refusal-position-classical",
                    PositionRefused::Excluded => "refusal-position-excluded",
                    PositionRefused::NotListed => "refusal-position-not-listed",
                };
                self.say(id, &[number("number", *n)])
            }
            PositionUsed { number: n, round } => self.say(
                "refusal-position-used",
                &[number("number", *n), number("round", *round)],
            ),
            BadProtocol { fault } => self.say(
                "refusal-bad-protocol",
                &[("fault", self.draw_fault(fault).into())],
            ),
            OtherProtocol { number: n } => {
                self.say("refusal-other-protocol", &[number("number", *n)])
            }
            WrongPool => self.say("refusal-wrong-pool", &[]),
            PositionDrawn { round: n } => round("refusal-position-drawn", n),
            WrongScope => self.say("refusal-wrong-scope", &[]),
            NoPosition { round: n } => round("refusal-no-position", n),
            PositionPlayed { round: n } => round("refusal-position-played", n),
            NothingToUndo => self.say("refusal-nothing-to-undo", &[]),
        }
    }

    fn standing(&self, id: &str, game: &GameRef, standing: &GameResult) -> String {
        let mut args = game_args(game).to_vec();
        args.push(("standing", standing.code().into()));
        self.say(id, &args)
    }

    /// What to think about before something is done.
    pub fn event_warning(&self, warning: &Warning, who: Who<'_>) -> String {
        match warning {
            Warning::SameName { entry } => {
                self.say("warning-same-name", &[("who", who(*entry).into())])
            }
            Warning::RoundIsPublished { round } => {
                self.say("warning-round-is-published", &[number("round", *round)])
            }
            Warning::ResultsLost { round, boards } => self.say(
                "warning-results-lost",
                &[number("round", *round), ("boards", list(boards).into())],
            ),
            Warning::PositionIsDrawn { round } => {
                self.say("warning-position-is-drawn", &[number("round", *round)])
            }
            Warning::SeenByEveryone => self.say("warning-seen-by-everyone", &[]),
            Warning::PairingMayFail { .. } => self.forecast(&Forecast::Tight, &|_| String::new()),
            &Warning::OpponentsRunOut {
                entry,
                opponents,
                rounds,
            } => {
                let forecast = Forecast::Impossible {
                    player: entry.0,
                    opponents,
                    rounds: rounds.into(),
                };
                self.forecast(&forecast, &|entry| who(EntryId(entry)))
            }
            of_pairing => match finding(of_pairing) {
                Some(finding) => self.pairing_warning(&finding, &|entry| who(EntryId(entry))),
                None => of_pairing.to_string(),
            },
        }
    }

    /// How a round's pairing differs from that of the rules.
    pub fn event_pair_change(&self, change: &PairChange, who: Who<'_>) -> String {
        let game = |white: EntryId, black: EntryId| Game {
            white: white.0,
            black: black.0,
        };
        let change = match *change {
            PairChange::Colors { white, black } => Change::Colors {
                game: game(white, black),
            },
            PairChange::New { white, black } => Change::New {
                game: game(white, black),
            },
            PairChange::Gone { white, black } => Change::Gone {
                game: game(white, black),
            },
            PairChange::Bye { by_rules, now } => Change::Bye {
                by_rules: by_rules.map(|entry| entry.0),
                altered: now.map(|entry| entry.0),
            },
        };
        self.pairing_change(&change, &|entry| who(EntryId(entry)))
    }

    /// What is wrong with a file of players, one fault a line.
    pub fn list_faults(&self, fault: &ListFault) -> Vec<String> {
        match fault {
            ListFault::List(errors) => errors.iter().map(|e| self.sheet_error(e)).collect(),
            ListFault::Report(errors) => errors.iter().map(|e| self.trf_error(e)).collect(),
            ListFault::Import(error) => vec![self.import_error(error)],
        }
    }

    /// Why a report can't be made an event.
    pub fn import_error(&self, error: &ImportError) -> String {
        match error {
            ImportError::Faults(faults) => {
                let faults: Vec<String> = faults.iter().map(|f| self.trf_error(f)).collect();
                faults.join("\n")
            }
            ImportError::NoPlayers => self.say("import-no-players", &[]),
            ImportError::OddResult {
                round,
                white,
                black,
            } => self.say(
                "import-odd-result",
                &[
                    number("round", *round),
                    number("white", *white),
                    number("black", *black),
                ],
            ),
        }
    }

    /// What is wrong with a text that should be a result.
    pub fn result_not_read(&self, error: &ParseResultError) -> String {
        self.say("result-not-read", &[("found", error.found().into())])
    }
}

/// A number that is a name (a round, a board): it takes no plural and no grouping of digits.
pub(crate) fn number(name: &'static str, value: impl ToString) -> Arg<'static> {
    (name, value.to_string().into())
}

fn game_args(game: &GameRef) -> [Arg<'static>; 3] {
    [
        number("round", game.round),
        number("board", game.board),
        number("game", game.game),
    ]
}

fn list(boards: &[u32]) -> String {
    boards
        .iter()
        .map(u32::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

fn names(entries: &[EntryId], who: Who<'_>) -> String {
    entries
        .iter()
        .map(|entry| who(*entry))
        .collect::<Vec<_>>()
        .join(", ")
}

/// What the pairing library says of the same: its numbers are the entries here.
fn finding(warning: &Warning) -> Option<Finding> {
    let game = |a: EntryId, b: EntryId| Game {
        white: a.0,
        black: b.0,
    };
    Some(match *warning {
        Warning::Rematch { a, b, round } => Finding::Rematch {
            game: game(a, b),
            round: round.into(),
        },
        Warning::ForbiddenPair { a, b } => Finding::Forbidden { game: game(a, b) },
        Warning::ThirdColor { entry, color } => Finding::ThirdColor {
            player: entry.0,
            side: match color {
                Color::White => Side::White,
                Color::Black => Side::Black,
            },
        },
        Warning::ColorDifference { entry, difference } => Finding::ColorDifference {
            player: entry.0,
            difference,
        },
        Warning::ScoreGap { a, b, scores } => Finding::ScoreGap {
            game: game(a, b),
            white: scores.0,
            black: scores.1,
        },
        Warning::SecondBye { entry, round } => Finding::SecondBye {
            player: entry.0,
            round: round.into(),
        },
        Warning::ByeToHigherScore {
            entry,
            score,
            by_rules,
        } => Finding::ByeToHigherScore {
            player: entry.0,
            score,
            by_rules,
        },
        Warning::NeedlessBye { entry } => Finding::NeedlessBye { player: entry.0 },
        Warning::LeftOut { entry } => Finding::LeftOut { player: entry.0 },
        Warning::NotInEvent { entry } => Finding::NotExpected { player: entry.0 },
        _ => return None,
    })
}

fn bad_setting(setting: Setting) -> &'static str {
    match setting {
        Setting::Name => "bad-setting-name",
        Setting::Federation => "bad-setting-federation",
        Setting::Dates => "bad-setting-dates",
        Setting::Rounds => "bad-setting-rounds",
        Setting::System => "bad-setting-system",
        Setting::MiniMatch => "bad-setting-mini-match",
        Setting::Points => "bad-setting-points",
        Setting::TieBreaks => "bad-setting-tie-breaks",
        Setting::RoundRobinTieBreaks => "bad-setting-round-robin-tie-breaks",
        Setting::ByeWorth => "bad-setting-bye-worth",
        Setting::Positions => "bad-setting-positions",
        Setting::Seeding => "bad-setting-seeding",
        Setting::Categories => "bad-setting-categories",
        Setting::Teams => "bad-setting-teams",
        Setting::InitialColor => "bad-setting-initial-color",
    }
}

fn setting_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Name => "setting-name",
        Setting::Federation => "setting-federation",
        Setting::Dates => "setting-dates",
        Setting::Rounds => "setting-rounds",
        Setting::System => "setting-system",
        Setting::MiniMatch => "setting-mini-match",
        Setting::Points => "setting-points",
        Setting::TieBreaks | Setting::RoundRobinTieBreaks => "setting-tie-breaks",
        Setting::ByeWorth => "setting-bye-worth",
        Setting::Positions => "setting-positions",
        Setting::Seeding => "setting-seeding",
        Setting::Categories => "setting-categories",
        Setting::Teams => "setting-teams",
        Setting::InitialColor => "setting-initial-color",
    }
}
