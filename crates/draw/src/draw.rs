//! A draw while it is going on.

use rokada_chess::StartPosition;

use crate::array::placed;
use crate::method::Mechanism;
use crate::{
    Array, Ask, Effect, EntryError, Machine, Method, Outcome, Pool, PoolError, Step, Turn, Why,
};

/// A draw: outcomes are entered one by one until a position is drawn. The entries are its whole
/// state, so it is saved as the list of them and resumed by entering them again.
///
/// ```
/// use rokada_draw::{Draw, Effect, Method, Outcome, Pool, Why};
///
/// let mut draw = Draw::new(Method::OneDie, Pool::all())?;
/// assert_eq!(draw.enter(Outcome::Number(5))?, Effect::Again(Why::Unused));
/// for face in [2, 3, 3, 2] {
///     draw.enter(Outcome::Number(face))?;
/// }
/// assert!(draw.enter(Outcome::Number(7)).is_err(), "nothing entered is lost by it");
/// draw.enter(Outcome::Number(3))?;
/// assert_eq!(draw.position().unwrap().letters(), "RNBQKBNR");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    method: Method,
    pool: Pool,
    /// The machine at the beginning, then after each entry; one more than there are entries, until
    /// the last one ends the draw.
    moments: Vec<Mechanism>,
    entered: Vec<Outcome>,
    drawn: Option<StartPosition>,
}

impl Draw {
    /// A draw before the first throw.
    ///
    /// # Errors
    /// When the method cannot draw from this pool.
    pub fn new(method: Method, pool: Pool) -> Result<Draw, PoolError> {
        let moments = vec![method.machine(&pool)?];
        Ok(Draw {
            method,
            pool,
            moments,
            entered: Vec::new(),
            drawn: None,
        })
    }

    /// The method.
    pub fn method(&self) -> Method {
        self.method
    }

    /// The positions that may be drawn.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// All that has been entered, in order.
    pub fn entered(&self) -> &[Outcome] {
        &self.entered
    }

    /// The position, once it is drawn.
    pub fn position(&self) -> Option<StartPosition> {
        self.drawn
    }

    /// What to throw or draw now; `None` when the draw is over.
    pub fn ask(&self) -> Option<Ask> {
        match self.drawn {
            Some(_) => None,
            None => Some(self.now().ask()),
        }
    }

    /// The first rank as far as it is known.
    pub fn array(&self) -> Array {
        match self.drawn {
            Some(position) => position.roles().map(Some),
            None => self.now().array(),
        }
    }

    /// Enters an outcome.
    ///
    /// # Errors
    /// When it cannot come up now; the draw stays as it was.
    pub fn enter(&mut self, outcome: Outcome) -> Result<Effect, EntryError> {
        let (effect, next) = self.try_outcome(outcome)?;
        self.entered.push(outcome);
        self.moments.extend(next);
        if let Effect::Done(position) = effect {
            self.drawn = Some(position);
        }
        Ok(effect)
    }

    /// Takes the last entry back and gives it.
    ///
    /// # Errors
    /// [`EntryError::NothingToUndo`] at the beginning.
    pub fn undo(&mut self) -> Result<Outcome, EntryError> {
        let outcome = self.entered.pop().ok_or(EntryError::NothingToUndo)?;
        self.drawn = None;
        self.moments.truncate(self.entered.len() + 1);
        Ok(outcome)
    }

    /// What each outcome would do now: the meaning of the throw. Empty when the draw is over.
    pub fn meanings(&self) -> Vec<(Outcome, Effect)> {
        let outcomes = self.ask().map(|ask| ask.device.outcomes());
        outcomes
            .unwrap_or_default()
            .into_iter()
            .filter_map(|(outcome, _)| Some((outcome, self.try_outcome(outcome).ok()?.0)))
            .collect()
    }

    /// The whole draw, entry by entry.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for (now, &outcome) in self.moments.iter().zip(&self.entered) {
            turns.extend(self.turn(now, outcome, turns.last()));
        }
        turns
    }

    /// What each outcome would do now, told as [`Draw::turns`] tells those entered.
    pub fn possible(&self) -> Vec<Turn> {
        let Some(ask) = self.ask() else {
            return Vec::new();
        };
        let last = self.turns().pop();
        let outcomes = ask.device.outcomes().into_iter();
        outcomes
            .filter_map(|(outcome, _)| self.turn(self.now(), outcome, last.as_ref()))
            .collect()
    }

    /// An outcome at some moment, after the turn before it; `None` when it cannot come there.
    fn turn(&self, now: &Mechanism, outcome: Outcome, last: Option<&Turn>) -> Option<Turn> {
        let ask = now.ask();
        let (effect, next) = self.outcome_at(now, outcome).ok()?;
        let after = match (&effect, next) {
            (Effect::Done(position), _) => position.roles().map(Some),
            (_, Some(next)) => next.array(),
            (_, None) => now.array(),
        };
        let mut digits = match last {
            Some(last) if ask.nth > 1 => last.digits.clone(),
            _ => Vec::new(),
        };
        digits.extend(ask.device.place(outcome));
        Some(Turn {
            ask,
            outcome,
            digits,
            effect,
            before: now.array(),
            after,
        })
    }

    fn now(&self) -> &Mechanism {
        self.moments.last().expect("the beginning is always there")
    }

    /// What an outcome would do, and the machine after it unless the draw is over.
    fn try_outcome(&self, outcome: Outcome) -> Result<(Effect, Option<Mechanism>), EntryError> {
        match self.drawn {
            Some(position) => Err(EntryError::Finished { position }),
            None => self.outcome_at(self.now(), outcome),
        }
    }

    fn outcome_at(
        &self,
        now: &Mechanism,
        outcome: Outcome,
    ) -> Result<(Effect, Option<Mechanism>), EntryError> {
        let place = now.ask().device.place(outcome)?;
        let restart = |why: Why| (Effect::Again(why), Some(self.moments[0].clone()));
        Ok(match now.step(place) {
            Step::On(next) => {
                let effect = Effect::Placed(placed(&now.array(), &next.array()));
                (effect, Some(next))
            }
            Step::Again(next, why) => (Effect::Again(why), Some(next)),
            Step::Restart(why) => restart(why),
            Step::Done(drawn) => match self.pool.settle(drawn) {
                Ok(position) => (Effect::Done(position), None),
                Err(why) => restart(why),
            },
        })
    }
}
