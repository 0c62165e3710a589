//! Reading games one after the other.

use alloc::borrow::Cow;

use super::text::unescape;
use super::token::Token;
use super::window::Window;
use super::{Fault, GameResult, Input, Place, Problem, decode};

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
        match self.window.token()? {
            Some((_, start)) => self.window.put_back(start),
            None => return Ok(false),
        }
        visitor.begin();
        let mut progress = Progress::default();
        match self.game(visitor, &mut progress)? {
            Ok(result) => visitor.end(result),
            Err(fault) => {
                self.skip(&mut progress)?;
                visitor.fault(fault);
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
            let Some((token, start)) = self.window.token()? else {
                break None;
            };
            if progress.ends_before(&token, |name| self.window.bytes(name)) {
                self.window.put_back(start);
                break None;
            }
            match token {
                Token::End(result) if progress.depth == 0 => break Some(result),
                // A variation may tell how it would have ended.
                Token::End(_) => {}
                _ => {
                    if let Err(problem) = self.give(token, start, visitor, progress) {
                        return Ok(Err(Fault {
                            place: self.window.place(start),
                            problem,
                        }));
                    }
                }
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
        start: usize,
        visitor: &mut V,
        progress: &mut Progress,
    ) -> Result<(), Problem> {
        match token {
            Token::San(word) => {
                begin_moves(visitor, progress)?;
                visitor.san(self.window.bytes(word))
            }
            Token::Comment(text) => {
                // A comment before the tags may be about the whole file.
                if progress.tags {
                    begin_moves(visitor, progress)?;
                }
                visitor.comment(self.window.bytes(text));
                Ok(())
            }
            Token::Nag(nag) => {
                begin_moves(visitor, progress)?;
                visitor.nag(nag);
                Ok(())
            }
            Token::Tag { name, value } => {
                progress.tags = true;
                progress.event |= self.window.bytes(name.clone()) == b"Event";
                let name = decode(self.window.bytes(name));
                let value = unescape(decode(self.window.bytes(value)));
                visitor.tag(&name, value)
            }
            Token::Open => {
                begin_moves(visitor, progress)?;
                if progress.depth == MAX_DEPTH {
                    return Err(Problem::TooDeep);
                }
                if progress.depth == 0 {
                    progress.opened = Some(self.window.place(start));
                }
                progress.depth += 1;
                visitor.open()
            }
            Token::Close if progress.depth == 0 => Err(Problem::NoVariationToClose),
            Token::Close => {
                progress.depth -= 1;
                if progress.depth == 0 {
                    progress.opened = None;
                }
                visitor.close();
                Ok(())
            }
            Token::End(_) => Ok(()),
            Token::Bad(problem) => Err(problem),
        }
    }

    /// Passes over the rest of a bad game.
    fn skip(&mut self, progress: &mut Progress) -> Result<(), I::Error> {
        while let Some((token, start)) = self.window.token()? {
            if progress.ends_before(&token, |name| self.window.bytes(name)) {
                self.window.put_back(start);
                break;
            }
            match token {
                Token::End(_) if progress.depth == 0 => break,
                Token::Tag { .. } | Token::End(_) => {}
                Token::Open => progress.depth += 1,
                Token::Close => progress.depth = progress.depth.saturating_sub(1),
                _ => progress.moves = true,
            }
        }
        Ok(())
    }
}

impl Progress {
    /// Does a token belong to the next game? A tag does after the moves have begun, and a second
    /// `Event` does in any case.
    #[inline]
    fn ends_before<'a>(
        &self,
        token: &Token,
        bytes: impl Fn(core::ops::Range<usize>) -> &'a [u8],
    ) -> bool {
        match token {
            Token::Tag { name, .. } => self.moves || self.event && bytes(name.clone()) == b"Event",
            _ => false,
        }
    }
}

#[inline]
fn begin_moves<V: Visitor>(visitor: &mut V, progress: &mut Progress) -> Result<(), Problem> {
    match core::mem::replace(&mut progress.moves, true) {
        true => Ok(()),
        false => visitor.moves(),
    }
}
