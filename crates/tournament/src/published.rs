//! The event with everything that is not public taken out.

use std::ops::Deref;

use crate::views::RoundView;
use crate::{Act, Fact, Round, RoundStatus, Timestamp, Tournament};

/// An event without anything that is not public. Made by [`Tournament::as_published`] and
/// [`Tournament::for_keepers`] alone, so that what takes one can't tell a secret.
#[derive(Clone, Debug)]
pub struct Published(Tournament);

impl Deref for Published {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.0
    }
}

impl Published {
    /// The page of a round, without what only its arbiter looks at.
    pub fn round_view(&self, number: u16) -> Option<RoundView> {
        self.0.round_as_it_stands(number)
    }
}

impl Tournament {
    /// The event as everyone may know it at a moment: whatever is made from the answer, a page, a
    /// report or a list of games, can't tell what is not public.
    ///
    /// Taken out are pairings that are not published, positions whose moment has not come (that one
    /// is drawn, and the moment, stay known), what players say of results, pairs that are never
    /// made, days of birth (the year stays), and the record of facts.
    ///
    /// ```
    /// use rokada_chess::StartPosition;
    /// use rokada_tournament::{
    ///     Command, DrawnPosition, RoundDraw, Settings, Tournament, Timestamp, apply, decide,
    /// };
    ///
    /// let draw = RoundDraw {
    ///     positions: vec![DrawnPosition::of_round(StartPosition::CLASSICAL.mirror())],
    ///     announce_at: Some(Timestamp(100)),
    /// };
    /// let mut event = Tournament::default();
    /// for command in [
    ///     Command::Create { settings: Box::new(Settings::named("Chess960 evening", 5)) },
    ///     Command::DrawPosition { round: 1, draw },
    /// ] {
    ///     for fact in decide(&event, command)? {
    ///         apply(&mut event, &fact);
    ///     }
    /// }
    /// assert_eq!(event.as_published(Timestamp(99)).position(1, 1), None);
    /// assert!(event.as_published(Timestamp(100)).position(1, 1).is_some());
    /// assert_eq!(event.next_announcement(Timestamp(99)), Some(Timestamp(100)));
    /// assert_eq!(event.next_announcement(Timestamp(100)), None);
    /// # Ok::<(), rokada_tournament::Refusal>(())
    /// ```
    #[must_use]
    pub fn as_published(&self, now: Timestamp) -> Published {
        let mut public = self.for_keepers(now);
        let rounds = public.0.rounds.iter_mut();
        let boards = rounds.flat_map(|round| &mut round.boards);
        for game in boards.flat_map(|board| &mut board.games) {
            game.white_says = None;
            game.black_says = None;
        }
        public
    }

    /// The event as those may know it who enter its results: what is public, and what the players
    /// say of their games.
    #[must_use]
    pub fn for_keepers(&self, now: Timestamp) -> Published {
        let mut public = self.clone();
        public.log.clear();
        public.forbidden.clear();
        for deed in &mut public.deeds {
            // That it was done is public, with whom it keeps apart is not.
            if let Act::Prohibition { forbidden, allowed } = &mut deed.act {
                forbidden.clear();
                allowed.clear();
            }
        }
        for entry in public.entries.values_mut() {
            entry.player.birth_date = None;
        }
        for round in &mut public.rounds {
            if round.status < RoundStatus::Published {
                // What is known of it is the draw of its position.
                *round = Round {
                    announcement: round.announcement.take(),
                    draw: round.draw.take(),
                    ..Round::default()
                };
            }
            round.earlier_draws.clear();
            if let Some(draw) = &mut round.draw
                && !draw.is_public(now)
            {
                draw.positions.clear();
            }
        }
        Published(public)
    }

    /// How many facts of its stream there are before the first that tells what is still to become
    /// public: a position before its moment, a pairing that is not published. `stream` has all
    /// facts, those that were taken back too.
    ///
    /// A hash made public covers no fact beyond.
    pub fn public_facts<'a>(
        &self,
        stream: impl IntoIterator<Item = &'a Fact>,
        now: Timestamp,
    ) -> u64 {
        let mut all = 0;
        // Those that hold, with the place of each in the stream.
        let mut held = Vec::new();
        for (fact, version) in stream.into_iter().zip(1..) {
            all = version;
            if *fact == Fact::Undone {
                held.pop();
            } else {
                held.push((version, fact));
            }
        }
        let secret = held.iter().find(|(_, fact)| self.hides(fact, now));
        secret.map_or(all, |(version, _)| version - 1)
    }

    /// Whether a fact tells what is still to become public.
    fn hides(&self, fact: &Fact, now: Timestamp) -> bool {
        match fact {
            Fact::PositionDrawn { round, .. } => {
                let draw = self.round(*round).and_then(|round| round.draw.as_ref());
                draw.is_some_and(|draw| !draw.is_public(now))
            }
            Fact::RoundPaired { round, .. }
            | Fact::PlayersSwapped { round, .. }
            | Fact::ColorsChanged { round, .. }
            | Fact::PairedByHand { round, .. }
            | Fact::BoardUnpaired { round, .. }
            | Fact::ByeSet { round, .. } => {
                let status = self.round(*round).map(|round| round.status);
                status.is_some_and(|status| status == RoundStatus::Draft)
            }
            _ => false,
        }
    }

    /// The first moment after this one at which a position becomes public.
    pub fn next_announcement(&self, now: Timestamp) -> Option<Timestamp> {
        let draws = self.rounds.iter().filter_map(|round| round.draw.as_ref());
        let moments = draws.filter_map(|draw| draw.announce_at);
        moments.filter(|moment| *moment > now).min()
    }
}
