//! One result that somebody wants a game to have.

use rokada_desk::{Deed, DeskError, history};
use rokada_tournament::{Command, Fact, GameRef, GameResult, ParseResultError, Refusal, Timestamp};

use super::show::Notice;
use crate::moment;
use crate::pages::desk::at::AtDesk;

/// A result wanted, with what stood there when it was. Sent twice it does nothing the second time.
pub(super) struct Entry {
    pub(super) game: GameRef,
    pub(super) was: Option<GameResult>,
    /// `None` to take a result away.
    pub(super) result: Option<GameResult>,
}

/// What became of it.
pub(super) enum Outcome {
    /// The game has the result that was wanted.
    Kept,
    /// Another has entered something else.
    Stands,
    /// A later round is being played, and nobody said that this one is meant.
    Older,
    /// It can't be.
    NotDone(DeskError),
}

impl Entry {
    /// Reads the codes of results; an empty one is none.
    pub(super) fn read(game: GameRef, was: &str, result: &str) -> Result<Entry, ParseResultError> {
        let read = |text: &str| match text {
            "" => Ok(None),
            text => text.parse().map(Some),
        };
        Ok(Entry {
            game,
            was: read(was)?,
            result: read(result)?,
        })
    }

    /// Reads `round board game was result`, with `-` for no result.
    pub(super) fn of_script(text: &str) -> Option<Entry> {
        let mut words = text.split(' ');
        let game = GameRef {
            round: words.next()?.parse().ok()?,
            board: words.next()?.parse().ok()?,
            game: words.next()?.parse().ok()?,
        };
        let mut code = || words.next().map(|word| if word == "-" { "" } else { word });
        let (was, result) = (code()?, code()?);
        Entry::read(game, was, result).ok()
    }

    pub(super) fn command(&self) -> Option<Command> {
        let game = self.game;
        match (self.was, self.result) {
            // Nothing is to change: whether it is so is seen below.
            (was, result) if was == result => None,
            (None, Some(result)) => Some(Command::EnterResult { game, result }),
            (None, None) => None,
            (Some(was), result) => Some(Command::CorrectResult { game, was, result }),
        }
    }
}

/// Gives a game the result that is wanted, unless another has given it a different one than the
/// visitor saw, or its round is an older one than the visitor may think. Answers the desk as it
/// stands then.
pub(super) async fn keep(at: AtDesk, entry: &Entry, older: bool) -> (AtDesk, Outcome) {
    if entry.game.round < at.round_being_played() && !older {
        return (at, Outcome::Older);
    }
    if let Some(command) = entry.command() {
        // An older round was asked about: that it is meant is the answer.
        let command = if older { command.anyway() } else { command };
        match at.act(command).await {
            Ok(desk) => return (at.with(desk), Outcome::Kept),
            Err(DeskError::Refused(refusal))
                if matches!(
                    *refusal,
                    Refusal::ResultStands { .. } | Refusal::ResultChanged { .. }
                ) => {}
            Err(error) => return (at, Outcome::NotDone(error)),
        }
    }
    let at = match at.site.events().read(at.id()).await {
        Ok(Some(desk)) => at.with(desk),
        Ok(None) => at,
        Err(error) => return (at, Outcome::NotDone(error)),
    };
    let standing = at.event().game(entry.game).map(|game| game.result);
    let outcome = match standing {
        Some(standing) if standing == entry.result => Outcome::Kept,
        Some(_) => Outcome::Stands,
        None => Outcome::NotDone(DeskError::Refused(Box::new(Refusal::UnknownGame {
            game: entry.game,
        }))),
    };
    (at, outcome)
}

/// Who has entered what stands in a game, and when; and how its row says so.
pub(super) struct Standing {
    pub(super) who: String,
    pub(super) moment: String,
    pub(super) notice: Notice,
}

pub(super) async fn standing(at: &AtDesk, game: GameRef) -> Standing {
    // Where the journal is silent just now, what stands is told without who entered it.
    let deeds = history(at.site.journal(), at.id())
        .await
        .unwrap_or_default();
    let deed = deeds.into_iter().rev().find(|deed| is_of(deed, game));
    let (who, moment) = deed.map_or_else(Default::default, |deed| {
        (
            at.reader.words.actor(&deed.actor, &|entry| at.who(entry)),
            moment::said(&at.reader, Timestamp(deed.at_ms.div_euclid(1000))),
        )
    });
    let standing = at.event().game(game).and_then(|game| game.result);
    let said = match standing {
        Some(result) => at.reader.words.game_result(result),
        None => at.say("results-nothing"),
    };
    let args = [
        ("who", who.clone().into()),
        ("moment", moment.clone().into()),
        ("standing", said.into()),
    ];
    let notice = Notice {
        game,
        text: at.reader.say("results-stands", &args),
    };
    Standing {
        who,
        moment,
        notice,
    }
}

/// Whether a deed gave the game the result it has.
fn is_of(deed: &Deed, game: GameRef) -> bool {
    match deed.fact {
        Fact::ResultEntered { game: of, .. }
        | Fact::ResultCorrected { game: of, .. }
        | Fact::ResultAgreed { game: of, .. } => of == game,
        _ => false,
    }
}
