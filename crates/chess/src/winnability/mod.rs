//! Can a player still mate?
//!
//! Proofs that none can come first, each one valid alone, cheapest first:
//! - `material`: no arrangement of what is left is a mate;
//! - `mobility`: the pieces cannot come to where a mate would need them, however they move;
//! - `ghosts`: all positions without the roaming bishops have been gone through;
//! - `exhaustive`: all positions have been gone through, save those for which one of these proofs
//!   or a lost `race` against the opponent's last moves stands.
//!
//! `helpmate` looks for a mate where there may be one. What none of them settles is undecided, and
//! never called dead.

mod exhaustive;
mod ghosts;
mod guess;
mod helpmate;
mod material;
mod mobility;
mod race;
mod seen;

use crate::{Color, Position};

/// Whether a player can still mate by any series of legal moves, the opponent helping: the
/// question of the fallen flag (Laws 6.9) and, asked of both, of the dead position (5.2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Winnability {
    /// There is a series of legal moves that ends in checkmate by the player.
    Winnable,
    /// There is none.
    Unwinnable,
    /// Neither a mate nor a proof was found with the effort given.
    Undecided,
}

impl Winnability {
    /// A name for programs, in snake case; it stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Winnability::Winnable => "winnable",
            Winnability::Unwinnable => "unwinnable",
            Winnability::Undecided => "undecided",
        }
    }
}

/// How many positions a dead one may still have before it for being seen to be dead.
const DEAD_POSITION_EFFORT: usize = 30_000;

/// How many positions without their bishops are gone through.
const GHOSTS_EFFORT: usize = 2000;

/// How many positions are looked at for a mate before proofs that there is none are tried.
const FIRST_TRY: u32 = 500;

impl Position {
    /// An effort that settles nearly every position of real games, in well under a second.
    pub const FLAG_FALL_EFFORT: u32 = 100_000;

    /// Can the player still mate, the opponent helping? A flag that falls loses the game only if
    /// the opponent can (Laws 6.9).
    ///
    /// First the material is looked at, then what is blocked for good, then moves are tried: some
    /// that look promising, all of them where they are few, then all that effort is left for.
    /// `effort` bounds how many positions are looked at, and with it time and memory (some 200
    /// bytes each). The clocks and counters of the draw rules are not asked.
    ///
    /// ```
    /// use rokada_chess::{Color, Position, Setup, Winnability};
    ///
    /// // White's flag falls. A knight alone mates, if at all, only with the pawn's help.
    /// let setup: Setup = "6k1/8/8/8/8/5n2/7P/7K w - - 0 1".parse()?;
    /// let position = Position::from_setup(setup)?;
    /// let effort = Position::FLAG_FALL_EFFORT;
    /// assert_eq!(position.winnability(Color::Black, effort), Winnability::Winnable);
    ///
    /// let setup: Setup = "6k1/8/8/8/8/5n2/7Q/7K w - - 0 1".parse()?;
    /// let position = Position::from_setup(setup)?;
    /// assert_eq!(position.winnability(Color::Black, effort), Winnability::Unwinnable);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn winnability(&self, player: Color, effort: u32) -> Winnability {
        let winners = Winners::One(player);
        if cannot_win(self, winners) {
            return Winnability::Unwinnable;
        }
        let mut helpmate = helpmate::Search::new(self, player);
        for found in [
            helpmate.go_on(effort.min(FIRST_TRY) as usize),
            confined(self, winners, effort as usize),
        ] {
            if found != Winnability::Undecided {
                return found;
            }
        }
        helpmate.go_on(effort as usize)
    }

    /// `true` when it is certain that neither player can mate by any series of legal moves (Laws
    /// 5.2.2): by the material, by what is blocked for good, or because all that can still come has
    /// been gone through. Never `true` of a position that can be won; a composition in which very
    /// much can still come may be dead without being seen to be.
    pub fn is_dead(&self) -> bool {
        cannot_win(self, Winners::Either)
            || confined(self, Winners::Either, DEAD_POSITION_EFFORT) == Winnability::Unwinnable
    }
}

/// The proofs for positions in which little can still come.
fn confined(position: &Position, winners: Winners, effort: usize) -> Winnability {
    if ghosts::rule_out(position, winners, effort.min(GHOSTS_EFFORT)) {
        return Winnability::Unwinnable;
    }
    exhaustive::search(position, winners, effort)
}

/// Whose mate is asked about.
#[derive(Copy, Clone)]
enum Winners {
    One(Color),
    Either,
}

impl Winners {
    fn contain(self, color: Color) -> bool {
        match self {
            Winners::One(player) => player == color,
            Winners::Either => true,
        }
    }

    fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL
            .into_iter()
            .filter(move |&color| self.contain(color))
    }
}

/// `true` when material or blockade alone rule a mate by each of the winners out.
fn cannot_win(position: &Position, winners: Winners) -> bool {
    is_insufficient(position, winners) || is_blocked(position, winners)
}

fn is_insufficient(position: &Position, winners: Winners) -> bool {
    winners
        .iter()
        .all(|color| material::is_insufficient(position.board(), color))
}

/// Castling and en passant are outside the bound; a blocked position has neither.
fn is_blocked(position: &Position, winners: Winners) -> bool {
    position.castling_rights().is_empty()
        && position.legal_en_passant().is_none()
        && mobility::Mobility::new(position.board())
            .is_some_and(|mobility| winners.iter().all(|color| !mobility.allows_mate_by(color)))
}

/// `true` when it is certain that each of the winners needs a promotion to mate.
fn needs_promotion(position: &Position, winners: Winners) -> bool {
    if !position.castling_rights().is_empty() || position.legal_en_passant().is_some() {
        return false;
    }
    let mobility = mobility::Mobility::before_promotion(position.board());
    winners.iter().all(|color| !mobility.allows_mate_by(color))
}

/// Cuts positions off a search. Material is looked at after each capture, what costs more while it
/// takes no more than a part of the search's time.
struct Hopeless {
    winners: Winners,
    asked: usize,
    blockades: usize,
}

impl Hopeless {
    fn new(winners: Winners) -> Hopeless {
        Hopeless {
            winners,
            asked: 0,
            blockades: 0,
        }
    }

    fn is(&mut self, position: &Position) -> bool {
        self.asked += 1;
        let is_new = position.halfmoves() == 0;
        if is_new && is_insufficient(position, self.winners) {
            return true;
        }
        if (is_new || self.asked < 16) && self.blockades * 64 < self.asked + 1024 {
            self.blockades += 1;
            if is_blocked(position, self.winners) {
                return true;
            }
        }
        false
    }
}
