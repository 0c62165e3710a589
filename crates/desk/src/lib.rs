//! Events and people on a journal: where the terminal and the site do the same things to the same
//! journal.
//!
//! A [`Desk`] is an event as the journal has it. [`Desk::act`] decides a command on it and keeps
//! what follows; when somebody else was quicker, the command is decided anew on what is true now.
//! A [`Register`] does the same for the people of the site.
//!
//! ```
//! use rokada_desk::Desk;
//! use rokada_tournament::{Command, Settings};
//! use rokada_journal::Journal;
//!
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("journal.db");
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let journal = Journal::open(&file).await?;
//! let mut desk = Desk::for_new(&journal, "Chess960 evening").await?;
//! let settings = Box::new(Settings::named("Chess960 evening", 5));
//! desk.act("arbiter", Command::Create { settings }).await?;
//! let read = Desk::open(&journal, "chess960-evening").await?.unwrap();
//! assert_eq!(read.event().settings().name, "Chess960 evening");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```

mod clock;
mod desk;
mod draw;
mod error;
mod history;
mod name;
mod next;
mod program_draw;
mod register;
mod secrets;
mod token;

pub use clock::{now, now_ms};
pub use desk::Desk;
pub use draw::{by_program, plain_text};
pub use error::DeskError;
pub use history::{Deed, history};
pub use name::events;
pub use next::{Step, round_to_draw, step};
pub use program_draw::{DrawRefused, LONGEST_WORD, ProgramDraw, ProgramDrawError, Word};
pub use register::{Entered, Register};
pub use secrets::{keep_secret, secret_of};
pub use token::new_token;
