//! What is folded from facts.
//!
//! An event, a game with clocks, the people of a site: each is nothing but its facts, one applied
//! after the other. A [`Fold`] says which facts a command leads to, and what a fact changes. It is
//! pure: the time comes in, and so does whatever was drawn by lot.

use std::sync::Arc;

pub use jiff::{SignedDuration, Timestamp};

/// Something that is known by its facts alone. Its default is what it is before the first fact.
///
/// ```
/// use rokada_fold::{Fold, Timestamp};
///
/// #[derive(Clone, Default)]
/// struct Boards(u32);
///
/// impl Fold for Boards {
///     type Command = u32;
///     type Fact = u32;
///     type Refusal = &'static str;
///
///     fn decide(&self, added: u32, _now: Timestamp) -> Result<Vec<u32>, &'static str> {
///         if self.0 + added > 9 { Err("the hall has nine boards") } else { Ok(vec![added]) }
///     }
///
///     fn apply(&mut self, added: &u32) {
///         self.0 += added;
///     }
/// }
///
/// let mut boards = Boards::of(&[2, 3]);
/// let facts = boards.decide(4, Timestamp::UNIX_EPOCH)?;
/// boards.apply_all(&facts);
/// assert_eq!(boards.0, 9);
/// assert!(boards.decide(1, Timestamp::UNIX_EPOCH).is_err());
/// # Ok::<(), &str>(())
/// ```
pub trait Fold: Clone + Default {
    /// What somebody wants to be done.
    type Command;
    /// What happened. A fact never changes; a correction is a new fact.
    type Fact;
    /// Why something is not done: what is wrong, and what would be right.
    type Refusal;

    /// What a command leads to at this moment, in order; nothing is changed.
    ///
    /// # Errors
    /// Why it is not done. Nothing of it is.
    fn decide(
        &self,
        command: Self::Command,
        now: Timestamp,
    ) -> Result<Vec<Self::Fact>, Self::Refusal>;

    /// Lets a fact change what is known. A fact was decided once and is not judged again.
    fn apply(&mut self, fact: &Self::Fact);

    /// Applies facts in their order.
    fn apply_all<'a>(&mut self, facts: impl IntoIterator<Item = &'a Self::Fact>)
    where
        Self::Fact: 'a,
    {
        facts.into_iter().for_each(|fact| self.apply(fact));
    }

    /// What facts make, from the first on.
    fn of<'a>(facts: impl IntoIterator<Item = &'a Self::Fact>) -> Self
    where
        Self::Fact: 'a,
    {
        let mut folded = Self::default();
        folded.apply_all(facts);
        folded
    }
}

/// What is shared is folded on without those who look at it seeing it change.
impl<A: Fold> Fold for Arc<A> {
    type Command = A::Command;
    type Fact = A::Fact;
    type Refusal = A::Refusal;

    fn decide(&self, command: A::Command, now: Timestamp) -> Result<Vec<A::Fact>, A::Refusal> {
        A::decide(self, command, now)
    }

    fn apply(&mut self, fact: &A::Fact) {
        Arc::make_mut(self).apply(fact);
    }
}
