//! Why a command is refused, and what would do instead.

mod display;
mod setting;

use rokada_draw::Fault;
use serde::{Serialize, Serializer};

pub use setting::Setting;

use crate::{Act, EntryId, GameRef, GameResult, Level, PositionRefused, TeamId, Warning};

/// Why a command is refused.
///
/// # Display
///
/// Plain English: what is wrong, and what would be right.
///
/// ```
/// use rokada_tournament::{Refusal, decide, Command, Tournament};
///
/// let refusal = decide(&Tournament::default(), Command::PairRound).unwrap_err();
/// assert_eq!(refusal, Refusal::NoEvent);
/// assert_eq!(refusal.to_string(), "there is no event yet: create it first");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// Nothing has been created.
    NoEvent,
    /// The event exists already.
    EventExists,
    /// The event is finished.
    Finished,
    /// The event is put away.
    Archived,
    /// The event is neither finished nor put away.
    NotFinished,
    /// It can be done, once someone has read these warnings and says so.
    Confirm {
        /// How it has to be confirmed: by saying so, or with the name of the event as well.
        level: Level,
        /// What to think about.
        warnings: Vec<Warning>,
        /// What it does to pairings or standings that the rules would not do.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        acts: Vec<Act>,
    },
    /// FIDE mode doesn't allow it, however it is confirmed.
    InFideMode {
        /// What it would do.
        acts: Vec<Act>,
    },
    /// FIDE mode is left, and can't be entered again.
    ModeLeftAlready,
    /// A player who left a round robin that had begun doesn't come back.
    LeftForGood {
        /// The player.
        entry: EntryId,
    },
    /// A setting has a value that can't be.
    BadSetting {
        /// Which one.
        setting: Setting,
    },
    /// A setting that rounds already paired rest on.
    FixedOncePaired {
        /// Which one.
        setting: Setting,
    },
    /// Fewer rounds than are paired.
    RoundsPaired {
        /// The rounds paired so far.
        paired: u16,
    },
    /// The system needs a number of rounds of its own.
    RoundsFollow {
        /// How many.
        rounds: u16,
    },
    /// Nobody to enter.
    NobodyToEnter,
    /// A player without a name.
    NameMissing,
    /// A name, club or team is longer than anything that can be printed, or has control
    /// characters in it.
    TextUnusable,
    /// This FIDE number is entered already.
    SameFideId {
        /// The entry that has it.
        entry: EntryId,
    },
    /// Too many players for one event.
    TooManyEntries {
        /// The most there may be.
        most: u32,
    },
    /// Late entries are closed.
    EntriesClosed {
        /// The last round in which one might have started.
        until: u16,
    },
    /// There is no such entry.
    UnknownEntry {
        /// The entry asked for.
        entry: EntryId,
    },
    /// There is no such team.
    UnknownTeam {
        /// The team asked for.
        team: TeamId,
    },
    /// There is no such round.
    UnknownRound {
        /// The round asked for.
        round: u16,
    },
    /// There is no such board in the round.
    UnknownBoard {
        /// The round.
        round: u16,
        /// The board asked for.
        board: u32,
    },
    /// The board has no such game.
    UnknownGame {
        /// The game asked for.
        game: GameRef,
    },
    /// Has been paired, so can't be struck out.
    HasPlayed {
        /// The player.
        entry: EntryId,
    },
    /// The order doesn't name everyone exactly once.
    OrderIncomplete {
        /// The first entry that is missing or named twice.
        entry: EntryId,
    },
    /// The list is fixed as soon as a round is paired.
    ListIsFixed,
    /// Has withdrawn already.
    AlreadyWithdrawn {
        /// The player.
        entry: EntryId,
    },
    /// Has not withdrawn.
    NotWithdrawn {
        /// The player.
        entry: EntryId,
    },
    /// The pairing gives its bye itself.
    ByeNotOnRequest,
    /// A round has one bye of the pairing.
    ByeTaken {
        /// Who has it.
        entry: EntryId,
    },
    /// No half-point bye more for this player.
    ByesUsedUp {
        /// The player.
        entry: EntryId,
        /// How many the regulations allow.
        most: u16,
    },
    /// Too near the end for a half-point bye.
    ByeTooLate {
        /// The last round in which the regulations allow one.
        last_round: u16,
    },
    /// There is no such bye.
    NoBye {
        /// The player.
        entry: EntryId,
        /// The round.
        round: u16,
    },
    /// The round is paired, so this can't be arranged beforehand any more.
    RoundIsPaired {
        /// The round.
        round: u16,
    },
    /// The round is not paired yet.
    RoundNotPaired {
        /// The round.
        round: u16,
    },
    /// The round is published already.
    AlreadyPublished {
        /// The round.
        round: u16,
    },
    /// The round is not published yet.
    NotPublished {
        /// The round.
        round: u16,
    },
    /// The round before has games without a result.
    ResultsMissing {
        /// The round.
        round: u16,
        /// The boards.
        boards: Vec<u32>,
    },
    /// Rounds are still to come.
    RoundsLeft {
        /// The next one.
        next: u16,
        /// How many there are in all.
        rounds: u16,
    },
    /// Every round is paired.
    NoMoreRounds {
        /// How many there are.
        rounds: u16,
    },
    /// The initial colour is not drawn.
    NoInitialColor,
    /// The system can't start with so many players.
    WrongNumberOfPlayers {
        /// How many there are.
        players: u32,
        /// How many it needs at least.
        needed: u32,
    },
    /// No pairing obeys the rules.
    NoPairing {
        /// The round.
        round: u16,
        /// Players who can't all be paired with one another.
        stuck: Vec<EntryId>,
    },
    /// The pairing engine found the record contradictory.
    PairingFault {
        /// What it says.
        fault: String,
    },
    /// The event is paired by hand.
    PairedByHand,
    /// Two teams of one size are needed.
    NeedsTwoTeams,
    /// The knock-out match ended level.
    TieUnbroken {
        /// The round.
        round: u16,
        /// The boards.
        boards: Vec<u32>,
    },
    /// The match doesn't need it: it isn't level, or the event is no knock-out.
    NotLevel {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// Only the last paired round can be unpaired.
    NotLastRound {
        /// The last paired round.
        last: u16,
    },
    /// A player with an opponent can't be paired again.
    HasOpponent {
        /// The player.
        entry: EntryId,
        /// The board.
        board: u32,
    },
    /// The player is not in this round's pairing.
    NotInRound {
        /// The player.
        entry: EntryId,
        /// The round.
        round: u16,
    },
    /// Nobody plays oneself.
    SamePlayer,
    /// The board has results.
    BoardHasResult {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// Players of the round have neither an opponent nor a bye.
    PlayersUnpaired {
        /// The round.
        round: u16,
        /// The players.
        entries: Vec<EntryId>,
    },
    /// The game has another result already: somebody was quicker.
    ResultStands {
        /// The game.
        game: GameRef,
        /// What stands.
        standing: GameResult,
    },
    /// The result to be corrected is no longer the one that was seen.
    ResultChanged {
        /// The game.
        game: GameRef,
        /// What stands now; `None` for no result.
        standing: Option<GameResult>,
    },
    /// Players don't report results in this event.
    ReportsNotTaken,
    /// It is not this player's game.
    NotTheirGame {
        /// The player.
        entry: EntryId,
    },
    /// Players report what they played; the rest is the arbiter's.
    ArbitersResult,
    /// The policy doesn't take this position.
    PositionExcluded {
        /// Its number.
        number: u16,
        /// Why not.
        why: PositionRefused,
    },
    /// The position has come already.
    PositionUsed {
        /// Its number.
        number: u16,
        /// In which round.
        round: u16,
    },
    /// The protocol of a draw doesn't hold.
    BadProtocol {
        /// What is wrong with it.
        #[serde(serialize_with = "as_text")]
        fault: Fault,
    },
    /// The protocol is that of another position.
    OtherProtocol {
        /// The position it leads to.
        number: u16,
    },
    /// The protocol is that of a draw from other positions than those that may come.
    WrongPool,
    /// The position is drawn, so nothing can be announced any more.
    PositionDrawn {
        /// The round.
        round: u16,
    },
    /// The draw doesn't give one position for the round, or one for each board, as it should.
    WrongScope,
    /// No position is drawn for the round.
    NoPosition {
        /// The round.
        round: u16,
    },
    /// The round has been played with another position.
    PositionPlayed {
        /// The round.
        round: u16,
    },
    /// Nothing is left to take back.
    NothingToUndo,
}

fn as_text<S: Serializer>(fault: &Fault, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(fault)
}
