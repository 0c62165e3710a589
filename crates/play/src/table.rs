//! A table: two seats, and the games played there one after the other.

use rokada_chess::Color;
use rokada_fold::{Fold, Timestamp};
use rokada_token::TokenHash;

use crate::seat::Seats;
use crate::{Command, Due, Fact, Game, Opening, Refusal, Seat, Sitter};

/// A table as its facts made it. Its default has free seats and no game.
///
/// ```
/// use rokada_chess::{Color, StartPosition};
/// use rokada_fold::{Fold, Timestamp};
/// use rokada_play::{Command, Deed, Opening, Origin, Seat, Table, Terms, TimeControl, Timing};
/// use rokada_token::TokenHash;
///
/// let (alba, zora) = (TokenHash::of("one secret"), TokenHash::of("another"));
/// let opening = Opening {
///     position: StartPosition::new(0).unwrap(),
///     origin: Origin::Chosen,
///     terms: Terms::event(TimeControl::default()),
/// };
/// let mut table = Table::default();
/// let mut at = |second, command| {
///     let facts = table.decide(command, Timestamp::from_second(second).unwrap())?;
///     table.apply_all(&facts);
///     Ok::<_, rokada_play::Refusal>(table.clone())
/// };
/// at(0, Command::TakeSeat { seat: Seat::First, token: alba, name: "Alba".into() })?;
/// at(0, Command::TakeSeat { seat: Seat::Second, token: zora, name: "Zora".into() })?;
/// at(0, Command::Open(Box::new(opening)))?;
/// at(0, Command::Show)?;
/// let deed = Deed::Move { ply: 0, uci: "e2e4".into(), offer_draw: false, timing: Timing::default() };
/// let table = at(7, Command::Player { token: alba, deed })?;
/// let game = table.game().unwrap();
/// assert_eq!(game.to_move(), Color::Black);
/// assert_eq!(game.clocks_at(10_000).white, 593_000);
/// assert_eq!(game.clocks_at(10_000).black, 597_000);
/// # Ok::<(), rokada_play::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    pub(crate) seats: Seats,
    pub(crate) games: Vec<Game>,
    pub(crate) offers: u32,
    pub(crate) last_ms: i64,
    pub(crate) rematch_agreed: bool,
}

impl Table {
    /// The game that is played, or was played last.
    pub fn game(&self) -> Option<&Game> {
        self.games.last()
    }

    /// All games, the first one first.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Who sits in a seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.seats[seat]
    }

    /// The seat whose secret has this hash.
    pub fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.seats.of(token)
    }

    /// What a player is called; empty for a guest.
    pub fn name(&self, game: &Game, color: Color) -> &str {
        &self.seats[game.seat(color)].name
    }

    /// Whether both want another game and its position has to be a new one: draw it, and
    /// [open](Command::Open) the game.
    pub fn needs_new_position(&self) -> bool {
        self.rematch_agreed
    }

    /// The game that a mini-match goes on with: the position of the last one with colours
    /// reversed, if that has been played once.
    pub fn return_game(&self) -> Option<(Seat, Opening)> {
        let last = self.game()?;
        let mut opening = last.opening.clone();
        // Handicap and odds stay with the player, not with the colour.
        opening.terms.control = opening.terms.control.swapped();
        opening.terms.draw_odds = opening.terms.draw_odds.map(|color| !color);
        let played = last.end().is_some_and(crate::End::is_played);
        (played && last.leg == 1).then_some((!last.white, opening))
    }

    /// What happens by itself next, and when.
    pub fn due(&self) -> Option<Due> {
        self.game()?.due()
    }

    /// When the last fact happened, in milliseconds since 1970.
    pub fn last_ms(&self) -> i64 {
        self.last_ms
    }

    /// The table as it was at a moment (milliseconds since 1970), for spectators who see it with
    /// a delay: made of the facts up to then.
    pub fn as_of<'a>(facts: impl IntoIterator<Item = &'a Fact>, at_ms: i64) -> Table {
        let until_then = facts.into_iter().take_while(|fact| fact.at_ms() <= at_ms);
        Table::of(until_then)
    }
}

impl Fold for Table {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    /// What a command leads to. What has become due by itself comes first: when that has ended
    /// the game, it alone is the answer. A move that was sent again leads to nothing.
    fn decide(&self, command: Command, now: Timestamp) -> Result<Vec<Fact>, Refusal> {
        crate::decide::decide(self, command, now.as_millisecond())
    }

    fn apply(&mut self, fact: &Fact) {
        crate::apply::apply(self, fact);
    }
}
