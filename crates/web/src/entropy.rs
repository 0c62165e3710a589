//! Random numbers of the operating system.

use rokada_draw::{Draw, Pool, program};

/// A position drawn with the system's random numbers; `None` when it gives none, or the pool leaves
/// hardly anything to draw.
pub(crate) fn draw(pool: Pool) -> Option<Draw> {
    let words = std::iter::from_fn(|| {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).ok()?;
        Some(u16::from_be_bytes(bytes))
    });
    program::quick(pool, words).ok()
}
