//! What someone wants to happen.

use rokada_chess::Color;
use rokada_draw::Protocol;
use serde::{Deserialize, Serialize};

use crate::{
    Bye, EntryId, GameRef, GameResult, Player, RoundDraw, Settings, TeamId, Timestamp, color,
};

/// A wish, to be granted or refused by [`decide`](crate::decide).
///
/// Who wishes it, and whether that person may, is the shell's business. In JSON, `command` names
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum Command {
    /// Do it although [`Refusal::Confirm`](crate::Refusal::Confirm) warned of it.
    Anyway {
        /// What to do.
        wish: Box<Command>,
        /// The name of the event, where the consequences are such that it has to be given
        /// ([`Level::Twice`](crate::Level::Twice)).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Make the event.
    Create {
        /// Its regulations.
        settings: Box<Settings>,
    },
    /// Change the regulations; what the rounds played so far rest on stays fixed.
    ChangeSettings {
        /// All of them.
        settings: Box<Settings>,
    },
    /// Change the number of rounds, before the event or during it.
    SetRounds {
        /// How many.
        rounds: u16,
    },
    /// Leave FIDE mode, for good.
    LeaveFideMode,
    /// Record the lot for the initial colour. The lot itself is drawn outside.
    SetInitialColor {
        /// The colour of the first player on the list in round 1.
        #[serde(with = "color")]
        color: Color,
        /// How the lot was drawn, in a few words.
        #[serde(default)]
        lot: String,
    },
    /// Enter players, one or a whole start list. Once a round is paired they are late entries, and
    /// play from the next round that is not paired.
    Enter {
        /// In the order of entry.
        players: Vec<Player>,
    },
    /// Correct what is known of a player.
    EditPlayer {
        /// The entry.
        entry: EntryId,
        /// All that is known now.
        player: Box<Player>,
    },
    /// Strike out an entry that has not been paired yet.
    RemovePlayer {
        /// The entry.
        entry: EntryId,
    },
    /// Put the start list in an order of one's own before the first round: by lot, say.
    OrderList {
        /// Everyone, the first on the list first.
        order: Vec<EntryId>,
    },
    /// A player leaves, from the next round that is not paired.
    Withdraw {
        /// The entry.
        entry: EntryId,
    },
    /// A player comes back, from the next round that is not paired.
    Return {
        /// The entry.
        entry: EntryId,
    },
    /// Grant a bye for a round that is not paired yet: half a point, a full one, or an absence.
    GrantBye {
        /// The entry.
        entry: EntryId,
        /// The round.
        round: u16,
        /// What the player gets; the pairing's own bye can't be asked for.
        bye: Bye,
    },
    /// Give a granted bye back.
    ReturnBye {
        /// The entry.
        entry: EntryId,
        /// The round.
        round: u16,
    },
    /// Never pair these two.
    ForbidPair {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// Pair these two like anyone.
    AllowPair {
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// Form a team, or form one anew.
    FormTeam {
        /// The team to form anew; `None` for a new one.
        #[serde(default)]
        team: Option<TeamId>,
        /// What it is called.
        name: String,
        /// Its players in board order.
        members: Vec<EntryId>,
    },
    /// Dissolve a team; its players stay.
    DissolveTeam {
        /// The team.
        team: TeamId,
    },
    /// Publish how a round's position will be drawn before it is: the commitment of a draw by
    /// program.
    AnnounceDraw {
        /// The round.
        round: u16,
        /// The protocol as far as it is known beforehand.
        announcement: Box<Protocol>,
    },
    /// Record the draw of a round's position.
    DrawPosition {
        /// The round.
        round: u16,
        /// The positions, and until when they are secret.
        draw: RoundDraw,
    },
    /// Change the moment at which a drawn position is announced.
    SetAnnouncement {
        /// The round.
        round: u16,
        /// The moment; `None` for at once.
        announce_at: Option<Timestamp>,
    },
    /// Pair the next round by the rules of the system.
    PairRound,
    /// Open the next round with nobody paired, to pair it by hand.
    PairRoundByHand,
    /// Let two players change places: opponents, colours and boards, or a board and a bye.
    SwapPlayers {
        /// The round.
        round: u16,
        /// One.
        a: EntryId,
        /// The other.
        b: EntryId,
    },
    /// Change the colours of a board.
    ChangeColors {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// Pair two players who have no opponent.
    PairByHand {
        /// The round.
        round: u16,
        /// White.
        white: EntryId,
        /// Black.
        black: EntryId,
    },
    /// Take a pair apart.
    UnpairBoard {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
    },
    /// Set what a player without an opponent gets in a paired round.
    SetBye {
        /// The round.
        round: u16,
        /// The entry.
        entry: EntryId,
        /// What the player gets; `None` takes the bye away.
        bye: Option<Bye>,
    },
    /// Show the pairing to everyone.
    PublishRound {
        /// The round.
        round: u16,
    },
    /// Throw away the pairing of the last paired round.
    UnpairRound {
        /// The round.
        round: u16,
    },
    /// Enter a result.
    EnterResult {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// Its result.
        result: GameResult,
    },
    /// Correct a result, in any round.
    CorrectResult {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// What the one who corrects has seen, so that nobody overwrites what another has just
        /// put right.
        was: GameResult,
        /// What holds; `None` to take the result away.
        result: Option<GameResult>,
    },
    /// A player says how the own game ended.
    ReportResult {
        /// Which game.
        #[serde(flatten)]
        game: GameRef,
        /// Who says it.
        by: EntryId,
        /// What the player says, White's score first.
        result: GameResult,
    },
    /// Say who goes on after a knock-out match that ended level.
    BreakTie {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
        /// Who goes on.
        winner: EntryId,
        /// How it was decided: a blitz game, a lot.
        #[serde(default)]
        how: String,
    },
    /// End the event.
    Finish,
    /// Go on with a finished event, or take an archived one out.
    Reopen,
    /// Put a finished event away.
    Archive,
    /// Take back the last action.
    Undo,
}

impl Command {
    /// The same wish, confirmed.
    #[must_use]
    pub fn anyway(self) -> Command {
        match self {
            confirmed @ Command::Anyway { .. } => confirmed,
            wish => Command::Anyway {
                wish: Box::new(wish),
                name: None,
            },
        }
    }

    /// The same wish, confirmed with the name of the event.
    #[must_use]
    pub fn anyway_in(self, event: impl Into<String>) -> Command {
        let wish = match self {
            Command::Anyway { wish, .. } => wish,
            wish => Box::new(wish),
        };
        Command::Anyway {
            wish,
            name: Some(event.into()),
        }
    }
}
