//! What happened: facts, the journal's content.

use rokada_chess::Color;
use rokada_draw::Protocol;
use serde::{Deserialize, Serialize};

use crate::{
    Bye, EntryId, GameResult, Pair, Player, RoundBye, RoundDraw, Settings, TeamId, Timestamp, color,
};

/// Something that happened in an event. Facts are never changed: a correction is a new fact.
///
/// In JSON a fact is an object whose `fact` names it with the version of its shape. A name is
/// never given another shape: a new shape gets a new version, and the old one is still read.
///
/// One command makes one fact, so that taking back the last fact takes back the last action.
///
/// ```
/// use rokada_tournament::{EntryId, Fact};
///
/// let fact = Fact::PlayerWithdrew { entry: EntryId(4), from_round: 3 };
/// let json = serde_json::to_string(&fact)?;
/// assert_eq!(json, r#"{"fact":"player_withdrew.1","entry":4,"from_round":3}"#);
/// assert_eq!(serde_json::from_str::<Fact>(&json)?, fact);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact")]
pub enum Fact {
    /// The event exists.
    #[serde(rename = "event_created.1")]
    EventCreated {
        /// Its regulations.
        settings: Box<Settings>,
        /// Whether acts against the rules are asked about by their [levels](crate::Level), as they
        /// are since version 0.2.
        #[serde(default, skip_serializing_if = "is_false")]
        asked: bool,
        /// How many of the facts that follow were made of a file.
        #[serde(default, skip_serializing_if = "is_none")]
        from_file: u32,
    },
    /// FIDE mode was left for good.
    #[serde(rename = "fide_mode_left.1")]
    FideModeLeft,
    /// The regulations are these from now on.
    #[serde(rename = "settings_changed.1")]
    SettingsChanged {
        /// All of them.
        settings: Box<Settings>,
    },
    /// The lot gave the initial colour (C.04.3, 5.1).
    #[serde(rename = "initial_color_drawn.1")]
    InitialColorDrawn {
        /// The colour of the first player on the list in round 1.
        #[serde(with = "color")]
        color: Color,
        /// How the lot was drawn.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        lot: String,
    },
    /// Players entered, one or a whole list.
    #[serde(rename = "players_entered.1")]
    PlayersEntered {
        /// In the order of entry.
        entries: Vec<NewEntry>,
    },
    /// What is known of a player was corrected.
    #[serde(rename = "player_edited.1")]
    PlayerEdited {
        /// The entry.
        entry: EntryId,
        /// All that is known now.
        player: Box<Player>,
    },
    /// An entry was struck out before it played a round.
    #[serde(rename = "player_removed.1")]
    PlayerRemoved {
        /// The entry.
        entry: EntryId,
    },
    /// The start list was put in this order by hand or by lot.
    #[serde(rename = "list_ordered.1")]
    ListOrdered {
        /// Everyone, the first on the list first.
        order: Vec<EntryId>,
    },
    /// A player left.
    #[serde(rename = "player_withdrew.1")]
    PlayerWithdrew {
        /// The entry.
        entry: EntryId,
        /// The first round without the player.
        from_round: u16,
    },
    /// A player left a round robin that had begun.
    #[serde(rename = "left_round_robin.1")]
    LeftRoundRobin {
        /// The entry.
        entry: EntryId,
        /// The first round without the player.
        from_round: u16,
        /// Whether the results count and the remaining games are forfeited; otherwise no result of
        /// the player's counts for anybody.
        counts: bool,
    },
    /// A player came back.
    #[serde(rename = "player_returned.1")]
    PlayerReturned {
        /// The entry.
        entry: EntryId,
        /// The first round with the player again.
        from_round: u16,
    },
    /// A bye was granted for a round to come; `zero` is an announced absence.
    #[serde(rename = "bye_granted.1")]
    ByeGranted {
        /// The entry.
        entry: EntryId,
        /// The round.
        round: u16,
        /// What the player gets.
        bye: Bye,
    },
    /// A granted bye was given back.
    #[serde(rename = "bye_returned.1")]
    ByeReturned {
        /// The entry.
        entry: EntryId,
        /// The round.
        round: u16,
    },
    /// Two players are not to meet.
    #[serde(rename = "pair_forbidden.1")]
    PairForbidden {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// Two players may meet again.
    #[serde(rename = "pair_allowed.1")]
    PairAllowed {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// A team was formed, or formed anew.
    #[serde(rename = "team_formed.1")]
    TeamFormed {
        /// The team.
        team: TeamId,
        /// What it is called.
        name: String,
        /// Its players in board order.
        members: Vec<EntryId>,
    },
    /// A team is no more; its players stay.
    #[serde(rename = "team_dissolved.1")]
    TeamDissolved {
        /// The team.
        team: TeamId,
    },
    /// How a round's position will be drawn was published.
    #[serde(rename = "draw_announced.1")]
    DrawAnnounced {
        /// The round.
        round: u16,
        /// The protocol as far as it was known beforehand.
        announcement: Box<Protocol>,
    },
    /// The position of a round was drawn, or drawn again.
    #[serde(rename = "position_drawn.1")]
    PositionDrawn {
        /// The round.
        round: u16,
        /// The positions, and until when they are secret.
        draw: RoundDraw,
    },
    /// The moment of the announcement was changed.
    #[serde(rename = "announcement_set.1")]
    AnnouncementSet {
        /// The round.
        round: u16,
        /// The moment; `None` for at once.
        announce_at: Option<Timestamp>,
    },
    /// A round was paired.
    #[serde(rename = "round_paired.1")]
    RoundPaired {
        /// The round.
        round: u16,
        /// Everyone in the order of the pairing numbers that hold from now on (C.04.2).
        numbers: Vec<EntryId>,
        /// The pairs.
        pairs: Vec<Pair>,
        /// Everyone in the event without a pair.
        byes: Vec<RoundBye>,
        /// Who made the pairing.
        by: PairedBy,
    },
    /// Two players changed places.
    #[serde(rename = "players_swapped.1")]
    PlayersSwapped {
        /// The round.
        round: u16,
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// A board's colours were changed.
    #[serde(rename = "colors_changed.1")]
    ColorsChanged {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// Two players without an opponent were paired by hand.
    #[serde(rename = "paired_by_hand.1")]
    PairedByHand {
        /// The round.
        round: u16,
        /// The board they got.
        board: u32,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
    },
    /// A pair was taken apart.
    #[serde(rename = "board_unpaired.1")]
    BoardUnpaired {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// What a player without an opponent gets in a paired round was set by hand.
    #[serde(rename = "bye_set.1")]
    ByeSet {
        /// The round.
        round: u16,
        /// The entry.
        entry: EntryId,
        /// What the player gets; `None` takes the bye away.
        bye: Option<Bye>,
    },
    /// Everyone may see the pairing.
    #[serde(rename = "round_published.1")]
    RoundPublished {
        /// The round.
        round: u16,
    },
    /// A round's pairing was thrown away.
    #[serde(rename = "round_unpaired.1")]
    RoundUnpaired {
        /// The round.
        round: u16,
    },
    /// A result became known.
    #[serde(rename = "result_entered.1")]
    ResultEntered {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// Its result.
        result: GameResult,
    },
    /// A result was corrected.
    #[serde(rename = "result_corrected.1")]
    ResultCorrected {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// What stood before.
        was: GameResult,
        /// The result; `None` where it turned out to be unknown.
        result: Option<GameResult>,
    },
    /// A player said how the game ended, and the opponent has not agreed yet.
    #[serde(rename = "result_reported.1")]
    ResultReported {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// Who says it.
        by: EntryId,
        /// What the player says.
        result: GameResult,
    },
    /// A player said the same as the opponent: the result is known.
    #[serde(rename = "result_agreed.1")]
    ResultAgreed {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// Who agreed.
        by: EntryId,
        /// What both say.
        result: GameResult,
    },
    /// A knock-out match that ended level was decided.
    #[serde(rename = "tie_broken.1")]
    TieBroken {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
        /// Who goes on.
        winner: EntryId,
        /// How it was decided.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        how: String,
    },
    /// The event is over.
    #[serde(rename = "event_finished.1")]
    EventFinished,
    /// The event goes on after all.
    #[serde(rename = "event_reopened.1")]
    EventReopened,
    /// The event is put away.
    #[serde(rename = "event_archived.1")]
    EventArchived,
    /// The last fact that still held was taken back.
    #[serde(rename = "undone.1")]
    Undone,
}

/// An entry as it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewEntry {
    /// Its name within the event.
    pub entry: EntryId,
    /// Who it is.
    pub player: Player,
    /// The first round it plays.
    #[serde(default = "first_round", skip_serializing_if = "is_first_round")]
    pub from_round: u16,
    /// What a late entry gets for each round it missed.
    #[serde(default = "zero", skip_serializing_if = "is_zero")]
    pub missed: Bye,
    /// The starting rank in the report that the event was made of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reported: Option<u32>,
}

fn is_false(value: &bool) -> bool {
    !value
}

fn is_none(number: &u32) -> bool {
    *number == 0
}

fn first_round() -> u16 {
    1
}

fn is_first_round(round: &u16) -> bool {
    *round == 1
}

fn zero() -> Bye {
    Bye::Zero
}

fn is_zero(bye: &Bye) -> bool {
    *bye == Bye::Zero
}

/// Who made a round's pairing.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairedBy {
    /// The rules of the system.
    Rules,
    /// The arbiter.
    Hand,
    /// Another program, whose file was read.
    File,
}

/// Names a game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameRef {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u32,
    /// 1, or 2 for the second game of a mini-match, where the colours are changed.
    #[serde(default = "first_game", skip_serializing_if = "is_first_game")]
    pub game: u8,
}

impl GameRef {
    /// The first or only game of a board.
    pub const fn new(round: u16, board: u32) -> GameRef {
        GameRef {
            round,
            board,
            game: 1,
        }
    }

    /// Its place among the games of the board, from 0.
    pub(crate) fn index(self) -> usize {
        usize::from(self.game).wrapping_sub(1)
    }
}

fn first_game() -> u8 {
    1
}

fn is_first_game(game: &u8) -> bool {
    *game == 1
}
