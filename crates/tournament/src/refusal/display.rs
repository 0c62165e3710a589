//! Refusals in plain English: what is wrong, and what would be right.

use std::fmt;

use crate::warning::list;
use crate::{Act, Level, PositionRefused, Refusal, Warning};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Refusal::*;
        match self {
            NoEvent => f.write_str("there is no event yet: create it first"),
            EventExists => f.write_str("the event exists already: change its settings instead"),
            Finished => f.write_str("the event is finished: reopen it first"),
            Archived => f.write_str("the event is archived: reopen it first"),
            NotFinished => f.write_str("the event is not finished: finish it first"),
            Confirm {
                level,
                warnings,
                acts,
            } => {
                let warnings = warnings.iter().map(Warning::to_string);
                let all: Vec<String> = warnings.chain(acts.iter().map(Act::to_string)).collect();
                let how = match level {
                    Level::Twice => "confirm with the name of the event to do it anyway",
                    _ => "confirm to do it anyway",
                };
                write!(f, "{}: {how}", all.join("; "))
            }
            InFideMode { acts } => {
                let acts: Vec<String> = acts.iter().map(Act::to_string).collect();
                write!(
                    f,
                    "{}: not in FIDE mode, which can be left, for good",
                    acts.join("; ")
                )
            }
            ModeLeftAlready => f.write_str("FIDE mode is left and can't be entered again"),
            LeftForGood { entry } => write!(
                f,
                "player {entry} has left the round robin, and the games were decided by that: take it back instead"
            ),
            BadSetting { setting } => f.write_str(setting.help()),
            FixedOncePaired { setting } => write!(
                f,
                "the {} can't change once a round is paired: unpair the rounds first",
                setting.name()
            ),
            RoundsPaired { paired } => {
                write!(f, "{paired} rounds are paired: choose at least {paired}")
            }
            RoundsFollow { rounds } => write!(
                f,
                "this system has {rounds} rounds with these players: the number can't be chosen"
            ),
            NobodyToEnter => f.write_str("the list has no player: name at least one"),
            TextUnusable => f.write_str(
                "a name, club or team has at most 100 characters, all of them printable",
            ),
            NameMissing => f.write_str("a player has no name: give one"),
            SameFideId { entry } => write!(
                f,
                "entry {entry} has this FIDE number: correct one of the two"
            ),
            TooManyEntries { most } => write!(f, "an event takes at most {most} players"),
            EntriesClosed { until } => write!(
                f,
                "late entries start in round {until} at the latest: change that setting to admit one"
            ),
            UnknownEntry { entry } => write!(f, "there is no entry {entry}: see the start list"),
            UnknownTeam { team } => write!(f, "there is no team {team}: form it first"),
            UnknownRound { round } => write!(f, "there is no round {round}"),
            UnknownBoard { round, board } => write!(f, "round {round} has no board {board}"),
            UnknownGame { game } => write!(
                f,
                "board {} of round {} has no game {}",
                game.board, game.round, game.game
            ),
            HasPlayed { entry } => write!(
                f,
                "player {entry} has been paired: withdraw the player instead"
            ),
            OrderIncomplete { entry } => write!(
                f,
                "the order must name everyone once: look at entry {entry}"
            ),
            ListIsFixed => f.write_str(
                "a round is paired, so the list keeps its order: correct ratings instead",
            ),
            AlreadyWithdrawn { entry } => write!(f, "player {entry} has withdrawn already"),
            NotWithdrawn { entry } => write!(f, "player {entry} has not withdrawn"),
            ByeNotOnRequest => f.write_str(
                "the pairing gives its bye itself: grant half a point, a full one or an absence",
            ),
            ByeTaken { entry } => write!(
                f,
                "player {entry} has the pairing's bye of that round: set a bye of another kind"
            ),
            ByesUsedUp { entry, most } => write!(
                f,
                "player {entry} has had the {most} half-point byes allowed: grant an absence, or change that setting"
            ),
            ByeTooLate { last_round } => write!(
                f,
                "half-point byes end with round {last_round}: grant an absence, or change that setting"
            ),
            NoBye { entry, round } => {
                write!(f, "player {entry} has no bye granted for round {round}")
            }
            RoundIsPaired { round } => write!(
                f,
                "round {round} is paired: change its pairing by hand, or unpair it"
            ),
            RoundNotPaired { round } => write!(f, "round {round} is not paired: pair it first"),
            AlreadyPublished { round } => write!(f, "round {round} is published already"),
            NotPublished { round } => {
                write!(f, "round {round} is not published: publish it first")
            }
            ResultsMissing { round, boards } => write!(
                f,
                "round {round} has no result on {}: enter it; until the last round an unfinished game may be adjourned",
                list("board", boards)
            ),
            RoundsLeft { next, rounds } => write!(
                f,
                "round {next} of {rounds} is still to come: play it, or reduce the number of rounds"
            ),
            NoMoreRounds { rounds } => write!(
                f,
                "all {rounds} rounds are paired: finish, or raise the number of rounds"
            ),
            NoInitialColor => f.write_str("the initial colour is not drawn: draw that lot first"),
            WrongNumberOfPlayers { players, needed } => {
                write!(f, "{players} players can't start: {needed} are needed")
            }
            NoPairing { round, stuck } if stuck.is_empty() => write!(
                f,
                "no pairing of round {round} obeys the rules: pair it by hand, or finish the event"
            ),
            NoPairing { round, stuck } => write!(
                f,
                "no pairing of round {round} obeys the rules ({} can't all be paired): pair it by hand, or finish the event",
                list("player", stuck)
            ),
            PairingFault { fault } => write!(f, "the record contradicts itself: {fault}"),
            PairedByHand => {
                f.write_str("this event is paired by hand: open the round and pair it yourself")
            }
            NeedsTwoTeams => {
                f.write_str("this system needs two teams of one size: form them first")
            }
            TieUnbroken { round, boards } => write!(
                f,
                "round {round} ended level on {}: say who goes on",
                list("board", boards)
            ),
            NotLevel { round, board } => write!(
                f,
                "board {board} of round {round} is no level knock-out match: its result decides"
            ),
            NotLastRound { last } => write!(
                f,
                "only the last paired round, {last}, can be unpaired: unpair that one first"
            ),
            HasOpponent { entry, board } => write!(
                f,
                "player {entry} sits at board {board}: take that pair apart first"
            ),
            NotInRound { entry, round } => {
                write!(f, "player {entry} is not in the pairing of round {round}")
            }
            SamePlayer => f.write_str("two different players are needed"),
            BoardHasResult { round, board } => write!(
                f,
                "board {board} of round {round} has a result: take the result away first"
            ),
            PlayersUnpaired { round, entries } => write!(
                f,
                "round {round} has neither opponent nor bye for {}: pair them or set a bye",
                list("player", entries)
            ),
            ResultStands { game, standing } => write!(
                f,
                "board {} of round {} has the result {standing}: correct it if it is wrong",
                game.board, game.round
            ),
            ResultChanged { game, standing } => match standing {
                Some(result) => write!(
                    f,
                    "board {} of round {} has the result {result} now: look again before correcting it",
                    game.board, game.round
                ),
                None => write!(
                    f,
                    "board {} of round {} has no result to correct: enter it",
                    game.board, game.round
                ),
            },
            ReportsNotTaken => {
                f.write_str("players don't report results in this event: tell the arbiter")
            }
            NotTheirGame { entry } => write!(f, "player {entry} doesn't play that game"),
            ArbitersResult => f.write_str(
                "players report a win, a loss or a draw: tell the arbiter of anything else",
            ),
            PositionExcluded { number, why } => write!(
                f,
                "position {number} is {}: draw again",
                match why {
                    PositionRefused::Classical =>
                        "the classical array, which this event leaves out",
                    PositionRefused::Excluded => "excluded in this event",
                    PositionRefused::NotListed => "not on the event's short list",
                }
            ),
            PositionUsed { number, round } => write!(
                f,
                "position {number} was played in round {round} and may not come twice: draw again"
            ),
            BadProtocol { fault } => write!(f, "the protocol of the draw doesn't hold: {fault}"),
            OtherProtocol { number } => write!(
                f,
                "the protocol leads to position {number}: record the one it leads to"
            ),
            WrongPool => f.write_str(
                "the position was drawn from others than those that may come: draw from the event's own",
            ),
            PositionDrawn { round } => {
                write!(f, "the position of round {round} is drawn already: announce before drawing")
            }
            WrongScope => f.write_str(
                "draw one position for the round, or one for each board, as the settings say",
            ),
            NoPosition { round } => write!(f, "round {round} has no position: draw it first"),
            PositionPlayed { round } => write!(
                f,
                "round {round} has results with its position: take them away before drawing again"
            ),
            NothingToUndo => f.write_str("there is nothing to take back"),
        }
    }
}

impl std::error::Error for Refusal {}
