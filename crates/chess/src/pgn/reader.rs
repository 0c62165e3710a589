//! Reading games one after the other.

use alloc::borrow::Cow;

use super::text::unescape;
use super::token::{self, Kind, Token};
use super::window::Window;
use super::{Fault, GameResult, Input, Place, Problem, Variant, decode};

/// How deep variations may lie within variations.
pub const MAX_DEPTH: usize = 250;

/// What a game does to whoever reads it. Every method has an empty default.
///
/// A method that answers with a [`Problem`] ends the game: the problem comes back with its place in
/// [`Visitor::fault`], and reading goes on with the next game.
pub trait Visitor {
    /// A game begins.
    fn begin(&mut self) {}

    /// A tag, its value without escapes.
    ///
    /// # Errors
    /// What is wrong with it.
    fn tag(&mut self, _name: &str, _value: Cow<'_, str>) -> Result<(), Problem> {
        Ok(())
    }

    /// The tags are over and moves begin; asked once in every game.
    ///
    /// # Errors
    /// What is wrong with the tags together.
    fn moves(&mut self) -> Result<(), Problem> {
        Ok(())
    }

    /// A word in a move's place, usually a move in algebraic notation; [`decode`] makes it a text.
    ///
    /// # Errors
    /// Why it is no move here.
    fn san(&mut self, _word: &[u8]) -> Result<(), Problem> {
        Ok(())
    }

    /// A numeric glyph on the last move, such as 1 for `!`.
    fn nag(&mut self, _nag: u8) {}

    /// A comment as it stands in the file; [`decode`] makes it a text.
    fn comment(&mut self, _text: &[u8]) {}

    /// A variation begins: the next move is in place of the last one.
    ///
    /// # Errors
    /// Why there can be none.
    fn open(&mut self) -> Result<(), Problem> {
        Ok(())
    }

    /// A variation ends.
    fn close(&mut self) {}

    /// The game ends; `None` when no result stands at its end.
    fn end(&mut self, _result: Option<GameResult>) {}

    /// The game is bad; nothing more of it comes, not even its end.
    fn fault(&mut self, _fault: Fault) {}
}

/// Reads PGN from an input of any size, in memory of a fixed size.
///
/// ```
/// use rokada_chess::pgn::{Problem, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Count(u32);
///
/// impl Visitor for Count {
///     fn san(&mut self, _word: &[u8]) -> Result<(), Problem> {
///         self.0 += 1;
///         Ok(())
///     }
/// }
///
/// let mut count = Count::default();
/// let mut games = Reader::new(&b"1. e4 e5 {open} 1-0 [White \"Player 01\"] 1. d4 *"[..]);
/// while games.read(&mut count)? {}
/// assert_eq!(count.0, 3);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<I> {
    window: Window<I>,
    begun: bool,
}

/// How far a game has come.
#[derive(Default)]
struct Progress {
    /// An `Event` tag was read.
    event: bool,
    /// Some tag was read.
    tags: bool,
    /// The tags are over.
    moves: bool,
    /// How many variations are open.
    depth: usize,
    /// Where the outermost of them begins.
    opened: Option<Place>,
}

/// The result of a good game, the fault of a bad one.
type Ending = Result<Option<GameResult>, Fault>;

impl<I: Input> Reader<I> {
    /// A reader at the beginning of an input.
    pub fn new(input: I) -> Reader<I> {
        Reader {
            window: Window::new(input),
            begun: false,
        }
    }

    /// Reads a game and says whether there was one.
    ///
    /// # Errors
    /// Only those of the input; what is wrong with the game itself goes to [`Visitor::fault`].
    pub fn read<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, I::Error> {
        let first = !core::mem::replace(&mut self.begun, true);
        if first && self.window.begins_as_utf16()? {
            self.window.give_up();
            visitor.begin();
            visitor.fault(Fault {
                place: Place::START,
                problem: Problem::Utf16,
            });
            return Ok(true);
        }
        let token = self.window.token()?;
        if token.kind == Kind::Nothing {
            return Ok(false);
        }
        self.window.put_back(token.start);
        visitor.begin();
        let mut progress = Progress::default();
        match self.game(visitor, &mut progress)? {
            Ok(result) => visitor.end(result),
            Err(fault) => {
                let other_game = self.skip(&mut progress)?;
                visitor.fault(fault.because(other_game));
            }
        }
        Ok(true)
    }

    fn game<V: Visitor>(
        &mut self,
        visitor: &mut V,
        progress: &mut Progress,
    ) -> Result<Ending, I::Error> {
        let result = loop {
            let token = self.window.token()?;
            if token.kind == Kind::Nothing {
                break None;
            }
            if progress.ends_before(token, &self.window) {
                self.window.put_back(token.start);
                break None;
            }
            if token.kind == Kind::End && progress.depth == 0 {
                break token::result(self.window.bytes(token));
            }
            if let Err(problem) = self.give(token, visitor, progress) {
                return Ok(Err(Fault {
                    place: self.window.place(token.start),
                    problem,
                }));
            }
        };
        if let Some(place) = progress.opened {
            return Ok(Err(Fault {
                place,
                problem: Problem::UnclosedVariation,
            }));
        }
        if let Err(problem) = begin_moves(visitor, progress) {
            return Ok(Err(Fault {
                place: self.window.place_now(),
                problem,
            }));
        }
        Ok(Ok(result))
    }

    /// Gives a token to the visitor.
    #[inline]
    fn give<V: Visitor>(
        &mut self,
        token: Token,
        visitor: &mut V,
        progress: &mut Progress,
    ) -> Result<(), Problem> {
        match token.kind {
            Kind::San => {
                begin_moves(visitor, progress)?;
                visitor.san(self.window.bytes(token))
            }
            Kind::Comment => {
                // A comment before the tags may be about the whole file.
                if progress.tags {
                    begin_moves(visitor, progress)?;
                }
                visitor.comment(token::comment(self.window.bytes(token)));
                Ok(())
            }
            Kind::Nag => {
                begin_moves(visitor, progress)?;
                if let Some(nag) = token::nag(self.window.bytes(token)) {
                    visitor.nag(nag);
                }
                Ok(())
            }
            Kind::Tag => {
                let (name, value) = token::tag(self.window.bytes(token));
                progress.tags = true;
                progress.event |= name == b"Event";
                visitor.tag(&decode(name), unescape(decode(value)))
            }
            Kind::Open => {
                begin_moves(visitor, progress)?;
                if progress.depth == MAX_DEPTH {
                    return Err(Problem::TooDeep);
                }
                if progress.depth == 0 {
                    progress.opened = Some(self.window.place(token.start));
                }
                progress.depth += 1;
                visitor.open()
            }
            Kind::Close if progress.depth == 0 => Err(Problem::NoVariationToClose),
            Kind::Close => {
                progress.depth -= 1;
                if progress.depth == 0 {
                    progress.opened = None;
                }
                visitor.close();
                Ok(())
            }
            Kind::Sign => {
                let sign = self.window.bytes(token)[0];
                Err(Problem::UnexpectedSign(char::from(sign)))
            }
            Kind::BadTag => Err(Problem::MalformedTag),
            Kind::BadNag => Err(Problem::MalformedNag),
            Kind::BadComment => Err(Problem::UnclosedComment),
            Kind::TooLong => Err(Problem::TokenTooLong),
            // A variation may tell how it would have ended; the rest is no token.
            Kind::End | Kind::Pass | Kind::More | Kind::Nothing => Ok(()),
        }
    }

    /// Passes over the rest of a bad game. If its tags say that it is another game than chess, that
    /// comes back as a fault.
    fn skip(&mut self, progress: &mut Progress) -> Result<Option<Fault>, I::Error> {
        let mut other_game = None;
        loop {
            let token = self.window.token()?;
            if progress.ends_before(token, &self.window) {
                self.window.put_back(token.start);
                return Ok(other_game);
            }
            match token.kind {
                Kind::Nothing => return Ok(other_game),
                Kind::End if progress.depth == 0 => return Ok(other_game),
                Kind::Tag => {
                    let (name, value) = token::tag(self.window.bytes(token));
                    if name.eq_ignore_ascii_case(b"Variant") {
                        let value = unescape(decode(value)).into_owned();
                        let unknown = Variant::from_name(&value).is_none();
                        let place = self.window.place(token.start);
                        other_game = unknown.then_some(Fault {
                            place,
                            problem: Problem::UnknownVariant(value),
                        });
                    }
                }
                Kind::End => {}
                Kind::Open => progress.depth += 1,
                Kind::Close => progress.depth = progress.depth.saturating_sub(1),
                _ => progress.moves = true,
            }
        }
    }
}

impl Fault {
    /// The fault of a game whose later tags call it another game: the position of such a game is
    /// none of chess, and no wonder.
    fn because(self, other_game: Option<Fault>) -> Fault {
        match self.problem {
            Problem::Fen(_) | Problem::Position(_) => other_game.unwrap_or(self),
            _ => self,
        }
    }
}

impl Progress {
    /// Does a token belong to the next game? A tag does after the moves have begun, and a second
    /// `Event` does in any case.
    #[inline]
    fn ends_before<I: Input>(&self, token: Token, window: &Window<I>) -> bool {
        token.kind == Kind::Tag
            && (self.moves || self.event && token::tag(window.bytes(token)).0 == b"Event")
    }
}

#[inline]
fn begin_moves<V: Visitor>(visitor: &mut V, progress: &mut Progress) -> Result<(), Problem> {
    match core::mem::replace(&mut progress.moves, true) {
        true => Ok(()),
        false => visitor.moves(),
    }
}
