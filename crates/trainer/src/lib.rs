//! Lessons and endless exercises on Chess960 castling. What is right comes from the library's
//! [`CastlingPlan`](rokada_chess::CastlingPlan) and from nowhere else.
//!
//! ```
//! use rokada_trainer::{Exercise, Level};
//!
//! // The same seed gives the same exercise, so an address can carry it.
//! let exercise = Exercise::new(Level::new(2).unwrap(), 960);
//! assert_eq!(exercise.position(), Exercise::new(Level::new(2).unwrap(), 960).position());
//! let answer = exercise.solution();
//! assert!(exercise.mark(&answer).is_right());
//! ```

mod exercise;
mod lesson;
mod make;
mod seed;

pub use exercise::{Answer, Exercise, Marking, Part};
pub use lesson::{Claim, Example, LESSONS, Lesson};
pub use make::Level;
